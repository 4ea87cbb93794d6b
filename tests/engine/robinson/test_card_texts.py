"""What every card of Robinson Crusoe is called and says, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType

import pytest
from fluent.syntax import FluentParser, ast

from bot.words import Catalogue, Words
from engine.core import Lookup
from engine.core.content import DATA
from engine.robinson.belongings import BONUS
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
from tests.engine.robinson.figures import (
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

# A piece of the word for everything that effects name, as it stands in all of its forms.
STEMS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "en": MappingProxyType(
            {
                "rain": "rain cloud", "snow": "winter cloud", "storm": "storm token",
                "adventure": "adventure token", "reroll": "rolled again", "time": "one pawn more",
                "danger": "danger token", "weather": "weather", "hunt": "hunting",
                "build": "building", "gather": "gather", "explore": "explor",
                "arrange": "arranging the camp", "here": "tile", "weapon": "weapon",
                "shelter": "shelter", "roof": "roof", "palisade": "palisade", "food": "food",
                "preserved": "food that keeps", "wood": "wood", "hides": "hide",
                "wound": "wound", "heal": "heal", "determination": "determination",
                "morale": "morale", "outside": "night outside", "special": "special wound",
                "head": "head", "arm": "arm", "belly": "belly", "leg": "leg", "cure": "Cure",
                "exhaust": "xhaust", "fish": "fish source", "parrot": "parrot source",
                "plains": "plains", "river": "river", "hills": "hills",
                "knife": "Knife", "rope": "Rope", "shovel": "Shovel", "pot": "Pot",
                "fire": "Fire", "tokens": "discovery token", "starting-item": "starting item",
                "invention": "1 invention", "turn-tile": "face down", "restore": "ncover|again",
                "drop-inventions": "inventions", "lose-items": "ose [12] item", "fight": "ight",
                "mysteries": "[Dd]raws? (up to . )?mysteries", "this-round": "round|action phase",
                "night": "[Tt]onight", "hungry": "die of hungry animals", "book": "book",
                "gain": "ain|draw", "lose": "iscard",
            }
        ),
        "cs": MappingProxyType(
            {
                "rain": "dešťového mraku", "snow": "zimního mraku", "storm": "žeton bouře",
                "adventure": "dobrodružství", "reroll": "přehození úspěchu",
                "time": "figurka navíc",
                "danger": "nebezpečí", "weather": "počasí", "hunt": "lov", "build": "budování",
                "gather": "sb[ěí]r", "explore": "průzkum|zkoumáš", "arrange": "uspořádání tábora",
                "here": "díl", "weapon": "zbraní", "shelter": "úkryt", "roof": "střech",
                "palisade": "palisád", "food": "jíd[le]", "preserved": "trvanliv", "wood": "dřev",
                "hides": "kůž", "wound": "zranění", "heal": "yleč", "determination": "odhodlání",
                "morale": "morálku", "outside": "noc mimo tábor", "special": "peciální",
                "head": "hlav", "arm": "paži", "belly": "břich|břiš", "leg": "no[hz]",
                "cure": "Lék", "exhaust": "yčerp", "fish": "rybami", "parrot": "papoušky",
                "plains": "pláně", "river": "řeku", "hills": "kopce", "knife": "Nůž",
                "rope": "Provaz", "shovel": "Lopatu", "pot": "Hrnec", "fire": "Oheň",
                "tokens": "objevu", "starting-item": "počáteční vybavení",
                "invention": "1 vynález", "turn-tile": "lícem dolů", "restore": "dkryj|zpět",
                "drop-inventions": "vynález", "lose-items": "tra[tť].* [12] (kusy )?vybavení",
                "fight": "[Bb]oj", "mysteries": "záhady", "this-round": "kole|fáze akcí",
                "night": "dnes v noci|Dnes v noci", "hungry": "kostkou hladových zvířat",
                "book": "knihy", "gain": "ezm|zís", "lose": "dho[ďd]",
            }
        ),
    }
)  # fmt: skip


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
    assert Counter(printed) <= numbers(said), said


def assert_names(said: str, language: str, named: Iterable[str]) -> None:
    for each in named:
        stem = STEMS[language][each]
        assert re.search(stem, said), f"{each} isn't in: {said}"


def assert_says(said: str, language: str, row: Effects, card: str = "") -> None:
    """Whether a part of a saying has the numbers and the things of a row of effects."""
    assert_says_numbers(said, figures(row, card))
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

    assert 283 == len(CARDS)
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
    beside = {"card-away", "card-back", "card-beast-of-the-night"}

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
    assert_says_numbers(demand, [card.pawns, *figures_of_needs(card.needs)])
    needed = [kind for need in card.needs for kind in (*goods(need), *filter(None, [need.item]))]
    assert_names(demand, language, needed)
    assert any(need.weapon for need in card.needs) == bool(
        re.search(STEMS[language]["weapon"], demand)
    )
    assert_says(reward, language, card.reward)
    assert_says(unmet, language, card.threat, card.id)


@every_language
@pytest.mark.parametrize("card", WRECKAGE.values(), ids=lambda card: card.id)
def test_a_wreck_says_what_one_pawn_and_two_pawns_find(
    catalogue: Catalogue, language: str, card: EventCard
) -> None:
    wreck = WRECKAGE[card.id]
    one, two = re.split(r", (?:or|nebo) ", saying(catalogue, language, card.id))

    gain = [kind for each in wreck.reward for kind in goods(each)]
    assert_says_numbers(one, [1, *figures(wreck.reward)])
    assert_names(one, language, gain)
    assert_says_numbers(two, [2, *figures(wreck.two_pawns)])
    more = [kind for each in wreck.two_pawns for kind in goods(each)]
    assert_names(two, language, more)


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
    assert_says_numbers(now, [n for row in (card.now, *card.choice) for n in figures(row)])
    assert len(later) == bool(card.later)
    for half in later:
        assert half.startswith(LATER[language])
        assert_says(half, language, card.later)


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
    assert len(later) == bool(printed.later)
    assert bool(later) == (EVENT_DECK[language] in now)
    for half in later:
        assert half.startswith(LATER[language])
        assert_says(half, language, printed.later)


@every_language
@pytest.mark.parametrize("card", BEASTS)
def test_a_beast_says_its_strength_first_and_all_of_its_numbers(
    catalogue: Catalogue, language: str, card: str
) -> None:
    beast = BEASTS[card]
    said = saying(catalogue, language, card)

    assert beast.strength == int(re.findall(r"\d+", said)[0])
    assert_says_numbers(said, figures_of_beast(card))
    levels = ["weapon"] if beast.weapon else []
    assert_names(
        said, language, [*levels, *(kind for kind in ("food", "hides") if getattr(beast, kind))]
    )
    assert_says(said, language, beast.after)
    assert bool(beast.weapon) == bool(re.search(STEMS[language]["weapon"], said))


BESIDES = {"bed": [BED_HEALS], "pit": [PIT_FOOD], "mast": [MAST_WOOD], "drums": [2], "diary": [1]}


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
    assert_names(needs, language, [each for each in printed.terrain if each in STEMS[language]])
    prices = [each for each in printed.cost if list(goods(each))]
    assert_names(needs, language, [kind for each in prices for kind in goods(each)])
    assert bool(prices) == bool(re.search("Costs|Stojí", needs))
    assert_says_numbers(said, [*figures_of_item(printed), *BESIDES.get(item, [])])
    assert_says(gives, language, tuple(each for each in printed.gives))
    assert bool(printed.pawn) == bool(re.search("extra pawn|dodatečná figurka", gives))
    assert_names(gives, language, printed.pawn)
    if printed.character:
        title = words(f"character-{printed.character}")
        assert title.lower() in needs.lower()
        assert INVENTOR_REWARD in numbers(needs)


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
    besides = {"token-goat": [1, 1], "token-edible-roots": [2], "token-bow-tie": [OIL_WOOD]}
    sign = SHEETS["castaways"].signs.get(token, ())

    assert printed.pot == bool(re.search("Pot|Hrnc", said))
    assert printed.sign == bool(re.search("Castaways|Trosečn", said))
    for row in (printed.effect, sign):
        assert_says(said, language, row)
    assert_says_numbers(said, besides.get(token, []))
    assert_names(said, language, printed.pawn)
