"""The toy in words: the table, the hand, the status."""

from __future__ import annotations

from engine.core import Seat, Text
from engine.toy.state import View
from render.art import short
from render.drawing import Words
from render.toy.phrases import Phrases


def phrases_of(view: View, words: Words) -> Phrases:
    names = tuple(words.name(Seat(seat)) for seat in range(len(view.gold)))
    return Phrases(words, view, names)


def board_text(view: View, words: Words) -> str:
    """Everything on the table, in markdown."""
    phrases = phrases_of(view, words)
    lines = [f"**{phrases.title()}**", head(phrases), *table(phrases), ""]
    lines += [f"**{words.say(Text('draw-players'))}**"]
    lines += [f"- {player_line(phrases, seat)}" for seat in range(len(view.gold))]
    return "\n".join(lines)


def head(phrases: Phrases) -> str:
    parts = {"round": phrases.round(), "status": phrases.status()}
    return phrases.words.say(Text("draw-toy-head", dict(parts)))


def table(phrases: Phrases) -> list[str]:
    """What lies in the middle, a line each."""
    view, say = phrases.view, phrases.words.say
    filled = [
        ("deck", str(view.deck_size)),
        ("discard", str(len(view.discard))),
        ("grit", str(view.grit)),
    ]
    if view.die:
        filled.append(("die", str(view.die)))
    if view.on_table:
        filled.append(("table", ", ".join(map(phrases.card, view.on_table))))
    if view.omen:
        filled.append(("omen", phrases.card(view.omen)))
    return [f"{say(Text(f'draw-toy-{name}'))}: {value}" for name, value in filled]


def player_line(phrases: Phrases, seat: int) -> str:
    view, say = phrases.view, phrases.words.say
    parts = [
        say(Text("draw-toy-gold", {"n": view.gold[seat]})),
        say(Text("draw-toy-cards", {"n": view.hand_sizes[seat]})),
        *filter(None, (phrases.plan(seat), phrases.said(seat))),
    ]
    return f"**{phrases.names[seat]}**: {'; '.join(parts)}"


def hand_text(view: View, words: Words) -> str:
    """The seat's cards, in markdown."""
    phrases = phrases_of(view, words)
    cards = [f"- {phrases.card(card)}" for card in view.hand]
    return "\n".join([f"**{words.say(Text('draw-hand'))}**", *cards])


def status(view: View, words: Words) -> str:
    """The round, whose turn it is, and everyone's gold."""
    phrases = phrases_of(view, words)
    gold = ", ".join(f"{name} {n}" for name, n in zip(phrases.names, view.gold, strict=True))
    return f"{head(phrases)} {gold}"


def board_alt(view: View, words: Words) -> str:
    phrases = phrases_of(view, words)
    return short([phrases.title(), status(view, words), *table(phrases)])


def hand_alt(view: View, words: Words) -> str:
    phrases = phrases_of(view, words)
    return short([words.say(Text("draw-hand")), *map(phrases.card, view.hand)])
