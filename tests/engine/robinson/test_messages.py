"""The files hold the words for all that the rules of Robinson Crusoe can say, and no others."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import get_args

from engine.core.content import DATA
from engine.core.moves import targets_of
from engine.robinson.cards import RULES
from engine.robinson.content import CHARACTERS, SKILLS, TABLE, TILES
from engine.robinson.effects import ACTION_KINDS, PLAYERS_KINDS, RESOURCES, Effect
from engine.robinson.state import DICE, Reason
from tests.engine.robinson.table import GAME
from tests.engine.robinson.wording import SPOKEN_OF, messages, named
from tests.engine.wording import every_language, variables

SOURCES = Path(__file__).parents[3] / "engine" / "robinson"
PAWNS_MOVED = {"seat", "own", "extra", "pawns", "action"}  # what is told of pawns in the plan
MOMENTS = ("dice", "fight", "clouds", "animals", "night")  # those that are waited in


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted(SOURCES.rglob("*.py")))


@cache
def constants() -> Mapping[str, str]:
    """The names of modules that stand for a string."""
    found: dict[str, str] = {}
    for node in (node for tree in trees() for node in tree.body):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(value))):
                found[name] = value
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                found |= {
                    name.id: value.value
                    for name, value in zip(names, values, strict=True)
                    if isinstance(name, ast.Name)
                    and isinstance(value, ast.Constant)
                    and isinstance(value.value, str)
                }
            case _:
                pass
    return found


def calls(*names: str) -> Iterator[ast.Call]:
    """The calls in the rules of functions or methods of these names."""
    for tree in trees():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in names:
                    yield node
                case _:
                    pass


def strings(node: ast.expr) -> list[str]:
    """The strings that an expression may be, as far as they stand there."""
    match node:
        case ast.Constant(value=str(value)):
            return [value]
        case ast.Name(id=name) if name in constants():
            return [constants()[name]]
        case ast.IfExp(body=body, orelse=orelse):
            return [*strings(body), *strings(orelse)]
        case _:
            return []


def patterns() -> set[str]:
    """Patterns for the ids of texts that are put together."""
    found = set()
    for call in calls("Text"):
        for node in ast.walk(call.args[0]):
            if isinstance(node, ast.JoinedStr):
                found.add("".join(map(pattern, node.values)))
    return found


def pattern(part: ast.expr) -> str:
    match part:
        case ast.Constant(value=str(value)):
            return re.escape(value)
        case _:
            return "[a-z0-9-]+"


def text_ids() -> set[str]:
    """The ids of texts that stand whole in the rules."""
    return {name for call in calls("Text") for name in strings(call.args[0])}


def events() -> dict[str, set[str]]:
    """All events that can be told, each with the arguments that it always has."""
    told: dict[str, set[str]] = {}
    for call in calls("tell"):
        args = {each.arg or "" for each in call.keywords}
        for event in strings(call.args[0]):
            told[event] = told.get(event, args) & args
    for call in calls("_tell_pawns"):
        told |= dict.fromkeys(strings(call.args[2]), PAWNS_MOVED)
    return told


@every_language
def test_all_events_that_can_be_told_have_words_and_no_others(language: str) -> None:
    assert set(events()) == named(language, "event-")


@every_language
def test_events_use_only_what_they_are_told_with(language: str) -> None:
    written = messages(language)
    within = {"token-on": {"kind", "place"}, "token-at": {"kind", "space"}}

    for event, args in events().items():
        used = variables(written[f"event-{event}"])
        for name, needed in within.items():
            used |= needed if f"{{ {name} }}" in written[f"event-{event}"] else set()
        assert args >= used, event


def questions() -> set[str]:
    """All questions that stand in the rules, each alone or as a vote that may be settled."""
    asked = {
        question
        for call in calls("One", "Number", "keep_one")
        for arg in (call.args[0], call.args[-1])
        for question in strings(arg)
        if re.fullmatch(r"[a-z]+\.[a-z-]+", question)
    }
    return asked | {f"{moment}.go-on" for moment in MOMENTS}


def answered() -> set[str]:
    """All questions that commands answer."""
    fixed = {question for verb in GAME.verbs for question in verb.answers}
    return fixed | {
        target.question
        for verb in GAME.verbs
        for name in verb.options
        for target in targets_of(verb, name)
    }


def test_every_question_can_be_answered_by_a_command() -> None:
    whole = {question for question in answered() if not question.endswith(".decide")}

    assert questions() | {"aside"} == whole


@every_language
def test_all_questions_that_can_be_asked_have_words_and_no_others(language: str) -> None:
    assert {each.replace(".", "-") for each in answered()} == named(language, "ask-")


@every_language
def test_all_groups_have_words_and_no_others(language: str) -> None:
    assert {"place", "change", "plan", *PLAYERS_KINDS, *MOMENTS} == named(language, "group-")


@every_language
def test_all_plain_words_that_can_be_offered_are_there_and_no_others(language: str) -> None:
    offered = {word for call in calls("choice") for word in strings(call.args[0])}
    offered |= {each.removeprefix("choice-") for each in text_ids() if each.startswith("choice-")}

    assert offered == named(language, "choice-")


@every_language
def test_all_texts_that_stand_in_the_rules_have_words(language: str) -> None:
    assert text_ids() <= messages(language).keys()


@every_language
def test_all_names_are_of_something(language: str) -> None:
    effects = {each.__struct_config__.tag for each in get_args(Effect)}
    faces = {f"hungry-{face}" for face in TABLE.weather.hungry}
    for die in ("rain", "winter"):
        clouds = TABLE.weather.rain if die == "rain" else TABLE.weather.winter
        faces |= {f"{die}-{each.rain}-{each.snow}" for each in clouds}
    skills = {*SKILLS, "friday"}
    people = {*CHARACTERS}

    assert effects == named(language, "effect-")
    assert faces == named(language, "weather-")
    assert {str(tile) for tile in TILES} == named(language, "tile-")
    assert {*RESOURCES} == named(language, "of-")
    assert {*map(str, range(7))} == named(language, "list-")
    assert {*skills, *(f"{each}-does" for each in skills)} == named(language, "skill-")
    assert {*people, *(f"{each}-says" for each in people)} == named(language, "character-")
    assert {each for each in get_args(Reason) if each} == named(language, "outcome-")
    assert {"shelter", "roof", "palisade", "weapon"} == named(language, "structure-")
    assert {"food", "wood", "at"} == named(language, "source-")
    assert {"friday", "jenny", "dog", "handyman", "of", "from"} == named(language, "pawn-")
    variants = {*DICE, "rain", "snow", "weapon", "palisade"}
    assert variants | {"skill", "thing", "for"} == named(language, "use-")
    assert {*ACTION_KINDS, "wreckage", "build-at", "explore-card"} == named(language, "do-")


@every_language
def test_every_option_of_the_table_is_named_and_no_other(language: str) -> None:
    options = {option.id for option in GAME.options}
    values = {f"{option.id}-{value}" for option in GAME.options for value in option.values}

    assert options | values == named(language, "option-")


@every_language
def test_every_command_is_named_and_no_other(language: str) -> None:
    verbs = {verb.name for verb in GAME.verbs}
    options = {f"{verb.name}-{name}" for verb in GAME.verbs for name in verb.options}

    assert verbs | options == named(language, "verb-")


@every_language
def test_every_topic_of_the_rules_is_explained_and_no_other(language: str) -> None:
    assert set(RULES) == named(language, "rule-")


@every_language
def test_no_message_is_unused(language: str) -> None:
    """What the tests above don't count stands in the rules, whole or put together."""
    counted = (
        "event-",
        "ask-",
        "group-",
        "choice-",
        "option-",
        "verb-",
        "rule-",
        "game-",
        "order-",
        "guide-",
    )
    built = re.compile("|".join(patterns()))
    rest = {name for name in messages(language) if not name.startswith((*counted, *SPOKEN_OF))}

    unused = {name for name in rest - text_ids() if not built.fullmatch(name)}

    assert set() == unused


@every_language
def test_nothing_is_shouted(language: str) -> None:
    text = (DATA / "locale" / language / "robinson.ftl").read_text("utf-8")

    assert 0 == text.count("!")


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("cs"))


def test_no_language_leaves_an_argument_out() -> None:
    english, czech = messages("en"), messages("cs")

    assert {name: variables(text) for name, text in english.items()} == {
        name: variables(text) for name, text in czech.items()
    }
