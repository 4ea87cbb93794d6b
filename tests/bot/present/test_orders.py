"""The panel of standing orders: what is set, in words, and a menu for each that can be."""

from __future__ import annotations

from bot.present.dm import dm_panel
from bot.present.hand import hand_panel
from bot.present.ids import parse
from bot.present.limits import CHOICES, faults
from bot.present.orders import orders_panel
from bot.present.panel import Panel
from bot.present.table import Table
from bot.present.turn import turn_post
from engine.core import Option, StandingOrder, Text
from tests.bot.present.samples import buttons_of, labels_of, menus_of, toy_table, words_of


def panel(shown: Table, opened: str = "", note: str = "") -> Panel:
    return orders_panel(shown, words_of(shown), opened, note)


def kinds(shown: Panel) -> list[str]:
    found = [parse(each.id) for each in buttons_of(shown)]
    return [each.kind for each in found if each is not None]


def test_every_order_is_listed_with_what_it_does_and_is_set_to() -> None:
    text = panel(toy_table(settings={"curse-drop": "spice,raid"})).text

    assert "Block raids: **Ask me**\n-# Raids on you are blocked" in text
    assert "Drop to a curse: **Spice, Raid**\n" in text


def test_a_menu_shows_what_is_chosen() -> None:
    block, drop = menus_of(panel(toy_table(settings={"raid-block": "never"})))

    assert ["~ask", "never", "always"] == [each.value for each in block.choices]
    assert ["never"] == [each.value for each in block.choices if each.chosen]
    assert ["~ask", "~cards"] == [each.value for each in drop.choices]
    assert ["~ask"] == [each.value for each in drop.choices if each.chosen]


def test_chosen_cards_stand_in_the_menu_beside_the_choice_of_others() -> None:
    _, drop = menus_of(panel(toy_table(settings={"curse-drop": "spice"})))

    assert ["~ask", "~kept", "~cards"] == [each.value for each in drop.choices]
    assert ["~kept"] == [each.value for each in drop.choices if each.chosen]


def test_all_orders_can_be_cancelled_where_one_is_set() -> None:
    assert "unorder" not in kinds(panel(toy_table()))
    assert "unorder" in kinds(panel(toy_table(settings={"raid-block": "never"})))


def test_an_opened_order_offers_the_cards_that_are_left() -> None:
    shown = panel(toy_table(settings={"curse-drop": "spice"}), "curse-drop")

    assert "1. Spice" in shown.text
    assert [["raid", "block"]] == [
        [each.value for each in menu.choices] for menu in menus_of(shown)
    ]
    assert ["unorder", "orders"] == kinds(shown)


def test_with_every_card_chosen_no_menu_is_left() -> None:
    shown = panel(toy_table(settings={"curse-drop": "spice,raid,block"}), "curse-drop")

    assert [] == menus_of(shown)
    assert "one after another" not in shown.text


def test_an_order_without_cards_opens_nothing_of_its_own() -> None:
    assert panel(toy_table()) == panel(toy_table(), "raid-block") == panel(toy_table(), "gone")


def test_many_cards_take_several_menus() -> None:
    cards = tuple(Option(f"card-{n}", Text("card-raid")) for n in range(2 * CHOICES + 1))
    shown = panel(toy_table(orders=(StandingOrder("curse-drop", cards=cards),)), "curse-drop")

    assert [CHOICES, CHOICES, 1] == [len(menu.choices) for menu in menus_of(shown)]
    assert [] == faults(shown)


def test_the_note_stands_in_the_panel() -> None:
    assert panel(toy_table(), note="Mind this.").text.endswith("Mind this.")


def test_private_panels_lead_to_the_orders_and_count_them() -> None:
    shown = toy_table(settings={"raid-block": "never"})

    for own in (hand_panel(shown, words_of(shown)), dm_panel(shown, words_of(shown))):
        assert "Orders (1)" in labels_of(own)
    assert "Orders" in labels_of(hand_panel(toy_table(), words_of(shown)))


def test_no_public_post_and_no_spectator_leads_to_orders() -> None:
    watched = toy_table(None)

    assert () == watched.orders
    assert "orders" not in kinds(turn_post(watched, words_of(watched), (), 1))


def test_a_match_that_is_over_has_no_orders_to_set() -> None:
    over = toy_table(status="over")

    assert "Orders" not in labels_of(hand_panel(over, words_of(over)))
