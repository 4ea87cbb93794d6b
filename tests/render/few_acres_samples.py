"""Positions of A Few Acres of Snow laid out by hand, for tests and for looking at pictures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.core import Config, Rng, Seat
from engine.few_acres.content import PLACES, PlaceId
from engine.few_acres.setup import deal
from engine.few_acres.state import Attack, Bid, Deed, Settlement, State
from engine.few_acres.view import View, view_of
from render.drawing import Words
from render.few_acres.board import board
from render.few_acres.regions import REGIONS, region
from render.scene import Scene
from tests.engine.few_acres.table import layout

# Letters on places of every kind: free, held, besieged, in the crowded valley of the Hudson.
MARKS: dict[str, str] = dict(
    zip(
        ("fort-halifax", "deerfield", "michillimackinac", "quebec", "canso", "fort-stanwix",
         "norfolk", "fort-beausejour", "boston", "fort-william-henry", "albany", "detroit"),
        "CDEGHIJLMNOQ",
        strict=True,
    )
)  # fmt: skip
FULL: dict[PlaceId, str] = {
    "albany": "british fortified", "baltimore": "british", "boston": "british town fortified",
    "canso": "french", "cumberland": "british", "deerfield": "british town",
    "detroit": "french town", "fort-beausejour": "french", "fort-duquesne": "french town",
    "fort-frontenac": "french", "fort-halifax": "british", "fort-niagara": "french town",
    "fort-presquisle": "french", "fort-st-john": "french fortified", "fort-stanwix": "british",
    "fort-venango": "french", "fort-william-henry": "british", "gaspe": "french",
    "halifax": "british town", "kennebec": "french", "louisbourg": "french town fortified",
    "michillimackinac": "french", "montreal": "french town fortified",
    "new-haven": "british town", "new-york": "british town fortified", "norfolk": "british town",
    "oswego": "french", "pemaquid": "british", "philadelphia": "british town",
    "port-royal": "french town", "quebec": "french town fortified", "richmond": "british town",
    "st-marys": "british town", "tadoussac": "french", "ticonderoga": "french fortified",
    "trois-rivieres": "french town",
}  # fmt: skip
MIDDLE: dict[PlaceId, str] = {
    "albany": "british fortified", "baltimore": "british", "canso": "french",
    "fort-frontenac": "french", "fort-halifax": "british", "fort-st-john": "french",
    "halifax": "british", "new-haven": "british town", "oswego": "french", "detroit": "french",
    "fort-niagara": "french town", "ticonderoga": "french fortified", "richmond": "british",
}  # fmt: skip


def scenes(words: Words, theme: str) -> Iterator[tuple[str, Scene]]:
    """Named maps, some with letters on places, and close-ups of all regions."""
    for number, (name, view) in enumerate(views().items()):
        yield name, board(view, words, MARKS if number % 3 == 2 else {}, theme, "A Few Acres")
    for name in ("start", "sieges", "full", "raid"):
        for which in REGIONS:
            yield f"{which}-{name}", region(views()[name], which, words, theme, which)


@lru_cache(maxsize=1)
def views() -> dict[str, View]:
    """Named views: before the first turn, openings, sieges on both sides, a full map, the end."""
    return {
        "auction": auction(),
        "start": start(),
        "chosen": middle(),
        "early": early(),
        "siege": siege(),
        "sieges": sieges(Seat(1)),
        "raid": raid(),
        "full": view_of(full(), None),
        "marked": view_of(full(), Seat(0)),
        "reinforced": sieges(None),
        "won": won(),
    }


def auction() -> View:
    return view_of(deal(Config(2, {"sides": "bid"}), Rng(3)), Seat(0))


def start() -> View:
    """The first turn, after an auction."""
    state = layout(turn=1, actions=1)
    state.bids = [Bid("french", 3), Bid("french", 5)]
    state.handicap = {"british": 5}
    return view_of(state, Seat(0))


def early() -> View:
    """A few settlements more, one taken and developed in the same turn."""
    state = layout(
        board={"albany": "british", "halifax": "french", "baltimore": "british town"}, turn=9
    )
    state.before = [Deed("settle", "french", "halifax")]
    state.deeds = [Deed("settle", "british", "baltimore"), Deed("develop", "british", "baltimore")]
    return view_of(state, Seat(0))


def middle() -> View:
    state = layout(board=MIDDLE, turn=31, money={"british": 17, "french": 0})
    state.before = [Deed("raid", "french", "deerfield"), Deed("fortify", "french", "ticonderoga")]
    return view_of(state, Seat(0))


def siege() -> View:
    """One siege, just begun, and a place cut off from its capital."""
    state = layout(
        board={
            **MIDDLE,
            "port-royal": "neutral",
            "montreal": "neutral",
            "quebec": "french town fortified",
        },
        sieges={"british": "louisbourg +2 regular-infantry ships"},
        turn=40,
        active="french",
        money={"british": 3, "french": 22},
    )
    state.deeds = [Deed("reinforce", "french", "louisbourg")]
    state.before = [Deed("besiege", "british", "louisbourg")]
    return view_of(state, Seat(1))


def sieges(seat: Seat | None) -> View:
    """A siege by each side, with many cards."""
    state = layout(
        board={**MIDDLE, "fort-william-henry": "british fortified", "kennebec": "french"},
        sieges={"british": "quebec +7 siege-artillery militia militia.2 regular-infantry "
                "regular-infantry.2 military-leader boston new-york french:militia "
                "french:militia.2 french:louisbourg french:ships",
                "french": "fort-william-henry -4 coureurs-de-bois start-infantry "
                "british:militia.3 british:fortification british:rangers"},
        turn=58,
    )  # fmt: skip
    state.deeds = [Deed("besiege", "british", "quebec")]
    state.before = [Deed("besiege", "french", "fort-william-henry")]
    return view_of(state, seat)


def raid() -> View:
    """A raid to be answered."""
    state = layout(board={**MIDDLE, "deerfield": "british"}, turn=32, active="french")
    cards = [state.players["french"].deck.pop() for _ in range(2)]
    state.attack = Attack("raid", "french", cards, "deerfield")
    return view_of(state, Seat(0))


def full() -> State:
    """Every place taken, many as towns and fortified, much captured."""
    state = layout(turn=147, money={"british": 41, "french": 103})
    assert set(FULL) == set(PLACES)
    for place, words in FULL.items():
        _take(state, place, words.split())
    for side in state.players:
        player = state.players[side]
        player.villages, player.towns = 1, 0
        player.captured_villages, player.captured_towns = 3, 1
    state.fortifications = 4
    state.before = [Deed("settle", "french", "kennebec"), Deed("raid", "french", "deerfield")]
    state.actions = 1
    return state


def won() -> View:
    state = full()
    state.stage, state.ended, state.winner = "end", "capital", "british"
    state.phase = "over"
    del state.board["quebec"]
    state.deeds = [Deed("won-attacker", "british", "quebec")]
    return view_of(state, Seat(1))


def _take(state: State, place: PlaceId, words: list[str]) -> None:
    side, *more = words
    state.board[place] = Settlement(
        "british" if side == "british" else "french", "town" in more, "fortified" in more
    )
