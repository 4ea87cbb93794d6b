"""Every text has its words in every language, and what cards say is what is printed on them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.words import Catalogue, Words
from engine.core import Config, Event, Match, Number, Option, Question, Rng, Text, any_answer
from engine.core.content import DATA
from engine.lewis_clark.boats import capacity
from engine.lewis_clark.cards import LOOKUPS, RULES, character_says
from engine.lewis_clark.content import (
    CHARACTERS,
    CREWS,
    PLACES,
    ROLES,
    SIDES,
    CardId,
    Character,
)
from engine.lewis_clark.effects import RESOURCES, Collect, Lasting, Move, Take
from engine.lewis_clark.game import LewisClark
from engine.lewis_clark.paying import begin
from engine.lewis_clark.preview import (
    camp_preview,
    card_preview,
    discard_preview,
    place_preview,
    recruit_preview,
    strength_preview,
)
from engine.lewis_clark.state import State
from engine.lewis_clark.steps import space_text
from engine.lewis_clark.texts import goods_text
from engine.lewis_clark.view import View
from engine.lewis_clark.ways import Way, way_text, ways_of
from tests.engine.lewis_clark.table import ORANGE, layout

LONGEST_LABEL, LONGEST_DESCRIPTION, LONGEST_SAYING = 80, 100, 600
LONGEST_CHOICE = 100  # of a menu, which long labels make of buttons
NAMES = ("Ann", "Bob", "Cyril", "Dora", "Eva")
LANGUAGES = sorted(each.name for each in (DATA / "locale").iterdir())
GAME = LewisClark()
SOURCES = Path(__file__).parents[3] / "engine" / "lewis_clark"
ENCOUNTERED = [card for card in CHARACTERS.values() if card.number]
# Lasting effects and copies name the strength that they are about.
STRENGTHS = re.compile(r"(strength|podporou) [123]")
HELPERS = ("f-antoine-larocque", "nicholas-jarrot", "cut-nose")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_encountered = pytest.mark.parametrize("card", ENCOUNTERED, ids=lambda card: card.id)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue.load(DATA / "locale")


def words_of(catalogue: Catalogue, language: str) -> Words:
    return catalogue.words(language, "lewis_clark", NAMES)


def messages(language: str) -> dict[str, str]:
    """The text of every message of the game, as it is written in its file."""
    text = (DATA / "locale" / language / "lewis_clark.ftl").read_text("utf-8")
    entries = [each for each in FluentParser().parse(text).body if isinstance(each, ast.Message)]
    return {each.id.name: FluentSerializer().serialize_entry(each) for each in entries}


def assert_complete(catalogue: Catalogue) -> None:
    assert (set(), []) == (catalogue.missing, catalogue.faults)


# Cards


def test_there_is_something_to_look_up_for_every_card_place_and_boat() -> None:
    expected = {*CHARACTERS, *PLACES, *(f"boat-{side}" for side in SIDES)}

    assert expected == {each.id for each in LOOKUPS}
    assert len(expected) == len(LOOKUPS)


@every_language
def test_all_that_can_be_looked_up_has_words(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)

    for each in LOOKUPS:
        title, said = words.say(each.title), words.say(each.says)
        assert LONGEST_LABEL >= len(title)
        assert LONGEST_SAYING >= len(said), each.id
        assert said.endswith("."), each.id
    assert_complete(catalogue)


@every_language
def test_no_two_things_to_look_up_have_one_title(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)

    assert len(LOOKUPS) == len({words.say(each.title) for each in LOOKUPS})


@every_language
def test_everyone_encountered_has_a_saying_of_their_own(language: str) -> None:
    known = messages(language)

    for card in ENCOUNTERED:
        assert f"says-{card.id}" == character_says(card).id
        assert f"says-{card.id}" in known


@every_language
def test_crews_speak_by_role_and_tell_their_colour(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)
    said = {
        (crew.colour, role): words.say(character_says(CHARACTERS[crew.characters[role]]))
        for crew in CREWS
        for role in ROLES
    }

    assert 30 == len(set(said.values()))
    for (_, role), saying in said.items():
        assert saying.startswith(words(f"role-{role}"))


@every_language
@pytest.mark.parametrize("card", CHARACTERS.values(), ids=lambda card: card.id)
def test_a_saying_begins_with_strength_and_badge(
    catalogue: Catalogue, language: str, card: Character
) -> None:
    words = words_of(catalogue, language)
    face = words("face", strength=card.strength, badge=card.badge)

    assert face in words.say(character_says(card))
    assert str(card.strength) in face


def test_faces_differ_by_badge_and_strength(catalogue: Catalogue) -> None:
    for language in LANGUAGES:
        words = words_of(catalogue, language)
        faces = {
            words("face", strength=strength, badge=badge)
            for strength in (1, 2, 3)
            for badge in ("wood", "fur", "food", "equipment")
        }
        assert 12 == len(faces)


@every_language
@pytest.mark.parametrize(
    "message", sorted({each.says.id for each in LOOKUPS if each.says.id.startswith("says-")})
)
def test_numbers_of_a_saying_come_from_the_data(language: str, message: str) -> None:
    written = messages(language)[message]
    literal = re.sub(r"\$\w+|\[\w+\]", "", written)
    literal = STRENGTHS.sub("", literal)
    [says] = {each.says.id: each.says for each in LOOKUPS if each.says.id == message}.values()

    assert not re.search(r"\d", literal.partition("=")[2])
    assert set(says.args) == set(re.findall(r"\$(\w+)", written))


@every_language
@every_encountered
def test_what_a_card_costs_and_brings_is_said(
    catalogue: Catalogue, language: str, card: Character
) -> None:
    words = words_of(catalogue, language)
    face = words("face", strength=card.strength, badge=card.badge)
    said = STRENGTHS.sub("", words.say(character_says(card)).replace(face, ""))
    numbers = [int(each) for each in re.findall(r"\d+", said)]
    expected = sorted(printed_numbers(card))

    assert expected == sorted(numbers)


def printed_numbers(card: Character) -> Iterator[int]:
    for offer in card.offers:
        pay, gain = offer.pay, offer.gain
        yield from pay.fixed.values()
        yield from filter(None, (pay.resources, pay.different, pay.indians))
        if isinstance(gain, Take):
            yield from gain.goods.values()
        elif isinstance(gain, Move):
            yield gain.spaces
        elif isinstance(gain, Lasting) and gain.scales:
            yield from (gain.amount, 2 * gain.amount, 3 * gain.amount)
        elif card.id in ("black-cat", "yellept"):
            yield 2


@every_language
@every_encountered
def test_a_collector_names_the_kinds(catalogue: Catalogue, language: str, card: Character) -> None:
    words = words_of(catalogue, language)
    said = words.say(character_says(card))

    for offer in card.offers:
        if isinstance(offer.gain, Collect):
            for kind in offer.gain.kinds:
                assert words(f"some-{kind}") in said


TERRAINS = {
    "en": {"river": "on the river", "mountain": "in the mountains"},
    "cs": {"river": "po řece", "mountain": "v horách"},
}


@every_language
@every_encountered
def test_a_mover_names_the_terrain(catalogue: Catalogue, language: str, card: Character) -> None:
    gain = card.offers[0].gain
    on = getattr(gain, "on", ())
    if isinstance(gain, Lasting):
        on = gain.rule
    said = words_of(catalogue, language).say(character_says(card))

    for terrain, words in TERRAINS[language].items():
        assert (terrain in on) == bool(re.search(rf"{words}|{words.replace('on ', '')}", said))


# Rules, options, commands


@every_language
def test_every_topic_of_the_rules_is_explained(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)

    for topic in RULES:
        assert words.attr(f"rule-{topic}", "title")
        assert words(f"rule-{topic}").endswith(".")
    assert_complete(catalogue)
    written = {name.removeprefix("rule-") for name in messages(language) if "rule-" in name[:5]}
    assert set(RULES) == written


@every_language
def test_every_option_of_the_table_is_named(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)

    for option in GAME.options:
        names = [words(f"option-{option.id}-{value}") for value in option.values]
        assert len(names) == len(set(names))
        assert LONGEST_LABEL >= max(map(len, [*names, words(f"option-{option.id}")]))
        assert words.attr(f"option-{option.id}", "hint").endswith(".")
    for name in ("title", "about", "length"):
        words(f"game-{name}")
    assert_complete(catalogue)


@every_language
def test_commands_are_described_in_short(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)

    for verb in GAME.verbs:
        for name in (f"verb-{verb.name}", *(f"verb-{verb.name}-{o}" for o in verb.options)):
            assert LONGEST_DESCRIPTION >= len(words(name))
            assert re.fullmatch(r"[\w-]{1,32}", words.attr(name, "name"))
    assert_complete(catalogue)


# What is asked, offered and told


def by_autopilot(match: Match[State, View], chance: Rng) -> tuple[Event, ...]:
    [(seat, question)] = match.pending.items()
    answer = GAME.autopilot(GAME.view(match.state, seat), question, chance)
    return tuple(match.answer(seat, answer))


def by_chance(match: Match[State, View], chance: Rng) -> tuple[Event, ...]:
    [(seat, question)] = match.pending.items()
    return tuple(match.answer(seat, any_answer(question, chance)))


@every_language
@pytest.mark.parametrize("play", [by_autopilot, by_chance])
def test_all_that_play_says_has_words(
    catalogue: Catalogue,
    language: str,
    play: Callable[[Match[State, View], Rng], tuple[Event, ...]],
) -> None:
    words = words_of(catalogue, language)
    for seed in range(10):
        chance = Rng(seed)
        options = {option.id: chance.pick(option.values) for option in GAME.options}
        match = Match.start(GAME, Config(1 + seed % 5, options), seed)
        events = tuple(match.opening)
        for _ in range(400):
            for event in events:
                assert words.event(event).endswith("."), event.id
            for question in match.pending.values():
                say_question(words, question)
            if match.outcome is not None:
                assert words.say(match.outcome.reason).endswith(".")
                break
            events = play(match, chance)
    assert_complete(catalogue)


def say_question(words: Words, question: Question) -> None:
    asked = words.ask(question)
    assert re.search(r"[.?]$", asked), asked
    if question.about is not None:
        words.say(question.about)
    if not isinstance(question, Number):
        for option in question.options:
            say_option(words, option)


def say_option(words: Words, option: Option) -> None:
    said = words.say(option.text)
    assert LONGEST_CHOICE >= len(said), said
    if option.group is not None:
        words(f"group-{option.group}")


@pytest.fixture(scope="module")
def rich() -> State:
    """A table with full boats, a long route ahead, and helpers in the playing area."""
    state = layout(
        3,
        areas={0: " ".join(f"{card}+2" for card in HELPERS), 1: "seaman+1", 2: "george-shannon"},
        hands={0: "york william-clark"},
        scouts={0: 16, 1: 17, 2: 20},
        village={"hunting": 1},
    )
    expedition = state.expeditions[0]
    expedition.tiles = ["resources-5", "resources-5"]
    expedition.resources = dict.fromkeys(RESOURCES, 3)
    expedition.indians = 2
    assert capacity(expedition) >= 18
    return state


@every_language
@pytest.mark.parametrize("card", CHARACTERS)
def test_what_a_character_would_bring_fits_on_a_button(
    catalogue: Catalogue, language: str, rich: State, card: CardId
) -> None:
    words = words_of(catalogue, language)
    texts = [card_preview(rich, ORANGE, card)]
    for beneath in (None, "francois-labiche", "sacagawea"):
        for indians in range(4):
            gives = strength_preview(rich, ORANGE, card, beneath, indians)
            texts.append(Text("with-indians", {"number": indians, "gives": gives}))
            texts.append(Text("beneath", {"card": Text(f"card-{card}"), "gives": gives}))

    for text in texts:
        assert LONGEST_LABEL >= len(words.say(text)), words.say(text)
    assert_complete(catalogue)


@every_language
@pytest.mark.parametrize("what", [*CHARACTERS, *PLACES])
def test_every_way_to_go_on_fits_on_a_button(
    catalogue: Catalogue, language: str, rich: State, what: str
) -> None:
    words = words_of(catalogue, language)
    begin(rich, ORANGE, what, 3, apart=False)
    ways = ways_of(rich, ORANGE).values()
    texts = [(way_text(rich, what, way), _helpers(way)) for way in ways]
    rich.doing.pop()

    assert texts
    for text, helpers in texts:
        longest = LONGEST_CHOICE if helpers else LONGEST_LABEL
        assert longest >= len(words.say(text)), words.say(text)
        again = words.say(Text("again", {"way": text}))
        assert LONGEST_CHOICE >= len(again), again
    assert_complete(catalogue)


def _helpers(way: Way) -> int:
    return sum(len(step.helpers) for step in way.steps or ())


@every_language
def test_prices_places_and_camps_have_words(
    catalogue: Catalogue, language: str, rich: State
) -> None:
    words = words_of(catalogue, language)
    texts = [place_preview(rich, place) for place in PLACES]
    for card in rich.journal:
        texts.append(recruit_preview(rich, ORANGE, card))
        texts += [discard_preview(rich, ORANGE, card, each) for each in (None, "york")]
    texts.append(camp_preview(rich, ORANGE))

    for text in texts:
        assert LONGEST_LABEL >= len(words.say(text)), words.say(text)
    assert_complete(catalogue)


@every_language
def test_goods_are_counted_in_words(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)

    for kinds in range(7):
        for number in (1, 2, 5):
            goods = dict.fromkeys(RESOURCES[:kinds], number)
            said = words.say(goods_text(goods, indians=number))
            assert kinds + 1 == said.count(str(number))
    assert words("list-0") == words.say(goods_text({}))
    assert_complete(catalogue)


@every_language
def test_a_space_is_named_with_all_who_help(
    catalogue: Catalogue, language: str, rich: State
) -> None:
    words = words_of(catalogue, language)
    said = [words.say(space_text(rich, 21, HELPERS[:helpers])) for helpers in range(4)]

    assert 4 == len(set(said))
    assert all(re.search(r"\b5\b.*\b21\b", each) for each in said)
    assert_complete(catalogue)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "1 dřevo, 1 kožešina, 1 jídlo, 1 vybavení, 1 kánoe, 1 kůň, 1 indián"),
        (3, "3 dřeva, 3 kožešiny, 3 jídla, 3 vybavení, 3 kánoe, 3 koně, 3 indiáni"),
        (5, "5 dřev, 5 kožešin, 5 jídel, 5 vybavení, 5 kánoí, 5 koní, 5 indiánů"),
    ],
)
def test_czech_counts_as_czechs_do(catalogue: Catalogue, number: int, said: str) -> None:
    words = words_of(catalogue, "cs")

    assert said == words.say(goods_text(dict.fromkeys(RESOURCES, number), number))


# The files


def source() -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(SOURCES.glob("*.py")))


@every_language
def test_all_events_that_can_be_told_have_words_and_no_others(language: str) -> None:
    events = set(re.findall(r'\btell\(\s*"([a-z-]+)"', source()))
    written = {name for name in messages(language) if name.startswith("event-")}

    assert written == {f"event-{event}" for event in events}


@every_language
def test_all_questions_that_can_be_asked_have_words_and_no_others(language: str) -> None:
    asked = set(re.findall(r'"((?:turn|play|village|recruit|act)\.[a-z]+)[#="]', source()))
    written = {name for name in messages(language) if name.startswith("ask-")}

    assert written == {f"ask-{question.replace('.', '-')}" for question in asked}


@every_language
def test_all_plain_words_that_can_be_offered_are_there_and_no_others(language: str) -> None:
    offered = {"end", "fewer", "none", "stay", "stop"}
    written = {name for name in messages(language) if name.startswith("choice-")}

    assert written == {f"choice-{word}" for word in offered}


@every_language
def test_nothing_is_shouted(language: str) -> None:
    text = (DATA / "locale" / language / "lewis_clark.ftl").read_text("utf-8")

    assert 0 == text.count("!")


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("cs"))
