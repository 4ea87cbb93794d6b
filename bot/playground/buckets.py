"""Rate limits by route and channel, with the headers that announce them."""

from __future__ import annotations

import zlib
from collections import defaultdict, deque
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.playground.clock import Clock
from bot.playground.refusals import rate_limited


@dataclass(frozen=True)
class Rate:
    """So many requests within so many seconds."""

    requests: int
    seconds: float


@dataclass
class Buckets:
    """Counts requests against *rates*: by "METHOD /template", and "*" for all routes together.

    Discord's own: 50 a second for all, and 5 in 5 seconds for messages of a channel. There are none
    unless they are set, since a test shouldn't wait.
    """

    clock: Clock
    rates: dict[str, Rate] = field(default_factory=dict)
    _spent: dict[str, deque[float]] = field(default_factory=lambda: defaultdict(deque))

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
        spent = self._spent[key]
        while spent and spent[0] <= now - rate.seconds:
            spent.popleft()
        reset_after = spent[0] + rate.seconds - now if spent else rate.seconds
        headers = {
            "X-RateLimit-Limit": str(rate.requests),
            "X-RateLimit-Remaining": str(max(0, rate.requests - len(spent) - 1)),
            "X-RateLimit-Reset": f"{now + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(key.rpartition(' ')[0].encode()):08x}",
        }
        if len(spent) >= rate.requests:
            refused = rate_limited(reset_after, everywhere=everywhere)
            refused.headers = headers | refused.headers
            raise refused
        spent.append(now)
        return headers
