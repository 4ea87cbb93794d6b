"""Scenario 4, "Volcano Island": explore its temples, and flee before lava takes the island.

The story holds a totem's number by its space, and which of them have been explored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from engine.core import Context, One, Script, Text, ask
from engine.robinson import island
from engine.robinson.content import (
    ISLAND,
    ITEMS,
    MYSTERIES,
    CardId,
    PersonId,
    Price,
    SpaceId,
    TokenId,
    face,
)
from engine.robinson.effects import ActionKind, Effects, Level, Mysteries
from engine.robinson.marks import make_inaccessible
from engine.robinson.scenarios.base import Scenario, Tally
from engine.robinson.scenarios.markers import farthest, lay_markers
from engine.robinson.scope import of_actor
from engine.robinson.state import Doing, Moment, Planned, Space, State
from engine.robinson.texts import (
    about_card,
    card_option,
    card_text,
    choice,
    space_option,
    space_text,
)
from engine.robinson.words import carry_out

START, START_TILE = SpaceId(6), 10
VOLCANO = SpaceId(5)
# Which spaces lava takes at the start of a round.
LAVA: MappingProxyType[int, tuple[SpaceId, ...]] = MappingProxyType(
    {4: (6,), 5: (2, 9), 6: (1, 8), 7: (4,), 8: (0, 7)}
)
FIRST_ITEMS = ("knife", "shovel")
ASH = 2  # markers that the book brings
MAP, DIARY, TORCH = "token-old-map", "token-old-diary", "token-torch"
CANVAS = "token-old-canvas"
WARDS: MappingProxyType[str, TokenId] = MappingProxyType({"trap": DIARY, "monster": TORCH})
BOAT = "jolly-boat"
STRUCTURES = ("shelter", "roof", "palisade")
# By the number of players; RULING: alone as with two.
TILES_NEEDED, TOTEMS_NEEDED = (6, 6, 7, 8), (3, 3, 4, 4)
# RULING: a fifth totem is like the fourth.
DEPTHS = (3, 4, 4, 5, 5)  # mysteries of each totem
STEEP = 3  # from this totem on it takes a pawn more
TOTEM, EXPLORED = "totem", "explored"
SITE = "site-totem"  # no card: what its mysteries are asked about
NONE = "none"


class VolcanoIsland(Scenario):
    def prepare(self, state: State) -> None:
        """The volcano is a tile, the camp lies elsewhere, and two items are built."""
        state.island[ISLAND.start] = Space()
        state.island[VOLCANO] = Space(ISLAND.first_tile, face_down=True)
        state.island[START].tile = START_TILE
        state.tiles.remove(START_TILE)
        state.camp = START
        for item in FIRST_ITEMS:
            state.board.remove(item)
            state.built.append(item)
            for word in ITEMS[item].gives:
                if isinstance(word, Level):
                    state.weapon += word.by

    def dawn(self, state: State, ctx: Context) -> Script[None]:
        """Lava takes some spaces, and the camp if it is there."""
        for space in LAVA.get(state.round, ()):
            if space == state.camp:
                state.ended = "loss"
                ctx.tell("camp-buried", space=space_text(space))
                return
            # RULING: spaces that nobody explored are closed, too.
            make_inaccessible(state, ctx, space)
            for marks in state.marks.values():
                # What an event turned down stays down for good.
                marks[:] = [mark for mark in marks if mark != f"turn.{space}"]
        yield from ()

    def book(self, state: State, ctx: Context) -> Script[None]:
        """Ash comes to two spaces; for each marker that has no room all take a wound."""
        question = partial(_ash_question, state)
        yield from lay_markers(state, ctx, "ash", ASH, question, lambda: ctx.tell("ash-everywhere"))

    def totem(
        self, state: State, ctx: Context, who: PersonId, space: SpaceId, number: int
    ) -> Script[None]:
        """The way into a temple; the totem of the first tile doesn't count."""
        state.story[f"{TOTEM}-{space}"] = 1 + len(_totems(state))
        yield from ()

    def extra_pawns(self, state: State, planned: Planned) -> int:
        """All exploration takes a pawn more, and some temples another."""
        if planned.kind != "explore":
            return 0
        number = state.story.get(f"{TOTEM}-{planned.space}", 0) if self.owns(planned) else 0
        return 1 + (number >= STEEP)

    def targets(self, state: State, plan: Sequence[Planned]) -> Iterator[tuple[ActionKind, str]]:
        """Each temple can be explored until that is done."""
        for space in sorted(_totems(state)):
            if _can_enter(state, space):
                yield "explore", f"{TOTEM}-at-{space}"

    def owns(self, planned: Planned) -> bool:
        return planned.kind == "explore" and planned.target.startswith(TOTEM)

    def is_possible(self, state: State, planned: Planned) -> bool:
        return planned.space is not None and _can_enter(state, planned.space)

    def perform(self, state: State, ctx: Context, doing: Doing) -> Script[None]:
        """Draw the mysteries of a temple: whoever gives up has to come again."""
        space, actor = doing.planned.space, doing.actor
        assert space is not None
        number = DEPTHS[state.story[f"{TOTEM}-{space}"] - 1]
        spared = yield from ask(ctx, state.speaker(actor), partial(_map_question, state, number))
        if spared == MAP:
            _use(state, MAP)
            number -= 1
            ctx.tell("mystery-spared", card=card_text(MAP))
        row = Mysteries(n=number, treasure=number, trap=number, monster=number)
        yield from carry_out(state, ctx, of_actor(SITE, actor), (row,))
        now = state.doing
        assert now is not None
        # RULING: a trap that ends the drawing ends it well; one who stops hasn't explored it.
        if not now.gave_up and not state.people[actor].dead:
            state.story[f"{EXPLORED}-{space}"] = 1
            ctx.tell("totem-explored", space=space_text(space), number=len(_explored(state)))

    def wards_off(self, state: State, ctx: Context, who: PersonId, card: CardId) -> Script[bool]:
        """The diary wards a trap off, and the torch a monster."""
        token = WARDS.get(MYSTERIES[card].kind, "")
        build = partial(_ward_question, state, token, card)
        if (yield from ask(ctx, state.speaker(who), build)) in (None, NONE):
            return False
        _use(state, token)
        ctx.tell("mystery-warded", card=card_text(token), mystery=card_text(card))
        return True

    def moment(self, state: State, token: TokenId) -> Moment:
        """The canvas waits for clouds."""
        return "clouds" if token == CANVAS else ""

    def sign(self, state: State, token: TokenId) -> Effects | None:
        """The canvas serves against rain; the others serve when mysteries are drawn."""
        is_useful = token == CANVAS and state.moment == "clouds" and state.rain > 0
        return () if is_useful else None

    def signed(self, state: State, ctx: Context, token: TokenId) -> Script[None]:
        """The canvas keeps off a rain cloud."""
        state.rain -= token == CANVAS
        yield from ()

    def prices(
        self, state: State, kind: ActionKind, target: str, printed: tuple[Price, ...]
    ) -> tuple[Price, ...]:
        """Hides count as wood for shelter, roof and palisade."""
        if kind != "build" or face(target).partition("-at-")[0] not in STRUCTURES:
            return printed
        wood, hides = printed[0].wood, printed[1].hides
        # As many hides as would do alone are cheaper by themselves.
        mixed = (Price(wood=wood - each, hides=each) for each in range(1, hides))
        return (*printed, *mixed)

    def may_build(self, state: State, item: str) -> bool:
        """The boat is built once all the rest has been done."""
        tiles, totems, _ = self.goal(state)
        return item != BOAT or (tiles.number >= tiles.of and totems.number >= totems.of)

    def goal(self, state: State) -> tuple[Tally, ...]:
        """Tiles and temples explored, and the boat."""
        return (
            Tally("tiles", _tiles(state), TILES_NEEDED[state.seats - 1]),
            Tally("totems", len(_explored(state)), TOTEMS_NEEDED[state.seats - 1]),
            Tally("boat", int(_is_afloat(state)), 1),
        )

    def is_won(self, state: State) -> bool:
        """The boat is built, which comes last."""
        # RULING: at once, even before the boat would be on the board with other items.
        return _is_afloat(state)

    def counted(self, state: State) -> Mapping[str, int]:
        tiles, totems = _tiles(state), len(_explored(state))
        return {"tile": tiles, "totem": totems, "boat": int(_is_afloat(state))}

    def marks(self, state: State, space: SpaceId) -> tuple[str, ...]:
        """The volcano, lava by the round in which it comes, and temples by number, or explored."""
        if space == VOLCANO:
            return ("volcano",)
        if any(since <= state.round and space in spaces for since, spaces in LAVA.items()):
            return ("lava",)
        coming = tuple(f"lava-{since}" for since, spaces in LAVA.items() if space in spaces)
        number = state.story.get(f"{TOTEM}-{space}")
        if number is None or island.tile_at(state, space) is None:
            return coming
        return (*coming, "totem-explored" if space in _explored(state) else f"totem-{number}")


