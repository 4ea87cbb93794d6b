"""Draft, discard, reserve, Governor, Intendant, Home Support (rulebook "Akce správy karet")."""

from __future__ import annotations

from collections import Counter

from engine.core import Context, Option, Script, Seat, Some, Text, ask
from engine.few_acres.content import CARDS, PLACES, TABLE, CardId, Side
from engine.few_acres.drawing import draw_cards
from engine.few_acres.journeys import pick
from engine.few_acres.pieces import give_back, pay, play
from engine.few_acres.state import State, by_kind, holds, in_force, siege_at
from engine.few_acres.texts import (
    card_option,
    card_text,
    cards_text,
    place_text,
    side_player,
)

DRAFT = "draft"
DISCARD = "discard"
RESERVE = "reserve"
RETRIEVE = "retrieve"
GOVERNOR = "governor"
INTENDANT = "intendant"
SUPPORT = "support"
SHED = "shed"
MANAGE = "manage"
GOVERNED = 2  # RULING: cards that a Governor removes at most; one is enough


def draft_options(state: State, _: list[CardId]) -> list[Option]:
    """The available cards that the player on turn can pay."""
    available = [*state.me.empire, *state.neutral]
    left = Counter(CARDS[card].kind for card in available)
    return [
        Option(
            f"{DRAFT}.{card}",
            Text(
                "do-draft",
                {
                    "card": card_text(card),
                    "cost": CARDS[card].face.cost,
                    "left": left[CARDS[card].kind],
                },
            ),
            CARDS[card].kind,
            group=DRAFT,
        )
        for card in by_kind(available)
        if CARDS[card].face.cost <= state.me.money
    ]


def draft(state: State, ctx: Context, me: Seat, card: CardId) -> Script[None]:
    """Take an available empire or neutral card onto the discard pile."""
    side, cost = state.active, CARDS[card].face.cost
    pay(state, side, cost)
    pile = state.neutral if card in state.neutral else state.me.empire
    pile.remove(card)
    state.me.discard.append(card)
    ctx.tell("drafted", seat=side_player(state, side), card=card_text(card), cost=cost)
    yield from ()


def discard_options(state: State, _: list[CardId]) -> list[Option]:
    return [Option(DISCARD, Text("do-discard"), group=MANAGE)] if state.me.hand else []


