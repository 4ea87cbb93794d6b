"""The whole bot at many tables at once, while everything goes wrong: is anything lost or doubled?

python -m tests.soak.evening [MATCHES] [ROUNDS] [SEED]
"""

from __future__ import annotations

import asyncio
import gc
import resource
import sys
from collections.abc import Sequence

import msgspec

from bot.draft import AnyMatch
from bot.playground import usage
from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.present.ids import Id
from bot.records import MatchId, MatchRecord
from engine.core import Raw, Rng, Seat, Some, any_answer
from tests.bench.play import opened
from tests.bot.house import Blank, House, custom_ids
from tests.soak.ledger import Ledger
from tests.soak.notices import asks
from tests.soak.trouble import Trouble

AT_ONCE = 10  # presses in a round
SECONDS = 20.0  # that pass between two rounds
OURS = ("bot.", "engine.", "render.", "discord.")


class Report(msgspec.Struct, frozen=True):
    """How an evening went. The four lists are empty where all is well."""

    matches: int
    players: int
    minutes: float  # of simulated time
    pressed: int
    shown: int  # answers that their player has seen
    over: int  # matches played to their end
    trouble: dict[str, int]
    lost: list[str]
    doubled: list[str]
    missing: list[str]  # what ought to stand on Discord
    stuck: list[str]  # matches that can't be played on
    objects: list[int]  # of the bot's after each quarter
    megabytes: list[float]  # at most up to then, with all that the stand-in remembers

    @property
    def failed(self) -> bool:
        return bool(self.lost or self.doubled or self.missing or self.stuck)


class Evening:
    """So many tables, and the presses at them."""

    games: tuple[str, ...] = ("go_west", "go_west", "toy")  # by turns

    def __init__(self, house: House, chance: Rng) -> None:
        self.house = house
        self.chance = chance
        self.tables: dict[MatchId, list[Player]] = {}
        self.ledger = Ledger(house)
        self.over = 0

    async def sit_down(self, matches: int) -> list[Player]:
        """Begin the matches, each with two players of its own."""
        for n in range(matches):
            pair = [
                self.house.discord.user(f"{name}{n}", locale=locale)
                for name, locale in (("Ann", "en-US"), ("Ben", "cs"))
            ]
            await self.begin(self.games[n % len(self.games)], pair)
        return [player for pair in self.tables.values() for player in pair]

    async def begin(self, game: str, players: list[Player]) -> None:
        self.tables[await self.house.match(game, *players)] = players

    async def round(self, trouble: Trouble) -> None:
        """One press at some tables at once, and what goes wrong meanwhile."""
        ids = list(self.tables)
        self.chance.shuffle(ids)
        ready = [await self.ready(match_id) for match_id in ids[:AT_ONCE]]
        await trouble.around(lambda: [press() for press in ready if press])
        await self.ledger.settle()
        self.house.discord.clock.move(SECONDS)
        for match_id in ids[:AT_ONCE]:
            record, _ = await self.house.look(match_id)
            if record.status != "running":
                self.over += 1
                players = self.tables.pop(match_id)
                await self.begin(record.game, players)

    async def ready(self, match_id: MatchId) -> Press | None:
        """A press that answers what somebody is asked, or takes the last answer back."""
        record, match = await self.house.look(match_id)
        seat = self.chance.pick(sorted(match.pending))
        player = self.player(record, seat)
        message = await self.panel(record, match, seat, player)
        if message is None:
            return None
        backs = [each for each in custom_ids(message) if each.startswith("back:")]
        if backs and not self.chance.below(8):
            return Press(self, record, seat, player, message, backs[0], ())
        raw = any_answer(match.pending[seat], self.chance)
        kind = "sel" if isinstance(match.pending[seat], Some) else "ans"
        key = "" if isinstance(raw, tuple) else str(raw)
        custom_id = Id(kind, match_id, seat, match.since[seat], key)
        return Press(self, record, seat, player, message, custom_id.text, values(raw))

    async def panel(
        self, record: MatchRecord, match: AnyMatch, seat: Seat, player: Player
    ) -> Message | None:
        """A message of the player's own that asks what the seat is asked."""
        for message in reversed(player.dms):
            if asks(message, record.id, seat, match.since[seat]):
                return message
        thread = await self.house.thread(record.id)
        for post in reversed(player.sees(thread)):
            if any(each.startswith(f"act:{record.id}:") for each in custom_ids(post)):
                shown = await player.press(post, "act:*")
                return shown.message if shown.messages else None
        return None

    def player(self, record: MatchRecord, seat: Seat) -> Player:
        user = record.seats[seat].user
        return next(each for each in self.tables[record.id] if each.id == user)


