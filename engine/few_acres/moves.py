"""What a side can do with a hand, and what each of it is worth: the autopilot's moves in peace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.few_acres.content import CARDS, PLACES, TABLE, TRANSPORTS, CardId, PlaceId
from engine.few_acres.expansion import DEVELOP, FORTIFY, SETTLE
from engine.few_acres.managing import DISCARD, DRAFT, GOVERNED, GOVERNOR, INTENDANT, RESERVE
from engine.few_acres.pieces import may_settle_again
from engine.few_acres.state import by_kind, holds, in_force, location_card
from engine.few_acres.trade import (
    COIN_CARDS,
    MERCHANT,
    MONEY,
    PIRACY,
    TRADER,
    coin_cards,
    fur_cards,
    merchant_ships,
    piracy_ships,
)
from engine.few_acres.worth import Worth

THROWN = 0.08  # up to what it may cost to play a card that is discarded
STORED = 0.45  # what it is worth to have strength in the reserve
THINNED = 1.3  # how much a card's absence counts that the Governor removes
WAYS = 3  # cards for one part of a journey that are tried


class Move(NamedTuple):
    """One action with all its cards. What it costs or brings counts apart from its value."""

    key: str  # of the option
    value: float
    cards: tuple[CardId, ...] = ()  # in the order in which they are asked for
    coins: int = 0  # paid; below 0 earned
    actions: int = 1


class Hand(NamedTuple):
    """What a side can play with, perhaps only in thought."""

    cards: list[CardId]
    usable: list[CardId]
    money: int
    actions: int  # with the one that is being chosen

    @classmethod
    def of(cls, worth: Worth, cards: list[CardId], money: int, actions: int) -> Hand:
        return cls(cards, [card for card in cards if card in worth.usable], money, actions)


def peaceful(worth: Worth, hand: Hand) -> Iterator[Move]:
    """All moves but those against the other side."""
    for what in (_settling, _developing, _fortifying, _trading, _drafting, _managing):
        yield from what(worth, hand)
    yield from _intendant(worth, hand)


def cost(worth: Worth, cards: tuple[CardId, ...]) -> float:
    return sum(worth.held(card) for card in cards)


def journeys(
    worth: Worth, hand: Hand, wanted: Callable[[PlaceId], bool]
) -> Iterator[tuple[PlaceId, CardId, CardId]]:
    """The places that can be reached, each with launching card and cheapest transports."""
    by_cost = sorted(hand.usable, key=worth.held)
    for launch in hand.usable:
        for how in TRANSPORTS:
            places = [each for each in CARDS[launch].routes.get(how, ()) if wanted(each)]
            if not places:
                continue
            means = [card for card in by_cost if card != launch and CARDS[card].shows(how)]
            for place in places:
                for transport in by_kind(means)[:WAYS]:
                    yield place, launch, transport


def _settling(worth: Worth, hand: Hand) -> Iterator[Move]:
    def free(place: PlaceId) -> bool:
        if may_settle_again(worth.state, worth.me, place):
            return True
        return place not in worth.state.board and worth.player.villages > 0

    settlers = sorted((c for c in hand.usable if CARDS[c].shows("settler")), key=worth.held)
    values: dict[PlaceId, float] = {}
    for place, launch, transport in journeys(worth, hand, free):
        if place not in values:
            values[place] = worth.settled(place)
        cards: tuple[CardId, ...] = (launch, transport)
        if PLACES[place].settler:
            left = [card for card in settlers if card not in cards]
            if not left:
                continue
            cards = (*cards, left[0])
        yield Move(f"{SETTLE}.{place}", values[place] - cost(worth, cards), cards)


def _developing(worth: Worth, hand: Hand) -> Iterator[Move]:
    if not worth.player.towns:
        return
    settlers = sorted((c for c in hand.usable if CARDS[c].shows("settler")), key=worth.held)
    for card in hand.usable:
        place = CARDS[card].place
        if place is None or worth.state.board[place].town or not PLACES[place].points:
            continue
        value = worth.developed(place)
        for settler in [each for each in settlers if each != card][:WAYS]:
            cards = (card, settler)
            yield Move(f"{DEVELOP}.{place}", value - cost(worth, cards), cards)


def _fortifying(worth: Worth, hand: Hand) -> Iterator[Move]:
    forts = [card for card in hand.usable if CARDS[card].face.fortifies]
    if not forts or not worth.state.fortifications:
        return
    price = TABLE.prices.fortify
    for card in hand.usable:
        place = CARDS[card].place
        if place is not None and not worth.state.board[place].fortified:
            cards = (card, forts[0])
            value = worth.fortified(place) - cost(worth, cards)
            yield Move(f"{FORTIFY}.{place}", value, cards, price)


def _trading(worth: Worth, hand: Hand) -> Iterator[Move]:
    coins = coin_cards(hand.usable)
    for card in coins:
        yield Move(f"{MONEY}.{card}", -worth.held(card), (card,), -CARDS[card].coins)
    ships = merchant_ships(hand.usable)
    if ships:
        ship = min(ships, key=lambda card: CARDS[card].coins + worth.held(card))
        best = sorted((card for card in coins if card != ship), key=lambda c: -CARDS[c].coins)
        yield _trade(worth, MERCHANT, (ship, *best[:COIN_CARDS]), ship)
    traders = [card for card in hand.usable if CARDS[card].face.special == "trader"]
    furs = fur_cards(hand.usable)
    if traders and furs:
        earned = TABLE.prices.trader * len(furs)
        cards = (traders[0], *furs)
        yield Move(TRADER, -cost(worth, cards), cards, -earned)
    ships = piracy_ships(hand.usable)
    if ships:
        cards = ("f-louisbourg", min(ships, key=worth.held))
        stolen = min(TABLE.prices.piracy, worth.other.money)
        yield Move(PIRACY, 0.2 * stolen - cost(worth, cards), cards, -TABLE.prices.piracy)


def _trade(worth: Worth, key: str, cards: tuple[CardId, ...], ship: CardId) -> Move:
    earned = sum(CARDS[card].coins for card in cards if card != ship)
    return Move(key, -cost(worth, cards), cards, -earned)


def _drafting(worth: Worth, hand: Hand) -> Iterator[Move]:
    for card in by_kind([*worth.player.empire, *worth.state.neutral]):
        yield Move(f"{DRAFT}.{card}", worth.of_card(card), (), CARDS[card].face.cost)


def _managing(worth: Worth, hand: Hand) -> Iterator[Move]:
    yield from _reserving(worth, hand)
    gains = [(THROWN - worth.held(card), card) for card in hand.cards]
    thrown = sorted((each for each in gains if each[0] > 0), reverse=True)
    free = in_force(worth.state, "free-discards")
    for number in range(1, 1 + (len(thrown) if free else min(len(thrown), 1 + hand.money))):
        chosen = thrown[:number]
        value = sum(gain for gain, _ in chosen)
        price = 0 if free else number - 1
        yield Move(DISCARD, value, tuple(card for _, card in chosen), price)
    governors = [card for card in hand.cards if CARDS[card].face.special == "governor"]
    if governors:
        removed = governed(worth, [card for card in hand.cards if card != governors[0]])
        if removed:
            value = sum(-worth.of_card(card) * THINNED + 0.3 for card in removed)
            yield Move(GOVERNOR, value, (governors[0], *removed))


def governed(worth: Worth, cards: list[CardId]) -> list[CardId]:
    """The cards that a Governor should remove, the most useless first."""
    values = sorted((worth.of_card(card), card) for card in cards if _may_go(worth, card))
    return [card for value, card in values[:GOVERNED] if value < 0]


def _may_go(worth: Worth, card: CardId) -> bool:
    """Whether nothing but a card gets lost if it is removed."""
    place = CARDS[card].place
    if place is None or not holds(worth.state, worth.me, place):
        return True
    if in_force(worth.state, "governor-gives-up"):
        return False
    return not (in_force(worth.state, "governor-spares-start") and CARDS[card].start)


def _reserving(worth: Worth, hand: Hand) -> Iterator[Move]:
    if len(worth.player.reserve) >= TABLE.reserve or worth.state.sieges:
        return
    wary = worth.me == "british" or worth.arms[1] > 3
    for card in by_kind(hand.cards):
        strength = CARDS[card].face.military
        if CARDS[card].place is None and strength and wary and worth.future > 0.2:
            value = STORED * strength - 0.1 * CARDS[card].face.raids - 0.15
            yield Move(f"{RESERVE}.{card}", value, (card,))


def _intendant(worth: Worth, hand: Hand) -> Iterator[Move]:
    """What the Intendant is worth for the action after him."""
    intendants = [card for card in hand.cards if CARDS[card].face.special == "intendant"]
    price = TABLE.prices.intendant
    if not intendants or hand.money < price or hand.actions < 2 or not worth.player.discard:
        return
    rest = [card for card in hand.cards if card != intendants[0]]
    before = _best_peace(worth, Hand.of(worth, rest, hand.money, 1))
    for card in fetched(worth):
        after = _best_peace(worth, Hand.of(worth, [*rest, card], hand.money - price, 1))
        if after > before:
            yield Move(INTENDANT, after - before - 0.2, (intendants[0],), price)


def _best_peace(worth: Worth, hand: Hand) -> float:
    moves = [move for what in (_settling, _developing) for move in what(worth, hand)]
    return max((move.value for move in moves), default=0.0)


def fetched(worth: Worth) -> list[CardId]:
    """What an Intendant may be sent for, the best first."""
    cards = by_kind([card for card in worth.player.discard if card in worth.usable])
    besieged = bool(worth.state.sieges)
    return sorted(
        (card for card in cards if CARDS[card].shows("settler") or location_worth(worth, card)),
        key=lambda card: (
            -CARDS[card].face.military * besieged,
            -CARDS[card].shows("settler"),
            -location_worth(worth, card),
        ),
    )[:4]


def location_worth(worth: Worth, card: CardId) -> int:
    """The points that the card of a village can still bring."""
    place = CARDS[card].place
    if place is None or location_card(worth.me, place) != card:
        return 0
    settlement = worth.state.board.get(place)
    return 0 if settlement is None or settlement.town else PLACES[place].points
