"""The board of Lewis & Clark can be read, and shows what lies on the table."""

from __future__ import annotations

from functools import lru_cache

import msgspec
import pytest

from engine.core import Seat
from engine.lewis_clark.content import CHARACTERS, FIRST_SPACE, LAST_SPACE, PLACES
from engine.lewis_clark.effects import Special
from engine.lewis_clark.state import LastTurn
from engine.lewis_clark.view import PageView, View, view_of
from render.art import printable, width
from render.lewis_clark.board import board
from render.lewis_clark.cards import effect, line, line_width
from render.lewis_clark.layout import (
    JOURNAL_W,
    JOURNAL_X,
    PANEL_H,
    PANEL_Y,
    PLACE_H,
    PLACE_W,
    STRIP_H,
    STRIP_Y,
    at,
    place_at,
    strip_at,
)
from render.lewis_clark.village import set_name
from render.paint import indexed
from render.scene import Box, Icon, Label, Oval, Path, Scene
from render.theme import SMALL, THEMES, WIDTH
from tests.engine.lewis_clark.table import layout
from tests.render.lewis_clark_samples import FIFTH, MARKS, middle_state, views
from tests.render.samples import LOCALES, LONG, NAMES, words
from tests.render.shapes import Bounds, assert_inside, bounds, is_word, labels, overlapping

LIGHT = THEMES["light"]
LEAST_WORD, LEAST_NUMBER, LEAST_DECISIVE = 30, 26, 38
LONG_FIVE = (*LONG, "Wolfgang Amadeus Theophilus")


@lru_cache(maxsize=8)
def scenes(locale: str, names: tuple[str, ...]) -> tuple[Scene, ...]:
    """Every sample, with and without letters on spaces and places."""
    spoken = words(locale, "lewis_clark", names)
    return tuple(
        board(view, spoken, marks, "light", "board")
        for view in views().values()
        for marks in ({}, MARKS)
    )


def drawn(view: View, marks: dict[str, str] | None = None, locale: str = "en") -> Scene:
    return board(
        view, words(locale, "lewis_clark", (*NAMES[locale], FIFTH)), marks or {}, "light", ""
    )


every_board = pytest.mark.parametrize(
    ("locale", "names"),
    [
        pytest.param(locale, names, id=f"{locale}-{kind}")
        for locale in LOCALES
        for kind, names in (("usual", (*NAMES[locale], FIFTH)), ("long", LONG_FIVE))
    ],
)
every_view = pytest.mark.parametrize("name", list(views()))


@every_board
def test_no_words_leave_the_board_or_run_into_others(locale: str, names: tuple[str, ...]) -> None:
    for scene in scenes(locale, names):
        assert_inside(scene)
        assert [] == list(overlapping(scene))


