"""Matches to try promises on, and what of them must be the same when nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

import msgspec
import pytest

from engine.core import (
    Config,
    Event,
    Game,
    Match,
    OptionsContradict,
    Rng,
    Seat,
    Verb,
    any_answer,
    piloted,
)
from engine.core.moves import completions
from engine.registry import GAMES
from engine.toy.game import Toy
from engine.toy.state import State, View

AnyGame: TypeAlias = Game[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any]
ToyMatch: TypeAlias = Match[State, View]

ME, FOE, THIRD = Seat(0), Seat(1), Seat(2)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
encode = msgspec.json.encode
ANY: MappingProxyType[str, str] = MappingProxyType({})


def deal(game: AnyGame, chance: Rng, seats: int | None = None) -> AnyMatch:
    """A match with options by chance, and *seats* too unless they are given."""
    seats = chance.pick(game.seats) if seats is None else seats
    options = options_by_chance(game, chance, seats)
    return Match.start(game, Config(seats, options), chance.below(1 << 64))


def options_by_chance(
    game: AnyGame, chance: Rng, seats: int, fixed: Mapping[str, str] = ANY
) -> dict[str, str]:
    """Options of a table that don't contradict each other: these are turned back one by one.

    Those in *fixed* are as they are given.
    """
    options = {option.id: chance.pick(option.values) for option in game.options} | fixed
    while True:
        try:
            game.setup(Config(seats, options), Rng(0))
        except OptionsContradict as error:
            usual = {option.id: option.default for option in game.options} | fixed
            back = chance.pick([each for each in (error.one, error.other) if each not in fixed])
            assert options[back] != usual[back]
            options[back] = usual[back]
        else:
            return options


def step(match: AnyMatch, chance: Rng) -> tuple[Seat, list[Event]]:
    """One answer: by chance for even seats, on autopilot for odd ones, an aside now and then."""
    if match.asides and not chance.below(6):
        seat = chance.pick(sorted(match.asides))
        return seat, match.answer(seat, any_answer(match.asides[seat], chance), aside=True)
    seat = chance.pick(sorted(match.pending))
    if seat % 2:
        return seat, autopilot(match, seat, chance)
    return seat, match.answer(seat, any_answer(match.pending[seat], chance))


def autopilot(match: AnyMatch, seat: Seat, chance: Rng) -> list[Event]:
    """What the autopilot does for a seat that is asked: an answer, or an aside."""
    raw, aside = piloted(match, seat, chance)
    return match.answer(seat, raw, aside=aside)


def questions_of(game: AnyGame, seed: int, most: int = 400) -> Iterator[tuple[AnyMatch, Rng]]:
    """Every question of a match played mostly by chance."""
    chance = Rng(seed)
    match = deal(game, chance)
    for _ in range(most):
        if match.outcome is not None:
            return
        yield match, chance
        step(match, chance)


def position(match: AnyMatch, *undoers: Seat) -> object:
    """All that undo and redo must bring back, what these seats may undo included."""
    undo = [match.can_undo(seat) for seat in undoers]
    agree = [(u.agree, len(u.answers)) if u else None for u in undo]
    return encode(match.state), match.pending, match.asides, match.outcome, agree


def paper(match: AnyMatch) -> object:
    """All there is to know of a match: equal papers, equal matches."""
    return match.to_json(), position(match, *match.state.everyone), match.since, match.checkpoints


def views(match: AnyMatch) -> list[bytes]:
    return [encode(match.view(seat)) for seat in (*match.state.everyone, None)]


def given_by_chance(match: AnyMatch, seat: Seat, verb: Verb, chance: Rng) -> dict[str, str]:
    """A command's options: what is offered for some, nonsense for others."""
    given: dict[str, str] = {}
    for name in verb.options:
        offered = completions(match, seat, verb, given, name)
        if offered and chance.below(4):
            given[name] = chance.pick(offered).key
        elif not chance.below(4):
            given[name] = chance.pick(("1", "nonsense", "raid, raid.2"))
    return given


def toy(seats: int = 2, **changes: Any) -> ToyMatch:
    """A toy at the start of the first turn, with these *changes* to its state."""
    state = Toy().setup(Config(seats), Rng(1))
    state.stage = "turn"
    for name, value in changes.items():
        setattr(state, name, value)
    return Match.resume(Toy(), state)


def rolling(seats: int = 3) -> ToyMatch:
    """A toy where all are asked about the die of a raid, and two hold cards to curse away."""
    match = toy(seats, hands=[["raid", "spice"], ["block", "spice.2"], ["spice.3"]][:seats])
    match.move(ME, [("raid", False), (("raid",), False), ("1", False)])
    match.answer(FOE, "none")
    return match


def asked(match: AnyMatch) -> dict[Seat, str]:
    """The id of everybody's open question."""
    return {seat: question.id for seat, question in match.pending.items()}
