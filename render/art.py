"""What pictures are made of besides shapes: measures of fonts, names of icons. Draws nothing.

The files beside the fonts and icons are read once, at import.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

import msgspec

from render.scene import Face
from render.theme import Style

DATA = Path(__file__).parents[1] / "data"
FONTS = DATA / "fonts"
ICONS = DATA / "icons"
PALETTES = DATA / "palettes"


class FontMeasures(msgspec.Struct, frozen=True):
    """The file of a face, and how far each letter moves the pen, in parts of *em*."""

    file: str
    em: int
    advance: dict[str, int]
    missing: str = ""


class IconSheet(msgspec.Struct, frozen=True):
    """Where the drawing of each concept lies on the sheet, in squares of *side*."""

    side: int
    columns: int
    names: tuple[str, ...]
    concepts: dict[str, str]


MEASURES = msgspec.json.decode(
    (FONTS / "widths.json").read_bytes(), type=dict[Face, FontMeasures], strict=True
)
SHEET = msgspec.json.decode((ICONS / "index.json").read_bytes(), type=IconSheet, strict=True)

# Letters that don't come apart into a plain one and its accent.
PLAIN = str.maketrans("łŁøØđĐıħĦŧŦ", "lLoOdDihHtT")
# Invisible: joiners, marks of direction, selectors of emoji.
ALT_LIMIT = 1024  # characters that Discord takes to describe a picture
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn")


@lru_cache(maxsize=4096)
def width(words: str, style: Style) -> float:
    """How wide *words* come out, in pixels; kerning is left out, so at most 2 % too wide."""
    font = MEASURES[style.face]
    advance = font.advance
    return sum(advance.get(letter, advance["n"]) for letter in words) * style.size / font.em


@lru_cache(maxsize=2048)
def printable(words: str) -> str:
    """What the fonts can show of *words*: unknown letters lose their accents, then go."""
    has = MEASURES["label"].advance
    shown: list[str] = []
    for letter in unicodedata.normalize("NFC", words):
        if letter in has:
            shown.append(letter)
        elif unicodedata.category(letter) not in INVISIBLE:
            plain = unicodedata.normalize("NFKD", letter.translate(PLAIN))
            shown += [part for part in plain if part in has]
    return re.sub(" +", " ", "".join(shown)).strip()


def fit(words: str, style: Style, room: float) -> str:
    """*words*, cut with an ellipsis where they are wider than *room*."""
    if width(words, style) <= room:
        return words
    while words and width(words + "…", style) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def shrunk(words: str, style: Style, room: float, least: int = 30) -> Style:
    """The largest style, from *style* down to *least*, at which *words* fit into *room*."""
    size = style.size
    while size > least and width(words, Style(style.face, size)) > room:
        size -= 1
    return Style(style.face, size)


def wrap(words: str, style: Style, room: float, lines: int = 9) -> list[str]:
    """*words* broken into at most *lines* lines no wider than *room*."""
    broken: list[str] = []
    # A Czech line never ends in a one-letter word (k s v z o u a i).
    words = re.sub(r"(?<![^\s\u00a0])(\w) ", "\\1\u00a0", words)
    for word in words.split(" "):
        longer = f"{broken[-1]} {word}" if broken else word
        if broken and width(longer, style) <= room:
            broken[-1] = longer
        else:
            broken.append(word)
    if len(broken) > lines:
        broken = [*broken[: lines - 1], " ".join(broken[lines - 1 :])]
    return [fit(line, style, room) for line in broken]


def short(parts: list[str]) -> str:
    """Sentences in a row for those who can't see a picture, cut where Discord would refuse them."""
    whole = " ".join(part if part[-1:] in (".", "!") else f"{part}." for part in parts)
    return whole if len(whole) <= ALT_LIMIT else whole[: ALT_LIMIT - 1] + "…"
