"""The files hold the words for all that the rules of A Few Acres of Snow can say, and no others."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from engine.core.content import DATA
from engine.core.moves import targets_of
from engine.few_acres.cards import LOOKUPS
from engine.few_acres.content import KINDS, PLACES
from engine.few_acres.game import FewAcres
from tests.engine.few_acres.table import SEATS, layout
from tests.engine.few_acres.wording import messages, named
from tests.engine.wording import every_language, every_text, variables

GAME = FewAcres()
SOURCES = Path(__file__).parents[3] / "engine" / "few_acres"


def source() -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(SOURCES.glob("*.py")))


@cache
def all_calls() -> Mapping[str, list[ast.Call]]:
    """The calls in the rules, by the name of the function or method."""
    found = defaultdict[str, list[ast.Call]](list)
    for file in sorted(SOURCES.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
                    found[name].append(node)
                case _:
                    pass
    return found


def calls(name: str) -> list[ast.Call]:
    return all_calls()[name]


def strings(nodes: list[ast.expr]) -> list[str]:
    found = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return [each for each in found if isinstance(each, str)]


# Events that are told in one place for several actions, and what all of them are told with.
SHARED = {
    ("_trade", "cards coins seat"),
    ("_block", "card seat"),
    ("_give_up", "place seat"),
}
ATTACKS = {"raid": "cards place price seat", "ambush": "cards price seat", "natives": "cards seat"}


def events() -> dict[str, set[str]]:
    """All events that can be told, each with its arguments."""
    told = {f"attacked-{kind}": set(args.split()) for kind, args in ATTACKS.items()}
    for name, args in SHARED:
        told |= {
            event: set(args.split()) for call in calls(name) for event in strings(call.args[3:])
        }
    for call in calls("tell"):
        for event in strings(call.args[:1]):
            told[event] = {each.arg or "" for each in call.keywords} - {"to"}
    return told


@every_language
def test_all_events_that_can_be_told_have_words_and_no_others(language: str) -> None:
    assert set(events()) == named(language, "event-")


@every_language
def test_events_use_only_what_they_are_told_with(language: str) -> None:
    written = messages(language)

    for event, args in events().items():
        assert args >= variables(written[f"event-{event}"]), event


def questions() -> set[str]:
    """All questions that can be asked. Those about a journey go by the action."""
    asked = {
        question
        for name in ("One", "Some", "Number", "pick", "_some")
        for call in calls(name)
        for question in strings(call.args[:3])
    }
    parts = ("with", "transport", "card")
    return asked | {f"{action}.{part}" for action in ("settle", "besiege") for part in parts}


@every_language
def test_all_questions_that_can_be_asked_have_words_and_no_others(language: str) -> None:
    asked = {question.replace(".", "-") for question in questions() if "." in question}

    assert asked == named(language, "ask-")


def test_every_question_can_be_answered_by_a_command() -> None:
    answered = {
        target.question
        for verb in GAME.verbs
        for name in verb.options
        for target in targets_of(verb, name)
    }

    assert {question for question in questions() if "." in question} == answered


@every_language
def test_all_groups_have_words_and_no_others(language: str) -> None:
    grouped = set(re.findall(r"#([a-z-]+)", (SOURCES / "verbs.py").read_text("utf-8")))

    assert grouped | {"trade", "manage"} == named(language, "group-")


@every_language
def test_all_plain_words_that_can_be_offered_are_there_and_no_others(language: str) -> None:
    offered = {"go", "none", "show", "settle", "british", "french", "pass", "end"}

    assert offered == named(language, "choice-")


@every_language
def test_all_names_are_of_something(language: str) -> None:
    facts = {"points", "settler", "ship", "port", "defence"}
    empire = {card.kind for card in KINDS.values() if card.place is None}

    assert {*PLACES, *facts} == named(language, "place-")
    assert {*empire, "of"} == named(language, "card-")
    assert {"british", "french"} == named(language, "side-")


@every_language
def test_every_standing_order_has_its_words_and_no_other(language: str) -> None:
    rules = layout(rules=["swap-after-siege"])
    orders = [order for seat in SEATS.values() for order in GAME.orders(GAME.view(rules, seat))]
    ids = {order.id for order in orders}
    values = {f"{order.id}-{value}" for order in orders for value in order.values}

    assert ids | values | {"own-place"} == named(language, "order-")
    assert all(".hint = " in messages(language)[f"order-{id_}"] for id_ in ids)


@every_language
def test_no_message_is_unused(language: str) -> None:
    """What the tests above don't count is written in the rules, or said of a card."""
    counted = ("event-", "ask-", "order-", "group-", "choice-", "place-", "card-", "side-",
               "option-", "verb-", "rule-", "outcome-", "game-", "guide-")  # fmt: skip
    literal = set(re.findall(r'"([a-z0-9-]+)"', source()))
    built = {f"list-{number}" for number in range(8)}
    actions = ("settle", "develop", "fortify", "withdraw", "surrender")
    built |= {f"do-{action}" for action in actions}
    built |= {f"about-{kind}" for kind in ATTACKS} | {"give-hand", "give-reserve"}
    built |= {"hand-card", "reserve-card", "block-card"}
    said = {text.id for each in LOOKUPS for text in every_text(each.says)}
    rest = {name for name in messages(language) if not name.startswith(counted)}

    assert rest <= literal | built | said, rest - (literal | built | said)
    assert built <= rest


@every_language
def test_nothing_is_shouted(language: str) -> None:
    text = (DATA / "locale" / language / "few_acres.ftl").read_text("utf-8")

    assert 0 == text.count("!")


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("cs"))


def test_no_language_leaves_an_argument_out() -> None:
    english, czech = messages("en"), messages("cs")

    assert {name: variables(text) for name, text in english.items()} == {
        name: variables(text) for name, text in czech.items()
    }
