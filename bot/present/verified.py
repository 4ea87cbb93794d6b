"""What a check of the deal has found."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.present.limits import TEXT, fit
from bot.present.panel import Link, Panel
from bot.present.result import fingerprint
from bot.present.rows import Row, paragraphs
from bot.records import MatchRecord
from bot.words import Words

Found: TypeAlias = Literal["same", "other", "unread", "none"]


class Commitment(msgspec.Struct, frozen=True):
    """What the post that opened the match shows: the right fingerprint or another.

    Or it can't be read, or it stands no more. Discord itself says whether it was edited.
    """

    found: Found
    link: str = ""
    is_edited: bool = False


class Replay(msgspec.Struct, frozen=True):
    """A match played again with today's rules. *differs_at* is None where all is the same.

    *changed* says that the rules were others while the match ran.
    """

    answers: int
    version: int
    changed: bool = False
    differs_at: int | None = None


class Verified(msgspec.Struct, frozen=True):
    """*replay* is None while the match runs."""

    record: MatchRecord
    commitment: Commitment
    replay: Replay | None


def verified_panel(verified: Verified, words: Words) -> Panel:
    """The findings in plain words, and how to check them without us."""
    marked = words.markdown
    record, replay = verified.record, verified.replay
    text = paragraphs(
        marked("verify-title", game=marked("game-title"), match=record.id),
        _commitment(verified, marked),
        marked("verify-secret")
        if replay is None
        else marked("verify-seed", seed=str(record.seed), fingerprint=fingerprint(record.seed)),
        "" if replay is None else _replay(replay, marked),
    )
    link = verified.commitment.link
    rows: tuple[Row, ...] = ((Link(link, words("verify-go")),),) if link else ()
    return Panel(fit(text, TEXT), rows=rows)


def _commitment(verified: Verified, words: Words) -> str:
    found, is_edited = verified.commitment.found, verified.commitment.is_edited
    said = words(f"verify-post-{found}", fingerprint=fingerprint(verified.record.seed))
    if found not in ("same", "other"):
        return said
    edited = words("verify-edited" if is_edited else "verify-unedited")
    return f"{said} {edited}"


def _replay(replay: Replay, words: Words) -> str:
    if replay.differs_at is None:
        return words("verify-replayed", n=replay.answers, version=replay.version)
    if replay.changed:
        return words("verify-rules", version=replay.version)
    return words("verify-differs", version=replay.version)
