"""A match in numbers, for its last post."""

from __future__ import annotations

import re

from bot.present.times import moment
from bot.records import Figures, MatchRecord
from bot.words import Words


def figures_text(record: MatchRecord, figures: Figures, words: Words) -> str:
    """How long it took, in days and turns, and who answered and took back how often."""
    answers, undos = sum(figures.answers.values()), sum(figures.undos.values())
    days = int((record.changed - record.created) // 86_400)
    first, last = moment(record.created, "d"), moment(record.changed, "d")
    lines = [
        words("statistics-days", n=days, first=first, last=last),
        words("statistics-whole", turns=turns_in(figures), answers=answers, undos=undos),
    ]
    lines += [
        words(
            "statistics-seat",
            name=words.name(each.seat),
            answers=figures.answers.get(each.seat, 0),
            undos=figures.undos.get(each.seat, 0),
        )
        for each in record.seats
    ]
    return "\n".join(lines)


def turns_in(figures: Figures) -> int:
    """How many turns, or rounds of all, have begun: phases are numbered by them."""
    numbers = [re.match(r"\d+", phase) for phase in figures.phases]
    return max((int(found[0]) for found in numbers if found), default=0)
