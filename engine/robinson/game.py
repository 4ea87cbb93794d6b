"""Robinson Crusoe: Adventure on the Cursed Island, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import (
    Config,
    Context,
    Lookup,
    One,
    Option,
    Ordered,
    Outcome,
    PrintedCards,
    Question,
    Raw,
    Rng,
    Script,
    Seat,
    StandingOrder,
    TableOption,
    Text,
    Verb,
)
from engine.robinson.asking import GO_ON
from engine.robinson.autopilot import choose
from engine.robinson.cards import GUIDE, RULES, TOPICS, lookups
from engine.robinson.event_deck import shuffle_below, waiting
from engine.robinson.orders import answered, orders_of
from engine.robinson.pilot_uses import use
from engine.robinson.reasons import why_not, wishes
from engine.robinson.scenarios import registry
from engine.robinson.script import stage
from engine.robinson.setup import OPTIONS, deal
from engine.robinson.state import State, census
from engine.robinson.verbs import USING, VERBS
from engine.robinson.view import View
from engine.robinson.viewing import view_of


class RobinsonCrusoe(PrintedCards):
    name = "robinson"
    command = "crusoe"
    hidden = False
    version = 1
    seats = range(1, 5)
    state_type = State
    verbs: tuple[Verb, ...] = VERBS
    options: tuple[TableOption, ...] = OPTIONS
    cards: tuple[Lookup, ...] = lookups()
    rules: tuple[str, ...] = RULES
    topics: Mapping[str, str] = TOPICS
    guide: Mapping[str, str] = GUIDE
    checks: Mapping[str, Callable[[str], None]] = {}

    def setup(self, config: Config, rng: Rng) -> State:
        return deal(config, rng)

    def script(self, state: State, ctx: Context) -> Script[None]:
        return stage(state, ctx)

    def is_cooperative(self, state: State) -> bool:
        return True

    def outcome(self, state: State) -> Outcome | None:
        if not state.ended:
            return None
        scenario = registry.SCENARIOS[state.scenario]
        parts, points = scenario.parts(state), scenario.points(state)
        won = state.ended == "goal"
        reason = Text(
            f"outcome-{state.ended}",
            {"scenario": state.scenario, "points": points, "round": state.round},
        )
        scores, all_parts = (points,) * state.seats, (parts,) * state.seats if parts else ()
        return Outcome((tuple(state.everyone),), scores, reason, won, all_parts)

    def waits_for_nobody(self, state: State, question: Question) -> bool:
        # What a seat uses may ask it something in the middle of a vote; that is its own.
        is_vote = bool(state.says) and question.id not in (*USING, "item.free")
        return is_vote or question.id.endswith(f".{GO_ON}")

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def census(self, state: State) -> object:
        return census(state)

    def redeal(self, state: State, seat: Seat, rng: Rng) -> None:
        redeal(state, rng)

    def autopilot(self, view: View, question: Question, rng: Rng) -> Raw:
        return choose(view, question, rng)

    def autopilot_aside(self, view: View, aside: One, rng: Rng) -> Raw | None:
        return use(view, aside)

    def orders(self, view: View) -> tuple[StandingOrder, ...]:
        return orders_of(view)

    def ordered(self, view: View, question: Question, orders: Mapping[str, str]) -> Ordered | None:
        return answered(question, orders)

    def wishes(self, view: View) -> tuple[Option, ...]:
        return wishes(view)

    def why_not(self, view: View, wish: str) -> tuple[Text, ...]:
        return why_not(view, wish)

    def upgrade(self, data: dict[str, object], version: int) -> dict[str, object]:
        raise AssertionError(f"there never was a version {version}")


def redeal(state: State, rng: Rng) -> None:
    """Shuffle all that lies face down; what players have seen of it stays where it is."""
    for pile in (
        state.mysteries,
        state.beasts,
        state.tokens,
        state.inventions,
        state.starting,
        *state.adventures.values(),
    ):
        rng.shuffle(pile)
    shuffle_below(state.events, max(state.events_known, waiting(state)), rng)
    shuffle_below(state.tiles, state.tiles_known, rng)
    shuffle_below(state.hunt, state.hunt_known, rng)
