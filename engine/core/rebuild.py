"""A match put together again from what was kept of it: a checkpoint, and the answers since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from engine.core.game import BaseState, Game
from engine.core.log import Checkpoint, TakenBack
from engine.core.match import Match
from engine.core.question import Raw, Seat

S = TypeVar("S", bound=BaseState)
V = TypeVar("V")


class Given(msgspec.Struct, frozen=True):
    """An answer as history keeps it."""

    seq: int  # of the match when it was given
    seat: Seat
    question: str
    raw: Raw
    aside: bool = False


class Rebuilt(msgspec.Struct, frozen=True):
    """A match that stands again, and the answers from the first on that it doesn't take."""

    match: Match[Any, Any]
    lost: tuple[Given, ...]


def rebuilt(
    game: Game[S, V],
    checkpoints: Sequence[Checkpoint],
    answers: Sequence[Given],
    seq: int,
    *,
    before: int | None = None,
) -> Rebuilt:
    """The match from its newest checkpoint that can be played on from, with the answers since.

    It stands at *seq*, which no seq of its history may reach. With *before*, it is the match as it
    was before the answer of that seq was given, and chance goes on afresh: what has been seen of it
    is worth nothing. Raises `LookupError` where it can't be played on from any checkpoint.
    """
    end = seq if before is None else before
    for checkpoint in reversed([each for each in checkpoints if each.seq <= end]):
        try:
            state = msgspec.json.decode(checkpoint.state, type=game.state_type)
            match: Match[S, V] = Match.resume(game, state)
        except Exception:  # noqa: S112 - whatever is wrong with this one, an older one may do
            continue
        since = [each for each in answers if checkpoint.seq <= each.seq < end]
        taken = _given_again(match, since)
        _stand_at(match, seq, afresh=before is not None)
        return Rebuilt(match, tuple(since[taken:]))
    raise LookupError(f"{game.name}: there is no checkpoint to play on from")


def _given_again(match: Match[S, V], answers: Sequence[Given]) -> int:
    """Give answers as long as the match asks for them; how many that were."""
    for n, given in enumerate(answers):
        asked = (match.asides if given.aside else match.pending).get(given.seat)
        if asked is None or asked.id != given.question:
            return n
        match.seq = given.seq
        try:
            match.answer(given.seat, given.raw, aside=given.aside)
        except Exception:
            return n
    return len(answers)


def _stand_at(match: Match[S, V], seq: int, *, afresh: bool) -> None:
    """Have a match stand at *seq*, as if all of it had just been asked. History has the rest."""
    match.seq = seq
    match.since = dict.fromkeys(match.since, seq)
    match.checkpoints, match.steps, match.opening = [], [], []
    if afresh:
        refresh(match, seq)


def refresh(match: Match[S, V], seq: int) -> None:
    """Let chance go on afresh, so that nobody plays on with known dice: always alike at one seq."""
    word = match.state.rng.fork(seq).word
    match._run.mark(TakenBack(word=word))  # noqa: SLF001 - of the same package
