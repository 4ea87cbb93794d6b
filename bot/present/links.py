"""Addresses of what stands on Discord."""

from __future__ import annotations


def link_to(guild: int, channel: int, message: int | None = None) -> str:
    """The address of a channel or a thread, or of a message in it."""
    place = f"https://discord.com/channels/{guild}/{channel}"
    return place if message is None else f"{place}/{message}"