class Press:
    """A press that is about to be made."""

    def __init__(
        self,
        evening: Evening,
        record: MatchRecord,
        seat: Seat,
        player: Player,
        message: Message,
        custom_id: str,
        values: Sequence[str],
    ) -> None:
        self.evening = evening
        self.record = record
        self.seat = seat
        self.player = player
        self.message = message
        self.custom_id = custom_id
        self.values = values

    def __call__(self) -> None:
        component = {"type": 3 if self.values else 2, "custom_id": self.custom_id}
        world = self.evening.house.discord.world
        interaction = usage.use_component(
            world, self.player.user, self.message, component, self.values or None
        )
        self.evening.ledger.pressed(self.record, self.seat, interaction)


def values(raw: Raw) -> tuple[str, ...]:
    return tuple(map(str, raw)) if isinstance(raw, tuple) else ()


async def evening(matches: int, rounds: int, seed: int) -> Report:
    """Play, break things, and look at what is left."""
    async with opened(Blank) as house:
        return await _evening(house, matches, rounds, Rng(seed))


async def _evening(house: House, matches: int, rounds: int, chance: Rng) -> Report:
    began = house.now()
    objects: list[int] = []
    megabytes: list[float] = []
    evening = Evening(house, chance)
    players = await evening.sit_down(matches)
    trouble = Trouble(house, players, chance)
    for n in range(rounds):
        await evening.round(trouble)
        if (n + 1) % max(rounds // 4, 1) == 0:
            objects.append(objects_of_the_bot())
            megabytes.append(megabytes_in_use())
    for player in players:
        player.open_dms()
    await house.restart()
    ledger = evening.ledger
    missing = await ledger.missing(evening.tables)
    return Report(
        matches=matches,
        players=len(players),
        minutes=round((house.now() - began) / 60, 1),
        pressed=len(ledger.all),
        shown=sum(entry.shown for entry in ledger.all),
        over=evening.over,
        trouble=dict(sorted(trouble.met.items())),
        lost=await ledger.lost(),
        doubled=await ledger.doubled(),
        missing=missing,
        stuck=await stuck(evening),
        objects=objects,
        megabytes=megabytes,
    )


async def stuck(evening: Evening) -> list[str]:
    """The matches that the next press doesn't bring on."""
    found: list[str] = []
    for match_id in evening.tables:
        _, before = await evening.house.look(match_id)
        press = await evening.ready(match_id)
        if press is not None:
            press()
            await evening.house.discord.settled()
        _, after = await evening.house.look(match_id)
        if after.seq <= before.seq:
            found.append(f"{match_id} at {before.seq}")
    return found


def objects_of_the_bot() -> int:
    """How many things are kept that our code or discord.py has made."""
    gc.collect()
    made = (str(type(each).__module__) for each in gc.get_objects())
    ours = [where for where in made if where.startswith(OURS)]
    return sum(not where.startswith("bot.playground") for where in ours)


def megabytes_in_use() -> float:
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)


def main(matches: int = 100, rounds: int = 180, seed: int = 1) -> int:
    told = asyncio.run(evening(matches, rounds, seed))
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    return int(told.failed)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
