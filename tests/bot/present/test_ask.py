"""A seat's own panel: every answer can be pressed, and presses mean what they say."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.present.answers import number_form, picked_after, raw_of
from bot.present.ask import ask_panel
from bot.present.ids import Id, parse
from bot.present.limits import faults
from bot.present.panel import Panel
from bot.present.table import Table
from engine.core import IllegalAnswer, Number, One, Option, Question, Seat, Some, Text
from tests.bot.present.samples import (
    LOCALES,
    asking,
    buttons_of,
    labels_of,
    menus_of,
    table,
    toy_table,
    words_of,
)
from tests.contract.matches import FOE, ME, THIRD, rolling, toy

SHORT = Text("card-raid")  # words of about five letters
LONG = Text("card-raid-says")


def options(n: int, text: Text = SHORT, groups: int = 0, spots: bool = False) -> tuple[Option, ...]:
    return tuple(
        Option(
            f"key:{i}",
            text,
            group=f"g{i % groups}" if groups else None,
            spot=f"place {i}" if spots else None,
        )
        for i in range(n)
    )


def one(n: int, **how: object) -> One:
    offered = options(n, **how)  # type: ignore[arg-type]
    return One("turn.action", offered, offered[0].key)


def some(n: int, least: int, most: int) -> Some:
    offered = options(n)
    return Some("raid.cards", offered, least, most, tuple(o.key for o in offered[:least]))


def number(least: int, most: int) -> Number:
    return Number("take.amount", least, most, least)


def panel(shown: Table, **how: object) -> Panel:
    return ask_panel(shown, words_of(shown), **how)  # type: ignore[arg-type]


def pressable(shown: Panel, *kinds: str) -> list[str]:
    """The keys and values that answer."""
    ids = [parse(each.id) for each in buttons_of(shown)]
    keys = [each.key for each in ids if each is not None and each.kind in kinds]
    for menu in menus_of(shown):
        menu_id = parse(menu.id)
        if menu_id is not None and menu_id.kind in kinds:
            keys += [choice.value for choice in menu.choices]
    return keys


# One


@pytest.mark.parametrize("n", [1, 2, 5, 8])
def test_a_few_short_options_are_buttons(n: int) -> None:
    shown = panel(asking(one(n)))

    assert [f"key:{i}" for i in range(n)] == pressable(shown, "ans")
    assert [] == menus_of(shown)


def test_more_options_or_long_ones_are_a_menu() -> None:
    for question in (one(9), one(25), one(2, text=LONG)):
        shown = panel(asking(question))

        assert [option.key for option in question.options] == pressable(shown, "sel")
        assert 1 == len(menus_of(shown))
        assert [] == pressable(shown, "ans")


def test_up_to_three_menus_stand_together() -> None:
    shown = panel(asking(one(70)))

    assert [25, 25, 20] == [len(menu.choices) for menu in menus_of(shown)]
    assert 70 == len(pressable(shown, "sel"))


def test_groups_have_menus_of_their_own() -> None:
    question = msgspec.structs.replace(one(30, groups=2), id="turn.action")
    shown = panel(asking(question))

    assert [15, 15] == [len(menu.choices) for menu in menus_of(shown)]
    assert ["key:0", "key:2"] == [choice.value for choice in menus_of(shown)[0].choices[:2]]


@pytest.mark.parametrize("n", [76, 100, 700])
def test_every_one_of_many_options_can_be_turned_to(n: int) -> None:
    shown = asking(one(n))
    paths, found, seen = [""], set[str](), set[str]()
    while paths:
        path = paths.pop()
        at = panel(shown, path=path)
        assert [] == faults(at)
        seen.add(path)
        found |= set(pressable(at, "sel"))
        paths += [to for to in pressable(at, "go") if to not in seen and to != "list"]

    assert {f"key:{i}" for i in range(n)} == found


def test_a_path_that_leads_nowhere_opens_the_first_part() -> None:
    shown = asking(one(100))

    for path in ("99", "x", "-1", "1e3", "²"):
        assert panel(shown) == panel(shown, path=path)


# Some


def test_up_to_25_are_chosen_in_one_menu() -> None:
    shown = panel(asking(some(6, 2, 4)))

    (menu,) = menus_of(shown)
    assert (2, 4, 6) == (menu.least, menu.most, len(menu.choices))
    assert "sel" == parse(menu.id).kind  # type: ignore[union-attr]
    assert "Choose 2 to 4." in shown.text
    assert [] == pressable(shown, "done")


def test_choosing_none_is_a_button_where_it_is_allowed() -> None:
    shown = panel(asking(some(6, 0, 4)))

    assert 1 == menus_of(shown)[0].least
    assert "None" in labels_of(shown)
    assert [""] == pressable(shown, "done")


def test_a_choice_of_nothing_has_only_that_button() -> None:
    shown = panel(asking(some(3, 0, 0)))

    assert [] == menus_of(shown)
    assert ["None", "Board as text", "Orders", "Explain"] == labels_of(shown)


def test_picks_from_several_menus_are_kept_in_them() -> None:
    shown = panel(asking(some(60, 2, 30)), picked=("key:1", "key:59", "gone"))

    chosen = [choice.value for menu in menus_of(shown) for choice in menu.choices if choice.chosen]
    assert ["key:1", "key:59"] == chosen
    assert "Confirm 2" in labels_of(shown)
    assert not buttons_of(shown)[0].disabled


@pytest.mark.parametrize(
    ("picks", "disabled"), [(0, True), (1, True), (2, False), (3, False), (4, True)]
)
def test_picks_are_confirmed_when_there_are_enough(picks: int, disabled: bool) -> None:
    shown = panel(asking(some(60, 2, 3)), picked=[f"key:{n}" for n in range(picks)])

    assert [] == faults(shown)
    assert disabled == buttons_of(shown)[0].disabled


def test_picks_of_parts_that_are_closed_are_kept_too() -> None:
    picked = [f"key:{n}" for n in range(40)]
    shown = panel(asking(some(120, 1, 60)), path="4/0", picked=picked)

    menus = [(menu.id, [c.value for c in menu.choices if c.chosen]) for menu in menus_of(shown)]
    kept = [menu for menu in menus if parse(menu[0]).kind == "pick"]  # type: ignore[union-attr]
    assert picked == list(picked_after(kept))
    assert [] == faults(shown)


@given(st.sets(st.integers(0, 119), max_size=60), st.integers(0, 4), st.data())
def test_a_menu_changes_its_own_picks_alone(
    before: set[int], part: int, data: st.DataObject
) -> None:
    picked = [f"key:{n}" for n in sorted(before)]
    shown = panel(asking(some(120, 0, 60)), path=f"{part}/0", picked=picked)
    menus = [
        (menu.id, [choice.value for choice in menu.choices if choice.chosen], menu)
        for menu in menus_of(shown)
        if parse(menu.id).kind == "pick"  # type: ignore[union-attr]
    ]
    pressed, was, menu = menus[-1]
    values = data.draw(st.lists(st.sampled_from([c.value for c in menu.choices]), unique=True))

    after = picked_after([(each, chosen) for each, chosen, _ in menus], pressed, values)

    assert set(picked) - set(was) | set(values) == set(after)
    assert len(after) == len(set(after))


# Numbers


def test_a_few_numbers_are_buttons() -> None:
    shown = panel(asking(number(1, 3)))

    assert ["1", "2", "3"] == pressable(shown, "ans")
    assert "From 1 to 3." in shown.text


def test_up_to_25_numbers_are_a_menu() -> None:
    shown = panel(asking(number(0, 24)))

    assert [str(n) for n in range(25)] == pressable(shown, "num")


def test_more_numbers_are_typed_and_the_likely_ones_pressed() -> None:
    shown = asking(Number("take.amount", 0, 1000, 7))

    assert ["0", "7", "1000"] == pressable(panel(shown), "ans")
    assert [""] == pressable(panel(shown), "form")
    form = number_form(shown, words_of(shown))
    assert "typed" == parse(form.id).kind  # type: ignore[union-attr]
    assert 5 == form.longest
    assert "From 0 to 1,000." == form.placeholder
    assert [] == faults(form)


# What presses mean


@pytest.mark.parametrize(
    ("question", "key", "values", "raw"),
    [
        (one(3), "key:1", (), "key:1"),
        (one(30), "0", ("key:29",), "key:29"),
        (some(6, 1, 2), "0", ("key:0", "key:2"), ("key:0", "key:2")),
        (some(6, 0, 2), "", (), ()),
        (number(1, 3), "2", (), 2),
        (number(1, 20), "0", ("17",), 17),
        (number(1, 2000), "", (" 1234 ",), 1234),
    ],
)
def test_a_press_gives_an_answer(
    question: Question, key: str, values: tuple[str, ...], raw: object
) -> None:
    assert raw == raw_of(question, Id("ans", key=key), values)


@pytest.mark.parametrize(
    ("question", "values"),
    [
        (one(3), ("nonsense",)),
        (some(6, 1, 2), ()),
        (some(6, 1, 2), ("key:1", "key:1")),
        (number(1, 3), ("4",)),
        (number(1, 3), ("two",)),
        (number(1, 3), ("",)),
    ],
)
def test_what_is_no_answer_is_refused(question: Question, values: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAnswer):
        raw_of(question, Id("sel"), values)


# Around the question


def test_ids_carry_the_seat_and_since_when_its_question_stands() -> None:
    shown = panel(asking(one(3)))

    answers = [each for each in ids_of(shown) if each.kind not in ("text", "orders", "explain")]
    assert {(ME, 7)} == {(each.seat, each.since) for each in answers}


def test_what_was_answered_can_be_taken_back_while_others_are_asked() -> None:
    match = rolling(3)
    match.answer(ME, "keep")
    (back,) = [each for each in ids_of(panel(table(match, ME))) if each.kind == "back"]

    assert (match.seq, "4") == (back.since, back.key)


def test_a_panel_with_nothing_to_answer_stays_the_same_while_others_play() -> None:
    match = toy(3, hands=[["raid"], ["block"], []], gold=[0, 0, 0])
    before = panel(table(match, THIRD)).rows
    match.answer(ME, "take")

    assert before == panel(table(match, THIRD)).rows


def ids_of(shown: Panel) -> list[Id]:
    texts = [each.id for each in buttons_of(shown)] + [each.id for each in menus_of(shown)]
    return [each for each in map(parse, texts) if each is not None]


def test_places_are_lettered_on_ones_own_picture_and_in_the_labels() -> None:
    shown = panel(asking(one(3, spots=True)))

    # A, B and C stand on the players' tokens.
    assert ["D · Raid", "E · Raid", "F · Raid"] == labels_of(shown)[:3]
    assert shown.picture is not None
    assert "board.png" == shown.picture.name


def test_without_places_the_hand_is_shown() -> None:
    shown = panel(asking(one(3)))

    assert shown.picture is not None
    assert "hand.png" == shown.picture.name


def test_a_note_stands_above_and_what_it_is_about_before_the_question() -> None:
    question = msgspec.structs.replace(one(2), about=Text("about-die", {"die": 4}))
    text = panel(asking(question), note="You took 2.").text

    assert "You took 2.\n\nThe die shows 4.\n\n**What do you do?**" == text


def test_an_aside_with_one_option_is_a_button_that_says_all() -> None:
    aside = One("vote.unsay", (Option("unsay", Text("choice-unsay")),), "unsay")
    shown = panel(toy_table(question=None, aside=aside))

    assert ["unsay"] == pressable(shown, "aside")
    assert "Think again" == labels_of(shown)[0]


def test_what_the_match_waits_for_stands_beside_the_menu_of_asides() -> None:
    awaited = Option("reroll", SHORT, group="dice")
    aside = One("curse", (awaited, *options(2)), "key:0")
    shown = panel(asking(one(1), aside=aside))

    button = next(each for each in buttons_of(shown) if each.id.endswith(":reroll"))
    assert "primary" == button.style
    (menu,) = (each for each in menus_of(shown) if each.id.startswith("aside:"))
    assert ["key:0", "key:1"] == [choice.value for choice in menu.choices]


def test_an_aside_with_several_options_is_a_menu() -> None:
    aside = One("curse", options(3), "key:0")
    shown = panel(asking(one(2), aside=aside))

    (menu,) = menus_of(shown)
    assert "Whom do you curse for 2 gold?" == menu.placeholder
    assert ["key:0", "key:1", "key:2"] == pressable(shown, "aside")


def test_taking_back_says_what() -> None:
    match = toy(hands=[["raid", "raid.2"], ["block"]])
    match.answer(ME, "raid")
    shown = panel(table(match, ME))
    assert "Take back: Raid" in labels_of(shown)
    assert [] == pressable(shown, "restart")

    match.answer(ME, ("raid", "raid.2"))
    shown = panel(table(match, ME))

    assert "Take back: Raid and Raid" in labels_of(shown)
    assert ["1"] == pressable(shown, "back")
    assert ["0"] == pressable(shown, "restart")


def test_doing_again_says_what_it_gives() -> None:
    match = toy(hands=[["raid", "raid.2"], ["block"]])
    match.answer(ME, "raid")
    match.answer(ME, ("raid", "raid.2"))
    match.undo(ME)
    assert "Redo: Raid and Raid" in labels_of(panel(table(match, ME)))

    match.undo(ME)
    assert "Redo: Raid" in labels_of(panel(table(match, ME)))


def test_what_was_taken_back_can_be_given_again() -> None:
    match = toy(hands=[["raid", "raid.2"], ["block"]])
    match.answer(ME, "raid")
    match.undo(ME)

    assert 1 == len(pressable(panel(table(match, ME)), "redo"))
    assert [] == pressable(panel(table(match, FOE)), "redo")


def test_nothing_shown_can_be_taken_back() -> None:
    match = toy(hands=[["raid", "raid.2"], ["block"]])
    match.answer(ME, "draw")
    assert match.revealed

    assert [] == pressable(panel(table(match, ME)), "back", "restart", "redo")


def test_whoever_is_not_asked_sees_for_whom_we_wait_and_the_hand() -> None:
    match = toy(hands=[["raid"], ["block"]])
    shown = panel(table(match, FOE))

    assert "You have nothing to decide now. Waiting for Anna." == shown.text
    assert "Block" in shown.foot
    assert [] == pressable(shown, "ans", "sel", "num")


def test_sealed_answers_wait_for_the_others() -> None:
    match = rolling(3)
    match.answer(ME, "keep")

    text = panel(table(match, ME)).text

    assert r"Waiting for Bořek \* and Čeněk." in text


def test_a_spectator_is_told_so() -> None:
    match = toy(hands=[["raid"], ["block"]])

    assert "You are watching this match. Waiting for Anna." == panel(table(match, None)).text


def test_nothing_can_be_pressed_once_the_match_is_over() -> None:
    match = toy(hands=[["raid"], ["block"]])
    match.answer(ME, "raid")
    over = panel(table(match, ME, status="over"))
    cancelled = panel(table(match, ME, status="cancelled"))

    assert "This match is over." == over.text
    assert "This match was called off." == cancelled.text
    assert ["Board as text"] == labels_of(over) == labels_of(cancelled)


@given(
    st.one_of(
        st.integers(1, 400).map(one),
        st.builds(some, st.just(20), st.integers(0, 3), st.integers(3, 20)),
        st.builds(some, st.integers(30, 300), st.integers(0, 3), st.integers(3, 30)),
        st.builds(number, st.integers(0, 9), st.integers(9, 10**6)),
    ),
    st.sampled_from(LOCALES),
    st.sampled_from(["", "0", "3/0", "11/1"]),
    st.lists(st.integers(0, 300).map(lambda n: f"key:{n}"), max_size=40),
)
def test_any_question_makes_a_panel_within_the_limits(
    question: Question, locale: str, path: str, picked: list[str]
) -> None:
    aside = One("curse", options(60), "key:0")
    shown = asking(question, aside=aside, can_redo=True)

    found = faults(ask_panel(shown, words_of(shown, locale), path=path, picked=picked))

    assert [] == found


def test_the_seat_is_the_viewers_own() -> None:
    match = toy(3, hands=[["raid"], ["block"], []])
    shown = panel(table(match, Seat(2)))

    assert {Seat(2)} == {each.seat for each in ids_of(shown)}
