"""What cards do: the closed vocabulary that the content files use.

A card's effect is a row of words, each carried out in turn (`words`). What fits no word is code
under a name of its own (`specials`), and stands in the files as `special`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from engine.core import Content

Icon: TypeAlias = Literal["build", "gather", "explore"]  # the three actions that roll dice
Field: TypeAlias = Literal["hunt", "build", "gather", "explore", "arrange"]
Structure: TypeAlias = Literal["shelter", "roof", "palisade", "weapon"]  # what has a price field
TokenPlace: TypeAlias = Literal[
    "weather", "hunt", "build", "gather", "explore", "arrange",
    "shelter", "roof", "palisade", "weapon", "here",
]  # fmt: skip
Token: TypeAlias = Literal[
    "rain", "snow", "storm", "adventure", "reroll", "time", "danger", "wood", "food", "bear"
]
Terrain: TypeAlias = Literal["beach", "hills", "mountains", "plains", "river"]
Resource: TypeAlias = Literal["food", "preserved", "wood", "hides"]
Source: TypeAlias = Literal["food", "wood"]
Part: TypeAlias = Literal["head", "arm", "belly", "leg"]  # RULING: hand and arm are one place
Who: TypeAlias = Literal["all", "you", "first", "marked"]
Mystery: TypeAlias = Literal["treasure", "trap", "monster"]
ActionKind: TypeAlias = Literal[
    "threat", "hunt", "build", "gather", "explore", "arrange", "rest", "special"
]  # in the order in which they are resolved

ACTION_KINDS: tuple[ActionKind, ...] = (
    "threat", "hunt", "build", "gather", "explore", "arrange", "rest",
)  # fmt: skip
# A scenario's special actions come last, and only players can do them.
PLAYERS_KINDS: tuple[ActionKind, ...] = (*ACTION_KINDS, "special")
RESOURCES: tuple[Resource, ...] = ("food", "preserved", "wood", "hides")


class Word(Content, frozen=True, tag_field="do"):
    """A word of the vocabulary."""


class Gain(Word, frozen=True, tag="gain"):
    """Take goods. *per_player* multiplies them."""

    food: int = 0
    preserved: int = 0
    wood: int = 0
    hides: int = 0
    per_player: bool = False


class Lose(Word, frozen=True, tag="lose"):
    """Discard goods; a wound for each that is missing, unless it is *if_possible*."""

    food: int = 0
    wood: int = 0
    if_possible: bool = False


class Wound(Word, frozen=True, tag="wound"):
    """Take wounds; *with_cure* is how many it is for those who have the Cure."""

    n: int
    who: Who = "you"
    with_cure: int | None = None


class Heal(Word, frozen=True, tag="heal"):
    n: int


class Determination(Word, frozen=True, tag="determination"):
    """Gain determination, or discard it where *n* is negative."""

    n: int
    who: Who = "you"


class Morale(Word, frozen=True, tag="morale"):
    by: int


class Level(Word, frozen=True, tag="level"):
    """Change a level. *half* loses half of it, rounded down; *up_to* loses what there is."""

    of: Literal["weapon", "roof", "palisade", "roof-or-palisade"]
    by: int = 0
    half: bool = False
    up_to: bool = False


class Bonus(Word, frozen=True, tag="bonus"):
    """Raise the weapon level for this fight only."""

    n: int


class Put(Word, frozen=True, tag="put"):
    """Put a token somewhere; *here* is the place of the action, *later* at the end of the phase."""

    token: Token
    at: tuple[TokenPlace, ...]
    later: bool = False


class Exhaust(Word, frozen=True, tag="exhaust"):
    """Cover sources with black markers; the card remembers which.

    *nearest*: the nearest to the camp; *next-to-camp* and *here*: chosen there; *worked*: the one
    being gathered from; *tile-next-to-camp*: all of a tile chosen there.
    """

    where: Literal["nearest", "next-to-camp", "tile-next-to-camp", "here", "worked", "camp"]
    source: Literal["food", "fish", "parrot", "wood", "any"] = "any"
    n: int = 1
    if_possible: bool = False


class CoverTerrain(Word, frozen=True, tag="cover-terrain"):
    """Make a tile's terrain unexplored; *here*: of the action's tile. The card remembers which."""

    terrain: Terrain | Literal["here"]


class TurnTile(Word, frozen=True, tag="turn-tile"):
    """Turn a tile next to the camp face down: inaccessible. The card remembers which."""


class Restore(Word, frozen=True, tag="restore"):
    """Undo what this card covered, turned or exhausted."""


class DropInventions(Word, frozen=True, tag="drop-inventions"):
    """Discard invention cards."""

    n: int


class LoseItems(Word, frozen=True, tag="lose-items"):
    """Turn built items back, undoing what they gave; *discard* takes their inventions, too."""

    n: int
    if_possible: bool = False
    discard: bool = False


class Fight(Word, frozen=True, tag="fight"):
    """Fight a beast; what stands after its strength happens once the fight is over."""

    strength: int
    weapon: int = 0
    food: int = 0
    hides: int = 0
    palisade: int = 0


class SpecialWound(Word, frozen=True, tag="special-wound"):
    part: Part


class Marked(Word, frozen=True, tag="marked"):
    """What happens to whoever bears the special wound of this card; then its token goes.

    With *cure*, the Cure protects. *only* names all the actions left for this round.
    """

    part: Part
    wounds: int = 0
    with_cure: int | None = None
    one_pawn: bool = False
    cure: bool = False
    only: tuple[ActionKind, ...] = ()


class Mysteries(Word, frozen=True, tag="mysteries"):
    """Draw mysteries: up to *n*, of each kind so many; *either* counts a trap or a monster once."""

    n: int
    treasure: int = 0
    trap: int = 0
    monster: int = 0
    either: bool = False


class Draw(Word, frozen=True, tag="draw"):
    """Draw discovery tokens, a starting item or an invention."""

    what: Literal["tokens", "starting-item", "invention"]
    n: int = 1


class BuildFree(Word, frozen=True, tag="build-free"):
    """Build one of these items without an action and free of charge."""

    items: tuple[str, ...]


class ThisRound(Word, frozen=True, tag="this-round"):
    """A rule in force for the rest of this round, which the rules ask for by its name."""

    rule: str


class Night(Word, frozen=True, tag="night"):
    """A rule in force in the coming night."""

    rule: str


class Outside(Word, frozen=True, tag="outside"):
    """Spend the night outside the camp; *then* comes at the start of the next round."""

    then: tuple[Effect, ...] = ()


class Hungry(Word, frozen=True, tag="hungry"):
    """Roll the die of hungry animals in this round's weather phase."""


