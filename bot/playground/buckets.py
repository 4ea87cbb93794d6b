"""Rate limits by route and channel, with the headers that announce them."""

from __future__ import annotations

import math
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.playground.clock import Clock
from bot.playground.refusals import rate_limited


@dataclass(frozen=True)
class Rate:
    """So many requests in each window of so many seconds."""

    requests: int
    seconds: float


@dataclass
class Window:
    """What was spent since *start*."""

    start: float
    spent: int = 0


@dataclass
class Buckets:
    """Counts requests against *rates*: by "METHOD /template", and "*" for all routes together.

    Discord's own: 50 a second for all, and 5 in 5 seconds for messages of a channel. There are none
    unless they are set, since a test shouldn't wait.
    """

    clock: Clock
    rates: dict[str, Rate] = field(default_factory=dict)
    _windows: dict[str, Window] = field(default_factory=dict)

    def spend(self, method: str, template: str, params: Mapping[str, str]) -> dict[str, str]:
        """Count a request; the headers of its answer. Refuses with 429 what is too much."""
        # Answers to interactions don't count for the limit over all routes.
        if "*" in self.rates and not template.startswith(("/interactions", "/webhooks")):
            self._count("*", self.rates["*"], everywhere=True)
        key = f"{method} {template}"
        if key not in self.rates:
            return {}
        major = params.get("channel") or params.get("guild") or params.get("token") or ""
        return self._count(f"{key} {major}", self.rates[key], everywhere=False)

    def _count(self, key: str, rate: Rate, *, everywhere: bool) -> dict[str, str]:
        now = self.clock.now()
        window = self._windows.get(key)
        if window is None or now >= window.start + rate.seconds:
            window = self._windows[key] = Window(now)
        # Rounded up, so that who waits for it doesn't come a moment too early.
        reset_after = math.ceil((window.start + rate.seconds - now) * 1000) / 1000
        headers = {
            "X-RateLimit-Limit": str(rate.requests),
            "X-RateLimit-Remaining": str(max(0, rate.requests - window.spent - 1)),
            "X-RateLimit-Reset": f"{now + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(key.rpartition(' ')[0].encode()):08x}",
        }
        if window.spent >= rate.requests:
            refused = rate_limited(reset_after, everywhere=everywhere)
            refused.headers = headers | refused.headers
            raise refused
        window.spent += 1
        return headers
