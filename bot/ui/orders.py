"""Standing orders shown and set by presses; nobody else ever hears of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import discord

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.orders import ordered_now
from bot.present.ids import Id
from bot.present.orders import ASK, CARDS, KEPT, order_of, order_title, orders_panel
from bot.present.panel import Panel
from bot.present.table import Table
from bot.records import MatchRecord, UserId, seats_of
from bot.sorry import Sorry
from bot.ui.replies import Reply
from bot.ui.tables import why_not, words_for
from bot.ui.values import values_of
from bot.words import Words
from engine.core import IllegalAnswer, Seat
from engine.core.orders import BETWEEN

Settings = Mapping[str, str | None]


class Owner(NamedTuple):
    """Whose orders they are, in which match, and in which words they are shown."""

    desk: Desk
    record: MatchRecord
    match: AnyMatch
    seat: Seat
    user: UserId
    words: Words

    @property
    def table(self) -> Table:
        return self.desk.table(self.record, self.match, self.seat)

    async def give(self, settings: Settings, opened: str = "") -> Panel:
        """Set orders, and show them. Raises `Sorry` where that can't be."""
        table, desk = self.table, self.desk
        checked = {
            id_: _checked(table, id_, setting, self.words) for id_, setting in settings.items()
        }
        given = await desk.store.give_orders(self.record.id, self.seat, self.user, checked)
        record, match = await desk.matches.look(self.record.id)
        if not given:
            raise Sorry(why_not(record, self.seat, self.user))
        desk.matches.changed(self.record.id)
        new = {id_: setting for id_, setting in checked.items() if setting is not None}
        # Whoever is asked already is here, and answers.
        note = self.words.markdown("orders-open") if ordered_now(match, self.seat, new) else ""
        return orders_panel(desk.table(record, match, self.seat), self.words, opened, note)


async def handle_orders(
    desk: Desk, interaction: discord.Interaction[Any], reply: Reply, pressed: Id
) -> None:
    """Answer a press on one of the kinds in `bot.present.ids.ORDERS`."""
    # The first panel is a message of its own; what is pressed there changes it in place.
    in_place = pressed.key != "" or pressed.kind != "orders"
    await reply.acknowledge(in_place=in_place and reply.is_private)
    record, match = await desk.matches.look(pressed.match)
    words = await words_for(desk, interaction, record)
    user, seat = UserId(interaction.user.id), pressed.seat
    if seat is None or seat not in seats_of(record, user) or record.status != "running":
        raise Sorry(why_not(record, seat, user))
    owner = Owner(desk, record, match, seat, user, words)
    settings, opened = asked_for(owner.table, pressed, next(iter(values_of(interaction)), ""))
    if settings:
        await reply.show(await owner.give(settings, opened))
    else:
        await reply.show(orders_panel(owner.table, words, opened))


def asked_for(table: Table, pressed: Id, value: str) -> tuple[Settings, str]:
    """What a press sets, and which order it leaves open."""
    id_ = pressed.key.partition("/")[0]
    match pressed.kind:
        case "order" if value == CARDS:
            return {}, id_
        case "order" if value != KEPT:
            return {id_: None if value == ASK else value}, ""
        case "next":
            order = order_of(table, id_)
            chosen = [] if order is None else order.chosen(table.settings.get(id_, ""))
            keys = dict.fromkeys([*(card.key for card in chosen), value])
            return {id_: BETWEEN.join(keys)}, id_
        case "unorder":
            return ({id_: None} if id_ else dict.fromkeys(table.settings)), id_
        case _:
            return {}, id_


def _checked(table: Table, id_: str, setting: str | None, words: Words) -> str | None:
    order = order_of(table, id_)
    if order is None:
        raise Sorry("no-such-order")
    if setting is None:
        return None
    try:
        return order.parse(setting)
    except IllegalAnswer:
        raise Sorry("no-such-setting", order=order_title(order, words)) from None
