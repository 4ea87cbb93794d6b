"""Play every game many times, cut the power, and break Discord: `python -m tests.soak [N]`.

N matches by chance and N on autopilot for each number of seats, on all cores; then players who
vanish at every kind of question, power cuts while the store writes, an hour of the whole bot at
many tables while everything goes wrong, and days of turns, each of which must call its player once.
Prints a report of each as JSON, and exits with 1 if anything broke; a failed match comes with the
command that plays it again. With `--game`, only matches of that game; with
`--options scenario=jenny`, with that option and the others by chance, or with
`usual,scenario=jenny` as they usually are.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from multiprocessing import Pool

import msgspec

from engine.registry import GAMES
from tests.soak import evening, power, turns, vanishing
from tests.soak.playing import STYLES, Task, soak, styles_of
from tests.soak.report import report

MATCHES = 1000


def main(arguments: Sequence[str]) -> int:
    given = parser().parse_args(arguments)
    if given.again:
        fields = dict(zip(Task.__struct_fields__, given.again, strict=False))
        told = report([soak(msgspec.convert(fields, Task, strict=False))])
    else:
        with Pool() as pool:
            told = report(pool.imap_unordered(soak, all_tasks(given), chunksize=8))
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    failed = bool(told.failed)
    if not (given.again or given.game):
        failed |= bool(vanishing.main(given.n)) | bool(power.main()) | bool(evening.main())
        failed |= bool(turns.main())
    return int(failed)


def parser() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    words.add_argument("n", nargs="?", type=int, default=MATCHES, help="matches of each kind")
    words.add_argument("--game", choices=sorted(GAMES), help="only matches of this game")
    words.add_argument("--options", default="", help="options that aren't by chance")
    words.add_argument("--style", choices=STYLES, help="only matches of this style")
    words.add_argument("--first", type=int, default=0, help="the first seed")
    words.add_argument("--again", nargs="+", metavar=("GAME", "SEATS STYLE SEED [OPTIONS]"))
    return words


def all_tasks(given: argparse.Namespace) -> list[Task]:
    return [
        Task(game.name, seats, style, seed, given.options)
        for seed in range(given.first, given.first + given.n)
        for game in GAMES.values()
        if given.game in (None, game.name)
        for seats in game.seats
        for style in styles_of(game.name)
        if given.style in (None, style)
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