def _named(state: State, name: str) -> list[SpaceId]:
    """The spaces that the story knows under a name."""
    prefix = f"{name}-"
    return [int(each.removeprefix(prefix)) for each in state.story if each.startswith(prefix)]


def _totems(state: State) -> list[SpaceId]:
    return _named(state, TOTEM)


def _explored(state: State) -> list[SpaceId]:
    return _named(state, EXPLORED)


def _tiles(state: State) -> int:
    """How many tiles were explored, lost ones too: all but the first one and the volcano."""
    return sum(here.tile is not None for here in state.island) - 2


def _is_afloat(state: State) -> bool:
    return BOAT in state.built or BOAT in state.future_items


def _can_enter(state: State, space: SpaceId) -> bool:
    reachable = space in island.distances(state) and island.tile_at(state, space) is not None
    return space in _totems(state) and space not in _explored(state) and reachable


def _use(state: State, token: TokenId) -> None:
    """Use up a discovery token that is there."""
    doing = state.doing
    (state.found if token in state.found or doing is None else doing.tokens).remove(token)
    state.box.append(token)


def _has(state: State, token: TokenId) -> bool:
    own = state.doing.tokens if state.doing is not None else []
    return token in state.found or token in own


def _map_question(state: State, number: int) -> One | None:
    """Whether the old map spares a mystery."""
    if not _has(state, MAP):
        return None
    about = Text("about-temple", {"number": number})
    return One("mystery.map", (card_option(MAP), choice(NONE)), MAP, about)


def _ward_question(state: State, token: TokenId, card: CardId) -> One | None:
    """Whether something wards a mystery off."""
    if not token or not _has(state, token):
        return None
    return One("mystery.ward", (card_option(token), choice(NONE)), token, about_card(card))


def _ash_question(state: State) -> One | None:
    """Where ash may come: to any space without, but for the volcano."""
    spaces = [
        space
        for space, here in enumerate(state.island)
        if space != VOLCANO and "ash" not in here.marks
    ]
    if not spaces:
        return None
    default = str(farthest(state, spaces))
    return One("ash.place", tuple(map(space_option, spaces)), default)
