"""No panel of any game goes over Discord's numbers, in either language."""

from __future__ import annotations

import inspect

import pytest

from bot.present.limits import faults
from bot.present.rows import PAGE
from engine.core import Rng
from engine.registry import GAMES
from tests.bot.present import more_samples, samples
from tests.bot.present.more_samples import beside_panels, makers, server_panels
from tests.bot.present.samples import (
    LOCALES,
    LONG_NAMES,
    WIDE_NAMES,
    catalogue,
    general_panels,
    panels_of,
)
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
    for answers in range(70):
        if answers % 2 == 0:
            for name, panel in panels_of(match, events[-10:], locale, LONG_NAMES):
                assert [] == faults(panel), name
                shown += 1
        if match.outcome is not None:
            break
        events += step(match, chance)[1]
    assert shown > 500


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


@every_game
@every_locale
@pytest.mark.parametrize("names", [LONG_NAMES, WIDE_NAMES], ids=["marked", "wide"])
def test_panels_of_the_longest_names_and_notes_keep_to_the_limits(
    game: AnyGame, locale: str, names: tuple[str, ...]
) -> None:
    chance = Rng(5)
    match = deal(game, chance, game.seats[-1])
    for _ in range(3):
        events = list(match.opening)
        shown = [
            *panels_of(match, events, locale, names),
            *beside_panels(match, locale, names),
        ]
        for name, panel in shown:
            assert [] == faults(panel), name
        for _ in range(15):
            if match.outcome is None:
                step(match, chance)


@every_locale
def test_panels_of_servers_and_people_keep_to_the_limits(locale: str) -> None:
    for name, panel in server_panels(locale, WIDE_NAMES):
        assert [] == faults(panel), name
    for game in GAMES.values():
        for name, panel in general_panels(game, locale, WIDE_NAMES):
            assert [] == faults(panel), name


def test_no_maker_of_panels_is_without_a_sample() -> None:
    """Whoever adds one adds a sample of it, so that these tests see it."""
    shown = inspect.getsource(samples) + inspect.getsource(more_samples)

    assert set() == {name for name in makers() if f"{name}(" not in shown}
