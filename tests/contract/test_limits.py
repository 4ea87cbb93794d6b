"""No panel of any game goes over Discord's numbers, in either language."""

from __future__ import annotations

import pytest

from bot.present.limits import faults
from bot.present.rows import PAGE
from engine.core import Rng
from tests.bot.present.samples import LOCALES, LONG_NAMES, catalogue, general_panels, panels_of
from tests.contract.matches import AnyGame, deal, every_game, step

every_locale = pytest.mark.parametrize("locale", LOCALES)


@every_game
@every_locale
@pytest.mark.parametrize("seed", range(2))
def test_every_panel_of_a_match_keeps_to_the_limits(game: AnyGame, locale: str, seed: int) -> None:
    chance = Rng(seed)
    match = deal(game, chance, game.seats[-1])
    events = list(match.opening)
    shown = 0
    for _ in range(70):
        for name, panel in panels_of(match, events[-10:], locale, LONG_NAMES):
            assert [] == faults(panel), name
            shown += 1
        if match.outcome is not None:
            break
        events += step(match, chance)[1]
    assert shown > 1000


@every_game
@every_locale
def test_every_other_panel_keeps_to_the_limits(game: AnyGame, locale: str) -> None:
    for name, panel in general_panels(game, locale, LONG_NAMES):
        assert [] == faults(panel), name


@every_game
@every_locale
def test_no_rule_and_no_card_is_cut(game: AnyGame, locale: str) -> None:
    words = catalogue().words(locale, game.name).markdown
    for topic in game.rules:
        assert len(words(f"rule-{topic}")) <= PAGE
    for card in game.cards:
        assert len(words.say(card.says)) <= PAGE
