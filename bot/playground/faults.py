"""Everything that goes wrong between a bot and Discord, on demand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.playground.intents import Intent
from bot.playground.refusals import MESSAGES, Refused, rate_limited

NO_INTENT = Intent(0)
CALLBACK = r"/interactions/\d+/[^/]+/callback"
WEBHOOK = r"/webhooks/.*"
SEND = r"/channels/\d+/messages"
EDIT = r"/channels/\d+/messages/\d+"
OPEN_DM = r"/users/@me/channels"


@dataclass
class Fault:
    """What happens to requests of *method* whose path matches *path*, *times* times (None: always).

    The answer is a *refusal*; or the line is dropped, before or after the request was carried out;
    or there is none for ever. A *delay* comes first. *skip* lets that many requests by before.
    """

    method: str = ".*"
    path: str = ".*"
    refusal: Refused | None = None
    delay: float = 0.0
    drop: bool = False
    hang: bool = False
    carried_out: bool = False
    times: int | None = 1
    skip: int = 0
    hits: int = 0

    def concerns(self, method: str, path: str) -> bool:
        if self.times is not None and self.hits >= self.times:
            return False
        return bool(re.fullmatch(self.method, method) and re.fullmatch(self.path, path))


@dataclass
class Faults:
    """The faults in force."""

    requests: list[Fault] = field(default_factory=list)
    doubled: set[str] = field(default_factory=set)  # names of dispatches that come twice
    gateway_delay: float = 0.0
    answers_heartbeats: bool = True
    may_resume: bool = True
    replays_too_much: int = 0  # how many dispatches the bot has seen come again with a resume
    disallowed_intents: Intent = NO_INTENT

    def meet(self, method: str, path: str) -> Fault | None:
        """The fault that this request runs into."""
        for fault in self.requests:
            if not fault.concerns(method, path):
                continue
            if fault.skip:
                fault.skip -= 1
                continue
            fault.hits += 1
            return fault
        return None

    def clear(self) -> None:
        """Everything works again."""
        vars(self).update(vars(Faults()))

    @contextmanager
    def of(self, fault: Fault) -> Iterator[Fault]:
        """*fault* for the length of a block."""
        self.requests.append(fault)
        try:
            yield fault
        finally:
            self.requests.remove(fault)

    # -- by name, in the words of the tests ------------------------------------------------------

    def add(self, fault: Fault) -> Fault:
        self.requests.append(fault)
        return fault

    def refuse(
        self, path: str, code: int, *, method: str = ".*", times: int | None = 1, skip: int = 0
    ) -> Fault:
        """Answer with Discord's *code*, such as 10062, 40060, 50007 or 50013."""
        refusal = Refused(code, status=MESSAGES.get(code, (400, ""))[0])
        return self.add(Fault(method, path, refusal, times=times, skip=skip))

    def fail(
        self, path: str, status: int = 500, *, method: str = ".*", times: int | None = 1
    ) -> Fault:
        """Answer with a bare status, such as 500, 502 or 503."""
        refusal = Refused(0, status=status, message=f"{status}: Internal Error")
        return self.add(Fault(method, path, refusal, times=times))

    def limit(
        self,
        path: str,
        retry_after: float = 0.2,
        *,
        everywhere: bool = False,
        via: bool = True,
        method: str = ".*",
        times: int | None = 1,
    ) -> Fault:
        """Answer 429; without *via* as the proxy does that bans."""
        refusal = rate_limited(retry_after, everywhere=everywhere, via=via)
        return self.add(Fault(method, path, refusal, times=times))

    def drop(
        self,
        path: str,
        *,
        carried_out: bool = False,
        method: str = ".*",
        times: int | None = 1,
        skip: int = 0,
    ) -> Fault:
        """Drop the line, before the request is carried out or after."""
        fault = Fault(method, path, drop=True, carried_out=carried_out, times=times, skip=skip)
        return self.add(fault)

    def delay(
        self, path: str, seconds: float, *, method: str = ".*", times: int | None = 1
    ) -> Fault:
        """Carry out the request only after *seconds*."""
        return self.add(Fault(method, path, delay=seconds, times=times))

    def hang(
        self,
        path: str,
        *,
        carried_out: bool = False,
        method: str = ".*",
        times: int | None = 1,
    ) -> Fault:
        """Never answer, though the request may be carried out."""
        return self.add(Fault(method, path, hang=True, carried_out=carried_out, times=times))

    def falsely_unknown(self, *, times: int | None = 1) -> Fault:
        """Take an interaction's first answer, yet say 10062 to it, as Discord sometimes does."""
        return self.add(Fault("POST", CALLBACK, Refused(10062), carried_out=True, times=times))

    def falsely_acknowledged(self, *, times: int | None = 1) -> Fault:
        """Take an interaction's first answer, yet say 40060 to it."""
        return self.add(Fault("POST", CALLBACK, Refused(40060), carried_out=True, times=times))
