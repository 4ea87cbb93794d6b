"""Closer looks: what leads to them, what they show, and what they never show."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.present.ask import ask_panel
from bot.present.closer import closer_panel, closer_rows
from bot.present.ids import Id, parse
from bot.present.limits import faults
from bot.present.panel import Panel, Select
from bot.present.table import Table
from bot.present.turn import turn_post
from engine.core import Seat
from render.drawing import NoDetails
from render.registry import DRAWINGS
from render.scene import Scene
from render.toy.discard import discard
from tests.bot.present.samples import (
    buttons_of,
    labels_of,
    menus_of,
    table,
    words_of,
)
from tests.contract.matches import ME, THIRD, toy


class Areas:
    """The toy's drawing with a close-up for each area."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __getattr__(self, name: str) -> Any:
        return getattr(DRAWINGS["toy"], name)

    def details(self, view: object) -> tuple[str, ...]:
        return tuple(f"area-{n}" for n in range(self.n))

    def detail(self, view: Any, which: str, words: Any, theme: str = "light") -> Scene:
        return discard(view, words, theme)

    def detail_text(self, view: object, which: str, words: Any) -> str:
        return f"Everything in {which}"

    def detail_title(self, view: object, which: str, words: Any) -> str:
        return str(words.name(Seat(int(which[-1]) % 3)))


def at(seat: Seat | None = ME, drawing: object = None, **changes: Any) -> Table:
    match = toy(3, hands=[["raid"], ["block"], []], discard=["raid.2", "spice", "raid.3"])
    shown = table(match, seat, **changes)
    return shown if drawing is None else msgspec.structs.replace(shown, drawing=drawing)


def closer(shown: Panel) -> list[Id]:
    texts = [each.id for each in buttons_of(shown)] + [each.id for each in menus_of(shown)]
    ids = list(map(parse, texts))
    return [each for each in ids if each is not None and each.kind == "closer"]


def test_a_few_close_ups_are_buttons_that_last() -> None:
    shown = ask_panel(at(), words_of(at()))

    assert [("discard", ME, 0)] == [(each.key, each.seat, each.since) for each in closer(shown)]
    assert "Closer: Discard" in labels_of(shown)


def test_more_than_three_are_a_menu() -> None:
    three = closer_rows(at(drawing=Areas(3)), words_of(at()))
    four = closer_rows(at(drawing=Areas(4)), words_of(at()))

    assert [3] == [len(row) for row in three if isinstance(row, tuple)]
    (menu,) = four
    assert isinstance(menu, Select)
    assert "Closer look" == menu.placeholder
    assert [f"area-{n}" for n in range(4)] == [choice.value for choice in menu.choices]
    assert ["Anna", "Bořek *", "Čeněk", "Anna"] == [choice.label for choice in menu.choices]


def test_a_game_or_a_moment_without_close_ups_offers_none() -> None:
    bare = table(toy(3, discard=[]), ME)

    assert () == closer_rows(bare, words_of(bare))
    assert () == NoDetails().details(bare.view)
    with pytest.raises(LookupError):
        NoDetails().detail_text(bare.view, "discard", words_of(bare))


@pytest.mark.parametrize("seat", [ME, THIRD, None])
def test_whoever_looks_at_the_board_may_look_closely(seat: Seat | None) -> None:
    shown = ask_panel(at(seat), words_of(at()))

    assert [seat] == [each.seat for each in closer(shown)]


def test_the_post_for_everybody_offers_none() -> None:
    assert [] == closer(turn_post(at(None), words_of(at()), [], 12, ()))


def test_a_close_up_is_a_picture_with_its_words_and_the_way_back() -> None:
    shown = closer_panel(at(), words_of(at()), "discard")

    assert "**Discard**" == shown.text
    assert "- Raid: 2\n- Spice: 1" == shown.foot
    assert shown.picture is not None
    assert "detail.png" == shown.picture.name
    assert ["Back to the board"] == labels_of(shown)
    assert "fresh" == parse(buttons_of(shown)[0].id).kind  # type: ignore[union-attr]
    assert [] == faults(shown)


def test_one_close_up_leads_to_the_others() -> None:
    two = closer_panel(at(drawing=Areas(3)), words_of(at()), "area-1")
    five = closer_panel(at(drawing=Areas(5)), words_of(at()), "area-1")

    assert ["area-0", "area-2"] == [each.key for each in closer(two)]
    (menu,) = menus_of(five)
    assert ["area-1"] == [choice.value for choice in menu.choices if choice.chosen]
    assert r"**Bořek \***" == two.text


def test_letters_of_options_stay_on_the_board() -> None:
    drawn = DRAWINGS["toy"].detail(at().view, "discard", words_of(at()))
    shown = closer_panel(at(), words_of(at()), "discard")

    assert shown.picture is not None
    assert drawn == shown.picture.scene


def test_25_close_ups_keep_to_the_limits() -> None:
    shown = at(drawing=Areas(25))

    assert [] == faults(ask_panel(shown, words_of(shown)))
    assert [] == faults(closer_panel(shown, words_of(shown), "area-24"))


def test_they_can_be_looked_at_when_all_is_over() -> None:
    assert ["discard"] == [
        each.key for each in closer(ask_panel(at(status="over"), words_of(at())))
    ]
