"""Colours keep apart for everyone, and never carry a meaning alone."""

from __future__ import annotations

import pytest

from render.go_west.ground import COUNTRY, GRAIN
from render.theme import THEMES, Theme
from tests.render.sight import KINDS, contrast, nearest

# The least distances that were measured when the colours were chosen, less rounding.
LEAST = {
    ("light", "normal"): 0.185,
    ("light", "protanopia"): 0.175,
    ("light", "deuteranopia"): 0.165,
    ("light", "tritanopia"): 0.195,
    ("clear", "normal"): 0.215,
    ("clear", "protanopia"): 0.165,
    ("clear", "deuteranopia"): 0.205,
    ("clear", "tritanopia"): 0.205,
}
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@every_theme
@pytest.mark.parametrize("kind", KINDS)
def test_players_colours_are_clearly_apart(theme: Theme, kind: str) -> None:
    far, one, other = nearest({mark.name: mark.color for mark in theme.marks}, kind)

    assert far >= LEAST[theme.name, kind], (one, other)


@every_theme
def test_every_mark_has_a_shape_and_a_pattern_of_its_own(theme: Theme) -> None:
    assert len(theme.marks) == len({mark.shape for mark in theme.marks})
    assert len(theme.marks) == len({mark.pattern for mark in theme.marks})


@every_theme
def test_letters_and_words_stand_out_from_what_is_under_them(theme: Theme) -> None:
    pairs = {
        "ink on paper": (theme.ink, theme.paper, 7),
        "ink on the table": (theme.ink, theme.paper_low, 7),
        "the second voice on paper": (theme.ink_soft, theme.paper, 4.5),
        "chalk on night": (theme.chalk, theme.night, 7),
        "the second voice on night": (theme.night_soft, theme.night, 4.5),
        "gold on night": (theme.gold, theme.night, 4.5),
        "white on alarm": (theme.white, theme.alarm, 4.5),
        "ink on a coin": (theme.ink, theme.coin, 4.5),
    }
    for mark in theme.marks:
        pairs[f"the letter on {mark.name}"] = (mark.letter, mark.color, 4.5)
        pairs[f"ink on pale {mark.name}"] = (theme.ink, mark.pale, 7)
        pairs[f"the second voice on pale {mark.name}"] = (theme.ink_soft, mark.pale, 4.5)
    for area, color in COUNTRY.items():
        pairs[f"ink on {area}"] = (theme.ink, color, 4.5)

    low = {
        name: contrast(one, other)
        for name, (one, other, least) in pairs.items()
        if contrast(one, other) < least
    }
    assert {} == low


def test_every_country_has_a_grain_of_its_own() -> None:
    assert len(GRAIN) == len({grain.name for grain in GRAIN.values()})
