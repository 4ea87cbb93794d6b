"""Every text of Robinson Crusoe has its words in every language, and they fit where they go."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.words import Catalogue, Words
from engine.core import Config, Event, Match, Question, Rng, Seat, any_answer
from engine.core.content import DATA
from engine.robinson import changes
from engine.robinson.cards import RULES
from engine.robinson.content import CHARACTERS, SHEETS, SKILLS, TABLE
from engine.robinson.resolve.building import INVENTOR_REWARD
from engine.robinson.resolve.camp_actions import ARRANGE_DETERMINATION, BED_HEALS
from engine.robinson.resolve.dice import FAILURE_REWARD
from engine.robinson.scenarios import cursed_island, jenny, volcano_island
from engine.robinson.scenarios.castaways import MAST_WOOD, OIL_WOOD, SHIP_SINCE
from engine.robinson.setup import COLUMNS
from tests.engine.robinson.table import GAME, Crusoe, ids, layout, match_of, say
from tests.engine.robinson.wording import LONGEST_TEXT, texts_of, words_of
from tests.engine.wording import (
    LANGUAGES,
    LONGEST_CHOICE,
    LONGEST_LABEL,
    assert_complete,
    every_language,
)

LONGEST_DESCRIPTION = 100
LONGEST_LINE = 250  # of the log
LONGEST_ABOUT = 900
ANSWERS = 1500


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue.load(DATA / "locale")


@pytest.fixture
def hardy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Characters that don't die, so that matches by chance come to their last rounds."""
    never = {who: msgspec.structs.replace(each, hearts=9999) for who, each in CHARACTERS.items()}
    monkeypatch.setattr(changes, "CHARACTERS", never)


# Rules, options, commands, people


@every_language
@pytest.mark.parametrize("topic", RULES)
def test_a_topic_of_the_rules_has_a_title_and_a_text_of_sentences(
    catalogue: Catalogue, language: str, topic: str
) -> None:
    words = words_of(catalogue, language)

    assert LONGEST_DESCRIPTION >= len(words.attr(f"rule-{topic}", "title")) > 0
    assert words(f"rule-{topic}").endswith(".")
    assert LONGEST_TEXT >= len(words(f"rule-{topic}"))
    assert_complete(catalogue)


PAWNS = [1, 2]  # with dice, and without
PRICES = [*TABLE.prices.wood[1:], *TABLE.prices.hides[1:]]
FACES = [n for die in TABLE.dice.values() for n in (die.success, die.wound, die.adventure)]
HEARTS = {each.hearts for each in CHARACTERS.values() if each.skills}
CASTAWAYS = SHEETS["castaways"]
SINCE = [each.since for each in CASTAWAYS.weather[1:]]
COLUMN = list(range(1, COLUMNS + 1))
TREASURES, LAVA = cursed_island.TREASURES, volcano_island.LAVA
SIGNS = [OIL_WOOD, 1, 3]  # weapons, determination
NUMBERS: dict[str, list[int]] = {
    "arrange": [1, ARRANGE_DETERMINATION, 1],
    "build": [*PAWNS, *PRICES, 1, INVENTOR_REWARD],
    "dice": [FAILURE_REWARD, *FACES],
    "points": [n for sheet in SHEETS.values() for n in sorted({*map(abs, sheet.points.values())})],
    "rest": [1, BED_HEALS, 1],
    "scenario": [
        *(CASTAWAYS.rounds, *COLUMN, sum(COLUMN), SHIP_SINCE, CASTAWAYS.rounds, *SINCE),
        *(1, MAST_WOOD, *SIGNS),
    ],
    "wounds": [1, *HEARTS],
    "cursed-island": [
        *(SHEETS["cursed-island"].rounds, SHEETS["cursed-island"].weather[1].since),
        *(cursed_island.CROSSES, cursed_island.CROSSES, 1, cursed_island.FOG, 1),
        *(cursed_island.SACRED_BELL_CLEARS, TREASURES.treasure, TREASURES.monster),
    ],
    "jenny": [
        *(SHEETS["jenny"].rounds, SHEETS["jenny"].weather[1].since, *PAWNS),
        *(CHARACTERS["jenny"].hearts, jenny.ALONE_WOUNDS, 1, 1),
        *(-jenny.TOTEM_MORALE, jenny.TOTEM_HIDES),
    ],
    "volcano-island": [
        *(SHEETS["volcano-island"].rounds, SHEETS["volcano-island"].weather[1].since),
        *(volcano_island.TILES_NEEDED[1:] + volcano_island.TOTEMS_NEEDED[1:]),
        *(volcano_island.START + 1, 1, *volcano_island.DEPTHS[:4], 1, volcano_island.ASH, 1),
        *(min(volcano_island.LAVA), *(space + 1 for row in LAVA.values() for space in row)),
    ],
}


@every_language
@pytest.mark.parametrize("topic", NUMBERS)
def test_rules_name_the_numbers_of_the_data(
    catalogue: Catalogue, language: str, topic: str
) -> None:
    said = words_of(catalogue, language)(f"rule-{topic}")

    assert sorted(NUMBERS[topic]) == sorted(map(int, re.findall(r"\d+", said)))


@every_language
def test_an_option_of_the_table_says_what_it_changes(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)

    for option in GAME.options:
        names = [words(f"option-{option.id}-{value}") for value in option.values]
        assert len(names) == len(set(names))
        assert LONGEST_LABEL >= max(map(len, [*names, words(f"option-{option.id}")]))
        hint = words.attr(f"option-{option.id}", "hint")
        assert hint.endswith(".")
        assert LONGEST_DESCRIPTION >= len(hint)
    assert_complete(catalogue)


