"""Moves against the other side, and what each of them is worth: the autopilot's war."""

from __future__ import annotations

from collections.abc import Iterator

from engine.few_acres.attacks import AMBUSH, NATIVE, NATIVES, RAID
from engine.few_acres.besieging import BESIEGE, LEADER, REINFORCE, is_free
from engine.few_acres.content import CARDS, KINDS, CardId, PlaceId, Side
from engine.few_acres.moves import Hand, Move, cost, journeys
from engine.few_acres.roads import can_reinforce, raid_reach
from engine.few_acres.sieges import fighters, targets, value_in_siege
from engine.few_acres.state import location_card
from engine.few_acres.war import WIN
from engine.few_acres.worth import Worth

LIKELY = 0.4  # how probably a siege must be won to begin it
WORTHWHILE = 0.25  # the same if it wins the match
LOST = 3.0  # what it costs to lose a siege
SPENT = 0.3  # what each card costs that stays in a siege
TOMORROW = 0.55  # what the chance in a siege counts that isn't taken today
BLOCKED = 0.3  # what it is worth that the other side must block


def warlike(worth: Worth, hand: Hand) -> Iterator[Move]:
    """All moves against the other side."""
    yield from _besieging(worth, hand)
    for attacker in sorted(worth.state.sieges):
        yield from reinforcing(worth, hand, attacker)
    yield from _raiding(worth, hand)
    yield from _ambushing(worth, hand)
    yield from _taking_natives(worth, hand)


def _besieging(worth: Worth, hand: Hand) -> Iterator[Move]:
    aims = {*targets(worth.state, worth.me)}
    for place, launch, transport in journeys(worth, hand, aims.__contains__):
        rest = [card for card in hand.usable if card not in (launch, transport)]
        fit = fighters(worth.state, worth.me, rest, place, defends=False)
        if not fit:
            continue
        first = min(fit, key=lambda card: (is_free(card), -_strength(worth, card, place)))
        leaders = sum(is_free(card) for card in fit if card != first)
        more = min(len(fit) - 1, hand.actions - 1 + leaders)
        chance = worth.war.besieged(place, fit, first, more)
        stakes = worth.war.stakes(place, worth.me)
        if chance < (WORTHWHILE if stakes >= WIN else LIKELY):
            continue
        cards = (launch, transport, first)
        value = chance * stakes - (1 - chance) * LOST - SPENT * (1 + more)
        value -= cost(worth, (launch, transport))
        price = CARDS[first].face.siege_price
        yield Move(f"{BESIEGE}.{place}", value, cards, price, max(1, hand.actions))


def _strength(worth: Worth, card: CardId, place: PlaceId) -> int:
    return value_in_siege(worth.state, card, place, defends=False)


def reinforcing(worth: Worth, hand: Hand, attacker: Side) -> Iterator[Move]:
    """The cards that together make the most of a siege, each with its share of what they bring."""
    state, me = worth.state, worth.me
    if not can_reinforce(state, me, attacker):
        return
    place, defends = state.sieges[attacker].place, attacker != me
    fit = fighters(state, me, hand.usable, place, defends)
    values = {card: value_in_siege(state, card, place, defends) for card in fit}
    fit.sort(key=lambda card: (-values[card], worth.held(card)))
    leaders = [card for card in fit if is_free(card)]
    others = [card for card in fit if card not in leaders]
    before = siege_chance(worth, attacker, 0, [values[card] for card in fit])
    stakes, best = worth.war.stakes(place, attacker), (0.0, list[CardId]())
    for number in range(not leaders, 1 + min(hand.actions, len(others))):
        chosen = [*leaders, *others[:number]]
        rest = [values[card] for card in others[number:]]
        strength = sum(values[card] for card in chosen)
        gain = siege_chance(worth, attacker, strength, rest) - before * TOMORROW
        value = gain * stakes - SPENT * len(chosen) - 0.4 * number
        best = max(best, (value, chosen), key=lambda each: each[0])
    value, chosen = best
    for card in chosen:
        word = LEADER if is_free(card) else REINFORCE
        key = f"{word}.{attacker}.{card}"
        price = CARDS[card].face.siege_price
        yield Move(key, value / len(chosen), (card,), price, int(not is_free(card)))


