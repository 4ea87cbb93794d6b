"""Lasting effects: rules in force while a character lies face up in a playing area."""

from __future__ import annotations

import msgspec

from engine.core import Seat
from engine.lewis_clark.content import CHARACTERS, CardId
from engine.lewis_clark.effects import Lasting, LastingRule
from engine.lewis_clark.state import State


class InForce(msgspec.Struct, frozen=True):
    """A lasting effect: whose it is, and how much it gives."""

    card: CardId
    amount: int


def in_force(state: State, seat: Seat, rule: LastingRule) -> InForce | None:
    """The lasting effect of that rule in the seat's playing area, if there is one."""
    for active in state.expeditions[seat].area:
        lasting = CHARACTERS[active.card].lasting
        if lasting and lasting.rule == rule:
            return InForce(active.card, grown(state, lasting, active.strength))
    return None


def grown(state: State, lasting: Lasting, strength: int) -> int:
    """How much a lasting effect gives that was activated with that strength."""
    # RULING: the effect grows with the strength that activated the character, as in the Czech
    # rulebook; the English one gives a flat number, which a table may choose.
    return lasting.amount * (strength if lasting.scales and state.scales else 1)


def amount_in_force(state: State, seat: Seat, rule: LastingRule) -> int:
    found = in_force(state, seat, rule)
    return found.amount if found else 0
