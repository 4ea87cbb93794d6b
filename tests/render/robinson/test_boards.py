"""The board of Robinson Crusoe can be read, and shows what lies on the table."""

from __future__ import annotations

from functools import lru_cache

import msgspec
import pytest

from engine.core import Config, Match, Rng, Seat, Text, any_answer
from engine.robinson.content import EVENTS, SHEETS, TABLE
from engine.robinson.game import RobinsonCrusoe
from engine.robinson.state import Goods, Stash
from engine.robinson.texts import space_text, target_text
from engine.robinson.view import View
from engine.robinson.viewing import view_of
from render.art import ALT_LIMIT, printable
from render.paint import indexed
from render.robinson.camp import rewards, wants
from render.robinson.layout import (
    BOARD,
    CAMP_H,
    CAMP_W,
    CAMP_Y,
    GOAL_W,
    GOAL_X,
    GOODS_W,
    GOODS_X,
    LOW_Y,
    PEOPLE_H,
    PEOPLE_Y,
    PLAN_H,
    PLAN_W,
    RIBBON_Y,
    RIGHT_W,
    RIGHT_X,
    SKY_H,
    SKY_Y,
    THREAT_H,
    THREAT_W,
    THREAT_Y,
    board_grid,
    hexagon,
)
from render.scene import Box, Icon, Label, Oval, Path, Poly, Scene
from render.theme import MARGIN, THEMES, WIDTH
from tests.engine.robinson.table import layout
from tests.render.robinson.samples import DRAWING, MARKS, alone, full, plan, views
from tests.render.samples import LOCALES, LONG, NAMES, words
from tests.render.shapes import Bounds, assert_inside, bounds, is_word, labels, overlapping

LIGHT = THEMES["light"]
LEAST_WORD, LEAST_NUMBER = 30, 26
PANELS = {
    "camp": Bounds(RIGHT_X, CAMP_Y, RIGHT_X + CAMP_W, CAMP_Y + CAMP_H),
    "goods": Bounds(GOODS_X, CAMP_Y, GOODS_X + GOODS_W, CAMP_Y + CAMP_H),
    "sky": Bounds(RIGHT_X, SKY_Y, RIGHT_X + RIGHT_W, SKY_Y + SKY_H),
    "threat": Bounds(RIGHT_X, THREAT_Y, RIGHT_X + THREAT_W, THREAT_Y + THREAT_H),
    "threat 2": Bounds(
        RIGHT_X + RIGHT_W - THREAT_W, THREAT_Y, RIGHT_X + RIGHT_W, THREAT_Y + THREAT_H
    ),
    "plan": Bounds(MARGIN, LOW_Y, MARGIN + PLAN_W, LOW_Y + PLAN_H),
    "goal": Bounds(GOAL_X, LOW_Y, GOAL_X + GOAL_W, LOW_Y + PLAN_H),
}

every_table = pytest.mark.parametrize(
    ("locale", "names"),
    [
        pytest.param(locale, names, id=f"{locale}-{kind}")
        for locale in LOCALES
        for kind, names in (("usual", NAMES[locale]), ("long", LONG))
    ],
)


def drawn(view: View, marks: dict[str, str] | None = None, locale: str = "en") -> Scene:
    return DRAWING.board(view, words(locale, "robinson"), marks or {})


@lru_cache(maxsize=1)
def played() -> tuple[View, ...]:
    """Views out of matches that autopilots and chance play."""
    found = []
    for seats in (1, 2, 3, 4):
        chance = Rng(seats)
        match = Match.start(RobinsonCrusoe(), Config(seats), 40 + seats)
        for number in range(260):
            if match.outcome is not None:
                break
            seat = sorted(match.pending)[0]
            question = match.pending[seat]
            raw = (
                match.game.autopilot(match.view(seat), question, chance)
                if chance.below(4)
                else any_answer(question, chance)
            )
            match.answer(seat, raw)
            if number % 13 == 0:
                found.append(match.view(seat))
        found.append(match.view(Seat(0)))
    return tuple(found)


@lru_cache(maxsize=8)
def boards(locale: str, names: tuple[str, ...]) -> tuple[Scene, ...]:
    spoken = words(locale, "robinson", names)
    laid = [
        DRAWING.board(view, spoken, marks) for view in views().values() for marks in ({}, MARKS)
    ]
    return (*laid, *(DRAWING.board(view, spoken, {}) for view in played()))


