"""What pictures and texts of A Few Acres of Snow say alike: cards, the turn, the last deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import TypeAlias

from engine.core import Seat, Text
from engine.few_acres.content import CARDS, TABLE, Card, CardId, PlaceId, Side, foe_of
from engine.few_acres.state import Deed, sorted_cards
from engine.few_acres.texts import card_text, place_text
from engine.few_acres.view import View
from render.drawing import Words

Argument: TypeAlias = "str | int | Text"


class Phrases:
    """Wordings over a view, with the players' names as the caller wants them shown."""

    def __init__(self, words: Words, view: View, names: tuple[str, ...]) -> None:
        self.words, self.view, self.names = words, view, names

    def say(self, message: str, **args: Argument) -> str:
        """A message of this game's drawing."""
        return self.words.say(said(message, **args))

    def title(self) -> str:
        return self.words.say(Text("game-title"))

    def turn(self) -> str:
        return self.words.say(Text("draw-turn", {"n": self.view.turn}))

    def power(self, side: Side) -> str:
        """The country that a side plays for."""
        return self.say("power", side=side)

    def player(self, side: Side) -> str:
        """Who plays a side; the country while that isn't settled."""
        seat = self.view.players[side].seat
        return self.power(side) if seat is None else self.names[seat]

    def status(self) -> str:
        """Whose turn it is, who must answer, or who has won."""
        view = self.view
        side = turn_side(view)
        if side is None:
            return self.say("auction")
        name = self.player(side)
        if view.stage == "end":
            return self.words.say(Text("draw-won", {"names": name, "n": 1}))
        if view.stage == "french-draft":
            return self.say("drafts", name=name)
        if view.attack is not None:
            return self.say("answers", name=name, kind=view.attack.kind)
        return self.say("to-move", name=name, n=view.actions)

    # Cards and places

    def card(self, card: CardId) -> str:
        return self.words.say(card_text(card))

    def place(self, place: PlaceId) -> str:
        return self.words.say(place_text(place))

    def cards(self, cards: Iterable[CardId], prices: bool = False) -> str:
        """Cards in the box's order, those of a kind counted; nothing where there are none."""
        said_cards = [self.copies(card, n, prices) for card, n in counted(cards)]
        return ", ".join(said_cards) or self.say("none")

    def copies(self, card: CardId, n: int, prices: bool = False) -> str:
        """A card's title, its copies, and what it costs to draft."""
        cost = CARDS[card].face.cost
        return self.say("copies", card=card_text(card), n=n, price=cost if prices else "none")

    def does(self, card: CardId) -> tuple[str, ...]:
        """What an empire card does, a short sentence each."""
        return tuple(self.words.say(each) for each in sentences(CARDS[card]))

    def symbols(self, card: CardId) -> str:
        """The symbols of a location card in words; nothing where it has none."""
        printed = CARDS[card]
        words = [self.say("symbol", symbol=symbol) for symbol in printed.face.symbols]
        if printed.face.military:
            words.append(self.say("military", n=printed.face.military))
        if printed.coins:
            words.append(self.say("coins", n=printed.coins))
        return ", ".join(words)

    def ways(self, card: CardId) -> tuple[str, ...]:
        """Where a location card leads, a part for each means of transport."""
        return tuple(
            self.say("way", transport=transport, places=", ".join(map(self.place, places)))
            for transport, places in CARDS[card].routes.items()
        )

    def face(self, card: CardId) -> str:
        """All that a card shows but its title."""
        printed = CARDS[card]
        if printed.place is None:
            return " ".join((self.say("price", n=printed.face.cost), *self.does(card)))
        parts = (*filter(None, (self.symbols(card),)), *self.ways(card))
        return "; ".join(parts) or self.say("leads-nowhere")

    def fault(self, card: CardId) -> str:
        """Why a card of the view's own side can't be used now; nothing where it can."""
        why = fault(self.view, card)
        return self.say("fault", why=why) if why else ""

    # The last deeds

    def last(self) -> str:
        """What was done to the board in this turn, else in the turn before it; maybe nothing."""
        told = []
        for side, deeds in groupby(self.view.deeds, lambda deed: deed.side):
            done = "; ".join(map(self.deed, deeds))
            told.append(self.say("told", name=self.player(side), done=done))
        return " ".join(told)

    def deed(self, deed: Deed) -> str:
        place: Argument = place_text(deed.place) if deed.place is not None else ""
        return self.say("deed", what=deed.what, place=place)

    def attack(self) -> str:
        """What the other side must answer now; nothing where there is no attack."""
        attack = self.view.attack
        if attack is None:
            return ""
        kind = "raid-elsewhere" if attack.kind == "raid" and attack.place is None else attack.kind
        place: Argument = place_text(attack.place) if attack.place is not None else ""
        return self.say(
            "attack",
            name=self.player(attack.side),
            kind=kind,
            place=place,
            cards=self.cards(attack.cards),
        )


def said(message: str, **args: Argument) -> Text:
    """A message of this game's drawing, to be put into words."""
    return Text(f"draw-acres-{message}", dict(args))


def turn_side(view: View) -> Side | None:
    """Whose mark stands in the header: whoever must act, or has won; None in the auction."""
    if view.stage == "bid":
        return None
    if view.stage == "end":
        return view.winner
    if view.stage == "french-draft":
        return "french"
    return view.active if view.attack is None else foe_of(view.attack.side)


def seat_names(view: View, words: Words) -> tuple[str, ...]:
    """The players' names as the table knows them."""
    return tuple(words.name(Seat(seat)) for seat in range(len(view.players)))


def counted(cards: Iterable[CardId]) -> list[tuple[CardId, int]]:
    """The first card of each kind, in the box's order, and how many there are."""
    ordered = sorted_cards(list(cards))
    numbers = Counter(CARDS[card].kind for card in ordered)
    first = {CARDS[card].kind: card for card in reversed(ordered)}
    kinds = dict.fromkeys(CARDS[card].kind for card in ordered)
    return [(first[kind], numbers[kind]) for kind in kinds]


def fault(view: View, card: CardId) -> str:
    """Why the view's own side can't use a card now: "lost", "besieged", "cut-off", or nothing."""
    place = CARDS[card].place
    if place is None:
        return ""
    settlement = view.board.get(place)
    if settlement is None or settlement.side != view.side:
        return "lost"
    if settlement.besieged:
        return "besieged"
    return "" if settlement.connected else "cut-off"


def sentences(card: Card) -> list[Text]:
    """What an empire card does: what it is played for, what it stops, what threatens it."""
    face = card.face
    told = [said("does-symbol", symbol=symbol) for symbol in face.symbols]
    if face.military:
        free = "yes" if face.special == "military-leader" else "no"
        told.append(said("does-military", n=face.military, price=face.siege_price, free=free))
    if face.raids and face.ambushes:
        told.append(said("does-attack", price=face.raid_price))
    if face.special not in (None, "military-leader"):
        told.append(said(f"does-{face.special}", n=amount(card)))
    if face.extends_raid:
        told.append(said("does-extend"))
    if face.fortifies:
        told.append(said("does-fortify", price=TABLE.prices.fortify))
    if face.blocks:
        told.append(said("does-block", what="both" if len(face.blocks) > 1 else face.blocks[0]))
    if face.vulnerable:
        told.append(said("does-risk"))
    return told


def amount(card: Card) -> int:
    """The number in what a special card does."""
    prices = TABLE.prices
    numbers = {
        "home-support": prices.home_support,
        "intendant": prices.intendant,
        "trader": prices.trader,
    }
    return numbers.get(card.face.special or "", 0)
