"""Sending, editing, deleting and pinning messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.playground.clock import iso
from bot.playground.files import Uploads
from bot.playground.mentions import mentions_of
from bot.playground.messages import (
    LOADING,
    SILENT,
    SUPPRESS_EMBEDS,
    SYSTEM_TYPES,
    V2,
    Message,
    write,
)
from bot.playground.people import User
from bot.playground.permissions import Permission, can_see, channel_permissions, need, to_send
from bot.playground.places import Channel
from bot.playground.refusals import Json, Refused, invalid, too_long
from bot.playground.threads import add_to_thread, check_open, check_unlocked, wake

if TYPE_CHECKING:
    from bot.playground.world import World

LONGEST_NONCE = 25
MOST_NONCES = 1000  # remembered, whatever the time
MOST_LISTED = 100
_SENT_FLAGS = SUPPRESS_EMBEDS | SILENT | V2


def send(world: World, channel: Channel, author: User, body: Json, uploads: Uploads) -> Message:
    """A new message of *author*; with `enforce_nonce`, the one already sent under its nonce."""
    _check_may_send(world, channel, author, body, uploads)
    sent = _sent_before(world, author, body)
    if sent is not None:
        return sent
    message = Message(world.id(), channel, author, world.clock.now())
    message.flags = int(body.get("flags") or 0) & _SENT_FLAGS
    message.nonce = body.get("nonce")
    _refer(world, message, body)
    compose(world, message, body, uploads)
    _remember_nonce(world, message)
    place(world, message)
    return message


def _check_may_send(
    world: World, channel: Channel, author: User, body: Json, uploads: Uploads
) -> None:
    if channel.recipient is not None and author is world.bot:
        # Only who takes direct messages and shares a guild with the bot can be written to.
        shared = any(
            {channel.recipient.id, author.id} <= set(guild.members)
            for guild in world.guilds.values()
        )
        if not channel.recipient.takes_dms or not shared:
            raise Refused(50007)
    needed = [to_send(channel)]
    if uploads:
        needed.append(Permission.ATTACH_FILES)
    if body.get("embeds"):
        needed.append(Permission.EMBED_LINKS)
    if body.get("message_reference"):
        needed.append(Permission.READ_MESSAGE_HISTORY)
    need(channel, author.id, *needed)
    check_unlocked(channel, author)


def _sent_before(world: World, author: User, body: Json) -> Message | None:
    nonce = body.get("nonce")
    if nonce is None:
        return None
    if len(str(nonce)) > LONGEST_NONCE:
        raise too_long("nonce", LONGEST_NONCE)
    if not body.get("enforce_nonce"):
        return None
    sent = world.sent.get((author.id, str(nonce)))
    since = world.clock.now() - world.limits.seconds_of_nonce
    return sent if sent is not None and sent.created >= since and not sent.deleted else None


def _remember_nonce(world: World, message: Message) -> None:
    if message.nonce is None:
        return
    world.sent[message.author.id, str(message.nonce)] = message
    if len(world.sent) > MOST_NONCES:
        del world.sent[next(iter(world.sent))]


def _refer(world: World, message: Message, body: Json) -> None:
    reference = body.get("message_reference")
    if not reference:
        return
    replied_to = message.channel.messages.get(str(reference.get("message_id")))
    if replied_to is None and reference.get("fail_if_not_exists", True):
        raise invalid("message_reference", "Unknown message", "REPLIES_UNKNOWN_MESSAGE")
    message.type = 19
    message.replied_to = replied_to
    message.reference = {
        "type": 0,
        "channel_id": message.channel.id,
        "message_id": str(reference["message_id"]),
    }
    if message.channel.guild is not None:
        message.reference["guild_id"] = message.channel.guild.id


def compose(world: World, message: Message, body: Json, uploads: Uploads) -> None:
    """Write *body* on a message that nobody has seen yet, and settle whom it pings."""
    write(message, body, uploads, world.pen(), drop_files=False)
    _mention(message, body)
    message.pinged = frozenset() if message.is_ephemeral else message.mentions.pinged
    _keep_files(world, message, [])


def _mention(message: Message, body: Json) -> None:
    replied_to = message.replied_to.author if message.replied_to else None
    message.mentions = mentions_of(
        message.channel,
        message.author,
        [message.content, *_displayed(message)],
        body.get("allowed_mentions"),
        replied_to=replied_to,
    )


def _displayed(message: Message) -> list[str]:
    # An embed mentions nobody; the text displays of the new components do.
    if not message.flags & V2:
        return []
    return message.texts


def _keep_files(world: World, message: Message, before: Iterable[str]) -> None:
    for id_ in before:
        world.files.pop(id_, None)
    world.files.update({file.id: file for file in message.files})


def place(world: World, message: Message) -> None:
    """Put a new message into its channel: threads wake up, who is mentioned comes in."""
    channel = message.channel
    channel.messages[message.id] = message
    if not message.is_ephemeral:
        channel.last_message_id = message.id
        wake(world, channel)
        if channel.thread is not None:
            channel.thread.messages_sent += 1
            add_to_thread(world, channel, message.author)
            invite_mentioned(world, message)
    _tell(world, "MESSAGE_CREATE", message)


def invite_mentioned(world: World, message: Message) -> None:
    """Who is mentioned in a thread joins it, if it can see the parent."""
    channel = message.channel
    if channel.thread is None or channel.parent is None:
        return
    rights = channel_permissions(channel, message.author.id)
    if channel.is_private_thread and not (
        channel.thread.invitable or Permission.MANAGE_THREADS in rights
    ):
        return
    for user in message.mentions.users:
        if can_see(channel.parent, user.id):
            add_to_thread(world, channel, user)


def _tell(world: World, name: str, message: Message) -> None:
    wire = message.wire()
    guild = message.channel.guild
    if guild is not None:
        wire["guild_id"] = guild.id
        member = guild.members.get(message.author.id)
        if member is not None:
            wire["member"] = member.wire(with_user=False)
    world.tell(name, wire, guild=guild, channel=message.channel, message=message)


# -- editing -------------------------------------------------------------------------------------


def edit_own(world: World, message: Message, body: Json, uploads: Uploads) -> None:
    """The bot edits a message of its own through the channel."""
    _check_may_edit(world, message)
    if uploads:
        need(message.channel, world.bot.id, Permission.ATTACH_FILES)
    rewrite(world, message, body, uploads, drop_files=False)
    if _is_old(world, message):
        message.channel.old_edits_at.append(world.clock.now())


def _check_may_edit(world: World, message: Message) -> None:
    need(message.channel, world.bot.id)
    if message.type in SYSTEM_TYPES:
        raise Refused(50021)
    if message.author is not world.bot:
        raise Refused(50005)
    check_open(message.channel)
    if _is_old(world, message):
        since = world.clock.now() - world.limits.seconds_of_old_edits
        recent = [moment for moment in message.channel.old_edits_at if moment > since]
        message.channel.old_edits_at = recent
        if len(recent) >= world.limits.old_edits:
            raise Refused(30046)


def _is_old(world: World, message: Message) -> bool:
    return world.clock.now() - message.created > world.limits.seconds_until_old


def rewrite(
    world: World, message: Message, body: Json, uploads: Uploads, *, drop_files: bool
) -> None:
    """Write *body* on a message that stands already.

    An edit pings nobody, but the answer that takes the place of "is thinking" is a first one.
    """
    before = [file.id for file in message.files]
    write(message, body, uploads, world.pen(), drop_files=drop_files)
    _keep_files(world, message, before)
    if "content" in body or "components" in body or "allowed_mentions" in body:
        _mention(message, body)
    if message.is_loading:
        message.flags &= ~LOADING
        message.pinged = frozenset() if message.is_ephemeral else message.mentions.pinged
    message.edited = world.clock.now()
    if not message.is_ephemeral:
        invite_mentioned(world, message)
    _tell(world, "MESSAGE_UPDATE", message)


# -- deleting, pinning, listing ------------------------------------------------------------------


def delete(world: World, message: Message) -> None:
    """The message goes away, its files too."""
    channel = message.channel
    del channel.messages[message.id]
    message.deleted = True
    for file in message.files:
        world.files.pop(file.id, None)
    data: Json = {"id": message.id, "channel_id": channel.id}
    if channel.guild is not None:
        data["guild_id"] = channel.guild.id
    world.tell("MESSAGE_DELETE", data, guild=channel.guild, channel=channel, message=message)


def delete_by_bot(world: World, message: Message) -> None:
    """Own messages always; those of others where the bot manages messages, never in a DM."""
    need(message.channel, world.bot.id)
    if message.author is not world.bot:
        if message.channel.guild is None:
            raise Refused(50003, status=403, message="Cannot execute action on a DM channel")
        need(message.channel, world.bot.id, Permission.MANAGE_MESSAGES)
    delete(world, message)


def pin(world: World, message: Message) -> None:
    """The bot pins *message*; a system message tells."""
    _check_may_pin(world, message)
    if message.pinned_at is not None:
        return
    if len(pins(message.channel)) >= world.limits.pins:
        raise Refused(30003)
    message.pinned_at = world.clock.now()
    _tell_pins(world, message)
    notice = Message(world.id(), message.channel, world.bot, world.clock.now(), type=6)
    notice.reference = {"type": 0, "channel_id": message.channel.id, "message_id": message.id}
    place(world, notice)


def unpin(world: World, message: Message) -> None:
    _check_may_pin(world, message)
    if message.pinned_at is not None:
        message.pinned_at = None
        _tell_pins(world, message)


def _check_may_pin(world: World, message: Message) -> None:
    need(message.channel, world.bot.id, Permission.PIN_MESSAGES)
    check_open(message.channel)
    if message.type in SYSTEM_TYPES:
        raise Refused(50021)


def _tell_pins(world: World, message: Message) -> None:
    _tell(world, "MESSAGE_UPDATE", message)
    channel = message.channel
    newest = max((m.pinned_at or 0 for m in pins(channel)), default=0)
    data: Json = {
        "channel_id": channel.id,
        "last_pin_timestamp": iso(newest) if newest else None,
    }
    if channel.guild is not None:
        data["guild_id"] = channel.guild.id
    world.tell("CHANNEL_PINS_UPDATE", data, guild=channel.guild, channel=channel)


def pins(channel: Channel) -> list[Message]:
    """The pinned messages, the newest pin first."""
    pinned = [m for m in channel.messages.values() if m.pinned_at is not None]
    return sorted(pinned, key=lambda m: m.pinned_at or 0, reverse=True)


def listed(
    channel: Channel,
    *,
    before: str | None = None,
    after: str | None = None,
    around: str | None = None,
    limit: int = 50,
) -> list[Message]:
    """Messages that everybody in *channel* sees, the newest first."""
    if not 1 <= limit <= MOST_LISTED:
        raise invalid("limit", f"int value should be between 1 and {MOST_LISTED}.")
    public = [m for m in channel.messages.values() if not m.is_ephemeral]
    public.sort(key=lambda m: int(m.id))
    if around is not None:
        older = [m for m in public if int(m.id) < int(around)]
        nearest = older[max(0, len(older) - limit // 2) :]
        return (nearest + public[len(older) :])[:limit][::-1]
    if before is not None:
        public = [m for m in public if int(m.id) < int(before)]
    if after is not None:
        return [m for m in public if int(m.id) > int(after)][:limit][::-1]
    return public[-limit:][::-1]