def discard(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    """Discard one card, or more: one coin for each but the first."""
    side, free = state.active, in_force(state, "free-discards")
    hand = state.me.hand
    most = len(hand) if free else min(len(hand), 1 + state.me.money)
    options = tuple(map(card_option, hand))
    about = Text("about-discard", {"free": int(free)})
    chosen = yield from ask(
        ctx, me, lambda: Some("discard.cards", options, 1, most, (options[0].key,), about)
    )
    cost = 0 if free else len(chosen) - 1
    pay(state, side, cost)
    play(state, side, chosen)
    ctx.tell("discarded", seat=side_player(state, side), cards=cards_text(chosen), cost=cost)


def reserve_options(state: State, _: list[CardId]) -> list[Option]:
    """The cards in hand that may go into the reserve."""
    if len(state.me.reserve) >= TABLE.reserve:
        return []
    cards = [card for card in state.me.hand if _may_be_reserved(state, card)]
    return [
        Option(
            f"{RESERVE}.{card}",
            Text("do-reserve", {"card": card_text(card)}),
            CARDS[card].kind,
            group=RESERVE,
        )
        for card in by_kind(cards)
    ]


def _may_be_reserved(state: State, card: CardId) -> bool:
    place = CARDS[card].place
    if place is None or in_force(state, "locations-in-reserve"):
        return True
    return in_force(state, "lost-cards-in-reserve") and not holds(state, state.active, place)


def reserve(state: State, ctx: Context, me: Seat, card: CardId) -> Script[None]:
    """Put a card of the hand into the reserve, face up."""
    state.me.hand.remove(card)
    state.me.reserve.append(card)
    ctx.tell("reserved", seat=side_player(state, state.active), card=card_text(card))
    yield from ()


def retrieve_options(state: State, _: list[CardId]) -> list[Option]:
    price = len(state.me.reserve)
    if not price or price > state.me.money:
        return []
    return [Option(RETRIEVE, Text("do-retrieve", {"cards": price, "price": price}))]


def retrieve(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    """Take the whole reserve into the hand for one coin each, as a free action."""
    cards, state.me.reserve = state.me.reserve, []
    pay(state, state.active, len(cards))
    state.me.hand += cards
    seat = side_player(state, state.active)
    ctx.tell("retrieved", seat=seat, cards=cards_text(cards), price=len(cards))
    yield from ()


def governor_options(state: State, _: list[CardId]) -> list[Option]:
    if not _held(state, "governor") or not governable(state):
        return []
    return [Option(GOVERNOR, Text("do-governor"), group=MANAGE)]


def governable(state: State) -> list[CardId]:
    """The cards in hand that the Governor may remove: not himself."""
    governor = _held(state, "governor")[0]
    return [card for card in state.me.hand if card != governor and _may_go(state, card)]


def _may_go(state: State, card: CardId) -> bool:
    place, side = CARDS[card].place, state.active
    if place is None or not holds(state, side, place):
        return True
    if in_force(state, "governor-spares-start") and CARDS[card].start:
        return False
    # What would give up the place can't do so under siege.
    return not (in_force(state, "governor-gives-up") and siege_at(state, place) is not None)


def governor(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    """Put one or two cards of the hand back among the available ones."""
    side, card = state.active, _held(state, "governor")[0]
    cards = governable(state)
    options = tuple(map(card_option, cards))
    most = min(GOVERNED, len(cards))
    chosen = yield from ask(
        ctx, me, lambda: Some("governor.cards", options, 1, most, (options[0].key,))
    )
    play(state, side, [card])
    for each in chosen:
        state.me.hand.remove(each)
        give_back(state, side, each)
    ctx.tell("governed", seat=side_player(state, side), cards=cards_text(chosen))
    if in_force(state, "governor-gives-up"):
        for each in chosen:
            _give_up(state, ctx, side, each)


def _give_up(state: State, ctx: Context, side: Side, card: CardId) -> None:
    """Take the own piece off a place whose card has been removed (an optional rule)."""
    place = CARDS[card].place
    if place is None or not holds(state, side, place):
        return
    settlement = state.board.pop(place)
    state.fortifications += settlement.fortified
    state.me.towns += settlement.town
    state.me.villages += not settlement.town
    ctx.tell("gave-up", seat=side_player(state, side), place=place_text(place))


def intendant_options(state: State, _: list[CardId]) -> list[Option]:
    price = TABLE.prices.intendant
    if not _held(state, "intendant") or not state.me.discard or state.me.money < price:
        return []
    return [Option(INTENDANT, Text("do-intendant", {"price": price}), group=MANAGE)]


def intendant(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    """Pay, and take a card of the own discard pile into the hand."""
    side = state.active
    card = yield from pick(ctx, me, "intendant.card", state.me.discard)
    pay(state, side, TABLE.prices.intendant)
    state.me.discard.remove(card)
    play(state, side, _held(state, "intendant")[:1])
    state.me.hand.append(card)
    price = TABLE.prices.intendant
    ctx.tell("fetched", seat=side_player(state, side), card=card_text(card), price=price)


def support_options(state: State, _: list[CardId]) -> list[Option]:
    if not _held(state, "home-support"):
        return []
    return [Option(SUPPORT, Text("do-support", {"cards": TABLE.prices.home_support}))]


def support(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    """Draw three cards, as a free action; the discard pile isn't shuffled for it."""
    side = state.active
    play(state, side, _held(state, "home-support")[:1])
    ctx.tell("supported", seat=side_player(state, side))
    reshuffles = in_force(state, "support-reshuffles")
    draw_cards(state, ctx, side, TABLE.prices.home_support, reshuffles)
    yield from ()


def shed_options(state: State, _: list[CardId]) -> list[Option]:
    """The cards of lost places that may be discarded for nothing (an optional rule)."""
    if not in_force(state, "shed-lost-cards"):
        return []
    return [
        Option(f"{SHED}.{card}", Text("do-shed", {"card": card_text(card)}), card, group=SHED)
        for card in state.me.hand
        if CARDS[card].place in PLACES and not holds(state, state.active, CARDS[card].place or "")
    ]


def shed(state: State, ctx: Context, me: Seat, card: CardId) -> Script[None]:
    """Discard the card of a place that is lost, as a free action."""
    side = state.active
    play(state, side, [card])
    ctx.tell("discarded", seat=side_player(state, side), cards=cards_text([card]), cost=0)
    yield from ()


def _held(state: State, special: str) -> list[CardId]:
    return [card for card in state.me.hand if CARDS[card].face.special == special]
