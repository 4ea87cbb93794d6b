"""Watching a match that others play, by press and by `/watch`. Nobody's hand is shown in it."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.desk import Desk
from bot.names import clean
from bot.present.ids import Id
from bot.present.links import link_to
from bot.present.notices import notice_panel
from bot.present.panel import Link, Panel
from bot.present.watch import hands_panel, watch_panel
from bot.records import MatchId, MatchRecord, UserId
from bot.sorry import Sorry
from bot.ui.replies import Reply
from bot.ui.tables import sees, words_for
from bot.wire import Refused, Unclear
from bot.words import Words

log = logging.getLogger("portage.watching")


async def handle_watching(
    desk: Desk, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
) -> None:
    """Answer a press on one of the kinds in `bot.present.ids.WATCHING`."""
    await reply.acknowledge(in_place=pressed.key == "again" and reply.is_private)
    record, _ = await desk.matches.look(pressed.match)
    words = await words_for(desk, interaction, record)
    match pressed.kind:
        case "watch":
            panel = await watch_view(desk, record.id, words)
        case "follow":
            panel = await followed(desk, record, UserId(interaction.user.id), words)
        case _:
            panel = await hands_view(desk, record.id, words)
    await reply.show(panel)


async def watch_view(desk: Desk, match_id: MatchId, words: Words) -> Panel:
    """The match as everybody may see it, also those who play in it."""
    record, match = await desk.matches.look(match_id)
    return watch_panel(desk.table(record, match, None), words)


async def followed(desk: Desk, record: MatchRecord, user: UserId, words: Words) -> Panel:
    """Bring the user into the match's thread: its posts are silent, and leaving it ends that."""
    if record.status != "running":
        raise Sorry("match-over")
    link = link_to(record.guild, record.thread or record.channel)
    way = (Link(link, words("button-thread")),)
    if record.thread is not None:
        try:
            await desk.wire.join(record.thread, user)
        except (Refused, Unclear) as failure:
            log.info("match %s: not brought into the thread: %s", record.id, failure)
        else:
            return notice_panel(words, "followed", buttons=way)
    return notice_panel(words, "not-followed", buttons=way)


async def hands_view(desk: Desk, match_id: MatchId, words: Words) -> Panel:
    """All hands, once the match has ended."""
    record, match = await desk.matches.look(match_id)
    if record.status == "running":
        raise Sorry("hands-hidden")
    views = {seat.seat: match.view(seat.seat) for seat in record.seats}
    return hands_panel(desk.table(record, match, None), words, views)


async def match_to_watch(
    desk: Desk, interaction: discord.Interaction[Any], typed: str | None
) -> MatchRecord:
    """The match meant: the one typed, the one played here, or the only one of the server.

    Raises `Sorry` where there is none that the user may see, or several.
    """
    if typed:
        record = await desk.store.match(MatchId(typed.strip().lower()))
        if record is None or not sees(interaction, record) or record.game not in desk.games:
            raise Sorry("no-such-match", match=clean(typed).replace("`", "")[:20])
        return record
    place = interaction.channel_id
    here = None if place is None else await desk.store.match_in_thread(place)
    if here is not None and here.game in desk.games:
        return here
    found = await matches_to_watch(desk, interaction)
    if len(found) != 1:
        raise Sorry("watch-which" if found else "watch-none")
    return found[0]


async def matches_to_watch(desk: Desk, interaction: discord.Interaction[Any]) -> list[MatchRecord]:
    """The running matches of the server that the user sees, those first where something happens."""
    if interaction.guild_id is None:
        return []
    found = await desk.store.servers.running_in(interaction.guild_id)
    return [each for each in found if each.game in desk.games and sees(interaction, each)]
