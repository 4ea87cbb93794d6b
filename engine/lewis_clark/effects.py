"""What characters and village places do: a price, and a word for what it buys."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core import Content

Primary: TypeAlias = Literal["wood", "fur", "food", "equipment"]
Resource: TypeAlias = Literal["wood", "fur", "food", "equipment", "canoe", "horse"]
Going: TypeAlias = Literal["river", "mountain"]  # what a movement can pass
Terrain: TypeAlias = Literal["river", "mountain", "mountain-river"]  # what a space is
Counted: TypeAlias = Literal[
    "equipment-badges",  # in one's own and the neighbours' playing areas
    "face-up-characters",  # in one's own playing area
    "food-badges",
    "indians-in-village",
    "indians-on-boats",
    "pairs-of-resources",  # on one's boats; they aren't paid
    "scouts-ahead",  # on or ahead of one's camp, one's own included
    "threes-of-resources",
]
LastingRule: TypeAlias = Literal["camp", "jump", "mountain", "recruit", "river"]

PRIMARIES: tuple[Primary, ...] = ("wood", "fur", "food", "equipment")
RESOURCES: tuple[Resource, ...] = (*PRIMARIES, "canoe", "horse")


class Cost(Content, frozen=True):
    """What one repeat of an action costs. Indians go from the boats to the Powwow."""

    wood: int = 0
    fur: int = 0
    food: int = 0
    equipment: int = 0
    canoe: int = 0
    horse: int = 0
    resources: int = 0  # of any kinds
    different: int = 0  # of any kinds, no two alike
    indians: int = 0

    @property
    def fixed(self) -> dict[Resource, int]:
        """The resources whose kind is given, without those of which none are due."""
        due: dict[Resource, int] = {
            "wood": self.wood,
            "fur": self.fur,
            "food": self.food,
            "equipment": self.equipment,
            "canoe": self.canoe,
            "horse": self.horse,
        }
        return {kind: n for kind, n in due.items() if n}


class Word(Content, frozen=True, tag_field="word"):
    """A word of the vocabulary."""


class Collect(Word, frozen=True, tag="collect"):
    """Choose a kind and take one for each of its badges that counts."""

    kinds: tuple[Primary, ...]


class Take(Word, frozen=True, tag="take"):
    goods: dict[Resource, int]


class TakePrimary(Word, frozen=True, tag="take-primary"):
    """Take primary resources of one's choice."""

    resources: int


class Move(Word, frozen=True, tag="move"):
    """Move the scout: all of it on one terrain, of those given."""

    on: tuple[Going, ...]
    spaces: int


class MovePer(Word, frozen=True, tag="move-per"):
    """Move the scout one space for each thing counted."""

    on: Going
    per: Counted


class Lasting(Word, frozen=True, tag="lasting"):
    """Nothing now: a rule that is in force while the character lies face up."""

    rule: LastingRule
    amount: int
    scales: bool = True  # with the strength that activated it


class Special(Word, frozen=True, tag="special"):
    """Code under the id of the role, character or place."""


Effect: TypeAlias = Collect | Take | TakePrimary | Move | MovePer | Lasting | Special


class Offer(Content, frozen=True):
    """A price, and what it buys."""

    gain: Effect
    pay: Cost = Cost()
