"""Cards, rules, commands and one's own matches are found at any time."""

from __future__ import annotations

import msgspec
import pytest

from bot.present.ids import parse
from bot.present.limits import faults
from bot.present.lookups import (
    COMMANDS,
    MyGame,
    card_labels,
    card_panel,
    help_panel,
    mygames_panel,
    rules_panel,
)
from bot.present.panel import Link
from bot.records import MatchId
from engine.registry import GAMES
from tests.bot.present.samples import LOCALES, buttons_of, catalogue, menus_of
from tests.contract.matches import AnyGame, every_game

TOY = GAMES["toy"]
ENGLISH = catalogue().words("en", "toy")
CZECH = catalogue().words("cs", "toy")
MINE = MyGame(
    MatchId("abc23"),
    "The Toy",
    ("Bob", "*Eve*"),
    "Round 2",
    ("Anna",),
    mine=True,
    link="https://discord.com/channels/1/3",
)
THEIRS = msgspec.structs.replace(MINE, match=MatchId("def45"), mine=False, waiting=("Bob",))


def test_a_card_says_its_title_and_what_it_does() -> None:
    text = card_panel(TOY.cards[1], ENGLISH).text

    assert text.startswith("**Block**\n\nDiscard it when you are raided")


def test_a_topic_of_the_rules_comes_with_a_menu_of_all() -> None:
    shown = rules_panel(TOY, ENGLISH, "curse")

    assert "**The Toy: " in shown.text
    (menu,) = menus_of(shown)
    assert [*TOY.rules] == [choice.value for choice in menu.choices]
    assert ["curse"] == [choice.value for choice in menu.choices if choice.chosen]
    assert "toy/0" == parse(menu.id).key  # type: ignore[union-attr]


def test_an_unknown_topic_gives_the_first() -> None:
    first = rules_panel(TOY, ENGLISH, TOY.rules[0])

    assert first == rules_panel(TOY, ENGLISH) == rules_panel(TOY, ENGLISH, "nonsense")


def test_help_lists_every_command_and_verb_as_it_is_typed() -> None:
    english = "".join(help_panel(ENGLISH, TOY, page).text for page in range(2))
    czech = "".join(help_panel(CZECH, TOY, page).text for page in range(2))

    assert "`/toy raid` " in english
    assert "`/match new` Open a table" in english
    assert "`/settings language` " in english
    assert "`/partie nová` Otevři stůl" in czech
    assert len(TOY.verbs) + len(COMMANDS) <= english.count("`/")


def test_help_without_a_game_lists_the_general_commands() -> None:
    text = help_panel(catalogue().words("en")).text

    assert "`/mygames`" in text
    assert "/toy" not in text


def test_help_that_is_too_long_is_turned_page_by_page() -> None:
    class Wordy:
        name, command = "toy", "toy"
        verbs = TOY.verbs * 20
        guide: dict[str, str] = {}

    shown = help_panel(ENGLISH, Wordy(), 0)  # type: ignore[arg-type]

    assert [] == faults(shown)
    (later,) = buttons_of(shown)
    assert "toy/1" == parse(later.id).key  # type: ignore[union-attr]
    assert shown != help_panel(ENGLISH, Wordy(), 1)  # type: ignore[arg-type]


def test_matches_that_wait_for_me_come_first() -> None:
    text = mygames_panel(ENGLISH, [THEIRS, MINE]).text

    assert "One is waiting for you." in text
    assert text.index("abc23") < text.index("def45")
    assert "`abc23` Bob and \\*Eve\\*\nWaiting for you.\nRound 2" in text
    assert "Waiting for Bob." in text


def test_each_match_has_a_way_to_it() -> None:
    shown = mygames_panel(ENGLISH, [THEIRS, MINE])

    links = [item for row in shown.rows for item in row if isinstance(item, Link)]  # type: ignore[union-attr]
    assert ["The Toy abc23", "The Toy def45"] == [link.label for link in links]
    assert {MINE.link} == {link.url for link in links}


def test_a_lobby_is_told_apart_from_a_match() -> None:
    lobby = msgspec.structs.replace(MINE, mine=False, lobby="lobby")

    assert "Waiting for players." in mygames_panel(ENGLISH, [lobby]).text


def test_more_matches_than_fit_are_counted() -> None:
    many = [msgspec.structs.replace(THEIRS, status="x" * 80) for _ in range(100)]
    shown = mygames_panel(ENGLISH, many)

    assert [] == faults(shown)
    listed = shown.text.count("def45")
    assert f"{100 - listed} more aren't listed." in shown.text


def test_whoever_plays_nothing_is_told_how_to_begin() -> None:
    assert "You aren't in any match." in mygames_panel(ENGLISH, []).text


@pytest.mark.parametrize("locale", LOCALES)
@every_game
def test_cards_are_told_apart_by_what_they_are_called(game: AnyGame, locale: str) -> None:
    labels = [label for _, label in card_labels(game.cards, catalogue().words(locale, game.name))]
    assert len(labels) == len({*map(str.casefold, labels)})


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("en", ("Jaguar (event)", "Jaguar (beast)", "Frost")),
        ("cs", ("Nehoda (dobrodružství při budování)", "Nehoda (dobrodružství při průzkumu)")),
    ],
)
def test_the_deck_stands_beside_a_title_that_several_cards_have(
    locale: str, names: tuple[str, ...]
) -> None:
    words = catalogue().words(locale, "robinson")
    labels = {label for _, label in card_labels(GAMES["robinson"].cards, words)}
    assert {*names} <= labels
