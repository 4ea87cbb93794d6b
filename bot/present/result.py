"""The last post of a match, and what shows that nobody touched the deal."""

from __future__ import annotations

from hashlib import sha256

from bot.present.figures import figures_text
from bot.present.ids import Id, Kind
from bot.present.limits import TEXT, fit
from bot.present.looking_back import history_button
from bot.present.panel import Button, Panel
from bot.present.pictures import board_picture
from bot.present.rows import button, paragraphs
from bot.present.table import Table
from bot.present.turn import post_buttons
from bot.present.watch import hands_button
from bot.records import Figures, MatchRecord
from bot.words import Words
from engine.core import Outcome, Part, Seat

OVER: tuple[tuple[Kind, str], ...] = (("film", ""), ("export", "text"), ("verify", ""))


def fingerprint(seed: int) -> str:
    """The SHA-256 of the seed's decimal digits, which anyone can compute again."""
    return sha256(str(seed).encode()).hexdigest()


def result_post(
    table: Table,
    words: Words,
    record: MatchRecord,
    post: int = 0,
    figures: Figures | None = None,
) -> Panel:
    """Who won and why, every place and score, and the seed; or that the match was called off.

    *post* is the message's id in the outbox; *figures* are the match in numbers.
    """
    marked = words.markdown
    text = paragraphs(
        marked("result-title", game=marked("game-title")),
        marked("panel-cancelled") if table.outcome is None else result_text(table.outcome, marked),
        "" if figures is None else figures_text(record, figures, marked),
        marked.small(
            marked("result-deal", seed=str(record.seed), fingerprint=fingerprint(record.seed))
        ),
    )
    return Panel(
        fit(text, TEXT),
        board_picture(table, words, way="history"),
        rows=(
            (
                *post_buttons(table, words, post, "hand", "log"),
                history_button(table, words),
                hands_button(table, words),
                _rematch(table, words, post),
            ),
            over_buttons(table, words),
        ),
        silent=True,
    )


def _rematch(table: Table, words: Words, post: int) -> Button:
    id_ = Id("rematch", table.match, key=str(post))
    return button(id_, words("button-rematch"), "primary")


def over_buttons(table: Table, words: Words) -> tuple[Button, ...]:
    """What can be done with a match that is over."""
    return tuple(
        button(Id(kind, table.match, key=key), words(f"button-{kind}")) for kind, key in OVER
    )


def result_text(outcome: Outcome, words: Words) -> str:
    """How the match ended: the reason, then the places with their scores."""
    return paragraphs(_headline(outcome, words), words.say(outcome.reason), _places(outcome, words))


def _headline(outcome: Outcome, words: Words) -> str:
    if outcome.won is not None:
        return words("result-won" if outcome.won else "result-lost")
    best = [words.name(seat) for seat in outcome.places[0]]
    return words("result-winners", n=len(best), names=words.list(best))


def _places(outcome: Outcome, words: Words) -> str:
    if outcome.won is not None and outcome.parts and len({*outcome.scores}) == 1:
        shared = words("result-points", score=outcome.scores[0])
        return "\n".join((shared, *_parts(outcome, Seat(0), words)))
    if outcome.won is not None and not any(outcome.scores):
        return ""  # a game without points
    lines = []
    place = 1
    for seats in outcome.places:
        for seat in seats:
            name = words.name(seat)
            if not outcome.scores:
                lines.append(words("result-place-alone", place=place, name=name))
                continue
            score = outcome.scores[seat]
            if outcome.won is None:
                lines.append(words("result-place", place=place, name=name, score=score))
            else:
                lines.append(words("result-score", name=name, score=score))
            lines += _parts(outcome, seat, words)
        place += len(seats)
    return "\n".join(lines)


def _parts(outcome: Outcome, seat: Seat, words: Words) -> list[str]:
    """What a score is made of, in a line of small print, without what brought nobody anything."""
    if not outcome.parts:
        return []
    telling = {part.what.id for own in outcome.parts for part in own if part.points}
    said = [_part(part, words) for part in outcome.parts[seat] if part.what.id in telling]
    return [words.small(" · ".join(said))] if said else []


def _part(part: Part, words: Words) -> str:
    what = words.say(part.what)
    if part.points < 0:
        return words("result-part-lost", what=what, points=-part.points)
    return words("result-part", what=what, points=part.points)
