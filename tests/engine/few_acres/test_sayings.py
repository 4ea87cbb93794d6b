"""What can be looked up says what is printed, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.words import Catalogue
from engine.core import Text
from engine.core.content import DATA
from engine.few_acres.cards import LOOKUPS, says_of, title_of
from engine.few_acres.content import KINDS, LINKS, PLACES, TABLE, Card, Empire, Place
from tests.engine.few_acres.wording import LONGEST_TEXT, messages, words_of
from tests.engine.wording import (
    LONGEST_LABEL,
    assert_complete,
    every_language,
    every_text,
    numbers,
    variables,
)

LOCATIONS = [card for card in KINDS.values() if card.place is not None]
EMPIRE = [card for card in KINDS.values() if card.place is None]
SHIP = 1  # the strength of a ship in the siege of a port
FORTIFICATION = 1  # of a Fortification card for the defender
YEAR = 2011

every_location = pytest.mark.parametrize("card", LOCATIONS, ids=lambda card: card.kind)
every_empire_card = pytest.mark.parametrize("card", EMPIRE, ids=lambda card: card.kind)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue.load(DATA / "locale")


def test_there_is_something_to_look_up_for_every_kind_of_card() -> None:
    assert list(KINDS) == [each.id for each in LOOKUPS]


@every_language
def test_all_that_can_be_looked_up_has_words(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)

    for each in LOOKUPS:
        title, said = words.say(each.title), words.say(each.says)
        assert LONGEST_LABEL >= len(title)
        assert LONGEST_TEXT >= len(said), each.id
        assert said.endswith("."), each.id
        assert "  " not in said, each.id
    assert_complete(catalogue)


@every_language
def test_no_two_cards_have_one_title(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)

    assert len(LOOKUPS) == len({words.say(each.title) for each in LOOKUPS})


@every_language
def test_the_cards_of_one_side_have_titles_of_their_own_in_play(
    catalogue: Catalogue, language: str
) -> None:
    words = words_of(catalogue, language)

    for side in ("british", "french"):
        kinds = [card for card in KINDS.values() if card.owner in (side, "neutral")]
        titles = [
            words(f"card-{card.kind}" if card.place is None else f"place-{card.place}")
            for card in kinds
        ]
        assert len(titles) == len(set(titles))


@every_language
def test_sayings_use_all_that_they_are_given(language: str) -> None:
    written = messages(language)
    texts = [text for each in LOOKUPS for text in every_text(each.says)]

    for text in texts:
        assert set(text.args) == variables(written[text.id]), text.id


@every_language
def test_numbers_of_sayings_come_from_the_data(language: str) -> None:
    written = messages(language)
    said = {text.id for each in LOOKUPS for text in every_text(each.says)}
    plain = {
        name: numbers(re.sub(r"\$\w+|\[\w+\]", "", written[name].partition("=")[2]))
        for name in said
    }

    expected = {"does-ship": [SHIP], "does-fortify": [FORTIFICATION], "does-f-bateaux": [YEAR]}
    assert expected == {name: found for name, found in plain.items() if found}


# Locations


@every_language
@every_location
def test_a_location_says_its_numbers(catalogue: Catalogue, language: str, card: Card) -> None:
    said = words_of(catalogue, language).say(says_of(card))

    assert sorted(printed_numbers(card)) == numbers(said)


def printed_numbers(card: Card) -> Iterator[int]:
    place = PLACES[card.place or ""]
    yield from (each for each in (place.points, 2 * place.points, place.defence) if each)
    yield from (each for each in (card.face.military, card.coins) if each)


@every_language
@every_location
def test_a_location_says_where_it_leads_and_what_it_is_linked_with(
    catalogue: Catalogue, language: str, card: Card
) -> None:
    words = words_of(catalogue, language)
    said = words.say(says_of(card))
    led = [place for places in card.routes.values() for place in places]
    linked = [
        place
        for link in LINKS
        if card.place in link.between
        for place in link.between
        if place != card.place
    ]

    leads, links = says_of(card).args["leads"], says_of(card).args["links"]
    assert isinstance(leads, Text)
    assert isinstance(links, Text)
    assert sorted(led) == sorted(places_in(leads))
    assert sorted(linked) == sorted(places_in(links))
    for place in (*led, *linked):
        assert words(f"place-{place}") in said


def places_in(text: Text) -> list[str]:
    return [
        each.id.removeprefix("place-") for each in every_text(text) if each.id.startswith("place-")
    ]


@every_location
def test_a_location_names_its_transports_and_its_symbols(card: Card) -> None:
    said = [each.id for each in every_text(says_of(card))]
    military, coins = bool(card.face.military), bool(card.coins)

    for how in ("bateaux", "wagon", "ship"):
        assert (how in card.routes) == (f"leads-{how}" in said)
    for symbol in ("bateaux", "wagon", "ship", "settler", "fur"):
        assert card.shows(symbol) == (f"symbol-{symbol}" in said)
    assert (military, coins) == ("symbol-military" in said, "symbol-coins" in said)
    bare = not (card.face.symbols or military or coins)
    assert (not card.routes, bare) == ("leads-nowhere" in said, "symbols-none" in said)


@every_location
def test_a_location_says_what_the_board_shows_at_its_place(card: Card) -> None:
    said = [each.id for each in every_text(says_of(card))]
    place: Place = PLACES[card.place or ""]

    assert place.settler == ("place-settler" in said)
    assert bool(place.defence) == ("place-defence" in said)
    assert place.ship == ("place-ship" in said)
    assert (place.sea and not place.ship) == ("place-port" in said)


def test_only_ports_have_no_link_but_the_sea() -> None:
    cut_off = [
        card.place
        for card in LOCATIONS
        if "links-none" in {each.id for each in every_text(says_of(card))}
    ]

    assert {"gaspe", "louisbourg", "tadoussac"} == set(cut_off)
    assert all(PLACES[place or ""].sea for place in cut_off)


# Empire cards and neutral ones


@every_language
@every_empire_card
def test_an_empire_card_says_its_numbers(catalogue: Catalogue, language: str, card: Card) -> None:
    said = words_of(catalogue, language).say(says_of(card))

    assert sorted(numbers_of(card)) == numbers(said)


def numbers_of(card: Card) -> Iterator[int]:
    face, prices = card.face, TABLE.prices
    yield from (face.copies, *([face.start] if face.start else ())) if face.copies > 1 else ()
    yield from (each for each in (face.cost, face.military, face.siege_price) if each)
    yield from ([face.raid_price] if face.raid_price else ())
    yield from (prices.fortify, FORTIFICATION) if face.fortifies else ()
    yield from ([SHIP] if card.shows("ship") else ())
    specials = {"home-support": prices.home_support, "intendant": prices.intendant}
    specials["trader"] = prices.trader
    yield from ([specials[face.special]] if face.special in specials else ())
    yield from ([YEAR] if card.kind == "f-bateaux" else ())


@every_empire_card
def test_an_empire_card_says_all_that_it_does(card: Card) -> None:
    face: Empire = card.face
    said = {each.id for each in every_text(says_of(card)) if each.id.startswith("does-")}
    expected = {f"does-{symbol}" for symbol in face.symbols}
    expected |= {f"does-{face.special}"} if face.special else set()
    for shown, word in (
        (face.extends_raid, "extend"),
        (face.raids or face.ambushes, "attack"),
        (face.fortifies, "fortify"),
        (face.military, "fight"),
        (face.blocks, "block"),
        (face.vulnerable, "risk"),
    ):
        expected |= {f"does-{word}"} if shown else set()
    remarked = ("f-bateaux", "f-native-americans", "n-native-americans")

    assert expected | ({f"does-{card.kind}"} if card.kind in remarked else set()) == said
    assert face.raids == face.ambushes  # which are said in one sentence


@every_language
@pytest.mark.parametrize(
    ("card", "english", "czech"),
    [
        ("b-militia", "British empire card, 3 copies.", "Britská imperiální karta (3 kusy)."),
        ("b-regular-infantry", "British empire card, 6 copies.",
         "Britská imperiální karta (6 kusů)."),
        ("b-trader", "British empire card.", "Britská imperiální karta."),
        ("f-trader", "French empire card, 2 copies, 1 of them in the start deck.",
         "Francouzská imperiální karta (2 kusy, z toho 1 ve startovním balíku)."),
        ("f-start-infantry", "French empire card of the start deck.",
         "Francouzská imperiální karta ze startovního balíku."),
        ("n-settlers", "Neutral card for either side, 2 copies.",
         "Neutrální karta pro obě strany (2 kusy)."),
        ("f-quebec", "French location card of the start deck.",
         "Francouzská karta oblasti ze startovního balíku."),
        ("b-albany", "British location card.", "Britská karta oblasti."),
    ],
)  # fmt: skip
def test_a_card_says_first_whose_it_is_and_how_many_there_are(
    catalogue: Catalogue, language: str, card: str, english: str, czech: str
) -> None:
    said = words_of(catalogue, language).say(says_of(KINDS[card]))

    assert said.startswith({"en": english, "cs": czech}[language] + " ")


def test_a_title_says_whose_card_it_is(catalogue: Catalogue) -> None:
    words = words_of(catalogue, "en")
    titles = [words.say(title_of(KINDS[card])) for card in ("b-albany", "f-priest", "n-settlers")]

    assert ["Albany (British)", "Priest (French)", "Neutral Settlers"] == titles
