"""The slash commands: one for each action, and one to answer the other side.

Discord allows 25. So a fur sold is money, a card swapped is discarded, and whatever the other side
or the opening asks is an answer.
"""

from __future__ import annotations

from engine.core import Verb

VERBS = (
    Verb(
        "settle",
        {},
        {
            "place": ("turn.action#settle",),
            "with": ("settle.with",),
            "transport": ("settle.transport",),
            "settler": ("settle.card", "siege.settle"),
        },
    ),
    Verb("develop", {}, {"place": ("turn.action#develop",), "settler": ("develop.card",)}),
    Verb("fortify", {}, {"place": ("turn.action#fortify",), "card": ("fortify.card",)}),
    Verb(
        "besiege",
        {},
        {
            "place": ("turn.action#besiege",),
            "with": ("besiege.with",),
            "transport": ("besiege.transport",),
            "card": ("besiege.card",),
        },
    ),
    Verb("reinforce", {}, {"card": ("turn.action#reinforce",)}),
    Verb("withdraw", {"turn.action": "withdraw"}),
    Verb("surrender", {"turn.action": "surrender"}),
    Verb("raid", {}, {"place": ("turn.action#raid",), "cards": ("raid.card", "raid.more")}),
    Verb("ambush", {}, {"card": ("turn.action#ambush",)}),
    Verb("natives", {"turn.action": "natives"}),
    Verb("money", {}, {"card": ("turn.action#money", "turn.action#sell")}),
    Verb(
        "merchant",
        {"turn.action": "merchant"},
        {"ship": ("merchant.ship",), "coins": ("merchant.coins",)},
    ),
    Verb("trader", {"turn.action": "trader"}, {"furs": ("trader.furs",)}),
    Verb("piracy", {"turn.action": "piracy"}, {"ship": ("piracy.ship",)}),
    Verb("draft", {}, {"card": ("turn.action#draft", "french.draft")}),
    Verb(
        "discard",
        {"turn.action": "discard"},
        {"cards": ("discard.cards", "refill.discard", "swap.card")},
    ),
    Verb("shed", {}, {"card": ("turn.action#shed",)}),
    Verb("reserve", {}, {"card": ("turn.action#reserve",)}),
    Verb("retrieve", {"turn.action": "retrieve"}),
    Verb("governor", {"turn.action": "governor"}, {"cards": ("governor.cards",)}),
    Verb("intendant", {"turn.action": "intendant"}, {"card": ("intendant.card",)}),
    Verb("support", {"turn.action": "support"}),
    Verb("pass", {"turn.action": "pass"}),
    Verb("end", {"turn.action": "end"}),
    Verb(
        "answer",
        {},
        {
            "block": ("raid.block", "ambush.answer#block"),
            "lose": ("ambush.answer#lose", "siege.card"),
            "give": ("natives.give",),
            "side": ("bid.side",),
            "points": ("bid.points",),
        },
    ),
)
