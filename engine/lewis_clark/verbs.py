"""The slash commands of Lewis & Clark."""

from __future__ import annotations

from engine.core import Verb

# What an action may ask, whether a character's or a place's.
ACTION = {
    "way": ("act.way", "act.again"),
    "to": ("act.move",),
    "choose": ("act.choice", "act.collect", "act.different", "act.farewell"),
    "take": ("act.take", "act.amount"),
    "throw": ("act.throw",),
}

VERBS = (
    Verb(
        "play",
        {},
        {
            "card": ("turn.action#play",),
            "strength": ("play.beneath",),
            "indians": ("play.indians",),
            "uses": ("act.again=again",),
            **ACTION,
        },
    ),
    Verb(
        "village",
        {},
        {
            "place": ("turn.action#village",),
            "indians": ("village.indians",),
            "uses": ("act.again=again",),
            **ACTION,
        },
    ),
    Verb("recruit", {}, {"card": ("turn.action#recruit",), "discard": ("recruit.discard",)}),
    Verb("camp", {"turn.action": "camp"}),
    Verb("end", {"turn.action": "end"}),
    Verb("act", {}, {"uses": ("act.again=again",), **ACTION}),
)