class Book(Word, frozen=True, tag="book"):
    """Resolve the scenario's book effect."""


class Again(Word, frozen=True, tag="again"):
    """Resolve this card's event effect again."""


class Either(Word, frozen=True, tag="either"):
    """Choose one of these."""

    of: tuple[tuple[Effect, ...], ...]


class Special(Word, frozen=True, tag="special"):
    """Code under the card's id, which may serve both halves of a card."""

    rule: str


Lasting: TypeAlias = SpecialWound | Marked | Draw | ThisRound | Night | Outside | Hungry | Bonus
Plain: TypeAlias = Gain | Lose | Wound | Heal | Determination | Morale | Put | Restore | Lasting
Chosen: TypeAlias = (
    Level | Exhaust | CoverTerrain | TurnTile | DropInventions | LoseItems | BuildFree
)
Effect: TypeAlias = Plain | Chosen | Fight | Mysteries | Book | Again | Either | Special
Effects: TypeAlias = tuple[Effect, ...]


def special_rules(cards: Iterable[msgspec.Struct]) -> set[str]:
    """The names of all special rules printed on these cards, however deep."""
    found: set[str] = set()
    open_ends: list[object] = [msgspec.to_builtins(card) for card in cards]
    while open_ends:
        match open_ends.pop():
            case {"do": "special", "rule": str(rule)}:
                found.add(rule)
            case dict() as table:
                open_ends += table.values()
            case list() | tuple() as row:
                open_ends += row
            case _:
                pass
    return found
