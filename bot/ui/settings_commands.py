"""`/settings` and `/away`: how, when and where somebody wants to be spoken to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import discord
from discord import app_commands

from bot.pace import HOUR
from bot.present.limits import SUGGESTIONS
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.times import moment
from bot.records import Habits, MatchId, Span, UserId
from bot.sorry import Sorry
from bot.ui.command_base import CommandBase
from bot.ui.faults import suggesting
from bot.ui.replies import Reply
from bot.ui.tables import known, words_for
from bot.ui.verbs import suggestion
from bot.ui.where import ANYWHERE

CHANNELS = {"dm": "reminders-dm", "thread": "reminders-thread", "none": "reminders-none"}
USUAL_ZONES = ("Europe/Prague", "Europe/London", "America/New_York", "America/Los_Angeles", "UTC")
LONGEST = 60  # days that a holiday may last
AHEAD = 365  # days before which it may be announced
A_YEAR = 90  # days of holiday in any year, so that nobody keeps a match waiting for good
DAY = 24 * HOUR


class SettingsCommands(CommandBase):
    """The group of settings, and the command for holidays."""

    def settings(self) -> app_commands.Group:
        group = app_commands.Group(
            name=self.local.name("settings", "cmd-settings"),
            description=self.local.description("cmd-settings"),
            **ANYWHERE,
        )
        group.add_command(self._language())
        group.add_command(self._zone())
        group.add_command(self._quiet())
        group.add_command(self._reminders())
        return group

    def _language(self) -> app_commands.Command[Any, Any, Any]:
        languages = [
            app_commands.Choice(name=self.local.value(f"language-{each}"), value=each)
            for each in ("auto", *self.desk.catalogue.locales)
        ]

        @app_commands.describe(**self._described("cmd-settings-language", ("language",)))
        @app_commands.rename(**self._renamed("cmd-settings-language", ("language",)))
        @app_commands.choices(language=languages)
        async def callback(interaction: discord.Interaction[Any], language: str) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                user = await known(self.desk, interaction)
                chosen = None if language == "auto" else language
                await self.desk.store.change_user(user.id, language=chosen)
                words = self.desk.catalogue.words(chosen or user.locale)
                told = "language-set" if chosen else "language-auto"
                await reply.show(notice_panel(words, told))

            await self._run(interaction, work)

        return self._under("settings", "language", callback)

    def _zone(self) -> app_commands.Command[Any, Any, Any]:
        @app_commands.describe(**self._described("cmd-settings-zone", ("zone",)))
        @app_commands.rename(**self._renamed("cmd-settings-zone", ("zone",)))
        async def callback(interaction: discord.Interaction[Any], zone: str) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                chosen = zone_typed(zone)
                await self._change(interaction, zone=chosen)
                now = datetime.fromtimestamp(self.desk.now(), ZoneInfo(chosen))
                words = await words_for(self.desk, interaction)
                told = notice_panel(words, "zone-set", zone=chosen, time=f"{now:%H:%M}")
                await reply.show(told)

            await self._run(interaction, work)

        command = self._under("settings", "zone", callback)

        @command.autocomplete("zone")
        @suggesting
        async def complete(
            interaction: discord.Interaction[Any], current: str
        ) -> list[app_commands.Choice[str]]:
            return [suggestion(zone, zone) for zone in zones_like(current)[:SUGGESTIONS]]

        return command

    def _quiet(self) -> app_commands.Command[Any, Any, Any]:
        local = self.local
        first, last = (f"cmd-settings-quiet-{name}" for name in ("from", "to"))

        @app_commands.describe(first=local.description(first), last=local.description(last))
        @app_commands.rename(first=local.name("from", first), last=local.name("to", last))
        async def callback(
            interaction: discord.Interaction[Any], first: str | None = None, last: str | None = None
        ) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await reply.show(await self._quieted(interaction, first, last))

            await self._run(interaction, work)

        return self._under("settings", "quiet", callback)

    async def _quieted(
        self, interaction: discord.Interaction[Any], first: str | None, last: str | None
    ) -> Panel:
        words = await words_for(self.desk, interaction)
        if first is None and last is None:
            await self._change(interaction, quiet_from=None, quiet_to=None)
            return notice_panel(words, "quiet-off")
        begins, ends = minutes_typed(first), minutes_typed(last)
        habits = await self._change(interaction, quiet_from=begins, quiet_to=ends)
        return notice_panel(
            words, "quiet-set", first=clock_time(begins), last=clock_time(ends), zone=habits.zone
        )

    def _reminders(self) -> app_commands.Command[Any, Any, Any]:
        channels = [
            app_commands.Choice(name=self.local.value(id_), value=channel)
            for channel, id_ in CHANNELS.items()
        ]

        @app_commands.describe(**self._described("cmd-settings-reminders", ("where",)))
        @app_commands.rename(**self._renamed("cmd-settings-reminders", ("where",)))
        @app_commands.choices(where=channels)
        async def callback(interaction: discord.Interaction[Any], where: str) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await self._change(interaction, channel=where)
                words = await words_for(self.desk, interaction)
                await reply.show(notice_panel(words, CHANNELS[where]))

            await self._run(interaction, work)

        return self._under("settings", "reminders", callback)

    async def _change(self, interaction: discord.Interaction[Any], **changes: Any) -> Habits:
        user, times = UserId(interaction.user.id), self.desk.store.times
        habits = await times.change_habits(user, **changes)
        self._changed(await times.running(user))
        return habits

    def _changed(self, matches: list[MatchId]) -> None:
        changed: Callable[[MatchId], None] = self.desk.matches.changed
        for match_id in matches:
            changed(match_id)

    # Holidays

    def away(self) -> app_commands.Command[Any, Any, Any]:
        local = self.local

        @app_commands.describe(
            first=local.description("cmd-away-from"), last=local.description("cmd-away-to")
        )
        @app_commands.rename(
            first=local.name("from", "cmd-away-from"), last=local.name("to", "cmd-away-to")
        )
        async def callback(
            interaction: discord.Interaction[Any], first: str | None = None, last: str | None = None
        ) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await reply.show(await self._left(interaction, first, last))

            await self._run(interaction, work)

        command = self._plain("away", callback)
        command.autocomplete("first")(suggesting(self._days))
        command.autocomplete("last")(suggesting(self._days))
        return command

    async def _left(
        self, interaction: discord.Interaction[Any], first: str | None, last: str | None
    ) -> Panel:
        words = await words_for(self.desk, interaction)
        user, times = UserId(interaction.user.id), self.desk.store.times
        if first is None and last is None:
            self._changed(await times.set_holiday(user, None))
            return notice_panel(words, "away-off")
        if last is None:
            raise Sorry("away-until-when")
        span = holiday(await times.habits(user), self.desk.now(), first, last)
        if away_in_year(await times.holidays(user), span, self.desk.now()) > A_YEAR * DAY:
            raise Sorry("away-used-up", days=A_YEAR)
        self._changed(await times.set_holiday(user, span))
        assert span.until is not None
        return notice_panel(words, "away-set", first=moment(span.since), last=moment(span.until))

    async def _days(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        habits = await self.desk.store.times.habits(UserId(interaction.user.id))
        today = datetime.fromtimestamp(self.desk.now(), ZoneInfo(habits.zone)).date()
        days = [f"{today + timedelta(days=n)}" for n in range(LONGEST)]
        return [suggestion(day, day) for day in days if current.strip() in day][:SUGGESTIONS]


@cache
def all_zones() -> tuple[str, ...]:
    """Every time zone that has a name of its own."""
    return tuple(sorted({zone for zone in available_timezones() if "/" in zone} | {"UTC"}))


def zones_like(typed: str) -> list[str]:
    """The time zones that somebody may mean, those that begin so first."""
    wanted = typed.strip().casefold().replace(" ", "_")
    if not wanted:
        return list(USUAL_ZONES)
    found = [zone for zone in all_zones() if wanted in zone.casefold()]
    return sorted(found, key=lambda zone: not zone.casefold().split("/")[-1].startswith(wanted))


def zone_typed(typed: str) -> str:
    """A time zone by its name, or by a place that only one has. Raises `Sorry`."""
    found = zones_like(typed) if typed.strip() else []
    wanted = typed.strip().casefold().replace(" ", "_")
    exact = [zone for zone in found if zone.casefold() == wanted]
    if exact or len(found) == 1:
        return (exact or found)[0]
    raise Sorry("no-such-zone")


def minutes_typed(typed: str | None) -> int:
    """Minutes since midnight, of "22:30", "22.30" or "22". Raises `Sorry`."""
    found = re.fullmatch(r"\s*(\d{1,2})(?:[:.](\d{2}))?\s*", typed or "")
    if found is not None:
        hour, minute = int(found[1]), int(found[2] or 0)
        if hour < 24 and minute < 60:
            return hour * 60 + minute
    raise Sorry("bad-time")


def clock_time(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def day_typed(typed: str, today: date) -> date:
    """A day: "2026-12-24", "24.12.2026" or "24.12.", which is the next one. Raises `Sorry`."""
    plain = typed.replace(" ", "")
    try:
        if found := re.fullmatch(r"(\d{1,2})\.(\d{1,2})\.?(\d{4})?", plain):
            day, month = int(found[1]), int(found[2])
            year = int(found[3] or today.year)
            meant = date(year, month, day)
            return meant if found[3] or meant >= today else date(year + 1, month, day)
        return date.fromisoformat(plain)
    except ValueError:
        raise Sorry("bad-day") from None


def holiday(habits: Habits, now: float, first: str | None, last: str) -> Span:
    """From the one day to the end of the other, in the player's own zone. Raises `Sorry`."""
    zone = ZoneInfo(habits.zone)
    today = datetime.fromtimestamp(now, zone).date()
    begins = today if first is None else day_typed(first, today)
    ends = day_typed(last, today)
    if ends < begins or ends < today:
        raise Sorry("away-backwards")
    if (ends - max(begins, today)).days >= LONGEST or (begins - today).days > AHEAD:
        raise Sorry("away-too-long", days=LONGEST)
    return Span(max(now, _midnight(begins, zone)), _midnight(ends + timedelta(days=1), zone))


def away_in_year(taken: Iterable[Span], wanted: Span, now: float) -> float:
    """Seconds of holiday in the year that *wanted* ends, what has passed of others included."""
    assert wanted.until is not None
    year = wanted.until - 365 * DAY
    passed = (min(each.until or now, now) - max(each.since, year) for each in taken)
    return wanted.until - wanted.since + sum(seconds for seconds in passed if seconds > 0)


def _midnight(day: date, zone: ZoneInfo) -> float:
    start = datetime(day.year, day.month, day.day, tzinfo=zone)
    return start.astimezone(UTC).timestamp()
