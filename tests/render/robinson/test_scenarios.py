"""Pictures and texts of every scenario can be read, and show what only that scenario has."""

from __future__ import annotations

from functools import lru_cache

import msgspec
import pytest

from engine.core import Seat, Text
from engine.robinson.content import SHEETS
from engine.robinson.state import Deed, Planned
from engine.robinson.texts import card_text, target_text
from engine.robinson.view import View
from engine.robinson.viewing import view_of
from render.art import printable
from render.robinson.glyphs import is_numbered
from render.robinson.layout import BOARD, LOW_Y, PLAN_H
from render.robinson.lower import kinds_of
from render.robinson.signs import disc, kind_icon
from render.scene import Icon, Label, Oval, Path, Scene
from render.theme import THEMES, WIDTH
from tests.engine.robinson.table import layout
from tests.render.robinson.samples import DRAWING
from tests.render.robinson.scenario_samples import position, scenario_views
from tests.render.robinson.test_boards import PANELS, every_table, foot, icons_in, said_in
from tests.render.samples import LOCALES, LONG, NAMES, catalogue, words
from tests.render.shapes import assert_inside, bounds, is_word, labels, overlapping

LIGHT = THEMES["light"]
LETTERS = "CDEFGHIJKLM"
TEXT_LIMIT = 3500
MARKS = (
    *("fog", "ash", "blue", "cross", "temple", "volcano", "lava", "lava-5", "totem-1", "totem-5"),
    *("totem-explored", "village", "city", "burnt", "prison", "trap", "bear", "shortcut"),
)


def sample(name: str) -> View:
    return scenario_views()[name]


def drawn(view: View, locale: str = "en") -> Scene:
    return DRAWING.board(view, words(locale, "robinson"), {})


@lru_cache(maxsize=8)
def boards(locale: str, names: tuple[str, ...]) -> tuple[Scene, ...]:
    """Boards of all positions, with a letter on every space of every other one."""
    spoken = words(locale, "robinson", names)
    found = []
    for number, view in enumerate(scenario_views().values()):
        spaces = map(str, range(len(view.island)))
        marks = dict(zip(spaces, LETTERS, strict=False)) if number % 2 else {}
        found.append(DRAWING.board(view, spoken, marks))
    return tuple(found)


@lru_cache(maxsize=8)
def close_ups(locale: str, names: tuple[str, ...]) -> tuple[Scene, ...]:
    spoken = words(locale, "robinson", names)
    views = [sample(f"{scenario}-{seats}-worst") for scenario in SHEETS for seats in (1, 4)]
    return tuple(
        DRAWING.detail(view, which, spoken) for view in views for which in DRAWING.details(view)
    )


# They can be read


@every_table
def test_no_words_run_into_others_and_all_are_large_enough(
    locale: str, names: tuple[str, ...]
) -> None:
    for scene in (*boards(locale, names), *close_ups(locale, names)):
        assert_inside(scene)
        assert [] == list(overlapping(scene)), scene.alt
        for each in labels(scene):
            assert each.size >= (30 if is_word(each) else 20), each
            assert printable(each.words) == each.words


@every_table
def test_a_goal_stays_on_its_panel(locale: str, names: tuple[str, ...]) -> None:
    for scene in boards(locale, names):
        sheet = PANELS["goal"]
        for shape in scene.shapes:
            where = bounds(shape)
            if isinstance(shape, Label | Icon | Path) and where.meets(sheet):
                assert sheet.left <= where.left, shape
                assert where.right <= sheet.right, shape
                assert sheet.top <= where.top < where.bottom <= sheet.bottom, shape


@pytest.mark.parametrize("locale", LOCALES)
def test_usual_names_and_all_other_words_are_whole(locale: str) -> None:
    for scene in (*boards(locale, NAMES[locale]), *close_ups(locale, NAMES[locale])):
        assert not any("…" in each.words for each in labels(scene)), scene.alt


@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_exists_and_every_text_fits_one_message(locale: str) -> None:
    catalogue().missing.clear()
    catalogue().faults.clear()
    for names in (NAMES[locale], LONG):
        spoken = words(locale, "robinson", names).markdown
        for name, view in scenario_views().items():
            assert 0 < len(DRAWING.board_text(view, spoken)) <= TEXT_LIMIT
            if name.endswith("4-worst"):
                for which in DRAWING.details(view):
                    assert 0 < len(DRAWING.detail_text(view, which, spoken)) <= TEXT_LIMIT
    assert set() == catalogue().missing
    assert [] == catalogue().faults


# Marks on the island