# It can be read


@every_table
def test_no_words_leave_the_picture_or_run_into_others(locale: str, names: tuple[str, ...]) -> None:
    for scene in boards(locale, names):
        assert_inside(scene)
        assert [] == list(overlapping(scene))


@every_table
def test_words_and_numbers_are_large_enough_for_a_phone(
    locale: str, names: tuple[str, ...]
) -> None:
    for scene in boards(locale, names):
        assert (WIDTH, WIDTH * 3 // 4) == (scene.ground.width, scene.ground.height)
        assert 0 < len(scene.alt) <= ALT_LIMIT
        for each in labels(scene):
            assert printable(each.words) == each.words
            if is_word(each):
                assert each.size >= LEAST_WORD, each
            elif each.words.isdigit() and each.face == "strong" and each.anchor == "lm":
                assert each.size >= LEAST_NUMBER, each


@every_table
def test_what_a_panel_holds_stays_on_it(locale: str, names: tuple[str, ...]) -> None:
    for scene in boards(locale, names):
        for name, sheet in PANELS.items():
            for shape in scene.shapes:
                where = bounds(shape)
                held = isinstance(shape, Label | Icon) and where.meets(sheet)
                if held and sheet.left < where.left and sheet.top < where.top < sheet.bottom:
                    assert where.right <= sheet.right + 1, (name, shape)
                    assert where.bottom <= sheet.bottom + 1, (name, shape)


@every_table
def test_what_a_strip_holds_stays_on_it_and_keeps_clear(
    locale: str, names: tuple[str, ...]
) -> None:
    for scene in boards(locale, names):
        strips = [
            bounds(shape)
            for shape in scene.shapes
            if isinstance(shape, Box) and shape.y >= PEOPLE_Y - 6 and shape.h >= PEOPLE_H
        ]
        low = [shape for shape in scene.shapes if PEOPLE_Y < bounds(shape).top < RIBBON_Y - 14]
        icons = [bounds(shape) for shape in low if isinstance(shape, Icon)]
        for label in (shape for shape in low if isinstance(shape, Label)):
            assert any(
                strip.left <= bounds(label).left
                and bounds(label).right <= strip.right
                and bounds(label).bottom <= strip.bottom
                for strip in strips
            ), label
            assert not any(icon.meets(bounds(label), 1) for icon in icons), label


@pytest.mark.parametrize("locale", LOCALES)
def test_usual_names_and_all_other_words_are_whole(locale: str) -> None:
    spoken = words(locale, "robinson")
    for view in (*views().values(), *played()):
        said = [each.words for each in labels(DRAWING.board(view, spoken, {}))]
        assert not any("…" in each for each in said), said
        assert set(NAMES[locale][: len(view.characters)]) <= set(said)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_threats_title_fits_its_card(locale: str) -> None:
    spoken = words(locale, "robinson")
    base = views()["plan"]
    for card in EVENTS:
        scene = DRAWING.board(msgspec.structs.replace(base, threats=(card, card)), spoken, {})
        held = [
            each
            for each in labels(scene)
            if THREAT_Y < each.y < THREAT_Y + THREAT_H and each.x > RIGHT_X
        ]
        assert not any("…" in each.words for each in held), card
        for each in held:
            middle = RIGHT_X + THREAT_W + 7
            assert bounds(each).right < middle or bounds(each).left > middle, each


def test_a_scene_paints_with_icons_that_exist() -> None:
    for view in views().values():
        assert (WIDTH, WIDTH * 3 // 4) == indexed(drawn(view, MARKS)).size


def test_the_same_view_gives_the_same_picture_and_any_seat_the_same_board() -> None:
    for state in (full(), plan()):
        seen = {
            repr(DRAWING.board(view_of(state, seat), words("en", "robinson"), {}))
            for seat in (None, *state.everyone, None)
        }
        assert 1 == len(seen)


# The island


def within(scene: Scene, space: int) -> list[Label | Icon | Oval | Path | Poly]:
    """What lies on a space."""
    x, y = BOARD.centre(space)
    area = Bounds(x - 70, y - 76, x + 70, y + 76)
    found = []
    for shape in scene.shapes:
        where = bounds(shape)
        middle = (where.left + where.right) / 2, (where.top + where.bottom) / 2
        spot = Bounds(middle[0] - 1, middle[1] - 1, middle[0] + 1, middle[1] + 1)
        if not isinstance(shape, Box) and spot.meets(area):
            found.append(shape)
    return found


def icons_on(scene: Scene, space: int) -> list[str]:
    return [each.name for each in within(scene, space) if isinstance(each, Icon)]


def test_spaces_lie_side_by_side_in_rows_of_three_four_and_three() -> None:
    middles = [BOARD.centre(space) for space in range(10)]
    assert [3, 4, 3] == [
        sum(y == row for _, y in middles) for row in sorted({y for _, y in middles})
    ]
    for x, y in middles:
        assert all(0 <= at <= 640 for at, _ in hexagon(x, y, BOARD.r))
    with pytest.raises(LookupError):
        BOARD.centre(11)


def test_a_space_beyond_the_board_lies_right_of_the_top_row() -> None:
    wider = board_grid(11)
    assert wider.r < board_grid(10).r
    x, y = wider.centre(10)
    assert (wider.centre(2)[1], True) == (y, wider.centre(2)[0] < x)
    assert all(0 <= at <= 640 for n in range(11) for at, _ in hexagon(*wider.centre(n), wider.r))


def test_a_tile_shows_terrain_sources_totem_and_natural_shelter() -> None:
    scene = drawn(view_of(layout("cook", tiles={4: 2, 0: 10}), None))

    assert ["peaks", "parrot", "totem"] == [
        "peaks" if name == "mountains" else name for name in icons_on(scene, 4)
    ]
    assert ["water", "fish", "wood", "totem"] == icons_on(scene, 0)
    # The shelter is a cave, which no icon shows: a rock and its hollow beside the tile itself.
    assert (3, 1) == tuple(
        len([each for each in within(scene, space) if isinstance(each, Poly)]) for space in (4, 0)
    )
    assert ["beach", "fish", "wood", "camp"] == icons_on(scene, 3)
    assert [] == icons_on(scene, 9)
    assert "?" in [each.words for each in within(scene, 9) if isinstance(each, Label)]


def test_an_exhausted_source_and_a_covered_terrain_are_struck_out() -> None:
    state = layout("cook", tiles={4: 4})
    state.island[4].exhausted = ["food"]
    one = [each for each in within(drawn(view_of(state, None)), 4) if isinstance(each, Path)]
    state.island[4].covered = True
    two = [each for each in within(drawn(view_of(state, None)), 4) if isinstance(each, Path)]
    assert (1, 2) == (len(one), len(two))


def test_a_tile_face_down_hides_what_is_on_it() -> None:
    state = layout("cook", tiles={4: 4})
    state.island[4].face_down = True
    assert ["cross"] == icons_on(drawn(view_of(state, None)), 4)


def test_tokens_lie_on_their_space_and_too_many_are_counted() -> None:
    state = layout("cook", tiles={4: 4})
    state.island[4].marks = ["time", "danger"]
    assert {"time", "threat"} <= set(icons_on(drawn(view_of(state, None)), 4))

    state.island[4].marks = ["time", "danger", "food", "wood"]
    said = [
        each.words for each in within(drawn(view_of(state, None)), 4) if isinstance(each, Label)
    ]
    assert "+2" in said


def test_a_mark_without_an_icon_shows_its_letter() -> None:
    state = layout("cook", tiles={4: 4})
    view = view_of(state, None)
    island = list(view.island)
    island[4] = msgspec.structs.replace(island[4], marks=("unheard-of",))
    scene = drawn(msgspec.structs.replace(view, island=tuple(island)))
    assert "U" in [each.words for each in within(scene, 4) if isinstance(each, Label)]


def test_the_numbers_of_spaces_that_may_be_chosen_are_white_and_stay_where_they_were() -> None:
    plain, marked = drawn(views()["full"]), drawn(views()["full"], {**MARKS, "nowhere": ""})
    for scene, color in ((plain, LIGHT.ink), (marked, LIGHT.white)):
        for space in map(int, MARKS):
            inside = [each for each in within(scene, space) if isinstance(each, Label)]
            (number,) = [each for each in inside if each.words == str(space + 1)]
            assert color == number.color
    assert sorted(each.words for each in labels(plain)) == sorted(
        each.words for each in labels(marked)
    )


# The camp


def said_in(scene: Scene, panel: str) -> list[str]:
    return [each.words for each in labels(scene) if bounds(each).meets(PANELS[panel])]


def icons_in(scene: Scene, panel: str) -> list[str]:
    return [
        each.name
        for each in scene.shapes
        if isinstance(each, Icon) and bounds(each).meets(PANELS[panel])
    ]


def test_levels_stand_beside_their_icons() -> None:
    state = layout("cook", weapon=4, roof=2, palisade=3, shelter=True)
    assert ["2", "3", "4"] == said_in(drawn(view_of(state, None)), "camp")[:3]


def test_a_natural_shelter_looks_unlike_a_built_one_and_none_is_crossed() -> None:
    natural = drawn(view_of(layout("cook", tiles={4: 2}, camp=4), None))
    built = drawn(view_of(layout("cook", shelter=True), None))
    none = drawn(view_of(layout("cook"), None))
    assert "shelter" not in icons_in(natural, "camp")
    assert 1 == icons_in(natural, "camp").count("roof")  # of its level
    assert "shelter" in icons_in(built, "camp")
    assert "cross" in icons_in(none, "camp")
    assert "cross" not in icons_in(natural, "camp") + icons_in(built, "camp")


@pytest.mark.parametrize("morale", range(len(TABLE.morale)))
def test_the_stone_stands_on_the_space_of_morale(morale: int) -> None:
    scene = drawn(view_of(layout("cook", morale=morale), None))
    stones = [
        each
        for each in scene.shapes
        if isinstance(each, Oval)
        and each.fill == LIGHT.white
        and each.width == 6
        and bounds(each).meets(PANELS["camp"])
    ]
    assert 1 == len(stones)
    cells = [
        each
        for each in scene.shapes
        if isinstance(each, Box) and each.radius == 8 and bounds(each).meets(PANELS["camp"])
    ]
    assert len(TABLE.morale) == len(cells)
    assert bounds(cells[morale]).left < stones[0].x < bounds(cells[morale]).right


def test_goods_are_counted_now_and_next() -> None:
    state = layout("cook", "explorer", goods="food 3 preserved 1 wood 7 hides 2")
    state.bags = {"cook": Stash(Goods(food=2)), "explorer": Stash(Goods(food=1, wood=4))}
    assert ["3", "+3", "1", "7", "+4", "2"] == said_in(drawn(view_of(state, None)), "goods")


def test_the_weather_shows_dice_tokens_and_what_was_rolled() -> None:
    state = layout("cook", round=8)
    state.fields = {"weather": ["rain", "storm"]}
    assert ["rain", "snow", "hungry", "rain", "storm"] == icons_in(
        drawn(view_of(state, None)), "sky"
    )[:5]
    assert 3 == said_in(drawn(view_of(state, None)), "sky").count("?")

    state.weather = ["rain-2-0", "winter-0-1", "hungry-palisade"]
    scene = drawn(view_of(state, None))
    assert ["rain", "snow", "palisade"] == icons_in(scene, "sky")[:3]
    assert ["2", "1"] == said_in(scene, "sky")[1:3]


def test_threats_show_their_needs_and_which_falls_next() -> None:
    scene = drawn(views()["plan"])
    assert ["threat", "pawn", "wood", "hide"] == icons_in(scene, "threat")[:4]
    assert "falls next" in said_in(scene, "threat")
    assert "falls next" not in said_in(scene, "threat 2")
    assert 1 == len(views()["alone"].threats)
    assert "falls next" not in said_in(drawn(views()["alone"]), "threat")


def test_threats_show_what_meeting_them_brings() -> None:
    assert "determination" == icons_in(drawn(views()["plan"]), "threat")[-1]
    signs = {icon for card in EVENTS for icon, _ in rewards(card)}
    assert {"determination", "morale", "food", "gift"} <= signs


def test_a_threat_that_is_met_is_ticked() -> None:
    ticks = [
        each
        for each in drawn(views()["plan"]).shapes
        if isinstance(each, Path)
        and each.color == LIGHT.good
        and bounds(each).meets(PANELS["threat 2"])
    ]
    assert 1 == len(ticks)


def test_every_need_has_icons() -> None:
    for card in EVENTS.values():
        for need in card.needs:
            assert all(n > 0 for _, n in wants(need))
    assert [("weapon", 3)] in [wants(need) for card in EVENTS.values() for need in card.needs]
    assert [("person", 2)] in [wants(need) for card in EVENTS.values() for need in card.needs]


# Plan, goal, people


def test_pawns_stand_on_their_actions_and_the_others_beside() -> None:
    state = alone()
    scene = drawn(view_of(state, None))
    assert ["A", "A"] == [word for word in said_in(scene, "plan") if word.isalpha()]
    assert {"hungry", "person"} <= set(icons_in(scene, "plan"))

    state.plan = []
    free = [
        each
        for each in drawn(view_of(state, None)).shapes
        if isinstance(each, Icon) and each.name == "hungry" and bounds(each).meets(PANELS["plan"])
    ]
    assert [True] == [each.x > PANELS["plan"].right - 130 for each in free]


def test_tokens_lie_beside_their_action() -> None:
    state = layout("cook")
    state.fields = {"gather": ["adventure"], "hunt": ["danger", "time"]}
    scene = drawn(view_of(state, None))
    assert "?" in said_in(scene, "plan")
    assert 2 == icons_in(scene, "plan").count("threat")
    assert "time" in icons_in(scene, "plan")


def test_the_goal_counts_the_pile_and_tells_of_the_fire() -> None:
    scene = drawn(views()["full"])
    assert ["8/15"] == said_in(scene, "goal")
    laid = [
        each
        for each in scene.shapes
        if isinstance(each, Box) and each.fill == LIGHT.road and bounds(each).meets(PANELS["goal"])
    ]
    assert 8 == len(laid)
    assert "cross" not in icons_in(scene, "goal")
    assert "cross" in icons_in(drawn(views()["plan"]), "goal")


def test_a_scenario_that_counts_nothing_says_its_name() -> None:
    view = msgspec.structs.replace(views()["plan"], scenario="jenny", goal=())
    assert said_in(drawn(view), "goal")


@lru_cache(maxsize=8)
def told_by(scenario: str) -> tuple[View, ...]:
    """Views out of a match of a scenario; on the last island lies every mark there may be."""
    match = Match.start(RobinsonCrusoe(), Config(3, {"scenario": scenario}), 5)
    chance, found = Rng(3), []
    for number in range(160):
        if match.outcome is not None:
            break
        seat = sorted(match.pending)[0]
        match.answer(seat, match.game.autopilot(match.view(seat), match.pending[seat], chance))
        if number % 40 == 5:
            found.append(match.view(seat))
    last = match.view(Seat(0))
    marks = ("fog", "ash", "blue", "cross", "unheard-of")
    island = tuple(msgspec.structs.replace(each, marks=marks) for each in last.island)
    return (*found, last, msgspec.structs.replace(last, island=island))


@pytest.mark.parametrize("scenario", SHEETS)
@pytest.mark.parametrize("locale", LOCALES)
def test_pictures_of_every_scenario_can_be_read(scenario: str, locale: str) -> None:
    spoken = words(locale, "robinson")
    for view in told_by(scenario):
        spaces = [str(space) for space in range(len(view.island))]
        marks = dict.fromkeys(spaces, "")
        scene = DRAWING.board(view, spoken, marks)
        said = [each.words for each in labels(scene)]
        assert {spoken.say(space_text(int(space))) for space in spaces} <= {*said}
        assert not any("…" in each for each in said)
        for each in (scene, *(DRAWING.detail(view, n, spoken) for n in DRAWING.details(view))):
            assert_inside(each)
            assert [] == list(overlapping(each))


def test_a_bar_of_hearts_shows_wounds_and_where_morale_falls() -> None:
    state = layout("cook")
    state.people["cook"].wounds = 5
    scene = drawn(view_of(state, None))
    cells = [
        each
        for each in scene.shapes
        if isinstance(each, Box) and each.y > PEOPLE_Y and each.radius == 3
    ]
    own = [each for each in cells if each.x < WIDTH / 2]
    assert 12 == len(own)
    assert [False] * 5 + [True] * 7 == [each.fill == LIGHT.alarm for each in own]
    teeth = [
        each
        for each in scene.shapes
        if isinstance(each, Poly) and each.fill == LIGHT.black and bounds(each).top > PEOPLE_Y
    ]
    pointed = [
        next(n for n, cell in enumerate(own, 1) if cell.x <= tooth.points[2][0] <= cell.x + cell.w)
        for tooth in teeth
    ]
    assert [4, 7, 9, 11] == pointed
    assert "7/12" in [each.words for each in labels(scene)]


def test_the_first_player_has_the_stone_and_a_heavy_frame() -> None:
    state = plan()
    for first in state.everyone:
        state.first = first
        scene = drawn(view_of(state, None))
        stones = [
            each
            for each in scene.shapes
            if isinstance(each, Oval) and each.width == 6 and each.y > PEOPLE_Y
        ]
        assert [first] == [int(each.x // (WIDTH / 3)) for each in stones]


def test_what_ails_somebody_is_said_in_words() -> None:
    state = layout("cook", "explorer")
    state.people["cook"].outside = Stash()
    state.people["explorer"].cursed = True
    said = [each.words for each in labels(drawn(view_of(state, None)))]
    assert {"outside", "cursed"} <= set(said)


# The ribbon


def foot(view: View) -> str:
    return " ".join(each.words for each in labels(drawn(view)) if each.y > RIBBON_Y)


def test_the_ribbon_tells_what_the_plan_leaves_uncovered() -> None:
    state = layout("cook", goods="food 0 wood 1")
    state.fields = {"weather": ["snow", "rain"]}
    said = foot(view_of(state, None))
    for part in ("food for the night: 1", "wood for the weather: 2", "food for the weather: 2"):
        assert part in said
    # What the line has no room for stands in the picture of the plan.
    assert "and more" in said
    told = DRAWING.detail_text(view_of(state, None), "plan", words("en", "robinson"))
    assert "a shelter" in told
    assert "pawns not placed: 3" in told


def test_the_ribbon_tells_of_dice_fights_clouds_and_the_end() -> None:
    doing = words("en", "robinson").say(target_text("gather", "food-at-0"))
    assert f"Penelope: {doing}" in foot(views()["action"])
    assert "a wound, success, no adventure" in foot(views()["action"])
    assert "Šimon fights" in foot(views()["fight"])
    assert "Rain clouds 3, winter clouds 1, roof 1." in foot(views()["night"])
    assert "You have won" in foot(views()["won"])


def live(view: View, locale: str = "en") -> str:
    return DRAWING.live_text(view, words(locale, "robinson"))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_plan_is_told_beside_the_picture(locale: str) -> None:
    spoken = words(locale, "robinson")
    view = views()["two"]
    said = live(view, locale)
    for each in view.plan:
        assert spoken.say(target_text(each.kind, each.target)) in said
    assert DRAWING.detail_text(view, "plan", spoken) in said
    assert DRAWING.detail_text(view, "proposal", spoken) in said


def test_dice_fights_and_clouds_are_told_beside_the_picture() -> None:
    assert "a wound, success, no adventure" in live(views()["action"])
    assert "Šimon fights" in live(views()["fight"])
    assert "Rain clouds 3, winter clouds 1, roof 1." in live(views()["night"])


def test_what_the_board_says_is_not_told_twice() -> None:
    assert "" == live(views()["won"])
    assert "" == live(msgspec.structs.replace(views()["plan"], stage="production"))


def test_the_ribbon_names_the_card_on_the_table() -> None:
    view = msgspec.structs.replace(views()["plan"], on_table=("event-frost",))
    assert "Frost" in foot(view)


@pytest.mark.parametrize("locale", LOCALES)
def test_whom_the_next_wound_kills_is_said_loudly(locale: str) -> None:
    said = printable(words(locale, "robinson").say(Text("draw-crusoe-person", {"what": "dying"})))
    for wounds, loud in ((11, False), (12, True)):
        state = layout("cook", "carpenter")
        state.people["cook"].wounds = wounds
        scene = drawn(view_of(state, None), locale=locale)
        left = f"{12 - wounds}/12"
        assert (loud, [LIGHT.alarm if loud else LIGHT.ink]) == (
            said in [each.words for each in labels(scene)],
            [each.color for each in labels(scene) if each.words == left],
        )
