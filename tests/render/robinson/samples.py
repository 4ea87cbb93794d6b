"""Positions of Robinson Crusoe laid out by hand, for tests and for looking at pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core import Config, Rng, Seat
from engine.robinson.setup import deal
from engine.robinson.state import (
    Doing,
    Fighting,
    Goods,
    Kept,
    Planned,
    Proposal,
    SpaceMark,
    Stash,
    State,
)
from engine.robinson.view import View
from engine.robinson.viewing import view_of
from render.drawing import Words
from render.robinson import Robinson
from render.scene import Scene
from tests.engine.robinson.table import layout, take_event

DRAWING = Robinson()
TILE_TOKENS: tuple[SpaceMark, ...] = ("food", "wood", "time", "danger", "reroll")
MARKS = dict.fromkeys(("0", "3", "4", "5", "9"), "")
ALL_TILES = {0: 9, 1: 4, 2: 5, 4: 2, 5: 3, 6: 6, 7: 7, 8: 11, 9: 1}


@lru_cache(maxsize=1)
def views() -> dict[str, View]:
    """Named views, from the choice of characters to the end, the fullest table among them."""
    return {
        "cast": view_of(deal(Config(3, {}), Rng(1)), Seat(0)),
        "start": view_of(layout("cook", "carpenter", "explorer"), Seat(0)),
        "alone": view_of(alone(), Seat(0)),
        "two": view_of(two(), Seat(1)),
        "plan": view_of(plan(), Seat(0)),
        "full": view_of(full(), Seat(2)),
        "action": view_of(action(), Seat(0)),
        "fight": view_of(fight(), Seat(0)),
        "night": view_of(night(), Seat(0)),
        "won": view_of(won(), Seat(0)),
    }


def alone() -> State:
    """One player with Friday and the dog, in winter."""
    state = layout("soldier", tiles={4: 4, 0: 9}, goods="food 3 wood 2", round=8, morale=5)
    state.plan = [
        Planned("hunt", "1", ["soldier.1", "dog"]),
        Planned("gather", "wood-at-4", ["soldier.2"]),
        Planned("build", "weapon", ["friday"]),
    ]
    state.hunt = [state.beasts.pop()]
    state.weather = ["rain-2-0"]
    return state


def two() -> State:
    """Two players and Friday, all proposals open."""
    state = layout(
        "cook", "explorer", tiles={4: 5, 7: 6}, goods="food 1 wood 4 hides 1", weapon=1, round=3
    )
    state.proposal = Proposal(
        Seat(0),
        [
            Planned("build", "shelter-at-3", ["cook.1"]),
            Planned("explore", "at-0", ["explorer.1", "explorer.2"]),
            Planned("arrange", "1", ["cook.2"]),
            Planned("rest", "1", ["friday"]),
        ],
        [Seat(0)],
    )
    return state


def plan() -> State:
    """Three players in the middle of planning, with threats and tokens."""
    state = layout(
        "carpenter", "cook", "explorer", tiles={4: 4, 0: 9, 7: 11, 8: 10},
        goods="food 2 wood 5", built="knife shovel rope", has="token-candles token-goat",
        weapon=2, round=5, morale=2, shelter=True, roof=1, palisade=1,
    )  # fmt: skip
    for card in ("event-frost", "event-storm"):
        take_event(state, card)
        state.threats.append(state.events.pop())
    state.threats = state.threats[-2:]
    state.plan = [
        Planned("threat", state.threats[1].removeprefix("event-"), ["cook.1"]),
        Planned("build", "roof", ["carpenter.1", "token-candles"]),
        Planned("gather", "food-at-0", ["cook.2"]),
        Planned("explore", "at-5", ["explorer.1", "explorer.2"]),
    ]
    state.fields = {"weather": ["rain", "storm"], "gather": ["adventure"], "roof": ["wood"]}
    state.island[4].exhausted = ["wood"]
    state.island[0].marks = ["danger", "food"]
    state.island[7].covered = True
    state.people["cook"].wounds, state.people["cook"].determination = 6, 1
    state.people["cook"].special_wounds = ["gather-leg"]
    state.people["explorer"].wounds = 2
    state.ready = [True, False, False]
    state.starting_uses = {"start-pistol": 2, "start-bible": 1}
    state.starting = [each for each in state.starting if each not in state.starting_uses]
    return state


def full() -> State:
    """Four players and Friday late in a match, with as much of everything as there is."""
    state = layout(
        "cook", "carpenter", "explorer", "soldier", tiles=ALL_TILES,
        options={"friday": "with", "dog": "with", "items": "4"},
        goods="food 12 preserved 4 wood 14 hides 6",
        built="knife shovel rope fire map pot raft lantern bed snare shield", weapon=12, round=12,
        morale=6, shelter=True, roof=7, palisade=6,
        has="token-candles token-goat token-goat.2 token-poison token-herbs token-spices "
        "token-tobacco token-saltire treasure-candles treasure-compass treasure-barrel",
    )  # fmt: skip
    for card in ("event-body-on-the-beach", "event-wrecked-balloon"):
        if card not in state.events and card not in state.box:
            card = next(each for each in state.events if each not in state.threats)
        take_event(state, card)
        state.threats.append(state.events.pop())
    state.threats = state.threats[-2:]
    state.hunt = [state.beasts.pop() for _ in range(9)]
    state.fields = {
        "weather": ["rain", "snow", "storm"],
        **{kind: ["adventure", "time"] for kind in ("build", "gather", "explore", "hunt")},
        **{what: ["wood"] for what in ("roof", "palisade", "weapon", "shelter")},
    }
    for number, who in enumerate(state.people):
        person = state.people[who]
        person.wounds, person.determination = min(2 + 2 * number, 11), 9 + number
        person.special_wounds = ["build-arm", "gather-leg", "explore-head"][: number % 4]
    state.people["friday"].wounds = 1
    state.people["soldier"].cursed = True
    state.people["soldier"].markers = 2
    for space in range(10):
        state.island[space].marks += TILE_TOKENS[: space % 6]
    state.island[5].marks += ["fog", "blue"]
    state.island[8].exhausted = ["wood"]
    state.island[9].face_down = True
    state.shortcut = 4
    state.bags = {"cook": Stash(Goods(3, 1, 2, 1)), "soldier": Stash(Goods(wood=2))}
    state.plan = [
        Planned("threat", state.threats[0].removeprefix("event-"), ["cook.1"]),
        Planned("build", "roof", ["carpenter.1", "token-candles"]),
        Planned("build", "palisade", ["carpenter.2", "start-hammer-and-nails"]),
        Planned("gather", "food-at-0", ["cook.2"]),
        Planned("gather", "wood-at-8", ["soldier.1", "raft"]),
        Planned("gather", "food-at-5", ["soldier.2", "map"]),
        Planned("explore", "at-9", ["explorer.1", "dog", "treasure-compass"]),
        Planned("arrange", "1", ["explorer.2"]),
        Planned("rest", "1", ["friday"]),
    ]
    state.pile = [1, 2, 3, 2, 0]
    state.ready = [True, True, False, True]
    return state


def action() -> State:
    """Dice on the table."""
    state = plan()
    state.stage, state.phase, state.moment = "action", "5.action", "dice"
    planned = state.plan.pop(2)
    state.doing = Doing(planned, "cook", True, {"wound": True, "success": True, "adventure": False})
    state.bags = {"cook": Stash(Goods(food=2, wood=1))}
    return state


def fight() -> State:
    """A fight with a beast, an adventure beside it."""
    state = full()
    state.stage, state.moment, state.plan = "action", "fight", []
    card = state.hunt.pop()
    deck = state.adventures["gather"]
    state.on_table = [deck.pop(), card]
    state.fighting = Fighting(card, "soldier", 7)
    state.people["carpenter"].outside = Stash(Goods(food=1), ["token-fallen-tree"])
    state.tokens.remove("token-fallen-tree")
    return state


def night() -> State:
    """Clouds about to come, with the dice lying there."""
    state = plan()
    state.stage, state.moment, state.plan, state.round = "weather", "clouds", [], 9
    state.weather, state.rain, state.snow = ["rain-2-0", "winter-0-1", "hungry-palisade"], 3, 1
    kept = state.mysteries.pop()
    state.kept.append(Kept(kept, "cook", 4, 2))
    return state


def won() -> State:
    state = full()
    state.stage, state.ended, state.plan = "end", "goal", []
    state.pile = [1, 2, 3, 4, 5]
    return state


def scenes(words: Words, theme: str, wanted: Sequence[str] = ()) -> Iterator[tuple[str, Scene]]:
    """Named boards, sheets and close-ups of all samples, or of those *wanted*."""
    for name, view in views().items():
        if wanted and name not in wanted:
            continue
        marks = MARKS if name in ("two", "full") else {}
        yield name, DRAWING.board(view, words, marks, theme)
        hand = DRAWING.hand(view, words, theme)
        if hand is not None:
            yield f"hand_{name}", hand
        for which in DRAWING.details(view):
            yield f"{which}_{name}", DRAWING.detail(view, which, words, theme)
