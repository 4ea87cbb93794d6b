"""Texts become sentences, in the reader's language as far as we have it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.words import Catalogue
from engine.core import Event, Number, One, Option, Seat, Some, Text

ENGLISH = """
seat = { $name }
seat-unnamed = Player { $number }
list-and = { $items } and { $last }
greeting = Good day, { $name }.
    .short = Hi
only-english = Not translated.
coins = { $n ->
    [one] one coin
   *[other] { $n } coins
}
event-took = { $seat } takes { $what }.
event-raid-won = { $winner } beats { $foe }.
ask-play-card = Which card do you play?
ask-drop = Drop { $least } to { $most }.
where = { $place ->
    [hill] on the hill
   *[wood] in the wood
}
shared = from core
"""
CZECH = """
seat = { $name }
seat-unnamed = Hráč { $number }
list-and = { $items } a { $last }
greeting = Dobrý den, { $name }.
    .short = Čau
coins = { $n ->
    [one] jeden zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
}
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    for language, core, game in (("en", ENGLISH, "title = Game\n"), ("cs", CZECH, "title = Hra\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "core.ftl").write_text(core, "utf-8")
        (tmp_path / language / "some_game.ftl").write_text(game, "utf-8")
    return Catalogue.load(tmp_path)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("cs", "cs"),
        ("cs-CZ", "cs"),
        ("CS_cz", "cs"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("de", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_nearest_language_is_chosen(
    catalogue: Catalogue, locale: str | None, language: str
) -> None:
    assert language == catalogue.match(locale)


def test_all_languages_are_listed(catalogue: Catalogue) -> None:
    assert {"en", "cs"} == set(catalogue.locales)


def test_numbers_choose_the_plural_of_the_language(catalogue: Catalogue) -> None:
    czech, english = catalogue.words("cs"), catalogue.words("en")

    assert ["jeden zlaťák", "3 zlaťáky", "5 zlaťáků"] == [czech("coins", n=n) for n in (1, 3, 5)]
    assert ["one coin", "3 coins"] == [english("coins", n=n) for n in (1, 3)]


def test_a_text_within_a_text_is_put_into_words_first(catalogue: Catalogue) -> None:
    words = catalogue.words("en", names=["Anna", "Bob"])
    took = Event("took", {"seat": Text("seat", {"seat": 1}), "what": Text("coins", {"n": 2})})

    assert "Bob takes 2 coins." == words.event(took)


def test_a_bare_seat_becomes_a_name(catalogue: Catalogue) -> None:
    words = catalogue.words("en", names=["Anna", "Bob"])

    assert "Bob beats Anna." == words.event(Event("raid.won", {"winner": 1, "foe": 0}))


def test_a_player_without_a_name_has_a_number(catalogue: Catalogue) -> None:
    words = catalogue.words("cs", names=["Anna", "\u200b"])

    assert ["Anna", "Hráč 2", "Hráč 3"] == [words.name(Seat(n)) for n in range(3)]


def test_an_argument_that_is_an_id_selects(catalogue: Catalogue) -> None:
    assert "on the hill" == catalogue.words("en").say(Text("where", {"place": "hill"}))


def test_names_are_escaped_for_markdown_alone(catalogue: Catalogue) -> None:
    words = catalogue.words("en", names=["*Bob*"])

    assert "*Bob*" == words.say(Text("seat", {"seat": 0}))
    assert r"\*Bob\*" == words.markdown.say(Text("seat", {"seat": 0}))
    assert r"\*Eve\*" == words.markdown.foreign("*Eve*")
    assert "*Eve*" == words.foreign("*Eve*")


def test_questions_are_asked(catalogue: Catalogue) -> None:
    words = catalogue.words("en")
    options = (Option("a", Text("a")), Option("b", Text("b")))

    assert "Which card do you play?" == words.ask(One("play.card", options, "a"))
    assert "Drop 0 to 2." == words.ask(Some("drop", options, 0, 2, ()))
    assert "Drop 3 to 9." == words.ask(Number("drop", 3, 9, 3))


def test_a_game_adds_its_own_words(catalogue: Catalogue) -> None:
    assert "Hra" == catalogue.words("cs", "some_game")("title")
    assert not catalogue.words("cs").has("title")
    assert "Hra" == catalogue.words("cs").of("some_game")("title")


def test_attributes_are_messages_too(catalogue: Catalogue) -> None:
    words = catalogue.words("cs")

    assert "Čau" == words.attr("greeting", "short")
    assert words.has("greeting", "short")
    assert not words.has("greeting", "long")


def test_what_czech_lacks_comes_in_english_and_is_noted(catalogue: Catalogue) -> None:
    assert "Not translated." == catalogue.words("cs")("only-english")
    assert {("cs", "only-english")} == catalogue.missing


def test_what_nobody_has_comes_as_its_id_and_is_noted(catalogue: Catalogue) -> None:
    assert "[nothing]" == catalogue.words("cs")("nothing")
    assert {("cs", "nothing"), ("en", "nothing")} == catalogue.missing


def test_an_argument_that_is_missing_is_noted(catalogue: Catalogue) -> None:
    catalogue.words("en")("greeting")

    assert ["en greeting: Unknown external: name"] == catalogue.faults


@pytest.mark.parametrize(
    ("items", "text"),
    [((), ""), (("a",), "a"), (("a", "b"), "a and b"), (("a", "b", "c"), "a, b and c")],
)
def test_items_are_listed(catalogue: Catalogue, items: tuple[str, ...], text: str) -> None:
    assert text == catalogue.words("en").list(items)


def test_a_file_with_a_mistake_is_named_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "core.ftl").write_text("good = Good\nbad = { $n\n", "utf-8")

    with pytest.raises(ValueError, match=r"core\.ftl, line 2"):
        Catalogue.load(tmp_path)
