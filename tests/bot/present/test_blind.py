"""Each game can be played to its end by somebody who sees neither pictures nor colours."""

from __future__ import annotations

import pytest

from engine.core import Config, Match
from engine.registry import GAMES
from tests.bot.present.blind import is_sign_alone, play_by_ear
from tests.bot.present.samples import LOCALES


@pytest.mark.parametrize(
    ("name", "seats", "locale"),
    [
        ("go_west", 3, "en"),
        ("go_west", 2, "cs"),
        ("lewis_clark", 2, "en"),
        ("lewis_clark", 2, "cs"),
        ("few_acres", 2, "en"),
        ("few_acres", 2, "cs"),
        ("robinson", 2, "en"),
        ("robinson", 3, "cs"),
    ],
)
def test_a_whole_match_is_played_by_ear(name: str, seats: int, locale: str) -> None:
    game = GAMES[name]
    assert locale in LOCALES
    options = {option.id: option.default for option in game.options}

    named = play_by_ear(Match.start(game, Config(seats, options), 4), locale, 4)

    assert named > 50


def test_a_sign_without_a_word_is_noticed() -> None:
    assert is_sign_alone("Wagons: 🟥 3 · 🟦 red")
    assert is_sign_alone("✓")
    assert not is_sign_alone("🟥 red 3 · ✓ done · no sign")
