"""The buttons and menus that answer a question, and what a press of them means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import assert_never

import msgspec

from bot.present.ids import Id
from bot.present.labels import labels_of
from bot.present.limits import (
    CHOICES,
    LABEL,
    MODAL_LABEL,
    MODAL_PLACEHOLDER,
    MODAL_TITLE,
    fit,
    length,
    taken_by,
)
from bot.present.panel import Button, Modal, Select, Style
from bot.present.pictures import marks_of
from bot.present.rows import Row, button, choice, in_rows, menu, own, parts
from bot.present.table import Table
from bot.words import Words
from engine.core import IllegalAnswer, Number, One, Option, Question, Raw, Some, Text

# A number may be typed as it is shown, in either language: 1,000 or 1 000.
BREAKS = re.compile(r"[\s,]")
NUMBER = re.compile(r"[+-]?([0-9]{1,18}|[0-9]{1,3}([\s,][0-9]{3}){1,5})")
MOST_BUTTONS = 8  # more options than these make a menu
SHORT = 38  # characters of a label that a phone shows whole
BACK = "back"  # the key of what leads to the question before
MENU = 2  # components that a menu takes
MOST_MENUS = 3  # at once; of more parts than these one is open at a time


class Part(msgspec.Struct, frozen=True):
    """As many of a question's options as one menu takes."""

    label: str
    options: tuple[Option, ...]


def answer_rows(
    table: Table,
    words: Words,
    question: Question,
    path: str = "",
    picked: Sequence[str] = (),
    *,
    room: int,
) -> tuple[Row, ...]:
    """All that the seat may press in order to answer *question*.

    *room* is how many components a message has left for it.
    """
    match question:
        case One():
            if _is_grouped(question.options):
                return _one_by_group(table, words, question, path, room)
            return _one(table, words, question, path)
        case Some():
            return _some(table, words, question, path, picked)
        case Number():
            return _number(table, words, question)
        case _:
            assert_never(question)


def number_form(table: Table, words: Words) -> Modal:
    """The form for a number out of too many for a menu."""
    assert isinstance(table.question, Number)
    least, most = table.question.least, table.question.most
    return Modal(
        own(table, "typed").text,
        fit(words.ask(table.question), MODAL_TITLE),
        fit(words("form-number"), MODAL_LABEL),
        fit(words("panel-number", least=least, most=most), MODAL_PLACEHOLDER),
        longest=max(len(f"{least:,}"), len(f"{most:,}")),
    )


def raw_of(question: Question, pressed: Id, values: Sequence[str] = ()) -> Raw:
    """The answer that a press gives; *values* are a menu's, a form's or all that was picked.

    Raises `IllegalAnswer` where it is none.
    """
    match question:
        case One():
            return question.parse(values[0] if values else pressed.key)
        case Some():
            return question.parse(tuple(values))
        case Number():
            typed = (values[0] if values else pressed.key).strip()
            if not NUMBER.fullmatch(typed):
                raise IllegalAnswer(question.id)
            return question.parse(int(BREAKS.sub("", typed)))
        case _:
            assert_never(question)


def picked_after(
    menus: Iterable[tuple[str, Sequence[str]]], pressed: str = "", values: Sequence[str] = ()
) -> tuple[str, ...]:
    """All picks of a message, once its menu *pressed* has become *values*.

    *menus* gives, for every menu of kind `pick`, its custom id and the values now chosen in it.
    """
    chosen = [values if custom_id == pressed else now for custom_id, now in menus]
    return tuple(dict.fromkeys(value for part in chosen for value in part))


def parts_of(options: tuple[Option, ...], words: Words) -> list[Part]:
    """The options for menus: one if they fit in it, else by group, then by page."""
    if len(options) <= CHOICES:
        return [Part(words("menu-choose"), options)]
    return _by_group(options, words)


