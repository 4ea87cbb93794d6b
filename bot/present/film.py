"""The post with a match as a moving picture, and the way to it."""

from __future__ import annotations

from bot.present.limits import TEXT, fit
from bot.present.links import link_to
from bot.present.looking_back import history_button
from bot.present.panel import Link, Panel, Picture
from bot.present.pictures import with_way
from bot.present.rows import paragraphs
from bot.present.table import Table
from bot.present.turn import post_buttons
from bot.records import MatchRecord, Post
from bot.words import Words
from render.scene import Film


def film_panel(
    table: Table, words: Words, film: Film, first: str, last: str, post: int = 0
) -> Panel:
    """The film with its title. *first* and *last* say how the table stood at both ends.

    *post* is the message's id in the outbox.
    """
    marked = words.markdown
    alt = words("film-alt", n=len(film.frames), first=first.rstrip("."), last=last.rstrip("."))
    alt = with_way(alt, words, "history")
    picture = Picture("match.webp", alt, film, f"film {table.match} {words.locale}")
    text = paragraphs(marked("film-title", game=marked("game-title")), marked("film-what"))
    rows = ((*post_buttons(table, words, post, "log"), history_button(table, words)),)
    return Panel(fit(text, TEXT), picture, rows=rows, silent=True)


def film_there(words: Words, record: MatchRecord, post: Post) -> Panel:
    """Where the film stands."""
    assert post.channel is not None, "it stands"
    there = link_to(record.guild, post.channel, post.message)
    return Panel(words("film-there"), rows=((Link(there, words("film-go")),),))
