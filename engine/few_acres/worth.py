"""What cards, places and money are worth to one side, in points at the end of the match."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from math import comb

from engine.few_acres.content import (
    CARDS,
    PLACES,
    TABLE,
    Card,
    CardId,
    PlaceId,
    Side,
    Symbol,
    foe_of,
)
from engine.few_acres.pieces import may_settle_again
from engine.few_acres.roads import raid_reach, usable
from engine.few_acres.scoring import score, wins_by_settling
from engine.few_acres.state import State, holds, location_card
from engine.few_acres.war import WIN, War

COINS = ((8, 0.35), (16, 0.2), (40, 0.05))  # up to so many coins, each is worth so much
DILUTION = 1.0  # what it costs that a card takes the place of another
LATE, OVERDUE = 180, 280  # turns from which on an end is better than none
PACE = 0.6  # what a piece nearer to the end is worth to the leader
LEAD = {"british": 4, "french": 1}  # how much stronger in arms a side wants to be
FRESH = -0.12  # what it costs to play a card that isn't needed: it makes room for another
GUARDS = 2  # cards kept to block
WAITING = 2  # settlers kept
ARMED = 0.8  # what each strength is worth until then
BEHIND = 0.12  # and how much more for each that is missing
SATED = 0.3  # and after that
DECISIVE = 8.0  # what a place is worth that would win the match to the side that settles it
BESIEGED = 0.03  # how probable a siege is, for each strength that the other side has beyond a few
FEW = 5  # so much it has anyway
SETTLERS = (2.4, 2.4, 2.4, 1.2, 1.2, 0.5)  # what one is worth, by how many a side has
SCARCE = 2  # cards with a symbol, up to which each counts fully


class Worth:
    """Values for the side *me* at one table."""

    def __init__(self, state: State, me: Side, foe_hand: int) -> None:
        self.state = state
        self.me = me
        self.foe = foe_of(me)
        self.foe_hand = foe_hand
        self.player = state.players[me]
        self.other = state.players[self.foe]
        self.war = War(state, me, foe_hand)
        self.lead = score(state, me) - score(state, self.foe)

    @cached_property
    def owned(self) -> list[CardId]:
        player = self.player
        besieging = [card for siege in self.state.sieges.values() for card in siege.cards[self.me]]
        return [*player.hand, *player.deck, *player.discard, *player.reserve, *besieging]

    @cached_property
    def names(self) -> Counter[str]:
        return Counter(CARDS[card].face.name for card in self.owned)

    @cached_property
    def symbols(self) -> Counter[Symbol]:
        """How many of the own cards show a symbol, those of lost places aside."""
        return Counter(
            symbol
            for card in self.owned
            if (place := CARDS[card].place) is None or holds(self.state, self.me, place)
            for symbol in CARDS[card].face.symbols
        )

    @cached_property
    def arms(self) -> tuple[int, int]:
        return self.war.arms(self.me), self.war.arms(self.foe)

    @cached_property
    def future(self) -> float:
        """How much of the match is still to come, from 0.15 to 1."""
        left = min(
            limit
            for player in (self.player, self.other)
            for limit in (
                player.towns / 6,
                player.villages / 6,
                (TABLE.captured_to_end - player.captured_points) / 6,
            )
        )
        return max(0.15, min(1.0, left))

    @cached_property
    def patience(self) -> float:
        """How bad it is to end the match behind: less, the longer it lasts."""
        return max(0.0, min(1.0, (OVERDUE - self.state.turn) / (OVERDUE - LATE)))

    def coins(self, number: int) -> float:
        """What so much money is worth."""
        total, before = 0.0, 0
        for limit, each in COINS:
            total += each * max(0, min(number, limit) - before)
            before = limit
        return total * (0.4 + 0.6 * self.future)

    # The end of the match

    def ending(self, gain: float, *, villages: int = 0, towns: int = 0, captured: int = 0) -> float:
        """What it is worth to come nearer to the end by so many pieces placed or points captured.

        *gain* is what the lead grows by.
        """
        lead = self.lead + gain
        ahead = self._wins(lead)
        if self._ends(0, 0, 0):  # anyway, once no siege is in progress
            return WIN / 2 if ahead and not self._wins(self.lead) else 0.0
        if self._ends(villages, towns, captured):
            if ahead:
                return WIN * (1 if lead >= 4 else 0.5)
            return -WIN * self.patience
        if ahead or self.state.turn > LATE:
            return PACE * (max(0, villages) * 0.3 + towns + captured / 4)
        return 0.0

    def _wins(self, lead: float) -> bool:
        """Whether a lead is enough at the end: the French win where it is none."""
        return lead >= 0 if self.me == "french" else lead > 0

    def _ends(self, villages: int, towns: int, captured: int) -> bool:
        player = self.player
        return (
            player.villages <= villages
            or player.towns <= towns
            or player.captured_points + captured >= TABLE.captured_to_end
        )

    # Places

    def settled(self, place: PlaceId) -> float:
        """What it is worth to settle a place."""
        points = PLACES[place].points
        card = location_card(self.me, place)
        card_worth = 0.0
        if card is not None and card in self.player.locations:
            card_worth = self.of_card(card)
        if may_settle_again(self.state, self.me, place):
            return card_worth
        if wins_by_settling(self.state, self.me, place):
            return WIN
        denied = self._opened(self.foe, place)
        return points + card_worth + denied + self.ending(points, villages=1)

    def developed(self, place: PlaceId) -> float:
        points = PLACES[place].points
        late = 3.0 if self.state.turn > OVERDUE else 0.0
        return points + late + self.ending(points, villages=-1, towns=1)

    def raided(self, place: PlaceId) -> float:
        """What a raid on a place of the other side is worth, if it isn't blocked."""
        taken = 4 if self.state.board[place].town else 2
        gain = PLACES[place].points + taken
        later = 0.3 * PLACES[place].points + self._opened(self.me, place)
        return gain + later + self.ending(gain, captured=taken)

    def _opened(self, side: Side, place: PlaceId) -> float:
        """What it is worth to a side that it can win by settling a place, if it gets there."""
        return DECISIVE if wins_by_settling(self.state, side, place) else 0.0

    def fortified(self, place: PlaceId) -> float:
        """What it is worth to fortify an own place: the raids and sieges that it spares."""
        settlement = self.state.board[place]
        points = PLACES[place].points
        threat = self.threats.get(place, 0.0)
        worth = threat * (points + (4 if settlement.town else 2)) * self.future
        stakes = self.war.stakes(place, self.foe)
        arms = max(0, min(8, self.arms[1] - FEW))
        return worth + BESIEGED * stakes * arms * self._reached_by_foe(place)

    def _reached_by_foe(self, place: PlaceId) -> bool:
        """Whether the other side has a card that leads to a place."""
        return any(
            place in _reached(CARDS[card])
            for card in (*self.other.deck, *self.other.discard)
            if CARDS[card].place and holds(self.state, self.foe, CARDS[card].place or "")
        )

    @cached_property
    def threats(self) -> dict[PlaceId, float]:
        """How probably own places are raided before long."""
        raiders = sum(
            CARDS[card].face.raids
            for card in (*self.other.deck, *self.other.discard, *self.other.reserve)
        )
        if not raiders:
            return {}
        likely = min(0.5, 0.15 * raiders)
        return {place: likely / cards for place, cards in raid_reach(self.state, self.foe).items()}

    # Cards

    def of_card(self, card: CardId) -> float:
        """What it is worth to have a card in the deck rather than not."""
        printed = CARDS[card]
        worth = self.of_location(printed) if printed.place else self._of_empire(printed)
        return self.future * (worth - DILUTION)

    def of_location(self, card: Card) -> float:
        assert card.place is not None
        place = PLACES[card.place]
        if not holds(self.state, self.me, place.id) and place.id in self.state.board:
            return 0.0
        worth = 0.2 * card.coins + sum(self.of_symbol(each) for each in card.face.symbols)
        worth += self.of_strength(card.face.military) * 0.6
        settlement = self.state.board.get(place.id)
        if place.points and not (settlement and settlement.town):
            worth += 0.3 * place.points
        opened = [each for each in _reached(card) if each not in self.state.board]
        opened = [each for each in opened if PLACES[each].points or location_card(self.me, each)]
        worth += 0.4 * min(2, len(opened))
        if any(holds(self.state, self.foe, each) for each in _reached(card)):
            worth += 0.5 if self.me == "british" else 0.2
        return worth

    def of_symbol(self, symbol: Symbol) -> float:
        many = self.symbols[symbol]
        match symbol:
            case "settler":
                return SETTLERS[min(many, len(SETTLERS) - 1)]
            case "fur":
                traders = self.names["trader"]
                return 0.5 if traders else 0.15
            case _:
                return 0.9 if many <= SCARCE else 0.3

    def of_strength(self, strength: int) -> float:
        """What cards of that strength are worth, as the sides are armed."""
        mine, theirs = self.arms
        wanted = LEAD[self.me] + theirs - mine
        return strength * (ARMED + BEHIND * min(8, wanted) if wanted > 0 else SATED)

    def _of_empire(self, card: Card) -> float:
        face = card.face
        others = self.names[face.name] - (card.id in self.owned)
        worth = self._by_name(face.name, others)
        worth += self.of_strength(face.military)
        worth += sum(self.of_symbol(each) for each in face.symbols)
        if face.blocks and self.threats:
            worth += 1.2 / (1 + self._blockers)
        return worth

    @cached_property
    def _blockers(self) -> int:
        return sum("raid" in CARDS[card].face.blocks for card in self.owned)

    def _by_name(self, name: str, others: int) -> float:
        match name:
            case "home-support":
                return 4.0
            case "rangers" | "coureurs-de-bois" | "native-americans":
                return self._of_raiders(others)
            case "trader":
                return 0.5 * min(4, self.symbols["fur"]) - 1.5 * others
            case "governor":
                return 0.5 * min(5, self._junk) - 3.0 * others
            case "intendant":
                return 1.3
            case "military-leader":
                return 0.8
            case "fortification":
                return 1.2 / (1 + others)
            case "priest" | "indian-leader":
                return 2.0 * (self._foreign_natives > 0) + 0.3
            case _:
                return 0.0

    def _of_raiders(self, others: int) -> float:
        targets = raid_reach(self.state, self.me)
        best = max((PLACES[place].points for place in targets), default=0)
        return (1.3 + 0.25 * best) / (1 + 0.5 * others) if targets else 0.9 / (1 + others)

    @cached_property
    def _junk(self) -> int:
        """How many own cards the deck would be better without."""
        return sum(
            self.of_location(CARDS[card]) < DILUTION for card in self.owned if CARDS[card].place
        )

    @cached_property
    def _foreign_natives(self) -> int:
        cards = (*self.other.deck, *self.other.discard, *self.other.reserve)
        return sum(CARDS[card].kind == "n-native-americans" for card in cards)

    def held(self, card: CardId) -> float:
        """What it costs to play a card from the hand now; below 0 if another one is welcome."""
        printed = CARDS[card]
        face = printed.face
        if printed.place and card not in self.usable:
            return FRESH - 0.15  # it is only in the way
        cost = FRESH + 0.3 * (card in self._settlers) + 0.35 * (card in self._guards)
        if self.state.sieges:
            cost += 0.8 * face.military
        if face.special in ("governor", "trader", "intendant"):
            cost += 0.3
        return cost

    @cached_property
    def _settlers(self) -> list[CardId]:
        """The settlers of the hand that wait for their turn."""
        cards = [card for card in self.player.hand if CARDS[card].shows("settler")]
        return sorted(cards, key=lambda card: (CARDS[card].coins, card))[:WAITING]

    @cached_property
    def _guards(self) -> list[CardId]:
        """The cards of the hand that stay to block raids."""
        cards = [card for card in self.player.hand if CARDS[card].face.blocks]
        cards.sort(key=lambda card: (CARDS[card].face.raids, card))
        return cards[: GUARDS * bool(self.threats)]

    @cached_property
    def usable(self) -> set[CardId]:
        return {*usable(self.state, self.me, self.owned)}

    # What the other side may have

    def foe_holds(self, cards: int) -> float:
        """How probable it is that the foe's hand has one at least of so many cards of its own."""
        unseen, hand = len(self.other.deck), min(self.foe_hand, len(self.other.deck))
        if not cards or not hand:
            return 0.0
        return 1 - comb(max(0, unseen - cards), hand) / comb(unseen, hand)


def _reached(card: Card) -> set[PlaceId]:
    return {place for places in card.routes.values() for place in places}
