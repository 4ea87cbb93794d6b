"""Playing an action card: pay, place, move wagons (rulebook 5.1)."""

from __future__ import annotations

import msgspec

from engine.core import Context, One, Option, Script, Seat, Text, ask, player
from engine.go_west.blocks import place_disc
from engine.go_west.content import kind
from engine.go_west.payment import keeping_discs, pay, split_question, splits_for
from engine.go_west.state import CardId, State
from engine.go_west.texts import card_text, crossings_text, payment, placed_text, pushed_text
from engine.go_west.view import AREAS, REGIONS, Card, LastMove, Region
from engine.go_west.wagons import (
    NO_CROSSINGS,
    Crossings,
    all_crossings,
    crossings_key,
    easternmost,
    move_wagons,
)


def playable_cards(state: State, me: Seat) -> list[CardId]:
    """The cards in hand that can be paid and then carried out as a whole."""
    return [card for card in state.players[me].hand if is_playable(state, me, state.deck[card])]


def is_playable(state: State, me: Seat, card: Card) -> bool:
    return bool(splits_for(state, me, card)) and moves_left(state) >= card.wagons


def moves_left(state: State) -> int:
    """How many moves it takes to bring every wagon to California."""
    return sum(wagons * (len(AREAS) - 1 - area) for area, wagons in enumerate(state.wagons))


def play(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Choose a card and do all that it says."""
    chosen = yield from ask(ctx, me, lambda: card_question(state, me))
    card = state.deck[chosen]
    state.players[me].hand.remove(chosen)
    state.on_table = chosen
    yield from pay_for(state, ctx, me, card)
    state.last = LastMove(me, "play", card, (), NO_CROSSINGS, ())
    yield from place(state, ctx, me, card)
    if card.wagons:
        yield from move(state, ctx, me, card)
    state.discard.append(chosen)
    state.on_table, state.paid = None, (0, 0)


def card_question(state: State, me: Seat) -> One:
    cards = playable_cards(state, me)
    options = tuple(
        Option(card, card_text(face), kind(card), group=face.region or "no-region")
        for card, face in ((card, state.deck[card]) for card in cards)
    )
    return One("play.card", options, cards[0])


def pay_for(state: State, ctx: Context, me: Seat, card: Card) -> Script[None]:
    """Pay the price; asks only where victory points may be mixed in."""
    options = splits_for(state, me, card)
    points = options[0]
    if len(options) > 1:
        default = keeping_discs(state, me, card, options)
        question = split_question("play.pay", card.price, options, default)
        points = int((yield from ask(ctx, me, lambda: question)))
    pay(state, me, card.price, points)
    state.paid = (card.price - points, points)
    ctx.tell("played", seat=player(me), card=card_text(card), paid=payment(*state.paid))


def place(state: State, ctx: Context, me: Seat, card: Card) -> Script[None]:
    """Place the discs that the card shows; without any disc that is left out."""
    if card.region is None:
        return
    if not state.players[me].supply:
        ctx.tell("skipped-placing", seat=player(me))
        return
    # RULING: a disc that comes back may be used again at once, so it must follow if the card shows
    # two, in Conrad's variant too. There the supply ends the placing, here it always suffices.
    pushed = place_discs(state, me, card.region, 1 if card.elsewhere else card.discs)
    if card.elsewhere and state.players[me].supply:
        question = elsewhere_question(card.region)
        chosen = yield from ask(ctx, me, lambda: question)
        pushed += place_discs(state, me, next(r for r in REGIONS if r == chosen), 1)
    assert state.last is not None
    told = placed_text([region for region, _ in state.last.placed])
    if pushed:
        ctx.tell("placed-pushing", seat=player(me), discs=told, pushed=pushed_text(pushed))
    else:
        ctx.tell("placed", seat=player(me), discs=told)


def elsewhere_question(highlighted: Region) -> One:
    others = [region for region in REGIONS if region != highlighted]
    return One("play.elsewhere", tuple(Option(r, Text(r), spot=r) for r in others), others[0])


def place_discs(state: State, me: Seat, region: Region, most: int) -> list[Seat]:
    """Place up to *most* discs in a region, as far as the supply goes; return the pushed out."""
    circles: list[int] = []
    owners: list[Seat] = []
    while state.players[me].supply and len(circles) < most:
        circle, pushed = place_disc(state, me, region)
        circles.append(circle)
        if pushed is not None:
            owners.append(pushed)
    assert state.last is not None
    placed = (*state.last.placed, *((region, circle) for circle in circles))
    state.last = msgspec.structs.replace(state.last, placed=placed)
    return owners


def move(state: State, ctx: Context, me: Seat, card: Card) -> Script[None]:
    """Make the moves of wagons; asks only where there is a choice."""
    ways = {crossings_key(way): way for way in all_crossings(state.wagons, card.wagons)}
    chosen = next(iter(ways))
    if len(ways) > 1:
        question = wagons_question(ways)
        chosen = yield from ask(ctx, me, lambda: question)
    move_wagons(state.wagons, ways[chosen])
    assert state.last is not None
    state.last = msgspec.structs.replace(state.last, crossings=ways[chosen])
    ctx.tell("moved-wagons", seat=player(me), crossings=crossings_text(ways[chosen]))


def wagons_question(ways: dict[str, Crossings]) -> One:
    options = tuple(
        Option(key, crossings_text(way), group=AREAS[easternmost(way)]) for key, way in ways.items()
    )
    return One("play.wagons", options, options[0].key)
