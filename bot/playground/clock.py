"""The time of the stand-in, which tests may move, and the ids made from it."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH = 1_420_070_400_000  # milliseconds: the first moment of 2015


class Clock:
    """Real time plus what it was moved by."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._moved = 0.0

    def now(self) -> float:
        return self._source() + self._moved

    def move(self, seconds: float) -> None:
        """Let *seconds* pass at once."""
        self._moved += seconds


class Snowflakes:
    """Ids that rise and carry their moment, as Discord's do."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        now = (int(self._clock.now() * 1000) - DISCORD_EPOCH) << 22
        self._last = max(now, self._last + 1)
        return str(self._last)


def iso(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat()
