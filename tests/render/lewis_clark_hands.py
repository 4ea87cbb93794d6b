"""Hands and playing areas of Lewis & Clark, for tests and for looking at pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import Seat
from engine.lewis_clark.content import CHARACTERS
from engine.lewis_clark.state import State
from engine.lewis_clark.view import View, view_of
from render.drawing import Words
from render.lewis_clark import LewisClark
from render.scene import Scene
from tests.engine.lewis_clark.table import layout

ENCOUNTERED = tuple(card for card, each in CHARACTERS.items() if each.number)
CREW = (
    "william-clark francois-labiche john-b-thompson york joseph-whitehouse joseph-and-ruben-field"
)
LONG_NAMES = (
    "toussaint-charbonneau j-baptiste-deschamps joseph-and-ruben-field richard-warfington "
    "f-antoine-larocque crow-at-rest the-partisan cutssahnem coboway john-newman"
)
SIXTEEN = (
    "william-clark francois-labiche york joseph-and-ruben-field hay comcomly one-eye "
    "toussaint-charbonneau cameahwait old-toby cutssahnem john-boley f-antoine-larocque "
    "little-thief regis-loisel john-newman"
)
PLAYED = {
    0: "york/joseph-whitehouse william-clark+2",
    1: "pierre-cruzatte/hugh-mcneal meriwether-lewis+1",
    2: "john-shields+3",
}
CROWDED = (
    "york/joseph-whitehouse+2 william-clark/black-cat comcomly+3 francois-labiche/john-b-thompson "
    "toussaint-charbonneau/one-eye hay/joseph-and-ruben-field+1 regis-loisel/cut-nose sacagawea+1 "
    "little-thief/cutssahnem half-man+1 f-antoine-larocque/tetoharsky coboway/john-dame"
)
MANY = CROWDED + " cameahwait/old-toby buffalo-medicine/black-buffalo"
MORE = MANY + " ebenezer-tuttle/yellept big-white/three-eagles man-crow/hawks-feather"
TILES = ["resources-5", "resources-2", "indians-3", "indians-1", "resources-5"]


def views() -> dict[str, View]:
    """Named views of the first seat."""
    return {
        "start": view_of(layout(3), Seat(0)),
        "long": view_of(layout(2, hands={0: LONG_NAMES}), Seat(0)),
        "sixteen": view_of(laden(hands={0: SIXTEEN}), Seat(0)),
        "twenty": view_of(laden(hands={0: " ".join(ENCOUNTERED[:20])}), Seat(0)),
        "thirty": view_of(laden(hands={0: " ".join(ENCOUNTERED[20:50])}), Seat(0)),
        "all": view_of(laden(hands={0: " ".join((CREW, *ENCOUNTERED))}), Seat(0)),
        "middle": view_of(middle(), Seat(0)),
        "crowded": view_of(crowded(), Seat(0)),
        "many": view_of(crowded(MANY), Seat(0)),
        "more": view_of(crowded(MORE), Seat(0)),
        "boats": view_of(boats(), Seat(0)),
        "solo": view_of(solo(), Seat(0)),
    }


def laden(**changes: object) -> State:
    """Full holds."""
    return layout(
        2,
        goods={0: "wood 2 fur 3 food 1 equipment 2 canoe 2 horse 1"},
        indians={0: 4},
        scouts={0: 12},
        camps={0: 7},
        journal="",
        pile="",
        **changes,  # type: ignore[arg-type]
    )


def middle() -> State:
    return layout(
        3,
        hands={
            0: "francois-labiche john-b-thompson joseph-and-ruben-field",
            1: "hay little-raven john-dame",
        },
        areas=PLAYED,
        goods={0: "wood 3 fur 1 canoe 2"},
        indians={0: 3},
        scouts={0: 12, 1: 9, 2: 4},
        camps={0: 6},
    )


def crowded(area: str = CROWDED) -> State:
    """Many characters, and boats added."""
    state = layout(
        5,
        hands={0: "black-moccasin john-boley"},
        areas={0: area, 1: "seaman/hugh-mcneal", 4: "john-potts+1 william-werner/hugh-hall"},
        goods={0: "wood 6 fur 5 food 3 equipment 2 canoe 3 horse 2"},
        indians={0: 4},
        scouts={0: 36, 1: 20},
        camps={0: 31},
    )
    state.expeditions[0].tiles = list(TILES)  # type: ignore[arg-type]
    return state


def boats() -> State:
    """All the boats there are."""
    state = layout(
        2, goods={0: "wood 10 fur 11 food 8 equipment 5 canoe 4 horse 3"}, indians={0: 7}
    )
    state.expeditions[0].tiles = ["resources-5"] * 6 + ["indians-3"] * 6
    return state


def solo() -> State:
    return layout(
        1,
        areas={0: "york/joseph-whitehouse william-clark+1"},
        hands={0: "francois-labiche john-b-thompson"},
        scouts={0: 11},
        camps={0: 7},
        village={"hunting": 1, "shamanism": 1},
        mackenzie=13,
    )


def scenes(words: Words, theme: str, stages: Iterable[str] = ()) -> Iterator[tuple[str, Scene]]:
    """Named hands, and expeditions of the first two seats."""
    drawing, named = LewisClark(), views()
    for stage in stages or named:
        view = named[stage]
        hand = drawing.hand(view, words, theme)
        assert hand is not None, stage
        yield f"hand_{stage}", hand
        for which in drawing.details(view)[:2]:
            yield f"{which}_{stage}", drawing.detail(view, which, words, theme)
