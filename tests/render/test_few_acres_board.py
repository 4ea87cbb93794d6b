"""The map of A Few Acres of Snow can be read, and shows what lies on the table."""

from __future__ import annotations

from functools import lru_cache

import msgspec
import pytest

from engine.core import Seat, Text
from engine.few_acres.content import CARDS, LINKS, PLACES, SIDES, TABLE, PlaceId, Side
from engine.few_acres.state import Attack, Deed
from engine.few_acres.view import View, view_of
from render.few_acres.board import board
from render.few_acres.ground import ground
from render.few_acres.labels import label, names_of, signs_of
from render.few_acres.layout import BRITISH_AT, FRENCH_AT, PANEL_H, PANEL_W, RIBBON_Y, SITES, at
from render.few_acres.links import way
from render.few_acres.pieces import cut_off
from render.few_acres.places import FREE, R
from render.few_acres.regions import REGIONS, region, window_of
from render.few_acres.symbols import picture_of
from render.few_acres.zoom import Window, clipped, enlarged
from render.paint import indexed
from render.scene import Box, Icon, Label, Oval, Path, Poly, Scene, Shape
from render.theme import THEMES, WIDTH
from tests.engine.few_acres.table import layout
from tests.render.few_acres_samples import MARKS, full, views
from tests.render.samples import LOCALES, LONG, NAMES, words
from tests.render.shapes import Bounds, assert_inside, bounds, is_word, labels, overlapping

LIGHT = THEMES["light"]
RED, BLUE = LIGHT.marks[0].color, LIGHT.marks[1].color
LEAST_WORD, LEAST_NUMBER, LEAST_DECISIVE = 30, 26, 38


def drawn(view: View, marks: dict[str, str] | None = None, locale: str = "en") -> Scene:
    return board(view, words(locale, "few_acres"), marks or {}, "light", "")


@lru_cache(maxsize=8)
def scenes(locale: str, names: tuple[str, ...]) -> tuple[Scene, ...]:
    """Every sample without letters, and every region of some."""
    spoken = words(locale, "few_acres", names)
    maps = [board(view, spoken, {}, "light", "map") for view in views().values()]
    near = [
        region(views()[name], which, spoken, "light", which)
        for name in ("start", "sieges", "full")
        for which in REGIONS
    ]
    return (*maps, *near)


every_board = pytest.mark.parametrize(
    ("locale", "names"),
    [
        pytest.param(locale, names, id=f"{locale}-{kind}")
        for locale in LOCALES
        for kind, names in (("usual", NAMES[locale]), ("long", LONG))
    ],
)
every_side = pytest.mark.parametrize("side", SIDES)


# It can be read


@every_board
def test_no_words_leave_the_picture_or_run_into_others(locale: str, names: tuple[str, ...]) -> None:
    for scene in scenes(locale, names):
        assert_inside(scene)
        assert [] == list(overlapping(scene))


@every_board
def test_words_and_numbers_are_large_enough_for_a_phone(
    locale: str, names: tuple[str, ...]
) -> None:
    for scene in scenes(locale, names):
        assert scene.ground.width == WIDTH
        assert scene.ground.height <= WIDTH * 3 // 4
        for each in labels(scene):
            if is_word(each):
                assert each.size >= LEAST_WORD, each
            elif each.words.isdigit():
                assert each.size >= LEAST_NUMBER, each


@every_board
def test_what_a_panel_says_stays_on_it(locale: str, names: tuple[str, ...]) -> None:
    spoken = words(locale, "few_acres", names)
    for view in views().values():
        for x, y in (FRENCH_AT, BRITISH_AT):
            sheet = Bounds(x, y, x + PANEL_W, y + PANEL_H)
            inside = [
                each for each in board(view, spoken, {}, "light", "").shapes if _starts(each, sheet)
            ]
            assert len(inside) > 10
            for each in inside:
                assert bounds(each).right <= x + PANEL_W - 4, each
            icons = [bounds(each) for each in inside if isinstance(each, Icon)]
            for each in (each for each in inside if isinstance(each, Label)):
                assert not any(icon.meets(bounds(each), 1) for icon in icons), each


def _starts(shape: Shape, sheet: Bounds) -> bool:
    where = bounds(shape)
    kind = isinstance(shape, Label | Icon)
    return kind and Bounds(where.left, where.top, where.left + 1, where.top + 1).meets(sheet)


@pytest.mark.parametrize("locale", LOCALES)
def test_usual_names_are_not_cut(locale: str) -> None:
    spoken = words(locale, "few_acres")
    for name, view in views().items():
        scene = board(view, spoken, {}, "light", "")
        said = [each.words for each in labels(scene)]
        assert not any("…" in each for each in said), name
        assert name == "auction" or set(NAMES[locale][:2]) <= set(said)


