"""Whom a text mentions, and whom it may ping."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.playground.people import Role, User
from bot.playground.permissions import Permission, can_see, channel_permissions
from bot.playground.places import Channel
from bot.playground.refusals import Json, invalid, too_long

MOST_ALLOWED = 100
_CODE = re.compile(r"```.*?```|``.+?``|`[^`\n]+`", re.DOTALL)
_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(frozen=True)
class Mentions:
    """What a message mentions after `allowed_mentions`, and the ids of those it pings."""

    users: tuple[User, ...] = ()
    roles: tuple[Role, ...] = ()
    everyone: bool = False
    pinged: frozenset[str] = frozenset()


NOBODY = Mentions()


def mentions_of(
    channel: Channel,
    author: User,
    texts: Sequence[str],
    allowed: Json | None,
    *,
    replied_to: User | None = None,
) -> Mentions:
    """Whom *texts*, written by *author* in *channel*, mention and ping.

    Without *allowed* all that is written counts. Text in code is not a mention. Roles that can't
    be mentioned and @everyone take a permission.
    """
    may = _Allowed(allowed)
    text = _CODE.sub("", "\n".join(texts))
    users = [u for u in _users(channel, text) if may.user(u.id)]
    if replied_to is not None and may.replied_user and replied_to not in users:
        users.append(replied_to)
    loud = Permission.MENTION_EVERYONE in channel_permissions(channel, author.id)
    roles = [r for r in _roles(channel, text) if may.role(r.id) and (loud or r.mentionable)]
    everyone = may.everyone and loud and bool(_EVERYONE.search(text)) and channel.guild is not None
    pinged = _pinged(channel, author, users, roles, everyone=everyone)
    return Mentions(tuple(users), tuple(roles), everyone, pinged)


def _users(channel: Channel, text: str) -> list[User]:
    if channel.guild is None:
        known = {u.id: u for u in (channel.recipient, channel.bot) if u is not None}
    else:
        known = {id_: member.user for id_, member in channel.guild.members.items()}
    return [known[id_] for id_ in dict.fromkeys(_USER.findall(text)) if id_ in known]


def _roles(channel: Channel, text: str) -> list[Role]:
    if channel.guild is None:
        return []
    known = channel.guild.roles
    return [known[id_] for id_ in dict.fromkeys(_ROLE.findall(text)) if id_ in known]


def _pinged(
    channel: Channel, author: User, users: list[User], roles: list[Role], *, everyone: bool
) -> frozenset[str]:
    pinged = {u.id for u in users}
    if channel.guild is not None:
        wanted = {role.id for role in roles}
        for id_, member in channel.guild.members.items():
            if everyone or wanted & set(member.roles):
                pinged.add(id_)
    # A mention in a private thread brings its member in, so whoever sees the parent counts.
    place = channel.parent or channel
    return frozenset(id_ for id_ in pinged - {author.id} if can_see(place, id_))


class _Allowed:
    """What `allowed_mentions` lets through."""

    def __init__(self, allowed: Json | None) -> None:
        given = {"parse": ["users", "roles", "everyone"]} if allowed is None else allowed
        self._parse = set(given.get("parse") or ())
        self._users = [str(id_) for id_ in given.get("users") or ()]
        self._roles = [str(id_) for id_ in given.get("roles") or ()]
        self.everyone = "everyone" in self._parse
        # A reply pings its author; where anything is said about mentions, only if that is too.
        self.replied_user = allowed is None or bool(allowed.get("replied_user"))
        for key, ids in (("users", self._users), ("roles", self._roles)):
            if len(ids) > MOST_ALLOWED:
                raise too_long(f"allowed_mentions.{key}", MOST_ALLOWED)
            if ids and key in self._parse:
                raise invalid(
                    f"allowed_mentions.{key}",
                    f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                )

    def user(self, id_: str) -> bool:
        return "users" in self._parse or id_ in self._users

    def role(self, id_: str) -> bool:
        return "roles" in self._parse or id_ in self._roles
