"""What the publisher needs of Discord, and how it may fail. `bot.ui.wire` is the real one."""

from __future__ import annotations

from typing import Protocol

import msgspec

from bot.present.panel import Panel


class Refused(Exception):
    """Discord has said no; asking again won't help. *code* is its own number for the reason."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(f"{code} {reason}".strip())
        self.code = code


class Unclear(Exception):
    """No answer, or none that tells: it may have been carried out. Try again later."""


class Busy(Unclear):
    """Discord has said "not now": it has not been carried out. Try again later."""


NO_SERVER = "no-server"  # what `Wire.lacking` says where it isn't about permissions
NO_CHANNEL = "no-channel"
LOCKED = "locked"

THREAD_LOCKED = 160005
TOO_MANY_THREADS = 160006
SLEEPING = 50083
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
DM_REFUSED = 50007
UNKNOWN_MEMBER = 10007
UNKNOWN_USER = 10013
TOO_OLD_TO_EDIT = 30046
DMS_TOO_FAST = 40003
TOO_LARGE = 40005
EMPTY = 50006
MALFORMED = 50035


class Standing(msgspec.Struct, frozen=True):
    """A message as Discord shows it now."""

    text: str  # of all its parts
    is_edited: bool


class Wire(Protocol):
    """Messages on Discord. Every call raises `Refused` or `Unclear` where it fails."""

    async def send(self, channel: int, panel: Panel, nonce: str) -> int:
        """Send a message and return its id; the same nonce again gives the one sent before."""
        ...

    async def edit(self, channel: int, message: int, panel: Panel) -> None: ...

    async def delete(self, channel: int, message: int) -> None: ...

    async def read(self, channel: int, message: int) -> Standing | None:
        """What a message shows; None if it stands no more."""
        ...

    def lacking(self, guild: int, channel: int, thread: int | None) -> tuple[str, ...]:
        """Which permissions are missing where a match is played, as far as is known: none is best.

        Names like "view-channel"; or alone `NO_SERVER`, `NO_CHANNEL` or `LOCKED`.
        """
        ...

    async def pin(self, channel: int, message: int) -> None: ...

    async def thread(self, guild: int, channel: int, message: int, name: str) -> int:
        """The thread of a message, made if there is none yet."""
        ...

    async def join(self, thread: int, user: int) -> None:
        """Bring a user into a thread."""
        ...

    async def rename(self, thread: int, name: str) -> None: ...

    async def archive(self, thread: int) -> None:
        """Close a thread, so that it leaves the list; a message opens it again."""
        ...

    async def dm(self, user: int) -> int:
        """The channel for direct messages with *user*."""
        ...

    async def has_left(self, guild: int, user: int) -> bool:
        """Whether *user* is no longer in a server: gone, banned, or the account is deleted."""
        ...

    async def find(self, channel: int, post: int) -> int | None:
        """The message among the channel's own latest whose buttons carry the outbox row *post*."""
        ...
