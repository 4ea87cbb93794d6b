"""Pictures can be read: nothing leaves them, nothing runs into anything, letters are large."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
import pytest

from engine.core import Config, Match, Seat
from engine.registry import GAMES
from render.art import ALT_LIMIT, printable, width
from render.frames import RIBBON
from render.go_west.layout import HEIGHT, STRIP_H, STRIP_Y
from render.names import players_of
from render.paint import indexed
from render.registry import DRAWINGS
from render.scene import Icon, Label, Oval, Poly, Scene
from render.theme import THEMES, WIDTH, Style
from tests.render.samples import LOCALES, LONG, NAMES, crowded, poor, positions, words
from tests.render.shapes import assert_inside, bounds, is_word, labels, overlapping

LEAST_WORD, LEAST_NUMBER, LEAST_DECISIVE = 30, 26, 38


@lru_cache(maxsize=1)
def views() -> tuple[tuple[str, Any], ...]:
    """Some positions of some matches of two to four, as the seat to move sees it."""
    found: list[tuple[str, Any]] = []
    for game in DRAWINGS:
        for seats in sorted({2, 3, 4} & {*GAMES[game].seats}):
            for number, match in enumerate(positions(game, seats, 10 + seats)):
                if number % 17 == 0 or match.outcome is not None:
                    seat = sorted(match.pending)[0] if match.pending else Seat(0)
                    found.append((game, match.view(seat)))
    late = next(view for game, view in reversed(found) if game == "go_west" and view.on_table)
    found += [("go_west", crowded(late)), ("go_west", poor(crowded(late)))]
    return tuple(found)


@lru_cache(maxsize=8)
def scenes(locale: str, names: tuple[str, ...]) -> tuple[Scene, ...]:
    """Boards, with and without regions to choose, hands and close-ups."""
    drawn: list[Scene] = []
    for game, view in views():
        spoken, drawing = words(locale, game, names), DRAWINGS[game]
        marks = {"east": "C", "great-plains": "D", "midwest": "E", "west": "F", "1": "C"}
        drawn += [drawing.board(view, spoken, {}), drawing.board(view, spoken, marks)]
        hand = drawing.hand(view, spoken)
        drawn += [hand] if hand else []
        drawn += [drawing.detail(view, which, spoken) for which in drawing.details(view)]
    return tuple(drawn)


every_picture = pytest.mark.parametrize(
    ("locale", "names"),
    [
        pytest.param(locale, names, id=f"{locale}-{kind}")
        for locale in LOCALES
        for kind, names in (("usual", NAMES[locale]), ("long", LONG))
    ],
)


@every_picture
def test_no_words_leave_the_picture(locale: str, names: tuple[str, ...]) -> None:
    for scene in scenes(locale, names):
        assert_inside(scene)


@every_picture
def test_no_words_run_into_others(locale: str, names: tuple[str, ...]) -> None:
    for scene in scenes(locale, names):
        assert [] == list(overlapping(scene))


@every_picture
def test_words_and_numbers_are_large_enough_for_a_phone(
    locale: str, names: tuple[str, ...]
) -> None:
    # A player whose name begins like another's has a digit on the token: a letter as any other.
    tokens = {player.letter for player in players_of(words(locale, "toy", names), len(names))}
    for scene in scenes(locale, names):
        for label in labels(scene):
            if is_word(label):
                assert label.size >= LEAST_WORD, label
            elif label.words.isdigit() and label.words not in tokens:
                assert label.size >= LEAST_NUMBER, label


@every_picture
def test_every_picture_can_be_painted_from_the_kept_art(
    locale: str, names: tuple[str, ...]
) -> None:
    for scene in scenes(locale, names):
        assert scene.ground.width == WIDTH
        assert scene.ground.height <= WIDTH * 3 / 4
        for label in labels(scene):
            assert printable(label.words) == label.words


@every_picture
def test_alternative_texts_fit_discord(locale: str, names: tuple[str, ...]) -> None:
    for scene in scenes(locale, names):
        assert 0 < len(scene.alt) <= ALT_LIMIT


@every_picture
def test_a_strips_words_stay_on_it(locale: str, names: tuple[str, ...]) -> None:
    for (game, view), spoken in ((each, words(locale, each[0], names)) for each in views()):
        if game != "go_west":
            continue
        n = len(view.players)
        w = (WIDTH - 16 * (n + 1)) // n
        scene = DRAWINGS[game].board(view, spoken, {})
        for label in labels(scene):
            if STRIP_Y < label.y < STRIP_Y + STRIP_H:
                seat = int((label.x - 16) // ((WIDTH - 16) / n))
                left = 16 + seat * (WIDTH - 16) / n
                assert left + 8 <= bounds(label).left, label
                assert bounds(label).right <= left + w - 8, label


@every_picture
def test_counts_of_a_strip_keep_clear_of_its_icons(locale: str, names: tuple[str, ...]) -> None:
    for game, view in views():
        if game != "go_west":
            continue
        scene = DRAWINGS[game].board(view, words(locale, game, names), {})
        low = [shape for shape in scene.shapes if bounds(shape).top > STRIP_Y + 70]
        icons = [bounds(shape) for shape in low if isinstance(shape, Icon)]
        for label in (shape for shape in low if isinstance(shape, Label)):
            if label.y < STRIP_Y + STRIP_H:
                assert not any(icon.meets(bounds(label), 1) for icon in icons), label


@pytest.mark.parametrize("locale", LOCALES)
def test_the_card_on_the_table_is_said_whole(locale: str) -> None:
    view = next(view for game, view in views() if game == "go_west")
    for card in Match.start(GAMES["go_west"], Config(2), 1).state.deck.values():
        for points in range(card.price + 1):
            paid = (card.price - points, points)
            played = msgspec.structs.replace(view, on_table=card, paid=paid)
            scene = DRAWINGS["go_west"].board(played, words(locale, "go_west"), {})
            foot = [label for label in labels(scene) if label.y > HEIGHT - RIBBON]
            assert not any("…" in label.words for label in foot), foot


@pytest.mark.parametrize("locale", LOCALES)
def test_usual_names_are_not_cut(locale: str) -> None:
    for game, view in views():
        scene = DRAWINGS[game].board(view, words(locale, game), {})
        said = [label.words for label in labels(scene)]
        assert not any("…" in each for each in said)
        assert set(NAMES[locale][: seats_of(view)]) <= set(said)


def seats_of(view: Any) -> int:
    """How many play, by whatever the game's view lists for each seat."""
    each = next(
        name for name in ("players", "gold", "expeditions", "characters") if hasattr(view, name)
    )
    return len(getattr(view, each))


