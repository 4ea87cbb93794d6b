"""The close-ups of cards in words: what they show, and how Discord reads them out."""

from __future__ import annotations

from collections.abc import Sequence

from engine.few_acres.content import CardId, Side
from engine.few_acres.view import View
from render.art import short
from render.drawing import Words
from render.few_acres.phrases import Phrases, counted
from render.few_acres.piles import Group, heading_of
from render.few_acres.text import LIMIT, phrases_of


def groups_text(
    view: View, side: Side, groups: Sequence[Group], title: str, words: Words, prices: bool
) -> str:
    """Cards group by group in markdown, under a *title*; too many of them by their titles alone."""
    phrases = phrases_of(view, words)
    for told in (True, False):
        lines = [f"**{title}**", counts(phrases, side)]
        for group in groups:
            lines += ["", *_group(phrases, group, told, prices)]
        text = "\n".join(lines)
        if len(text) <= LIMIT:
            break
    return text


def counts(phrases: Phrases, side: Side) -> str:
    """What the header says of the side: who plays it, its money, hand, deck and discards."""
    each = phrases.view.players[side]
    name, power = phrases.player(side), phrases.power(side)
    parts = (
        name if name == power else f"{name} · {power}",
        phrases.say("money", n=each.money),
        phrases.say("hand", n=each.hand_size),
        phrases.say("deck", n=each.deck_size),
        phrases.say("discard", n=len(each.discard)),
    )
    return " · ".join(parts)


def _group(phrases: Phrases, group: Group, told: bool, prices: bool) -> list[str]:
    count = group.count or str(len(group.cards))
    heading = f"**{heading_of(phrases, group)}** ({count})"
    if not group.cards:
        return [f"{heading}: {phrases.say('none')}"]
    if not told:
        return [f"{heading}: {phrases.cards(group.cards, prices)}"]
    return [heading, *(f"- {_line(phrases, card, n)}" for card, n in counted(group.cards))]


def _line(phrases: Phrases, card: CardId, n: int) -> str:
    return f"**{phrases.copies(card, n)}**: {phrases.face(card)}"


def groups_alt(view: View, groups: Sequence[Group], title: str, words: Words) -> str:
    """The same in short."""
    phrases = phrases_of(view, words)
    told = (f"{heading_of(phrases, each)}: {phrases.cards(each.cards)}" for each in groups)
    return short([title, *told])
