"""How long a match takes, in words."""

from __future__ import annotations

import pytest

from bot.draft import AnyGame
from bot.lengths import guessed, in_words
from bot.pace import HOUR, MINUTE, NO_PACE, PACES
from engine.registry import GAMES
from tests.bot.house import CATALOGUE

DAY = 24 * HOUR


@pytest.mark.parametrize(
    ("seconds", "english", "czech"),
    [
        (None, "", ""),
        (5.0, "about 10 minutes", "asi 10 minut"),
        (70 * MINUTE, "about 70 minutes", "asi 70 minut"),
        (100 * MINUTE, "about 2 hours", "asi 2 hodiny"),
        (30 * HOUR, "about 30 hours", "asi 30 hodin"),
        (3 * DAY, "about 3 days", "asi 3 dny"),
        (10 * DAY, "about 10 days", "asi 10 dní"),
        (15 * DAY, "about 2 weeks", "asi 2 týdny"),
        (35 * DAY, "about 5 weeks", "asi 5 týdnů"),
        (50 * DAY, "about 2 months", "asi 2 měsíce"),
    ],
)
def test_a_length_is_said_in_round_words(seconds: float | None, english: str, czech: str) -> None:
    said = [in_words(seconds, CATALOGUE.words(language)) for language in ("en", "cs")]

    assert [english, czech] == said


@pytest.mark.parametrize("game", [game for game in GAMES.values() if not game.hidden])
@pytest.mark.parametrize("pace", [NO_PACE, *PACES])
def test_every_game_of_several_players_has_a_length(game: AnyGame, pace: str) -> None:
    lengths = [guessed(game.name, seats, pace) for seats in game.seats if seats > 1]

    assert all(length is not None and length > HOUR for length in lengths)


def test_a_match_alone_waits_for_nobody() -> None:
    assert guessed("lewis_clark", 1, "daily") is None