@pytest.mark.parametrize("mark", MARKS)
def test_every_mark_has_a_sign_rather_than_a_letter(mark: str) -> None:
    said = [each.words for each in disc(LIGHT, mark, "X", 50, 50, 18) if isinstance(each, Label)]
    numbers = [mark[-1]] if is_numbered(mark) and mark[-1].isdigit() else []
    assert numbers == said


def test_lava_fills_its_space_and_a_number_tells_when_it_comes() -> None:
    scene = drawn(sample("volcano-island-3-middle"))
    x, y = BOARD.centre(6)
    fires = [each for each in scene.shapes if isinstance(each, Icon) and each.name == "fire"]
    assert [(x, True)] == [(each.x, abs(each.y - y) < 20) for each in fires if each.y < LOW_Y]
    discs = [each for each in scene.shapes if isinstance(each, Oval) and each.fill == LIGHT.alarm]
    assert 7 == len([each for each in discs if each.y < LOW_Y])


def test_the_key_explains_one_round_of_lava_and_no_closed_space() -> None:
    view = sample("volcano-island-3-middle")
    told = [
        each.words
        for each in labels(DRAWING.detail(view, "island", words("en", "robinson")))
        if each.x > WIDTH - 300
    ]
    assert "lava in round" in told
    assert "inaccessible" not in told


# Goals


def test_crosses_are_counted_one_by_one() -> None:
    scene = drawn(sample("cursed-island-2-worst"))
    crosses = [
        each.color == LIGHT.ink
        for each in scene.shapes
        if isinstance(each, Icon) and each.name == "priest" and bounds(each).meets(PANELS["goal"])
    ]
    assert [True, True, False, False, False] == crosses
    assert ["10/10"] == said_in(scene, "goal")


def test_raft_jenny_and_lifeboat_are_ticked_and_her_hearts_counted() -> None:
    scene = drawn(sample("jenny-3-won"))
    assert ["canoe", "person", "ship", "cross", "life"] == icons_in(scene, "goal")
    assert ["4/10"] == said_in(scene, "goal")


def test_jennys_sheet_says_what_becomes_of_her() -> None:
    view, spoken = sample("jenny-2-middle"), words("en", "robinson")
    says = spoken.say(Text("character-jenny-says")).splitlines()[0]
    assert says in DRAWING.detail_text(view, "sheet-jenny", spoken)
    assert says.split()[-1] in " ".join(
        each.words for each in labels(DRAWING.detail(view, "sheet-jenny", spoken))
    )


def test_volcano_island_tells_where_lava_comes_next() -> None:
    scene = drawn(sample("volcano-island-3-middle"))
    assert ["3/7", "1/4", "round 5: 3, 10"] == said_in(scene, "goal")
    assert "no more lava" in said_in(drawn(sample("volcano-island-3-worst")), "goal")


def test_strengths_of_villages_and_the_city_stand_beside_the_weapons() -> None:
    view = sample("cannibal-island-3-won")
    counts = {each.id: each.number for each in view.goal}
    assert [
        f"{counts['villages']}/5",
        str(view.weapon),
        str(counts["village-strength"]),
        str(counts["city-strength"]),
    ] == said_in(drawn(view), "goal")
    ticks = [each for each in drawn(view).shapes if isinstance(each, Path)]
    held = [each for each in ticks if bounds(each).meets(PANELS["goal"])]
    assert [view.weapon >= counts["village-strength"]] == [bool(held)]


def test_the_family_shows_its_home_inventions_and_children() -> None:
    scene = drawn(sample("robinson-family-4-worst"))
    icons = icons_in(scene, "goal")
    assert ["shelter", "cross", "roof", "cross", "palisade", "cross"] == icons[:6]
    assert 3 == icons.count("person")
    assert ["0/9"] == said_in(scene, "goal")


def test_the_film_crew_is_counted_and_the_next_of_it_named() -> None:
    scene = drawn(sample("king-kong-island-3-middle"))
    assert ["7/9", "sound engineer", "1/3", "2/5", "1"] == said_in(scene, "goal")
    captured = drawn(sample("king-kong-island-3-worst"))
    assert "director" in said_in(captured, "goal")
    assert 2 == icons_in(captured, "goal").count("person")


