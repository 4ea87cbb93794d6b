"""Discord's limits, each named once, and what goes over them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.present.panel import Button, Link, Modal, Panel, Select, UserSelect

TEXT = 4_000  # over all texts of a message
CONTENT = 2_000  # of a plain message
COMPONENTS = 40  # of a message, nested ones included
BUTTONS = 5  # in a row
CUSTOM_ID = 100
LABEL = 80  # of a button
URL = 512
CHOICES = 25  # of a menu
CHOICE = 100  # its label, value and description
PLACEHOLDER = 150
ALT = 1_024
FILES = 10  # of a message, pictures included
FILE = 8 * 2**20  # bytes of one; Discord takes 10 MiB, and tells nobody beforehand of less
MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_PLACEHOLDER = 100
MODAL_VALUE = 4_000
COMMANDS = 100  # of an application, for everywhere
COMMAND_NAME = 32
DESCRIPTION = 100  # of a command or its option
SUBCOMMANDS = 25
COMMAND_OPTIONS = 25
COMMAND = 8_000  # names, descriptions and values of one command, in its longest language
SUGGESTIONS = 25
SUGGESTION = 100  # its name and its value
THREAD_NAME = 100
NONCE = 25

FRAME = 1  # the container around everything
ELLIPSIS = "…"
SHORTEST_PART = 0.6  # of the room: a word is cut rather than leave more than this empty


def length(text: str) -> int:
    """As Discord may count: in UTF-16 units, of which an emoji has two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def fit(text: str, limit: int) -> str:
    """*text*, cut after a word to at most *limit* characters if it is longer."""
    if length(text) <= limit:
        return text
    cut = text[:limit]
    while length(cut) > limit - len(ELLIPSIS):
        cut = cut[:-1]
    at = max(cut.rfind(" "), cut.rfind("\n"))
    if at > limit * SHORTEST_PART:
        cut = cut[:at]
    return cut.rstrip(" \n\\,;:-") + ELLIPSIS


def faults(shown: Panel | Modal) -> list[str]:
    """Each limit that *shown* breaks, in words for whoever wrote it."""
    return list(_of_modal(shown) if isinstance(shown, Modal) else _of_panel(shown))


def _of_panel(panel: Panel) -> Iterator[str]:
    yield from _sized("text", panel.text + panel.foot, TEXT, least=0)
    if not (panel.text or panel.foot or panel.pictures or panel.rows or panel.file):
        yield "nothing to show"
    yield from _of_files(panel)
    ids: list[str] = []
    for row in panel.rows:
        if isinstance(row, Select):
            ids.append(row.id)
            yield from _of_menu(row)
        elif isinstance(row, UserSelect):
            ids.append(row.id)
            yield from _sized("placeholder", row.placeholder, PLACEHOLDER)
            if not 1 <= row.least <= row.most <= CHOICES:
                yield f"a menu for {row.least} to {row.most} users"
        else:
            ids += [item.id for item in row if isinstance(item, Button)]
            yield from _of_buttons(row)
    for text, n in Counter(ids).items():
        yield from _sized(f"id {text!r}", text, CUSTOM_ID)
        if n > 1:
            yield f"id {text!r}: used {n} times"
    if (n := components(panel)) > COMPONENTS:
        yield f"{n} components, {COMPONENTS} at most"


def _of_files(panel: Panel) -> Iterator[str]:
    for picture in panel.pictures:
        yield from _sized("alt text", picture.alt, ALT)
    names = [picture.name for picture in panel.pictures]
    names += [] if panel.file is None else [panel.file.name]
    if len(set(names)) < len(names) or len(names) > FILES:
        yield f"files that Discord can't tell apart, or too many: {names}"
    if panel.file is not None and len(panel.file.content) > FILE:
        yield f"{panel.file.name}: {len(panel.file.content)} bytes, {FILE} at most"


def components(panel: Panel) -> int:
    """How many components a panel makes, counted with the container around them."""
    texts = bool(panel.text) + bool(panel.foot) + len(panel.pictures) + (panel.file is not None)
    return FRAME + texts + taken_by(panel.rows)


def taken_by(rows: Iterable[tuple[Button | Link, ...] | Select | UserSelect]) -> int:
    """How many components these rows make."""
    return sum(1 + len(row) if isinstance(row, tuple) else 2 for row in rows)


def _of_buttons(row: tuple[Button | Link, ...]) -> Iterator[str]:
    if not 1 <= len(row) <= BUTTONS:
        yield f"{len(row)} buttons in a row"
    for item in row:
        yield from _sized("label", item.label, LABEL)
        if isinstance(item, Link):
            yield from _sized("address", item.url, URL)


def _of_menu(menu: Select) -> Iterator[str]:
    yield from _sized("placeholder", menu.placeholder, PLACEHOLDER)
    if not 1 <= len(menu.choices) <= CHOICES:
        yield f"{len(menu.choices)} choices in a menu"
    elif not (0 <= menu.least <= menu.most <= len(menu.choices) and menu.most):
        yield f"a menu for {menu.least} to {menu.most} of {len(menu.choices)} choices"
    if sum(choice.chosen for choice in menu.choices) > menu.most:
        yield "more chosen than the menu allows"
    if len({choice.value for choice in menu.choices}) < len(menu.choices):
        yield "two choices with one value"
    for choice in menu.choices:
        yield from _sized("choice", choice.label, CHOICE)
        yield from _sized("value", choice.value, CHOICE)
        yield from _sized("description", choice.description, CHOICE, least=0)


def _of_modal(modal: Modal) -> Iterator[str]:
    yield from _sized("id", modal.id, CUSTOM_ID)
    yield from _sized("title", modal.title, MODAL_TITLE)
    yield from _sized("label", modal.label, MODAL_LABEL)
    yield from _sized("placeholder", modal.placeholder, MODAL_PLACEHOLDER, least=0)
    yield from _sized("value", modal.value, min(modal.longest, MODAL_VALUE), least=0)


def _sized(what: str, text: str, most: int, least: int = 1) -> Iterator[str]:
    n = length(text)
    if n > most:
        yield f"{what}: {n} characters, {most} at most: {text[:60]!r}"
    if n < least or (text and not text.strip()):
        yield f"{what}: empty"
