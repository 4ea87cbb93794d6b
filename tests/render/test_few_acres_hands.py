"""Hands and close-ups of cards of A Few Acres of Snow can be read, and keep secrets."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import pytest

from engine.core import Rng, Seat, Text
from engine.few_acres.content import CARDS, SIDES, CardId, foe_of
from engine.few_acres.game import FewAcres as Game
from engine.few_acres.texts import card_text
from engine.few_acres.view import View, view_of
from render.art import ALT_LIMIT, printable
from render.few_acres import FewAcres
from render.few_acres.faces import BAND_SIGN, names_of
from render.few_acres.hand import fitted
from render.few_acres.symbols import picture_of, symbols_of
from render.scene import Box, Icon, Scene
from render.theme import WIDTH
from tests.engine.few_acres.table import BRITISH, FRENCH, SEATS, layout
from tests.render import few_acres_hands as hands
from tests.render.samples import LOCALES, LONG, NAMES, words
from tests.render.shapes import assert_inside, bounds, is_word, labels, overlapping

DRAWING = FewAcres()
LEAST_WORD, LEAST_NUMBER = 30, 26
RAIDERS = "Raids or ambushes for 1 coin. Stops a raid or an ambush."
MESSAGE = 3500  # characters that a text of a close-up or of a board may have
every_locale = pytest.mark.parametrize("locale", LOCALES)


@lru_cache(maxsize=4)
def scenes(locale: str, names: tuple[str, ...]) -> tuple[Scene, ...]:
    spoken = words(locale, "few_acres", names)
    return tuple(scene for _, scene in hands.scenes(spoken, "light"))


every_picture = pytest.mark.parametrize(
    ("locale", "names"),
    [
        pytest.param(locale, names, id=f"{locale}-{kind}")
        for locale in LOCALES
        for kind, names in (("usual", NAMES[locale]), ("long", LONG))
    ],
)


def said(scene: Scene) -> list[str]:
    return [label.words for label in labels(scene)]


def icons(scene: Scene) -> Counter[str]:
    """How often each icon stands below the header."""
    return Counter(each.name for each in scene.shapes if isinstance(each, Icon) and each.y > 84)


def hand_of(view: View, locale: str = "en") -> Scene:
    scene = DRAWING.hand(view, words(locale, "few_acres"))
    assert scene is not None
    return scene


def detail(view: View, which: str, locale: str = "en") -> tuple[Scene, str]:
    """A close-up and its text."""
    spoken = words(locale, "few_acres")
    return DRAWING.detail(view, which, spoken), DRAWING.detail_text(view, which, spoken)


def titles(view: View, card: CardId, locale: str = "en") -> set[str]:
    """How a card may be called on a picture."""
    return set(names_of(fitted(view, words(locale, "few_acres")), card))


def name(card: CardId, locale: str = "en") -> str:
    return words(locale, "few_acres").say(card_text(card))


# Every picture


@every_picture
def test_no_words_leave_the_picture(locale: str, names: tuple[str, ...]) -> None:
    for scene in scenes(locale, names):
        assert (WIDTH, True) == (scene.ground.width, scene.ground.height <= WIDTH * 3 / 4)
        assert_inside(scene)


@every_picture
def test_no_words_run_into_others(locale: str, names: tuple[str, ...]) -> None:
    for scene in scenes(locale, names):
        assert [] == list(overlapping(scene))


@every_picture
def test_no_words_run_into_icons(locale: str, names: tuple[str, ...]) -> None:
    for scene in scenes(locale, names):
        drawn = [bounds(each) for each in scene.shapes if isinstance(each, Icon)]
        for label in labels(scene):
            if is_word(label):
                assert not any(each.meets(bounds(label), 3) for each in drawn), label


@every_picture
def test_words_are_large_enough_and_can_be_printed(locale: str, names: tuple[str, ...]) -> None:
    for scene in scenes(locale, names):
        assert 0 < len(scene.alt) <= ALT_LIMIT
        for label in labels(scene):
            assert printable(label.words) == label.words
            least = LEAST_WORD if is_word(label) else LEAST_NUMBER
            assert label.size >= least, label


# Hands


@every_locale
@pytest.mark.parametrize("number", [1, 5, 6, 9, 10, 13])
def test_a_hand_shows_every_card_and_symbol_whole(number: int, locale: str) -> None:
    for view in hands.batches(number):
        scene = hand_of(view, locale)
        shown = said(scene)
        found = icons(scene)
        assert not any("…" in each for each in shown), shown
        for card in view.hand:
            assert titles(view, card, locale) & set(shown), card
        cards = [CARDS[card] for card in view.hand]
        for number in range(1, 4):
            wanted = sum(number in (card.coins, card.face.military) for card in cards)
            assert shown.count(str(number)) >= wanted, number
        signs = Counter(symbol for card in cards for symbol in card.face.symbols)
        signs["raid"] = sum(card.face.raids + card.face.extends_raid for card in cards)
        signs["defence"] = sum(len(card.face.blocks) for card in cards)
        signs["ambush"] = sum(card.face.ambushes + ("ambush" in card.face.blocks) for card in cards)
        signs["raid"] += sum("raid" in card.face.blocks for card in cards)
        signs["military"] = sum(card.face.military > 0 for card in cards)
        for card in cards:
            signs.update(list(card.routes))
            if card.place is None and number_of_columns(scene) == 3:
                signs[picture_of(card)] += 1
        assert all(found[icon] >= n for icon, n in signs.items()), (signs, found)
        for price in (card.face.raid_price or card.face.siege_price for card in cards):
            assert not price or f"\N{MINUS SIGN}{price}" in shown


@every_locale
@pytest.mark.parametrize("number", [5, 9, 12])
def test_a_hand_shows_where_every_card_leads(number: int, locale: str) -> None:
    spoken = words(locale, "few_acres")
    for view in hands.batches(number):
        painted = " ".join(said(hand_of(view, locale))).replace("\u00a0", " ")
        text = DRAWING.hand_text(view, spoken)
        for card in view.hand:
            for places in CARDS[card].routes.values():
                for place in places:
                    title = spoken.say(Text(f"place-{place}"))
                    assert printable(title) in painted, (card, place)
                    assert title in text


def test_a_usual_hand_says_what_its_empire_cards_do() -> None:
    view = hands.holding("british", ["siege-artillery", "militia", "rangers", "n-native-americans"])

    text = DRAWING.hand_text(view, words("en", "few_acres"))

    lines = sorted(text.splitlines()[1:])
    assert [
        "- **Militia**: Price 2. 1 in a siege. Can be lost to an ambush.",
        f"- **Neutral Native Americans**: Price 0. {RAIDERS}",
        "- **Rangers**: Price 5. 1 in a siege. Raids or ambushes. Stops a raid or an ambush.",
        "- **Siege Artillery**: Price 8. 3 in a siege for 3 coins. Can be lost to an ambush.",
    ] == lines
    painted = " ".join(said(hand_of(view))).replace("\u00a0", " ")
    assert "3 in a siege for 3 coins." in painted
    assert "Stops a raid or an ambush." in painted


def test_militia_differ_from_side_to_side() -> None:
    spoken = words("en", "few_acres")
    british = DRAWING.hand_text(hands.holding("british", ["militia"]), spoken)
    french = DRAWING.hand_text(hands.holding("french", ["militia"]), spoken)

    assert "Can be lost to an ambush." in british
    assert "Stops" not in british
    assert "Stops a raid or an ambush." in french
    assert "lost" not in french


def test_a_hand_tells_which_places_cannot_be_used_and_why() -> None:
    nine, usual = hands.views()["nine"], hands.views()["usual"]

    assert Counter({"not held": 2, "cut off": 1}) == _faults(hand_of(nine))
    assert Counter({"besieged": 1}) == _faults(hand_of(usual))
    text = DRAWING.hand_text(nine, words("en", "few_acres"))
    assert "- **Fort William Henry** (cut off): bateaux; by bateaux: Ticonderoga, Albany" in text
    assert "- **Louisbourg** (not held): " in text
    assert "- **Boston**: ship, settler, strength 1, 3 coins; by ship: New York" in text


def _faults(scene: Scene) -> Counter[str]:
    return Counter(each for each in said(scene) if each in ("not held", "cut off", "besieged"))


def test_a_hand_of_up_to_nine_has_three_columns_and_a_larger_one_four() -> None:
    assert 3 == number_of_columns(hand_of(hands.views()["nine"]))
    for number, columns in ((3, 3), (6, 3), (10, 4), (13, 4)):
        for view in hands.batches(number):
            if len(view.hand) == number:
                assert columns == number_of_columns(hand_of(view))


def number_of_columns(scene: Scene) -> int:
    """How many different left edges cards have."""
    return len(
        {box.x for box in scene.shapes if isinstance(box, Box) and box.shadow and box.y > 84}
    )


@pytest.mark.parametrize("side", SIDES)
def test_even_a_hand_of_all_cards_shows_each_with_its_copies(side: str) -> None:
    view = hands.views()[f"{side}-all"]
    shown = said(hand_of(view))

    assert len(view.hand) >= 50
    for card in view.hand:
        assert titles(view, card) & set(shown), card
    copies = Counter(CARDS[each].kind for each in view.hand)
    for n in set(copies.values()) - {1}:
        wanted = sum(each == n for each in copies.values())
        assert wanted == shown.count(f"{n}\N{MULTIPLICATION SIGN}")
    assert len(DRAWING.hand_text(view, words("en", "few_acres", LONG))) <= MESSAGE


def test_an_empty_hand_is_nothing_to_show() -> None:
    spoken = words("en", "few_acres")
    for stage in ("no-cards", "spectator", "auction"):
        view = hands.views()[stage]
        assert DRAWING.hand(view, spoken) is None
        assert "" == DRAWING.hand_text(view, spoken)


# Close-ups


def test_close_ups_list_the_cards_of_both_sides_ones_own_first() -> None:
    for seat, side in ((BRITISH, "british"), (FRENCH, "french"), (None, "british")):
        own = side if side == "british" else "french"
        ids = [
            each
            for each in DRAWING.details(view_of(layout(), seat))
            if each.startswith(("cards", "piles", "locations"))
        ]
        british = ["cards-british", "piles-british", "locations-british", "locations-british-2"]
        french = ["cards-french", "piles-french", "locations-french"]
        assert (british + french if own == "british" else french + british) == ids
    for wrong in ("cards", "cards-", "piles-neutral", "locations-french-2", "hand"):
        with pytest.raises(LookupError):
            DRAWING.detail(view_of(layout(), None), wrong, words("en", "few_acres"))


@every_locale
@pytest.mark.parametrize("stage", ["start", "sieges", "attack", "auction"])
def test_piles_show_every_card_to_be_had_with_price_and_copies(stage: str, locale: str) -> None:
    view = hands.views()[stage]
    for side in SIDES:
        scene, text = detail(view, f"piles-{side}", locale)
        shown = said(scene)
        assert not any("…" in each for each in shown), shown
        cards = (*view.players[side].empire, *view.neutral)
        kinds = Counter(CARDS[card].kind for card in cards)
        for card in cards:
            assert titles(view, card, locale) & set(shown), card
            n = kinds[CARDS[card].kind]
            copies = f" \N{MULTIPLICATION SIGN} {n}" if n > 1 else ""
            price = f"{CARDS[card].face.cost}. "
            [line] = [
                each for each in text.splitlines() if f"**{name(card, locale)}{copies}**" in each
            ]
            assert price in line
        prices = Counter(
            str(CARDS[card].face.cost) for card in {CARDS[c].kind: c for c in cards}.values()
        )
        assert all(shown.count(price) >= n for price, n in prices.items())


@every_locale
def test_locations_to_win_show_symbols_and_ways(locale: str) -> None:
    spoken = words(locale, "few_acres")
    for stage in ("start", "sieges"):
        view = hands.views()[stage]
        for side in SIDES:
            ids = [each for each in DRAWING.details(view) if each.startswith(f"locations-{side}")]
            pages = [detail(view, which, locale) for which in ids]
            shown = [each for scene, _ in pages for each in said(scene)]
            text = "\n".join(told for _, told in pages)
            painted = " ".join(shown)
            assert not any("…" in each for each in shown), shown
            for card in view.players[side].locations:
                assert printable(name(card, locale)) in shown
                assert f"- **{name(card, locale)}**: " in text
                for places in CARDS[card].routes.values():
                    for place in places:
                        title = spoken.say(Text(f"place-{place}"))
                        assert printable(title) in painted
                        assert title in text


@every_locale
def test_held_cards_show_every_zone(locale: str) -> None:
    view = hands.views()["sieges"]
    for side in SIDES:
        each = view.players[side]
        scene, text = detail(view, f"cards-{side}", locale)
        shown = said(scene)
        assert not any("…" in words_ for words_ in shown), shown
        fought = [card for siege in view.sieges for card in siege.cards[side]]
        zones = (each.unseen, each.discard, each.reserve, fought)
        for card in (card for zone in zones for card in zone):
            assert titles(view, card, locale) & set(shown), card
            assert name(card, locale) in text
        assert {str(len(each.discard)), f"{len(each.reserve)}/5"} <= set(shown)


def test_held_cards_show_their_symbols_or_picture() -> None:
    view = hands.views()["sieges"]
    scene, _ = detail(view, "cards-french")
    player = view.players["french"]
    fought = [card for siege in view.sieges for card in siege.cards["french"]]
    cards = [*player.unseen, *player.discard, *player.reserve, *fought]

    found = icons(scene)

    signs = Counter(each.kind for card in set(cards) for each in symbols_of(CARDS[card]))
    for kind in ("bateaux", "fur", "ship", "settler", "military", "ambush"):
        assert signs[kind] - 1 <= found[kind], kind  # two priests are one entry
    assert 1 == found[picture_of(CARDS["f-trader"])]
    assert BAND_SIGN >= 32


def test_one_knows_ones_own_deck_and_of_the_foe_hand_and_deck_together() -> None:
    state = hands.sieges()
    for side in SIDES:
        own = view_of(state, SEATS[side])
        _, mine = detail(own, f"cards-{side}")
        _, theirs = detail(own, f"cards-{foe_of(side)}")
        assert f"**In hand** ({len(own.hand)})" in mine
        assert f"**In the deck** ({len(own.deck)})" in mine
        foe = own.players[foe_of(side)]
        assert f"**In hand and in the deck** ({foe.hand_size} + {foe.deck_size})" in theirs
        assert "In the deck**" not in theirs.replace("In hand and in the deck**", "")


def test_cards_in_an_attack_are_shown_where_they_lie() -> None:
    view = hands.views()["attack"]

    scene, text = detail(view, "cards-british")

    assert {"In the attack", "Rangers"} <= set(said(scene))
    assert "**In the attack** (2)\n- **Rangers**" in text
    assert "In the attack" not in detail(view, "cards-french")[1]


@every_picture
def test_texts_fit_a_message(locale: str, names: tuple[str, ...]) -> None:
    spoken = words(locale, "few_acres", names)
    for view in hands.views().values():
        assert len(DRAWING.hand_text(view, spoken)) <= MESSAGE
        for which in DRAWING.details(view):
            assert 0 < len(DRAWING.detail_text(view, which, spoken)) <= MESSAGE


# What nobody may know


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seat", [BRITISH, FRENCH])
def test_nothing_depends_on_the_foes_hand_or_the_order_of_decks(seat: Seat, seed: int) -> None:
    spoken = words("en", "few_acres")
    state, redealt = hands.sieges(), hands.sieges()
    for each in (state, redealt):
        each.players["british"].deck += each.players["british"].discard[:3]
        del each.players["british"].discard[:3]
    Game().redeal(redealt, seat, Rng(seed))
    assert state.players != redealt.players
    before, after = view_of(state, seat), view_of(redealt, seat)

    assert DRAWING.hand(before, spoken) == DRAWING.hand(after, spoken)
    assert DRAWING.hand_text(before, spoken) == DRAWING.hand_text(after, spoken)
    assert DRAWING.board_text(before, spoken) == DRAWING.board_text(after, spoken)
    assert DRAWING.status(before, spoken) == DRAWING.status(after, spoken)
    assert DRAWING.board(before, spoken, {}) == DRAWING.board(after, spoken, {})
    assert DRAWING.details(before) == DRAWING.details(after)
    for which in DRAWING.details(before):
        one, other = (DRAWING.detail(view, which, spoken) for view in (before, after))
        assert one == other
        one_text = DRAWING.detail_text(before, which, spoken)
        assert one_text == DRAWING.detail_text(after, which, spoken)


def test_a_foes_hand_is_told_apart_from_its_deck_by_nobody_else() -> None:
    """Only where a card is in the open does a foe's picture say in which pile it is."""
    state = layout(british="boston norfolk", decks={"british": "new-york pemaquid"})
    swapped = layout(british="new-york norfolk", decks={"british": "boston pemaquid"})
    for seat in (FRENCH, None):
        for which in ("cards-british", "piles-british"):
            assert detail(view_of(state, seat), which) == detail(view_of(swapped, seat), which)
    assert detail(view_of(state, BRITISH), "cards-british") != detail(
        view_of(swapped, BRITISH), "cards-british"
    )
