"""A Few Acres of Snow by Martin Wallace, for two: as the house sees it."""

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
from engine.few_acres.autopilot import choose
from engine.few_acres.cards import GUIDE, LOOKUPS, RULES, TOPICS
from engine.few_acres.orders import answered, orders_of
from engine.few_acres.outcome import outcome_of
from engine.few_acres.reasons import why_not
from engine.few_acres.setup import OPTIONS, deal
from engine.few_acres.state import State, census, side_of
from engine.few_acres.turn import stage
from engine.few_acres.verbs import VERBS
from engine.few_acres.view import View, view_of


class FewAcres(WaitsForAll, PrintedCards, QuietAutopilot, NoWishes):
    name = "few_acres"
    version = 1
    seats = range(2, 3)
    state_type = State
    command = "acres"
    hidden = False
    verbs: tuple[Verb, ...] = VERBS
    options: tuple[TableOption, ...] = OPTIONS
    cards: tuple[Lookup, ...] = LOOKUPS
    rules: tuple[str, ...] = RULES
    topics: Mapping[str, str] = TOPICS
    guide: Mapping[str, str] = GUIDE
    checks: Mapping[str, Callable[[str], None]] = {}

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
        """Shuffle the decks, and each foreign hand with its deck: what both hold is known."""
        mine = side_of(state, seat)
        for side, player in state.players.items():
            if side == mine:
                rng.shuffle(player.deck)
                continue
            hidden = [*player.hand, *player.deck]
            rng.shuffle(hidden)
            held = len(player.hand)
            player.hand, player.deck = hidden[:held], hidden[held:]

    def autopilot(self, view: View, question: Question, rng: Rng) -> Raw:
        return choose(view, question, rng)

    def orders(self, view: View) -> tuple[StandingOrder, ...]:
        return orders_of(view)

    def ordered(self, view: View, question: Question, orders: Mapping[str, str]) -> Ordered | None:
        return answered(question, orders)

    def why_not(self, view: View, wish: str) -> tuple[Text, ...]:
        return why_not(view, wish)

    def upgrade(self, data: dict[str, object], version: int) -> dict[str, object]:
        raise AssertionError(f"there never was a version {version}")

    def census(self, state: State) -> object:
        return census(state)
