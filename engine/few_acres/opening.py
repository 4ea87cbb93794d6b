"""What comes before the first turn: the auction for the sides, and a first card for the French."""

from __future__ import annotations

from engine.core import Context, Number, One, Script, Seat, Text, ask, ask_all, player
from engine.few_acres.content import SIDES, Side, foe_of
from engine.few_acres.setup import open_match, sides_settled
from engine.few_acres.state import Bid, State, seat_of
from engine.few_acres.texts import card_text, kind_options, side_player, side_text, word_option

MOST_BID = 20  # points


def auction(state: State, ctx: Context) -> Script[None]:
    """Settle who plays which side: both say secretly what they want, and if it is the same, bid.

    Whoever offers more points for the side gets it, and the other gets the points.
    """
    wish = One("bid.side", tuple(map(word_option, SIDES)), "british")
    wishes = yield from ask_all(ctx, lambda: dict.fromkeys(state.everyone, wish))
    wanted: list[Side] = [_side(wishes[seat]) for seat in state.everyone]
    for seat in state.everyone:
        ctx.tell("wished-side", seat=player(seat), side=side_text(wanted[seat]))
    if wanted[0] == wanted[1]:
        yield from _bid(state, ctx, wanted[0])
    else:
        state.bids = [Bid(side) for side in wanted]
        state.british = Seat(wanted.index("british"))
    for side in SIDES:
        ctx.tell("plays-side", seat=side_player(state, side), side=side_text(side))
    sides_settled(state)


def _side(word: str) -> Side:
    return "british" if word == "british" else "french"


def _bid(state: State, ctx: Context, side: Side) -> Script[None]:
    offer = Number("bid.points", 0, MOST_BID, 0, Text("about-bid", {"side": side_text(side)}))
    offers = yield from ask_all(ctx, lambda: dict.fromkeys(state.everyone, offer))
    state.bids = [Bid(side, offers[seat]) for seat in state.everyone]
    for seat in state.everyone:
        ctx.tell("bid", seat=player(seat), points=offers[seat])
    # RULING: equal bids are settled by lot.
    best = [seat for seat in state.everyone if offers[seat] == max(offers.values())]
    winner = best[0] if len(best) == 1 else state.rng.pick(best)
    state.british = winner if side == "british" else Seat(1 - winner)
    state.handicap = {foe_of(side): offers[winner]}


def french_draft(state: State, ctx: Context) -> Script[None]:
    """Let the French add an empire card to their start deck (an optional rule)."""
    french = state.players["french"]
    seat = seat_of(state, "french")
    options = kind_options(french.empire)
    question = One("french.draft", options, options[0].key)
    card = yield from ask(ctx, seat, lambda: question)
    french.empire.remove(card)
    french.deck.append(card)
    ctx.tell("added-card", seat=side_player(state, "french"), card=card_text(card))
    open_match(state)
