"""What people are told about a table that hasn't started: invitations, ready checks, warnings."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.ids import Id, Kind
from bot.present.limits import TEXT, fit
from bot.present.panel import Button, Link, Panel, Style, UserSelect
from bot.present.rows import button, paragraphs
from bot.present.times import moment, pace_line
from bot.records import Lobby, UserId
from bot.seating import closed_at, kept_until, ready_until
from bot.words import Words


def ready_call(lobby: Lobby, words: Words, post: int, call: Sequence[UserId], link: str) -> Panel:
    """Asks those seated whether they are ready."""
    until = ready_until(lobby)
    text = words.markdown(
        "call-ready",
        game=words("game-title"),
        who=_called(call, words),
        moment=moment(until),
        left=moment(until, "R"),
    )
    leave = button(Id("leave", lobby.id, None, lobby.version), words("button-leave"))
    return _call(text, call, link, words, _signed(lobby, "ready", words, post, "success"), leave)


def full_call(lobby: Lobby, words: Words, post: int, link: str) -> Panel:
    """Tells the host that all are here."""
    host = (lobby.host,)
    text = words.markdown("call-full", game=words("game-title"), who=_called(host, words))
    return _call(text, host, link, words, _signed(lobby, "start", words, post, "primary"))


def moved_call(lobby: Lobby, words: Words, post: int, user: UserId, link: str) -> Panel:
    """Tells somebody of the waiting list that a seat is theirs."""
    text = words.markdown("call-moved", game=words("game-title"), who=_called((user,), words))
    return _call(text, (user,), link, words, _signed(lobby, "leave", words, post))


def stale_call(lobby: Lobby, words: Words, post: int, link: str) -> Panel:
    """Warns those seated that their table is about to be closed."""
    text = words.markdown(
        "call-stale",
        game=words("game-title"),
        who=_called(lobby.players, words),
        left=moment(closed_at(lobby), "R"),
    )
    return _call(text, lobby.players, link, words, _signed(lobby, "keep", words, post, "primary"))


def invitation(
    lobby: Lobby, words: Words, post: int, host: str, link: str, call: UserId | None = None
) -> Panel:
    """Asks somebody whether they play; *call* where others read it, too."""
    marked = words.markdown
    until = kept_until(lobby)
    host = words.markdown.foreign(host) or words("lobby-someone")
    asked = marked(
        "invitation" if call is None else "invitation-call",
        game=marked("game-title"),
        host=host,
        who="" if call is None else f"<@{call}>",
    )
    held = marked("invitation-until", moment=moment(until), left=moment(until, "R"))
    text = paragraphs(asked, f"{pace_line(lobby.pace, marked)}\n{held}")
    decline = button(Id("decline", lobby.id, None, lobby.version), words("button-decline"))
    called = () if call is None else (call,)
    return _call(
        text, called, link, words, _signed(lobby, "accept", words, post, "success"), decline
    )


def answered(words: Words, what: str, link: str = "") -> Panel:
    """What is left of an invitation: "accepted", "waiting", "declined" or "over"."""
    text = words.markdown(f"invitation-{what}", game=words("game-title"))
    rows = ((Link(link, words("button-table")),),) if link else ()
    return Panel(fit(text, TEXT), rows=rows, silent=True)


def invite_panel(lobby: Lobby, words: Words, most: int) -> Panel:
    """Where the host chooses whom to invite."""
    id_ = Id("inviting", lobby.id, None, lobby.version)
    chosen = UserSelect(id_.text, words("menu-invite"), most=most)
    return Panel(words.markdown("invite-whom", n=most), rows=(chosen,))


def _called(users: Sequence[UserId], words: Words) -> str:
    return words.list([f"<@{user}>" for user in users])


def _signed(
    lobby: Lobby, kind: Kind, words: Words, post: int, style: Style = "secondary"
) -> Button:
    """A button with the post's id, by which the message is known again."""
    return button(
        Id(kind, lobby.id, None, lobby.version, str(post)), words(f"button-{kind}"), style
    )


def _call(text: str, call: Sequence[UserId], link: str, words: Words, *buttons: Button) -> Panel:
    links = (Link(link, words("button-table")),) if link else ()
    return Panel(fit(text, TEXT), rows=((*buttons, *links),), mentions=tuple(call), silent=not call)