@pytest.mark.parametrize("locale", LOCALES)
def test_names_keep_clear_of_settlements_even_where_all_are_towns(locale: str) -> None:
    names = names_of(words(locale, "few_acres"))
    for place in PLACES:
        for each in label(LIGHT, place, names):
            for other, site in SITES.items():
                r = 33 if PLACES[other].points else R - 2
                piece = Bounds(site.x - r, site.y - r, site.x + r, site.y + r)
                assert not piece.meets(bounds(each), 4), (place, other)


@pytest.mark.parametrize("locale", LOCALES)
def test_names_keep_clear_of_the_panels_of_two_sieges(locale: str) -> None:
    scene = drawn(views()["sieges"], locale=locale)
    sheets = [each for each in scene.shapes if isinstance(each, Box) and each.w > 300 and each.line]
    assert len(sheets) >= 4
    names = names_of(words(locale, "few_acres"))
    written = [bounds(each) for place in PLACES for each in label(LIGHT, place, names)]
    for sheet in sheets:
        assert not any(bounds(sheet).meets(each, 2) for each in written), sheet


def test_letters_cover_no_number_and_no_other_letter() -> None:
    for view in views().values():
        scene = drawn(view, MARKS)
        letters = [each for each in labels(scene) if each.words in MARKS.values()]
        numbers = [each for each in labels(scene) if each.words.isdigit()]
        assert len(MARKS) == len(letters)
        for each in letters:
            for other in (*letters, *numbers):
                disc = Bounds(each.x - 16, each.y - 16, each.x + 16, each.y + 16)
                assert other is each or not disc.meets(bounds(other)), (each, other)


# What is printed


@pytest.mark.parametrize("locale", LOCALES)
def test_every_place_has_its_name_and_its_signs(locale: str) -> None:
    spoken = words(locale, "few_acres")
    names = names_of(spoken)
    for place in PLACES:
        shapes = label(LIGHT, place, names)
        said = " ".join(each.words for each in shapes if isinstance(each, Label))
        assert spoken.say(Text(f"place-{place}")) == said
        assert signs_of(place) == tuple(each.name for each in shapes if isinstance(each, Icon))


def test_signs_tell_settlers_ships_ports_and_defence() -> None:
    assert ("settler", "ship", "defence", "defence") == signs_of("quebec")
    assert ("settler", "anchor") == signs_of("trois-rivieres")
    assert ("anchor",) == signs_of("fort-beausejour")
    assert ("settler",) == signs_of("albany")
    assert () == signs_of("fort-duquesne")


def test_every_link_is_drawn_in_the_manner_of_its_kind() -> None:
    printed = ground("light", names_of(words("en", "few_acres")))
    paths = [each for each in printed.shapes if isinstance(each, Path)]
    looks = {
        "river": (LIGHT.river, False),
        "lake": (LIGHT.river, True),
        "road": (LIGHT.road, False),
        "trail": (LIGHT.trail, True),
    }
    for link in LINKS:
        points = way(link)
        ends = {points[0], points[-1]}
        assert {at(place) for place in link.between} == ends, link
        look = {(each.color, each.dash is not None) for each in paths if each.points == points}
        assert looks[link.kind] in look, link


def test_the_map_has_its_places_on_land_or_at_the_shore() -> None:
    for place, site in SITES.items():
        assert 0 < site.x < WIDTH, place
        assert 84 + R < site.y < RIBBON_Y - R, place


# What stands there


def test_the_board_is_the_same_for_every_seat() -> None:
    for state in (full(), layout()):
        seen = {repr(drawn(view_of(state, seat)).shapes) for seat in (Seat(0), Seat(1), None)}
        assert 1 == len(seen)


def _at(scene: Scene, place: PlaceId, r: float = 3) -> list[Shape]:
    """What is centred on a place."""
    x, y = at(place)
    middle = Bounds(x - r, y - r, x + r, y + r)

    def centre(shape: Shape) -> Bounds:
        left, top, right, bottom = bounds(shape)
        across, down = (left + right) / 2, (top + bottom) / 2
        return Bounds(across - 0.5, down - 0.5, across + 0.5, down + 0.5)

    return [each for each in scene.shapes if centre(each).meets(middle)]


