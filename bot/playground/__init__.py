"""A stand-in for Discord on loopback: for tests, faults, load and playing without a token."""

from bot.playground.actors import Answer, Player, Unusable, Upload
from bot.playground.patch import pointed_at
from bot.playground.permissions import Permission
from bot.playground.settling import settled
from bot.playground.standin import Standin, serve

__all__ = [
    "Answer",
    "Permission",
    "Player",
    "Standin",
    "Unusable",
    "Upload",
    "pointed_at",
    "serve",
    "settled",
]
