"""Matches that people have played, through the engine to every recorded state."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from engine.few_acres.content import SIDES
from engine.few_acres.outcome import outcome_of
from engine.few_acres.scoring import points
from engine.few_acres.state import seat_of
from tests.engine.few_acres.records import GAMES, Json, Replay

RECORDS = sorted(path for path in GAMES.iterdir() if ".json" in path.suffixes)
REASONS = {"no_towns_left": "towns", "no_villages_left": "villages"}


def read(path: Path) -> Json:
    data = path.read_bytes()
    return json.loads(gzip.decompress(data) if path.suffix == ".gz" else data)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.partition(".")[0])
def test_the_recorded_match_plays_to_every_state(path: Path) -> None:
    record = read(path)
    replay = Replay(record)

    replay.play()

    state, result = replay.state, record["result"]
    if result["reason"] == "resigned":
        assert outcome_of(state) is None
        assert result["vp_when_resigned"] == {side: points(state, side) for side in SIDES}
    else:
        outcome = outcome_of(state)
        assert outcome is not None
        assert (seat_of(state, result["winner"]),) == outcome.places[0]
        assert REASONS.get(result["reason"], state.ended) == state.ended
        assert result["final_vp"] == {side: points(state, side) for side in SIDES}


def test_there_are_records() -> None:
    assert len(RECORDS) >= 4
