"""Starting threads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.messages import Message
from bot.playground.people import User
from bot.playground.permissions import Permission, need
from bot.playground.places import Channel, Kind, Thread
from bot.playground.posting import place
from bot.playground.refusals import Json, Refused
from bot.playground.threads import checked

if TYPE_CHECKING:
    from bot.playground.world import World

HAS_THREAD = 1 << 5  # a flag of the message that it hangs on


def start_thread(
    world: World, parent: Channel, starter: User, body: Json, message: Message | None = None
) -> Channel:
    """A new thread in *parent*, hanging on *message* if given; its starter is in it."""
    if parent.guild is None or parent.thread is not None:
        raise Refused(50024)
    kind = Kind.PUBLIC_THREAD if message else Kind(body.get("type", Kind.PRIVATE_THREAD))
    private = kind is Kind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    need(parent, starter.id, needed)
    if message is not None and message.thread is not None:
        raise Refused(160004)
    name, archive_after = checked(body)
    _check_room(world, parent)
    now = world.clock.now()
    thread = Thread(starter.id, now, now, archive_after, members={starter.id: now})
    thread.invitable = bool(body.get("invitable", True))
    id_ = message.id if message else world.id()
    channel = Channel(id_, kind, name, parent.guild, parent, thread, bot=parent.bot)
    channel.slow_mode = int(body.get("rate_limit_per_user") or 0)
    world.channels[id_] = channel
    world.tell(
        "THREAD_CREATE",
        world.thread_wire(channel) | {"newly_created": True},
        guild=parent.guild,
        channel=channel,
    )
    _announce(world, channel, starter, message)
    return channel


def _check_room(world: World, parent: Channel) -> None:
    active = [
        c
        for c in world.channels.values()
        if c.guild is parent.guild and c.thread is not None and not c.thread.archived
    ]
    if len(active) >= world.limits.active_threads:
        raise Refused(160006)


def _announce(world: World, thread: Channel, starter: User, message: Message | None) -> None:
    # A private thread leaves no trace in its parent.
    assert thread.parent is not None
    assert thread.guild is not None
    reference: Json = {"type": 0, "guild_id": thread.guild.id}
    if message is not None:
        message.thread = thread
        message.flags |= HAS_THREAD
        opening = Message(world.id(), thread, starter, world.clock.now(), type=21)
        opening.reference = reference | {
            "channel_id": message.channel.id,
            "message_id": message.id,
        }
        opening.replied_to = message
        place(world, opening)
    elif not thread.is_private_thread:
        notice = Message(world.id(), thread.parent, starter, world.clock.now(), type=18)
        notice.content = thread.name
        notice.reference = reference | {"channel_id": thread.id}
        place(world, notice)
