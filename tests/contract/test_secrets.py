"""Nobody learns what they can't know: hidden things dealt anew look the same."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Context, Match, One, Option, Rng, Script, Seat, Text, any_answer, ask
from engine.registry import GAMES
from engine.toy.game import Toy
from engine.toy.state import State, View
from tests.contract.made_up import MadeUp
from tests.contract.matches import ME, AnyGame, AnyMatch, every_game, questions_of, toy
from tests.contract.secrets import compare, seen


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_nothing_shows_what_a_seat_cannot_know(game: AnyGame, seed: int) -> None:
    compared, last = 0, b""
    for match, chance in questions_of(game, seed, 150):
        base = bytes(msgspec.json.decode(match.to_json(), type=dict[str, msgspec.Raw])["base"])
        if base == last:
            continue
        last = base
        compared += compare(game, base, Seat(match.seq % match.state.seats), chance)
    assert compared > 20


def test_a_sealed_answer_shows_nothing_but_that_it_was_given() -> None:
    compared = 0
    for game in (*GAMES.values(), MadeUp()):
        for seed in range(4):
            for match, chance in questions_of(game, seed):
                compared += compare_sealed(match, chance)
    assert compared > 50


def compare_sealed(match: AnyMatch, chance: Rng) -> int:
    """Let a seat answer twice, by chance; return how many others saw no difference."""
    seat = chance.pick(sorted(match.pending))
    one, two = match.copy(), match.copy()
    told = [trial.answer(seat, any_answer(trial.pending[seat], chance)) for trial in (one, two)]
    # What an aside asks in between is open, though the seat has given a sealed answer before it.
    in_between = {*match.pending} - {seat} != {*one.pending}
    if in_between or not is_sealed(one, seat) or not is_sealed(two, seat):
        return 0
    others = [other for other in match.state.everyone if other != seat]
    for other in others:
        assert seen(one, other, told[0]) == seen(two, other, told[1])
    return len(others)


def is_sealed(match: AnyMatch, seat: Seat) -> bool:
    return seat in match._run.ask.sealed


# A test that can't fail is none: these games leak, and each must be caught.


class ShowsTheDeck(Toy):
    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, Seat(seat) if seat is not None else None)
        return msgspec.structs.replace(view, discard=(*view.discard, state.deck[-1]))


class TellsTheDeck(Toy):
    def script(self, state: State, ctx: Context) -> Script[None]:
        yield from ask(ctx, ME, lambda: card("first", "raid"))
        ctx.tell("whispered", card=state.deck[-1])
        yield from ask(ctx, ME, lambda: card("second", "raid"))


class OffersTheDeck(Toy):
    def script(self, state: State, ctx: Context) -> Script[None]:
        yield from ask(ctx, ME, lambda: card("first", "raid"))
        yield from ask(ctx, ME, lambda: card("second", state.deck[-1]))


class OffersTheDeckAfterAReveal(OffersTheDeck):
    def script(self, state: State, ctx: Context) -> Script[None]:
        state.die = state.rng.roll()
        yield from super().script(state, ctx)


class AsksWhoeverHoldsABlock(Toy):
    def script(self, state: State, ctx: Context) -> Script[None]:
        yield from ask(ctx, ME, lambda: card("first", "raid"))
        blocks = [seat for seat in state.everyone[1:] if "block" in " ".join(state.hands[seat])]
        yield from ask(ctx, (*blocks, ME)[0], lambda: card("second", "raid"))


def card(question: str, key: str) -> One:
    return One(question, (Option(key, Text("card-raid")),), key)


@pytest.mark.parametrize(
    "leaky",
    [
        ShowsTheDeck,
        TellsTheDeck,
        OffersTheDeck,
        OffersTheDeckAfterAReveal,
        AsksWhoeverHoldsABlock,
    ],
)
def test_a_game_that_leaks_is_caught(leaky: type[Toy]) -> None:
    game, base = leaky(), msgspec.json.encode(toy(3).state)
    with pytest.raises(AssertionError):
        sum(compare(game, base, ME, Rng(seed)) for seed in range(20))


def test_what_a_stage_opens_with_is_compared_too() -> None:
    state = toy(stage="vote").state
    assert state.omen is not None
    base = msgspec.json.encode(msgspec.structs.replace(state, omen=None))
    assert Match.resume(Toy(), msgspec.json.decode(base, type=State)).revealed

    assert compare(Toy(), base, ME, Rng(1)) > 0