def siege_chance(worth: Worth, attacker: Side, strength: int, rest: list[int]) -> float:
    """How probably *me* wins a siege after bringing so much strength, with *rest* in hand."""
    siege, war = worth.state.sieges[attacker], worth.war
    if attacker == worth.me:
        return war.after_attack(siege.place, attacker, siege.marker + strength, rest)
    return 1 - war.after_defence(siege.place, attacker, siege.marker - strength, rest)


def _raiding(worth: Worth, hand: Hand) -> Iterator[Move]:
    joining = [c for c in hand.cards if CARDS[c].face.raids or CARDS[c].face.extends_raid]
    if not any(CARDS[card].face.raids for card in joining):
        return
    joining.sort(key=lambda card: (CARDS[card].face.raids, worth.held(card)))
    for place, needed in raid_reach(worth.state, worth.me).items():
        alone = next(card for card in joining if CARDS[card].face.raids)
        cards = (alone, *[card for card in joining if card != alone][: needed - 1])
        price = sum(CARDS[card].face.raid_price for card in cards)
        if len(cards) < needed:
            continue
        blocked = worth.foe_holds(_raid_blockers(worth, place))
        value = (1 - blocked) * worth.raided(place) + blocked * BLOCKED
        yield Move(f"{RAID}.{place}", value - cost(worth, cards), cards, price)


def _raid_blockers(worth: Worth, place: PlaceId) -> int:
    """How many of the cards that the foe may hold stop a raid."""
    own = location_card(worth.foe, place)
    return sum("raid" in CARDS[card].face.blocks or card == own for card in worth.other.deck)


def _ambushing(worth: Worth, hand: Hand) -> Iterator[Move]:
    ambushers = by_price([card for card in hand.cards if CARDS[card].face.ambushes])
    if not ambushers:
        return
    player = worth.other
    exposed = [card for card in player.reserve if CARDS[card].face.vulnerable]
    unseen = [card for card in player.deck if CARDS[card].face.vulnerable]
    if not exposed and not unseen:
        return
    hit = 1.0 if exposed else worth.foe_holds(len(unseen))
    loss = min(_loss(card) for card in exposed or unseen)
    blockers = sum("ambush" in CARDS[card].face.blocks for card in player.deck)
    blocked = worth.foe_holds(blockers)
    value = (1 - blocked) * hit * loss * worth.future + blocked * BLOCKED
    for card in ambushers:
        price = CARDS[card].face.raid_price
        yield Move(f"{AMBUSH}.{card}", value - worth.held(card), (card,), price)


def _loss(card: CardId) -> float:
    """What it costs a side to lose a card to an ambush."""
    return 0.7 + 0.3 * CARDS[card].face.cost


def by_price(cards: list[CardId]) -> list[CardId]:
    """One card of each kind, the cheapest to attack with first."""
    kinds = {CARDS[card].kind: card for card in reversed(cards)}
    return sorted(kinds.values(), key=lambda card: CARDS[card].face.raid_price)


def _taking_natives(worth: Worth, hand: Hand) -> Iterator[Move]:
    leaders = [card for card in hand.cards if CARDS[card].face.special == "takes-natives"]
    if not leaders:
        return
    player = worth.other
    unseen = sum(CARDS[card].kind == NATIVE for card in player.deck)
    stored = any(CARDS[card].kind == NATIVE for card in player.reserve)
    hit = 1.0 if stored else worth.foe_holds(unseen)
    value = hit * (1.5 + max(0.0, worth.of_card(KINDS[NATIVE].id)))
    yield Move(NATIVES, value - worth.held(leaders[0]), (leaders[0],))
