"""The Journal of Encounters: recruiting and renewing (rulebook "Recruitment")."""

from __future__ import annotations

import msgspec

from engine.core import Context, IllegalAnswer, Seat, player
from engine.core.zones import draw
from engine.lewis_clark.boats import can_pay, pay
from engine.lewis_clark.content import CHARACTERS, JOURNAL_PAGES, TABLE, CardId
from engine.lewis_clark.effects import Resource
from engine.lewis_clark.lasting import amount_in_force
from engine.lewis_clark.state import State
from engine.lewis_clark.texts import card_text


class Price(msgspec.Struct, frozen=True):
    """What a character of the journal costs."""

    fur: int
    equipment: int

    @property
    def goods(self) -> dict[Resource, int]:
        return {"fur": self.fur, "equipment": self.equipment}


def price_of(state: State, seat: Seat, card: CardId, discarded: CardId | None = None) -> Price:
    """What a character of the journal costs that seat, with a card of its hand discarded for it."""
    page = state.journal.index(card)
    fur = TABLE.journal_costs[page] - amount_in_force(state, seat, "recruit")
    discount = CHARACTERS[discarded].strength if discarded else 0
    return Price(max(0, fur), max(0, CHARACTERS[card].strength - discount))


def discards_for(state: State, seat: Seat, card: CardId) -> list[CardId | None]:
    """The cards of the hand, or none, by whose discard the seat could recruit that character."""
    expedition = state.expeditions[seat]
    return [
        discarded
        for discarded in (None, *expedition.hand)
        if can_pay(expedition, price_of(state, seat, card, discarded).goods)
    ]


def recruits(state: State, seat: Seat) -> list[CardId]:
    """The characters of the journal that the seat could recruit now, the cheapest page first."""
    if state.recruited:
        return []
    return [card for card in state.journal if discards_for(state, seat, card)]


def recruit(
    state: State, ctx: Context, seat: Seat, card: CardId, discarded: CardId | None = None
) -> None:
    """Pay for a character of the journal, take it to the hand and fill the journal again.

    Raises `IllegalAnswer` for one that isn't to be had.
    """
    if state.recruited or card not in state.journal:
        raise IllegalAnswer("this character can't be recruited now")
    if discarded not in discards_for(state, seat, card):
        raise IllegalAnswer("the price can't be paid so")
    expedition = state.expeditions[seat]
    price = price_of(state, seat, card, discarded)
    pay(expedition, price.goods)
    ctx.tell(
        "recruited",
        seat=player(seat),
        card=card_text(card),
        fur=price.fur,
        equipment=price.equipment,
    )
    if discarded:
        expedition.hand.remove(discarded)
        state.discard.append(discarded)
        ctx.tell("discarded", seat=player(seat), card=card_text(discarded))
    state.recruited = True
    state.newest = card
    take(state, seat, card)
    refill(state, ctx)


def take(state: State, seat: Seat, card: CardId) -> None:
    """Take a character of the journal to the hand. Its page stays empty until the next refill."""
    # Those above move down at the refill, so the last page is always the first of the list.
    state.journal.remove(card)
    state.expeditions[seat].hand.append(card)


def refill(state: State, ctx: Context) -> None:
    """Draw new characters onto the first pages, above those that have moved down."""
    missing = JOURNAL_PAGES - len(state.journal)
    # RULING: an empty draw pile is made anew of what was discarded; with none the journal is short.
    drawn = draw(state, ctx, state.draw_pile, missing, state.discard)
    state.journal += drawn
    for card in drawn:
        ctx.tell("encountered", card=card_text(card))


def drop_last(state: State, ctx: Context) -> None:
    """Discard the character on the last page and refill, as the Interpreter does."""
    if state.journal:
        card = state.journal.pop(0)
        state.discard.append(card)
        ctx.tell("left-the-journal", card=card_text(card))
    refill(state, ctx)


def renew(state: State, ctx: Context) -> None:
    """Discard the whole journal and draw another one, as at Farewell."""
    state.discard += state.journal
    state.journal = []
    ctx.tell("renewed-the-journal")
    refill(state, ctx)
    # RULING: filled from the first page down, as in the Czech rulebook.
    state.journal.reverse()
