"""What a route of the REST interface is, and what its handler gets."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from bot.playground.files import Uploads
from bot.playground.people import User
from bot.playground.places import Channel, Guild
from bot.playground.refusals import Json
from bot.playground.world import World

Body: TypeAlias = Json | list[Json] | None
Handler: TypeAlias = Callable[["Call"], Body]


@dataclass(frozen=True)
class Call:
    """A request of the bot, taken apart."""

    world: World
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any  # JSON: an object, a list for bulk overwrites
    uploads: Uploads
    gateway: str  # the address of the gateway

    @property
    def channel(self) -> Channel:
        return self.world.channel(self.params["channel"])

    @property
    def guild(self) -> Guild:
        return self.world.guild(self.params["guild"])

    @property
    def user(self) -> User:
        """The user that the route names; "@me" is the bot."""
        id_ = self.params["user"]
        return self.world.bot if id_ == "@me" else self.world.user(id_)


@dataclass(frozen=True)
class Route:
    """A method and a template like `/channels/{channel}/messages`."""

    method: str
    template: str
    handler: Handler
    created: bool = False  # answers 201

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.template))

    def match(self, method: str, path: str) -> Mapping[str, str] | None:
        found = self.pattern.fullmatch(path) if method == self.method else None
        return None if found is None else found.groupdict()
