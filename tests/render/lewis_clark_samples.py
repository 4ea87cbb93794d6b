"""Positions of Lewis & Clark laid out by hand, for tests and for looking at pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core import Seat
from engine.lewis_clark.content import CHARACTERS, CREWS
from engine.lewis_clark.state import LastTurn, State
from engine.lewis_clark.view import View, view_of
from render.drawing import Words
from render.lewis_clark.board import board
from render.scene import Scene
from tests.engine.lewis_clark.table import goods_of, layout

FIFTH = "Prokop"  # the name after those of `samples.NAMES`
MARKS = {
    **{
        f"space-{space}": letter
        for space, letter in zip((13, 14, 15, 17, 21), "CDEGH", strict=True)
    },
    "hunting": "J",
    "gift": "K",
    "horse-trade": "L",
}


def scenes(words: Words, theme: str) -> Iterator[tuple[str, Scene]]:
    """Named boards, some with letters on spaces and places."""
    for number, (name, view) in enumerate(views().items()):
        marks = MARKS if number % 3 else {}
        yield name, board(view, words, marks, theme, "Lewis & Clark")


def views() -> dict[str, View]:
    """Named views: openings, the middle of matches, full tables, ends."""
    named = {f"start-{seats}": opening(seats) for seats in range(1, 6)}
    named |= {f"middle-{seats}": middle(seats) for seats in range(2, 6)}
    return named | {
        "solo": solo(),
        "late-3": late(3),
        "late-5": late(5),
        "shared-5": shared(),
        "camped-2": camped(),
        "won-2": won(),
        "refilled-3": refilled(),
        "fallen-5": fallen(),
        "lost-1": solo(mackenzie=39, ended="mackenzie"),
    }


def opening(seats: int) -> View:
    return view_of(layout(seats), Seat(0))


def middle(seats: int) -> View:
    """Some turns into a match, on a changed route."""
    areas = {
        0: "york/seaman william-clark+1",
        1: "pierre-cruzatte/hugh-mcneal+1 meriwether-lewis",
        2: "john-shields/old-toby",
        3: "patrick-gass+2",
        4: "john-potts/hugh-hall",
    }
    own = {seat: words for seat, words in areas.items() if seat < seats}
    own[0] = own[0].replace("/seaman", "/joseph-whitehouse")
    goods = (
        "wood 3 fur 1 canoe 2",
        "fur 4 food 2 equipment 3",
        "horse 1",
        "food 5",
        "wood 1 horse 2",
    )
    state = layout(
        seats,
        options={"changes": "6"},
        areas=own,
        hands={seat: _rest(seat, own[seat]) for seat in range(seats)},
        goods={seat: goods[seat] for seat in range(seats)},
        indians={seat: seat % 3 for seat in range(seats)},
        scouts={seat: (12, 9, 17, 4, 20)[seat] for seat in range(seats)},
        camps={seat: (6, 9, 6, 1, 11)[seat] for seat in range(seats)},
        journal="black-cat big-horse toussaint-charbonneau comcomly regis-loisel",
        village={"hunting": 1, "expedition-upgrade": 1, "horse-trade": 2} if seats > 2 else {},
        powwow=1,
        turn=17,
        active=Seat(0),
    )
    state.indians -= 1
    last = LastTurn(
        Seat(seats - 1), 3 if seats < 5 else 14, 9 if seats == 2 else _scout(state), _played(state)
    )
    state.before = last
    return view_of(state, Seat(0))


def late(seats: int) -> View:
    """Full boats, many characters, half-circles with many Indians, two figures everywhere."""
    state = middle_state(seats)
    return view_of(state, Seat(1))


def middle_state(seats: int) -> State:
    areas = {
        0: "william-clark/york francois-labiche/john-b-thompson "
        "joseph-whitehouse/black-cat old-toby/one-eye",
        1: "seaman/half-man+1 sacagawea/cut-nose",
        2: "john-shields/the-partisan twisted-hair yellept silas-goodrich/man-crow hay john-dame",
    }
    own = {seat: words for seat, words in areas.items() if seat < seats}
    state = layout(
        seats,
        options={"changes": "10"},
        areas=own,
        hands={seat: _rest(seat, own.get(seat, "")) for seat in range(seats)},
        goods=dict.fromkeys(range(1, seats), "wood 2 fur 5 food 1 equipment 1 canoe 2"),
        indians={0: 1, 1: 0},
        scouts={seat: (38, 36, 33, 37, 26)[seat] for seat in range(seats)},
        camps={seat: (31, 36, 31, 31, 26)[seat] for seat in range(seats)},
        journal="john-hay george-drouillard j-baptiste-deschamps cameahwait little-raven",
        village={"canoe-manufacturing": 1, "horse-trade": seats, "gift": 1},
        turn=143,
        active=Seat(1),
    )
    state.before = LastTurn(Seat(0), 31, 38, "gift", "half-man")
    state.expeditions[0].tiles = ["resources-5"] * 6
    state.expeditions[0].resources = goods_of("wood 11 fur 10 food 12 equipment 2 canoe 4 horse 2")
    state.tiles = {"resources": 0, "indians": 6}
    state.newcomers, state.indians = 2, max(0, state.indians - 1)
    return state


def shared() -> View:
    """Scouts and camps that share the first space and St Louis."""
    state = layout(
        5,
        scouts={0: -5, 1: -5, 2: -5, 3: 49, 4: 49},
        camps={3: 49, 2: 3, 0: 3, 4: 49},
        active=Seat(2),
    )
    state.before = LastTurn(Seat(1), 0, -5, None, None, True)
    return view_of(state, None)


def camped() -> View:
    """A scout that has fallen back to its camp."""
    state = layout(2, scouts={0: 14, 1: 22}, camps={0: 14, 1: 14}, active=Seat(1), turn=30)
    state.before = LastTurn(Seat(0), 18, 14, "hunting", "toussaint-charbonneau", True)
    return view_of(state, Seat(1))


def solo(**changes: Any) -> View:
    state = layout(
        1,
        areas={0: "york/joseph-whitehouse william-clark+1"},
        hands={0: "francois-labiche john-b-thompson"},
        scouts={0: 11},
        camps={0: 7},
        village={"hunting": 1, "shamanism": 1},
        turn=14,
        **{"mackenzie": 13, **changes},
    )
    state.before = LastTurn(Seat(0), 7, 11, "william-clark")
    return view_of(state, Seat(0))


def won() -> View:
    state = layout(2, scouts={0: 41, 1: 30}, camps={0: 40, 1: 24}, turn=66, ended="camp")
    state.before = LastTurn(Seat(0), 37, 41, "william-clark", None, True)
    return view_of(state, Seat(1))


def refilled() -> View:
    """A journal made anew of discards, with its first page empty; characters with much to show."""
    state = layout(3, journal="william-clark richard-warfington hay crow-at-rest")
    return view_of(state, None)


def fallen() -> View:
    """All scouts on the first space, all camps but one at St Louis."""
    state = layout(5, scouts=dict.fromkeys(range(5), -5), camps={4: 16}, turn=20)
    state.before = LastTurn(Seat(4), 16, -5, "horse-trade", None, True)
    return view_of(state, None)


def _rest(seat: int, area: str) -> str:
    """The starting characters that aren't in a playing area."""
    laid = area.replace("/", " ").replace("+", " ").split()
    return " ".join(card for card in CREWS[seat].characters.values() if card not in laid)


def _scout(state: State) -> int:
    return state.expeditions[-1].scout


def _played(state: State) -> str:
    card = state.expeditions[-1].area[-1].card
    assert card in CHARACTERS
    return card
