"""Players' names, made fit to be shown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

LONGEST = 32
MOST_MARKS = 3  # on one letter; more of them are written to cover the lines around
# Letters by their category, yet nothing is seen of them.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
JOINED = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0x1F3FB, 0x1F400))))
FLAGS = range(0x1F1E6, 0x1F200)  # letters that make a flag in pairs
FORMATS = re.compile(r"[!-/:-@\[-`{-~]")
BREAK = "\u200b"


def clean(name: str) -> str:
    """*name* on one line, without anything invisible, 32 characters at most; may be empty."""
    seen = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name))
    visible = " ".join("".join(filter(_is_visible, seen)).split())
    short = ""
    for cluster in _clusters(visible):
        if len(short) + len(cluster) > LONGEST:
            break
        short += cluster
    return short.strip()


def escaped(name: str) -> str:
    """*name* for the text of a message, where it neither formats nor mentions anything."""
    # Mentions are looked for in the raw text, where a backslash doesn't stop them.
    return FORMATS.sub(lambda found: f"\\{found[0]}", name).replace("@", f"@{BREAK}")


def _is_visible(char: str) -> bool:
    # Controls, formats (bidi, zero width, tags), surrogates, private use and unassigned.
    return not unicodedata.category(char).startswith("C") and char not in BLANKS


def _clusters(text: str) -> Iterator[str]:
    """The characters as a reader counts them, with what belongs to each."""
    cluster, marks = "", 0
    for char in text:
        if cluster and (_is_mark(char) or char in JOINED):
            marks += 1
            cluster += char if marks <= MOST_MARKS else ""
        elif len(cluster) == 1 and ord(cluster) in FLAGS and ord(char) in FLAGS:
            cluster += char
        else:
            if cluster:
                yield cluster
            cluster, marks = char, 0
    if cluster:
        yield cluster


def _is_mark(char: str) -> bool:
    return unicodedata.category(char).startswith("M")
