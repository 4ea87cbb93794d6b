"""Drawing cards, and what it costs under the options to shuffle the discard pile."""

from __future__ import annotations

from engine.core import Context, Script, Some, ask, zones
from engine.few_acres.content import TABLE, Side
from engine.few_acres.pieces import pay, play
from engine.few_acres.state import State, in_force, seat_of
from engine.few_acres.texts import card_option, cards_text, side_player

PRICE = 1
DISCARDED = 2


def refill(state: State, ctx: Context, side: Side) -> Script[None]:
    """Fill the hand up at the end of a turn; who has more keeps it."""
    player = state.players[side]
    number = max(0, TABLE.hand - len(player.hand))
    owes = False
    if number > len(player.deck) and player.discard and in_force(state, "costly-reshuffle"):
        owes = _pay_for_reshuffle(state, ctx, side)
    draw_cards(state, ctx, side, number, reshuffles=True)
    if owes:
        yield from _discard_instead(state, ctx, side)


def draw_cards(state: State, ctx: Context, side: Side, number: int, reshuffles: bool) -> None:
    """Draw cards into the hand, shuffling the discard pile once the deck runs out, if allowed."""
    player, seat = state.players[side], seat_of(state, side)
    if reshuffles and number > len(player.deck) and player.discard:
        ctx.tell("reshuffled", seat=side_player(state, side))
    cards = zones.draw(state, ctx, player.deck, number, player.discard if reshuffles else None)
    player.hand += cards
    if cards:
        ctx.tell("drew", seat=side_player(state, side), number=len(cards))
        ctx.tell("drew-cards", to=(seat,), seat=side_player(state, side), cards=cards_text(cards))


def _pay_for_reshuffle(state: State, ctx: Context, side: Side) -> bool:
    """Whether a side owes cards after drawing, since it can't pay for the reshuffle."""
    if state.players[side].money < PRICE:
        return True
    pay(state, side, PRICE)
    ctx.tell("paid-reshuffle", seat=side_player(state, side), price=PRICE)
    return False


def _discard_instead(state: State, ctx: Context, side: Side) -> Script[None]:
    hand, seat = state.players[side].hand, seat_of(state, side)
    number = min(DISCARDED, len(hand))
    if not number:
        return
    options = tuple(map(card_option, hand))
    default = tuple(option.key for option in options[:number])
    chosen = yield from ask(
        ctx, seat, lambda: Some("refill.discard", options, number, number, default)
    )
    play(state, side, chosen)
    seat_text = side_player(state, side)
    ctx.tell("discarded", seat=seat_text, cards=cards_text(chosen), cost=0)
