"""Guilds, channels, threads and direct messages, and what they look like on the wire."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

from bot.playground.clock import iso
from bot.playground.people import Member, Role, User
from bot.playground.permissions import Permission
from bot.playground.refusals import Json

if TYPE_CHECKING:
    from bot.playground.messages import Message


class Kind(IntEnum):
    """The types of channel that the stand-in has."""

    TEXT = 0
    DM = 1
    GROUP_DM = 3
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass(frozen=True)
class Overwrite:
    """What a channel allows and denies to a role or a member."""

    id: str
    member: bool
    allow: Permission
    deny: Permission

    def wire(self) -> Json:
        return {
            "id": self.id,
            "type": int(self.member),
            "allow": str(int(self.allow)),
            "deny": str(int(self.deny)),
        }


@dataclass(eq=False)
class Thread:
    """What makes a channel a thread: who is in it, and whether it is archived or locked."""

    owner_id: str
    created: float
    active_at: float
    archive_after: int = 4320  # minutes
    archived: bool = False
    archived_at: float = 0.0
    locked: bool = False
    invitable: bool = True
    members: dict[str, float] = field(default_factory=dict)  # id of a user -> when it came
    messages_sent: int = 0

    def wire(self) -> Json:
        return {
            "archived": self.archived,
            "auto_archive_duration": self.archive_after,
            "archive_timestamp": iso(self.archived_at or self.created),
            "locked": self.locked,
            "create_timestamp": iso(self.created),
            "invitable": self.invitable,
        }


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or a direct message."""

    id: str
    kind: Kind
    name: str = ""
    guild: Guild | None = None
    parent: Channel | None = None
    thread: Thread | None = None
    recipient: User | None = None  # of a direct message
    bot: User | None = None  # the other end of a direct message
    group: tuple[User, ...] = ()  # of people among themselves, where no bot can be
    position: int = 0
    topic: str | None = None
    slow_mode: int = 0
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    messages: dict[str, Message] = field(default_factory=dict)
    last_message_id: str | None = None
    renamed_at: list[float] = field(default_factory=list)
    old_edits_at: list[float] = field(default_factory=list)

    @property
    def is_private_thread(self) -> bool:
        return self.kind is Kind.PRIVATE_THREAD

    @property
    def mention(self) -> str:
        return f"<#{self.id}>"

    def wire(self) -> Json:
        wire: Json = {
            "id": self.id,
            "type": int(self.kind),
            "flags": 0,
            "last_message_id": self.last_message_id,
        }
        if self.group:
            people = [user.wire() for user in self.group]
            owner = self.group[0].id
            return wire | {"recipients": people, "owner_id": owner, "name": None, "icon": None}
        if self.recipient is not None:
            return wire | {"recipients": [self.recipient.wire()]}
        assert self.guild is not None
        wire |= {
            "guild_id": self.guild.id,
            "name": self.name,
            "parent_id": self.parent.id if self.parent else None,
            "rate_limit_per_user": self.slow_mode,
        }
        if self.thread is not None:
            return wire | self._thread_wire(self.thread)
        return wire | {
            "topic": self.topic,
            "position": self.position,
            "permission_overwrites": [o.wire() for o in self.overwrites.values()],
            "nsfw": False,
        }

    @staticmethod
    def _thread_wire(thread: Thread) -> Json:
        return {
            "owner_id": thread.owner_id,
            "thread_metadata": thread.wire(),
            "message_count": thread.messages_sent,
            "total_message_sent": thread.messages_sent,
            "member_count": min(len(thread.members), 50),
        }

    def thread_member(self, user_id: str) -> Json:
        assert self.thread is not None
        joined = iso(self.thread.members[user_id])
        return {"id": self.id, "user_id": user_id, "join_timestamp": joined, "flags": 0}


@dataclass(eq=False)
class Guild:
    """A server with its members and roles; its channels lie in the world."""

    id: str
    name: str
    owner: User
    created: str
    locale: str = "en-US"
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)

    @property
    def everyone(self) -> Role:
        """The role that every member has: its id is the guild's."""
        return self.roles[self.id]

    def wire(self) -> Json:
        return {
            "id": self.id,
            "name": self.name,
            "owner_id": self.owner.id,
            "preferred_locale": self.locale,
            "roles": [role.wire() for role in self.roles.values()],
            **GUILD_DEFAULTS,
        }


GUILD_DEFAULTS: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 0,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}
