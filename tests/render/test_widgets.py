"""Pieces, signals and frames keep their measures."""

from __future__ import annotations

import math

import pytest

from render.frames import HEADER, Status, header, ribbon, ribbon_room
from render.names import Player
from render.paint import indexed
from render.scene import Box, Ground, Icon, Label, Oval, Path, Poly, Scene, Shape
from render.theme import LIGHT, NAME, WIDTH, Mark
from render.widgets import (
    double_token,
    free,
    mark_shape,
    pill,
    ring,
    round_path,
    spot,
    star,
    star_fort,
    stone,
    target,
    token,
    trace,
)
from tests.render.shapes import bounds

every_mark = pytest.mark.parametrize("mark", LIGHT.marks, ids=[mark.name for mark in LIGHT.marks])


def area(shape: Shape) -> float:
    match shape:
        case Oval():
            return math.pi * shape.rx * shape.ry
        case Box():
            return shape.w * shape.h
        case Poly():
            corners = zip(shape.points, (*shape.points[1:], shape.points[0]), strict=True)
            return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in corners)) / 2
        case _:
            raise AssertionError(shape)


@every_mark
def test_every_mark_has_about_the_area_of_a_disc(mark: Mark) -> None:
    shape = mark_shape(mark, 100, 100, 40, mark.color, None)

    assert area(shape) == pytest.approx(math.pi * 40 * 40, rel=0.5)
    box = bounds(shape)
    assert (box.left + box.right) / 2 == pytest.approx(100, abs=1)


@every_mark
def test_a_token_shows_its_letter_within_its_shape(mark: Mark) -> None:
    shape, letter = token(LIGHT, mark, "Ž", 100, 100, 24)

    assert isinstance(letter, Label)
    assert ("Ž", mark.letter) == (letter.words, letter.color)
    inside, outside = bounds(letter), bounds(shape)
    assert outside.left <= inside.left
    assert inside.right <= outside.right
    assert (letter.halo is None) == (mark.pattern == "solid")


@every_mark
def test_a_double_token_is_a_token_on_a_larger_frame(mark: Mark) -> None:
    frame, *rest = double_token(LIGHT, mark, "A", 100, 100, 24)

    assert token(LIGHT, mark, "A", 100, 100, 24) == rest
    assert area(frame) > 1.5 * area(rest[0])


def test_only_the_last_move_is_gold() -> None:
    gold = [*ring(LIGHT, 0, 0, 24), *star(LIGHT, 0, 0), *trace(LIGHT, (0, 0), (200, 0))]
    others = [
        *spot(LIGHT, "A", 0, 0),
        *target(LIGHT, 0, 0, 40),
        *stone(LIGHT, 0, 0, 30, "4"),
        *free(LIGHT, 0, 0, 27),
        star_fort(LIGHT, 0, 0, 30),
        *token(LIGHT, LIGHT.marks[2], "A", 0, 0, 24),
    ]

    assert LIGHT.gold in str(gold)
    assert LIGHT.gold not in str(others)


def test_a_way_ends_before_its_point_in_gold_and_at_it_in_ink() -> None:
    ways = [way for way in trace(LIGHT, (0, 0), (200, 0)) if isinstance(way, Path)]

    assert [200, 196] == [way.points[-1][0] for way in ways]
    assert [LIGHT.ink, LIGHT.gold] == [way.color for way in ways]
    assert ways[0].width > ways[1].width


def test_a_star_fort_has_eight_points() -> None:
    fort = star_fort(LIGHT, 50, 50, 30)

    assert isinstance(fort, Poly)
    assert 16 == len(fort.points)


def test_a_round_path_is_closed() -> None:
    path = round_path(10, 20, 30)

    assert path[0] == path[-1]
    assert all(math.dist(point, (10, 20)) == pytest.approx(30, abs=0.02) for point in path)


def test_a_pill_holds_its_words() -> None:
    plate, words = pill("příliš drahá", 300, 50, NAME, LIGHT.alarm, LIGHT.white)

    assert bounds(plate).left < bounds(words).left
    assert bounds(words).right < bounds(plate).right


def test_a_header_cuts_the_status_before_it_meets_the_title() -> None:
    status = Status(LIGHT.marks[0], Player("Adam", "A"), "Na tahu " + "velmi " * 30 + "Adam")
    shapes, free_from = header(LIGHT, "Na západ!", "31. tah", status, 200)
    plate = next(s for s in shapes if isinstance(s, Box) and s.fill == LIGHT.marks[0].pale)

    assert bounds(plate).left >= free_from + 200
    assert bounds(plate).right <= WIDTH
    assert bounds(plate).bottom <= HEADER


def test_a_header_without_a_status_is_only_a_title() -> None:
    shapes, _ = header(LIGHT, "Hračka", "", None)

    assert ["Hračka"] == [s.words for s in shapes if isinstance(s, Label)]


def test_a_ribbon_cuts_what_is_too_long_and_opens_with_the_star() -> None:
    shapes = ribbon(LIGHT, 0, "Poslední tah", "slovo " * 60)
    last = [s for s in shapes if isinstance(s, Label)][-1]

    assert last.words.endswith("…")
    assert bounds(last).right <= WIDTH - 16
    assert ribbon_room("Poslední tah") < WIDTH
    assert ["star"] == [s.name for s in shapes if isinstance(s, Icon)]


def test_a_ribbon_about_something_else_has_its_own_icon() -> None:
    shapes = ribbon(LIGHT, 0, "Hraje se", "Východ", "card")

    assert ["card"] == [s.name for s in shapes if isinstance(s, Icon)]
    assert LIGHT.gold not in str(shapes)


def test_all_widgets_can_be_painted() -> None:
    mark = LIGHT.marks[4]
    shapes = [
        *double_token(LIGHT, mark, "Š", 60, 60, 27),
        *stone(LIGHT, 160, 60, 30, "4"),
        star_fort(LIGHT, 260, 60, 40),
        *target(LIGHT, 360, 60, 40),
    ]
    ground = Ground("widgets", 440, 120, LIGHT.paper)

    colors = indexed(Scene(ground, tuple(shapes), palette="go_west-light")).getcolors()

    assert colors is not None
    assert len(colors) > 10
