"""Tables of A Few Acres of Snow laid out by hand, with every card and piece in one place only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Config, Event, Match, Number, One, Option, Raw, Rng, Seat, Some
from engine.few_acres.content import CARDS, SIDES, CardId, PlaceId, Side
from engine.few_acres.game import FewAcres
from engine.few_acres.setup import deal
from engine.few_acres.sieges import start_of
from engine.few_acres.state import Settlement, Siege, State, census
from engine.few_acres.view import View

GAME = FewAcres()
BRITISH, FRENCH = Seat(0), Seat(1)
SEATS: dict[Side, Seat] = {"british": BRITISH, "french": FRENCH}
Table = Match[State, View]


def layout(
    *,
    options: Mapping[str, str] | None = None,
    british: str | None = None,
    french: str | None = None,
    decks: Mapping[Side, str] | None = None,
    discards: Mapping[Side, str] | None = None,
    reserves: Mapping[Side, str] | None = None,
    money: Mapping[Side, int] | None = None,
    board: Mapping[PlaceId, str] | None = None,
    sieges: Mapping[Side, str] | None = None,
    **changes: Any,
) -> State:
    """A state in which the British, the first seat, are on turn with two actions.

    *british* and *french* are whole hands; *decks*, the next card first, *discards* and *reserves*
    are whole too: what a side has nowhere then is under its deck. Cards go without the first
    letter of their side: "boston militia.2 n-settlers". *board* changes places: "british town
    fortified", "neutral"; *sieges* by attacker: "louisbourg" or "louisbourg +3 siege-artillery".
    """
    chosen = {"sides": "first-british", "edition": "second", **(options or {})}
    state = deal(Config(2, chosen), Rng(1))
    state.turn, state.actions, state.phase = 3, 2, "3.turn.0"
    for place, words in (board or {}).items():
        _set_place(state, place, words.split())
    hands: dict[Side, str | None] = {"british": british, "french": french}
    for side in SIDES:
        zones = {"hand": hands[side], "discard": (discards or {}).get(side)}
        zones |= {"reserve": (reserves or {}).get(side), "deck": (decks or {}).get(side)}
        _deal(state, side, {zone: words for zone, words in zones.items() if words is not None})
    for side, coins in (money or {}).items():
        state.bank += state.players[side].money - coins
        state.players[side].money = coins
    for side, words in (sieges or {}).items():
        _besiege(state, side, words.split())
    for name, value in changes.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return state


def _set_place(state: State, place: PlaceId, words: list[str]) -> None:
    old = state.board.pop(place, None)
    if old is not None:
        _count(state, old, 1)
    side, *more = words
    if side != "neutral":
        new = Settlement("british" if side == "british" else "french", "town" in more,
                         "fortified" in more)  # fmt: skip
        state.board[place] = new
        _count(state, new, -1)


def _count(state: State, settlement: Settlement, by: int) -> None:
    player = state.players[settlement.side]
    player.towns += by * settlement.town
    player.villages += by * (not settlement.town)
    state.fortifications += by * settlement.fortified


def card_of(side: Side, word: str) -> CardId:
    return word if word in CARDS else f"{side[0]}-{word}"


def _deal(state: State, side: Side, zones: Mapping[str, str]) -> None:
    """Lay cards into zones of a side; what was there goes under its deck."""
    player = state.players[side]
    wanted = {zone: [card_of(side, word) for word in words.split()]
              for zone, words in zones.items()}  # fmt: skip
    for zone in zones:
        if zone != "deck":
            player.deck[:0] = getattr(player, zone)
            setattr(player, zone, [])
    for zone, cards in wanted.items():
        for card in cards:
            _take(state, side, card)
        if zone == "deck":
            player.discard += player.deck
            player.deck = cards[::-1]
        else:
            setattr(player, zone, cards)


def _take(state: State, side: Side, card: CardId) -> None:
    """Take a card out of wherever a side may have it."""
    player = state.players[side]
    piles = (player.deck, player.discard, player.locations, player.empire, player.hand)
    for pile in (*piles, player.reserve, state.neutral):
        if card in pile:
            pile.remove(card)
            return
    raise AssertionError(f"the {side} can't have {card}")


def _besiege(state: State, attacker: Side, words: list[str]) -> None:
    place, *more = words
    siege = Siege(place, start_of(state, place), {side: [] for side in SIDES})
    state.sieges[attacker] = siege
    for word in more:
        if word[0] in "+-0":
            siege.marker = int(word)
            continue
        side, _, card = word.rpartition(":")
        owner: Side = "french" if side == "french" else "british" if side else attacker
        _take(state, owner, card_of(owner, card))
        siege.cards[owner].append(card_of(owner, card))


def started(state: State) -> Table:
    return Match.resume(GAME, state)


def play(state: State | Table, *lines: str) -> Table:
    """Play answers such as "british settle.deerfield" or "french f-gaspe,f-quebec".

    Nothing may get lost on the way.
    """
    match = started(state) if isinstance(state, State) else state
    before = census(match.state)
    for line in lines:
        word, answer = line.split()
        side: Side = "british" if word == "british" else "french"
        match.answer(SEATS[side], _raw(match, side, answer))
        assert before == census(match.state), f"after {line}"
    return match


def _raw(match: Table, side: Side, answer: str) -> Raw:
    question = match.pending.get(SEATS[side])
    assert question is not None, f"nobody asks the {side}, but {match.pending}"
    match question:
        case Number():
            return int(answer)
        case Some():
            return tuple(answer.split(","))
        case _:
            return answer


def offered(match: Table, side: Side) -> list[str]:
    """What a side may answer."""
    return [option.key for option in options_of(match, side)]


def options_of(match: Table, side: Side) -> tuple[Option, ...]:
    question = match.pending[SEATS[side]]
    assert isinstance(question, One | Some)
    return question.options


def asked(match: Table) -> dict[Side, str]:
    """Who is asked what."""
    return {side: match.pending[seat].id for side, seat in SEATS.items() if seat in match.pending}


def told(match: Table, event: str) -> list[Event]:
    """What was told under an id since the match was laid out."""
    return [each for step in match.steps for each in step.events if each.id == event]
