"""The REST interface on HTTP: finds the route, meets the faults, checks and notes everything."""

from __future__ import annotations

import asyncio
import json
import re
import time
import traceback
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from aiohttp import BodyPartReader, web

from bot.playground import routes_channels, routes_guilds, routes_interactions
from bot.playground.buckets import Buckets
from bot.playground.faults import Fault, Faults
from bot.playground.files import LARGEST_REQUEST, Upload
from bot.playground.interactions import of_token
from bot.playground.refusals import Refused, invalid
from bot.playground.routes import Body, Call, Route
from bot.playground.world import World

PREFIX = "/api/v10"
ROUTES = (*routes_guilds.ROUTES, *routes_channels.ROUTES, *routes_interactions.ROUTES)
MOST_NOTED = 2000
_FILE = re.compile(r"files\[(\d+)\]")


class Checker(Protocol):
    """Compares what goes over the line with Discord's own description of it."""

    def request(self, route: Route, body: Any) -> list[str]: ...

    def response(self, route: Route, status: int, body: Any) -> list[str]: ...


@dataclass(frozen=True)
class Request:
    """A request that the bot made, and what it got. Status 0: it got nothing."""

    method: str
    path: str
    status: int
    code: int = 0
    body: Any = None
    answer: Any = None
    seconds: float = 0.0


@dataclass
class Notes:
    """What the bot asked for, and what a test must not let pass."""

    requests: deque[Request] = field(default_factory=lambda: deque(maxlen=MOST_NOTED))
    unknown_routes: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)  # of Discord's description
    breakdowns: list[str] = field(default_factory=list)  # faults of the stand-in itself

    @property
    def unwelcome(self) -> int:
        """How many of the requests count towards a ban: 10,000 in ten minutes bring it."""
        return sum(request.status in (401, 403, 429) for request in self.requests)

    @property
    def wrongs(self) -> list[str]:
        """Everything that makes a run worthless."""
        unknown = [f"unknown route: {route}" for route in self.unknown_routes]
        return unknown + self.violations + self.breakdowns


class Dropped(Exception):
    """The line is cut instead of an answer."""


@dataclass
class Rest:
    """Answers the bot's requests."""

    world: World
    token: str
    faults: Faults
    buckets: Buckets
    checker: Checker | None = None
    gateway: str = ""
    notes: Notes = field(default_factory=Notes)
    listeners: list[Callable[[Request], None]] = field(default_factory=list)
    busy: int = 0  # requests under way, those apart that are never answered
    _closing: asyncio.Event = field(default_factory=asyncio.Event)

    def close(self) -> None:
        """Let go of the requests that were never to be answered."""
        self._closing.set()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        self.busy += 1
        try:
            return await self._answer(request)
        except Dropped:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        finally:
            self.busy -= 1

    async def _answer(self, request: web.Request) -> web.Response:
        started = time.perf_counter()
        path = request.path.removeprefix(PREFIX)
        fault = self.faults.meet(request.method, path)
        status, body = 0, None
        answer: Body = None
        headers: Mapping[str, str] = {}
        try:
            body, uploads = await _body_of(request)
            await self._before(fault)
            status, answer, headers = self._carry_out(request, path, body, uploads)
            await self._after(fault)
        except Refused as refused:
            status, answer, headers = refused.status, refused.body, refused.headers
            self._note_code(path, refused.code)
        except Dropped:
            self._note(Request(request.method, path, 0, body=body))
            raise
        seconds = time.perf_counter() - started
        code = answer.get("code", 0) if isinstance(answer, dict) and status >= 400 else 0
        self._note(Request(request.method, path, status, code, body, answer, seconds))
        return _response(status, answer, headers)

    def _note(self, request: Request) -> None:
        self.notes.requests.append(request)
        for listener in self.listeners:
            listener(request)

    def _note_code(self, path: str, code: int) -> None:
        # Both kinds of route have the token in the same place.
        if path.startswith(("/interactions/", "/webhooks/")):
            interaction = of_token(self.world, path.split("/")[3])
            if interaction is not None:
                interaction.codes.append(code)

    # -- faults ----------------------------------------------------------------------------------

    async def _before(self, fault: Fault | None) -> None:
        if fault is None:
            return
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if not fault.carried_out:
            await self._strike(fault)

    async def _after(self, fault: Fault | None) -> None:
        if fault is not None and fault.carried_out:
            await self._strike(fault)

    async def _strike(self, fault: Fault) -> None:
        if fault.drop:
            raise Dropped
        if fault.hang:
            self.busy -= 1
            await self._closing.wait()
            self.busy += 1
            raise Dropped
        if fault.refusal is not None:
            raise fault.refusal

    # -- the request itself ----------------------------------------------------------------------

    def _carry_out(
        self, request: web.Request, path: str, body: Any, uploads: dict[int, Upload]
    ) -> tuple[int, Body, Mapping[str, str]]:
        by_token = path.startswith(("/interactions/", "/webhooks/"))
        if not by_token and request.headers.get("Authorization") != f"Bot {self.token}":
            raise Refused(0, status=401, message="401: Unauthorized")
        route, params = self._find(request.method, path)
        headers = self.buckets.spend(request.method, route.template, params)
        self._check_request(route, body)
        call = Call(self.world, params, request.query, body, uploads, self.gateway)
        answer = self._call(route, call)
        status = 204 if answer is None else 201 if route.created else 200
        if self.checker is not None and answer is not None:
            self.notes.violations += self.checker.response(route, status, answer)
        return status, answer, headers

    def _find(self, method: str, path: str) -> tuple[Route, Mapping[str, str]]:
        for route in ROUTES:
            params = route.match(method, path)
            if params is not None:
                return route, params
        self.notes.unknown_routes.append(f"{method} {path}")
        raise Refused(0, status=501, message=f"The stand-in has no {method} {path}")

    def _check_request(self, route: Route, body: Any) -> None:
        if self.checker is None:
            return
        self.notes.violations += self.checker.request(route, body)

    def _call(self, route: Route, call: Call) -> Body:
        try:
            return route.handler(call)
        except Refused:
            raise
        except Exception:  # a fault of ours is noted, and the bot gets a 500
            self.notes.breakdowns.append(traceback.format_exc())
            raise Refused(0, status=500, message="500: Internal Server Error") from None


async def _body_of(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = {}
    uploads: dict[int, Upload] = {}
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return (_parsed(raw) if raw else {}), uploads
    size = 0
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read())
        size += len(content)
        if size > LARGEST_REQUEST:
            raise Refused(40005)
        found = _FILE.fullmatch(part.name or "")
        if part.name == "payload_json":
            body = _parsed(content)
        elif found:
            uploads[int(found[1])] = Upload(part.filename or "file", content)
    return body, uploads


def _parsed(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise invalid("body", "The request body contains invalid JSON.") from None


def _response(status: int, answer: Body, headers: Mapping[str, str]) -> web.Response:
    if answer is None:
        return web.Response(status=status, headers=headers)
    # discord.py compares the header literally, so nothing may follow the media type.
    return web.Response(
        status=status,
        body=json.dumps(answer, separators=(",", ":")).encode(),
        headers={"Content-Type": "application/json", **headers},
    )
