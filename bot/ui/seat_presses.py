"""Seats that change hands, on Discord: the advert's button, and what players do about seats."""

from __future__ import annotations

from typing import Any

import discord

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.looks import news
from bot.pace import has_pace
from bot.present.dm import dm_panel
from bot.present.ids import Id
from bot.present.notices import notice_panel
from bot.present.panel import Panel
from bot.present.seats import ACTIONS, seats_panel
from bot.records import MatchRecord, UserId, seats_of
from bot.sorry import Sorry
from bot.substitutes import Substitutes, askable_at
from bot.ui.replies import Reply
from bot.ui.tables import known, may_close, words_for
from bot.verdicts import has_missed
from engine.core import Seat

DONE = {  # what is said once it is
    "offer": "seat-offered",
    "withdraw": "seat-withdrawn",
    "hand": "seat-handed",
    "ask": "table-asked",
}


async def handle_seats(
    desk: Desk, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
) -> None:
    """Answer a press on one of the kinds in `bot.present.ids.SEATS`."""
    if pressed.seat is None:
        await reply.acknowledge()
        raise Sorry("unknown-button")
    if pressed.kind == "takeover":
        await reply.acknowledge()
        await reply.show(await _taken(desk, interaction, pressed, pressed.seat))
        return
    await reply.acknowledge(in_place=reply.is_private)
    await reply.show(await _settled(desk, interaction, pressed, pressed.seat))


async def _taken(
    desk: Desk, interaction: discord.Interaction[Any], pressed: Id, seat: Seat
) -> Panel:
    """The briefing of whoever has taken a seat, for the presser alone."""
    user = await known(desk, interaction)
    done = await Substitutes(desk.matches).take(
        pressed.match, seat, pressed.since, user.id, user.name, interaction.id
    )
    if seat not in seats_of(done.record, user.id):
        raise Sorry("seat-taken")
    words = await words_for(desk, interaction, done.record)
    told = await news(desk, done.record, seat, words)
    return dm_panel(desk.table(done.record, done.match, seat), words, told)


async def _settled(
    desk: Desk, interaction: discord.Interaction[Any], pressed: Id, seat: Seat
) -> Panel:
    user, match_id = UserId(interaction.user.id), pressed.match
    record, _ = await desk.matches.look(match_id)
    manages, seats = may_close(interaction, record), Substitutes(desk.matches)
    match pressed.key:
        case "offer":
            await seats.offer(match_id, seat, user, interaction.id, may_manage=manages)
        case "withdraw":
            await seats.withdraw(match_id, seat, user, interaction.id, may_manage=manages)
        case "hand":
            await seats.hand_over(match_id, user, interaction.id)
        case "ask":
            await seats.ask_about(match_id, seat, user, interaction.id)
        case _:
            raise Sorry("unknown-button")
    return notice_panel(await words_for(desk, interaction), DONE[pressed.key])


async def seats_view(
    desk: Desk, interaction: discord.Interaction[Any], record: MatchRecord, match: AnyMatch
) -> Panel:
    """Who plays where in a match, with buttons for what the user may do about it."""
    words = await words_for(desk, interaction, record)
    mine = seats_of(record, UserId(interaction.user.id))
    hosts = may_close(interaction, record)
    allowed = [
        (each.seat, action)
        for each in record.seats
        for action in ACTIONS
        if record.status == "running"
        and await _may(desk, record, each.seat, action, is_mine=each.seat in mine, hosts=hosts)
        and (mine or hosts)
    ]
    return seats_panel(desk.table(record, match, None), words, mine, allowed)


async def _may(
    desk: Desk, record: MatchRecord, seat: Seat, action: str, *, is_mine: bool, hosts: bool
) -> bool:
    """Whether it makes sense to offer this; the door checks whether it is allowed."""
    held, timing = record.seats[seat], record.timing
    clock = None if timing is None else timing.clocks.get(seat)
    gone = held.autopilot or (clock is not None and has_missed(clock))
    match action:
        case "offer":
            return held.opened is None and (is_mine or (hosts and gone))
        case "withdraw":
            return held.opened is not None and (is_mine or hosts)
        case "hand":
            return is_mine and (clock is None or clock.stand_in != "back")
        case _:
            return not is_mine and await _may_ask(desk, record, seat)


async def _may_ask(desk: Desk, record: MatchRecord, seat: Seat) -> bool:
    timing = record.timing
    if timing is None or has_pace(timing):
        return False
    last = await desk.store.last_act(record.id, seat)
    at = askable_at(timing, seat, last, desk.now())
    return at is not None and at <= desk.now()
