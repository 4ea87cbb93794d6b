"""A seat's own panel: what it is asked, and everything it may press instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import msgspec

from bot.present.answers import answer_rows
from bot.present.closer import closer_rows
from bot.present.explained import explain_button
from bot.present.guide import guide_button, hint_text
from bot.present.ids import Id
from bot.present.labels import labels_of
from bot.present.limits import BUTTONS, COMPONENTS, FRAME, LABEL, length, taken_by
from bot.present.note import note_button
from bot.present.panel import Button, Panel, Style
from bot.present.pictures import board_picture, hand_picture, is_about_the_hand, marks_of
from bot.present.rows import (
    Row,
    button,
    choice,
    fitting,
    in_rows,
    lasting,
    menu,
    own,
    paragraphs,
    parts,
)
from bot.present.table import Given, Table
from bot.present.times import own_line
from bot.records import MatchId
from bot.words import Words
from engine.core import Number, One, Question, Some

NOWHERE = MatchId("")

# Components beside the rows: two texts, the picture, and what a direct message adds below.
AROUND = FRAME + 3 + 6
AWAITED: Style = "primary"  # of what the match waits for
QUIET: Style = "secondary"


def ask_panel(
    table: Table,
    words: Words,
    *,
    path: str = "",
    picked: Sequence[str] = (),
    note: str = "",
    more: int = 0,
) -> Panel:
    """What the viewer is asked now, or whom we wait for.

    *path* is the part of a long list that is open, *picked* what its menus have chosen so far.
    *note* says what came of the last press; it is markdown, made with `words.markdown`. *more* is
    how many other matches wait for the viewer.
    """
    marked = words.markdown
    question = table.question
    if question is None or not table.running:
        return _idle_panel(table, words, note, more)
    own_hand = hand_picture(table, words) if is_about_the_hand(table, question, words) else None
    # What the question is about says itself what is going on.
    live = table.drawing.live_text(table.view, marked) if question.about is None else ""
    time = "" if table.seat is None else own_line(table.times, table.seat, marked)
    asked = paragraphs(live, hint_text(table, marked), asked_text(question, marked), time)
    brief = table.drawing.hand_brief(table.view, marked)
    if table.drawing.board_first:
        foot, text = fitting(asked, paragraphs(note, brief))
    else:
        text, foot = fitting(paragraphs(note, asked), "" if own_hand else brief)
    below = _rows_below(table, words)
    room = COMPONENTS - AROUND - taken_by(below)
    rows = (*answer_rows(table, words, question, path, picked, room=room), *below)
    marks = marks_of(table, question, words)
    return Panel(text, own_hand or board_picture(table, words, marks), foot, rows)


def _idle_panel(table: Table, words: Words, note: str, more: int) -> Panel:
    """What somebody sees who has nothing to answer: the hand, or what goes on meanwhile."""
    marked = words.markdown
    idle = idle_text(table, marked)
    rows = (*_rows_below(table, words), *_last_row(table, words, more))
    live = table.drawing.live_text(table.view, marked) if table.running else ""
    if live:
        brief = table.drawing.hand_brief(table.view, marked)
        foot, text = fitting(paragraphs(live, idle), paragraphs(note, brief))
        return Panel(text, board_picture(table, words), foot, rows)
    hand = table.drawing.hand_text(table.view, marked)
    text, foot = fitting(paragraphs(note, idle), hand)
    return Panel(text, hand_picture(table, words) or board_picture(table, words), foot, rows)


def board_panel(table: Table, words: Words) -> Panel:
    """The same with the board in the picture, also where the hand would help more."""
    asked, question = ask_panel(table, words), table.question
    marks = marks_of(table, question, words) if question is not None and table.running else {}
    picture = board_picture(table, words, marks)
    return msgspec.structs.replace(asked, picture=picture, foot=foot_of(asked, table, words))


def foot_of(asked: Panel, table: Table, words: Words) -> str:
    """What stands below the picture: the hand in words, if the panel has nothing there."""
    hand = table.drawing.hand_text(table.view, words.markdown)
    return asked.foot or fitting(asked.text, hand)[1]


def _rows_below(table: Table, words: Words) -> tuple[Row, ...]:
    """What may be pressed beside an answer."""
    closer = closer_rows(table, words)
    return (*aside_rows(table, words), *closer, *foot_rows(table, words))


def _last_row(table: Table, words: Words, more: int) -> tuple[Row, ...]:
    """For who has nothing to decide: a word to oneself until the next time, and the next match."""
    buttons: list[Button] = []
    if table.seat is not None and table.running:
        buttons.append(note_button(table, words))
    if more:
        buttons.insert(0, next_button(words, more, table.match))
    return in_rows(buttons)


def asked_text(question: Question, words: Words) -> str:
    """The question as a sentence, with what it is about and how many to choose."""
    about = "" if question.about is None else words.say(question.about)
    return paragraphs(
        about, words("panel-question", ask=words.ask(question)), _many(question, words)
    )


def idle_text(table: Table, words: Words) -> str:
    """Why the viewer has nothing to answer."""
    if table.status == "cancelled":
        return words("panel-cancelled")
    if not table.running:
        return words("panel-over")
    names = words.list([words.name(seat) for seat in table.waiting])
    return words("panel-watching" if table.seat is None else "panel-waiting", names=names)


def aside_rows(table: Table, words: Words) -> tuple[Row, ...]:
    """What the seat may do besides: what the moment waits for and a single thing as buttons.

    Options in a group are those that the match waits for; the others make a menu.
    """
    aside = table.aside
    if aside is None or not table.running:
        return ()
    awaited = [option for option in aside.options if option.group is not None]
    awaited = awaited if len(awaited) <= BUTTONS else []
    others = [option for option in aside.options if option not in awaited]
    alone = others if len(others) == 1 else []
    short = labels_of(aside.options, words, most=LABEL)
    rows: tuple[Row, ...] = in_rows(
        [
            button(own(table, "aside", option.key), short[option.key], style)
            for some, style in ((awaited, AWAITED), (alone, QUIET))
            for option in some
        ]
    )
    if alone or not others:
        return rows
    # A menu's key begins with what no option's key begins with, so that ids never meet.
    asked, labels = words.ask(aside), labels_of(aside.options, words)
    return rows + tuple(
        menu(own(table, "aside", f"~{n}"), [choice(o.key, labels[o.key]) for o in part], asked)
        for n, part in enumerate(parts(others))
    )


def foot_rows(table: Table, words: Words) -> tuple[Row, ...]:
    """Taking back, doing again, the board as text, the standing orders, and what all this does."""
    as_text = button(lasting(table, "text"), words("button-text"))
    besides = (*orders_button(table, words), *explain_button(table, words))
    hint = guide_button(table, words)
    return in_rows([*back_buttons(table, words), as_text, *besides, *hint])


def next_button(words: Words, more: int, besides: MatchId = NOWHERE) -> Button:
    """The way to the user's most urgent match that waits, of *more*, beside the present one."""
    return button(Id("nextmatch", besides), words("button-next-match", n=more), "primary")


