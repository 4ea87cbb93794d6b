"""A seat's standing orders: what is settled in advance, and menus to settle it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.limits import TEXT, fit
from bot.present.panel import Button, Choice, Panel, Select
from bot.present.rows import Row, button, choice, in_rows, lasting, menu, paragraphs, parts
from bot.present.table import Table
from bot.words import Words
from engine.core import Option, StandingOrder

ALL = "~all"  # opens all orders; no order is called so
ASK = "~ask"  # the setting of an order that isn't given
CARDS = "~cards"  # opens the choice of cards
KEPT = "~kept"  # the cards chosen so far


def orders_panel(table: Table, words: Words, opened: str = "", note: str = "") -> Panel:
    """All orders with a menu for each, or the cards of the one that is *opened*.

    *note* says what there is to say about the last press; it is markdown.
    """
    order = order_of(table, opened)
    if order is not None and order.cards:
        return _cards_panel(table, words, order, note)
    marked = words.markdown
    text = paragraphs(
        marked("orders-title", game=marked("game-title")),
        marked("orders-what"),
        "\n".join(_line(table, each, marked) for each in table.orders),
        note,
    )
    menus = [_menu(table, each, words) for each in table.orders]
    off = button(lasting(table, "unorder"), words("button-orders-off"), "danger")
    rows: tuple[Row, ...] = (*menus, *in_rows([off] if table.settings else []))
    return Panel(fit(text, TEXT), rows=rows)


def order_of(table: Table, id: str) -> StandingOrder | None:  # noqa: A002
    """The order of that id, if there is one."""
    return next((order for order in table.orders if order.id == id), None)


def order_title(order: StandingOrder, words: Words) -> str:
    return words(f"order-{order.id}")


def setting_text(order: StandingOrder, setting: str, words: Words) -> str:
    """What an order is set to, in words; "" leaves it to the player."""
    if not setting:
        return words("orders-ask")
    if setting in order.values:
        return words(f"order-{order.id}-{setting}")
    return ", ".join(words.say(card.text) for card in order.chosen(setting))


def left_of(order: StandingOrder, setting: str) -> list[Option]:
    """The cards that a setting doesn't name."""
    chosen = order.chosen(setting)
    return [card for card in order.cards if card not in chosen]


def _line(table: Table, order: StandingOrder, words: Words) -> str:
    said = setting_text(order, table.settings.get(order.id, ""), words)
    line = words("orders-line", order=order_title(order, words), setting=said)
    return f"{line}\n{words.small(words.attr(f'order-{order.id}', 'hint'))}"


def _menu(table: Table, order: StandingOrder, words: Words) -> Select:
    """What an order may be set to; the choice of cards opens a panel of its own."""
    now = table.settings.get(order.id, "")
    title = order_title(order, words)

    def entry(value: str, said: str, chosen: bool) -> Choice:
        return choice(value, words("orders-choice", order=title, setting=said), chosen=chosen)

    choices = [entry(ASK, words("orders-ask"), not now)]
    choices += [
        entry(value, setting_text(order, value, words), value == now) for value in order.values
    ]
    if order.chosen(now):
        choices.append(entry(KEPT, setting_text(order, now, words), True))
    if order.cards:
        choices.append(entry(CARDS, words("orders-cards"), False))
    return menu(lasting(table, "order", order.id), choices, title)


def _cards_panel(table: Table, words: Words, order: StandingOrder, note: str) -> Panel:
    """The cards that an order wants, in their order, and which may come next."""
    marked = words.markdown
    now = table.settings.get(order.id, "")
    chosen = order.chosen(now)
    lines = [
        marked("orders-card", n=n, card=marked.say(card.text)) for n, card in enumerate(chosen, 1)
    ]
    text = paragraphs(
        marked("orders-one", order=order_title(order, marked)),
        marked.attr(f"order-{order.id}", "hint"),
        "\n".join(lines) or setting_text(order, now, marked),
        marked("orders-pick") if left_of(order, now) else "",
        note,
    )
    rows = (*_next_menus(table, words, order, left_of(order, now)), *_foot(table, words, order))
    return Panel(fit(text, TEXT), rows=rows)


def _next_menus(
    table: Table, words: Words, order: StandingOrder, left: Sequence[Option]
) -> list[Select]:
    title = words("orders-next")
    return [
        menu(
            lasting(table, "next", f"{order.id}/{n}"),
            [choice(card.key, words.say(card.text)) for card in part],
            title,
        )
        for n, part in enumerate(parts(left))
    ]


def _foot(table: Table, words: Words, order: StandingOrder) -> tuple[Row, ...]:
    buttons: list[Button] = []
    if order.id in table.settings:
        off = lasting(table, "unorder", order.id)
        buttons.append(button(off, words("button-orders-one-off"), "danger"))
    buttons.append(button(lasting(table, "orders", ALL), words("button-orders-all")))
    return in_rows(buttons)
