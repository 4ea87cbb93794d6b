"""Painting: equal bytes for equal scenes, true pixels, in any thread and process."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.art import SHEET
from render.paint import indexed, paint, picture, warm
from render.paint.lines import dashes
from render.paint.palette import choose_palette, theme_colors
from render.paint.patterns import PATTERNS
from render.registry import DRAWINGS
from render.scene import Box, Ground, Icon, Label, Oval, Path, Pattern, Poly, Scene, Shape
from render.theme import THEMES
from tests.render.samples import extremes, views, words

SIZE_LIMIT = 200_000


@lru_cache(maxsize=1)
def samples() -> Mapping[str, Scene]:
    scenes = dict(extremes())
    for stage, view in views("go_west", 4, 4).items():
        scenes[stage] = DRAWINGS["go_west"].board(view, words("cs", "go_west"), {}, "clear")
    return scenes


def digests() -> dict[str, str]:
    return {name: hashlib.sha256(paint(scene)).hexdigest() for name, scene in samples().items()}


@pytest.mark.parametrize("seed", ["0", "4711"])
def test_the_same_scene_gives_the_same_bytes_in_another_process(seed: str) -> None:
    code = "import json; from tests.render.test_paint import digests; print(json.dumps(digests()))"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )

    assert digests() == json.loads(run.stdout)


def test_two_threads_paint_the_same_bytes() -> None:
    alone = digests()
    scenes = list(samples().items()) * 2

    with ThreadPoolExecutor(2) as pool:
        painted = list(pool.map(lambda each: (each[0], paint(each[1])), scenes))

    assert alone == {name: hashlib.sha256(data).hexdigest() for name, data in painted}


def test_a_png_decodes_to_the_pixels_of_the_picture() -> None:
    for scene in samples().values():
        decoded = Image.open(BytesIO(paint(scene)))
        decoded.load()

        assert "P" == decoded.mode
        assert indexed(scene).convert("RGB").tobytes() == decoded.convert("RGB").tobytes()


def test_where_isal_is_missing_pictures_are_painted_all_the_same() -> None:
    code = (
        "import sys; sys.modules['isal'] = None\n"
        "from tests.render.test_paint import paint, samples\n"
        "sys.stdout.buffer.write(paint(samples()['mid']))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)

    assert paint(samples()["mid"]) != run.stdout
    assert pixels(paint(samples()["mid"])) == pixels(run.stdout)


def pixels(png: bytes) -> bytes:
    return Image.open(BytesIO(png)).convert("RGB").tobytes()


def test_a_palette_keeps_the_themes_colours_and_adds_the_commonest() -> None:
    sample = Image.new("RGB", (60, 60), "#123456")
    exact = theme_colors(THEMES["light"])

    palette = choose_palette([sample, sample], exact)

    colors = [palette[i : i + 3] for i in range(0, len(palette), 3)]
    assert 256 == len(colors)
    assert [bytes.fromhex(each[1:]) for each in dict.fromkeys(exact)] == colors[
        : len(dict.fromkeys(exact))
    ]
    assert bytes.fromhex("123456") in colors


def test_pictures_are_small_files() -> None:
    for name, scene in samples().items():
        assert len(paint(scene)) <= SIZE_LIMIT, name


def test_palettes_lose_next_to_nothing() -> None:
    for name, scene in samples().items():
        lost = ImageChops.difference(picture(scene), indexed(scene).convert("RGB"))
        levels = lost.convert("L").histogram()
        far = sum(levels[24:]) / sum(levels)
        assert far < 0.001, (name, far)


def test_warming_up_paints_every_scene_once() -> None:
    warm(samples().values())

    assert digests()["mid"] == hashlib.sha256(paint(samples()["mid"])).hexdigest()


def test_a_ground_of_the_same_key_but_other_shapes_is_painted_anew() -> None:
    def scene(color: str) -> Scene:
        box = Box(0, 0, 40, 40, color)
        return Scene(Ground("twice", 40, 40, "#FFFFFF", (box,)), (), palette="go_west-light")

    red, ink = picture(scene("#B23A28")), picture(scene("#2B221D"))

    assert (0xB2, 0x3A, 0x28) == red.getpixel((5, 5))
    assert (0x2B, 0x22, 0x1D) == ink.getpixel((5, 5))


def test_painting_leaves_the_kept_ground_alone() -> None:
    ground = Ground("alone", 40, 40, "#FFFFFF")
    picture(Scene(ground, (Box(0, 0, 40, 40, "#2B221D"),)))

    assert (255, 255, 255) == picture(Scene(ground, ())).getpixel((5, 5))


def drawn(*shapes: Shape) -> Image.Image:
    return picture(Scene(Ground("blank", 200, 120, "#FFFFFF"), shapes))


def colour(image: Image.Image, x: int, y: int) -> object:
    return image.getpixel((x, y))


def test_a_large_sheet_looks_as_if_it_were_one_paste() -> None:
    fill, line = "#F0D9CB", "#2B221D"
    sheet = drawn(Box(10, 10, 170, 90, fill, line, 3, 12, None, (4, 6, "#2B221D38")))

    assert (0xF0, 0xD9, 0xCB) == colour(sheet, 95, 55)
    for x, y in ((11, 55), (178, 55), (95, 11), (95, 98)):
        assert (0x2B, 0x22, 0x1D) == colour(sheet, x, y)
    assert (255, 255, 255) == colour(sheet, 10, 10)  # the corner is round
    assert (255, 255, 255) != colour(sheet, 95, 103)  # the shadow
    middle = sheet.crop((15, 24, 175, 86)).getcolors()
    assert middle is not None
    assert [(0xF0, 0xD9, 0xCB)] == [each for _, each in middle]


def test_colours_with_alpha_let_the_ground_through() -> None:
    veiled = drawn(Box(0, 0, 200, 120, "#000000"), Box(0, 0, 200, 120, "#FFFFFF80"))

    shade = colour(veiled, 100, 60)

    assert isinstance(shade, tuple)
    assert 120 <= shade[0] <= 136


def test_edges_are_smooth() -> None:
    round_disc = drawn(Oval(100, 60, 40, 40, "#000000"))
    counts = round_disc.convert("L").getcolors()
    assert counts is not None
    assert len(counts) >= 12


def test_a_ring_without_a_fill_is_empty_inside() -> None:
    ring = drawn(Oval(100, 60, 40, 40, None, "#000000", 6))

    assert (255, 255, 255) == colour(ring, 100, 60)
    assert (0, 0, 0) == colour(ring, 62, 60)


def test_a_polygon_has_its_line_around_its_fill() -> None:
    shape = drawn(Poly(((50, 20), (150, 20), (150, 100), (50, 100)), "#B23A28", "#000000", 8))

    assert (0xB2, 0x3A, 0x28) == colour(shape, 100, 60)
    assert (0, 0, 0) == colour(shape, 50, 60)


@pytest.mark.parametrize("name", PATTERNS)
def test_every_pattern_leaves_marks_and_gaps(name: str) -> None:
    image = drawn(Box(0, 0, 200, 120, "#FFFFFF", None, 0, 0, Pattern(name, "#000000")))
    levels = image.convert("L").histogram()

    assert levels[255] > 500
    assert sum(levels[:128]) > 200


@pytest.mark.parametrize("concept", SHEET.concepts)
def test_every_concept_has_an_icon(concept: str) -> None:
    assert drawn(Icon(concept, 100, 60, 60, "#000000")).convert("L").getextrema() == (0, 255)


def test_a_flipped_icon_is_its_mirror_image() -> None:
    plain = drawn(Icon("wagon", 100, 60, 80, "#000000")).crop((60, 20, 140, 100))
    flipped = drawn(Icon("wagon", 100, 60, 80, "#000000", flip=True)).crop((60, 20, 140, 100))

    assert plain.transpose(Image.Transpose.FLIP_LEFT_RIGHT).tobytes() == flipped.tobytes()


def test_numbers_stand_in_the_middle_of_their_place() -> None:
    image = drawn(Label("0", 100, 60, "strong", 60, "#000000", "mm"))
    box = ImageChops.invert(image.convert("L")).getbbox()

    assert box is not None
    assert abs((box[0] + box[2]) / 2 - 100) <= 1.5
    assert abs((box[1] + box[3]) / 2 - 60) <= 1.5


def test_an_arrow_ends_at_its_tip() -> None:
    image = drawn(Path(((20, 60), (180, 60)), "#000000", 8, None, 30))

    assert colour(image, 176, 60) != (255, 255, 255)
    assert (255, 255, 255) == colour(image, 186, 60)
    assert (0, 0, 0) == colour(image, 152, 69)  # the head is wider than the line
    assert (255, 255, 255) == colour(image, 100, 69)


def test_a_dashed_line_begins_and_ends_with_a_mark() -> None:
    marks = dashes(((0.0, 0.0), (90.0, 0.0)), (10, 10))

    assert (0.0, 0.0) == marks[0][0]
    assert (90.0, 0.0) == pytest.approx(marks[-1][1])
    assert 5 == len(marks)


def test_all_colours_of_a_theme_are_in_its_palettes() -> None:
    for name, scene in samples().items():
        theme = THEMES[scene.palette.rpartition("-")[2]]
        swatch = Scene(
            Ground("swatch", 60, 60, theme.paper),
            (Box(0, 0, 60, 60, theme.gold),),
            palette=scene.palette,
        )
        shown = indexed(swatch).convert("RGB").getpixel((30, 30))
        assert tuple(bytes.fromhex(theme.gold[1:])) == shown, name
