"""Settle, develop, fortify (rulebook "Akce expanze")."""

from __future__ import annotations

from engine.core import Context, Option, Script, Seat, Text
from engine.few_acres.content import CARDS, PLACES, TABLE, CardId, PlaceId
from engine.few_acres.journeys import Journey, choose_journey, journeys, pick, within_reach
from engine.few_acres.pieces import did, may_settle_again, note_british_points, pay, play, settle
from engine.few_acres.roads import playable
from engine.few_acres.state import State, location_card
from engine.few_acres.texts import cards_text, place_text, side_player

SETTLE = "settle"
DEVELOP = "develop"
FORTIFY = "fortify"


def settle_options(state: State, cards: list[CardId]) -> list[Option]:
    """The places that the player on turn can settle with these cards."""
    return [
        _option(SETTLE, place, points=PLACES[place].points)
        for place in within_reach(cards)
        if settle_journeys(state, place, cards)
    ]


def settle_journeys(state: State, place: PlaceId, cards: list[CardId]) -> list[Journey]:
    """The ways to settle a place with these cards; none if it may not be settled."""
    again = may_settle_again(state, state.active, place)
    if not again and (place in state.board or not state.me.villages):
        return []
    return journeys(cards, place, settlers(cards) if PLACES[place].settler else None)


def settlers(cards: list[CardId]) -> list[CardId]:
    return [card for card in cards if CARDS[card].shows("settler")]


def settle_place(state: State, ctx: Context, me: Seat, place: PlaceId) -> Script[None]:
    """Settle a place: a location that leads there, a transport and a settler if it needs one."""
    side = state.active
    ways = settle_journeys(state, place, playable(state))
    way = yield from choose_journey(ctx, me, SETTLE, ways, place_text(place))
    play(state, side, way.cards)
    did(state, SETTLE, side, place)
    ctx.tell(
        "settled",
        seat=side_player(state, side),
        place=place_text(place),
        cards=cards_text(way.cards),
    )
    settle(state, ctx, side, place)


def develop_options(state: State, cards: list[CardId]) -> list[Option]:
    """The villages that the player on turn can make towns."""
    if not settlers(cards):
        return []
    return [
        _option(DEVELOP, place, points=PLACES[place].points)
        for place in state.board
        if develop_settlers(state, place, cards)
    ]


def develop_settlers(state: State, place: PlaceId, cards: list[CardId]) -> list[CardId]:
    """Those cards that can make a place a town; none if it may not be developed."""
    if location_card(state.active, place) not in cards:
        return []
    if state.board[place].town or not PLACES[place].points or not state.me.towns:
        return []
    return [card for card in settlers(cards) if CARDS[card].place != place]


def develop(state: State, ctx: Context, me: Seat, place: PlaceId) -> Script[None]:
    """Turn a village into a town: its own card and a settler."""
    side, card = state.active, _card_of(state, place)
    settler = yield from pick(
        ctx, me, "develop.card", develop_settlers(state, place, playable(state)), place_text(place)
    )
    play(state, side, (card, settler))
    state.board[place].town = True
    state.me.towns -= 1
    state.me.villages += 1
    note_british_points(state)
    did(state, DEVELOP, side, place)
    ctx.tell(
        "developed",
        seat=side_player(state, side),
        place=place_text(place),
        cards=cards_text((card, settler)),
    )


def fortify_options(state: State, cards: list[CardId]) -> list[Option]:
    """The places that the player on turn can fortify."""
    if not any(CARDS[card].face.fortifies for card in cards):
        return []
    return [
        _option(FORTIFY, place, price=TABLE.prices.fortify)
        for place in state.board
        if fortify_cards(state, place, cards)
    ]


def fortify_cards(state: State, place: PlaceId, cards: list[CardId]) -> list[CardId]:
    """Those cards that can fortify a place; none if it may not be fortified."""
    if location_card(state.active, place) not in cards:
        return []
    if state.board[place].fortified or not state.fortifications:
        return []
    if state.me.money < TABLE.prices.fortify:
        return []
    return [card for card in cards if CARDS[card].face.fortifies]


def fortify(state: State, ctx: Context, me: Seat, place: PlaceId) -> Script[None]:
    """Fortify a place: its own card, a Fortification and money."""
    side, card = state.active, _card_of(state, place)
    fortification = yield from pick(
        ctx, me, "fortify.card", fortify_cards(state, place, playable(state)), place_text(place)
    )
    play(state, side, (card, fortification))
    pay(state, side, TABLE.prices.fortify)
    state.board[place].fortified = True
    state.fortifications -= 1
    did(state, FORTIFY, side, place)
    ctx.tell(
        "fortified",
        seat=side_player(state, side),
        place=place_text(place),
        price=TABLE.prices.fortify,
        cards=cards_text((card, fortification)),
    )


def _card_of(state: State, place: PlaceId) -> CardId:
    card = location_card(state.active, place)
    assert card is not None, f"{place} has no card"
    return card


def _option(action: str, place: PlaceId, **args: int) -> Option:
    text = Text(f"do-{action}", {"place": place_text(place), **args})
    return Option(f"{action}.{place}", text, place, place, action)
