"""Tables laid out by hand, and transcripts in players' words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import Config, Event, Match, Question, Rng, Seat
from engine.go_west.game import GoWest
from engine.go_west.state import DISCS, HAND_SIZE, Block, State, census
from engine.go_west.view import REGIONS, View

GO_WEST = GoWest()
COLOURS = "RGBY"  # of the seats 0 to 3, as the rulebook's examples name the players
ALL_IN_NEW_ENGLAND = (20, 0, 0, 0, 0, 0)

GoWestMatch = Match[State, View]


def seats_of(colours: str) -> list[Seat]:
    """The owners that "RGRBR" names, oldest disc first."""
    return [Seat(COLOURS.index(colour)) for colour in colours.replace(" ", "")]


def layout(
    seats: int = 2,
    *,
    options: Mapping[str, str] | None = None,
    wagons: Sequence[int] = ALL_IN_NEW_ENGLAND,
    blocks: Mapping[str, str] | None = None,
    hands: Mapping[int, str] | None = None,
    pile: str = "",
    supply: Mapping[int, int] | None = None,
    **changes: Any,
) -> State:
    """A state in which seat 0 is on turn; what lies neither in supply nor block is in the box.

    *hands* begins the hands of some seats, *pile* says what is drawn next; other cards follow.
    """
    state = GO_WEST.setup(Config(seats, {"start": "first-seat", **(options or {})}), Rng(1))
    state.wagons = list(wagons)
    for region, colours in (blocks or {}).items():
        state.blocks[REGIONS.index(region)] = Block(seats_of(colours))  # type: ignore[arg-type]
    _lay_cards(state, {seat: hand.split() for seat, hand in (hands or {}).items()}, pile.split())
    on_blocks = [disc for block in state.blocks for disc in block.discs]
    for seat, player in zip(state.everyone, state.players, strict=True):
        left = DISCS - on_blocks.count(seat)
        player.supply = (supply or {}).get(seat, left)
        player.box = left - player.supply
    for name, value in changes.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    state.phase = f"{state.turn}.turn.{state.active}"
    return state


def table(seats: int = 2, **given: Any) -> GoWestMatch:
    """A match at such a layout; `scores`, `scorings` and `tokens` are lists by seat."""
    by_seat = {
        "score": given.pop("scores", ()),
        "scorings": given.pop("scorings", ()),
        "double": given.pop("tokens", ()),
    }
    state = layout(seats, **given)
    for field, values in by_seat.items():
        for player, value in zip(state.players, values, strict=False):
            setattr(player, field, value)
    return Match.resume(GO_WEST, state)


def play(match: GoWestMatch, *lines: str) -> list[Event]:
    """Give answers as in "0: play E22 n2": a seat, then its answers one after the other.

    Checks after each that no disc, wagon or card got lost.
    """
    events: list[Event] = []
    kept = census(match.state)
    for line in lines:
        seat, answers = line.split(":")
        for answer in answers.split():
            events += match.answer(Seat(int(seat)), answer)
            assert kept == census(match.state)
    return events


def asked(match: GoWestMatch) -> Question:
    """The one question that is open."""
    [question] = match.pending.values()
    return question


def offered(match: GoWestMatch) -> list[str]:
    question = asked(match)
    return [option.key for option in question.options]  # type: ignore[union-attr]


def ids(events: Sequence[Event]) -> list[str]:
    return [event.id for event in events]


def block(match: GoWestMatch, region: str) -> str:
    """The owners of a block's discs by colour, oldest first."""
    discs = match.state.blocks[REGIONS.index(region)].discs  # type: ignore[arg-type]
    return "".join(COLOURS[owner] for owner in discs)


def supplies(match: GoWestMatch) -> list[int]:
    return [player.supply for player in match.state.players]


def scores(match: GoWestMatch) -> list[int]:
    return [player.score for player in match.state.players]


def _lay_cards(state: State, hands: Mapping[int, list[str]], pile: list[str]) -> None:
    taken = {card for hand in (*hands.values(), pile) for card in hand}
    # What nobody asked for comes in an order that no test depends on.
    rest = [card for card in state.deck if card not in taken]
    for seat, player in enumerate(state.players):
        player.hand = list(hands.get(seat, ()))
        player.hand += [rest.pop() for _ in range(HAND_SIZE - len(player.hand))]
    state.draw_pile = [*rest, *reversed(pile)]