@every_board
def test_words_and_numbers_are_large_enough_for_a_phone(
    locale: str, names: tuple[str, ...]
) -> None:
    for scene in scenes(locale, names):
        assert (WIDTH, WIDTH * 3 // 4) == (scene.ground.width, scene.ground.height)
        for label in labels(scene):
            assert printable(label.words) == label.words
            if is_word(label):
                assert label.size >= LEAST_WORD, label
            elif label.words.isdigit() and label.words not in "12345":  # a name's number on a token
                assert label.size >= LEAST_NUMBER, label


@every_board
def test_what_a_strip_says_stays_on_it(locale: str, names: tuple[str, ...]) -> None:
    spoken = words(locale, "lewis_clark", names)
    for view in views().values():
        seats = len(view.expeditions)
        scene = board(view, spoken, {}, "light", "")
        strips = [strip_at(seat, seats) for seat in range(seats)]
        for label in (each for each in labels(scene) if STRIP_Y < each.y < STRIP_Y + STRIP_H):
            where = bounds(label)
            homes = [(x, w) for x, w in strips if x <= where.left and where.right <= x + w - 4]
            assert homes or view.mackenzie is not None, label
            assert where.bottom <= STRIP_Y + STRIP_H - 4


@every_board
def test_counts_of_a_strip_keep_clear_of_its_icons(locale: str, names: tuple[str, ...]) -> None:
    for scene in scenes(locale, names):
        low = [each for each in scene.shapes if STRIP_Y + 52 < bounds(each).top < STRIP_Y + STRIP_H]
        icons = [bounds(each) for each in low if isinstance(each, Icon) and each.name != "star"]
        for label in (each for each in low if isinstance(each, Label) and each.words.isdigit()):
            assert not any(icon.meets(bounds(label), 1) for icon in icons), label


@pytest.mark.parametrize("locale", LOCALES)
def test_usual_names_are_not_cut(locale: str) -> None:
    names = (*NAMES[locale], FIFTH)
    for view in views().values():
        said = [label.words for label in labels(drawn(view, locale=locale))]
        assert not any("…" in each for each in said)
        assert set(names[: len(view.expeditions)]) <= set(said)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_character_fits_its_page_uncut(locale: str) -> None:
    spoken = words(locale, "lewis_clark")
    room = JOURNAL_W - 258
    for card in CHARACTERS:
        name = printable(spoken(f"card-{card}"))
        size, style, parts = set_name(card, name, room)
        assert name == " ".join(parts)
        assert style.size >= LEAST_WORD
        assert all(width(part, style) + line_width(card, size) <= room for part in parts)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_last_move_is_said_whole_with_the_longest_names(locale: str) -> None:
    longest = sorted(
        CHARACTERS, key=lambda card: -width(words(locale, "lewis_clark")(f"card-{card}"), SMALL)
    )
    base = views()["middle-3"]
    for seat, name in enumerate(NAMES[locale][:3]):
        last = LastTurn(Seat(seat), 10, 44, longest[0], longest[1])
        view = msgspec.structs.replace(base, last=last)
        [said] = [
            each
            for each in labels(drawn(view, locale=locale))
            if each.words.startswith(f"{name}: ")
        ]
        assert "…" not in said.words
        assert "44" in said.words


@pytest.mark.parametrize("card", list(CHARACTERS))
def test_an_action_stays_within_its_room(card: str) -> None:
    for w, h in ((120, 120), (150, 130)):
        for shape in effect(LIGHT, card, 200, 200, w, h):
            left, top, right, bottom = bounds(shape)
            assert left >= 200 - w / 2 - 4, shape
            assert right <= 200 + w / 2 + 4, shape
            assert top >= 200 - h / 2 - 4, shape
            assert bottom <= 200 + h / 2 + 4, shape


@pytest.mark.parametrize("card", list(CHARACTERS))
def test_an_action_in_a_line_has_the_width_it_says(card: str) -> None:
    for size in (30, 38):
        wide = line_width(card, size)
        for shape in line(LIGHT, card, 600, 100, size):
            assert bounds(shape).right <= 600 + 4, shape
            assert bounds(shape).left >= 600 - wide - 4, shape


def test_actions_look_alike_only_where_they_are_alike() -> None:
    printed: dict[str, set[str]] = {}
    for character in CHARACTERS.values():
        special = isinstance(character.offers[0].gain, Special)
        does = (character.offers, character.once, special and (character.role or character.id))
        printed.setdefault(repr(effect(LIGHT, character.id, 0, 0, 150, 130)), set()).add(repr(does))
    assert [] == [kinds for kinds in printed.values() if len(kinds) > 1]


@every_view
def test_every_marked_spot_is_drawn(name: str) -> None:
    view = views()[name]
    spots = [*(f"space-{n}" for n in range(FIRST_SPACE, LAST_SPACE + 1)), *PLACES]
    plain = [label.words for label in labels(drawn(view))]
    for spot in spots:
        marked = [label.words for label in labels(drawn(view, {spot: "Q"}))]
        assert [*plain, "Q"].count("Q") == marked.count("Q"), spot


def test_a_letter_stands_at_its_space_and_its_place() -> None:
    view = views()["middle-3"]
    for spot, letter in MARKS.items():
        [found] = [
            s
            for s in drawn(view, {spot: letter}).shapes
            if isinstance(s, Label) and s.words == letter
        ]
        if spot in PLACES:
            left, top = place_at(spot)
            well = Bounds(left - 10, top - 10, left + PLACE_W, top + PLACE_H)
            assert well.meets(bounds(found))
        else:
            x, y = at(int(spot.removeprefix("space-")))
            assert abs(found.x - x) <= 26
            assert abs(found.y - y) <= 26


def test_unknown_spots_are_left_alone() -> None:
    view = views()["middle-3"]
    assert drawn(view) == drawn(view, {"space-99": "Q", "nowhere": "Z"})


def test_the_board_is_the_same_for_every_seat() -> None:
    state = middle_state(3)
    state.expeditions[0].area[0].card, state.draw_pile[0] = "joseph-gravelines", "william-clark"
    seen = [drawn(view_of(state, seat)) for seat in (None, Seat(0), Seat(1), Seat(2))]
    assert [seen[0]] * 3 == seen[1:]


@every_view
def test_scouts_camps_and_counts_are_shown(name: str) -> None:
    view = views()[name]
    scene = drawn(view)
    tents = [s for s in scene.shapes if isinstance(s, Icon) and s.name == "camp" and s.y < PANEL_Y]
    apart = [each for each in view.expeditions if each.scout != each.camp]
    assert len(apart) == len(tents)
    stock = [s for s in labels(scene) if PANEL_Y < s.y < PANEL_Y + PANEL_H and s.x < JOURNAL_X]
    counts = [view.powwow, view.newcomers, view.indians, *view.tiles.values()]
    shown = [int(s.words) for s in stock if s.words.isdigit() and s.size == 40]
    assert counts == shown


@every_view
def test_every_good_and_every_count_of_a_player_is_large(name: str) -> None:
    view = views()[name]
    seats = len(view.expeditions)
    for seat, each in enumerate(view.expeditions):
        x, w = strip_at(seat, seats)
        shown = [
            label.words
            for label in labels(drawn(view))
            if STRIP_Y < label.y < STRIP_Y + STRIP_H
            and x <= label.x <= x + w
            and label.size >= LEAST_DECISIVE
        ]
        held = [*each.resources.values(), each.indians, each.hand_size, each.scout]
        for number in (*held, each.camping.time, each.camp):
            assert str(number) in shown
            shown.remove(str(number))


def test_the_village_shows_its_indians_and_counts_many() -> None:
    base = views()["middle-3"]
    for here in range(8):
        view = msgspec.structs.replace(
            base, village={**dict.fromkeys(PLACES, 0), "horse-trade": here}
        )
        x, y = place_at("horse-trade")
        well = Bounds(x, y + PLACE_H / 2 + 15, x + PLACE_W, y + PLACE_H)
        inside = [s for s in drawn(view).shapes if bounds(s).meets(well)]
        figures = sum(isinstance(s, Icon) and s.name == "indian" for s in inside)
        numbers = [s.words for s in inside if isinstance(s, Label)]
        assert ((here, []) if here <= 3 else (1, [str(here)])) == (figures, numbers)


def test_a_place_shows_its_badge_in_the_solo_game_only() -> None:
    solo, other = views()["solo"], views()["start-2"]
    for place, printed in PLACES.items():
        x, y = place_at(place)
        well = Bounds(x, y + PLACE_H / 2 + 15, x + PLACE_W, y + PLACE_H)
        for view, expected in ((solo, [printed.badge]), (other, [])):
            inside = [
                s for s in drawn(view).shapes if isinstance(s, Icon) and bounds(s).meets(well)
            ]
            assert expected == [s.name for s in inside if s.name != "indian"]


def test_a_short_journal_leaves_its_first_pages_empty() -> None:
    base = views()["start-3"]
    page = PageView("sacagawea", 1, 1, 3)
    view = msgspec.structs.replace(base, journal=(page,))
    [name] = [label for label in labels(drawn(view)) if label.words == "Sacagawea"]
    assert name.y > PANEL_Y + PANEL_H * 0.8


def test_changed_spaces_show_their_terrain_and_no_others() -> None:
    plain = view_of(layout(2), None)
    for space in (3, 20):
        route = list(plain.route)
        changed = "mountain" if space == 3 else "river"
        route[space - FIRST_SPACE] = changed  # type: ignore[call-overload]
        scene = drawn(msgspec.structs.replace(plain, route=tuple(route)))
        added = [s for s in scene.shapes if s not in drawn(plain).shapes]
        x, y = at(space)
        assert added
        assert all(Bounds(x - 31, y - 31, x + 31, y + 31).meets(bounds(s)) for s in added)
        peaks = [s for s in added if isinstance(s, Icon) and s.name == "mountain"]
        assert (changed == "mountain") == bool(peaks)


def test_every_fifth_space_shows_its_number_unless_something_stands_there() -> None:
    base = view_of(layout(2, scouts={0: 10}, camps={0: 25}), None)
    seen = {
        s.words for s in labels(drawn(base, {"space-30": "Q"})) if s.y < PANEL_Y and s.size == 34
    }
    assert {"5", "15", "20", "35", "40", "45"} == seen


def test_gold_is_only_where_the_last_move_was() -> None:
    assert not _gold(drawn(views()["start-3"]))
    base = view_of(layout(3, scouts={0: 9}), None)
    moved = msgspec.structs.replace(base, last=LastTurn(Seat(0), 4, 9, "york"))
    stayed = msgspec.structs.replace(base, last=LastTurn(Seat(0), 9, 9, "gift"))

    assert {Path, Oval} == {type(s) for s in _gold(drawn(moved))}
    assert {Box} == {type(s) for s in _gold(drawn(stayed)) if not _is_star(s)}
    [frame] = [s for s in _gold(drawn(stayed)) if isinstance(s, Box)]
    assert frame.x < place_at("gift")[0] < frame.x + frame.w


def test_the_arrow_leads_along_the_route_and_stops_before_the_scout() -> None:
    base = view_of(layout(3, scouts={0: 17}), None)
    scene = drawn(msgspec.structs.replace(base, last=LastTurn(Seat(0), 11, 17, "york")))
    [way] = [s for s in scene.shapes if isinstance(s, Path) and s.color == LIGHT.gold]
    assert [at(space) for space in range(11, 17)] == list(way.points[:-1])
    assert at(16)[0] < way.points[-1][0] < at(17)[0] - 30


def test_a_recruit_and_a_character_played_wear_stars() -> None:
    base = views()["middle-5"]
    for last, more in ((LastTurn(Seat(1), 9, 9, "meriwether-lewis"), 1),
                       (LastTurn(Seat(1), 9, 9, "meriwether-lewis", "hay"), 2)):  # fmt: skip
        scene = drawn(msgspec.structs.replace(base, last=last))
        stars = [s for s in scene.shapes if isinstance(s, Icon) and s.name == "star"]
        assert 1 + more == len(stars)


def test_the_winner_stands_in_the_header_and_so_does_mackenzie() -> None:
    won, lost = (
        [label.words for label in labels(drawn(views()[name]))] for name in ("won-2", "lost-1")
    )
    assert "Adam wins" in won
    assert "A. Mackenzie wins" in lost


def test_boards_of_all_themes_and_languages_can_be_painted() -> None:
    for locale in LOCALES:
        for theme in THEMES:
            spoken = words(locale, "lewis_clark", LONG_FIVE)
            scene = board(views()["late-5"], spoken, MARKS, theme, "")
            assert (1400, 1050) == indexed(scene).size


def _is_star(shape: object) -> bool:
    return isinstance(shape, Oval) and shape.fill == LIGHT.gold


def _gold(scene: Scene) -> list[object]:
    """What is golden on the table, the ribbon left out."""
    table = [s for s in scene.shapes if bounds(s).bottom < 990]
    return [
        s for s in table if LIGHT.gold in (getattr(s, n, None) for n in ("fill", "line", "color"))
    ]
