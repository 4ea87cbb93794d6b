"""Text boards of A Few Acres of Snow say all that the pictures show."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from engine.core import Config, Rng, Text
from engine.few_acres.content import CARDS, LINKS, PLACES, SIDES, PlaceId
from engine.few_acres.setup import deal
from engine.few_acres.state import Attack, Bid, Deed, Ending, State
from engine.few_acres.view import View, view_of
from render.art import ALT_LIMIT
from render.few_acres import FewAcres
from render.few_acres.phrases import sentences
from render.few_acres.regions import REGIONS
from tests.engine.few_acres.table import BRITISH, FRENCH, layout
from tests.render import few_acres_hands as hands
from tests.render.samples import LOCALES, LONG, NAMES, catalogue, words
from tests.render.shapes import labels

DRAWING = FewAcres()
MESSAGE = 3500  # characters
DEEDS = (
    "settle", "develop", "fortify", "besiege", "reinforce", "won-attacker", "won-defender", "raid",
    "piracy",
)  # fmt: skip
BOARD: dict[PlaceId, str] = {
    "albany": "british town fortified",
    "halifax": "british fortified",
    "oswego": "french town",
    "fort-st-john": "french",
    "kennebec": "french fortified",
}
every_locale = pytest.mark.parametrize("locale", LOCALES)


def table() -> State:
    """Something of everything that a text must say."""
    state = layout(
        british="boston",
        french="trader",
        board=BOARD,
        reserves=hands.RESERVES,
        sieges={"british": "louisbourg +1 siege-artillery french:militia.2", "french": "halifax"},
        money={"british": 17, "french": 1},
        deeds=[Deed("settle", "british", "albany"), Deed("raid", "british", "oswego")],
    )
    state.players["french"].captured_villages, state.players["french"].captured_towns = 1, 2
    state.handicap = {"french": 3}
    return state


def crowded() -> State:
    """Every place a fortified town, two sieges, reserves full, long deeds."""
    held = {
        place: f"{'british' if n % 2 else 'french'} town fortified"
        for n, place in enumerate(PLACES)
        if place not in ("boston", "quebec")
    }
    state = layout(
        board=held,
        reserves=hands.RESERVES,
        sieges={
            "british": "albany +3 siege-artillery ships.2 rangers french:militia.2",
            "french": "halifax -2 regular-infantry british:regular-infantry.3",
        },
    )
    state.deeds = [Deed(what, "british", "fort-william-henry") for what in DEEDS]
    return state


def board_text(view: View, locale: str = "en") -> str:
    return DRAWING.board_text(view, words(locale, "few_acres"))


def line_of(text: str, start: str) -> str:
    [line] = [each for each in text.splitlines() if each.startswith(start)]
    return line


# The board


def test_a_board_says_every_place_under_who_holds_it() -> None:
    text = board_text(view_of(table(), BRITISH))

    towns = line_of(text, "- **Adam**, towns: ").partition(": ")[2]
    assert (
        "Boston 4 (settlers, port, defence 1), New York 4 (settlers, port, defence 1), "
        "Albany 8 (settlers, fortified)"
    ) == towns
    villages = line_of(text, "- **Penelope**, villages: ")
    assert "Kennebec (fortified)" in villages
    assert "Fort St John" in villages
    assert "Louisbourg 4 (settlers, port, defence 1, besieged)" in villages
    assert "Oswego 4 (cut off)" in line_of(text, "- **Penelope**, towns: ")
    assert "Halifax 2 (settlers, port, fortified, besieged)" in text
    free = line_of(text, "- **Free**: ")
    assert "Fort Beauséjour (supply port)" in free
    assert "Fort Duquesne 4, " in free


@every_locale
@pytest.mark.parametrize("make", [table, crowded])
def test_no_place_is_left_out_of_a_board(make: object, locale: str) -> None:
    assert callable(make)
    spoken = words(locale, "few_acres")
    text = DRAWING.board_text(view_of(make(), None), spoken)

    start = text.index(f"**{spoken.say(Text('draw-acres-places'))}**")
    rows = text[start:].splitlines()[1:6]
    # Names, perhaps with points, once what stands in parentheses is away.
    told = [re.sub(r" \([^)]*\)", "", row).partition("**")[2].partition(": ")[2] for row in rows]
    names = [re.sub(r" \d+$", "", each) for row in told for each in row.split(", ")]
    none = spoken.say(Text("draw-acres-none"))
    printed = [spoken.say(Text(f"place-{place}")) for place in PLACES]
    assert sorted(printed) == sorted(name for name in names if name != none)


def test_a_board_says_what_both_sides_have() -> None:
    text = board_text(view_of(table(), None))

    british = line_of(text, "- **Adam** (Britain): ")
    for part in (
        "money 17",
        "hand 1",
        "villages 12, towns 9",
        "reserve: Militia, Rangers, Regular Infantry, Settlers, Ships",
        "captured: villages 0, towns 0, worth 0",
    ):
        assert part in british, part
    french = line_of(text, "- **Penelope** (France): ")
    for part in (
        "money 1;",
        "(3 from the auction)",
        "captured: villages 1, towns 2, worth 10",
        "reserve: Militia, Priest × 2, Neutral Fortification, Neutral Settlers",  # noqa: RUF001
    ):
        assert part in french, part
    assert "Fortifications left: 9." in text


def test_a_board_says_how_sieges_stand_and_who_needs_what() -> None:
    text = board_text(view_of(table(), None))

    assert (
        "- **Siege of Louisbourg** by Adam: 1 for Adam; the attacker wins with 2 (of 7), "
        "the defender with 1 (of 5); Adam: Siege Artillery; Penelope: Militia"
    ) in text
    assert "- **Siege of Halifax** by Penelope: 3 for Adam; the attacker wins with 2 (of 7)" in text
    strict = table()
    strict.defender_needs = 2
    assert "the defender with 2 (of 5)" in board_text(view_of(strict, None))


def test_a_board_says_which_cards_are_to_be_had_with_their_prices() -> None:
    view = view_of(layout(), None)
    text = board_text(view)

    assert "Neutral Settlers × 2 (7)" in text  # noqa: RUF001
    british = line_of(text, "- Britain: ")
    assert "Regular Infantry × 6 (7)" in british  # noqa: RUF001
    assert "Trader (0)" in british
    for side, start in (("british", "- Britain: "), ("french", "- France: ")):
        line = line_of(text, start)
        for card in view.players[side].locations:
            name = words("en", "few_acres").say(Text(f"place-{CARDS[card].place}"))
            assert name in line.partition("location cards: ")[2]


def test_a_board_says_what_was_done_last() -> None:
    view = view_of(table(), None)
    assert "**Last move:** Adam: settled Albany; raided Oswego." in board_text(view)
    quiet = layout()
    assert "Last move" not in board_text(view_of(quiet, None))


@every_locale
@pytest.mark.parametrize("what", DEEDS)
def test_every_deed_has_words_of_its_own(what: str, locale: str) -> None:
    state = layout(deeds=[Deed(what, "french", "port-royal")])
    last = words(locale, "few_acres").say(Text("draw-last"))
    assert "Port Royal" in line_of(board_text(view_of(state, None), locale), f"**{last}:** ")
    others = {
        board_text(view_of(layout(deeds=[Deed(other, "french", "port-royal")]), None), locale)
        for other in DEEDS
    }
    assert len(DEEDS) == len(others)


@every_locale
def test_a_board_says_what_must_be_answered(locale: str) -> None:
    spoken = words(locale, "few_acres")
    found = set()
    for kind, place in (("raid", "gaspe"), ("ambush", None), ("natives", None)):
        state = layout()
        state.attack = Attack(kind, "british", ["b-rangers"], place)  # type: ignore[arg-type]
        view = view_of(state, None)
        text = DRAWING.board_text(view, spoken)
        now = line_of(text, f"**{spoken.say(Text('draw-acres-now'))}:** ")
        assert NAMES[locale][0] in now
        assert spoken.say(Text("card-b-rangers")) in now
        assert (place is not None) == ("Gaspé" in now)
        assert NAMES[locale][1] in DRAWING.status(view, spoken)
        assert now.split(":** ")[1].rstrip(".") in DRAWING.board(view, spoken, {}).alt
        found.add(now)
    assert 3 == len(found)


@every_locale
@pytest.mark.parametrize("ended", [each for each in get_args(Ending) if each])
def test_a_board_says_how_the_match_ended_and_who_won(ended: Ending, locale: str) -> None:
    spoken = words(locale, "few_acres")
    state = layout(stage="end", ended=ended, winner="french")
    text = DRAWING.board_text(view_of(state, None), spoken)

    assert spoken.say(Text("draw-acres-board-ended", {"how": ended})) in text
    won = spoken.say(Text("draw-won", {"names": NAMES[locale][1], "n": 1}))
    assert won in text
    assert won in DRAWING.status(view_of(state, None), spoken)


@every_locale
def test_before_the_sides_are_settled_countries_stand_for_players(locale: str) -> None:
    spoken = words(locale, "few_acres")
    view = view_of(deal(Config(2, {"sides": "bid"}), Rng(1)), None)
    text = DRAWING.board_text(view, spoken)

    assert spoken.say(Text("draw-acres-auction")) in DRAWING.status(view, spoken)
    for side in SIDES:
        assert f"- **{spoken.say(Text('draw-acres-power', {'side': side}))}**: " in text
    assert NAMES[locale][0] not in text


def test_a_board_says_what_was_offered_for_the_sides() -> None:
    state = layout(bids=[Bid("british", 4), Bid("british", 1)])
    text = board_text(view_of(state, None))
    assert "Adam: Britain for 4 points, Penelope: Britain for 1 point" in text
    assert "Auction" not in board_text(view_of(layout(), None))


def test_a_draft_before_the_match_says_who_takes_a_card() -> None:
    state = layout(stage="french-draft")
    assert "Penelope takes a first card" in DRAWING.status(
        view_of(state, None), words("en", "few_acres")
    )


def test_a_status_tells_turn_actions_and_points() -> None:
    view = view_of(layout(), None)
    british, french = (view.players[side].points for side in SIDES)
    assert (
        f"Turn 3. Adam to move · 2 actions. Points: Adam {british}, Penelope {french}"
    ) == DRAWING.status(view, words("en", "few_acres"))


@every_locale
@pytest.mark.parametrize("names", [None, LONG], ids=["usual", "long"])
@pytest.mark.parametrize("make", [table, crowded, hands.sieges, hands.attack, layout])
def test_texts_fit_a_message(make: object, names: tuple[str, ...] | None, locale: str) -> None:
    assert callable(make)
    spoken = words(locale, "few_acres", names)
    view = view_of(make(), BRITISH)
    assert 500 < len(DRAWING.board_text(view, spoken)) <= MESSAGE
    assert len(DRAWING.status(view, spoken)) <= 200
    for which in DRAWING.details(view):
        assert len(DRAWING.detail_text(view, which, spoken)) <= MESSAGE
        assert 0 < len(DRAWING.detail(view, which, spoken).alt) <= ALT_LIMIT
    assert 0 < len(DRAWING.board(view, spoken, {}).alt) <= ALT_LIMIT


def test_the_board_is_the_same_for_everybody() -> None:
    state = table()
    texts = {board_text(view_of(state, seat)) for seat in (None, BRITISH, FRENCH)}
    spoken = words("en", "few_acres")
    pictures = {DRAWING.board(view_of(state, seat), spoken, {}) for seat in (None, BRITISH, FRENCH)}
    assert (1, 1) == (len(texts), len(pictures))


# Regions


def test_every_place_is_in_a_region() -> None:
    assert set(PLACES) == {place for places in REGIONS.values() for place in places}
    for seat in (None, BRITISH, FRENCH):
        assert set(REGIONS) <= set(DRAWING.details(view_of(layout(), seat)))


@every_locale
@pytest.mark.parametrize("which", sorted(REGIONS))
def test_a_region_says_its_places_their_links_and_its_sieges(which: str, locale: str) -> None:
    spoken = words(locale, "few_acres")
    view = view_of(table(), None)
    text = DRAWING.detail_text(view, which, spoken)

    for place in REGIONS[which]:
        name = spoken.say(Text(f"place-{place}"))
        line = next(each for each in text.splitlines() if each.startswith(f"- {name}"))
        for link in LINKS:
            if place in link.between:
                [other] = set(link.between) - {place}
                assert spoken.say(Text(f"place-{other}")) in line
                assert spoken.say(Text(f"draw-acres-board-{link.kind}")) in line
        if place in view.board:
            holder = view.players[view.board[place].side].seat
            assert holder is not None
            assert NAMES[locale][holder] in line
    besieged = [siege for siege in view.sieges if siege.place in REGIONS[which]]
    started = [line for line in text.splitlines() if line.startswith("- **")]
    assert len(besieged) == len(started)
    assert DRAWING.detail_title(view, which, spoken) in text.splitlines()[0]
    for label in labels(DRAWING.detail(view, which, spoken)):
        assert "…" not in label.words


# Cards


@every_locale
def test_every_empire_card_says_what_it_does(locale: str) -> None:
    spoken = words(locale, "few_acres")
    for card in CARDS.values():
        told = [spoken.say(each) for each in sentences(card)]
        assert told or card.place is not None
        assert all(each[:1].isupper() or each[:1].isdigit() for each in told), told
        assert all(each.endswith(".") and "[" not in each for each in told), told


def test_numbers_of_cards_come_from_the_content() -> None:
    spoken = words("en", "few_acres")
    card = CARDS["b-siege-artillery"]
    dearer = msgspec.structs.replace(
        card, face=msgspec.structs.replace(card.face, military=5, siege_price=4)
    )
    assert "5 in a siege for 4 coins." == spoken.say(sentences(dearer)[0])


def test_nothing_is_left_without_words() -> None:
    for locale in LOCALES:
        spoken = words(locale, "few_acres")
        for view in (*hands.views().values(), view_of(table(), FRENCH)):
            assert "[" not in board_text(view, locale)
            assert "[" not in DRAWING.hand_text(view, spoken)
            for which in DRAWING.details(view):
                assert "[" not in DRAWING.detail_text(view, which, spoken)
    assert not [each for each in catalogue().missing if each[1].startswith("draw-acres")]
    assert [] == [each for each in catalogue().faults if "draw-acres" in each]
