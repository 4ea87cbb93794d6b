"""What the bot keeps on disk: `Store`, and what can go wrong with it."""

from bot.store.errors import (
    AlreadyPlayed,
    LostRace,
    StoreBroken,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreReadOnly,
    StoreTooNew,
)
from bot.store.store import Store

__all__ = [
    "AlreadyPlayed",
    "LostRace",
    "Store",
    "StoreBroken",
    "StoreError",
    "StoreFull",
    "StoreLocked",
    "StoreReadOnly",
    "StoreTooNew",
]