def orders_button(table: Table, words: Words) -> list[Button]:
    """The way to the seat's standing orders, with how many are set, in games that know any."""
    if not table.orders or not table.running:
        return []
    label = words("button-orders", n=len(table.settings))
    return [button(lasting(table, "orders"), label)]


def back_buttons(table: Table, words: Words) -> list[Button]:
    """What the seat can take back without asking anyone, and give again."""
    buttons: list[Button] = []
    if not table.running:
        return buttons
    if table.free_undo is not None:
        to = str(table.free_undo.to)
        buttons.append(button(own(table, "back", to), undo_label(table, words)))
        if table.restart is not None:
            again = own(table, "restart", str(table.restart))
            buttons.append(button(again, words("button-restart", n=table.steps)))
    if table.can_redo:
        buttons.append(button(own(table, "redo"), redo_label(table, words)))
    return buttons


def undo_label(table: Table, words: Words) -> str:
    """Take back, and what."""
    return _naming("button-back", () if table.last is None else (table.last,), words)


def redo_label(table: Table, words: Words) -> str:
    """Do again, and what."""
    return _naming("button-redo", table.again, words)


def _naming(label: str, given: Sequence[Given], words: Words) -> str:
    """A label with what was chosen, as long as there is room for it."""
    chosen = [words.say(text) for each in given for text in each.texts]
    named = words(f"{label}-what", what=words.list(chosen)) if chosen else ""
    return named if named and length(named) <= LABEL else words(label)


def _many(question: Question, words: Words) -> str:
    match question:
        case One():
            return ""
        case Some(least=least, most=most) if least == most:
            return words("panel-choose-exactly", n=most)
        case Some(least=0, most=most):
            return words("panel-choose-up-to", n=most)
        case Some(least=least, most=most):
            return words("panel-choose-between", least=least, most=most)
        case Number(least=least, most=most):
            return words("panel-number", least=least, most=most)
        case _:
            assert_never(question)
