"""Custom ids of buttons and menus: all that a press needs to be understood after a restart."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias, cast, get_args

import msgspec

from bot.present.limits import CUSTOM_ID, length
from bot.records import MatchId
from engine.core import Seat

# Public: on every turn's post; the key is the post's id in the outbox.
PublicKind: TypeAlias = Literal["act", "hand", "log", "undo", "help"]
# On a seat's own panel.
OwnKind: TypeAlias = Literal[
    "ans",  # button: an answer; key = an option of a One, or a number
    "sel",  # menu: its values are the answer; key = the section
    "num",  # menu: its value is the number; key = the section
    "aside",  # button: key = an option of the aside; menu: its value is (key empty)
    "pick",  # menu: toggles a part of a Some; key = the section
    "done",  # button: what the menus of `pick` have chosen is the answer
    "go",  # button: turns to the path in the key; menu: to its value (key = the list's page)
    "form",  # button: opens the form for a number
    "typed",  # the form itself
    "back",  # button: takes back the last answer; key = its seq
    "restart",  # button: takes back the whole move; key = the seq of its first answer
    "redo",
    "fresh",  # button: shows the seat's panel anew
    "text",  # button: the board as text; key = the page
    "closer",  # button: key = a close-up of the table; menu: its value is one
    "logs",  # button: key = the page of the log
    "orders",  # button: the standing orders; key = the order that is opened, "" for a new message
    "order",  # menu: its value is what the order in the key is set to
    "next",  # menu: its value is the card that the order in the key wants next
    "unorder",  # button: cancels the order in the key, or all
    "note",  # button: opens the form for the seat's note to self
    "noted",  # the form itself
    "unnote",  # button: clears the note
    "explain",  # button: what the options do, as a new message
    "explained",  # button: the same in its place; key = the page
    "unguide",  # button: puts the guide through a first match away
    "whynot",  # menu: its value is a command that can't be used now; key = the menu
]
OtherKind: TypeAlias = Literal[
    "reguide",  # button: begins the guide through a first match again; key = the game
    "confirm",  # button: key = "resign" or "cancel"
    "dismiss",  # button: leaves things as they are
    "topic",  # menu: its value is a topic of the rules; key = "game/n"
    "guide",  # button: the overview of commands; key = "game/page"
    "join",
    "leave",
    "options",
    "start",
    "lobbyset",  # menu: sets what the key names; see `bot.present.lobby`
    "cancel",
    "ready",  # button: says so in a ready check; key = the post's id
    "invite",  # button: opens the menu of whom to invite
    "inviting",  # menu: its values are the users invited
    "accept",  # button: takes the seat kept by an invitation; key = the post's id
    "decline",
    "keep",  # button: keeps a table open that is about to be closed; key = the post's id
    "rematch",  # button: opens a table for the match once more
    "pilots",  # button: key = one autopilot more, or fewer
    "snooze",  # button: reminds the seat again later
    "hush",  # button: no more reminders for the seat in this turn
    "vote",  # button: what to do about the absent seat; since = which time, key = one of CHOICES
    "imback",  # button: ends the absence of whoever presses it
    "pause",  # button: since = which proposal, key = "yes" or "no"
    "resume",
    "askback",  # button: asks the others to let the seat go back; since = the match's seq then
    "agree",  # button: since = which question about taking back
    "refuse",  # button: the same
    "watch",  # button: the match as spectators see it; key = "again" in that very message
    "follow",  # button: brings the presser into the match's thread
    "hands",  # button: all hands, once the match has ended
    "nextmatch",  # button: shows the presser's most urgent match but this one
    "takeover",  # button: takes the open seat; since = when it was offered, key = the post's id
    "seat",  # button: what to do about the seat; key = one of `bot.present.seats.ACTIONS`
    "privacy",  # button: key = "delete"
    "setup",  # menu or button: what of a server's settings the key names
    "host",  # button: key = a host's deed; since = the seq of the match that it was shown for
    "history",  # button: the match looked back on, key = the place; menu: its value is one
    "past",  # the same, in place of the message pressed
    "film",  # button: the match as a moving picture, in its thread
    "export",  # button: the match as a file; key = "text" or "json"
    "verify",  # button: whether the deal and the result are right
]
Kind: TypeAlias = Literal[PublicKind, OwnKind, OtherKind]

TIMES: tuple[Kind, ...] = ("snooze", "hush", "vote", "imback", "pause", "resume")
WATCHING: tuple[Kind, ...] = ("watch", "follow", "hands")
NOTES: tuple[Kind, ...] = ("note", "noted", "unnote")
EXPLAINING: tuple[Kind, ...] = ("explain", "explained", "whynot")
TAKEBACKS: tuple[Kind, ...] = ("askback", "agree", "refuse")
SEATS: tuple[Kind, ...] = ("takeover", "seat")
HISTORY: tuple[Kind, ...] = ("history", "past", "film", "export", "verify")
ORDERS: tuple[Kind, ...] = ("orders", "order", "next", "unorder")
PUBLIC: tuple[PublicKind, ...] = get_args(PublicKind)
KINDS: tuple[Kind, ...] = get_args(Kind)


class Id(msgspec.Struct, frozen=True):
    """What a press says: *kind:match:seat:since:key*. In a lobby *since* is its version."""

    kind: Kind
    match: MatchId = MatchId("")
    seat: Seat | None = None
    since: int = 0
    key: str = ""

    @property
    def text(self) -> str:
        seat = "" if self.seat is None else self.seat
        text = f"{self.kind}:{self.match}:{seat}:{self.since}:{self.key}"
        assert length(text) <= CUSTOM_ID, f"a custom id too long: {text}"
        return text


def pattern(*kinds: Kind) -> re.Pattern[str]:
    """What the ids of these kinds look like; patterns of different kinds never overlap."""
    return re.compile(
        rf"(?s:(?P<kind>{'|'.join(kinds or KINDS)}):(?P<match>[a-z0-9]*)"
        r":(?P<seat>[0-9]{0,3}):(?P<since>[0-9]{1,15}):(?P<key>.*))"
    )


def parse(text: str) -> Id | None:
    """The id in *text*, or None if it isn't one of ours."""
    found = ANY.fullmatch(text)
    if found is None:
        return None
    return Id(
        cast(Kind, found["kind"]),
        MatchId(found["match"]),
        Seat(int(found["seat"])) if found["seat"] else None,
        int(found["since"]),
        found["key"],
    )


ANY = pattern()
