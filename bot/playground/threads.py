"""Threads: starting, changing, archiving, and who is in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.people import User
from bot.playground.permissions import Permission, channel_permissions, need
from bot.playground.places import Channel, Thread
from bot.playground.refusals import Json, Refused, invalid, rate_limited, too_long

if TYPE_CHECKING:
    from bot.playground.world import World

LONGEST_NAME = 100
LONGEST_TOPIC = 1024
_DURATIONS = (60, 1440, 4320, 10080)


# -- what the state of a thread forbids ----------------------------------------------------------


def check_open(channel: Channel) -> None:
    """Refuse what an archived thread doesn't take: edits, pins, members."""
    if channel.thread is not None and channel.thread.archived:
        raise Refused(50083)


def check_unlocked(channel: Channel, author: User) -> None:
    """Refuse sending where a moderator locked the thread; an archived one would only wake up."""
    thread = channel.thread
    if thread is None or not thread.locked:
        return
    if thread.archived:
        raise Refused(50083)
    if Permission.MANAGE_THREADS not in channel_permissions(channel, author.id):
        raise Refused(160005)


def check_answerable(channel: Channel) -> None:
    """Refuse what an interaction may not do where a moderator has closed and locked the thread.

    Its use reaches the bot all the same, which can't answer it then: Discord leaves it so.
    """
    if channel.thread is not None and channel.thread.archived and channel.thread.locked:
        raise Refused(50083, status=403)


def wake(world: World, channel: Channel) -> None:
    """A new message brings an archived thread back, unless it is locked."""
    thread = channel.thread
    if thread is None:
        return
    thread.active_at = world.clock.now()
    if thread.archived and not thread.locked:
        world.set_archived(channel, thread, archived=False)


def checked(body: Json) -> tuple[str, int]:
    """The name and the minutes until it is archived that *body* gives."""
    name = (body.get("name") or "").strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise too_long("name", LONGEST_NAME, 1)
    archive_after = int(body.get("auto_archive_duration") or 4320)
    if archive_after not in _DURATIONS:
        raise invalid("auto_archive_duration", f"Value must be one of {_DURATIONS}.")
    return name, archive_after


# -- changing ------------------------------------------------------------------------------------


def edit_channel(world: World, channel: Channel, user: User, body: Json) -> None:
    """Change a channel's name and topic, or a thread's state."""
    if channel.guild is None:
        raise Refused(50024)
    if channel.thread is not None:
        _edit_thread(world, channel, channel.thread, user, body)
        return
    need(channel, user.id, Permission.MANAGE_CHANNELS)
    _rename(world, channel, body)
    if "topic" in body:
        if len(body["topic"] or "") > LONGEST_TOPIC:
            raise too_long("topic", LONGEST_TOPIC)
        channel.topic = body["topic"]
    world.tell("CHANNEL_UPDATE", channel.wire(), guild=channel.guild, channel=channel)


def _edit_thread(world: World, channel: Channel, thread: Thread, user: User, body: Json) -> None:
    _check_may_edit(channel, thread, user, body)
    if thread.archived and body.get("archived") is not False:
        raise Refused(50083)
    _rename(world, channel, body)
    if body.get("auto_archive_duration") is not None:
        thread.archive_after = checked({"name": channel.name} | body)[1]
    thread.locked = bool(body.get("locked", thread.locked))
    thread.invitable = bool(body.get("invitable", thread.invitable))
    channel.slow_mode = int(body.get("rate_limit_per_user", channel.slow_mode) or 0)
    world.set_archived(channel, thread, archived=bool(body.get("archived", thread.archived)))


def _check_may_edit(channel: Channel, thread: Thread, user: User, body: Json) -> None:
    need(channel, user.id)
    rights = channel_permissions(channel, user.id)
    if Permission.MANAGE_THREADS in rights:
        return
    if thread.locked or "locked" in body:
        raise Refused(50013)
    if body == {"archived": False}:
        # Anybody who may write there may bring it back.
        need(channel, user.id, Permission.SEND_MESSAGES_IN_THREADS)
    elif thread.owner_id != user.id:
        raise Refused(50013)


def _rename(world: World, channel: Channel, body: Json) -> None:
    changes = [k for k in ("name", "topic") if k in body and body[k] != getattr(channel, k)]
    if not changes:
        return
    now = world.clock.now()
    window = world.limits.seconds_of_renames
    channel.renamed_at = [moment for moment in channel.renamed_at if moment > now - window]
    if len(channel.renamed_at) >= world.limits.renames:
        raise rate_limited(channel.renamed_at[0] + window - now)
    if "name" in changes:
        name = (body["name"] or "").strip()
        if not 1 <= len(name) <= LONGEST_NAME:
            raise too_long("name", LONGEST_NAME, 1)
        channel.name = name
    channel.renamed_at.append(now)


def delete_channel(world: World, channel: Channel, user: User) -> None:
    """Delete a channel or a thread, if *user* may."""
    if channel.guild is None:
        raise Refused(50024)
    is_thread = channel.thread is not None
    need(channel, user.id, Permission.MANAGE_THREADS if is_thread else Permission.MANAGE_CHANNELS)
    world.delete_channel(channel)


# -- members -------------------------------------------------------------------------------------


def add_member(world: World, channel: Channel, adder: User, user: User) -> None:
    """*adder* brings *user* into the thread, or comes in itself."""
    if channel.thread is None or channel.guild is None:
        raise Refused(50024)
    need(channel, adder.id)
    check_open(channel)
    if user is not adder:
        need(channel, adder.id, Permission.SEND_MESSAGES_IN_THREADS)
        if not channel.thread.invitable:
            need(channel, adder.id, Permission.MANAGE_THREADS)
    if user.id not in channel.guild.members:
        raise Refused(10007)
    add_to_thread(world, channel, user)


def add_to_thread(world: World, channel: Channel, user: User) -> None:
    """The user is in the thread; nothing happens if it was already."""
    thread = channel.thread
    if thread is None or user.id in thread.members:
        return
    thread.members[user.id] = world.clock.now()
    if user is world.bot and channel.is_private_thread:
        # The bot hears of a private thread only when it comes in.
        world.tell(
            "THREAD_CREATE", world.thread_wire(channel), guild=channel.guild, channel=channel
        )
    member = channel.thread_member(user.id)
    assert channel.guild is not None
    member["member"] = channel.guild.members[user.id].wire()
    _tell_members(world, channel, user, {"added_members": [member]})


def remove_member(world: World, channel: Channel, remover: User, user: User) -> None:
    """*user* leaves the thread, sent away by *remover* or by itself."""
    if channel.thread is None:
        raise Refused(50024)
    need(channel, remover.id)
    check_open(channel)
    owns = channel.is_private_thread and channel.thread.owner_id == remover.id
    if user is not remover and not owns:
        need(channel, remover.id, Permission.MANAGE_THREADS)
    if channel.thread.members.pop(user.id, None) is None:
        raise Refused(10007)
    _tell_members(world, channel, user, {"removed_member_ids": [user.id]})


def _tell_members(world: World, channel: Channel, user: User, change: Json) -> None:
    assert channel.guild is not None
    assert channel.thread is not None
    data = {
        "id": channel.id,
        "guild_id": channel.guild.id,
        "member_count": min(len(channel.thread.members), 50),
        **change,
    }
    world.tell("THREAD_MEMBERS_UPDATE", data, guild=channel.guild, channel=channel, also=[user.id])
