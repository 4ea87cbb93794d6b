"""A whole match as readable text: one line per answer, with what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.core import Config, Event, Match, Raw, Rng, Text, any_answer, piloted
from tests.contract.matches import AnyGame, AnyMatch, options_by_chance

FOLDER = Path(__file__).parent
MOST = 5000


def goldens(game: AnyGame) -> dict[Path, tuple[int, int]]:
    """The golden files of a game, each with its number of seats and its seed."""
    return {
        FOLDER / f"{game.name}-{seats}-seats.txt": (seats, 100 + seats)
        for seats in (min(game.seats), max(game.seats))
    }


def playthrough(game: AnyGame, seats: int, seed: int) -> str:
    """The text of a match, the same each time: the first seat by chance, others on autopilot."""
    return "\n".join(lines(game, seats, seed)) + "\n"


def lines(game: AnyGame, seats: int, seed: int) -> Iterator[str]:
    chance = Rng(seed)
    options = options_by_chance(game, chance, seats)
    match = Match.start(game, Config(seats, options), seed)
    yield " ".join([f"{game.name}, {seats} seats, seed {seed}", *map("=".join, options.items())])
    yield told("", match.opening)
    phase = ""
    for _ in range(MOST):
        if match.outcome is not None:
            break
        if match.state.phase != phase:
            phase = match.state.phase
            yield f"-- {phase}"
        yield one_answer(match, chance)
    assert match.outcome is not None
    places = " > ".join(" = ".join(map(str, place)) for place in match.outcome.places)
    won = "" if match.outcome.won is None else f", won: {match.outcome.won}"
    yield f"{shown(match.outcome.reason)}: {places}; scores {list(match.outcome.scores)}{won}"


def one_answer(match: AnyMatch, chance: Rng) -> str:
    aside = bool(match.asides) and not chance.below(20)
    asked = match.asides if aside else match.pending
    seat = chance.pick(sorted(asked))
    question = asked[seat]
    if aside or not seat:
        raw = any_answer(question, chance)
    else:
        raw, aside = piloted(match, seat, chance)
        question = match.asides[seat] if aside else question
    events = match.answer(seat, raw, aside=aside)
    mark = " (aside)" if aside else ""
    return told(f"{seat} {question.id}{mark}: {answer(raw)}", events)


def answer(raw: Raw) -> str:
    return ", ".join(raw) if isinstance(raw, tuple) else str(raw)


def told(line: str, events: list[Event]) -> str:
    return " | ".join(filter(None, (line, *map(happened, events))))


def happened(event: Event) -> str:
    private = "" if event.to is None else f" to {list(map(int, event.to))}"
    return " ".join((event.id + private, *arguments(event.args)))


def arguments(args: dict[str, str | int | Text]) -> list[str]:
    return [f"{name}={shown(value)}" for name, value in args.items()]


def shown(value: str | int | Text) -> str:
    if not isinstance(value, Text):
        return str(value)
    if value.id == "seat":
        return f"#{value.args['seat']}"
    inner = ", ".join(arguments(value.args))
    return f"{value.id}({inner})" if inner else value.id
