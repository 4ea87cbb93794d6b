"""When autopilots answer: after a moment's thought, and then as often as they are asked."""

from __future__ import annotations

import logging

from bot.draft import AnyMatch, piloted
from bot.matches import Matches
from bot.records import MatchId, MatchRecord

log = logging.getLogger("portage.pilots")

THINKING = 4.0  # seconds that players get to see what has happened before an autopilot goes on
# Transactions in a row, ten times as many as any match takes: more are a fault of an autopilot's,
# which mustn't keep the bot from all other matches. What persons do next wakes it again.
MOST = 250


async def pilot_due(matches: Matches, match_id: MatchId, thinking: float) -> float | None:
    """Let autopilots answer, or say when they will; None if they aren't asked any more.

    They think from the match's last change on, which the store knows: a restart changes nothing.
    """
    if thinking:
        record, match = await matches.look(match_id)
        due = record.changed + thinking
        if piloted(record, match) and matches.now() < due:
            return due
    await pilot_all(matches, match_id)
    return None


async def pilot_all(matches: Matches, match_id: MatchId) -> None:
    """Let autopilots answer as long as they are asked."""
    for _ in range(MOST):
        if not await matches.pilot(match_id):
            return
    log.error("match %s: its autopilots come to no end", match_id)


def is_left_to_pilots(record: MatchRecord, match: AnyMatch) -> bool:
    """Whether nobody but autopilots is asked now."""
    return bool(match.pending) and set(match.pending) <= set(piloted(record, match))
