"""What was pressed and what its players saw, against what the store and Discord hold."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import msgspec

from bot.playground.interactions import Interaction
from bot.playground.messages import Message
from bot.playground.rest import Request
from bot.present.ids import PUBLIC, parse
from bot.records import MatchId, MatchRecord, Post
from engine.core import Seat
from tests.bot.house import House, custom_ids

ANSWERS = ("ans", "sel", "num", "done")  # kinds of custom ids that answer a question
ANSWERED = re.compile(r"/webhooks/\d+/([^/]+)/messages/@original")


class Entry(msgspec.Struct):
    """A press. *shown*: its player has been shown the match after it."""

    match: MatchId
    seat: Seat
    since: int  # the match's seq when it was pressed
    id: int  # the interaction's
    token: str
    custom_id: str
    shown: bool = False
    played: bool = False


class Ledger:
    """Every press, with what came of it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.all: list[Entry] = []
        self._open: dict[str, Entry] = {}
        house.discord.rest.listeners.append(self._hear)

    def pressed(self, record: MatchRecord, seat: Seat, interaction: Interaction) -> None:
        custom_id = interaction.payload["data"]["custom_id"]
        entry = Entry(
            record.id, seat, record.seq, int(interaction.id), interaction.token, custom_id
        )
        self.all.append(entry)
        self._open[entry.token] = entry

    def _hear(self, request: Request) -> None:
        found = ANSWERED.fullmatch(request.path)
        entry = self._open.get(found[1]) if found else None
        if entry is not None and request.status == 200:
            # Refused, stale or failed, it would ask again what it has asked before.
            told = str(request.answer)
            entry.shown = f":{entry.match}:{entry.seat}:" in told and not self._asks_again(
                entry, told
            )

    def _asks_again(self, entry: Entry, told: str) -> bool:
        known = parse(entry.custom_id)
        assert known is not None
        return any(f"{kind}:{entry.match}:{entry.seat}:{known.since}:" in told for kind in ANSWERS)

    async def settle(self) -> None:
        """Note which presses have been played, now that nothing is under way."""
        for entry in self._open.values():
            entry.played = await self.house.store.played(entry.id)
        self._open.clear()

    async def lost(self) -> list[str]:
        """Answers that their players saw taken, and that aren't there."""
        found = [
            f"{entry.match} {entry.custom_id}"
            for entry in self.all
            if entry.shown and not entry.played
        ]
        for match_id in {entry.match for entry in self.all}:
            moves = await self.house.store.moves(match_id)
            there = {move.seq for move in moves if move.kind != "start"}
            found += [
                f"{match_id} seq {entry.since}: no move"
                for entry in self.all
                if entry.match == match_id and entry.played and entry.since not in there
            ]
        return found

    async def doubled(self) -> list[str]:
        """Moves that one press made twice, and messages that stand twice."""
        found: list[str] = []
        for match_id in {entry.match for entry in self.all}:
            moves = [m for m in await self.house.store.moves(match_id) if m.kind != "start"]
            presses = sum(entry.match == match_id and entry.played for entry in self.all)
            if presses != len(moves):
                found.append(f"{match_id}: {len(moves)} moves of {presses} presses")
            found += [f"{match_id}: {what}" for what in await self._doubled_posts(match_id)]
        return found

    async def _doubled_posts(self, match_id: MatchId) -> list[str]:
        posts = {post.id: post for post in await self.house.store.posts(match_id)}
        standing = Counter(
            post for message in self._messages() for post in ids_of(message, match_id)
        )
        twice = [f"post {post} stands {n} times" for post, n in standing.items() if n > 1]
        named = Counter(_name(posts[post]) for post in standing if post in posts)
        return twice + [f"{name} stands {n} times" for name, n in named.items() if n > 1]

    async def missing(self, tables: Iterable[MatchId]) -> list[str]:
        """What ought to stand on Discord for the matches under way, and doesn't."""
        found: list[str] = []
        standing = {int(message.id) for message in self._messages()}
        for match_id in tables:
            record, match = await self.house.look(match_id)
            posts = await self.house.store.posts(match_id)
            found += [
                f"{match_id}: {post.kind} {post.key}"
                for post in posts
                if post.state == "sent" and post.message not in standing
            ]
            for seat in match.pending:
                last = [p for p in posts if p.kind == "dm" and p.key.split()[0] == str(seat)][-1]
                wanted = f":{match_id}:{seat}:{match.since[seat]}:"
                # Whoever refused it has been called in the thread instead.
                if last.state != "gone" and not self._is_asked(record.seats[seat].user, wanted):
                    found.append(f"{match_id}: seat {seat} isn't asked")
        return found

    def _is_asked(self, user: int | None, wanted: str) -> bool:
        direct = self.house.discord.world.direct.get(str(user))
        messages = [] if direct is None else direct.messages.values()
        return any(wanted in each for message in messages for each in custom_ids(message))

    def _messages(self) -> Iterable[Message]:
        for channel in self.house.discord.world.channels.values():
            yield from (m for m in channel.messages.values() if not m.is_ephemeral)


def ids_of(message: Message, match_id: MatchId) -> set[int]:
    """The outbox's rows that a message carries."""
    found = set()
    for custom_id in custom_ids(message):
        known = parse(custom_id)
        if known is not None and known.match == match_id and known.kind in PUBLIC:
            found.add(int(known.key or 0))
    return found


def _name(post: Post) -> str:
    """What may stand once: a turn's post, the pinned card, a seat's direct message."""
    if post.kind == "status":
        return post.kind
    return f"{post.kind} {post.key.split()[0] if post.kind == 'dm' else post.key}"
