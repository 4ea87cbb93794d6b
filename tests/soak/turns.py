"""Turn after turn while everything goes wrong: is everybody called for each one, and once?

python -m tests.soak.turns [TURNS] [TABLES] [SEED]
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter

import msgspec

from bot.pace import HOUR, MINUTE, PACES
from bot.playground import usage
from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.present.ids import parse
from bot.records import Habits, MatchId, Span, UserId
from engine.core import Rng, piloted
from tests.bench.play import opened
from tests.bot.house import Blank, House, custom_ids
from tests.soak.evening import Evening, Press
from tests.soak.notices import Notices
from tests.soak.trouble import Trouble

TURNS = 2_000  # in the long soak, which has much else to do
TABLES = 12
# How long nothing happens between two rounds: mostly little, now and then days.
MOST_AT_ONCE = 12  # answers that somebody in a hurry gives
WAITS = (20.0,) * 12 + (10 * MINUTE,) * 4 + (2 * HOUR, 5 * HOUR, 7 * HOUR, 13 * HOUR, 26 * HOUR)
PACE_NAMES = ("none", *PACES)
ASIDES = ("snooze", "hush", "vote", "imback")  # what is pressed beside answers
DAY = 24 * 60  # minutes


class Report(msgspec.Struct, frozen=True):
    """How it went. The three lists are empty where all is well."""

    turns: int
    called: int  # of them; the others were over before anybody could be called
    reminders: int
    tables: int
    over: int
    days: float  # of simulated time
    pressed: int
    besides: dict[str, int]  # what was pressed beside answers, and what players settled
    trouble: dict[str, int]
    lost: list[str]
    doubled: list[str]
    wrong: list[str]

    @property
    def failed(self) -> bool:
        return bool(self.lost or self.doubled or self.wrong)


class Turns(Evening):
    """Tables of every game with clocks, whose players have habits and holidays."""

    games = ("toy", "go_west", "robinson", "few_acres", "lewis_clark")

    def __init__(self, house: House, chance: Rng, notices: Notices) -> None:
        super().__init__(house, chance)
        self.notices = notices
        self.met: Counter[str] = Counter()

    async def begin(self, game: str, players: list[Player]) -> None:
        before = int(self.house.discord.world.id())
        pace = self.chance.pick(PACE_NAMES)
        match_id = await self.house.match(game, *players, pace=pace)
        self.tables[match_id] = players
        record, match = await self.house.look(match_id)
        self.notices.begin(record, match.pending, before)

    async def round(self, trouble: Trouble) -> None:
        await self.habits()
        await super().round(trouble)
        await self.notices.settle()
        await self.rush()
        await self.notices.settle()
        await self.besides()
        await self.notices.settle()
        await self.house.wait(self.chance.pick(WAITS))
        await self.notices.settle()

    async def ready(self, match_id: MatchId) -> Press | None:
        """A press, unless an autopilot has played the match to its end meanwhile."""
        record, _ = await self.house.look(match_id)
        return await super().ready(match_id) if record.status == "running" else None

    async def rush(self) -> None:
        """At some tables whoever is asked answers until somebody else is, before anything shows."""
        matches = self.house.bot.desk.matches
        for match_id in list(self.tables):
            record, match = await self.house.look(match_id)
            if record.status != "running" or self.chance.below(2):
                continue
            seat = self.chance.pick(sorted(match.pending))
            for _ in range(MOST_AT_ONCE):
                user = record.seats[seat].user
                raw, aside = piloted(match, seat, self.chance)
                assert user is not None
                await matches.answer(match_id, seat, user, [(raw, aside)])
                record, match = await self.house.look(match_id)
                if record.status != "running" or seat not in match.pending:
                    break
            self.met["rush"] += 1
        await self.house.discord.settled()

    async def habits(self) -> None:
        """Somebody changes when and where reminders come, or goes on holiday."""
        if self.chance.below(4):
            return
        players = [player for pair in self.tables.values() for player in pair]
        user, times = UserId(self.chance.pick(players).id), self.house.store.times
        now = self.house.now()
        if self.chance.below(2):
            self.met["habits"] += 1
            first = self.chance.pick((None, self.chance.below(DAY)))
            last = None if first is None else (first + 60 * (1 + self.chance.below(12))) % DAY
            channel = self.chance.pick(("dm", "dm", "thread", "none"))
            habits = Habits(quiet_from=first, quiet_to=last, channel=channel)
            await times.change_habits(user, **msgspec.structs.asdict(habits))
            touched = await times.running(user)
        else:
            self.met["holiday"] += 1
            span = Span(
                now + HOUR * self.chance.below(20), now + HOUR * (20 + self.chance.below(60))
            )
            touched = await times.set_holiday(user, self.chance.pick((None, span)))
        for match_id in touched:
            self.house.bot.desk.matches.changed(match_id)
            self.house.bot.clock.wake(match_id)
        await self.house.discord.settled()

    async def besides(self) -> None:
        """A button about time, here and there."""
        for match_id, players in list(self.tables.items()):
            if self.chance.below(4):
                continue
            player = self.chance.pick(players)
            found = [
                (message, id_)
                for message in (*player.dms, *player.sees(await self.house.thread(match_id)))
                for id_ in custom_ids(message)
                if (known := parse(id_)) and known.match == match_id and known.kind in ASIDES
            ]
            if found:
                message, id_ = self.chance.pick(found)
                self.press(player, message, id_)
        await self.house.discord.settled()

    def press(self, player: Player, message: Message, custom_id: str) -> None:
        self.met[custom_id.partition(":")[0]] += 1
        button = {"type": 2, "custom_id": custom_id}
        usage.use_component(self.house.discord.world, player.user, message, button)


async def turns(number: int, tables: int, seed: int) -> Report:
    """Play so many turns at so many tables, and see who was called."""
    async with opened(Blank) as house:
        notices = Notices(house)
        with notices.listening():
            return await _turns(house, notices, number, tables, Rng(seed))


async def _turns(house: House, notices: Notices, number: int, tables: int, chance: Rng) -> Report:
    began = house.now()
    played = Turns(house, chance, notices)
    players = await played.sit_down(tables)
    trouble = Trouble(house, players, chance)
    while notices.turns < number:
        await played.round(trouble)
    for player in players:
        player.open_dms()
    await house.restart()
    await notices.settle()
    return Report(
        turns=notices.turns,
        called=notices.called,
        reminders=notices.reminders,
        tables=tables,
        over=played.over,
        days=round((house.now() - began) / (24 * HOUR), 1),
        pressed=len(played.ledger.all),
        besides=dict(sorted(played.met.items())),
        trouble=dict(sorted(trouble.met.items())),
        lost=notices.lost,
        doubled=notices.doubled,
        wrong=notices.wrong,
    )


def main(number: int = TURNS, tables: int = TABLES, seed: int = 1) -> int:
    told = asyncio.run(turns(number, tables, seed))
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    return int(told.failed)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
