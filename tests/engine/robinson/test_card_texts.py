"""What every card of Robinson Crusoe is called and says, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import pytest
from fluent.syntax import FluentParser, ast

from bot.words import Catalogue, Words
from engine.core import Lookup
from engine.core.content import DATA
from engine.robinson.belongings import BONUS, DISCOVERY
from engine.robinson.camp import BARREL_HOLDS
from engine.robinson.cards import lookups
from engine.robinson.content import (
    ADVENTURES,
    BEASTS,
    CHARACTERS,
    EVENTS,
    ITEMS,
    MYSTERIES,
    SHEETS,
    STARTING,
    TOKENS,
    USES,
    WRECKAGE,
    Adventure,
    EventCard,
)
from engine.robinson.effects import Effects
from engine.robinson.phases import PIT_FOOD
from engine.robinson.resolve.building import INVENTOR_REWARD
from engine.robinson.resolve.camp_actions import BED_HEALS, BIBLE_DETERMINATION
from engine.robinson.resolve.exploring import BACKPACK_TOKENS, TREASURES
from engine.robinson.scenarios.castaways import MAST_WOOD, OIL_WOOD
from tests.engine.robinson.card_words import AMOUNTS, STEMS
from tests.engine.robinson.figures import (
    amounts,
    amounts_of,
    figures,
    figures_of_beast,
    figures_of_item,
    figures_of_needs,
    goods,
    things,
)

LANGUAGES = sorted(each.name for each in (DATA / "locale").iterdir())
LONGEST_TITLE = 60
LONGEST_SAYING = 600
CARDS = [each for each in lookups() if each.id not in CHARACTERS]
BUILDABLE = {**ITEMS, **{item.id: item for sheet in SHEETS.values() for item in sheet.items}}
LATER = {"en": "Later", "cs": "Později"}
CHOOSE = {"en": "Choose:", "cs": "Rozhodni:"}
EVENT_DECK = {"en": "into the event deck", "cs": "do balíčku událostí"}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue.load(DATA / "locale")


def words_of(catalogue: Catalogue, language: str) -> Words:
    return catalogue.words(language, "robinson")


def saying(catalogue: Catalogue, language: str, card: str) -> str:
    [lookup] = [each for each in CARDS if each.id == card]
    said = words_of(catalogue, language).say(lookup.says)
    assert (set(), []) == (catalogue.missing, catalogue.faults)
    return said


def numbers(said: str) -> Counter[int]:
    return Counter(map(int, re.findall(r"\d+", said)))


def assert_says_numbers(said: str, printed: Iterable[int]) -> None:
    """Whether all numbers are said, and none but those and what tokens and demands bring."""
    expected = Counter(printed)

    assert expected <= numbers(said), said
    assert numbers(said).keys() <= {0, 1, *expected}, said


def assert_says_amounts(said: str, language: str, printed: Iterable[tuple[str, int]]) -> None:
    for what, n in printed:
        assert re.search(rf"\b{AMOUNTS[language][what].format(n=n)}", said), f"{n} {what}: {said}"


def assert_names(said: str, language: str, named: Iterable[str]) -> None:
    for each in named:
        stem = STEMS[language][each]
        assert re.search(stem, said), f"{each} isn't in: {said}"


def assert_says(said: str, language: str, row: Effects, card: str = "") -> None:
    """Whether a part of a saying has the amounts and the things of a row of effects."""
    assert_says_amounts(said, language, amounts(row, card))
    assert_names(said, language, things(row, card))


# All cards


@every_language
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_has_a_title_and_a_saying(catalogue: Catalogue, language: str, card: Lookup) -> None:
    words = words_of(catalogue, language)
    title, said = words.say(card.title), words.say(card.says)

    assert (set(), []) == (catalogue.missing, catalogue.faults)
    assert 0 < len(title) <= LONGEST_TITLE
    assert title[0].isupper()
    assert title[-1] not in ".!"
    assert 0 < len(said) <= LONGEST_SAYING
    for line in said.split("\n"):
        assert re.fullmatch(r"[\w+].*\.", line), line
    assert not re.search(r"!|  |\.\.|\n\n|'|\"", f"{title} {said}")


@every_language
def test_no_two_cards_of_a_deck_have_the_same_title(catalogue: Catalogue, language: str) -> None:
    words = words_of(catalogue, language)
    titles = Counter((deck_of(card.id), words.say(card.title)) for card in CARDS)

    signs = {token for sheet in SHEETS.values() for token in sheet.signs}
    items = [item for sheet in SHEETS.values() for item in sheet.items]
    assert 277 + len(signs) + len(items) == len(CARDS)
    assert [] == [title for title, n in titles.items() if n > 1]


def deck_of(card: str) -> str:
    """The deck or the supply that a card belongs to."""
    if card in ADVENTURES:
        return ADVENTURES[card].deck
    decks: dict[str, Iterable[str]] = {
        "items": BUILDABLE,
        "events": [*EVENTS, *WRECKAGE],
        "mysteries": MYSTERIES,
        "beasts": BEASTS,
        "starting items": STARTING,
        "tokens": TOKENS,
    }
    return next(name for name, deck in decks.items() if card in deck)


@every_language
def test_the_files_have_the_texts_of_these_cards_and_no_others(language: str) -> None:
    text = (DATA / "locale" / language / "robinson.ftl").read_text("utf-8")
    names = [
        each.id.name for each in FluentParser().parse(text).body if isinstance(each, ast.Message)
    ]
    written = [name for name in names if re.match("(card|item)-", name)]
    beside = {
        "card-away",
        "card-back",
        "card-beast-of-the-night",
        "card-foe-village",
        "card-foe-city",
        "card-foe-king-kong",
        "card-site-temple",
        "card-site-temple-says",
        "card-site-totem",
        "card-site-totem-says",
    }

    expected = [name for card in CARDS for name in (card.title.id, card.says.id)]
    assert expected == [name for name in written if name not in beside]


# Events and wreckage


@every_language
@pytest.mark.parametrize("card", EVENTS.values(), ids=lambda card: card.id)
def test_an_event_says_its_icon_its_event_its_threat_and_what_comes_of_it(
    catalogue: Catalogue, language: str, card: EventCard
) -> None:
    icon, event, threat, unmet = saying(catalogue, language, card.id).split("\n")
    demand, reward = re.split(r"(?:Reward|Odměna): ", threat)

    assert_names(icon.lower(), language, [card.icon])
    assert_says(event, language, card.event)
    assert_says_numbers(event, figures(card.event))
    assert_says_numbers(demand, [card.pawns, *figures_of_needs(card.needs)])
    needed = [kind for need in card.needs for kind in (*goods(need), *filter(None, [need.item]))]
    assert_names(demand, language, needed)
    assert any(need.weapon for need in card.needs) == bool(
        re.search(STEMS[language]["weapon"], demand)
    )
    assert_says_amounts(
        demand, language, [each for need in card.needs for each in amounts_of(need)]
    )
    assert_says(reward, language, card.reward)
    assert_says_numbers(reward, figures(card.reward))
    assert_says(unmet, language, card.threat, card.id)
    assert_says_numbers(unmet, figures(card.threat, card.id))


@every_language
@pytest.mark.parametrize("card", WRECKAGE)
def test_a_wreck_says_what_one_pawn_and_two_pawns_find(
    catalogue: Catalogue, language: str, card: str
) -> None:
    wreck = WRECKAGE[card]
    action, unmet = saying(catalogue, language, card).split("\n")
    one, two = re.split(r", (?:or|nebo) ", action)

    assert_says_numbers(one, [1, *figures(wreck.reward)])
    assert_says_amounts(one, language, amounts(wreck.reward))
    assert_says_numbers(two, [2, *figures(wreck.two_pawns)])
    drawn = [each for each in things(wreck.two_pawns) if each == "starting-item"]
    assert_names(two, language, drawn)
    assert_says_amounts(two, language, amounts(wreck.two_pawns))
    assert not numbers(unmet)


# Adventures


@every_language
@pytest.mark.parametrize("card", ADVENTURES.values(), ids=lambda card: card.id)
def test_an_adventure_says_what_happens_now_and_what_later(
    catalogue: Catalogue, language: str, card: Adventure
) -> None:
    now, *later = saying(catalogue, language, card.id).split("\n")

    shuffled = card.shuffle or bool(card.choice)
    assert shuffled == (EVENT_DECK[language] in now)
    assert bool(card.choice) == now.startswith(CHOOSE[language])
    for row in (card.now, *card.choice):
        assert_says(now, language, row)
    besides = [BONUS] if card.id == DISCOVERY else []
    rows = (card.now, *card.choice)
    assert_says_numbers(now, [*besides, *(n for row in rows for n in figures(row))])
    assert len(later) == bool(card.later)
    for half in later:
        assert half.startswith(LATER[language])
        assert_says(half, language, card.later)
        assert_says_numbers(half, figures(card.later))


@every_language
@pytest.mark.parametrize("card", [each for each in ADVENTURES.values() if each.choice])
def test_the_second_part_of_a_choice_shuffles_the_card(
    catalogue: Catalogue, language: str, card: Adventure
) -> None:
    now = saying(catalogue, language, card.id).split("\n")[0]
    first, second = re.split(r"; (?:or|nebo) ", now)

    assert EVENT_DECK[language] not in first
    assert EVENT_DECK[language] in second
    assert_says(first, language, card.choice[0])
    assert_says(second, language, card.choice[1])


# Mysteries, beasts and things

KEPT = {
    "treasure-helmet": [1],
    "treasure-candles": [MYSTERIES["treasure-candles"].uses],
    "treasure-old-rifle": [BONUS],
    "treasure-protective-amulet": [1],
    "treasure-compass": [1],
    "treasure-barrel": [1, BARREL_HOLDS],
    "treasure-sabre": [1, BONUS],
    "treasure-whip": [1, 1],
    "treasure-old-clothes": [1],
    "treasure-backpack": [1, BACKPACK_TOKENS],
    "treasure-blankets": [1, MYSTERIES["treasure-blankets"].uses],
    "treasure-bottle-of-wine": [2],
    "treasure-boxes": [],
    "treasure-hammock": [1],
    "treasure-herbal-mixture": [],
    "treasure-treasure-map": [TREASURES.treasure],
    "trap-spider-web": [1, 1],
}


@every_language
@pytest.mark.parametrize("card", MYSTERIES)
def test_a_mystery_says_its_numbers_and_what_it_does_later(
    catalogue: Catalogue, language: str, card: str
) -> None:
    printed = MYSTERIES[card]
    now, *later = saying(catalogue, language, card).split("\n")

    assert_says(now, language, printed.effect)
    assert printed.kept == (card in KEPT)
    if printed.kept:
        assert sorted(KEPT[card]) == sorted(numbers(now).elements())
    else:
        assert_says_numbers(now, figures(printed.effect))
    assert len(later) == bool(printed.later)
    assert bool(later) == (EVENT_DECK[language] in now)
    for half in later:
        assert half.startswith(LATER[language])
        assert_says(half, language, printed.later)
        assert_says_numbers(half, figures(printed.later))


@every_language
@pytest.mark.parametrize("card", BEASTS)
def test_a_beast_says_its_strength_first_and_all_of_its_numbers(
    catalogue: Catalogue, language: str, card: str
) -> None:
    beast = BEASTS[card]
    said = saying(catalogue, language, card)

    assert beast.strength == int(re.findall(r"\d+", said)[0])
    assert_says_numbers(said, figures_of_beast(card))
    levels = [("weapon", -beast.weapon)] if beast.weapon else []
    assert_says_amounts(said, language, [*levels, *amounts_of(beast)])
    assert_says(said, language, beast.after)
    assert bool(beast.weapon) == bool(re.search(STEMS[language]["weapon"], said))


SIGNS = {
    "token-altar-candles": [1],
    "token-decorated-bell": [2],
    "token-plow": [1],
    "token-firecracker": [1],
    "token-giant-footprint": [1],
    "token-lost-item": [1, 2, 1, 2],
    "token-sacrificial-dagger": [1],
    "token-old-map": [1],
    "token-old-canvas": [1],
}
BESIDES = {
    "bed": [BED_HEALS],
    "trap": [2],
    "tranquilizer": [1, 5],
    "pit": [PIT_FOOD],
    "mast": [MAST_WOOD],
    "sacred-bell": [3],
    "canoe": [2],
    "drums": [2],
    "diary": [1],
}


@every_language
@pytest.mark.parametrize("item", BUILDABLE)
def test_an_item_says_what_it_needs_what_it_costs_and_what_it_gives(
    catalogue: Catalogue, language: str, item: str
) -> None:
    printed = BUILDABLE[item]
    said = saying(catalogue, language, item)
    needs, gives = said.split("\n")

    words = words_of(catalogue, language)
    assert all(words(f"item-{each}").rstrip("a") in needs for each in printed.items)
    assert_names(needs, language, printed.terrain)
    prices = [amount for each in printed.cost for amount in amounts_of(each)]
    assert_says_amounts(needs, language, prices)
    assert bool(prices) == bool(re.search("Costs|Stojí", needs))
    reward = [INVENTOR_REWARD] if printed.character else []
    assert_says_numbers(said, [*figures_of_item(printed), *BESIDES.get(item, []), *reward])
    assert_says(gives, language, printed.gives)
    assert bool(printed.pawn) == bool(re.search("extra pawn|dodatečná figurka", gives))
    assert_names(gives, language, printed.pawn)
    if printed.character:
        title = words(f"character-{printed.character}")
        assert title.lower() in needs.lower()
        assert_says_amounts(needs, language, [("determination", INVENTOR_REWARD)])


@every_language
@pytest.mark.parametrize("card", STARTING)
def test_a_starting_item_says_its_uses_and_its_numbers(
    catalogue: Catalogue, language: str, card: str
) -> None:
    besides = {"start-bible": [BIBLE_DETERMINATION, 1], "start-pistol": [BONUS]}
    said = saying(catalogue, language, card)

    assert said.startswith(f"{USES} ")
    assert_says(said, language, STARTING[card].effect)
    assert_says_numbers(said, [USES, *besides.get(card, []), *figures(STARTING[card].effect)])
    assert_names(said, language, STARTING[card].pawn)


@every_language
@pytest.mark.parametrize("token", TOKENS)
def test_a_discovery_token_says_what_it_gives_and_whether_it_needs_the_pot(
    catalogue: Catalogue, language: str, token: str
) -> None:
    printed = TOKENS[token]
    said = saying(catalogue, language, token)
    besides = {
        "token-goat": [1, 1],
        "token-edible-roots": [2],
        "token-bow-tie": [OIL_WOOD],
        **SIGNS,
    }
    sign = next((sheet.signs[token] for sheet in SHEETS.values() if token in sheet.signs), ())

    assert printed.sign or printed.pot == bool(re.search("Pot|Hrnc", said))
    for row in (printed.effect, sign):
        assert_says(said, language, row)
    assert_says_numbers(said, [*besides.get(token, []), *figures(printed.effect), *figures(sign)])
    assert_names(said, language, printed.pawn)
