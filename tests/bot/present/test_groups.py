"""Options in groups: a menu for each, and what is in none of them as buttons."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.present.answers import raw_of
from bot.present.ask import ask_panel
from bot.present.dm import dm_panel
from bot.present.ids import Id, parse
from bot.present.limits import faults
from bot.present.panel import Panel, Select
from bot.present.table import Table
from engine.core import One, Option, Text
from tests.bot.present.samples import (
    LOCALES,
    asking,
    buttons_of,
    catalogue,
    labels_of,
    menus_of,
    table,
    words_of,
)
from tests.contract.matches import FOE, ME, toy

SHORT, LONG = Text("card-raid"), Text("card-raid-says")


def question(*sizes: int, loose: int = 0, text: Text = SHORT, beside: Text = SHORT) -> One:
    """Groups of these sizes, each with a place on the board, and what is in no group."""
    options = [
        Option(f"{group}.{n}", text, spot=f"{group}.{n % 10}", group=f"g{group}")
        for n in range(max(sizes))
        for group, size in enumerate(sizes)
        if n < size
    ]
    options += [Option(f"loose.{n}", beside) for n in range(loose)]
    return One("turn.action", tuple(options), options[0].key)


def panel(asked: One, locale: str = "en", **how: str) -> Panel:
    shown = asking(asked)
    return ask_panel(shown, words_of(shown, locale), **how)


def keys(menu: Select) -> list[str]:
    return [choice.value for choice in menu.choices]


def pressed(shown: Panel, kind: str) -> list[str]:
    ids = [parse(each.id) for each in buttons_of(shown)]
    return [each.key for each in ids if each is not None and each.kind == kind]


def answering(shown: Panel) -> list[Select]:
    return [each for each in menus_of(shown) if each.id.startswith("sel:")]


def test_each_group_has_a_menu_and_the_rest_are_buttons_below() -> None:
    shown = panel(question(3, 1, 2, loose=2))

    assert [["0.0", "0.1", "0.2"], ["1.0"], ["2.0", "2.1"]] == list(map(keys, menus_of(shown)))
    assert ["loose.0", "loose.1"] == pressed(shown, "ans")
    assert [Select, Select, Select, tuple, tuple] == [type(row) for row in shown.rows]


@pytest.mark.parametrize(("locale", "label"), [("en", "Block"), ("cs", "Bránit se")])
def test_a_menu_is_called_as_its_group(locale: str, label: str) -> None:
    match = toy(hands=[["raid"], ["block", "block.2"]])
    match.move(ME, [("raid", False), (("raid",), False), ("1", False)])
    shown = table(match, FOE)
    (menu,) = menus_of(ask_panel(shown, words_of(shown, locale)))

    assert label == menu.placeholder
    assert ["block", "block.2"] == keys(menu)
    assert "none" in pressed(ask_panel(shown, words_of(shown, locale)), "ans")


def test_a_group_stays_a_menu_however_few_its_options() -> None:
    shown = panel(question(1, loose=1))

    assert [["0.0"]] == list(map(keys, menus_of(shown)))
    assert ["loose.0"] == pressed(shown, "ans")


def test_a_few_options_that_all_have_a_group_stand_together() -> None:
    assert 8 == len(pressed(panel(question(4, 3, 1)), "ans"))
    assert [8] == [len(menu.choices) for menu in menus_of(panel(question(4, 4, text=LONG)))]
    assert [5, 4] == [len(menu.choices) for menu in menus_of(panel(question(5, 4)))]


def test_what_is_said_long_is_a_button_all_the_same() -> None:
    text = Text("about-raid", {"seat": Text("seat", {"seat": 1}), "cards": 3})
    shown = panel(question(2, loose=1, beside=text))

    assert ["loose.0"] == pressed(shown, "ans")


@pytest.mark.parametrize(("loose", "beside"), [(9, SHORT), (2, LONG)])
def test_what_makes_no_buttons_makes_a_menu_of_its_own(loose: int, beside: Text) -> None:
    shown = panel(question(2, loose=loose, beside=beside))

    assert [2, loose] == [len(menu.choices) for menu in menus_of(shown)]
    assert [] == pressed(shown, "ans")


def titleless(*more: Option, default: str = "ready") -> One:
    """Pawns to place, a change of the plan, and how planning ends."""
    placed = [Option(key, Text(f"place-{key}"), None, None, "place") for key in ("me", "both")]
    change = Option("back.x", Text("choice-back"), None, None, "change")
    ends = [Option(key, Text(f"choice-{key}")) for key in ("ready", "propose")]
    return One("plan.pawn", (*ends, *placed, *more, change), default)


def styles(shown: Panel) -> dict[str, str]:
    found = {parse(each.id): each.style for each in buttons_of(shown)}
    return {each.key: style for each, style in found.items() if each and each.kind == "ans"}


def robinson(asked: One) -> Panel:
    shown = asking(asked)
    return ask_panel(shown, catalogue().words("en", "robinson", shown.names))


def test_a_group_that_needs_no_title_is_buttons_where_it_comes_first() -> None:
    shown = robinson(titleless())

    assert ["me", "both", "ready", "propose"] == pressed(shown, "ans")
    assert [["back.x"]] == list(map(keys, answering(shown)))
    assert isinstance(shown.rows[0], tuple)


def test_a_group_that_needs_no_title_is_a_menu_where_it_is_long() -> None:
    more = [Option(f"pawn.{n}", Text("pawn-dog"), None, None, "place") for n in range(7)]
    shown = robinson(titleless(*more))

    assert ["Place a pawn", "Change the plan"] == [each.placeholder for each in answering(shown)]
    assert ["ready", "propose"] == pressed(shown, "ans")


def test_of_several_ways_to_end_the_default_stands_out_if_it_comes_first() -> None:
    assert {"ready": "success", "propose": "secondary"}.items() <= styles(
        robinson(titleless())
    ).items()
    assert {"ready": "primary", "propose": "primary"}.items() <= styles(
        robinson(titleless(default="propose"))
    ).items()


def test_the_way_back_stands_back() -> None:
    asked = One("plan.action", (Option("x", SHORT, group="g"), Option("back", SHORT)), "back")
    assert "secondary" == styles(panel(asked))["back"]


def test_a_large_group_is_divided() -> None:
    shown = panel(question(30, 2, loose=1))

    assert [25, 5, 2] == [len(menu.choices) for menu in menus_of(shown)]
    assert menus_of(shown)[0].placeholder.endswith(": Raid … Raid")


def test_ten_groups_have_room_in_one_message() -> None:
    shown = panel(question(*[2] * 10, loose=5))

    assert 10 == len(answering(shown))
    assert [] == faults(shown)


def test_of_more_groups_than_a_message_takes_one_is_open_at_a_time() -> None:
    asked = question(*[2] * 40, loose=2)
    first = panel(asked)
    assert 1 == len(answering(first))
    paths, found, seen = [""], set[str](), set[str]()
    while paths:
        path = paths.pop()
        seen.add(path)
        shown = panel(asked, path=path)
        assert [] == faults(shown)
        assert ["loose.0", "loose.1"] == pressed(shown, "ans")
        found |= {key for menu in answering(shown) for key in keys(menu)}
        listed = [each for each in menus_of(shown) if each.id.startswith("go:")]
        further = [*pressed(shown, "go"), *(key for each in listed for key in keys(each))]
        paths += [key for key in further if key not in seen]

    assert {option.key for option in asked.options if option.group} == found


def test_places_in_menus_have_the_letters_of_the_picture() -> None:
    shown = panel(question(2, 2, loose=1))

    labels = [choice.label for menu in menus_of(shown) for choice in menu.choices]
    # A to C are on the players' tokens; letters follow the order of the options, not the menus.
    assert ["D · Raid", "F · Raid", "E · Raid", "G · Raid"] == labels
    assert "Raid" in labels_of(shown)


def test_beside_the_hand_places_have_no_letters() -> None:
    card = Option("raid", SHORT, "raid", group="play")
    place = Option("village", SHORT, spot="village", group="go")
    shown = asking(One("turn.action", (card, place), "raid"))
    asked = ask_panel(shown, words_of(shown))
    assert asked.picture is not None
    assert "hand.png" == asked.picture.name
    assert ["Raid, no. 1", "Raid, no. 2"] == labels_of(asked)[:2]


def test_an_entry_answers_at_once_and_so_does_a_button() -> None:
    asked = question(2, 2, loose=1)

    assert "1.1" == raw_of(asked, Id("sel", key="1"), ("1.1",))
    assert "loose.0" == raw_of(asked, Id("ans", key="loose.0"))


@given(
    st.lists(st.integers(1, 60), min_size=1, max_size=30),
    st.integers(0, 12),
    st.sampled_from([SHORT, LONG]),
    st.integers(0, 60),
    st.sampled_from(LOCALES),
    st.sampled_from(["", "0", "3/0", "30/1"]),
)
def test_any_groups_keep_to_the_limits(
    sizes: list[int], loose: int, text: Text, asides: int, locale: str, path: str
) -> None:
    asked = question(*sizes, loose=loose, text=text, beside=text)
    others = tuple(Option(f"key:{n}", SHORT) for n in range(asides))
    aside = One("curse", others, "key:0") if others else None
    shown: Table = asking(asked, aside=aside, can_redo=True)
    words = words_of(shown, locale)

    assert [] == faults(ask_panel(shown, words, path=path))
    assert [] == faults(dm_panel(shown, words))
