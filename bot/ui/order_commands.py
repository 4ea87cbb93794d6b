"""`/orders`: a player's standing orders, and every one of them set in one line."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.present.limits import SUGGESTION, SUGGESTIONS
from bot.present.orders import ALL, ASK, left_of, order_title, orders_panel, setting_text
from bot.present.panel import Panel
from bot.present.table import Table
from bot.records import UserId
from bot.sorry import Sorry
from bot.ui.command_base import CommandBase
from bot.ui.faults import suggesting
from bot.ui.orders import Owner
from bot.ui.replies import Reply
from bot.ui.tables import find_match, seat_of, words_for
from bot.ui.verbs import suggestion
from bot.words import Words
from engine.core import StandingOrder
from engine.core.orders import BETWEEN


class OrderCommands(CommandBase):
    """The command that shows the standing orders, or sets one."""

    def command(self) -> app_commands.Command[Any, Any, Any]:
        ids = {each: f"cmd-orders-{each}" for each in ("order", "setting")}
        ids["match"] = "cmd-option-match"

        @app_commands.describe(**{name: self.local.description(id_) for name, id_ in ids.items()})
        @app_commands.rename(**{name: self.local.name(name, id_) for name, id_ in ids.items()})
        async def callback(
            interaction: discord.Interaction[Any],
            order: str | None = None,
            setting: str | None = None,
            match: str | None = None,
        ) -> None:
            async def work(reply: Reply) -> None:
                await reply.acknowledge()
                await reply.show(await self._shown(interaction, order, setting, match))

            await self._run(interaction, work)

        command = self._plain("orders", callback)
        command.autocomplete("order")(suggesting(self._orders))
        command.autocomplete("setting")(suggesting(self._settings))
        command.autocomplete("match")(suggesting(self._match_choices))
        return command

    async def _shown(
        self,
        interaction: discord.Interaction[Any],
        typed_order: str | None,
        typed_setting: str | None,
        typed_match: str | None,
    ) -> Panel:
        owner = await self._owner(interaction, typed_match)
        table, words = owner.table, owner.words
        if not table.orders:
            raise Sorry("no-orders")
        if not typed_order:
            return orders_panel(table, words)
        if _is_all(typed_order, words):
            return await owner.give(dict.fromkeys(table.settings))
        order = order_typed(table, typed_order, words)
        if not typed_setting:
            return orders_panel(table, words, order.id)
        return await owner.give({order.id: setting_typed(order, typed_setting, words)})

    async def _owner(self, interaction: discord.Interaction[Any], typed: str | None) -> Owner:
        record, match = await find_match(self.desk, interaction, typed)
        seat = seat_of(record, match, interaction.user.id)
        words = await words_for(self.desk, interaction, record)
        return Owner(self.desk, record, match, seat, UserId(interaction.user.id), words)

    async def _orders(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        owner = await self._owner(interaction, interaction.namespace.match)
        table, words = owner.table, owner.words
        named = {order.id: order_title(order, words) for order in table.orders}
        if table.settings:
            named[ALL] = words("button-orders-off")
        return [
            suggestion(title, id_)
            for id_, title in named.items()
            if current.casefold() in title.casefold()
        ][:SUGGESTIONS]

    async def _settings(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        owner = await self._owner(interaction, interaction.namespace.match)
        order = order_typed(owner.table, str(interaction.namespace.order), owner.words)
        return setting_choices(order, current, owner.words)


def _is_all(typed: str, words: Words) -> bool:
    return typed.strip().casefold() in (ALL, words("button-orders-off").casefold())


def order_typed(table: Table, typed: str, words: Words) -> StandingOrder:
    """The order that is meant by its id or its title. Raises `Sorry`."""
    for order in table.orders:
        if typed.strip().casefold() in (order.id, order_title(order, words).casefold()):
            return order
    raise Sorry("no-such-order")


def setting_typed(order: StandingOrder, typed: str, words: Words) -> str | None:
    """A setting by its key or in words, cards between commas; None to be asked."""
    meant = typed.strip().casefold()
    if meant in (ASK, words("orders-ask").casefold()):
        return None
    for value in order.values:
        if meant in (value, setting_text(order, value, words).casefold()):
            return value
    keys = {words.say(card.text).casefold(): card.key for card in order.cards}
    items = (item.strip() for item in typed.split(BETWEEN))
    return BETWEEN.join(keys.get(item.casefold(), item) for item in items)


def setting_choices(
    order: StandingOrder, current: str, words: Words
) -> list[app_commands.Choice[str]]:
    """What a setting may be: a word, or the cards typed so far and one more."""
    whole, comma, last = current.rpartition(BETWEEN)
    before = setting_typed(order, whole, words) if comma else ""
    found: dict[str, str] = {}
    if not comma:
        found[ASK] = words("orders-ask")
        found |= {value: setting_text(order, value, words) for value in order.values}
    start = f"{whole.strip()}, " if comma else ""
    for card in left_of(order, before or ""):
        key = f"{before}{BETWEEN}{card.key}" if before else card.key
        if len(key) <= SUGGESTION:
            found[key] = f"{start}{words.say(card.text)}"
    wanted = last.strip().casefold()
    return [
        suggestion(label, value)
        for value, label in found.items()
        if wanted in label.removeprefix(start).casefold()
    ][:SUGGESTIONS]
