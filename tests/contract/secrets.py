"""Two matches that look the same to one seat, and whether they stay so."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import Context, Event, IllegalAnswer, Match, Rng, Script, Seat, Verb, any_answer
from engine.core.moves import answers_of, completions
from tests.contract.matches import AnyGame, AnyMatch, encode, given_by_chance

ANSWERS = 12


class Redealt:
    """A game where, once the first question after *base* stands, what *seat* can't see changes.

    Where a stage opens with a draw or a roll, dealing anew before it would show. A scratch copy
    plays by the same game, so it changes in the same way.
    """

    def __init__(self, game: AnyGame, base: bytes, seat: Seat, seed: int) -> None:
        self._game, self._base, self._seat, self._seed = game, base, seat, seed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def script(self, state: Any, ctx: Context) -> Script[None]:
        script = self._game.script(state, ctx)
        if encode(state) != self._base:
            yield from script
            return
        ask = next(script)
        redeal(self._game, state, self._seat, Rng(self._seed))
        while True:
            reply = yield ask
            try:
                ask = script.send(reply)
            except StopIteration:
                return


def redeal(game: AnyGame, state: Any, seat: Seat, chance: Rng) -> None:
    game.redeal(state, seat, chance)
    state.rng.word = chance.below(1 << 64)


def compare(game: AnyGame, base: bytes, seat: Seat, chance: Rng) -> int:
    """Play on from *base* twice, dealt differently; return the questions that looked the same.

    Fails where *seat* sees a difference before something hidden has been shown to it.
    """
    one = Match.resume(game, msgspec.json.decode(base, type=game.state_type))
    if one.revealed:
        other: Any = Redealt(game, base, seat, chance.below(1 << 64))
        two = Match.resume(other, msgspec.json.decode(base, type=game.state_type))
    else:
        state = msgspec.json.decode(base, type=game.state_type)
        redeal(game, state, seat, chance)
        two = Match.resume(game, state)
    return play_both(one, two, seat, chance)


def play_both(one: AnyMatch, two: AnyMatch, seat: Seat, chance: Rng) -> int:
    """Give both matches the seat's own answers up to the first barrier, and take some back."""
    events = (one.opening, two.opening)
    for given in range(ANSWERS):
        assert seen(one, seat, events[0]) == seen(two, seat, events[1])
        for verb in one.game.verbs:
            if chance.below(2):
                compare_commands(one, two, seat, verb, given_by_chance(one, seat, verb, chance))
        back = one.first_free(seat)
        if back is not None and not chance.below(6):
            events = (one.undo(seat, back), two.undo(seat, back))
            continue
        aside = seat in one.asides and (seat not in one.pending or not chance.below(4))
        question = (one.asides if aside else one.pending).get(seat)
        if question is None:
            return given + 1
        raw = any_answer(question, chance)
        events = (one.answer(seat, raw, aside=aside), two.answer(seat, raw, aside=aside))
        assert one.revealed == two.revealed
        if one.revealed:
            return given + 1
    return ANSWERS


def compare_commands(
    one: AnyMatch, two: AnyMatch, seat: Seat, verb: Verb, given: dict[str, str]
) -> None:
    for name in verb.options:
        offered = completions(one, seat, verb, given, name)
        assert offered == completions(two, seat, verb, given, name)
    assert outcome_of(one, seat, verb, given) == outcome_of(two, seat, verb, given)


def seen(match: AnyMatch, seat: Seat, events: list[Event]) -> object:
    """All that one seat learns, byte by byte: also whom the others wait for."""
    told = [event for event in events if event.to is None or seat in event.to]
    asked = match.pending.get(seat), match.asides.get(seat), sorted(match.pending), match.since
    undo = match.can_undo(seat)
    agree = None if undo is None else (undo.to, len(undo.answers), undo.agree)
    back = agree, match.first_free(seat), match.can_redo(seat)
    return encode((match.view(seat), asked, told, back, match.outcome))


def outcome_of(match: AnyMatch, seat: Seat, verb: Verb, given: dict[str, str]) -> object:
    try:
        return answers_of(match, seat, verb, given)
    except IllegalAnswer as refusal:
        return repr(refusal)
