"""What a seat can't see changes nothing in any panel made for it, not one byte."""

from __future__ import annotations

import msgspec
import pytest

from bot.present.table import Table
from engine.core import Config, Event, Match, Rng, Seat, any_answer
from engine.registry import GAMES
from engine.toy.game import Toy
from engine.toy.state import State, View
from tests.bot.present.samples import lines_of, own_panels, public_panels, table, words_of
from tests.contract.matches import ME, AnyGame, AnyMatch, every_game, questions_of

ANSWERS = 6


def shown_to(match: AnyMatch, seat: Seat, events: list[Event]) -> bytes:
    """Every panel that *seat* can look at, the public ones too."""
    own = table(match, seat)
    words = words_of(own)
    lines = lines_of(events, seat, words)
    panels = [*own_panels(own, words, lines), *public_panels(match, events)]
    return repr((own_parts(own), panels)).encode()


def own_parts(shown: Table) -> object:
    return msgspec.json.encode((shown.view, shown.question, shown.aside, shown.undo, shown.last))


def compare(game: AnyGame, base: bytes, seat: Seat, chance: Rng) -> int:
    """Deal what *seat* can't see anew, play both alike; how many positions looked the same."""
    one, two = (msgspec.json.decode(base, type=game.state_type) for _ in range(2))
    game.redeal(two, seat, chance)
    two.rng.word = chance.below(1 << 64)
    first, second = Match.resume(game, one), Match.resume(game, two)
    events = (first.opening, second.opening)
    for looked in range(ANSWERS):
        if first.revealed:
            return looked
        assert shown_to(first, seat, events[0]) == shown_to(second, seat, events[1])
        question = first.pending.get(seat)
        if question is None:
            return looked + 1
        raw = any_answer(question, chance)
        events = (first.answer(seat, raw), second.answer(seat, raw))
    return ANSWERS


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_cannot_see_changes_no_panel(game: AnyGame, seed: int) -> None:
    compared, last = 0, b""
    for match, chance in questions_of(game, seed, 50):
        base = bytes(msgspec.json.decode(match.to_json(), type=dict[str, msgspec.Raw])["base"])
        if base != last:
            seat = Seat(match.seq % match.state.seats)
            compared += compare(game, base, seat, chance)
        last = base
    assert compared > 20


class ShowsTheDeck(Toy):
    """A toy that leaks, which must be noticed."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, discard=(*view.discard, state.deck[-1]))


def test_a_leak_is_noticed() -> None:
    game = ShowsTheDeck()
    base = msgspec.json.encode(Match.start(GAMES["toy"], Config(3), 1).state)

    with pytest.raises(AssertionError):
        sum(compare(game, base, ME, Rng(seed)) for seed in range(20))
