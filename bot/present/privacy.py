"""What somebody reads about the own data."""

from __future__ import annotations

from collections.abc import Mapping

from bot.present.ids import Id
from bot.present.limits import TEXT, fit
from bot.present.panel import Attached, Panel
from bot.present.rows import button, paragraphs
from bot.records import DAYS_KEPT
from bot.words import Words

# What the tables hold, in the order in which it is told. Those of no group are told as others.
GROUPS: dict[str, tuple[str, ...]] = {
    "user": ("users",),
    "seats": ("seats", "matches"),
    "moves": ("moves",),
    "lobbies": ("lobbies", "lobby_users"),
    "orders": ("orders",),
    "guides": ("guides",),
    "habits": ("habits", "holidays"),
    "votes": ("votes",),
    "presses": ("interactions",),
    "messages": ("outbox",),
}


def privacy_panel(counts: Mapping[str, int], words: Words) -> Panel:
    """What is kept of the reader, for how long, and the ways to have it or be rid of it."""
    marked = words.markdown
    grouped = {name: sum(counts.get(t, 0) for t in tables) for name, tables in GROUPS.items()}
    known = {table for tables in GROUPS.values() for table in tables}
    grouped["others"] = sum(n for table, n in counts.items() if table not in known)
    lines = [marked(f"privacy-{name}", n=n) for name, n in grouped.items() if n]
    text = paragraphs(
        marked("privacy-title"),
        "\n".join(lines) or marked("privacy-nothing"),
        marked("privacy-never"),
        marked("privacy-how-long", **DAYS_KEPT),
        marked("privacy-ways"),
    )
    return Panel(fit(text, TEXT), silent=True)


def export_panel(content: bytes, words: Words) -> Panel:
    """The file, with what it is."""
    text = words.markdown("privacy-exported")
    return Panel(text, silent=True, file=Attached("portage.json", content))


def confirm_forgetting(words: Words) -> Panel:
    """Asks once more, and says what will happen."""
    buttons = (
        button(Id("privacy", key="delete"), words("button-privacy-delete"), "danger"),
        button(Id("dismiss"), words("button-privacy-keep")),
    )
    return Panel(words.markdown("privacy-confirm"), rows=(buttons,), silent=True)
