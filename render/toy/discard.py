"""A closer look at the toy's discard: each kind of card once, with how many of it lie there."""

from __future__ import annotations

from collections import Counter

from engine.core import Text
from engine.toy.state import View
from render.art import short
from render.drawing import Words
from render.frames import HEADER, header
from render.scene import Scene
from render.theme import NUMBER, THEMES
from render.toy.hand import CARD_W, GAP, PICTURE, face, ground
from render.toy.phrases import Phrases
from render.widgets import say


def discard(view: View, words: Words, theme: str) -> Scene:
    """The kinds of cards in the discard, side by side."""
    colors, phrases = THEMES[theme], Phrases(words, view, ())
    shapes, _ = header(colors, title(words), "", None)
    for i, (kind, n) in enumerate(counted(view)):
        x, y = GAP + i * (2 * CARD_W + GAP), HEADER + GAP
        shapes += face(colors, phrases.card(kind), PICTURE.get(kind, "card"), x, y)
        shapes.append(say(str(n), x + CARD_W + GAP, y + 88, NUMBER, colors.ink, "lm"))
    lines = [f"{phrases.card(kind)}: {n}" for kind, n in counted(view)]
    return Scene(ground(theme, 1), tuple(shapes), short([title(words), *lines]), f"toy-{theme}")


def discard_text(view: View, words: Words) -> str:
    """The same in markdown."""
    phrases = Phrases(words, view, ())
    return "\n".join(f"- {phrases.card(kind)}: {n}" for kind, n in counted(view))


def title(words: Words) -> str:
    return words.say(Text("draw-toy-discard"))


def counted(view: View) -> list[tuple[str, int]]:
    """The kinds of cards in the discard and how many there are of each."""
    return sorted(Counter(card.partition(".")[0] for card in view.discard).items())
