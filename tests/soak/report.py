"""What many matches have shown, in figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from engine.registry import GAMES
from tests.soak.playing import Result, Task

SHOWN = 20
RAREST = 5


class Figures(msgspec.Struct, frozen=True):
    """Matches of one game with one number of seats, played in one style."""

    game: str
    seats: int
    style: str
    matches: int
    answers_mean: float
    answers_5_percent: int
    answers_95_percent: int
    ends: dict[str, int]  # by the outcome's reason
    answers_a_second: int
    dealt_anew: int  # questions compared
    won: dict[int, int]  # matches by seat
    won_by_autopilots: int
    won_with: dict[str, str]  # by option, of a game played together: how many of how many
    rarest: dict[str, int]  # the cards that the fewest matches told of or showed
    least_used: dict[str, int]  # those with which seats did something in the fewest matches


class Failure(msgspec.Struct, frozen=True):
    fault: str
    again: str  # the command that plays it again


class Report(msgspec.Struct, frozen=True):
    failed: int
    failures: list[Failure]
    figures: list[Figures]
    rarest: dict[str, dict[str, int]]  # by game: the same over all its matches by chance
    unreached: dict[str, list[str]]  # by game: the cards that none of these told of or showed
    least_used: dict[str, dict[str, int]]  # by game: the same over all its matches


def report(results: Iterable[Result]) -> Report:
    """The figures of all *results*, and how to see the first failures again."""
    groups: dict[tuple[str, int, str], list[Result]] = {}
    used: dict[str, list[frozenset[str]]] = {}
    named: dict[str, list[frozenset[str]]] = {}
    failures: list[Failure] = []
    for result in sorted(results, key=lambda result: msgspec.structs.astuple(result.task)):
        task = result.task
        groups.setdefault((task.game, task.seats, task.style), []).append(result)
        used.setdefault(task.game, []).append(result.used)
        if task.style != "autopilot":
            named.setdefault(task.game, []).append(result.named)
        if result.fault is not None:
            failures.append(Failure(result.fault, command(task)))
    return Report(
        len(failures),
        failures[:SHOWN],
        [figures(group) for group in groups.values()],
        {game: _rarest(game, matches) for game, matches in named.items()},
        {game: sorted(_titles(game).difference(*matches)) for game, matches in named.items()},
        {game: _rarest(game, matches) for game, matches in used.items()},
    )


def command(task: Task) -> str:
    told = [str(each) for each in msgspec.structs.astuple(task) if each != ""]
    return f"python -m tests.soak --again {' '.join(told)}"


def figures(results: Sequence[Result]) -> Figures:
    task = results[0].task
    ended = [result for result in results if result.fault is None]
    lengths = sorted(result.answers for result in results)
    seconds = sum(result.seconds for result in results)
    return Figures(
        game=task.game,
        seats=task.seats,
        style=task.style,
        matches=len(results),
        answers_mean=round(sum(lengths) / len(lengths), 1),
        answers_5_percent=lengths[len(lengths) * 5 // 100],
        answers_95_percent=lengths[len(lengths) * 95 // 100],
        ends=dict(sorted(Counter(result.reason for result in ended).items())),
        answers_a_second=round(sum(lengths) / seconds) if seconds else 0,
        dealt_anew=sum(result.compared for result in results),
        won=dict(sorted(Counter(seat for each in ended for seat in each.winners).items())),
        won_by_autopilots=sum(bool({*each.winners} & {*each.piloted}) for each in ended),
        won_with=_won_with(ended),
        rarest=_rarest(task.game, [each.named for each in ended]),
        least_used=_rarest(task.game, [each.used for each in ended]),
    )


def _won_with(ended: Sequence[Result]) -> dict[str, str]:
    """How many of the matches with each value of each option were won together."""
    if not any(result.won for result in ended):
        return {}
    all_of = Counter(option for result in ended for option in result.options)
    won = Counter(option for result in ended if result.won for option in result.options)
    return {option: f"{won[option]} of {number}" for option, number in sorted(all_of.items())}


def _titles(game: str) -> set[str]:
    return {card.title.id for card in GAMES[game].cards}


def _rarest(game: str, matches: Iterable[frozenset[str]]) -> dict[str, int]:
    """The cards of a game that stand in the fewest of these sets, one for each match."""
    counts = Counter(dict.fromkeys(_titles(game), 0))
    counts.update(name for match in matches for name in match)
    return dict(counts.most_common()[: -RAREST - 1 : -1])
