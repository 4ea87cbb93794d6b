"""Save matches for the present version of each game: `python -m tests.saves`.

What is there already stays: once a version has been released, its saves must load for ever. While
a version hasn't, delete its files to have them written anew.
"""

from __future__ import annotations

import sys

from engine.registry import GAMES
from tests.saves.saving import present_saves, saved


def main() -> None:
    for game in GAMES.values():
        for path, moment in present_saves(game).items():
            save = None if path.exists() else saved(game, moment)
            if save is not None:
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(save + b"\n")
                sys.stdout.write(f"{path.parent.name}/{path.name}\n")


main()
