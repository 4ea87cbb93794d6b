"""The permissions that the bot wants: the one list of them. Their words are `permission-<id>`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

# Without the first three no match is played in a channel at all.
NEEDED = ("view-channel", "send-messages", "attach-files")
WANTED = (
    *NEEDED,
    "create-public-threads",
    "send-messages-in-threads",
    "read-message-history",
    "pin-messages",
)


def granted_of(has: Callable[[str], bool], ids: Sequence[str] = WANTED) -> dict[str, bool]:
    """Which permissions there are; *has* is asked for each as Discord's libraries spell it."""
    return {id_: has(id_.replace("-", "_")) for id_ in ids}


def missing_of(has: Callable[[str], bool], ids: Sequence[str] = WANTED) -> tuple[str, ...]:
    """Which permissions there aren't."""
    return tuple(id_ for id_, there in granted_of(has, ids).items() if not there)
