"""Hands and expeditions of Lewis & Clark can be read, and show what their seat may know."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import pytest

from engine.core import Rng, Seat, Text
from engine.lewis_clark.content import CHARACTERS
from engine.lewis_clark.effects import RESOURCES
from engine.lewis_clark.game import LewisClark as Game
from engine.lewis_clark.view import View, view_of
from render.art import ALT_LIMIT, printable
from render.lewis_clark import LewisClark
from render.lewis_clark.boats import loads
from render.lewis_clark.flow import flow_of
from render.lewis_clark.hand import BAND_H, PAD, grid_of
from render.lewis_clark.signs import row_width
from render.scene import Icon, Scene
from render.theme import WIDTH
from tests.engine.lewis_clark.table import layout
from tests.render import lewis_clark_hands as hands
from tests.render.lewis_clark_samples import FIFTH
from tests.render.samples import LOCALES, LONG, NAMES, words
from tests.render.shapes import assert_inside, is_word, labels, overlapping

DRAWING = LewisClark()
LEAST_WORD, LEAST_NUMBER = 30, 26
every_locale = pytest.mark.parametrize("locale", LOCALES)


@lru_cache(maxsize=4)
def scenes(locale: str, names: tuple[str, ...]) -> tuple[Scene, ...]:
    spoken = words(locale, "lewis_clark", names)
    return tuple(scene for _, scene in hands.scenes(spoken, "light"))


every_picture = pytest.mark.parametrize(
    ("locale", "names"),
    [
        pytest.param(locale, names, id=f"{locale}-{kind}")
        for locale in LOCALES
        for kind, names in (("usual", (*NAMES[locale], FIFTH)), ("long", (*LONG, FIFTH)))
    ],
)


def said(scene: Scene) -> list[str]:
    return [label.words for label in labels(scene)]


def hand_of(view: View, locale: str = "en") -> Scene:
    scene = DRAWING.hand(view, words(locale, "lewis_clark"))
    assert scene is not None
    return scene


def area_of(view: View, seat: int, locale: str = "en") -> Scene:
    spoken = words(locale, "lewis_clark", (*NAMES[locale], FIFTH))
    return DRAWING.detail(view, f"area-{seat}", spoken)


def name(card: str, locale: str = "en") -> str:
    return words(locale, "lewis_clark").say(Text(f"card-{card}"))


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
def test_words_can_be_read_on_a_phone_and_painted(locale: str, names: tuple[str, ...]) -> None:
    for scene in scenes(locale, names):
        assert 0 < len(scene.alt) <= ALT_LIMIT
        for label in labels(scene):
            assert printable(label.words) == label.words
            if is_word(label):
                assert label.size >= LEAST_WORD, label
            elif label.words.isdigit():
                assert label.size >= LEAST_NUMBER, label


@pytest.mark.parametrize("number", [6, 9, 12, 16, 20, 25, 30])
def test_the_signs_of_every_action_fit_a_card(number: int) -> None:
    grid = grid_of(number)
    w, h = grid.w - 2 * PAD + 4, grid.h - BAND_H - 52
    if grid.style is not None:
        w, h = grid.w - 106, grid.h - BAND_H - 8

    for card in CHARACTERS:
        flow = flow_of(card, w, h)
        assert flow.height <= h, card
        assert all(row_width(line, flow.size) <= w for line in flow.lines), card


@every_locale
@pytest.mark.parametrize("number", [6, 12, 16])
def test_no_name_and_no_action_is_cut_in_a_hand_of_a_usual_size(number: int, locale: str) -> None:
    cards = list(hands.ENCOUNTERED)
    for start in range(0, len(cards), number):
        held = " ".join(cards[start : start + number])
        view = view_of(layout(1, hands={0: held}, journal="", pile=""), Seat(0))
        shown = said(hand_of(view, locale))
        assert not any("…" in each for each in shown), shown
        assert {printable(name(card, locale)) for card in view.hand} <= set(shown)


@pytest.mark.parametrize("stage", ["start", "long", "sixteen", "twenty", "thirty", "all"])
def test_a_hand_shows_every_card_and_its_strength(stage: str) -> None:
    view = hands.views()[stage]
    scene = hand_of(view)
    shown = Counter(label.words for label in labels(scene) if label.size >= 38 and label.y > 84)
    badges = Counter(each.name for each in scene.shapes if isinstance(each, Icon) and each.y > 84)

    held = Counter(str(CHARACTERS[card].strength) for card in view.hand)
    assert all(shown[number] >= n for number, n in held.items())
    for kind, n in Counter(CHARACTERS[card].badge for card in view.hand).items():
        assert badges[kind] >= n
    text = DRAWING.hand_text(view, words("en", "lewis_clark")).splitlines()
    assert len(view.hand) == sum(line.startswith("- ") for line in text)
    for card in view.hand:
        [line] = [each for each in text if each.startswith(f"- **{name(card)}**")]
        assert f"strength {CHARACTERS[card].strength}, {CHARACTERS[card].badge} badge" in line


def test_a_hand_tells_what_the_boats_hold() -> None:
    view = hands.views()["sixteen"]

    top = [label.words for label in labels(hand_of(view)) if label.y < 84]

    assert ["2", "3", "1", "2", "2", "1", "11/11", "4"] == top[-8:]
    text = DRAWING.hand_text(view, words("en", "lewis_clark"))
    assert (
        "**Your hand** · 2 wood, 3 fur, 1 food, 2 equipment, 2 canoes, 1 horse (11 of 11) · "
        "4 Indians · camping now: 25, to -5"
    ) == text.splitlines()[0]


def test_a_hand_tells_its_seat_of_cheaper_pages() -> None:
    state = layout(2, areas={0: "joseph-gravelines+1"})
    spoken = words("en", "lewis_clark")

    mine = DRAWING.hand_text(view_of(state, Seat(0)), spoken)
    theirs = DRAWING.hand_text(view_of(state, Seat(1)), spoken)

    assert "For you the journal costs, from the last page: 0, 0, 1, 2, 3 fur." in mine
    assert "For you" not in theirs
    board = {DRAWING.board_text(view_of(state, seat), spoken) for seat in (None, Seat(0), Seat(1))}
    assert 1 == len(board)


def test_an_empty_hand_is_nothing_to_show() -> None:
    view = view_of(layout(2, hands={0: ""}, areas={0: "york/joseph-whitehouse"}), Seat(0))
    for each in (view, view_of(layout(2), None)):
        assert DRAWING.hand(each, words("en", "lewis_clark")) is None
        assert "" == DRAWING.hand_text(each, words("en", "lewis_clark"))


# Expeditions


def test_there_is_a_close_up_of_every_expedition_ones_own_first() -> None:
    state = layout(4)
    spoken = words("en", "lewis_clark")

    assert ("area-2", "area-0", "area-1", "area-3") == DRAWING.details(view_of(state, Seat(2)))
    view = view_of(state, None)
    assert ("area-0", "area-1", "area-2", "area-3") == DRAWING.details(view)
    assert "Expedition (Barbora)" == DRAWING.detail_title(view, "area-2", spoken)
    for wrong in ("area-4", "area-", "area--1", "2", "board"):
        with pytest.raises(LookupError):
            DRAWING.detail(view, wrong, spoken)


def test_only_its_owner_reads_which_card_lies_face_down() -> None:
    state = hands.middle()
    spoken = words("en", "lewis_clark")
    for seat, beneath in ((0, "joseph-whitehouse"), (1, "hugh-mcneal")):
        for viewer in (None, *state.everyone):
            view = view_of(state, viewer)
            scene, text = area_of(view, seat), DRAWING.detail_text(view, f"area-{seat}", spoken)
            own = viewer == seat
            assert own == (name(beneath) in said(scene))
            assert own == (name(beneath) in text)
            assert name(beneath) not in scene.alt
            assert own != ("beneath it face down a card" in text)
            back = f"strength {CHARACTERS[beneath].strength}, {CHARACTERS[beneath].badge} badge"
            assert back in text


def test_an_expedition_shows_what_camping_costs() -> None:
    view = hands.views()["middle"]

    shown = [label.words for label in labels(area_of(view, 0)) if 98 < label.y < 210]

    # Three cards, a loaded second boat, and four of five Indians: two come back from a card.
    assert ["8", "=", "3", "+", "?", "1", "+", "4", "3"] == shown[-9:]
    assert (
        "Camping now takes 8: 3 for cards in hand, 1 for resources, 4 for Indians. "
        "The scout would fall back to space 3."
    ) in DRAWING.detail_text(view, "area-0", words("en", "lewis_clark"))


def test_john_boley_is_seen_to_save_time() -> None:
    view = view_of(layout(2, areas={0: "john-boley+1"}, hands={0: "york seaman"}), Seat(0))

    shown = said(area_of(view, 0))

    assert "\N{MINUS SIGN}1" in shown
    assert "1 saved" in DRAWING.detail_text(view, "area-0", words("en", "lewis_clark"))


def test_an_expedition_shows_every_boat_with_its_load() -> None:
    view = hands.views()["crowded"]
    each = view.expeditions[0]

    text = DRAWING.detail_text(view, "area-0", words("en", "lewis_clark"))

    boats = text[text.index("**Boats**") : text.index("**Characters")].strip().splitlines()[1:]
    assert [
        "- up to 3 resources, no time: 3 wood",
        "- up to 3 resources, 1 time if loaded: 3 wood; time 1",
        "- up to 5 resources, 1 time each: 3 fur; time 3",
        "- up to 1 Indian, no time: 1 Indian",
        "- any number of Indians, 1 time each: empty",
        "- up to 5 resources, 1 time if loaded: 2 fur, 3 food; time 1",
        "- up to 2 resources, no time: 2 equipment",
        "- up to 3 Indians, 1 time if loaded: 3 Indians; time 1",
        "- up to 1 Indian, no time: empty",
        "- up to 5 resources, 1 time if loaded: 3 canoes, 2 horses; time 1",
    ] == boats
    laden = Counter(kind for _, kinds in loads(each) for kind in kinds)
    assert {kind: each.resources[kind] for kind in RESOURCES} == laden


def test_an_expedition_shows_who_was_played_and_with_what() -> None:
    view = hands.views()["middle"]

    text = DRAWING.detail_text(view, "area-0", words("en", "lewis_clark")).splitlines()

    york, clark = text[-2:]
    assert (
        "- **York** with strength 1; beneath it face down Joseph Whitehouse: strength 1, "
        "equipment badge; food badge; Hunter: Collect food"
    ) == york
    assert (
        "- **William Clark** with strength 2; 2 Indians on it; fur badge; Commander: "
        "1 food → 2 spaces on the river / 1 canoe → 4 spaces on the river / "
        "1 horse → 2 spaces in the mountains"
    ) == clark
    assert "included: 2 wood, 2 fur, 1 food, 2 equipment." in text[3]


@pytest.mark.parametrize("stage", ["crowded", "many", "more"])
def test_an_expedition_shows_every_strength_and_every_indian(stage: str) -> None:
    view = hands.views()[stage]
    each = view.expeditions[0]
    scene = area_of(view, 0)

    lying = [label for label in labels(scene) if label.y > 460 and label.words.isdigit()]
    shown = Counter(label.words for label in lying)
    figures = [icon for icon in scene.shapes if isinstance(icon, Icon) and icon.name == "indian"]

    strengths = Counter(str(played.strength) for played in each.area)
    strengths += Counter(str(card.back.strength) for card in each.area if card.back)
    assert all(shown[number] >= n for number, n in strengths.items())
    on_cards = sum(played.indians for played in each.area)
    assert each.indians + on_cards <= len([icon for icon in figures if icon.y > 210])


# What nobody may know


@pytest.mark.parametrize("seed", range(4))
def test_nothing_depends_on_what_a_seat_cannot_see(seed: int) -> None:
    spoken = words("en", "lewis_clark", (*NAMES["en"], FIFTH))
    state, redealt = hands.middle(), hands.middle()
    Game().redeal(redealt, Seat(0), Rng(seed))
    assert state.expeditions[1] != redealt.expeditions[1]
    before, after = view_of(state, Seat(0)), view_of(redealt, Seat(0))

    assert DRAWING.hand(before, spoken) == DRAWING.hand(after, spoken)
    assert DRAWING.hand_text(before, spoken) == DRAWING.hand_text(after, spoken)
    assert DRAWING.board_text(before, spoken) == DRAWING.board_text(after, spoken)
    assert DRAWING.status(before, spoken) == DRAWING.status(after, spoken)
    for which in DRAWING.details(before):
        one, other = (DRAWING.detail(view, which, spoken) for view in (before, after))
        assert one == other
        one_text = DRAWING.detail_text(before, which, spoken)
        assert one_text == DRAWING.detail_text(after, which, spoken)


def test_a_face_down_card_of_a_foe_reads_as_its_back_alone() -> None:
    beneath = set()
    for seed in range(12):
        state = hands.middle()
        Game().redeal(state, Seat(0), Rng(seed))
        beneath.add(state.expeditions[1].area[0].beneath)
        text = DRAWING.detail_text(view_of(state, Seat(0)), "area-1", words("en", "lewis_clark"))
        assert "beneath it face down a card: strength 1, wood badge" in text

    assert {"hay", "little-raven"} == beneath
