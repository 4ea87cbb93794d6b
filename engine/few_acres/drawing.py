"""Drawing cards, and what it costs under the options to shuffle the discard pile."""

from __future__ import annotations

from engine.core import Context, One, Script, Seat, Some, ask, zones
from engine.few_acres.content import TABLE, Side
from engine.few_acres.pieces import pay, play
from engine.few_acres.state import State, in_force, seat_of
from engine.few_acres.texts import card_option, cards_text, side_player, word_option

PAY = "pay"
DISCARD = "discard"
PRICE = 1
DISCARDED = 2


def refill(state: State, ctx: Context, side: Side) -> Script[None]:
    """Fill the hand up at the end of a turn; who has more keeps it."""
    player = state.players[side]
    late = in_force(state, "late-reshuffle")
    yield from draw_cards(state, ctx, side, TABLE.hand - len(player.hand), reshuffles=not late)
    # RULING: the deck is made anew only now, so the hand may have stayed short.
    if late and not player.deck and player.discard:
        yield from _reshuffle_late(state, ctx, side)


def draw_cards(
    state: State, ctx: Context, side: Side, number: int, reshuffles: bool
) -> Script[None]:
    """Draw cards into the hand, shuffling the discard pile once the deck runs out, if allowed."""
    player, seat = state.players[side], seat_of(state, side)
    owes = False
    runs_out = number > len(player.deck) and bool(player.discard)
    if reshuffles and runs_out:
        owes = yield from _pay_for_reshuffle(state, ctx, side)
        ctx.tell("reshuffled", seat=side_player(state, side))
    cards = zones.draw(state, ctx, player.deck, number, player.discard if reshuffles else None)
    player.hand += cards
    if cards:
        ctx.tell("drew", seat=side_player(state, side), number=len(cards))
        ctx.tell("drew-cards", to=(seat,), seat=side_player(state, side), cards=cards_text(cards))
    if owes:
        yield from _discard_instead(state, ctx, side, seat)


def _pay_for_reshuffle(state: State, ctx: Context, side: Side) -> Script[bool]:
    """Whether a side owes cards after drawing, since it hasn't paid for the reshuffle."""
    if not in_force(state, "costly-reshuffle"):
        return False
    if state.players[side].money < PRICE:
        return True
    question = One("refill.price", (word_option(PAY), word_option(DISCARD)), PAY)
    if (yield from ask(ctx, seat_of(state, side), lambda: question)) == DISCARD:
        return True
    pay(state, side, PRICE)
    ctx.tell("paid-reshuffle", seat=side_player(state, side), price=PRICE)
    return False


def _discard_instead(state: State, ctx: Context, side: Side, seat: Seat) -> Script[None]:
    hand = state.players[side].hand
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


def _reshuffle_late(state: State, ctx: Context, side: Side) -> Script[None]:
    player = state.players[side]
    owes = yield from _pay_for_reshuffle(state, ctx, side)
    player.deck, player.discard = player.discard, []
    state.rng.shuffle(player.deck)
    ctx.tell("reshuffled", seat=side_player(state, side))
    if owes:
        yield from _discard_instead(state, ctx, side, seat_of(state, side))
