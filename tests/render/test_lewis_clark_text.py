"""Lewis & Clark in words says all that its board shows, and fits into a message."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import Seat, Text
from engine.lewis_clark.content import CHARACTERS, PLACES
from engine.lewis_clark.state import LastTurn
from engine.lewis_clark.view import DoingView, View, view_of
from render.lewis_clark import LewisClark
from tests.engine.lewis_clark.table import layout
from tests.render import lewis_clark_hands, lewis_clark_samples
from tests.render.samples import LOCALES, LONG, NAMES, catalogue, words

DRAWING = LewisClark()
TEXT_LIMIT = 3500
FIVE = lewis_clark_samples.FIFTH
every_locale = pytest.mark.parametrize("locale", LOCALES)


def view(**changes: Any) -> View:
    """A position of three, as nobody in particular sees it."""
    table: dict[str, Any] = {
        "areas": {0: "york/joseph-whitehouse william-clark+2", 1: "pierre-cruzatte/hugh-mcneal"},
        "hands": {0: "john-b-thompson francois-labiche"},
        "goods": {0: "wood 3 horse 1", 1: "", 2: "canoe 2 equipment 1"},
        "indians": {0: 3, 1: 0},
        "scouts": {0: 17, 1: -3, 2: 9},
        "camps": {0: 12, 2: 4},
        "journal": "black-cat big-horse old-toby hay cut-nose",
        "village": {"hunting": 1, "expedition-upgrade": 2, "horse-trade": 1},
        "turn": 21,
    }
    state = layout(3, **{**table, **changes})
    return view_of(state, None)


def text(seen: View, locale: str = "en") -> str:
    return DRAWING.board_text(seen, words(locale, "lewis_clark"))


def line(said: str, start: str) -> str:
    [found] = [each for each in said.splitlines() if each.startswith(start)]
    return found


def test_the_board_in_words_says_where_everyone_is_and_what_they_hold() -> None:
    said = text(view())

    assert (
        "- **Adam**: scout 17; camp 12; 2 cards in hand; 3 wood, 1 horse (4 of 11); 3 Indians; "
        "camping now: 7, to 10; played: York 1, William Clark 2; badges: 1 fur, 1 food, "
        "1 equipment"
    ) == line(said, "- **Adam**")
    assert "scout -3; camp 0; 4 cards in hand; no resources (0 of 11); no Indians" in said
    assert "scout 9; camp 4; 6 cards in hand; 1 equipment, 2 canoes (3 of 11)" in said


def test_the_board_in_words_counts_indians_everywhere() -> None:
    seen = msgspec.structs.replace(view(), powwow=4, newcomers=2, indians=1)

    said = text(seen)

    assert (
        "Hunting 1/1 · Craftsmanship 0/1 · Gift 0/1 · Farewell 0/1 · Shamanism 0/1 · "
        "Expedition Upgrade 2/2 · Canoe Manufacturing 0 · Horse Trade 1 · "
        "Powwow 4, newcomers 2"
    ) in said
    assert "Indians in the stock: 1." in said


def test_the_board_in_words_says_the_journal_with_prices() -> None:
    said = text(view())

    pages = said[said.index("**Journal**") : said.index("**Route")].strip().splitlines()[1:]
    for page, expected in zip(
        pages,
        (
            "Black Cat**, 1 fur and 3 equipment: strength 3, wood badge; 2 primary resources",
            "Big Horse**, 2 fur and 1 equipment: strength 1, fur badge; 2 Indians → 1 horse",
            "Old Toby**, 3 fur and 3 equipment: strength 3, fur badge; 1 canoe, 1 horse → 6 ",
            "Hay**, 4 fur and 1 equipment: strength 1, wood badge; Once: different primary ",
            "Cut Nose**, 5 fur and 3 equipment: strength 3, fur badge; Lasting: +1 to a move ",
        ),
        strict=True,
    ):
        assert page.startswith(f"- **{expected}")


def test_the_board_in_words_counts_piles_and_boats() -> None:
    seen = msgspec.structs.replace(
        view(), draw_pile=1, discard=("york", "hay"), tiles={"resources": 4, "indians": 0}
    )

    said = text(seen)

    assert "1 card in the draw pile, 2 discarded." in said
    assert "Boats left: 4 for resources, 0 for Indians." in said


def test_the_route_in_words_names_every_change_of_terrain() -> None:
    seen = view()
    changed = list(seen.route)
    changed[5 + 7] = "mountain"

    plain, other = text(seen), text(msgspec.structs.replace(seen, route=tuple(changed)))

    assert (
        "**Route:** river -5 to 17, river and mountains 18, mountains 19 to 25, "
        "river and mountains 26, river 27 to 31, mountains 32 to 34, river 35 to 49."
    ) == line(plain, "**Route")
    assert "river -5 to 6, mountains 7, river 8 to 17, " in line(other, "**Route")


@pytest.mark.parametrize(
    ("last", "expected"),
    [
        (LastTurn(Seat(0), 3, 9, "york"), "Adam: York; scout from 3 to 9."),
        (LastTurn(Seat(1), 3, 3, "gift", "hay"), "Penelope: Gift; recruits Hay."),
        (LastTurn(Seat(2), 9, 4, "hay", None, True), "Barbora: Hay; camp, scout to 4."),
        (LastTurn(Seat(2), 4, 4), "Barbora: no action."),
    ],
)
def test_the_last_move_is_told(last: LastTurn, expected: str) -> None:
    seen = msgspec.structs.replace(view(), last=last)

    assert f"**Last move:** {expected}" == line(text(seen), "**Last move")


def test_actions_under_way_are_told_one_in_another() -> None:
    doing = (DoingView("the-partisan", 2, 1), DoingView("york", 1, 0))

    said = text(msgspec.structs.replace(view(), doing=doing))

    assert "**Under way:** The Partisan, strength 2, done 1\n" in said
    assert "**Under way:** York, strength 1, done 0\n" in said


def test_the_solo_game_has_mackenzie_and_the_villages_badges() -> None:
    said = text(lewis_clark_hands.views()["solo"])

    assert "- **A. Mackenzie**: scout 13" in said
    assert "Hunting 1/1 (food badge)" in said
    assert all("badge" not in each for each in line(text(view()), "Hunting").split("·"))


def test_the_end_names_the_winner_and_it_may_be_mackenzie() -> None:
    positions = lewis_clark_samples.views()
    spoken = words("en", "lewis_clark")

    assert "Adam wins" in DRAWING.status(positions["won-2"], spoken)
    assert "A. Mackenzie wins" in DRAWING.status(positions["lost-1"], spoken)
    assert "Turn 21. Adam to move. Camps: Adam 12, Penelope 0, Barbora 4" == DRAWING.status(
        view(), spoken
    )


@every_locale
def test_every_action_has_its_few_words(locale: str) -> None:
    catalogue().missing.clear()
    catalogue().faults.clear()
    spoken = words(locale, "lewis_clark")
    journal = [card for card, each in CHARACTERS.items() if each.number]
    for start in range(0, len(journal), 5):
        five = (journal[start : start + 5] + journal)[:5]
        said = text(view(areas={}, hands={}, journal=" ".join(five)), locale)
        for card in five:
            assert line(said, f"- **{spoken.say(Text(f'card-{card}'))}**").count(";") >= 1

    assert set() == catalogue().missing
    assert [] == catalogue().faults


@every_locale
def test_every_message_exists(locale: str) -> None:
    catalogue().missing.clear()
    catalogue().faults.clear()
    spoken = words(locale, "lewis_clark", (*NAMES[locale], FIVE))
    for seen in (*lewis_clark_samples.views().values(), *lewis_clark_hands.views().values()):
        DRAWING.board(seen, spoken, {})
        DRAWING.hand(seen, spoken)
        DRAWING.board_text(seen, spoken)
        DRAWING.hand_text(seen, spoken)
        DRAWING.status(seen, spoken)
        for which in DRAWING.details(seen):
            DRAWING.detail(seen, which, spoken)
            DRAWING.detail_text(seen, which, spoken)
            DRAWING.detail_title(seen, which, spoken)

    assert set() == catalogue().missing
    assert [] == catalogue().faults


@every_locale
def test_texts_fit_into_a_message_with_the_longest_names(locale: str) -> None:
    names = tuple(name[:32] for name in (*LONG, FIVE * 4))
    spoken = words(locale, "lewis_clark", names).markdown
    usual = [
        seen for stage, seen in lewis_clark_hands.views().items() if stage not in ("all", "thirty")
    ]
    for seen in (*lewis_clark_samples.views().values(), *usual):
        assert len(DRAWING.board_text(seen, spoken)) <= TEXT_LIMIT
        assert len(DRAWING.hand_text(seen, spoken)) <= TEXT_LIMIT
        assert "\n" not in DRAWING.status(seen, spoken)
        for which in DRAWING.details(seen):
            assert len(DRAWING.detail_text(seen, which, spoken)) <= TEXT_LIMIT
            assert len(DRAWING.detail_title(seen, which, spoken)) <= 80


def test_boards_in_words_are_the_same_for_everyone() -> None:
    state = lewis_clark_hands.crowded()
    spoken = words("en", "lewis_clark", (*NAMES["en"], FIVE))
    views = [view_of(state, seat) for seat in (None, *state.everyone)]

    assert 1 == len({DRAWING.board_text(seen, spoken) for seen in views})
    assert 1 == len({DRAWING.status(seen, spoken) for seen in views})
    assert 1 == len({DRAWING.board(seen, spoken, {}) for seen in views})


def test_every_place_is_named_as_the_game_names_it() -> None:
    spoken = words("en", "lewis_clark")
    said = text(view())
    for place in PLACES:
        assert spoken.say(Text(f"place-{place}")) in said