@every_language
def test_commands_have_names_that_discord_takes(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)
    names = [words.attr(f"verb-{verb.name}", "name") for verb in GAME.verbs]

    assert len(names) == len(set(names))
    for verb in GAME.verbs:
        said = [f"verb-{verb.name}", *(f"verb-{verb.name}-{name}" for name in verb.options)]
        own = [words.attr(each, "name") for each in said]
        assert len(own[1:]) == len(set(own[1:]))
        for name in own:
            assert name == name.lower()
            assert 32 >= len(name)
            assert name.replace("-", "").isalpha()
        assert LONGEST_DESCRIPTION >= max(len(words(each)) for each in said)
    assert_complete(catalogue)


@every_language
@pytest.mark.parametrize("who", [who for who in CHARACTERS if CHARACTERS[who].skills])
def test_a_character_says_its_hearts_its_arrows_and_its_skills(
    catalogue: Catalogue, language: str, who: str
) -> None:
    words = words_of(catalogue, language)
    printed = CHARACTERS[who]
    first, *rest = words(f"character-{who}-says").split("\n")

    assert first.startswith(str(printed.hearts))
    assert all(str(arrow) in first for arrow in printed.drops)
    assert words(f"item-{printed.item}") in first
    assert [
        f"{words(f'skill-{skill}')} ({price}): {words(f'skill-{skill}-does')}."
        for skill, price in printed.skills.items()
    ] == rest


@every_language
def test_skills_have_different_names(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)

    assert len(SKILLS) == len({words(f"skill-{skill}") for skill in SKILLS})


# Whole matches


@pytest.mark.usefixtures("hardy")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_all_that_comes_up_in_a_match_can_be_said(
    catalogue: Catalogue, seed: int, seats: int
) -> None:
    chance = Rng(1000 * seed + seats)
    spoken = [words_of(catalogue, language) for language in LANGUAGES]
    options = {option.id: chance.pick(option.values) for option in GAME.options}
    match = Match.start(GAME, Config(seats, options), chance.below(1 << 63))

    for _ in range(ANSWERS):
        if match.outcome is not None:
            break
        for words in spoken:
            for question in (*match.pending.values(), *match.asides.values()):
                check_question(words, question)
        for event in one_answer(match, chance):
            for words in spoken:
                check_event(words, event)
    if match.outcome is not None and match.outcome.reason is not None:
        for words in spoken:
            assert words.say(match.outcome.reason).endswith(".")
    assert_complete(catalogue)


def one_answer(match: Crusoe, chance: Rng) -> list[Event]:
    """Answer one question by chance; now and then use something."""
    if match.asides and not chance.below(8):
        seat = chance.pick(sorted(match.asides))
        return match.answer(seat, any_answer(match.asides[seat], chance), aside=True)
    seat = chance.pick(sorted(match.pending))
    question = match.pending[seat]
    raw = any_answer(question, chance)
    if question.id == "plan.pawn" and not chance.below(4):
        raw = question.default
    return match.answer(seat, raw)


def check_question(words: Words, question: Question) -> None:
    assert (
        "?" == words.ask(question)[-1]
        or words.ask(question) == words("ask-aside")
        or (question.id.endswith(".decide"))
    )
    for text in texts_of(question):
        assert words.say(text)
    if question.about is not None:
        assert LONGEST_ABOUT >= len(words.say(question.about))
    for option in getattr(question, "options", ()):
        said = words.say(option.text)
        assert LONGEST_CHOICE >= len(said), said
        assert "\n" not in said


def check_event(words: Words, event: Event) -> None:
    said = words.event(event)
    assert said.endswith("."), said
    assert LONGEST_LINE >= len(said), said
    assert said[0].isupper() or said[0].isdigit(), said


# What is at stake


def said_about(catalogue: Catalogue, match: Crusoe, seat: int = 0) -> str:
    about = match.pending[Seat(seat)].about
    return "" if about is None else words_of(catalogue, "en").say(about)


def test_whoever_settles_a_vote_reads_what_the_others_prefer(catalogue: Catalogue) -> None:
    match = match_of(layout(stage="night", goods="food 3", tiles={4: 6}))

    told = say(match, "0: stay", "1: 4", "2: 4")

    prefers = [
        "Ann prefers: Stay where it is",
        "Bob prefers: Space 5",
        "Cleo prefers: Space 5",
    ]
    words = words_of(catalogue, "en")
    assert [f"{each}." for each in prefers] == [words.event(each) for each in told]
    assert prefers == said_about(catalogue, match).split("\n")


def test_nobody_is_told_what_a_lone_player_prefers() -> None:
    match = match_of(layout("cook", stage="night", goods="food 3", tiles={4: 6}))

    assert "said" not in ids(say(match, "0: stay"))


def test_a_button_says_the_pawns_and_the_price_of_an_action(catalogue: Catalogue) -> None:
    match = match_of(layout(goods="wood 3", shelter=True))

    say(match, "0: me")

    labels = {
        option.key: words_of(catalogue, "en").say(option.text)
        for option in getattr(match.pending[Seat(0)], "options", ())
    }
    assert "Build Weapons (0 of 1 pawn, dice unless 1 more, 1 wood)" == labels["build-weapon"]
    assert labels["build-roof"].endswith(", 3 wood or another price)")
    assert "Rest (0 of 1 pawn)" == labels["rest-1"]


def test_both_pawns_of_a_player_are_told_of_at_once(catalogue: Catalogue) -> None:
    match = match_of(layout())

    told = say(match, "0: both", "0: explore-at-4", "0: back.explore-at-4")

    assert ["Ann plans: Explore 5 (both pawns).", "Ann takes back: Explore 5."] == [
        words_of(catalogue, "en").event(each) for each in told
    ]
