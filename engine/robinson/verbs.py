"""The slash commands of Robinson Crusoe: what each answers."""

from __future__ import annotations

from types import MappingProxyType

from engine.core import Verb

VOTES = (
    "ash.place",
    "camp.move",
    "cannibals.come",
    "corral.space",
    "effect.either",
    "fog.clear",
    "fog.place",
    "helmet.whom",
    "invention.discard",
    "item.free",
    "item.lose",
    "level.which",
    "night.camp",
    "night.eats",
    "night.hungry",
    "double.die",
    "firecracker.die",
    "pile.column",
    "plow.marker",
    "production.half",
    "shortcut.source",
    "shortcut.space",
    "source.exhaust",
    "terrain.cover",
    "tile.exhaust",
    "tile.turn",
    "arrow.cover",
)
OWN = (
    "adventure.choice",
    "arrange.bible",
    "arrange.what",
    "build.more",
    "cannibals.tribute",
    "gather.carrier",
    "invention.take",
    "item.mark",
    "morale.top",
    "mystery.map",
    "mystery.next",
    "mystery.ward",
    "night.more",
    "token.backpack",
)
# What using something asks. Where it shows something first, it is answered by a second command.
USING = ("heal.whom", "hunt.track", "invention.idea", "tile.next", "token.remove", "token.scouting")
WAITING = ("animals.go-on", "clouds.go-on", "dice.go-on", "fight.go-on", "night.go-on")

# A pawn half placed stays where it was.
HALF_CHOSEN = MappingProxyType({"plan.action": "back", "plan.pay": "back"})

VERBS = (
    Verb("play", options={"character": ("cast.character",)}),
    Verb(
        "place",
        options={"pawn": ("plan.pawn#place",), "action": ("plan.action",), "pay": ("plan.pay",)},
        leaving=HALF_CHOSEN,
    ),
    Verb("change", options={"what": ("plan.pawn",), "pay": ("plan.pay",)}, leaving=HALF_CHOSEN),
    Verb("ready", {"plan.pawn": "ready"}, leaving=HALF_CHOSEN),
    Verb("unready", {"aside": "unready"}, aside=True),
    Verb("propose", {"plan.pawn": "propose"}, leaving=HALF_CHOSEN),
    Verb("put-forward", {"plan.pawn": "put-forward"}, leaving=HALF_CHOSEN),
    Verb("accept", {"plan.pawn": "accept"}, leaving=HALF_CHOSEN),
    Verb("say", options={"choice": (*VOTES, *(f"{vote}.decide" for vote in VOTES))}),
    Verb("unsay", {"aside": "unsay"}, aside=True),
    Verb("choose", options={"what": (*OWN, *USING), "number": ("disease.markers", "pile.wood")}),
    Verb("use", options={"what": ("aside",), "on": USING}, aside=True),
    Verb("go-on", dict.fromkeys(WAITING, "go-on")),
)
