"""How many decisions a second the rules of each game take, against python-chess in one run.

python -m tests.bench.rules [ROUNDS]
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import partial

import chess

from engine.core import Rng, any_answer
from engine.registry import GAMES
from tests.bench.rows import paired
from tests.contract.matches import AnyGame, deal

PLIES = 200  # of a game of chess, at most
AGAINST = "python-chess, legal_moves + push"
GOAL = 1.0
LONGEST = 2_000  # answers of a match
SECONDS = 0.15  # of each in a round


def main(rounds: int = 25) -> None:
    timed: dict[str, Callable[[int], int]] = {"chess": play_chess}
    timed |= {name: partial(play, game) for name, game in GAMES.items()}
    rates: dict[str, list[float]] = {name: [] for name in timed}
    chance, names = Rng(1), list(timed)
    for n in range(rounds):
        chance.shuffle(names)
        for name in names:
            rates[name].append(rate_of(timed[name], n))
    for name in GAMES:
        paired(f"{name}, decisions a second", rates[name], rates["chess"], AGAINST, GOAL)


def rate_of(play_one: Callable[[int], int], seed: int) -> float:
    """Decisions a second over whole plays of at least `SECONDS`."""
    made, start = 0, time.perf_counter()
    while (taken := time.perf_counter() - start) < SECONDS:
        made += play_one(seed * 1_000 + made)
    return made / taken


def play_chess(seed: int) -> int:
    chance, board = random.Random(seed), chess.Board()
    for ply in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return max(ply, 1)
        board.push(chance.choice(moves))
    return PLIES


def play(game: AnyGame, seed: int) -> int:
    """One match by chance to its end; how many answers it took."""
    chance = Rng(seed)
    match = deal(game, chance, game.seats[len(game.seats) // 2])
    answers = 0
    while match.outcome is None and answers < LONGEST:
        seat = min(match.pending)
        match.answer(seat, any_answer(match.pending[seat], chance))
        answers += 1
    return answers


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
