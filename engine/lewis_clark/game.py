"""Lewis & Clark: The Expedition by Cédrick Chaboussit, for one to five: as the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import (
    Config,
    Context,
    Lookup,
    NoWishes,
    Ordered,
    Outcome,
    PrintedCards,
    Question,
    QuietAutopilot,
    Raw,
    Rng,
    Script,
    Seat,
    StandingOrder,
    TableOption,
    Text,
    Verb,
    WaitsForAll,
)
from engine.lewis_clark.autopilot import choose
from engine.lewis_clark.cards import GUIDE, LOOKUPS, RULES, TOPICS
from engine.lewis_clark.content import CHARACTERS, MOST_PLAYERS
from engine.lewis_clark.orders import ORDERS, answered
from engine.lewis_clark.outcome import outcome_of
from engine.lewis_clark.reasons import why_not
from engine.lewis_clark.setup import OPTIONS, check_route, deal
from engine.lewis_clark.state import Expedition, State, census
from engine.lewis_clark.turn import stage
from engine.lewis_clark.verbs import VERBS
from engine.lewis_clark.view import View, view_of


class LewisClark(WaitsForAll, PrintedCards, QuietAutopilot, NoWishes):
    name = "lewis_clark"
    version = 1
    seats = range(1, MOST_PLAYERS + 1)
    state_type = State
    command = "lewis"
    hidden = False
    verbs: tuple[Verb, ...] = VERBS
    options: tuple[TableOption, ...] = OPTIONS
    cards: tuple[Lookup, ...] = LOOKUPS
    rules: tuple[str, ...] = RULES
    topics: Mapping[str, str] = TOPICS
    guide: Mapping[str, str] = GUIDE
    checks: Mapping[str, Callable[[str], None]] = {"route": check_route}

    def setup(self, config: Config, rng: Rng) -> State:
        return deal(config, rng)

    def script(self, state: State, ctx: Context) -> Script[None]:
        return stage(state, ctx)

    def is_cooperative(self, state: State) -> bool:
        return False

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def redeal(self, state: State, seat: Seat, rng: Rng) -> None:
        """Shuffle the draw pile, and what lies face down among others' hands.

        Which cards a player has is known to all, and of those face down what their backs show.
        """
        rng.shuffle(state.draw_pile)
        for foe in state.everyone:
            if foe != seat:
                _redeal_face_down(state.expeditions[foe], rng)

    def autopilot(self, view: View, question: Question, rng: Rng) -> Raw:
        return choose(view, question, rng)

    def orders(self, view: View) -> tuple[StandingOrder, ...]:
        return ORDERS

    def ordered(self, view: View, question: Question, orders: Mapping[str, str]) -> Ordered | None:
        return answered(question, orders)

    def why_not(self, view: View, wish: str) -> tuple[Text, ...]:
        return why_not(view, wish)

    def upgrade(self, data: dict[str, object], version: int) -> dict[str, object]:
        raise AssertionError(f"there never was a version {version}")

    def census(self, state: State) -> object:
        return census(state)


def _redeal_face_down(foe: Expedition, rng: Rng) -> None:
    for active in foe.area:
        if active.beneath is None:
            continue
        back = CHARACTERS[active.beneath]
        alike = [
            card
            for card in foe.hand
            if (CHARACTERS[card].strength, CHARACTERS[card].badge) == (back.strength, back.badge)
        ]
        if alike:
            card = alike[rng.below(len(alike))]
            foe.hand[foe.hand.index(card)] = active.beneath
            active.beneath = card
    rng.shuffle(foe.hand)
