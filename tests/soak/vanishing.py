"""Each seat of every game vanishes at each kind of question that many matches come to."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import msgspec

from engine.core import Rng
from engine.registry import GAMES
from tests.bot.vanished import ends, goes_on, positions
from tests.contract.matches import AnyGame

SHARE = 20  # of so many matches of each kind that the soak plays, one is played here
ENDLESS = ("lewis_clark",)  # expeditions that odd moves have ruined may take for ever to arrive


class Vanished(msgspec.Struct, frozen=True):
    """What came of it in one game."""

    game: str
    kinds: int  # of questions that somebody vanished at
    positions: int  # kinds and seats
    stuck: list[str]  # where the others couldn't go on, or the match didn't end


def main(matches: int, games: Iterable[AnyGame] = tuple(GAMES.values())) -> int:
    """Print what came of it as JSON; 1 if a match was held up anywhere."""
    found = [vanished(game, max(1, matches // SHARE)) for game in games]
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode({"vanishing": found})) + b"\n")
    return int(any(each.stuck for each in found))


def vanished(game: AnyGame, matches: int) -> Vanished:
    """Have each seat of a game vanish at each kind of question of so many matches."""
    found = list(positions(game, Rng(matches), matches))
    stuck = [
        f"{each.question} of seat {each.seat}"
        for each in found
        if not goes_on(each) or not (game.name in ENDLESS or ends(each, Rng(matches)))
    ]
    kinds = {each.question for each in found}
    return Vanished(game.name, len(kinds), len(found), stuck)
