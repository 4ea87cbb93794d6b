"""The slash commands of Go West!."""

from __future__ import annotations

from engine.core import Verb

VERBS = (
    Verb(
        "play",
        {"turn.action": "play"},
        {
            "card": ("play.card",),
            "pay": ("play.pay",),
            "elsewhere": ("play.elsewhere",),
            "wagons": ("play.wagons",),
        },
    ),
    Verb("score", {"turn.action": "score"}, {"pay": ("score.pay",)}),
    Verb("sell", {"turn.action": "sell"}, {"card": ("sell.card",)}),
    Verb("double", {"turn.action": "double"}),
    Verb("end", {"turn.action": "end", "turn.end": "end"}),
)