def test_special_actions_have_a_place_of_their_own() -> None:
    state = position("robinson-family", 2, "middle")
    state.plan = [Planned("special", "reclaim-food-at-0", ["cook.1", "cook.2"])]
    view = view_of(state, Seat(0))
    assert "special" in kinds_of(view)
    assert "special" not in kinds_of(sample("jenny-2-middle"))
    assert ["A", "A"] == [word for word in said_in(drawn(view), "plan") if word == "A"]
    assert kind_icon("special") in icons_in(drawn(view), "plan")
    scene = DRAWING.detail(view, "plan", words("en", "robinson"))
    action = words("en", "robinson").say(target_text("special", "reclaim-food-at-0"))
    assert action in [each.words for each in labels(scene)]


def test_dice_of_one_kind_show_each_its_own_face() -> None:
    state = position("king-kong-island", 2, "won")
    state.stage, state.moment = "weather", "animals"
    state.weather = ["hungry-beast", "hungry-none", "hungry-food", "hungry-palisade"]
    view = view_of(state, None)
    assert ["beast", "cross", "food", "palisade"] == icons_in(drawn(view), "sky")[:4]
    text = DRAWING.board_text(view, words("en", "robinson"))
    assert "Dice: hungry animals (4\N{MULTIPLICATION SIGN})." in text


# What was done last


def test_the_last_action_is_shown_in_gold() -> None:
    view = sample("castaways-2-won")
    scene = drawn(view)
    golden = [e for e in scene.shapes if isinstance(e, Path) and e.color == LIGHT.gold]
    [ring] = golden
    x, y = BOARD.centre(4)
    assert all(abs(px - x) < BOARD.r and abs(py - y) < BOARD.r for px, py in ring.points)
    stars = [e for e in scene.shapes if isinstance(e, Oval) and e.fill == LIGHT.gold]
    assert 1 == sum(LOW_Y < each.y < LOW_Y + PLAN_H for each in stars)
    deed = words("en", "robinson").say(target_text("gather", "wood-at-4"))
    assert f"Last move Adam: {deed} (done)." == foot(view)
    text = DRAWING.board_text(view, words("en", "robinson"))
    assert 1 == text.count(f"**Last move:** Adam: {deed} (done).")


def test_an_action_that_failed_says_so_and_one_off_the_island_has_no_ring() -> None:
    state = position("castaways", 2, "won")
    state.last = Deed("build", "roof", "carpenter", False)
    scene = drawn(view_of(state, None))
    assert [] == [e for e in scene.shapes if isinstance(e, Path) and e.color == LIGHT.gold]
    assert "(failed)." in foot(view_of(state, None))


def test_without_a_last_action_nothing_is_gold() -> None:
    scene = drawn(sample("castaways-2-start"))
    assert not any(getattr(each, "fill", None) == LIGHT.gold for each in scene.shapes)


# Rules in force


def test_rules_in_force_stand_under_the_cards_that_brought_them() -> None:
    view, spoken = sample("jenny-4-worst"), words("en", "robinson")
    text = DRAWING.detail_text(view, "table", spoken)
    frost = spoken.say(card_text("event-frost"))
    assert f"- **{frost}**: Nothing is produced." in text
    assert "Adam has one pawn only." in text
    assert "- **Poison**: At night each takes a wound, unless Cure is built." in text
    shown = " ".join(each.words for each in labels(DRAWING.detail(view, "table", spoken)))
    assert "Rules in force" in shown
    assert "Nothing is produced." in shown
    assert f"{frost}: Nothing is produced." in DRAWING.board_text(view, spoken)


def test_what_holds_from_the_next_round_on_says_so() -> None:
    state = layout("cook", "explorer")
    state.next_round, state.set_by = ["cursed.cook"], {"cursed.cook": "treasure-bowl"}
    view = msgspec.structs.replace(view_of(state, None), set_by={})
    text = DRAWING.detail_text(view, "table", words("en", "robinson"))
    assert "In the next round: Adam is cursed." in text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_has_words(locale: str) -> None:
    state = layout("cook", "explorer")
    plain = ["items-unusable", "no-production", "half-production", "no-food-produced"]
    plain += [
        "no-wood-produced",
        "extra-wood-produced",
        "one-food-less",
        "no-mixed-pawns",
        "hungry",
    ]
    state.this_round = [*plain, *(f"{rule}.cook" for rule in ("one-pawn", "stays", "rests"))]
    state.this_round += ["no-skills.cook", "confused.cook"]
    state.tonight = ["extra-food", "wound-all", "poison"]
    spoken = words(locale, "robinson")
    text = DRAWING.detail_text(view_of(state, None), "table", spoken)
    lines = text[text.index("**1:") :].splitlines()[0]
    said = [each for each in lines.partition(": ")[2].split(". ") if each]
    assert len(said) == len(set(said)) >= len(state.this_round) + len(state.tonight)
