"""Who may do what where: roles, then the overwrites of a channel."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

from bot.playground.refusals import Refused

if TYPE_CHECKING:
    from bot.playground.places import Channel, Guild


class Permission(IntFlag):
    """The permissions that matter to a bot that plays."""

    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51
    BYPASS_SLOWMODE = 1 << 52


EVERYTHING = Permission((1 << 53) - 1)

# What a new server gives to everyone.
PLAYERS = (
    Permission.CREATE_INSTANT_INVITE
    | Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)

# What the bot asks for when it is invited.
BOTS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.MANAGE_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.PIN_MESSAGES
)

# What answers to a command may do where the app came along with its user.
WITH_A_USER = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.SEND_MESSAGES_IN_THREADS
)

IN_A_DM = PLAYERS | Permission.PIN_MESSAGES


def guild_permissions(guild: Guild, user_id: str) -> Permission:
    """What the member's roles give, channels apart."""
    if guild.owner.id == user_id:
        return EVERYTHING
    given = guild.everyone.permissions
    for role_id in guild.members[user_id].roles:
        given |= guild.roles[role_id].permissions
    return EVERYTHING if Permission.ADMINISTRATOR in given else given


def channel_permissions(channel: Channel, user_id: str) -> Permission:
    """What the user may do in *channel*; nothing where the user can't see it."""
    if channel.guild is None:
        recipients = channel.group or (channel.recipient, channel.bot)
        return IN_A_DM if any(u and u.id == user_id for u in recipients) else Permission(0)
    guild = channel.guild
    if user_id not in guild.members:
        return Permission(0)
    given = guild_permissions(guild, user_id)
    if Permission.ADMINISTRATOR not in given:
        given = _with_overwrites(channel, user_id, given)
    if Permission.VIEW_CHANNEL not in given:
        return Permission(0)
    if channel.is_private_thread and not _sees_private_thread(channel, user_id, given):
        return Permission(0)
    return given


def _with_overwrites(channel: Channel, user_id: str, given: Permission) -> Permission:
    # A thread has none of its own: its parent's count.
    guild, overwrites = channel.guild, (channel.parent or channel).overwrites
    assert guild is not None
    layers = [[guild.id], guild.members[user_id].roles, [user_id]]
    for ids in layers:
        mine = [overwrites[i] for i in ids if i in overwrites]
        for overwrite in mine:
            given &= ~overwrite.deny
        for overwrite in mine:
            given |= overwrite.allow
    return given


def _sees_private_thread(channel: Channel, user_id: str, given: Permission) -> bool:
    assert channel.thread is not None
    return user_id in channel.thread.members or Permission.MANAGE_THREADS in given


def app_permissions(channel: Channel, user_id: str, bot_id: str) -> Permission:
    """What the app may do in *channel*, where the user has used it."""
    if is_with_user(channel, bot_id):
        return channel_permissions(channel, user_id) & WITH_A_USER
    return channel_permissions(channel, bot_id)


def is_with_user(channel: Channel, bot_id: str) -> bool:
    """Whether no bot is there, so that the app can only have come along with its user."""
    return bool(channel.group) or (
        channel.guild is not None and bot_id not in channel.guild.members
    )


def can_see(channel: Channel, user_id: str) -> bool:
    return Permission.VIEW_CHANNEL in channel_permissions(channel, user_id)


def need(channel: Channel, user_id: str, *needed: Permission) -> None:
    """Refuse with 50001 who can't see the channel, with 50013 who lacks what is needed."""
    given = channel_permissions(channel, user_id)
    if Permission.VIEW_CHANNEL not in given:
        raise Refused(50001)
    if any(permission not in given for permission in needed):
        raise Refused(50013)


def to_send(channel: Channel) -> Permission:
    """The permission that sending there takes."""
    if channel.thread is not None:
        return Permission.SEND_MESSAGES_IN_THREADS
    return Permission.SEND_MESSAGES
