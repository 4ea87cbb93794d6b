"""Asserting that Discord refuses, by code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.playground.refusals import Refused


@contextmanager
def refused(code: int, at: str | None = None) -> Iterator[None]:
    """The block is refused with *code*; for 50035 *at* is the dotted place of the fault."""
    with pytest.raises(Refused) as caught:
        yield
    assert code == caught.value.code, caught.value
    if at is not None:
        assert at == ".".join(_path(caught.value.body["errors"]))


def _path(errors: dict[str, object]) -> list[str]:
    [key] = errors
    below = errors[key]
    return [] if key == "_errors" else [key, *_path(below)]  # type: ignore[arg-type]
