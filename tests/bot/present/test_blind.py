"""Each game can be played to its end by somebody who sees neither pictures nor colours."""

from __future__ import annotations

import pytest

from bot.present.panel import Modal
from engine.core import Config, Match, Rng
from engine.registry import GAMES
from tests.bot.present.blind import check_pictures, check_texts, is_sign_alone, play_by_ear
from tests.bot.present.samples import LOCALES, menus_of, panels_of, table, words_of
from tests.contract.matches import deal, step


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


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_every_panel_says_in_words_what_signs_and_pictures_show(name: str, locale: str) -> None:
    chance = Rng(8)
    match = deal(GAMES[name], chance)
    for _ in range(3):
        for what, panel in panels_of(match, [], locale):
            if isinstance(panel, Modal):
                continue
            words = words_of(table(match, None), locale)
            check_texts(panel)
            check_pictures(panel, words)
            for menu in menus_of(panel):
                labels = [each.label for each in menu.choices]
                assert len(set(labels)) == len(labels), (what, labels)
        for _ in range(40):
            if match.outcome is None:
                step(match, chance)


def test_a_sign_without_a_word_is_noticed() -> None:
    assert is_sign_alone("Wagons: 🟥 3 · 🟦 red")
    assert is_sign_alone("✓")
    assert not is_sign_alone("🟥 red 3 · ✓ done · no sign")
