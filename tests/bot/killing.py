"""Players act, and the bot is killed somewhere between the press and what it shows.

`tests/bot/test_kill.py` does so a few times, `python -m tests.bot.killing [N]` N times.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.playground.actors import Player
from bot.playground.faults import Fault
from bot.playground.interactions import Interaction
from bot.playground.messages import Message
from tests.bot.house import custom_ids
from tests.bot.process import Process, begin_tap, is_answered, process_in

MOST_REQUESTS = 8  # of the bot after a press, before the kill at the latest
SLOWEST = 0.02  # seconds that a request takes at the stand-in, at most
DEATHS = 30  # by default, where it's run by hand
NAMES = ("Ann", "Ben")


class Killing:
    """One stand-in, a bot that dies again and again, and two players who don't mind."""

    def __init__(self, process: Process, seed: int) -> None:
        self.process = process
        self.discord = process.discord
        self.chance = random.Random(seed)
        self.players = {player.id: player for player in map(self.discord.user, NAMES)}
        self.channel = self.discord.channel("games")

    @property
    def host(self) -> Player:
        return next(iter(self.players.values()))

    @property
    def guest(self) -> Player:
        return list(self.players.values())[1]

    async def die_in(self, kind: str) -> None:
        """One press of a kind, a kill, a new start; and everything is as it should be."""
        press, happened = await MOVES[kind](self)
        asked = len(self.discord.notes.requests)
        wanted = asked + self.chance.randrange(MOST_REQUESTS)
        begin = press()
        enough = self.process.until(lambda: len(self.discord.notes.requests) >= wanted)
        ways = [asyncio.create_task(way) for way in (enough, self.process.answered(begin))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        await asyncio.sleep(self.chance.uniform(0, SLOWEST))
        await self.process.kill()
        was_told, was_stored = is_told(begin), happened()

        await self.process.start()

        assert was_stored == happened(), f"{kind}: what was stored is no longer"
        assert was_stored or not was_told, f"{kind}: what was acknowledged is lost"
        self.check()
        if not was_stored:
            await self.process.answered(press())
            assert happened(), f"{kind}: pressed again, it doesn't happen"
        self.check()
        await self.all_buttons_work()

    # -- the kinds of moves: how to press, and whether it has happened ---------------------------

    async def open(self) -> tuple[Callable[[], Interaction], Callable[[], bool]]:
        before = self.count("lobbies")
        return (
            lambda: self.host.begin_slash(self.channel, "match new", game="go_west", seats=2),
            lambda: self.count("lobbies") > before,
        )

    async def join(self) -> tuple[Callable[[], Interaction], Callable[[], bool]]:
        card = await self.card()
        return (
            lambda: self.guest.begin_press(card, "join:*"),
            lambda: bool(
                self.process.rows("SELECT 1 FROM lobby_users WHERE user = ?", self.guest.id)
            ),
        )

    async def start(self) -> tuple[Callable[[], Interaction], Callable[[], bool]]:
        card, before = await self.full_card(), self.count("matches")
        return (
            lambda: self.host.begin_press(card, "start:*"),
            lambda: self.count("matches") > before,
        )

    async def answer(self) -> tuple[Callable[[], Interaction], Callable[[], bool]]:
        _, mover, key, rises = await self.running()
        return lambda: begin_tap(mover, mover.dms[-1], key), rises

    async def answer_in_the_thread(self) -> tuple[Callable[[], Interaction], Callable[[], bool]]:
        match_id, mover, key, rises = await self.running()

        # The panel that was opened before has died with its bot; its buttons haven't.
        opened = await self.process.answered(mover.begin_press(self.post(match_id), "act:*"))
        return lambda: begin_tap(mover, opened.message, key), rises

    async def undo(self) -> tuple[Callable[[], Interaction], Callable[[], bool]]:
        match_id, mover, rises = await self.with_something_to_undo()
        return lambda: mover.begin_press(self.post(match_id), "undo:*"), rises

    async def redo(self) -> tuple[Callable[[], Interaction], Callable[[], bool]]:
        match_id, mover, _ = await self.with_something_to_undo()
        await self.process.answered(mover.begin_press(self.post(match_id), "undo:*"))
        thread = self.process.thread(match_id)
        return lambda: mover.begin_slash(thread, "redo"), self.rises(match_id)

    async def command(self) -> tuple[Callable[[], Interaction], Callable[[], bool]]:
        match_id, mover, key, rises = await self.running()
        match = self.process.match(match_id)
        seat = min(match.pending)
        if match.pending[seat].id != "turn.action":
            await self.process.answered(begin_tap(mover, mover.dms[-1], key))
            return await self.command()
        match.answer(seat, "sell")
        card = str(match.pending[seat].default)
        thread = self.process.thread(match_id)
        return lambda: mover.begin_slash(thread, "west sell", card=card), rises

    async def resign(self) -> tuple[Callable[[], Interaction], Callable[[], bool]]:
        match_id, mover, _, rises = await self.running()
        thread = self.process.thread(match_id)
        asked = await self.process.answered(mover.begin_slash(thread, "match resign"))
        return lambda: mover.begin_press(asked.message, "confirm:*"), rises

    # -- how things stand ------------------------------------------------------------------------

    def count(self, table: str) -> int:
        found: int = self.process.rows(f"SELECT count(*) FROM {table}")[0][0]
        return found

    def rises(self, match_id: str) -> Callable[[], bool]:
        before = self.process.seq(match_id)
        return lambda: self.process.seq(match_id) > before

    async def card(self) -> Message:
        """The card of an open table that the guest may join."""
        if not self.count("lobbies"):
            press, _ = await self.open()
            await self.process.answered(press())
        return [m for m in self.host.sees(self.channel) if "join:" in str(m.components)][-1]

    async def full_card(self) -> Message:
        card = await self.card()
        if not self.process.rows("SELECT 1 FROM lobby_users WHERE user = ?", self.guest.id):
            await self.process.answered(self.guest.begin_press(card, "join:*"))
        return await self.card()

    async def running(self) -> tuple[str, Player, str, Callable[[], bool]]:
        """A running match, who is to move, and a legal answer."""
        ids = self.process.rows("SELECT id FROM matches WHERE status = 'running'")
        if not ids:
            press, _ = await self.start()
            await self.process.answered(press())
            return await self.running()
        match_id = ids[0][0]
        match = self.process.match(match_id)
        seat = min(match.pending)
        question = match.pending[seat]
        keys = [option.key for option in getattr(question, "options", ())]
        key = "sell" if "sell" in keys else str(question.default)
        mover = self.players[self.process.holder(match_id, seat)]
        return match_id, mover, key, self.rises(match_id)

    async def with_something_to_undo(self) -> tuple[str, Player, Callable[[], bool]]:
        match_id, mover, key, _ = await self.running()
        match = self.process.match(match_id)
        undo = match.can_undo(min(match.pending))
        if undo is None or undo.agree:
            await self.process.answered(begin_tap(mover, mover.dms[-1], key))
            return await self.with_something_to_undo()
        return match_id, mover, self.rises(match_id)

    def post(self, match_id: str) -> Message:
        """The newest post of a turn."""
        messages = self.process.thread(match_id).messages.values()
        return [m for m in messages if "undo:" in str(m.components) and not m.pinned_at][-1]

    # -- what must hold --------------------------------------------------------------------------

    def check(self) -> None:
        """Every post stands once, and nothing stands that isn't a post."""
        posts, standing = self.process.posts(), self.process.standing()
        ids = Counter(message for _, _, _, message in posts)
        assert {} == {id_: n for id_, n in ids.items() if n > 1}
        assert set(ids) == set(standing), f"{set(ids) ^ set(standing)}"
        assert {} == doubled((match, kind, key) for match, kind, key, _ in posts)
        dms = Counter((match, key.split()[0]) for match, kind, key, _ in posts if kind == "dm")
        assert {} == {dm: n for dm, n in dms.items() if n > 1}
        behind = self.process.rows("SELECT id FROM matches WHERE published_seq < seq")
        assert [] == behind
        for match_id, status in self.process.rows("SELECT id, status FROM matches"):
            pinned = [m for m in self.process.thread(match_id).messages.values() if m.pinned_at]
            assert 1 == len(pinned), match_id
            if status == "running":
                assert 2 == sum(match == match_id for match, _ in dms)
                phase = self.process.match(match_id).state.phase
                assert (match_id, "turn", phase) in {post[:3] for post in posts}

    async def all_buttons_work(self) -> None:
        """Each button under the newest post, and the panel in each DM, answers its player."""
        for (match_id,) in self.process.rows("SELECT id FROM matches WHERE status = 'running'"):
            for player in self.players.values():
                for custom_id in custom_ids(self.post(match_id)):
                    if custom_id.startswith("undo:"):
                        continue
                    press = player.begin_press(self.post(match_id), custom_id)
                    answer = await self.process.answered(press)
                    assert is_answered(press), custom_id
                    assert [] == answer.codes
                    assert "went wrong" not in answer.text


def is_told(interaction: Interaction) -> bool:
    """Whether the player has been shown that it has happened."""
    original = interaction.original
    if original is None or original.is_loading:
        return False
    return original.edited is not None and original.edited >= interaction.created


def doubled(things: object) -> dict[object, int]:
    return {thing: n for thing, n in Counter(things).items() if n > 1}  # type: ignore[call-overload]


Move = tuple[Callable[[], Interaction], Callable[[], bool]]
MOVES: dict[str, Callable[[Killing], Awaitable[Move]]] = {
    "open": Killing.open,
    "join": Killing.join,
    "start": Killing.start,
    "answer": Killing.answer,
    "answer in the thread": Killing.answer_in_the_thread,
    "undo": Killing.undo,
    "redo": Killing.redo,
    "command": Killing.command,
    "resign": Killing.resign,
}


async def killed_in(folder: Path, kinds: list[str], seed: int) -> None:
    """Let the bot die once in each of *kinds*, one after the other, in one database."""
    async with process_in(folder) as process:
        killing = Killing(process, seed)
        for n, kind in enumerate(kinds):
            fault = Fault(delay=killing.chance.uniform(0, SLOWEST), times=None)
            with process.discord.faults.of(fault):
                try:
                    await killing.die_in(kind)
                except BaseException as error:
                    error.add_note(f"death {n} of seed {seed}, in {kind}\n{process.said[-3000:]}")
                    raise


async def soak(deaths: int) -> None:
    kinds = list(MOVES)
    for seed in range(-(-deaths // len(kinds))):
        with tempfile.TemporaryDirectory() as folder:
            await killed_in(Path(folder), kinds[: deaths - seed * len(kinds)], seed)


if __name__ == "__main__":
    asyncio.run(soak(int(sys.argv[1]) if sys.argv[1:] else DEATHS))
