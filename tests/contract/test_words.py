"""Everything a match can say exists in every language, and nothing else does."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.present.limits import COMMAND_NAME, DESCRIPTION
from bot.present.panel import Link, Modal, Panel, Select, UserSelect
from bot.words import SHARED, Catalogue, Words
from engine.core import Event, Number, Question, Rng
from engine.registry import GAMES
from tests.bot.present.samples import (
    LOCALE_FOLDER,
    LOCALES,
    NAMES,
    general_panels,
    panels_of,
)
from tests.contract.matches import AnyGame, AnyMatch, deal, every_game, step

SOURCES = Path(__file__).parents[2]
FILES = (*GAMES, *SHARED)
EVERY = 3  # after so many answers all panels are looked at
every_file = pytest.mark.parametrize("file", FILES)
every_locale = pytest.mark.parametrize("locale", LOCALES)
every_translation = pytest.mark.parametrize("locale", LOCALES[1:])


def messages(locale: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALE_FOLDER / locale / f"{file}.ftl").read_text("utf-8"))
    return {each.id.name: each for each in resource.body if isinstance(each, ast.Message)}


class Variables(Visitor):
    """The arguments that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def arguments(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


# What the engine says


def say_question(words: Words, question: Question) -> None:
    words.ask(question)
    if question.about is not None:
        words.say(question.about)
    if not isinstance(question, Number):
        for option in question.options:
            words.say(option.text)
            if option.group is not None and not words.has(f"group-{option.group}", "menu"):
                words(f"group-{option.group}")


def say_match(words: Words, match: AnyMatch, events: list[Event]) -> None:
    for event in events:
        words.event(event)
    for question in (*match.pending.values(), *match.asides.values()):
        say_question(words, question)
    if match.outcome is not None:
        words.say(match.outcome.reason)


def say_game(words: Words, game: AnyGame) -> None:
    for part in ("title", "about", "length"):
        words(f"game-{part}")
    for option in game.options:
        words.attr(f"option-{option.id}", "hint")
        for name in (option.id, *(f"{option.id}-{value}" for value in option.values)):
            words(f"option-{name}")
    for verb in game.verbs:
        for name in (verb.name, *(f"{verb.name}-{option}" for option in verb.options)):
            words(f"verb-{name}")
            words.attr(f"verb-{name}", "name")
    for card in game.cards:
        words.say(card.title)
        words.say(card.says)
    for topic in game.rules:
        words(f"rule-{topic}")
        words.attr(f"rule-{topic}", "title")


def assert_complete(catalogue: Catalogue) -> None:
    assert set() == catalogue.missing
    assert [] == catalogue.faults


@every_game
def test_everything_a_match_says_is_in_every_language(game: AnyGame) -> None:
    catalogue = Catalogue.load(LOCALE_FOLDER)
    words = [catalogue.words(locale, game.name, NAMES) for locale in LOCALES]
    for seed in range(12):
        chance = Rng(seed)
        match = deal(game, chance)
        events = list(match.opening)
        for _ in range(400):
            for each in words:
                say_match(each, match, events)
            if match.outcome is not None:
                break
            events = step(match, chance)[1]
    assert_complete(catalogue)


@every_game
def test_everything_a_game_says_of_itself_is_in_every_language(game: AnyGame) -> None:
    catalogue = Catalogue.load(LOCALE_FOLDER)
    for locale in LOCALES:
        say_game(catalogue.words(locale, game.name), game)
    assert_complete(catalogue)


@every_game
def test_panels_and_drawings_find_all_their_words(game: AnyGame) -> None:
    catalogue = Catalogue.load(LOCALE_FOLDER)
    chance = Rng(5)
    match = deal(game, chance)
    events = list(match.opening)
    for answers in range(60):
        if answers % EVERY == 0:
            for locale in LOCALES:
                for _name, _panel in panels_of(match, events, locale, of=catalogue):
                    pass
            events = []
        if match.outcome is None:
            events += step(match, chance)[1]
    for locale in LOCALES:
        for _name, _panel in general_panels(game, locale, of=catalogue):
            pass
    assert_complete(catalogue)


# The files


@every_translation
@every_file
def test_every_language_has_the_messages_of_english(file: str, locale: str) -> None:
    english, theirs = messages("en", file), messages(locale, file)

    missing = [name for name in english if name not in theirs]
    assert not missing, " ".join(missing)
    assert list(english) == list(theirs)
    for name, message in english.items():
        attributes = [each.id.name for each in message.attributes]
        assert attributes == [each.id.name for each in theirs[name].attributes], name


@every_translation
@every_file
def test_no_language_takes_an_argument_that_english_does_not(file: str, locale: str) -> None:
    english, theirs = messages("en", file), messages(locale, file)
    taken = {name: arguments(message) for name, message in theirs.items() if name in english}

    assert {} == {name: args for name, args in taken.items() if args - arguments(english[name])}


@pytest.mark.parametrize("game", GAMES)
def test_no_message_stands_in_two_files_of_one_game(game: str) -> None:
    files = Counter(name for file in (game, *SHARED) for name in messages("en", file))

    assert [] == [name for name, n in files.items() if n > 1]


def test_no_message_of_the_bot_is_unused() -> None:
    text = "\n".join(file.read_text("utf-8") for file in sorted((SOURCES / "bot").rglob("*.py")))
    ftl = "\n".join((LOCALE_FOLDER / "en" / f"{file}.ftl").read_text("utf-8") for file in FILES)
    whole = {each.replace("_", "-") for each in re.findall(r'"([a-z][a-z0-9_-]*)"', text)}
    started = {each.removesuffix("-") for each in re.findall(r'f"([a-z0-9-]+-)\{', text)}
    ended = set(re.findall(r'\}(-[a-z0-9-]+)"', text))

    def is_used(name: str) -> bool:
        """It stands in the code, or in another message, or both halves of it stand there."""
        if name in whole or f"{{ {name} }}" in ftl:
            return True
        halves = [(name[: m.start()], name[m.end() :]) for m in re.finditer("-", name)]
        return any(
            start in whole | started
            and any(rest.removesuffix(end) in whole for end in (*ended, ""))
            for start, rest in halves
        )

    assert [] == [name for name in messages("en", "bot") if not is_used(name)]


@every_locale
@every_file
def test_sentences_end_with_a_full_stop_and_nothing_is_shouted(locale: str, file: str) -> None:
    text = (LOCALE_FOLDER / locale / f"{file}.ftl").read_text("utf-8")
    ours = [line for line in text.splitlines() if not line.startswith(("game-title =", "#"))]

    assert [] == [line for line in ours if "!" in line]


@every_locale
def test_notices_are_sentences(locale: str) -> None:
    words = Catalogue.load(LOCALE_FOLDER).words(locale)
    notices = [name for name in messages(locale, "bot") if name.startswith("notice-")]
    said = {name: words(name, n=2, least=2, most=4, seats=2) for name in notices}

    assert {} == {name: text for name, text in said.items() if text[-1] not in ".?"}


# Commands


def commands(locale: str, file: str) -> dict[str, tuple[str, str]]:
    """The name and the description of everything that can be typed."""
    words = Catalogue.load(LOCALE_FOLDER).words(locale, file if file in GAMES else None)
    return {
        name: (words.attr(name, "name"), words(name))
        for name in messages(locale, file)
        if name.startswith(("cmd-", "verb-"))
    }


@every_locale
@every_file
def test_names_and_descriptions_of_commands_are_allowed(locale: str, file: str) -> None:
    for name, (typed, described) in commands(locale, file).items():
        assert re.fullmatch(rf"[-_\w]{{1,{COMMAND_NAME}}}", typed), name
        assert typed == typed.lower(), name
        assert 1 <= len(described) <= DESCRIPTION, name


@every_locale
@every_file
def test_no_two_commands_side_by_side_have_one_name(locale: str, file: str) -> None:
    known = commands(locale, file)
    beside = Counter((above(name, known), typed) for name, (typed, _) in known.items())

    assert [] == [each for each, n in beside.items() if n > 1]


def above(name: str, known: dict[str, tuple[str, str]]) -> str:
    """The command that *name* is a part of."""
    if name.startswith("cmd-option-"):
        return "cmd-option"  # offered by several commands
    while "-" in name:
        name = name.rpartition("-")[0]
        if name in known:
            return name
    return name


# No word stands in the code


class Wrapper(Visitor):
    """Puts every message between « and »."""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        for pattern in (node.value, *(attribute.value for attribute in node.attributes)):
            if pattern is not None:
                start, end = ast.TextElement("«"), ast.TextElement("»")
                pattern.elements = [start, *pattern.elements, end]


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """English with every message in «guillemets»."""
    folder = tmp_path_factory.mktemp("locale")
    (folder / "en").mkdir()
    for file in FILES:
        resource = FluentParser().parse((LOCALE_FOLDER / "en" / f"{file}.ftl").read_text("utf-8"))
        Wrapper().visit(resource)
        (folder / "en" / f"{file}.ftl").write_text(FluentSerializer().serialize(resource), "utf-8")
    return Catalogue.load(folder)


def visible(panel: Panel | Modal) -> Iterator[str]:
    """Every text of a panel that somebody reads."""
    if isinstance(panel, Modal):
        yield from (panel.title, panel.label, panel.placeholder)
        return
    yield from (panel.text, panel.foot)
    if panel.picture is not None:
        yield panel.picture.alt
    for row in panel.rows:
        if isinstance(row, Select):
            yield row.placeholder
            for choice in row.choices:
                yield from (choice.label, choice.description)
        elif isinstance(row, UserSelect):
            yield row.placeholder
        else:
            yield from (item.label for item in row if not isinstance(item, Link))


def unworded(text: str) -> str:
    """What of a text comes from no message: no letters, but for mentions."""
    depth, outside = 0, ""
    for char in text:
        depth += (char == "«") - (char == "»")
        outside += char if not depth else ""
    return re.sub(r"<@[0-9]+>", "", outside)


def has_letters(text: str) -> bool:
    return any(char.isalpha() for char in text)


# Cut texts lose their closing mark, and with it nothing is outside; so names are short here.
SHORT_NAMES = ("1", "2", "3", "4", "5")


@every_game
def test_no_word_on_a_panel_stands_in_the_code(game: AnyGame, pseudo: Catalogue) -> None:
    chance = Rng(3)
    match = deal(game, chance, game.seats[-1])
    events = list(match.opening)
    for answers in range(80):
        if answers % EVERY == 0:
            for name, panel in panels_of(match, events, "en", SHORT_NAMES, pseudo):
                found = [text for text in visible(panel) if has_letters(unworded(text))]
                assert [] == found, name
            events = []
        if match.outcome is None:
            events += step(match, chance)[1]
    for name, panel in general_panels(game, "en", SHORT_NAMES, pseudo):
        assert [] == [text for text in visible(panel) if has_letters(unworded(text))], name
