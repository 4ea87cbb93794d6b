"""Write the golden playthroughs anew: `python -m tests.playthroughs`. Read the diff."""

from __future__ import annotations

import sys

from engine.registry import GAMES
from tests.playthroughs.playing import FOLDER, goldens, playthrough


def main() -> None:
    wanted = {
        path: (game, *deal) for game in GAMES.values() for path, deal in goldens(game).items()
    }
    for path in set(FOLDER.glob("*.txt")) - set(wanted):
        path.unlink()
    for path, (game, seats, seed) in wanted.items():
        path.write_text(playthrough(game, seats, seed), encoding="utf-8")
        sys.stdout.write(f"{path.name}\n")


main()
