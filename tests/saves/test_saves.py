"""Saves of every version load for ever."""

from __future__ import annotations

from pathlib import Path

import msgspec

from engine.core import Match, Rng, RulesChanged
from tests.contract.matches import AnyGame, AnyMatch, autopilot, every_game
from tests.saves.saving import present_saves, saves_of

FEWEST = 3  # a start, an unfinished stage, an end


@every_game
def test_a_save_of_any_version_loads_and_can_be_played_to_its_end(game: AnyGame) -> None:
    for path in saves_of(game):
        match, chance = loaded(game, path.read_bytes()), Rng(1)
        census = game.census(match.state)
        for _ in range(5000):
            if match.outcome is not None:
                break
            autopilot(match, chance.pick(sorted(match.pending)), chance)
        assert match.outcome is not None, path.name
        assert census == game.census(match.state), path.name


def loaded(game: AnyGame, save: bytes) -> AnyMatch:
    try:
        return Match.from_json(game, save)
    except RulesChanged as changed:
        # An older version may have led elsewhere: then the stage is played again.
        assert msgspec.json.decode(save)["version"] < game.version
        return changed.match


@every_game
def test_the_present_version_is_among_the_saves(game: AnyGame) -> None:
    there = [path for path in present_saves(game) if path.exists()]
    assert len(there) >= FEWEST, "run `python -m tests.saves`"


@every_game
def test_a_save_of_the_present_version_is_written_as_it_was_read(game: AnyGame) -> None:
    for path in filter(Path.exists, present_saves(game)):
        save = path.read_bytes().strip()
        assert save == Match.from_json(game, save).to_json(), path.name
