"""Whether a match was played as it was dealt: by what anyone can check, not by what we say."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence

import msgspec

from bot.desk import Desk
from bot.draft import AnyGame, AnyMatch
from bot.past import ANSWERS, beginning, replayed
from bot.present.links import link_to
from bot.present.panel import Panel
from bot.present.result import fingerprint
from bot.present.verified import Commitment, Replay, Verified, verified_panel
from bot.records import START, EventRow, MatchRecord, MoveRow
from bot.wire import Refused, Unclear
from bot.words import Words
from engine.core import Event, Match, Outcome

FINGERPRINT = re.compile(r"\b[0-9a-f]{64}\b")


async def verify_view(desk: Desk, record: MatchRecord, words: Words) -> Panel:
    """The fingerprint as it stands in Discord held against the deal, and a whole replay.

    Of a match that runs only the former, and nothing of the deal is told.
    """
    commitment = await _commitment(desk, record)
    replay: Replay | None = None
    if record.status != "running":
        moves = await desk.store.moves(record.id)
        events = await desk.store.past.events(record.id)
        game = desk.games[record.game]
        replay = await asyncio.to_thread(replay_of, game, record, moves, events)
    return verified_panel(Verified(record, commitment, replay), words)


async def _commitment(desk: Desk, record: MatchRecord) -> Commitment:
    """What the post that opened the match says about the deal."""
    posts = await desk.store.posts(record.id, "start", "sent")
    if not posts or posts[0].channel is None or posts[0].message is None:
        return Commitment("none")
    link = link_to(record.guild, posts[0].channel, posts[0].message)
    try:
        standing = await desk.wire.read(posts[0].channel, posts[0].message)
    except (Refused, Unclear):
        return Commitment("unread", link)
    if standing is None:
        return Commitment("none")
    shown = FINGERPRINT.findall(standing.text)
    same = shown == [fingerprint(record.seed)]
    return Commitment("same" if same else "other", link, standing.is_edited)


def replay_of(
    game: AnyGame, record: MatchRecord, moves: Sequence[MoveRow], events: Sequence[EventRow]
) -> Replay:
    """The match played again from its seed and its answers, and where it differs, if it does."""
    answers = [move for move in moves if move.kind in ANSWERS]
    versions = {move.version for move in answers}
    replay = Replay(len(answers), game.version, changed=bool(versions - {game.version}))
    told = _by_seq(events)
    try:
        match = beginning(game, record)
        if not _runs_through(match.opening, told.get(START, ())):
            return msgspec.structs.replace(replay, differs_at=0)
        for n, (move, happened) in enumerate(replayed(match, moves)):
            if not _runs_through(happened, told.get(move.seq, ())):
                return msgspec.structs.replace(replay, differs_at=n)
    except Exception:  # an answer that can't be given where it stands
        return msgspec.structs.replace(replay, differs_at=len(moves))
    same = _ends(game, record, match)
    return replay if same else msgspec.structs.replace(replay, differs_at=len(moves))


def _ends(game: AnyGame, record: MatchRecord, match: AnyMatch) -> bool:
    """Whether the replay ends where the match stands, with the result that was told."""
    stored: AnyMatch = Match.from_json(game, record.save)
    if msgspec.json.encode(stored.state) != msgspec.json.encode(match.state):
        return False
    if match.outcome is None or record.result is None:
        return match.outcome is None  # given up or called off, which no rules know
    told = msgspec.json.decode(record.result, type=Outcome)
    # A result from before scores had parts tells none.
    parts = match.outcome.parts if told.parts else ()
    return msgspec.structs.replace(match.outcome, parts=parts) == told


def _by_seq(events: Sequence[EventRow]) -> Mapping[int, list[bytes]]:
    found: dict[int, list[bytes]] = {}
    for row in events:
        found.setdefault(row.seq, []).append(row.event)
    return found


def _runs_through(happened: Sequence[Event], told: Sequence[bytes]) -> bool:
    """Whether all that happened was told, in this order; notes of ours may stand between."""
    rest = iter(told)
    return all(msgspec.json.encode(event) in rest for event in happened)
