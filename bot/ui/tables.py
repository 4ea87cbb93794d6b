"""Finding the match somebody means, and the words to answer in."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.matches import NoMatch
from bot.names import clean
from bot.records import Lobby, MatchId, MatchRecord, User, UserId, host_of, seats_of
from bot.sorry import Sorry
from bot.words import Words
from engine.core import Seat


async def known(desk: Desk, interaction: discord.Interaction[Any]) -> User:
    """The user of an interaction, with the name and language that Discord gives now."""
    who = interaction.user
    user = await desk.store.user(UserId(who.id))
    name, locale = clean(who.display_name) or clean(who.name), interaction.locale.value
    if (name, locale) != (user.name, user.locale):
        user = await desk.store.change_user(user.id, name=name, locale=locale)
    return user


async def words_for(
    desk: Desk, interaction: discord.Interaction[Any], record: MatchRecord | None = None
) -> Words:
    """Words in the language of whoever pressed or typed."""
    user = await known(desk, interaction)
    language = user.language or user.locale
    if record is None:
        return desk.catalogue.words(language)
    return desk.words(language, record)


async def find_match(
    desk: Desk,
    interaction: discord.Interaction[Any],
    typed: str | None,
    *,
    game: str | None = None,
) -> tuple[MatchRecord, AnyMatch]:
    """The match that a command is about: the one typed, the thread's, or the user's only one.

    Raises `Sorry` where there is none, or several. One of another game, or of a place that the user
    neither plays in nor sees, is as good as none.
    """
    if typed:
        with suppress(NoMatch):
            record, match = await desk.matches.look(MatchId(typed.strip().lower()))
            plays = any(seat.user == interaction.user.id for seat in record.seats)
            if game in (None, record.game) and (plays or sees(interaction, record)):
                return record, match
        raise Sorry("no-such-match", match=clean(typed).replace("`", "")[:20])
    user, place = UserId(interaction.user.id), interaction.channel_id
    here = None if place is None else await desk.store.match_in_thread(place)
    if here is not None and game not in (None, here.game):
        here = None
    if here is not None and here.thread == place and seats_of(here, user):
        return await desk.matches.look(here.id)
    mine = [
        record
        for record in await desk.store.matches(user)
        if game in (None, record.game) and seats_of(record, user)
    ]
    # Without threads several matches stay in one place: what counts is the user's.
    if here is not None:
        mine = [record for record in mine if (record.thread or record.channel) == place] or [here]
    if not mine:
        raise Sorry("no-match-here")
    if len(mine) > 1:
        raise Sorry("which-match")
    return await desk.matches.look(mine[0].id)


def granted(
    interaction: discord.Interaction[Any], place: MatchRecord | Lobby
) -> discord.Permissions:
    """What the user may do where a match or a table is; nothing if that isn't known from here."""
    thread = place.thread if isinstance(place, MatchRecord) else None
    if interaction.channel_id is not None and interaction.channel_id in (place.channel, thread):
        return interaction.permissions
    server, who = interaction.guild, interaction.user
    if server is None or server.id != place.guild or not isinstance(who, discord.Member):
        return discord.Permissions.none()
    channel = server.get_channel_or_thread(place.channel)
    if channel is None:
        return discord.Permissions.none()
    permissions = channel.permissions_for(who)
    # Who else is in a private thread, Discord doesn't tell.
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    if is_private and not permissions.manage_threads:
        return discord.Permissions.none()
    return permissions


def sees(interaction: discord.Interaction[Any], place: MatchRecord | Lobby) -> bool:
    """Whether the user sees where a match or a table is."""
    return granted(interaction, place).view_channel


def may_close(interaction: discord.Interaction[Any], place: MatchRecord | Lobby) -> bool:
    """Whether the user may end a match or a table: its host, and who manages threads there."""
    manages = interaction.guild_id is not None and granted(interaction, place).manage_threads
    host = host_of(place) if isinstance(place, MatchRecord) else place.host
    return interaction.user.id == host or manages


def seat_for(record: MatchRecord, match: AnyMatch, user: int) -> Seat | None:
    """The seat a user looks from: of several, the one that is asked; None for a spectator."""
    seats = seats_of(record, UserId(user))
    asked = [seat for seat in seats if seat in match.pending]
    return next(iter([*asked, *seats]), None)


def seat_of(record: MatchRecord, match: AnyMatch, user: int) -> Seat:
    """The same for what only players may do. Raises `Sorry`."""
    seat = seat_for(record, match, user)
    if record.status != "running":
        raise Sorry("match-over")
    if seat is None:
        raise Sorry("not-seated")
    return seat


def why_not(record: MatchRecord, seat: Seat | None, user: UserId) -> str:
    """Why the user can't use a seat's panel, as a notice's id."""
    if record.status != "running":
        return "match-over"
    if any((each.seat, each.user) == (seat, user) for each in record.seats):
        return "not-seated"
    has_left = any((each.seat, each.user) == (seat, user) for each in record.former)
    return "seat-changed" if has_left else "not-yours"
