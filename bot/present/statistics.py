"""How often, how well and how quickly people play, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.present.limits import TEXT, fit
from bot.present.panel import Panel
from bot.present.rows import paragraphs
from bot.records import UserId
from bot.statistics import DAY, HOUR, MINUTE, Line, Record
from bot.words import Words

MOST_LINES = 20


def own_statistics(words: Words, records: Mapping[str, tuple[str, Record]], listed: bool) -> Panel:
    """The own figures, by the title of each game in *records*."""
    marked = words.markdown
    if not records:
        return Panel(marked("stats-none"))
    parts = [_of_game(marked, title, record) for title, record in records.values()]
    shown = marked("stats-listed" if listed else "stats-unlisted")
    return Panel(fit(paragraphs(marked("stats-title"), *parts, shown), TEXT))


def _of_game(words: Words, title: str, record: Record) -> str:
    lines = [
        words("stats-game", game=title),
        words("stats-played", n=record.matches, stayed=record.stayed),
        words("stats-won-together" if record.shared else "stats-won", n=record.won),
    ]
    if record.alone:
        lines.append(words("stats-alone", n=record.alone))
    if record.waits is not None:
        least, most = (span(words, seconds) for seconds in record.waits)
        lines.append(words("stats-waits", least=least, most=most))
    if record.rating is not None:
        lines.append(words("stats-rating", n=record.rating))
    return "\n".join(lines)


def span(words: Words, seconds: float) -> str:
    """A time in its largest whole unit: "30 minutes", "4 hours"."""
    for name, unit in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds >= unit and not seconds % unit:
            return words(f"span-{name}", n=int(seconds // unit))
    return words("span-at-once")


def server_statistics(
    words: Words, title: str, lines: Sequence[Line], names: Mapping[UserId, str], user: UserId
) -> Panel:
    """The table of a server in the game of that title, with the user's own line."""
    marked = words.markdown
    if not lines:
        return Panel(marked("stats-server-none", game=title))
    shown = [
        _line(marked, place, line, names)
        for place, line in enumerate(lines, 1)
        if place <= MOST_LINES or line.user == user
    ]
    more = len(lines) - len(shown)
    rest = marked("stats-more", n=more) if more else ""
    head = marked("stats-server-title", game=title)
    return Panel(fit(paragraphs(head, "\n".join(shown), rest), TEXT))


def _line(words: Words, place: int, line: Line, names: Mapping[UserId, str]) -> str:
    name = words.foreign(names.get(line.user, "")) or words("stats-somebody")
    told = words("stats-line", place=place, name=name, n=line.matches, won=line.won)
    if line.rating is None:
        return told
    return words("stats-line-rated", line=told, rating=line.rating)