@every_side
def test_villages_and_towns_of_a_side_differ_in_outline(side: str) -> None:
    shown = {}
    for what in ("village", "town", "town fortified"):
        scene = drawn(view_of(layout(board={"albany": f"{side} {what}"}), None))
        shapes = _at(scene, "albany")
        assert (Oval if side == "british" else Box) in {type(each) for each in shapes}
        color = RED if side == "british" else BLUE
        assert color in {getattr(each, "fill", None) for each in shapes}
        shown[what] = max(bounds(each).right - bounds(each).left for each in shapes)
        stars = [each for each in shapes if isinstance(each, Poly) and each.fill == LIGHT.stone]
        assert ("fortified" in what) == bool(stars)
    assert shown["village"] < shown["town"] < shown["town fortified"]


def test_a_settlement_shows_its_points_today_and_a_free_place_the_printed_ones() -> None:
    for words_, expected in (("neutral", "4"), ("british", "4"), ("french town", "8")):
        scene = drawn(view_of(layout(board={"detroit": words_}), None))
        x, y = at("detroit")
        near = Bounds(x - 60, y - 60, x + 60, y + 45)
        found = [s.words for s in scene.shapes if isinstance(s, Label) and bounds(s).meets(near)]
        assert [expected] == found


def test_a_place_without_points_shows_no_number() -> None:
    for words_ in ("neutral", "british fortified"):
        scene = drawn(view_of(layout(board={"kennebec": words_}), None))
        x, y = at("kennebec")
        near = Bounds(x - 60, y - 60, x + 60, y + 50)
        assert not [s for s in scene.shapes if isinstance(s, Label) and bounds(s).meets(near)]


def test_free_places_carry_no_side() -> None:
    scene = drawn(view_of(layout(), None))
    [disc] = [each for each in _at(scene, "deerfield") if isinstance(each, Oval)]
    assert (FREE, LIGHT.paper) == (disc.rx, disc.fill)


def test_a_settlement_that_is_cut_off_is_marked_unless_it_is_besieged() -> None:
    board_ = {"detroit": "french", "fort-niagara": "french"}
    state = layout(board=board_)
    view = view_of(state, None)
    assert not view.board["detroit"].connected
    strokes = len([each for each in cut_off(LIGHT, 0, 0) if isinstance(each, Path)])

    def crossed(scene: Scene) -> int:
        return sum(isinstance(s, Oval) and s.line == LIGHT.alarm for s in scene.shapes)

    joined = view_of(layout(board={**board_, "fort-frontenac": "french"}), None)
    besieged = layout(board=board_, sieges={"british": "detroit"})
    assert 3 == strokes
    assert 2 == crossed(drawn(view))
    assert 0 == crossed(drawn(joined))
    assert 1 == crossed(drawn(view_of(besieged, None)))
    assert 1 == crossed(drawn(view, {"detroit": "Q"}))


def test_the_fortifications_left_stand_on_the_legend() -> None:
    for left in (TABLE.fortifications, 3):
        state = layout()
        state.fortifications = left
        assert str(left) in [
            s.words
            for s in drawn(view_of(state, None)).shapes
            if isinstance(s, Label) and s.size == 26
        ]


@every_side
def test_a_panel_shows_all_counts_of_its_side(side: str) -> None:
    state = layout()
    player = state.players["british" if side == "british" else "french"]
    player.money, player.villages, player.towns = 31, 14, 5
    player.captured_villages, player.captured_towns = 1, 2
    player.reserve = player.deck[:2]
    player.discard = player.deck[2:5]
    view = view_of(state, None)
    each = view.players["british" if side == "british" else "french"]
    x, y = BRITISH_AT if side == "british" else FRENCH_AT
    sheet = Bounds(x, y, x + PANEL_W, y + PANEL_H)
    shown = [
        s.words
        for s in drawn(view).shapes
        if isinstance(s, Label) and bounds(s).meets(sheet) and s.size >= LEAST_DECISIVE
    ]
    held = [each.points, each.money, each.hand_size, each.deck_size, len(each.discard)]
    held += [each.villages, each.towns, len(each.reserve), 10]
    assert sorted(map(str, held)) == sorted(words_ for words_ in shown if words_.isdigit())


def test_panels_name_the_countries_alone_before_the_sides_are_settled() -> None:
    said = [each.words for each in labels(drawn(views()["auction"]))]
    assert {"Britain", "France", "Auction for the sides"} <= set(said)
    assert not set(NAMES["en"]) & set(said)


# What goes on


