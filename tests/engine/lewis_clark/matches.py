"""Matches of Lewis & Clark to try promises on, played by chance or forward."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core import Config, Event, Match, Number, Question, Raw, Rng, Seat, any_answer
from engine.lewis_clark.content import FORT_CLATSOP, LAST_SPACE
from engine.lewis_clark.effects import PRIMARIES
from engine.lewis_clark.state import crew_of, terrain_at
from tests.engine.lewis_clark.table import LEWIS, LewisMatch, keys

ORDER = ("wood", "food", "equipment", "fur")  # of the collectors
LIGHT = 6  # resources that cost one time in camp
encode = msgspec.json.encode


def deal(seed: int, seats: int | None = None) -> LewisMatch:
    """A match with options by chance."""
    chance = Rng(seed)
    options = {option.id: chance.pick(option.values) for option in LEWIS.options}
    return Match.start(LEWIS, Config(seats or 1 + seed % 5, options), seed)


def played(seed: int, most: int, seats: int | None = None) -> Iterator[tuple[LewisMatch, Rng]]:
    """A match at each of its questions, answered by chance."""
    match, chance = deal(seed, seats), Rng(seed)
    for _ in range(most):
        if match.outcome is not None:
            return
        yield match, chance
        answer(match, chance)


def answer(match: LewisMatch, chance: Rng) -> list[Event]:
    [(seat, question)] = match.pending.items()
    return match.answer(seat, any_answer(question, chance))


def whole(match: LewisMatch) -> object:
    """All there is to know of a match as it stands."""
    views = [match.view(seat) for seat in (*match.state.everyone, None)]
    return encode((match.state, views, match.pending, match.outcome))


class Traveller:
    """Plays forward with the crew: gathers what moves a scout, moves it, and camps."""

    def __init__(self, seed: int) -> None:
        self._chance = Rng(seed)

    def answer(self, match: LewisMatch) -> list[Event]:
        [(seat, question)] = match.pending.items()
        return match.answer(seat, self._choose(match, seat, question))

    def _choose(self, match: LewisMatch, seat: Seat, question: Question) -> Raw:
        own = match.state.expeditions[seat]
        if question.id == "turn.action":
            return self._act(match, seat, keys(question))
        if question.id == "play.beneath":
            commander = crew_of(seat)[0]
            return next(key for key in keys(question) if key != commander)
        if question.id in ("act.way", "act.again"):
            moving = [key for key in keys(question) if "-to-" in key]
            if moving:
                return max(moving, key=lambda key: int(key.rpartition("-to-")[2].split(".")[0]))
            if crew_of(seat)[1] == match.state.doing[-1].what:
                return "0" if own.indians > 1 else "1"
            return keys(question)[0]
        if isinstance(question, Number):
            free = max(0, LIGHT - sum(own.resources.values()))
            return min(question.most, free, 2)
        return question.default

    def _act(self, match: LewisMatch, seat: Seat, offered: list[str]) -> str:
        own, state = match.view(seat).expeditions[seat], match.state
        ahead = terrain_at(state, min(own.scout + 1, LAST_SPACE))
        goods = own.resources
        fuel = goods["horse"] if ahead == "mountain" else goods["food"] + 2 * goods["canoe"]
        commander, interpreter, *collectors = crew_of(seat)
        if "camp" in offered and own.camping.space >= FORT_CLATSOP:
            return "camp"
        if "end" in offered:
            return "camp" if "camp" in offered and own.hand_size < 2 else "end"
        if commander in offered and fuel:
            return commander
        kinds = sum(goods[kind] > 0 for kind in PRIMARIES)
        missing = [card for card, kind in zip(collectors, ORDER, strict=True) if not goods[kind]]
        wanted = ["horse-trade"] if kinds > 2 else [*missing, "hunting", "craftsmanship"]
        wanted = wanted if ahead == "mountain" else ["hunting", collectors[1]]
        found = [key for key in wanted if key in offered] or [interpreter, *collectors]
        left = [key for key in found if key in offered]
        return self._chance.pick(left or offered)