def _by_group(options: Sequence[Option], words: Words) -> list[Part]:
    groups: dict[str | None, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    return [
        Part(_part_label(group, page, len(group_pages) > 1, words), page)
        for group, members in groups.items()
        for group_pages in (parts(members),)
        for page in group_pages
    ]


def _part_label(group: str | None, page: tuple[Option, ...], is_divided: bool, words: Words) -> str:
    first, last = words.say(page[0].text), words.say(page[-1].text)
    spread = words("menu-part", first=first, last=last)
    if group is None:
        return spread
    id_ = f"group-{group}"
    name = words.attr(id_, "menu") if words.has(id_, "menu") else words(id_)
    return words("menu-group-part", group=name, part=spread) if is_divided else name


def _is_grouped(options: Sequence[Option]) -> bool:
    """Whether each group has a menu of its own: a few options that all have one need no order."""
    groups = [option.group for option in options]
    return any(groups) and (None in groups or len(groups) > MOST_BUTTONS)


def _one(table: Table, words: Words, question: One, path: str) -> tuple[Row, ...]:
    labels = labels_of(question.options, words, marks_of(table, question, words))
    if len(labels) <= MOST_BUTTONS and all(length(label) <= SHORT for label in labels.values()):
        return _buttons(table, list(labels), list(labels.values()))
    return _menus(table, words, labels, parts_of(question.options, words), path)


def _one_by_group(
    table: Table, words: Words, question: One, path: str, room: int
) -> tuple[Row, ...]:
    """A menu for each group, and what is in none of them as buttons below.

    Buttons, too, are the few options of a group that needs no title.
    """
    labels = labels_of(question.options, words, marks_of(table, question, words))
    loose = {o.key: labels[o.key] for o in question.options if o.group is None}
    if len(loose) > MOST_BUTTONS or any(length(label) > LABEL for label in loose.values()):
        loose = {}  # too much for buttons: a menu among the others
    below = in_rows(_closing(table, question, loose))
    plain = _without_title(question.options, words, labels)
    beside = _buttons(table, plain, [labels[key] for key in plain])
    found = _by_group([o for o in question.options if o.key not in {*loose, *plain}], words)
    most = (room - taken_by((*below, *beside))) // MENU
    chosen = _menus(table, words, labels, found, path, most) if found else ()
    leads = next((o.key in plain for o in question.options if o.key not in loose), False)
    return (*beside, *chosen, *below) if leads else (*chosen, *beside, *below)


def _without_title(
    options: Sequence[Option], words: Words, labels: dict[str, str]
) -> tuple[str, ...]:
    """The options whose groups have a name for menus only, as long as they are few and short."""
    keys = tuple(o.key for o in options if o.group and words.has(f"group-{o.group}", "menu"))
    fits = len(keys) <= MOST_BUTTONS and all(length(labels[key]) <= SHORT for key in keys)
    return keys if fits else ()


def _closing(table: Table, question: One, loose: dict[str, str]) -> list[Button]:
    """What is in no group. A default that comes first of several is what the others lead to."""
    leads = len(loose) > 1 and next(iter(loose)) == question.default

    def style(key: str) -> Style:
        if leads:
            return "success" if key == question.default else "secondary"
        return "secondary" if key == BACK else "primary"

    return [button(own(table, "ans", key), label, style(key)) for key, label in loose.items()]


def _menus(
    table: Table,
    words: Words,
    labels: dict[str, str],
    found: Sequence[Part],
    path: str,
    most: int = MOST_MENUS,
) -> tuple[Row, ...]:
    """A menu for each part, or where they are too many for one that can be exchanged."""

    def answering(n: int) -> Select:
        choices = [choice(o.key, labels[o.key]) for o in found[n].options]
        return menu(own(table, "sel", str(n)), choices, found[n].label)

    if len(found) <= most:
        return tuple(map(answering, range(len(found))))
    return (answering(_opened(path, len(found))), *_list_rows(table, words, found, path))


def _some(
    table: Table, words: Words, question: Some, path: str, picked: Sequence[str]
) -> tuple[Row, ...]:
    labels = labels_of(question.options, words, marks_of(table, question, words))
    found = parts_of(question.options, words)
    if len(found) == 1:
        return _some_at_once(table, words, question, labels)
    picks = [option for option in question.options if option.key in picked]

    def picking(key: str, options: Sequence[Option], label: str) -> Select:
        choices = [choice(o.key, labels[o.key], chosen=o in picks) for o in options]
        most = max(min(len(choices), question.most), sum(o in picks for o in options))
        return menu(own(table, "pick", key), choices, label, 0, most)

    if len(found) <= MOST_MENUS:
        shown: tuple[Row, ...] = tuple(
            picking(str(n), part.options, part.label) for n, part in enumerate(found)
        )
    else:
        n = _opened(path, len(found))
        # A message is the only place where picks are kept, so those of closed parts stay in it.
        elsewhere = [option for option in picks if option not in found[n].options]
        kept = [
            picking(f"kept.{i}", some, words("menu-kept"))
            for i, some in enumerate(parts(elsewhere))
        ]
        opened = picking(str(n), found[n].options, found[n].label)
        shown = (*kept, opened, *_list_rows(table, words, found, path))
    return (*shown, (_confirm(table, words, question, len(picks)),))


def _some_at_once(
    table: Table, words: Words, question: Some, labels: dict[str, str]
) -> tuple[Row, ...]:
    """One menu, whose values are the answer."""
    rows: list[Row] = []
    if question.most:
        choices = [choice(o.key, labels[o.key]) for o in question.options]
        least = max(1, question.least)
        rows.append(
            menu(own(table, "sel", "0"), choices, words("menu-choose"), least, question.most)
        )
    if not question.least:
        rows.append((button(own(table, "done"), words("button-none")),))
    return tuple(rows)


def _confirm(table: Table, words: Words, question: Some, n: int) -> Button:
    legal = question.least <= n <= question.most
    return button(own(table, "done"), words("button-done", n=n), "success", disabled=not legal)


def _number(table: Table, words: Words, question: Number) -> tuple[Row, ...]:
    span = question.most - question.least + 1
    if span > CHOICES:
        form = button(own(table, "form"), words("button-form"), "primary")
        few = sorted({question.least, question.default, question.most})
        return (*_buttons(table, list(map(str, few)), _numbers(few, words)), (form,))
    numbers = range(question.least, question.most + 1)
    labels = _numbers(numbers, words)
    if span <= MOST_BUTTONS:
        return _buttons(table, list(map(str, numbers)), labels)
    choices = [choice(str(n), label) for n, label in zip(numbers, labels, strict=True)]
    return (menu(own(table, "num", "0"), choices, words("menu-number")),)


def _numbers(numbers: Iterable[int], words: Words) -> list[str]:
    return [words.say(Text("number", {"n": n})) for n in numbers]


def _buttons(table: Table, keys: Sequence[str], labels: Sequence[str]) -> tuple[Row, ...]:
    return in_rows(
        [
            button(own(table, "ans", key), label, "primary")
            for key, label in zip(keys, labels, strict=True)
        ]
    )


def _opened(path: str, n: int) -> int:
    """The part that *path* opens, the first where it names none."""
    at = path.partition("/")[0]
    return int(at) if at.isdecimal() and int(at) < n else 0


def _list_rows(table: Table, words: Words, found: Sequence[Part], path: str) -> tuple[Row, ...]:
    """The menu of all parts, with its own pages. A path is "part/page of this menu"."""
    opened = _opened(path, len(found))
    listed = parts([(n, part.label) for n, part in enumerate(found)])
    page = _opened(path.partition("/")[2] or str(opened // CHOICES), len(listed))
    choices = [choice(f"{n}/{page}", label, chosen=n == opened) for n, label in listed[page]]
    rows: list[Row] = [menu(own(table, "go", "list"), choices, words("menu-parts"))]
    if len(listed) > 1:
        turns = (("button-earlier", page - 1), ("button-later", page + 1))
        rows.append(
            tuple(
                button(own(table, "go", f"{opened}/{to}"), words(label))
                for label, to in turns
                if 0 <= to < len(listed)
            )
        )
    return tuple(rows)