def test_gold_is_only_where_something_was_done_last() -> None:
    state = layout(board={"albany": "british"})
    assert not _gold(drawn(view_of(state, None)))
    state.before = [Deed("settle", "french", "halifax"), Deed("piracy", "french", "louisbourg")]
    done = _gold(drawn(view_of(state, None)))
    for place in ("halifax", "louisbourg"):
        x, y = at(place)
        near = Bounds(x - 70, y - 70, x + 70, y + 70)
        assert [Oval, Oval] == [type(each) for each in done if bounds(each).meets(near)]
    assert 4 == len(done)
    state.deeds = [Deed("settle", "british", "albany")]
    assert 2 == len(_gold(drawn(view_of(state, None))))


@pytest.mark.parametrize("stands", ["", "british", "british town"])
def test_the_star_of_the_last_deed_lies_on_no_name(stands: str) -> None:
    for place in PLACES:
        state = layout(board={place: stands} if stands else {})
        state.deeds = [Deed("settle", "british", place)]
        scene = drawn(view_of(state, None))
        [star] = [
            bounds(each)
            for each in scene.shapes
            if isinstance(each, Icon) and each.name == "star" and each.y < RIBBON_Y
        ]
        names = [each for each in labels(scene) if is_word(each)]
        assert [] == [each.words for each in names if bounds(each).meets(star, 6)], place


def _gold(scene: Scene) -> list[Shape]:
    """What is golden on the map, the ribbon left out."""
    table = [s for s in scene.shapes if bounds(s).bottom < RIBBON_Y]
    return [
        s for s in table if LIGHT.gold in (getattr(s, n, None) for n in ("fill", "line", "color"))
    ]


@every_side
def test_a_siege_shows_its_place_its_marker_and_who_leads(side: str) -> None:
    attacker: Side = "british" if side == "british" else "french"
    place = "montreal" if side == "british" else "albany"
    low, high = (5, 7) if side == "british" else (4, 7)
    across = []
    for marker in (-low, 0, high):
        state = layout(board={"albany": "british"}, sieges={attacker: f"{place} {marker:+d}"})
        scene = drawn(view_of(state, None))
        [stone] = [
            s for s in scene.shapes if isinstance(s, Oval) and s.fill == LIGHT.white and s.rx == 26
        ]
        number = next(s for s in labels(scene) if (s.x, s.y) == (stone.x, stone.y))
        assert str(abs(marker)) == number.words
        across.append(stone.x)
        rings = [s for s in _at(scene, place) if isinstance(s, Path) and s.dash is not None]
        assert [RED if side == "british" else BLUE] == [s.color for s in rings]
    cells = [s for s in scene.shapes if isinstance(s, Box) and s.h == 34 and s.y > 500 and s.w < 40]
    own, foe = (RED, BLUE) if side == "british" else (BLUE, RED)
    assert [foe] * low + [LIGHT.paper_low] * 2 + [own] * (high - 1) == [s.fill for s in cells]
    assert across == sorted(across)


def test_a_siege_that_the_defender_wins_with_two_has_a_wider_middle() -> None:
    state = layout(sieges={"british": "montreal"}, defender_needs=2)
    cells = [
        s
        for s in drawn(view_of(state, None)).shapes
        if isinstance(s, Box) and s.h == 34 and s.y > 500 and s.w < 40
    ]
    assert 3 == sum(s.fill == LIGHT.paper_low for s in cells)


def test_a_sieges_cards_show_as_icons_counted_by_kind() -> None:
    cards = "siege-artillery militia militia.2 militia.3 boston french:militia.2"
    state = layout(sieges={"british": f"louisbourg +2 {cards}"})
    scene = drawn(view_of(state, None))
    low = [s for s in scene.shapes if isinstance(s, Icon) and 620 < s.y < 800 and s.x > 1030]
    shown = sorted(s.name for s in low if s.name not in ("points", "coin", "siege"))
    assert sorted(["militia", "artillery", "militia", "ship"]) == shown
    assert "3" in [s.words for s in labels(scene) if 740 < s.y < 790 and s.x > 1030]


def test_a_sieges_many_kinds_of_cards_are_counted_together() -> None:
    scene = drawn(views()["sieges"])
    siege = views()["sieges"].sieges[0]
    assert len(siege.cards["british"]) > 6
    number = str(len(siege.cards["british"]))
    icons = [s for s in scene.shapes if isinstance(s, Icon) and s.name == "card"]
    assert len(icons) == 1
    assert number in [s.words for s in labels(scene) if s.y == icons[0].y]