@pytest.mark.parametrize("locale", LOCALES)
def test_areas_names_fit_their_plates(locale: str) -> None:
    view = next(view for game, view in views() if game == "go_west")
    scene = DRAWINGS["go_west"].board(view, words(locale, "go_west"), {})
    names = [label for label in scene.ground.shapes if isinstance(label, Label)]

    assert len(names) == 6
    for name in names:
        style = Style(name.face, name.size)
        assert width(name.words, style) <= (248 if 204 < name.x < 1196 else 204) - 20


def test_counts_that_decide_are_large() -> None:
    for game, view in views():
        if game == "go_west":
            scene = DRAWINGS[game].board(view, words("en", game), {})
            shown = [
                label.words
                for label in labels(scene)
                if STRIP_Y + 70 < label.y < STRIP_Y + STRIP_H and label.size >= LEAST_DECISIVE
            ]
            held = [str(n) for p in view.players for n in (p.score, p.supply, p.box)]
            assert sorted(held) == sorted(shown)


def test_scores_and_wagons_are_larger_still() -> None:
    for game, view in views():
        if game == "go_west":
            scene = DRAWINGS[game].board(view, words("en", game), {})
            sizes = {label.words: label.size for label in labels(scene) if label.size >= 50}
            assert {str(player.score) for player in view.players} <= set(sizes)
            assert {str(n) for n in view.wagons} <= set(sizes)


def test_a_disc_of_the_last_move_wears_a_gold_ring_and_a_star() -> None:
    placed = [
        view
        for game, view in views()
        if game == "go_west" and view.last and view.last.placed and view.on_table is None
    ]
    assert placed
    for view in placed:
        scene = DRAWINGS["go_west"].board(view, words("en", "go_west"), {})
        gold = THEMES["light"].gold
        rings = [s for s in scene.shapes if isinstance(s, Oval) and s.line == gold and not s.fill]
        stars = [s for s in scene.shapes if isinstance(s, Icon) and s.name == "star"]
        assert len(set(view.last.placed)) == len(rings)
        assert len(rings) + 1 == len(stars)  # and the ribbon's


def test_a_divider_stands_in_every_region() -> None:
    for game, view in views():
        if game == "go_west":
            scene = DRAWINGS[game].board(view, words("en", game), {})
            black = THEMES["light"].black
            assert 4 == sum(isinstance(s, Poly) and s.fill == black for s in scene.shapes)


def test_regions_to_choose_show_their_letters() -> None:
    view = next(view for game, view in views() if game == "go_west")
    drawing, spoken = DRAWINGS["go_west"], words("en", "go_west")

    plain = drawing.board(view, spoken, {})
    marked = drawing.board(view, spoken, {"east": "C", "west": "X", "nowhere": "Z"})

    added = {label.words for label in labels(marked)} - {label.words for label in labels(plain)}
    assert {"C", "X"} == added


def test_a_scene_paints_without_a_missing_icon() -> None:
    for scene in {scene.palette: scene for scene in scenes("cs", LONG)}.values():
        assert (scene.ground.width, scene.ground.height) == indexed(scene).size
