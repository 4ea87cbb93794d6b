"""The deck of action cards, and the checks that any deck must pass (rulebook 3.3)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

from engine.core import Content, ContentError
from engine.core.content import DATA, parse
from engine.go_west.view import REGIONS, Card, Region

CARDS = 56
MOST_WAGONS = 4
DEAREST = 6
SOURCE = "deck.toml"

_ID = re.compile(r"[A-Za-z0-9-]{1,30}(\.[2-9]|\.[1-9][0-9])?")


class Row(Content, frozen=True):
    """A card as the file writes it; what a card lacks is left out."""

    id: str
    region: Region | None = None
    discs: Literal[0, 1, 2] = 0
    elsewhere: bool = False
    wagons: int = 0
    price: int = 0


class Deck(Content, frozen=True):
    cards: list[Row]


def kind(card: str) -> str:
    """The name that all copies of a card share."""
    return card.partition(".")[0]


def read_deck(text: str) -> dict[str, Card]:
    """The cards of a deck file by id. Raises `ContentError` for a deck that can't be played."""
    rows = parse(text, Deck, SOURCE).cards
    for place, row in enumerate(rows, 1):
        _check_row(row, f"{SOURCE}, cards number {place} ({row.id})")
    _check_copies(rows)
    if len(rows) != CARDS:
        raise ContentError(f"{SOURCE}: {len(rows)} cards instead of {CARDS}")
    for what, found in _MUST_HAVE.items():
        if not any(map(found, rows)):
            raise ContentError(f"{SOURCE}: no card {what}")
    return {
        row.id: Card(row.id, row.region, row.discs, row.elsewhere, row.wagons, row.price)
        for row in rows
    }


def check_deck(text: str) -> None:
    """Raise `ContentError` unless a match can be played with this deck."""
    read_deck(text)


def _check_row(row: Row, place: str) -> None:
    faults = {
        "an id of letters, digits and hyphens, copies in .2, .3 …": not _ID.fullmatch(row.id),
        f"a price from 0 to {DEAREST}": not 0 <= row.price <= DEAREST,
        # With more moves than this the last wagon in the east might be unable to make them all.
        f"0 to {MOST_WAGONS} moves of wagons": not 0 <= row.wagons <= MOST_WAGONS,
        "a region if and only if it shows discs": (row.region is None) != (row.discs == 0),
        "2 discs if one goes elsewhere": row.elsewhere and row.discs != 2,
        "discs or wagons": not row.discs and not row.wagons,
    }
    for fault, found in faults.items():
        if found:
            raise ContentError(f"{place}: must have {fault}")


def _check_copies(rows: list[Row]) -> None:
    ids: set[str] = set()
    firsts: dict[str, Row] = {}
    for place, row in enumerate(rows, 1):
        first = firsts.setdefault(kind(row.id), row)
        if row.id in ids:
            raise ContentError(f"{SOURCE}, cards number {place} ({row.id}): the id is taken")
        if _face(first) != _face(row):
            raise ContentError(f"{SOURCE}, cards number {place} ({row.id}): no copy of {first.id}")
        ids.add(row.id)


def _face(row: Row) -> tuple[object, ...]:
    return row.region, row.discs, row.elsewhere, row.wagons, row.price


# What is known of the printed deck: a candidate for the true one must fit it.
_MUST_HAVE: dict[str, Callable[[Row], bool]] = {
    "for the East with 2 discs, 2 wagons and price 5": (
        lambda row: _face(row) == ("east", 2, False, 2, 5)
    ),
    "that is free": lambda row: row.price == 0,
    f"of price {DEAREST}": lambda row: row.price == DEAREST,
    "with wagons alone": lambda row: row.region is None,
    f"with {MOST_WAGONS} wagons": lambda row: row.wagons == MOST_WAGONS,
    **{
        f"of the region {region}": (lambda row, region=region: row.region == region)  # type: ignore[misc]
        for region in REGIONS
    },
}

# RULING: the printed mix of cards isn't known; this deck is ours, and a host may replace it.
BUNDLED_TEXT = (DATA / "go_west" / SOURCE).read_text(encoding="utf-8")
BUNDLED = read_deck(BUNDLED_TEXT)