def test_a_raid_to_be_answered_shows_at_its_place_and_in_the_ribbon() -> None:
    view = views()["raid"]
    hatchets = [s for s in drawn(view).shapes if isinstance(s, Icon) and s.name == "raid"]
    x, y = at("deerfield")
    near = Bounds(x - 60, y - 60, x + 60, y + 60)
    assert [True, False] == [bounds(s).meets(near) for s in hatchets]
    assert view.attack is not None
    for kind in ("ambush", "natives"):
        other = msgspec.structs.replace(view, attack=Attack(kind, "french", [], None))
        icons = [s for s in drawn(other).shapes if isinstance(s, Icon) and s.y > RIBBON_Y]
        assert [kind] == [s.name for s in icons]


def test_the_end_tells_how_it_came() -> None:
    for ended in ("capital", "duquesne", "villages", "towns", "captured"):
        view = msgspec.structs.replace(views()["won"], ended=ended)
        said = " ".join(each.words for each in labels(drawn(view)) if each.y > RIBBON_Y)
        assert words("en", "few_acres")("draw-acres-board-ended", how=ended) in said
    assert "Adam wins" in [each.words for each in labels(drawn(view))]


def test_places_to_choose_show_their_letters_and_nothing_else_does() -> None:
    view = views()["full"]
    plain, marked = drawn(view), drawn(view, {**MARKS, "nowhere": "Z", "b-militia": "Y"})
    letters = {s.words for s in labels(marked)} - {s.words for s in labels(plain)}
    assert set(MARKS.values()) == letters


# Close-ups


def test_every_place_is_named_in_a_region() -> None:
    assert set(PLACES) == {place for places in REGIONS.values() for place in places}
    for locale in LOCALES:
        spoken = words(locale, "few_acres")
        names = names_of(spoken)
        for which, places in REGIONS.items():
            scene = region(views()["full"], which, spoken, "light", "")
            said = {each.words for each in labels(scene)}
            for place in places:
                lines = [s.words for s in label(LIGHT, place, names) if isinstance(s, Label)]
                assert set(lines) <= said, (which, place)


def test_names_of_a_region_are_read_at_arms_length() -> None:
    names = names_of(words("en", "few_acres"))
    for which in REGIONS:
        window = window_of(which, names, 0)
        assert window.scale * 30 >= 46
        assert 0 <= window.x <= window.x + window.w <= WIDTH + 1
        scene = region(views()["full"], which, words("en", "few_acres"), "light", "")
        assert all(each.size >= 30 for each in labels(scene) if is_word(each))


def test_a_region_shows_its_own_sieges_with_their_cards_by_name() -> None:
    view, spoken = views()["sieges"], words("en", "few_acres")
    for which, places in REGIONS.items():
        scene = region(view, which, spoken, "light", "")
        low = [s for s in labels(scene) if s.y > 780]
        said = " ".join(each.words for each in low)
        for siege in view.sieges:
            assert (siege.place in places) == (
                "Militia" in said
                and any(spoken.say(Text(f"place-{siege.place}")) == each.words for each in low)
            ), (which, siege.place)


def test_a_region_holds_no_letters() -> None:
    scene = region(views()["full"], "hudson", words("en", "few_acres"), "light", "")
    assert not [each for each in labels(scene) if len(each.words) == 1 and each.words.isalpha()]


def test_zooming_keeps_what_is_inside_and_cuts_polygons_outside() -> None:
    window = Window(100, 100, 50, 50, 2, 0, 10)
    square = ((0.0, 0.0), (400.0, 0.0), (400.0, 400.0), (0.0, 400.0))
    far = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0))

    cut = clipped(square, window)
    shapes = enlarged(
        [
            Poly(square),
            Poly(far),
            Oval(110, 120, 5, 4),
            Label("7", 125, 125, "strong", 30, "#000000"),
        ],
        window,
    )

    assert {(70, 70), (180, 70), (180, 180), (70, 180)} == set(cut)
    assert [Poly, Oval, Label] == [type(each) for each in shapes]
    oval, seven = shapes[1], shapes[2]
    assert isinstance(oval, Oval)
    assert isinstance(seven, Label)
    assert (20, 50, 10, 8) == (oval.x, oval.y, oval.rx, oval.ry)
    assert (50, 60, 60) == (seven.x, seven.y, seven.size)


# Painting


def test_maps_of_all_themes_and_languages_can_be_painted() -> None:
    for locale in LOCALES:
        for theme in THEMES:
            spoken = words(locale, "few_acres", LONG)
            assert (1400, 1050) == indexed(board(views()["full"], spoken, MARKS, theme, "")).size
            scene = region(views()["sieges"], "hudson", spoken, theme, "")
            assert (1400, scene.ground.height) == indexed(scene).size


def test_every_empire_card_has_a_picture() -> None:
    assert all(bool(picture_of(card)) == (card.place is None) for card in CARDS.values())
