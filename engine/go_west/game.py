"""Go West! by Leo Colovini, for two to four: the rules as the rest of the house sees them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import (
    Config,
    Context,
    Lookup,
    NoWishes,
    Ordered,
    Outcome,
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
from engine.go_west.autopilot import choose
from engine.go_west.cards import GUIDE, RULES, TOPICS, lookups
from engine.go_west.content import BUNDLED, check_deck
from engine.go_west.orders import ORDERS, answered
from engine.go_west.outcome import outcome_of
from engine.go_west.reasons import why_not
from engine.go_west.script import stage
from engine.go_west.setup import OPTIONS, deal
from engine.go_west.state import State, census
from engine.go_west.verbs import VERBS
from engine.go_west.view import View, view_of


class GoWest(WaitsForAll, QuietAutopilot, NoWishes):
    name = "go_west"
    version = 1
    seats = range(2, 5)
    state_type = State
    command = "west"
    hidden = False
    verbs: tuple[Verb, ...] = VERBS
    options: tuple[TableOption, ...] = OPTIONS
    cards: tuple[Lookup, ...] = lookups(BUNDLED)
    rules: tuple[str, ...] = RULES
    topics: Mapping[str, str] = TOPICS
    guide: Mapping[str, str] = GUIDE
    checks: Mapping[str, Callable[[str], None]] = {"deck": check_deck}

    def setup(self, config: Config, rng: Rng) -> State:
        return deal(config, rng)

    def cards_of(self, state: State) -> tuple[Lookup, ...]:
        return self.cards if state.deck == BUNDLED else lookups(state.deck)

    def script(self, state: State, ctx: Context) -> Script[None]:
        return stage(state, ctx)

    def is_cooperative(self, state: State) -> bool:
        return False

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state) if state.ended else None

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def redeal(self, state: State, seat: Seat, rng: Rng) -> None:
        foes = [player for each, player in enumerate(state.players) if each != seat]
        hidden = [*state.draw_pile, *(card for foe in foes for card in foe.hand)]
        rng.shuffle(hidden)
        for foe in foes:
            foe.hand = [hidden.pop() for _ in foe.hand]
        state.draw_pile = hidden

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
