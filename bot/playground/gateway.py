"""The gateway: identify, resume, heartbeats, compression, replays, and what the intents let by."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

from aiohttp import WSMsgType, web

from bot.playground.intents import Intent, let_by
from bot.playground.refusals import Json
from bot.playground.world import Happening, World

if TYPE_CHECKING:
    from bot.playground.faults import Faults

MOST_REPLAYED = 2000
INVALID_SESSION_CODE = 4009
ACK_AFTER = 0.05  # seconds until a heartbeat is answered


class Op(IntEnum):
    """The opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


@dataclass(eq=False)
class Line:
    """A socket, with the compression that goes on over all that it carries."""

    socket: web.WebSocketResponse
    squeeze: Any = None  # a zlib compressor

    async def send(self, frame: Json) -> None:
        if self.socket.closed:
            return
        text = json.dumps(frame, separators=(",", ":"))
        with contextlib.suppress(ConnectionError):
            if self.squeeze is None:
                await self.socket.send_str(text)
            else:
                packed = self.squeeze.compress(text.encode())
                packed += self.squeeze.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)


@dataclass(eq=False)
class Session:
    """What the bot identified as; it outlives its lines."""

    id: str
    intents: Intent
    line: Line | None
    seq: int = 0
    told: deque[Json] = field(default_factory=lambda: deque(maxlen=MOST_REPLAYED))


