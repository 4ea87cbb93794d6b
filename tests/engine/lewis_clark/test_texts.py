"""Every text of Lewis & Clark has its words in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

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
from engine.lewis_clark.boats import capacity
from engine.lewis_clark.cards import RULES
from engine.lewis_clark.content import CHARACTERS, PLACES, CardId
from engine.lewis_clark.effects import RESOURCES
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
from engine.lewis_clark.texts import card_text, goods_text
from engine.lewis_clark.view import View
from engine.lewis_clark.ways import Way, way_text, ways_of
from tests.engine.lewis_clark.table import ORANGE, layout
from tests.engine.lewis_clark.wording import messages, words_of
from tests.engine.wording import LANGUAGES, LONGEST_LABEL, assert_complete, every_language

LONGEST_DESCRIPTION = 100
LONGEST_CHOICE = 100  # of a menu, which long labels make of buttons
GAME = LewisClark()
SOURCES = Path(__file__).parents[3] / "engine" / "lewis_clark"
HELPERS = ("f-antoine-larocque", "nicholas-jarrot", "cut-nose")


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


@pytest.mark.parametrize(
    ("play", "matches", "answers"), [(by_autopilot, 5, 150), (by_chance, 10, 400)]
)
def test_all_that_play_says_has_words(
    catalogue: Catalogue,
    play: Callable[[Match[State, View], Rng], tuple[Event, ...]],
    matches: int,
    answers: int,
) -> None:
    spoken = [words_of(catalogue, language) for language in LANGUAGES]
    for seed in range(matches):
        chance = Rng(seed)
        options = {option.id: chance.pick(option.values) for option in GAME.options}
        match = Match.start(GAME, Config(1 + seed % 5, options), seed)
        events = tuple(match.opening)
        for _ in range(answers):
            for words in spoken:
                say_all(words, match, events)
            if match.outcome is not None:
                break
            events = play(match, chance)
    assert_complete(catalogue)


def say_all(words: Words, match: Match[State, View], events: Iterable[Event]) -> None:
    for event in events:
        assert words.event(event).endswith("."), event.id
    for question in match.pending.values():
        say_question(words, question)
    if match.outcome is not None:
        assert words.say(match.outcome.reason).endswith(".")


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


@pytest.mark.parametrize(
    ("fur", "equipment", "said"),
    [
        (0, 0, "Ann recruits York for nothing."),
        (0, 2, "Ann recruits York for 2 equipment."),
        (3, 0, "Ann recruits York for 3 fur."),
        (3, 2, "Ann recruits York for 3 fur and 2 equipment."),
    ],
)
def test_recruiting_tells_only_what_is_paid(
    catalogue: Catalogue, fur: int, equipment: int, said: str
) -> None:
    args: dict[str, str | int | Text] = {"seat": player(0), "card": card_text("york")}
    event = Event("recruited", args | {"fur": fur, "equipment": equipment})

    assert said == words_of(catalogue, "en").event(event)
