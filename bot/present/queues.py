"""Who waits in the queues of a server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.present.limits import TEXT, fit
from bot.present.panel import Panel
from bot.present.rows import paragraphs
from bot.records import UserId, Wish
from bot.words import Words


def queues_panel(
    wishes: Sequence[Wish], games: Iterable[str], names: Mapping[UserId, str], words: Words
) -> Panel:
    """Who waits for what, by game."""
    marked = words.markdown
    parts = []
    for game in games:
        mine = [wish for wish in wishes if wish.game == game]
        if not mine:
            continue
        lines = [marked("queue-title", game=words.of(game)("game-title"))]
        lines += [_line(wish, names[wish.user], marked) for wish in mine]
        parts.append("\n".join(lines))
    return Panel(fit(paragraphs(*parts) or marked("queue-empty"), TEXT))


def _line(wish: Wish, name: str, words: Words) -> str:
    return words(
        "queue-line",
        name=words.foreign(name) or words("lobby-someone"),
        pace=words("queue-any-pace" if wish.pace is None else f"pace-{wish.pace}"),
        n=wish.players or 0,
    )
