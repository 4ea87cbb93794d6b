"""A match rebuilt as it once stood is the match as it stood then, whatever was taken back since."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.draft import AnyMatch
from bot.past import past_of
from engine.core import Rng
from engine.registry import GAMES
from tests.bot.playing import MATCH, begun, step

STEPS = 60


def seen(match: AnyMatch) -> list[bytes]:
    """What each seat and a spectator see, and whom all wait for."""
    views = [match.view(seat) for seat in (*match.state.everyone, None)]
    return [msgspec.json.encode(view) for view in (*views, sorted(match.pending))]


@pytest.mark.parametrize("game", GAMES)
async def test_every_moment_is_found_as_it_was(tmp_path: Path, game: str) -> None:
    chance = Rng(3)
    then: dict[int, list[bytes]] = {}
    async with begun(tmp_path, game) as matches:
        for _ in range(STEPS):
            record, match = await matches.look(MATCH)
            then[record.seq] = seen(match)
            if record.status != "running":
                break
            await step(matches, chance)
        record, _ = await matches.look(MATCH)
        found: dict[int, list[bytes]] = {}
        for seq in then:
            passage = await matches.store.past.passage(MATCH, seq)
            past = past_of(GAMES[game], record, passage, seq)
            assert past.is_exact
            found[seq] = seen(past.match)

    assert then == found
