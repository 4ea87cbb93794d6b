"""Every text of A Few Acres of Snow has its words in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import TypeAlias

import msgspec
import pytest

from bot.words import Catalogue, Words
from engine.core import (
    Config,
    Event,
    Match,
    Number,
    Option,
    Question,
    Rng,
    Text,
    any_answer,
    player,
)
from engine.core.content import DATA
from engine.few_acres.besieging import is_free
from engine.few_acres.cards import RULES
from engine.few_acres.content import CARDS, KINDS, PLACES, POWERS, TABLE
from engine.few_acres.drawing import DISCARDED, PRICE
from engine.few_acres.editions import CONTRADICTIONS, RULE_OPTIONS, RuleId
from engine.few_acres.game import FewAcres
from engine.few_acres.opening import MOST_BID
from engine.few_acres.pieces import BRITISH_MAY_BESIEGE
from engine.few_acres.setup import TAKEN_INFANTRY
from engine.few_acres.sieges import ATTACKER_NEEDS, FORTIFICATION
from engine.few_acres.state import Player, State
from engine.few_acres.texts import card_text, listed, place_text, side_text
from engine.few_acres.view import View
from tests.engine.few_acres.wording import LONGEST_TEXT, messages, named, words_of
from tests.engine.wording import (
    LONGEST_CHOICE,
    LONGEST_LABEL,
    assert_complete,
    every_language,
    numbers,
    variables,
)

LONGEST_DESCRIPTION = 100
GAME = FewAcres()
Arg: TypeAlias = str | int | Text


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue.load(DATA / "locale")


# Rules, options, commands


@every_language
def test_every_topic_of_the_rules_is_explained(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)

    for topic in RULES:
        assert words.attr(f"rule-{topic}", "title")
        assert words(f"rule-{topic}").endswith(".")
        assert LONGEST_TEXT >= len(words(f"rule-{topic}")), topic
    assert_complete(catalogue)
    assert set(RULES) == named(language, "rule-")


TRACKS = {*POWERS["british"].track, *POWERS["french"].track}
BARE = Player(0, 0, 0, [], [], [])
FALLS = [
    msgspec.structs.replace(BARE, captured_villages=1).captured_points,
    msgspec.structs.replace(BARE, captured_towns=1).captured_points,
]
NUMBERS: dict[str, list[int]] = {
    "turn": [1, TABLE.actions, TABLE.hand, TABLE.hand],
    "develop": [POWERS["british"].villages, POWERS["british"].towns, POWERS["french"].towns],
    "fortify": [TABLE.prices.fortify, TABLE.fortifications, FORTIFICATION],
    "besiege": [1, 1, FORTIFICATION],
    "reinforce": [1, CARDS["b-siege-artillery"].face.siege_price, *TRACKS],
    "siege": [1, ATTACKER_NEEDS],
    "raid": [1, 1, 2],
    "raided": FALLS,
    "ambush": [1],
    "money": [TABLE.prices.trader, TABLE.prices.piracy],
    "managing": [1],
    "reserve": [1, TABLE.reserve, TABLE.hand],
    "governor": [TABLE.prices.intendant, TABLE.prices.home_support],
    "end": [TABLE.captured_to_end, *FALLS],
    "sides": [0, MOST_BID],
    "editions": [2011],
    "variants": [1, 2],
    "variants-start": [len(TAKEN_INFANTRY)],
    "variants-first": [1, 2011],
    "variants-cards": [PRICE, DISCARDED, 1],
    "variants-war": [1, BRITISH_MAY_BESIEGE],
}


@every_language
@pytest.mark.parametrize("topic", RULES)
def test_rules_name_the_numbers_of_the_data(
    catalogue: Catalogue, language: str, topic: str
) -> None:
    said = words_of(catalogue, language)(f"rule-{topic}")

    assert sorted(NUMBERS.get(topic, [])) == numbers(said)


def test_both_sides_have_as_many_villages_as_the_rules_say() -> None:
    assert POWERS["british"].villages == POWERS["french"].villages


@every_language
@pytest.mark.parametrize("kind", ["british", "french"])
def test_the_aim_names_what_wins_at_once(catalogue: Catalogue, language: str, kind: str) -> None:
    words = words_of(catalogue, language)
    won = words("outcome-capital", side=kind)

    for place in TABLE.british.wins_with if kind == "british" else TABLE.french.wins_with:
        assert words(f"place-{place}") in words("rule-aim")
        assert words(f"place-{place}") in won


@every_language
def test_every_option_of_the_table_is_named(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)
    titles = [words(f"option-{option.id}") for option in GAME.options]

    for option in GAME.options:
        names = [words(f"option-{option.id}-{value}") for value in option.values]
        assert len(names) == len(set(names))
        assert LONGEST_LABEL >= max(map(len, [*names, words(f"option-{option.id}")]))
        hint = words.attr(f"option-{option.id}", "hint")
        assert hint.endswith(".")
        assert LONGEST_DESCRIPTION >= len(hint)
    for name in ("title", "about", "length"):
        words(f"game-{name}")
    assert len(titles) == len(set(titles))
    assert_complete(catalogue)


@every_language
def test_every_optional_rule_is_explained_in_one_topic(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)
    topics = "\n".join(words(f"rule-{topic}") for topic in RULES if topic.startswith("variants-"))

    explained = sorted(topics.splitlines())
    assert explained == sorted(
        f"{words(f'option-{option.id}')}: {words.attr(f'option-{option.id}', 'hint')}"
        for option in RULE_OPTIONS
    )


@every_language
def test_no_option_of_the_table_has_words_in_vain(language: str) -> None:
    ids = {option.id for option in GAME.options}
    ids |= {f"{option.id}-{value}" for option in GAME.options for value in option.values}

    assert ids == named(language, "option-")


@every_language
def test_commands_are_described_in_short(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)
    names = [name for verb in GAME.verbs for name in (verb.name, *parts_of(verb.name))]

    for name in names:
        assert LONGEST_DESCRIPTION >= len(words(f"verb-{name}"))
        typed = words.attr(f"verb-{name}", "name")
        assert re.fullmatch(r"[\w-]{1,32}", typed)
        assert typed == typed.lower()
    assert_complete(catalogue)
    assert set(names) == named(language, "verb-")


def parts_of(name: str) -> list[str]:
    [verb] = (verb for verb in GAME.verbs if verb.name == name)
    return [f"{name}-{option}" for option in verb.options]


# What is asked, offered and told


def chosen(seed: int) -> dict[str, str]:
    """Options by chance, with every second optional rule that contradicts no other."""
    chance = Rng(seed)
    options = {option.id: chance.pick(option.values) for option in GAME.options[:4]}
    rules: list[RuleId] = []
    for rule in (option.id for option in RULE_OPTIONS):
        ruled_out = any(
            rule in pair and other in pair for pair in CONTRADICTIONS for other in rules
        )
        if not ruled_out and chance.below(2):
            rules.append(rule)  # type: ignore[arg-type]  # option ids are those of rules
    return options | dict.fromkeys(rules, "yes")


@every_language
@pytest.mark.parametrize("seed", range(8))
def test_all_that_play_says_has_words(catalogue: Catalogue, language: str, seed: int) -> None:
    words, chance = words_of(catalogue, language), Rng(seed)
    match: Match[State, View] = Match.start(GAME, Config(2, chosen(seed)), seed)
    events = tuple(match.opening)
    for _ in range(1_000):
        for event in events:
            assert words.event(event).endswith("."), event.id
        for question in match.pending.values():
            say_question(words, question)
        if match.outcome is not None:
            assert words.say(match.outcome.reason).endswith(".")
            break
        seat = chance.pick(sorted(match.pending))
        events = tuple(match.answer(seat, any_answer(match.pending[seat], chance)))
    assert match.seq > 100
    assert_complete(catalogue)


def say_question(words: Words, question: Question) -> None:
    assert words.ask(question).endswith("?")
    if question.about is not None:
        words.say(question.about)
    if not isinstance(question, Number):
        for option in question.options:
            say_option(words, option)


def say_option(words: Words, option: Option) -> None:
    said = words.say(option.text)
    assert LONGEST_LABEL >= len(said), said
    if option.group is not None:
        assert LONGEST_CHOICE >= len(words(f"group-{option.group}"))


# The longest that an argument of an option's text can be.
EXTREMES: dict[str, Sequence[Arg]] = {
    "points": [0, 1, 2, 6],
    "price": [0, 1, 3, 5],
    "defence": [1, 5],
    "strength": [1, 3],
    "cards": [1, 2, 5],
    "coins": [1, 2, 28],
    "cost": [0, 1, 3, 8],
    "left": [1, 6],
}
OPTIONS = [name for name in messages("en")
           if re.match(r"do-|(block|hand|reserve|siege)-card$", name)]  # fmt: skip


@every_language
@pytest.mark.parametrize("name", OPTIONS)
def test_options_fit_on_a_button_whatever_they_name(
    catalogue: Catalogue, language: str, name: str
) -> None:
    words = words_of(catalogue, language)
    places = [place_text(place) for place in PLACES]
    cards = [card_text(card.id) for card in KINDS.values()]
    longest: dict[str, Sequence[Arg]] = {
        "place": [max(places, key=lambda text: len(words.say(text)))],
        "card": [max(cards, key=lambda text: len(words.say(text)))],
    }
    used = sorted(variables(messages(language)[name]))

    for values in product(*({**longest, **EXTREMES}[each] for each in used)):
        said = words.say(Text(name, dict(zip(used, values, strict=True))))
        assert LONGEST_LABEL >= len(said), said
        assert "  " not in said
    assert_complete(catalogue)


def test_what_reinforces_for_no_action_costs_no_coins_either() -> None:
    free = [card for card in CARDS if is_free(card)]

    assert free
    assert {0} == {CARDS[card].face.siege_price for card in free}


@every_language
def test_cards_are_listed_however_many_there_are(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)
    militia = words("card-b-militia")

    for number in range(1, 30):
        said = words.say(listed([card_text("b-militia")] * number))
        assert ", ".join([militia] * number) == said
    assert words("list-0") == words.say(listed([]))
    assert_complete(catalogue)


@every_language
def test_every_ending_is_told_and_explained(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)
    endings = ("capital", "duquesne", "villages", "towns", "captured")
    told = {words.event(Event("ended", {"by": by, "seat": player(0)})) for by in endings}
    outcomes = {
        words(f"outcome-{by}", side=side) for by in endings for side in ("british", "french")
    }

    assert 5 == len(told)
    assert all("Ann" in each and each.endswith(".") for each in told)
    assert 9 == len(outcomes)  # only France wins at Fort Duquesne
    assert all(each.endswith(".") for each in outcomes)
    assert set(endings) == named(language, "outcome-")
    assert_complete(catalogue)


TOLD = [
    ("reinforced", {"card": card_text("b-militia"), "price": 0, "ahead": "nobody", "by": 0},
     "Ann sends Militia to the siege of Boston. Both are even."),
    ("reinforced", {"card": card_text("b-siege-artillery"), "price": 3, "ahead": "attacker",
                    "by": 2},
     "Ann sends Siege Artillery to the siege of Boston for 3 coins. The attacker is 2 ahead."),
    ("reinforced", {"card": card_text("n-fortification"), "price": 0, "ahead": "defender",
                    "by": 4},
     "Ann sends Neutral Fortification to the siege of Boston. The defender is 4 ahead."),
    ("raided", {"kind": "town", "left": "village"},
     "Ann captures the town of Boston in a raid. A village is left there."),
    ("raided", {"kind": "village", "left": "nothing"},
     "Ann captures the village of Boston in a raid. The place is neutral now."),
    ("captured", {"kind": "town"}, "Ann captures the town of Boston."),
    ("won-siege", {"role": "defender"}, "Ann wins the siege of Boston as the defender."),
    ("won-siege", {"role": "attacker"}, "Ann wins the siege of Boston as the attacker."),
    ("ambushed", {"card": card_text("b-militia"), "where": "hand"},
     "Ann loses Militia from the hand."),
    ("ambushed", {"card": card_text("b-militia"), "where": "siege"},
     "Ann loses Militia from a siege."),
    ("gave-native", {"where": "reserve"},
     "Ann gives up Neutral Native Americans from the reserve."),
    ("drafted", {"card": card_text("n-settlers"), "cost": 7},
     "Ann drafts Neutral Settlers for 7 coins."),
    ("drafted", {"card": card_text("b-trader"), "cost": 0}, "Ann drafts Trader for nothing."),
    ("settled", {"cards": listed([])}, "Ann settles Boston (no cards)."),
    ("plays-side", {"side": side_text("french")}, "Ann plays France."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "args", "said"), TOLD)
def test_events_tell_what_has_happened(
    catalogue: Catalogue, event: str, args: dict[str, Arg], said: str
) -> None:
    common: dict[str, Arg] = {"seat": player(0), "place": place_text("boston")}

    assert said == words_of(catalogue, "en").event(Event(event, common | args))


@pytest.mark.parametrize(
    ("number", "paid", "drawn"),
    [
        (1, "Ann si bere 1 minci (Boston).", "Ann si dobírá 1 kartu."),
        (3, "Ann si bere 3 mince (Boston).", "Ann si dobírá 3 karty."),
        (5, "Ann si bere 5 mincí (Boston).", "Ann si dobírá 5 karet."),
    ],
)
def test_czech_counts_as_czechs_do(
    catalogue: Catalogue, number: int, paid: str, drawn: str
) -> None:
    words = words_of(catalogue, "cs")
    coins: dict[str, Arg] = {
        "seat": player(0),
        "cards": listed([card_text("b-boston")]),
        "coins": number,
    }

    assert paid == words.event(Event("took-money", coins))
    assert drawn == words.event(Event("drew", {"seat": player(0), "number": number}))
