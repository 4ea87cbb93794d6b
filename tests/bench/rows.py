"""Rows of JSON, and taking the time of several things in turn."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from statistics import median, quantiles
from typing import Any

import msgspec

from engine.core import Rng

Timed = Callable[[], object]


def emit(fields: dict[str, Any]) -> None:
    sys.stdout.write(msgspec.json.encode(fields).decode() + "\n")
    sys.stdout.flush()


def row(
    name: str,
    figure: float,
    against: str,
    goal: float | None,
    raw_medians: Sequence[float],
    rounds: int,
) -> None:
    """One figure: what it is, what it is measured against, and what both were."""
    emit(
        {
            "name": name,
            "figure": round(figure, 3),
            "against": against,
            "goal": goal,
            "raw_medians": [round(each, 3) for each in raw_medians],
            "rounds": rounds,
        }
    )


def paired(
    name: str, ours: Sequence[float], theirs: Sequence[float], against: str, goal: float | None
) -> None:
    """The median of what each round of ours is to the same round of theirs."""
    figure = median(a / b for a, b in zip(ours, theirs, strict=True))
    row(name, figure, against, goal, (median(ours), median(theirs)), len(ours))


def interleaved(timed: Mapping[str, Timed], rounds: int) -> dict[str, list[float]]:
    """Milliseconds of each, in rounds of changing order, so that noise hits all alike."""
    took: dict[str, list[float]] = {name: [] for name in timed}
    chance, names = Rng(1), list(timed)
    for _ in range(rounds):
        chance.shuffle(names)
        for name in names:
            start = time.perf_counter()
            timed[name]()
            took[name].append((time.perf_counter() - start) * 1000)
    return took


def percentile_99(figures: Sequence[float]) -> float:
    return quantiles(figures, n=100)[-1]
