"""Users, roles and members, and what they look like on the wire."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.playground.permissions import Permission
from bot.playground.refusals import Json


@dataclass(eq=False)
class User:
    """An account. *takes_dms* is False once it has closed its direct messages to the bot.

    *has_app*: the app is installed to the account, so its commands come along everywhere.
    """

    id: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    takes_dms: bool = True
    has_app: bool = False

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def wire(self) -> Json:
        wire: Json = {
            "id": self.id,
            "username": self.name.lower().replace(" ", "_"),
            "discriminator": "0",
            "global_name": self.name,
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "banner": None,
            "accent_color": None,
            "primary_guild": None,
        }
        return wire | {"bot": True} if self.bot else wire


@dataclass(eq=False)
class Role:
    """A role of a guild; *bot_id* marks the one that came with a bot."""

    id: str
    name: str
    permissions: Permission
    position: int
    mentionable: bool = False
    bot_id: str | None = None

    @property
    def mention(self) -> str:
        return f"<@&{self.id}>"

    def wire(self) -> Json:
        wire: Json = {
            "id": self.id,
            "name": self.name,
            "permissions": str(int(self.permissions)),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.bot_id is not None,
            "mentionable": self.mentionable,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        return wire | {"tags": {"bot_id": self.bot_id}} if self.bot_id else wire


@dataclass(eq=False)
class Member:
    """A user in a guild, with the ids of the roles beside @everyone."""

    user: User
    joined: str
    roles: list[str] = field(default_factory=list)
    nick: str | None = None

    def wire(self, *, with_user: bool = True) -> Json:
        wire: Json = {
            "roles": list(self.roles),
            "nick": self.nick,
            "avatar": None,
            "banner": None,
            "joined_at": self.joined,
            "premium_since": None,
            "communication_disabled_until": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }
        return wire | {"user": self.user.wire()} if with_user else wire
