"""The server's side of the page on which one person plays everybody; README.md has its protocol."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from bot.playground.deeds import Deeds
from bot.playground.messages import Message
from bot.playground.people import User
from bot.playground.permissions import can_see
from bot.playground.places import Channel, Guild
from bot.playground.refusals import Json
from bot.playground.rest import Request
from bot.playground.world import Happening, World

if TYPE_CHECKING:
    from bot.playground.standin import Standin

FOLDER = Path(__file__).parent / "page"
TYPES: Mapping[str, str] = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".json": "application/json",
}
# Nothing but what lies here may run or be loaded.
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; "
    "img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
_GUILD_NEWS = frozenset(
    {
        "GUILD_CREATE",
        "GUILD_DELETE",
        "GUILD_ROLE_CREATE",
        "GUILD_ROLE_UPDATE",
        "GUILD_MEMBER_ADD",
        "GUILD_MEMBER_UPDATE",
        "GUILD_MEMBER_REMOVE",
        "CHANNEL_UPDATE",
        "COMMANDS",
        "PEOPLE",
    }
)


class Page:
    """Serves the page, its sockets and the files of messages."""

    def __init__(self, standin: Standin) -> None:
        self._standin = standin
        self._outboxes: dict[web.WebSocketResponse, asyncio.Queue[Json]] = {}
        self._deeds = Deeds(standin)
        self._at_work: set[asyncio.Task[None]] = set()
        standin.world.listeners.append(self.hear)
        standin.rest.listeners.append(self.hear_request)

    def add_routes(self, application: web.Application) -> None:
        application.router.add_get("/cdn/{kind}/{channel}/{file}/{name}", self._file)
        application.router.add_get("/page/ws", self._connect)
        application.router.add_get("/", self._static)
        application.router.add_get(r"/{name:[\w-]+\.\w+}", self._static)

    async def close(self) -> None:
        for task in list(self._at_work):
            task.cancel()
        for socket in list(self._outboxes):
            await socket.close()

    # -- files -----------------------------------------------------------------------------------

    async def _static(self, request: web.Request) -> web.Response:
        path = FOLDER / request.match_info.get("name", "index.html")
        if path.suffix not in TYPES or not path.is_file():
            raise web.HTTPNotFound
        headers = {
            "Content-Type": TYPES[path.suffix],
            "Content-Security-Policy": PAGE_POLICY,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cache-Control": "no-store",
        }
        return web.Response(body=await asyncio.to_thread(path.read_bytes), headers=headers)

    async def _file(self, request: web.Request) -> web.Response:
        file = self._standin.world.files.get(request.match_info["file"])
        if file is None:
            raise web.HTTPNotFound
        headers = {
            "Content-Type": file.content_type,
            "Content-Security-Policy": FILE_POLICY,
            "X-Content-Type-Options": "nosniff",
        }
        return web.Response(body=file.content, headers=headers)

    # -- the socket ------------------------------------------------------------------------------

    async def _connect(self, request: web.Request) -> web.WebSocketResponse:
        # Any page in the browser can open a socket to this machine; only ours may.
        if request.headers.get("Origin") not in self._origins:
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        outbox: asyncio.Queue[Json] = asyncio.Queue()
        outbox.put_nowait(snapshot(self._standin.world))
        self._outboxes[socket] = outbox
        writer = asyncio.create_task(_write(socket, outbox), name="page writer")
        try:
            async for raw in socket:
                deed = _parsed(raw.data) if raw.type is WSMsgType.TEXT else None
                if deed is None:
                    await socket.close(code=1003, message=b"Send JSON objects.")
                    break
                self._start(outbox, deed)
        finally:
            del self._outboxes[socket]
            writer.cancel()
        return socket

    @property
    def _origins(self) -> frozenset[str]:
        return frozenset({self._standin.base, f"http://localhost:{self._standin.port}"})

    def _start(self, outbox: asyncio.Queue[Json], deed: Json) -> None:
        task = asyncio.create_task(self._carry_out(outbox, deed), name="page deed")
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _carry_out(self, outbox: asyncio.Queue[Json], deed: Json) -> None:
        result = await self._deeds.carry_out(deed)
        outbox.put_nowait({"what": "done", "n": deed.get("n"), **result})

    def _tell(self, event: Json) -> None:
        for outbox in self._outboxes.values():
            outbox.put_nowait(event)

    # -- what happens ----------------------------------------------------------------------------

    def hear(self, happening: Happening) -> None:
        """Tell the pages what happened in the world, and who sees it."""
        if not self._outboxes:
            return
        world, name = self._standin.world, happening.name
        sees = [id_ for id_ in _people(world) if happening.reaches(id_)]
        if happening.message is not None:
            self._tell(_message_event(happening) | {"for": sees})
        elif name in _GUILD_NEWS:
            self._tell(snapshot(world))
        elif name == "TYPING_START":
            self._tell({"what": "typing", "channel": happening.data["channel_id"], "for": sees})
        elif name in ("CHANNEL_DELETE", "THREAD_DELETE"):
            self._tell({"what": "channel-gone", "channel": happening.data["id"], "for": sees})
        elif happening.channel is not None and name != "CHANNEL_PINS_UPDATE":
            entry = channel_entry(world, happening.channel)
            self._tell({"what": "channel", **entry})

    def hear_request(self, request: Request) -> None:
        """Tell the pages what the bot asked for."""
        if self._outboxes:
            self._tell(
                {
                    "what": "request",
                    "method": request.method,
                    "path": re.sub(r"/aW50[^/]+", "/…", request.path),
                    "status": request.status,
                    "code": request.code,
                    "milliseconds": round(request.seconds * 1000, 1),
                }
            )


def _parsed(text: str) -> Json | None:
    try:
        deed = json.loads(text)
    except ValueError:
        return None
    return deed if isinstance(deed, dict) else None


async def _write(socket: web.WebSocketResponse, outbox: asyncio.Queue[Json]) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await socket.send_str(json.dumps(await outbox.get(), separators=(",", ":")))


def _message_event(happening: Happening) -> Json:
    message = happening.message
    assert message is not None
    if happening.name == "MESSAGE_DELETE":
        return {"what": "message-gone", "message": message.id, "channel": message.channel.id}
    what = "message" if happening.name == "MESSAGE_CREATE" else "message-changed"
    return {"what": what, **message_entry(message)}


# -- how the page sees the world -----------------------------------------------------------------


def snapshot(world: World) -> Json:
    """Everything that there is."""
    return {
        "what": "snapshot",
        "bot": world.bot.wire(),
        "people": [_person(world, world.users[id_]) for id_ in _people(world)],
        "guilds": [_guild(guild) for guild in world.guilds.values()],
        "channels": [channel_entry(world, channel) for channel in world.channels.values()],
        "messages": [
            message_entry(message)
            for channel in world.channels.values()
            for message in channel.messages.values()
        ],
        "commands": [c for commands in world.catalogue.scopes.values() for c in commands],
        "seconds_to_answer": world.limits.seconds_to_answer,
    }


def _people(world: World) -> list[str]:
    return [id_ for id_, user in world.users.items() if not user.bot and user is not world.owner]


def _person(world: World, user: User) -> Json:
    return {
        "id": user.id,
        "name": user.name,
        "locale": user.locale,
        "takes_dms": user.takes_dms,
        "guilds": [guild.id for guild in world.guilds.values() if user.id in guild.members],
        "dm": world.direct[user.id].id if user.id in world.direct else None,
    }


def _guild(guild: Guild) -> Json:
    return {
        "id": guild.id,
        "name": guild.name,
        "locale": guild.locale,
        "roles": [{"id": role.id, "name": role.name} for role in guild.roles.values()],
    }


def channel_entry(world: World, channel: Channel) -> Json:
    """A channel with the people who see it."""
    entry: Json = {
        "channel": channel.wire(),
        "for": [id_ for id_ in _people(world) if can_see(channel, id_)],
        "members": [],
    }
    if channel.thread is not None:
        entry["members"] = list(channel.thread.members)
    return entry


def message_entry(message: Message) -> Json:
    """A message; *only* is the id of the one who sees it, if it is for one alone."""
    return {
        "message": message.wire(),
        "only": message.owner.id if message.owner else None,
        "rings": sorted(message.rung),
    }
