"""A table before the start: who is there, what is set, and what the host may change."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.present.ids import Id, parse
from bot.present.limits import faults
from bot.present.lobby import (
    AUTOPILOTS,
    CHECKS,
    PACE,
    SEATS,
    STARTS,
    confirm_panel,
    lobby_card,
    options_panel,
    settings_of,
)
from bot.present.panel import Panel, Select
from bot.records import Lobby
from bot.seating import may_start, seats_left
from engine.core import Seat, TableOption
from engine.registry import GAMES
from engine.toy.game import Toy
from tests.bot.present.samples import (
    MATCH,
    NAMES,
    USERS,
    buttons_of,
    catalogue,
    labels_of,
    lobby,
    menus_of,
)

TOY = GAMES["toy"]
NAMED = dict(zip(USERS, NAMES, strict=True))


def card(table: Lobby, locale: str = "en") -> Panel:
    return lobby_card(table, TOY, catalogue().words(locale, "toy"), NAMED)


def options(table: Lobby, game: Any = TOY, page: int = 0) -> Panel:
    return options_panel(table, game, catalogue().words("en", "toy"), page)


def key_of(menu: Select) -> str:
    named = parse(menu.id)
    assert named is not None
    return named.key


def is_disabled(shown: Panel, kind: str) -> bool:
    (found,) = [each for each in buttons_of(shown) if each.id.startswith(f"{kind}:")]
    return found.disabled


def test_the_card_says_what_the_game_is_and_how_long_it_takes() -> None:
    text = card(lobby(TOY)).text

    assert "**The Toy**: who plays?" in text
    assert "A tiny game of plans" in text
    assert "Length: 10 minutes." in text


def test_the_card_lists_players_autopilots_and_free_seats() -> None:
    text = card(lobby(TOY, seats=4, players=USERS[:2], invited=(), autopilots=1)).text

    assert "1. Anna (host)\n2. Bořek \\*\n3. Autopilot\nOne seat is free." in text


def test_the_card_says_for_whom_seats_are_kept() -> None:
    text = card(lobby(TOY, players=USERS[:2], invited=USERS[1:3])).text

    assert "Seats are kept for Čeněk until <t:" in text


def test_the_card_says_what_is_chosen() -> None:
    assert "\n-# As usual: Goal: Everyone alone." in card(lobby(TOY)).text
    together = card(lobby(TOY, options={"goal": "together"})).text
    assert "**Other than usual**\nGoal: **All together**" in together
    assert "As usual" not in together


def test_a_full_table_can_be_started_and_not_joined() -> None:
    full = card(lobby(TOY, seats=2, players=USERS[:2]))

    assert "Everyone is here. The host can start." in full.text
    assert "Waiting list" in labels_of(full)
    assert not is_disabled(full, "start")


def test_a_table_with_too_few_players_cannot_be_started() -> None:
    alone = card(lobby(TOY, seats=4, players=USERS[:1]))

    assert "Fewest players: 2." in alone.text
    assert not is_disabled(alone, "join")
    assert is_disabled(alone, "start")


def test_a_table_with_enough_players_need_not_be_full() -> None:
    some = card(lobby(TOY, seats=4, players=USERS[:2]))

    assert "The host can start now and leave out the free seats, or wait." in some.text
    assert not is_disabled(some, "start")


@pytest.mark.parametrize(
    ("players", "autopilots", "starts", "left"),
    [(1, 0, False, 3), (1, 1, True, 2), (2, 0, True, 2), (4, 0, True, 0), (0, 3, False, 1)],
)
def test_seats_are_counted_with_autopilots(
    players: int, autopilots: int, starts: bool, left: int
) -> None:
    table = lobby(TOY, seats=4, players=USERS[:players], autopilots=autopilots)

    assert (starts, left) == (may_start(table, TOY), seats_left(table))


def test_a_guest_whose_name_is_not_known_is_someone() -> None:
    text = lobby_card(lobby(TOY), TOY, catalogue().words("en", "toy"), {}).text

    assert "1. someone (host)" in text


def test_ids_of_a_lobby_carry_its_version() -> None:
    ids = [parse(each.id) for each in buttons_of(card(lobby(TOY)))]

    assert {(MATCH, None, 4)} == {(each.match, each.seat, each.since) for each in ids if each}
    assert ["join", "leave", "start", "invite", "options", "cancel", "pilots"] == [
        each.kind for each in ids if each
    ]


# Options


def test_there_is_a_menu_for_seats_autopilots_and_each_option() -> None:
    menus = menus_of(options(lobby(TOY, seats=3)))

    assert [SEATS, AUTOPILOTS, PACE, STARTS, CHECKS, "goal"] == list(map(key_of, menus))
    chosen = [[choice.value for choice in menu.choices if choice.chosen] for menu in menus]
    assert [["3"], ["0"], ["none"], ["host"], ["no"], ["alone"]] == chosen


def test_no_seat_can_be_taken_from_whoever_has_joined() -> None:
    seats, autopilots, *_ = menus_of(options(lobby(TOY, seats=4, players=USERS[:3])))

    assert ["3", "4"] == [choice.value for choice in seats.choices]
    assert ["0", "1"] == [choice.value for choice in autopilots.choices]


def test_a_table_full_of_players_has_no_menu_for_autopilots() -> None:
    menus = menus_of(options(lobby(TOY, seats=2, players=USERS[:2])))

    assert [SEATS, PACE, STARTS, CHECKS, "goal"] == list(map(key_of, menus))


def test_the_options_panel_explains_each_option() -> None:
    assert "\n-# Whether everyone plays for themselves" in options(lobby(TOY)).text


def test_the_menu_of_paces_says_what_it_sets() -> None:
    [paces] = [menu for menu in menus_of(options(lobby(TOY))) if key_of(menu) == PACE]

    assert "Pace: none, no clock runs" == paces.choices[0].label


@pytest.mark.parametrize(
    ("scenario", "there"), [("castaways", "soldier"), ("king-kong-island", "crew")]
)
def test_only_options_that_change_something_are_shown(scenario: str, there: str) -> None:
    game = GAMES["robinson"]
    settings = {option.id: option.default for option in game.options} | {"scenario": scenario}
    table = lobby(game, options=settings)
    words = catalogue().words("en", "robinson")
    panels = [options_panel(table, game, words, page) for page in range(2)]
    text = lobby_card(table, game, words, NAMED).text + panels[0].text

    menus = [key_of(menu) for panel in panels for menu in menus_of(panel)]
    assert [there] == [each for each in ("soldier", "crew") if each in menus]
    assert [there] == [each for each in ("soldier", "crew") if str(words(f"option-{each}")) in text]


class Manifold(Toy):
    """A toy with more options than a message takes, one of them with many values."""

    options = (
        *(TableOption("goal", ("alone", "together"), "alone") for _ in range(1)),
        *(TableOption(f"rule{n}", ("on", "off"), "off") for n in range(30)),
        TableOption("scenario", tuple(f"number{n}" for n in range(40)), "number3"),
    )


def test_many_options_take_several_pages() -> None:
    game = Manifold()
    menus, page = [], 0
    while True:
        shown = options(lobby(game), game, page)
        assert [] == faults(shown)
        menus += menus_of(shown)
        if "Next" not in labels_of(shown):
            break
        page += 1
        assert f":{page}" in [each.id[-2:] for each in buttons_of(shown)]

    settings = [key_of(menu).partition("/")[0] for menu in menus]
    assert {
        SEATS,
        AUTOPILOTS,
        PACE,
        STARTS,
        CHECKS,
        *(option.id for option in game.options),
    } == set(settings)
    scenario = [menu for menu, name in zip(menus, settings, strict=True) if name == "scenario"]
    assert [25, 15] == [len(menu.choices) for menu in scenario]


class Switched(Toy):
    """A toy with a menu and a half of rules that are only off or on."""

    options = (
        *Toy.options,
        TableOption("usual", ("no", "yes"), "yes"),
        *(TableOption(f"rule{n}", ("no", "yes"), "no") for n in range(30)),
    )


def test_rules_that_are_only_off_or_on_share_menus() -> None:
    game = Switched()
    shown = options(lobby(game, options={"rule1": "yes", "rule27": "yes"}), game)
    *plain, first, second = menus_of(shown)

    assert [] == faults(shown)
    assert [SEATS, AUTOPILOTS, PACE, STARTS, CHECKS, "goal", "usual"] == list(map(key_of, plain))
    assert [25, 5] == [len(menu.choices) for menu in (first, second)]
    assert [(0, 25), (0, 5)] == [(menu.least, menu.most) for menu in (first, second)]
    chosen = [each.value for menu in (first, second) for each in menu.choices if each.chosen]
    assert ["rule1", "rule27"] == chosen


def test_a_shared_menu_sets_only_what_is_changed_in_it() -> None:
    game = Switched()
    *_, menu = menus_of(options(lobby(game), game))

    turned = settings_of(game, key_of(menu), ("rule26", "rule29"), ("rule25", "rule26"))

    assert {"rule25": "no", "rule29": "yes"} == turned


@pytest.mark.parametrize("key", ["=switches", "=switches/", "=switches/2", "=switches/x"])
def test_a_menu_that_never_was_sets_nothing(key: str) -> None:
    assert {} == settings_of(Switched(), key, ("rule1",))


def test_few_such_rules_have_menus_of_their_own() -> None:
    class Few(Toy):
        options = tuple(TableOption(f"rule{n}", ("no", "yes"), "no") for n in range(5))

    menus = menus_of(options(lobby(Few()), Few()))

    assert [f"rule{n}" for n in range(5)] == list(map(key_of, menus))[5:]


@pytest.mark.parametrize(
    ("on", "said"), [((), "Optional rules: none"), (("rule3", "rule4"), "[option-rule3] and")]
)
def test_the_card_names_only_the_rules_that_are_on(on: tuple[str, ...], said: str) -> None:
    game = Switched()
    table = lobby(game, options=dict.fromkeys(on, "yes"))
    text = lobby_card(table, game, catalogue().words("en", "toy"), NAMED).text

    assert said in text
    assert "rule5" not in text


# Asking once more


@pytest.mark.parametrize("what", ["resign", "cancel"])
def test_what_cannot_be_taken_back_is_asked_once_more(what: str) -> None:
    id_ = Id("confirm", MATCH, Seat(1), 3, what)
    shown = confirm_panel(catalogue().words("en", "toy"), what, id_)

    assert [id_, msgspec.structs.replace(id_, kind="dismiss")] == [
        parse(each.id) for each in buttons_of(shown)
    ]
    assert "danger" == buttons_of(shown)[0].style
    assert shown.text.startswith("Do you ")
