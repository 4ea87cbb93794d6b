"""Application commands: synchronising them within Discord's limits, and finding them."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from bot.playground.commandlimits import check_command
from bot.playground.permissions import Permission
from bot.playground.refusals import Json, Refused, invalid

MOST_COMMANDS: Mapping[int, int] = {1: 100, 2: 15, 3: 15}  # by type, in each scope
SECONDS_OF_A_DAY = 86_400.0
USER_INSTALL = 1  # an integration type: the command comes along with a user


class Context(IntEnum):
    """Where a command may be used."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


class OptionType(IntEnum):
    """The types of option."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


@dataclass(frozen=True)
class Leaf:
    """A command down to its last subcommand."""

    root: Json
    path: tuple[Json, ...]  # the groups and subcommands below the root
    options: tuple[Json, ...]

    def option(self, name: str) -> Json:
        """The option; raises LookupError where the command has none of that name."""
        for option in self.options:
            if option["name"] == name:
                return option
        full = " ".join([self.root["name"], *(p["name"] for p in self.path)])
        raise LookupError(f"/{full} has no option {name!r}")

    def data(self, options: Sequence[Json]) -> Json:
        """The `data` of an interaction that uses it with *options*."""
        filled = list(options)
        for node in reversed(self.path):
            filled = [{"name": node["name"], "type": node["type"], "options": filled}]
        return {"id": self.root["id"], "name": self.root["name"], "type": 1, "options": filled}


@dataclass
class Catalogue:
    """The commands that the bot has synchronised: scope None is everywhere, else a guild's id."""

    application_id: str
    scopes: dict[str | None, list[Json]] = field(default_factory=dict)
    created_at: dict[str | None, list[float]] = field(default_factory=dict)
    syncs: int = 0  # bulk overwrites so far: a start without changes should make none

    def replace(
        self,
        scope: str | None,
        commands: Sequence[Json],
        *,
        ids: Callable[[], str],
        now: float,
        most_creates: int,
    ) -> list[Json]:
        """Put *commands* in the place of all that stood in *scope*; all or none."""
        _check_counts(commands)
        for n, command in enumerate(commands):
            check_command(f"{n}", command)
        old = {_identity(c): c["id"] for c in self.scopes.get(scope, [])}
        new = [c for c in commands if _identity(c) not in old]
        self._count_creates(scope, len(new), now, most_creates)
        self.syncs += 1
        self.scopes[scope] = [
            self._kept(scope, c, old.get(_identity(c)) or ids(), ids()) for c in commands
        ]
        return self.scopes[scope]

    def upsert(
        self,
        scope: str | None,
        command: Json,
        *,
        ids: Callable[[], str],
        now: float,
        most_creates: int,
    ) -> Json:
        """Add one command, or change the one of its name and type."""
        others = [c for c in self.scopes.get(scope, []) if _identity(c) != _identity(command)]
        check_command("0", command)
        _check_counts([*others, command])
        old = next((c for c in self.scopes.get(scope, []) if c not in others), None)
        if old is None:
            self._count_creates(scope, 1, now, most_creates)
        kept = self._kept(scope, command, old["id"] if old else ids(), ids())
        self.scopes[scope] = [*others, kept]
        return kept

    def get(self, scope: str | None, id_: str) -> Json:
        for command in self.scopes.get(scope, []):
            if command["id"] == id_:
                return command
        raise Refused(10063)

    def remove(self, scope: str | None, id_: str) -> None:
        self.scopes[scope].remove(self.get(scope, id_))

    def _count_creates(self, scope: str | None, new: int, now: float, most: int) -> None:
        since = now - SECONDS_OF_A_DAY
        recent = [moment for moment in self.created_at.get(scope, []) if moment > since]
        if len(recent) + new > most:
            raise Refused(30034, status=400)
        self.created_at[scope] = recent + [now] * new

    def _kept(self, scope: str | None, command: Json, id_: str, version: str) -> Json:
        given = {k: v for k, v in copy.deepcopy(command).items() if v is not None}
        if "default_member_permissions" in given:
            given["default_member_permissions"] = str(given["default_member_permissions"])
        kept = {
            "type": 1,
            "description": "",
            "default_member_permissions": None,
            "nsfw": False,
            "integration_types": [0],
            "name_localizations": None,
            "description_localizations": None,
            **given,
            "id": id_,
            "application_id": self.application_id,
            "version": version,
        }
        if scope is None:
            kept.setdefault("contexts", None)
            return kept
        return kept | {"guild_id": scope}

    # -- finding ---------------------------------------------------------------------------------

    def usable(self, guild_id: str | None, *, in_group: bool = False) -> Iterator[Json]:
        """The commands that exist in the guild, or in direct messages; the guild's own first.

        *in_group*: of people among themselves, where only what came along with a user is.
        """
        context = Context.BOT_DM if guild_id is None else Context.GUILD
        context = Context.PRIVATE_CHANNEL if in_group else context
        own = self.scopes.get(guild_id, []) if guild_id else []
        yield from own
        shadowed = {_identity(c) for c in own}
        for command in self.scopes.get(None, []):
            contexts = command.get("contexts")
            if _identity(command) in shadowed or (contexts and context not in contexts):
                continue
            if contexts is None and guild_id is None and command.get("dm_permission") is False:
                continue
            if in_group and USER_INSTALL not in command["integration_types"]:
                continue
            yield command

    def find(self, guild_id: str | None, name: str, *, in_group: bool = False) -> Leaf:
        """The slash command of that full name ("match new"); raises LookupError."""
        first, *rest = name.split()
        for command in self.usable(guild_id, in_group=in_group):
            if command["name"] == first and command["type"] == 1:
                return _descend(command, rest, name)
        raise LookupError(f"there is no command /{name} here")

    def find_menu(self, guild_id: str | None, name: str, kind: int) -> Json:
        """The entry of the menu on a user (kind 2) or a message (kind 3); raises LookupError."""
        for command in self.usable(guild_id):
            if command["name"] == name and command["type"] == kind:
                return command
        raise LookupError(f"there is no menu entry {name!r} here")


def needed_permissions(command: Json) -> Permission:
    """What a member of a guild must have to see *command*."""
    wanted = command.get("default_member_permissions")
    return Permission(0) if wanted is None else Permission(int(wanted))


def _descend(command: Json, rest: Sequence[str], name: str) -> Leaf:
    node, path = command, []
    for part in rest:
        below = [
            option
            for option in node.get("options") or []
            if option["name"] == part and option["type"] <= OptionType.GROUP
        ]
        if not below:
            raise LookupError(f"there is no command /{name}: {node['name']} has no {part!r}")
        node = below[0]
        path.append(node)
    options = node.get("options") or []
    if any(option["type"] <= OptionType.GROUP for option in options):
        raise LookupError(f"/{name} is a group: it has {[o['name'] for o in options]}")
    return Leaf(command, tuple(path), tuple(options))


def _identity(command: Json) -> tuple[int, str]:
    return int(command.get("type") or 1), command["name"]


def _check_counts(commands: Sequence[Json]) -> None:
    for kind, most in MOST_COMMANDS.items():
        if sum(int(c.get("type") or 1) == kind for c in commands) > most:
            raise Refused(30032)
    names = [_identity(c) for c in commands]
    for n, name in enumerate(names):
        if name in names[:n]:
            raise invalid(
                f"{n}.name",
                f"Application command names must be unique: {name[1]}",
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
            )
