"""What can be looked up says what is printed, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.words import Catalogue
from engine.core.content import DATA
from engine.lewis_clark.cards import LOOKUPS, character_says
from engine.lewis_clark.content import (
    CHARACTERS,
    CREWS,
    PLACES,
    ROLES,
    SIDES,
    Character,
)
from engine.lewis_clark.effects import Collect, Lasting, Move, Take
from tests.engine.lewis_clark.wording import messages, words_of
from tests.engine.wording import LANGUAGES, LONGEST_LABEL, assert_complete, every_language

LONGEST_SAYING = 600
ENCOUNTERED = [card for card in CHARACTERS.values() if card.number]
# Lasting effects and copies name the strength that they are about.
STRENGTHS = re.compile(r"(strength|podporou) [123]")

every_encountered = pytest.mark.parametrize("card", ENCOUNTERED, ids=lambda card: card.id)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue.load(DATA / "locale")


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
        assert (terrain in on) == (words in said)
