"""Selling an action card (rulebook 5.3)."""

from __future__ import annotations

from engine.core import Context, One, Option, Script, Seat, Text, ask, player
from engine.go_west.content import kind
from engine.go_west.state import CardId, State
from engine.go_west.texts import card_text
from engine.go_west.view import LastMove
from engine.go_west.wagons import NO_CROSSINGS


def income(state: State, me: Seat, card: CardId) -> int:
    """How many discs a card brings back from the box; what the box lacks is lost."""
    return min(state.deck[card].price, state.players[me].box)


def sell(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Put a card from the hand away for as many discs from the box as it costs."""
    card = yield from ask(ctx, me, lambda: sell_question(state, me))
    discs, seller = income(state, me, card), state.players[me]
    seller.hand.remove(card)
    seller.box -= discs
    seller.supply += discs
    state.discard.append(card)
    state.last = LastMove(me, "sell", state.deck[card], (), NO_CROSSINGS, ())
    ctx.tell("sold", seat=player(me), card=card_text(state.deck[card]), discs=discs)


def sell_question(state: State, me: Seat) -> One:
    hand = state.players[me].hand
    options = tuple(
        Option(
            card,
            Text("sale", {"card": card_text(face), "discs": income(state, me, card)}),
            kind(card),
            group=face.region or "no-region",
        )
        for card, face in ((card, state.deck[card]) for card in hand)
    )
    return One("sell.card", options, max(hand, key=lambda card: income(state, me, card)))
