"""Each game plays as it did when its golden text was written."""

from __future__ import annotations

from engine.registry import GAMES
from tests.contract.matches import AnyGame, every_game
from tests.playthroughs.playing import FOLDER, goldens, playthrough

REWRITE = "if the change is meant, run `python -m tests.playthroughs` and read the diff"


@every_game
def test_a_match_plays_as_it_is_written(game: AnyGame) -> None:
    for path, (seats, seed) in goldens(game).items():
        assert path.exists(), REWRITE
        expected = path.read_text(encoding="utf-8").splitlines()
        assert expected == playthrough(game, seats, seed).splitlines(), REWRITE


def test_no_golden_text_is_left_over() -> None:
    wanted = {path for game in GAMES.values() for path in goldens(game)}
    assert wanted == set(FOLDER.glob("*.txt"))
