"""Content files: TOML decoded into structs, with errors that name the place of the mistake."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

DATA = Path(__file__).resolve().parents[2] / "data"


class ContentError(ValueError):
    """A content file says something that the rules can't play. The message names the place."""


class Content(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is read from a content file: a misspelt field is an error, not a default."""


def parse(text: str, into: type[T], source: str) -> T:
    """Read TOML into *into*, a `Content` or what holds some.

    Raises `ContentError` as in "deck.toml, cards number 3.price: Expected `int`, got `str`", where
    the third is 3.
    """
    try:
        return msgspec.toml.decode(text, type=into)
    except msgspec.ValidationError as error:
        fault, _, path = str(error).partition(" - at `$")
        counted = re.sub(r"\[(\d+)\]", lambda found: f" number {int(found[1]) + 1}", path)
        place = ", ".join(filter(None, (source, counted.rstrip("`").lstrip("."))))
        raise ContentError(f"{place}: {fault}") from None
    except msgspec.DecodeError as error:
        raise ContentError(f"{source}: {error}") from None
    except RecursionError:
        raise ContentError(f"{source}: nested too deeply") from None


def load(name: str, into: type[T]) -> T:
    """Read a file below `data/`, such as "toy/deck.toml". Only at import, never during play."""
    return parse((DATA / name).read_text(encoding="utf-8"), into, name)