class Gateway:
    """The bot's end of the world's happenings."""

    def __init__(self, world: World, token: str, faults: Faults) -> None:
        self._world = world
        self._token = token
        self._faults = faults
        self._sessions: dict[str, Session] = {}
        self._queue: asyncio.Queue[tuple[Line, Json]] = asyncio.Queue()
        self._sender: asyncio.Task[None] | None = None
        self._lines: set[Line] = set()
        self.session: Session | None = None  # the one that lives
        self.ready = asyncio.Event()  # identified or resumed
        self.identifies = 0
        self.resumes = 0
        self.heartbeat_interval = 41_250  # milliseconds
        self.address = ""
        world.listeners.append(self.hear)

    # -- telling the bot -------------------------------------------------------------------------

    def hear(self, happening: Happening) -> None:
        """Pass on what the bot may see and its intents let by."""
        session = self.session
        if session is None or not happening.reaches(self._world.bot.id):
            return
        data = let_by(happening, session.intents, self._world.bot.id)
        if data is None:
            return
        twice = happening.name in self._faults.doubled
        for _ in range(2 if twice else 1):
            self._dispatch(session, happening.name, data)

    def _dispatch(self, session: Session, name: str, data: Json) -> None:
        session.seq += 1
        frame: Json = {"op": int(Op.DISPATCH), "t": name, "s": session.seq, "d": data}
        session.told.append(frame)
        # Bound to the line of the moment: what waits for one that breaks is replayed on the next.
        if session.line is not None:
            self._queue.put_nowait((session.line, frame))

    async def _send_in_order(self) -> None:
        while True:
            line, frame = await self._queue.get()
            if self._faults.gateway_delay:
                await asyncio.sleep(self._faults.gateway_delay)
            await line.send(frame)

    @property
    def idle(self) -> bool:
        """Whether everything told has been put on the line."""
        return self._queue.empty()

    # -- a connection ----------------------------------------------------------------------------

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket until it closes."""
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_in_order(), name="gateway sender")
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        line = Line(socket)
        if request.query.get("compress") == "zlib-stream":
            line.squeeze = zlib.compressobj()
        self._lines.add(line)
        await line.send({"op": Op.HELLO, "d": {"heartbeat_interval": self.heartbeat_interval}})
        async for raw in socket:
            if raw.type is WSMsgType.TEXT:
                await self._hear_bot(line, json.loads(raw.data))
        self._lines.discard(line)
        if self.session is not None and self.session.line is line:
            self.session.line = None
            self.ready.clear()
        return socket

    async def _hear_bot(self, line: Line, frame: Json) -> None:
        data: Any = frame.get("d")
        match frame["op"]:
            case Op.HEARTBEAT:
                if self._faults.answers_heartbeats:
                    # discord.py notes when it sent one only afterwards: an answer that is quicker
                    # seems to be a whole interval late. The first, without data, is no such one.
                    if data is not None:
                        await asyncio.sleep(ACK_AFTER)
                    await line.send({"op": Op.HEARTBEAT_ACK})
            case Op.IDENTIFY:
                await self._identify(line, data)
            case Op.RESUME:
                await self._resume(line, data)
            case Op.MEMBERS:
                self._tell_members(data)
            case Op.PRESENCE:
                pass
            case _:
                await line.socket.close(code=4001, message=b"Unknown opcode.")

    async def _identify(self, line: Line, data: Json) -> None:
        if data["token"] != self._token:
            await line.socket.close(code=4004, message=b"Authentication failed.")
            return
        intents = Intent(data["intents"])
        if intents & self._faults.disallowed_intents:
            await line.socket.close(code=4014, message=b"Disallowed intent(s).")
            return
        self.identifies += 1
        session = Session(f"session{self._world.id()}", intents, line)
        self._sessions[session.id] = self.session = session
        world = self._world
        mine = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
        ready = {
            "v": 10,
            "user": world.bot.wire() | {"bot": True, "verified": True, "mfa_enabled": False},
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.address,
            "guilds": [{"id": guild.id, "unavailable": True} for guild in mine],
            "private_channels": [],
            "shard": data.get("shard", [0, 1]),
            "application": {"id": world.application_id, "flags": 0},
        }
        self._dispatch(session, "READY", ready)
        for guild in mine:
            wire = world.guild_wire(guild, all_members=Intent.GUILD_MEMBERS in intents)
            self._dispatch(session, "GUILD_CREATE", wire)
        self.ready.set()

    async def _resume(self, line: Line, data: Json) -> None:
        session = self._sessions.get(data["session_id"])
        wrong = data["token"] != self._token
        if session is None or wrong or not self._faults.may_resume:
            await line.send({"op": Op.INVALID_SESSION, "d": False})
            return
        self.resumes += 1
        self.session = session
        seen = (data["seq"] or 0) - self._faults.replays_too_much
        missed = [frame for frame in session.told if frame["s"] > seen]
        session.line = line
        for frame in missed:
            self._queue.put_nowait((line, frame))
        self._dispatch(session, "RESUMED", {})
        self.ready.set()

    def _tell_members(self, data: Json) -> None:
        assert self.session is not None
        guild = self._world.guild(str(data["guild_id"]))
        wanted = data.get("user_ids")
        named = [wanted] if isinstance(wanted, str | int) else wanted
        ids = [str(id_) for id_ in named] if named else list(guild.members)
        self._dispatch(
            self.session,
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": guild.id,
                "members": [guild.members[id_].wire() for id_ in ids if id_ in guild.members],
                "not_found": [id_ for id_ in ids if id_ not in guild.members],
                "chunk_index": 0,
                "chunk_count": 1,
                "nonce": data.get("nonce"),
            },
        )

    # -- faults ----------------------------------------------------------------------------------

    async def drop(self, code: int = 1001) -> None:
        """Close the bot's line with *code*."""
        line = self._line()
        self.ready.clear()
        await line.socket.close(code=code)

    def cut(self) -> None:
        """Reset the bot's line without a word."""
        line = self._line()
        self.ready.clear()
        transport = line.socket._req.transport if line.socket._req else None  # noqa: SLF001
        assert transport is not None
        transport.abort()

    async def send_op(self, op: Op, data: object = None) -> None:
        """Send a frame of the gateway's own: RECONNECT, or INVALID_SESSION with True or False."""
        line = self._line()
        self.ready.clear()
        await line.send({"op": int(op), "d": data})

    def forget_sessions(self) -> None:
        """Refuse to resume what was so far: the bot has to identify anew."""
        self._sessions.clear()

    def _line(self) -> Line:
        assert self.session is not None
        assert self.session.line is not None, "the bot is not connected"
        return self.session.line

    async def close(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)
        for line in list(self._lines):
            await line.socket.close()


SHARDS: Final[Json] = {
    "shards": 1,
    "session_start_limit": {
        "total": 1000,
        "remaining": 1000,
        "reset_after": 0,
        "max_concurrency": 1,
    },
}
