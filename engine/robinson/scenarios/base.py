"""What a scenario may change: hooks that the rules call, which do nothing unless it says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from engine.core import Context, Part, Script, Text
from engine.robinson.content import (
    CHARACTERS,
    CardId,
    PersonId,
    Price,
    ScenarioSheet,
    SpaceId,
    TokenId,
    WeatherDie,
)
from engine.robinson.effects import ActionKind, Effects
from engine.robinson.state import Doing, Goods, Moment, Planned, State


class Tally(msgspec.Struct, frozen=True):
    """Something a scenario counts: so many, of so many that are wanted or there."""

    id: str
    number: int
    of: int


class Scenario:
    """The rules of a scenario. It keeps nothing: all that changes lies in the state."""

    def __init__(self, sheet: ScenarioSheet) -> None:
        self.sheet = sheet

    def chosen(self, state: State, options: Mapping[str, str]) -> None:
        """Take note of what the table has chosen."""

    def prepare(self, state: State) -> None:
        """Change the set-up, once characters are chosen."""

    def dawn(self, state: State, ctx: Context) -> Script[None]:
        """What happens at the start of a round, before its event."""
        yield from ()

    def book(self, state: State, ctx: Context) -> Script[None]:
        """The effect of the book."""
        yield from ()

    def totem(
        self, state: State, ctx: Context, who: PersonId, space: SpaceId, number: int
    ) -> Script[None]:
        """What the totem of a tile just explored does; *number* counts those found so far."""
        yield from ()

    def built(self, state: State, ctx: Context, item: str) -> Script[None]:
        """What comes of building an item of the scenario's own."""
        yield from ()

    def dusk(self, state: State, ctx: Context) -> Script[None]:
        """What happens at the end of the action phase."""
        yield from ()

    def moment(self, state: State, token: TokenId) -> Moment:
        """The moment that waits for the use of a discovery token with a sign."""
        return ""

    def token_pawn(self, state: State, token: TokenId) -> tuple[ActionKind, ...]:
        """For which actions a discovery token with a sign gives a pawn now."""
        return ()

    def sign(self, state: State, token: TokenId) -> Effects | None:
        """What the sheet says of a discovery token with a sign; None if it has no use now."""
        return self.sheet.signs.get(token)

    def signed(self, state: State, ctx: Context, token: TokenId) -> Script[None]:
        """What a discovery token with a sign does besides."""
        yield from ()

    def keeps_sign(self, token: TokenId) -> bool:
        """Whether a discovery token with a sign stays when it is used."""
        return False

    def wards_off(self, state: State, ctx: Context, who: PersonId, card: CardId) -> Script[bool]:
        """Whether something of the scenario's own wards off a mystery that was turned up."""
        yield from ()
        return False

    def rests_well(self, who: PersonId) -> bool:
        """Whether what makes resting better serves somebody."""
        return True

    def extra_pawns(self, state: State, planned: Planned) -> int:
        """How many more pawns an action needs."""
        return 0

    def targets(self, state: State, plan: Sequence[Planned]) -> Iterator[tuple[ActionKind, str]]:
        """Actions of the scenario's own that may be planned."""
        yield from ()

    def sites(self, state: State, item: str) -> list[SpaceId] | None:
        """The tiles on which an item of the scenario's own is built; None if that's in the camp."""
        return None

    def may_build(self, state: State, item: str) -> bool:
        """Whether the time has come for an item of the scenario's own."""
        return True

    def owns(self, planned: Planned) -> bool:
        """Whether an action is one of the scenario's own, which `perform` resolves."""
        return False

    def is_possible(self, state: State, planned: Planned) -> bool:
        """Whether an action of the scenario's own can still be done."""
        return True

    def perform(self, state: State, ctx: Context, doing: Doing) -> Script[None]:
        """Do an action of the scenario's own: a successful one, where it rolls dice."""
        yield from ()

    def has_adventures(self, planned: Planned) -> bool:
        """Whether an adventure that comes up in an action is a card; else it is a wound."""
        return True

    def prices(
        self, state: State, kind: ActionKind, target: str, printed: tuple[Price, ...]
    ) -> tuple[Price, ...]:
        """The ways in which something can be paid, *printed* being the usual ones."""
        return printed

    def dice(self, state: State) -> tuple[WeatherDie, ...]:
        """The weather dice of this round."""
        return self.sheet.dice(state.round)

    def breached(self, state: State, ctx: Context) -> Script[None]:
        """What comes of hungry animals that find no palisade."""
        yield from ()

    def production(self, state: State, ctx: Context) -> None:
        """What happens before the camp produces anything."""

    def produced(self, state: State, ctx: Context, goods: Goods) -> None:
        """Change what the camp produces in this round."""

    def may_camp(self, state: State, space: SpaceId) -> bool:
        """Whether the camp may move to a tile."""
        return True

    def stacks_food(self, state: State) -> bool:
        """Whether several tokens of one more food may lie at the camp."""
        return False

    def tiles_drawn(self, state: State) -> int:
        """How many tiles are drawn in exploring, of which one is laid."""
        return 1

    def extra_mouths(self, state: State) -> int:
        """How many besides the players' characters eat in the camp."""
        return 0

    def dying(self, state: State) -> tuple[PersonId, ...]:
        """Whom the scenario lets die in the coming night, unless something planned helps."""
        return ()

    def supper(self, state: State, ctx: Context) -> Script[None]:
        """What is eaten before the players' characters eat."""
        yield from ()

    def starved(self, state: State, ctx: Context, who: PersonId) -> Script[None]:
        """What comes of a player's character that goes hungry."""
        yield from ()

    def night(self, state: State, ctx: Context) -> Script[None]:
        """What happens in the night once everybody has eaten."""
        yield from ()

    def is_won(self, state: State) -> bool:
        """Whether the goal is reached."""
        return False

    def points(self, state: State) -> int:
        """Victory points, won or lost."""
        return sum(self._scored(state).values())

    def parts(self, state: State) -> tuple[Part, ...]:
        """What brings victory points, in the order of the sheet; nothing where it has none."""
        scored = self._scored(state).items()
        return tuple(Part(Text(f"part-{what}"), points) for what, points in scored)

    def _scored(self, state: State) -> dict[str, int]:
        """The points by what brings them."""
        own = self.counted(state)
        if own is None:
            return {}
        counted = {
            "heart": sum(hearts_left(state, who) for who in state.characters),
            "weapon": state.weapon,
            "roof": state.roof,
            "palisade": state.palisade,
            **own,
        }
        return {what: each * counted[what] for what, each in self.sheet.points.items()}

    def counted(self, state: State) -> Mapping[str, int] | None:
        """How much there is of what brings points in this scenario alone; None without points."""
        return None

    def goal(self, state: State) -> tuple[Tally, ...]:
        """How far the goal is reached, part by part, and what else the players must know."""
        return ()

    def marks(self, state: State, space: SpaceId) -> tuple[str, ...]:
        """What lies on a tile besides the tokens of the game."""
        return ()


def hearts_left(state: State, who: PersonId) -> int:
    return max(0, CHARACTERS[who].hearts - state.people[who].wounds)
