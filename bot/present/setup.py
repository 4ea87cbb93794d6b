"""What those who manage a server see of it: what the bot may do there, and what is settled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.pace import NO_PACE, PACES
from bot.present.ids import Id
from bot.present.limits import TEXT, fit
from bot.present.panel import Panel, Select
from bot.present.permissions import NEEDED
from bot.present.rows import button, choice, menu, paragraphs
from bot.present.times import pace_choice
from bot.records import Server
from bot.words import Words

AUTO = "auto"  # the language that Discord gives for the server


class Checked(msgspec.Struct, frozen=True):
    """How things stand in a server, seen from one channel of it."""

    server: Server
    place: int  # the channel
    granted: Mapping[str, bool]  # by the permission's id
    languages: Sequence[str]  # that the bot speaks
    language: str  # that public posts are in now
    refusing: int  # how many players are known to take no direct messages


def setup_panel(found: Checked, words: Words, note: str = "") -> Panel:
    """Every permission with what it is for, what is settled, and how to settle it otherwise."""
    marked = words.markdown
    missing = [id_ for id_, there in found.granted.items() if not there]
    text = paragraphs(
        note,
        marked("setup-title"),
        _verdict(missing, found.place, marked),
        "\n".join(_permission(id_, there, marked) for id_, there in found.granted.items()),
        marked("setup-settled"),
        "\n".join(_settled(found, marked)),
        marked("setup-dms", n=found.refusing),
    )
    here = found.server.channel == found.place
    buttons = (
        button(_id("here"), words("button-setup-here"), disabled=here),
        button(_id("anywhere"), words("button-setup-anywhere"), disabled=not found.server.channel),
        button(_id("look"), words("button-setup-look")),
    )
    return Panel(
        fit(text, TEXT), rows=(_language_menu(found, words), _pace_menu(found, words), buttons)
    )


def _id(key: str) -> Id:
    return Id("setup", key=key)


def _verdict(missing: Sequence[str], place: int, words: Words) -> str:
    where = f"<#{place}>"
    if not missing:
        return words("setup-all-granted", place=where)
    if any(id_ in NEEDED for id_ in missing):
        return words("setup-not-playable", place=where)
    return words("setup-some-missing", place=where)


def _permission(id_: str, there: bool, words: Words) -> str:
    name = words(f"permission-{id_}")
    what = words.attr(f"permission-{id_}", "what")
    if there:
        return words("setup-granted", permission=name, what=what)
    without = words.attr(f"permission-{id_}", "without")
    return words("setup-missing", permission=name, what=what, without=without)


def _settled(found: Checked, words: Words) -> list[str]:
    server = found.server
    language = words(f"language-{found.language}")
    return [
        words("setup-anywhere")
        if server.channel is None
        else words("setup-only-in", place=f"<#{server.channel}>"),
        words(
            "setup-language-auto" if server.language is None else "setup-language",
            language=language,
        ),
        words("setup-pace", pace=words(f"pace-{server.pace}")),
    ]


def _language_menu(found: Checked, words: Words) -> Select:
    chosen = found.server.language or AUTO
    choices = [
        choice(
            each,
            words(
                "lobby-option-plain", option=words("setup-tongue"), value=words(f"language-{each}")
            ),
            chosen=each == chosen,
        )
        for each in (AUTO, *found.languages)
    ]
    return menu(_id("language"), choices, words("setup-menu-language"))


def _pace_menu(found: Checked, words: Words) -> Select:
    choices = [
        choice(pace, pace_choice(pace, words), chosen=pace == found.server.pace)
        for pace in (NO_PACE, *PACES)
    ]
    return menu(_id("pace"), choices, words("setup-menu-pace"))
