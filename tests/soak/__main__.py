"""Play every game many times, cut the power, and break Discord: `python -m tests.soak [N]`.

N matches by chance and N on autopilot for each number of seats, on all cores; then power cuts while
the store writes, and an hour of the whole bot at many tables while everything goes wrong. Prints a
report of each as JSON, and exits with 1 if anything broke; a failed match comes with the command
that plays it again. With `--game`, only matches of that game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from multiprocessing import Pool

import msgspec

from engine.registry import GAMES
from tests.soak import evening, power
from tests.soak.playing import Task, soak, styles_of
from tests.soak.report import report

MATCHES = 1000


def main(arguments: Sequence[str]) -> int:
    given = parser().parse_args(arguments)
    if given.again:
        fields = dict(zip(Task.__struct_fields__, given.again, strict=True))
        told = report([soak(msgspec.convert(fields, Task, strict=False))])
    else:
        with Pool() as pool:
            told = report(pool.imap_unordered(soak, all_tasks(given.n, given.game), chunksize=8))
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    failed = bool(told.failed)
    if not (given.again or given.game):
        failed |= bool(power.main()) | bool(evening.main())
    return int(failed)


def parser() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    words.add_argument("n", nargs="?", type=int, default=MATCHES, help="matches of each kind")
    words.add_argument("--game", choices=sorted(GAMES), help="only matches of this game")
    words.add_argument("--again", nargs=4, metavar=("GAME", "SEATS", "STYLE", "SEED"))
    return words


def all_tasks(n: int, only: str | None = None) -> list[Task]:
    return [
        Task(game.name, seats, style, seed)
        for seed in range(n)
        for game in GAMES.values()
        if only in (None, game.name)
        for seats in game.seats
        for style in styles_of(game.name)
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
