"""What pictures and text boards of Lewis & Clark say alike: short effects, the turn, the winner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias, assert_never

from engine.core import Seat, Text
from engine.lewis_clark.content import CHARACTERS, FORT_CLATSOP, PLACES, CardId, PlaceId
from engine.lewis_clark.effects import (
    RESOURCES,
    Collect,
    Cost,
    Effect,
    Lasting,
    Move,
    MovePer,
    Primary,
    Resource,
    Special,
    Take,
    TakePrimary,
)
from engine.lewis_clark.state import LastTurn
from engine.lewis_clark.texts import card_text, place_text, resource_text, special_id
from engine.lewis_clark.view import View
from render.drawing import Words

Argument: TypeAlias = "str | int | Text"

LETTERS = "abcdefg"
KINDS: Mapping[Resource, Text] = MappingProxyType(
    {kind: Text(f"resource-{kind}") for kind in RESOURCES}
)


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

    def status(self) -> str:
        """Whose turn it is, or who has won."""
        first = leader(self.view)
        if first is None:
            rival = said("board-mackenzie")
            return self.words.say(Text("draw-won", {"names": rival, "n": 1}))
        name = self.names[first]
        if self.view.over:
            return self.words.say(Text("draw-won", {"names": name, "n": 1}))
        return self.words.say(Text("draw-to-move", {"name": name}))

    # Characters and places

    def card(self, card: CardId) -> str:
        return self.words.say(card_text(card))

    def place(self, place: PlaceId) -> str:
        return self.words.say(place_text(place))

    def what(self, what: CardId | PlaceId) -> str:
        """The name of a character or place."""
        return self.card(what) if what in CHARACTERS else self.place(what)

    def role(self, card: CardId) -> str:
        """What a character of the first crew is; nothing for those encountered."""
        role = CHARACTERS[card].role
        return self.words.say(Text(f"role-{role}")) if role else ""

    def kind(self, kind: Resource) -> str:
        return self.words.say(KINDS[kind])

    def goods(self, goods: Mapping[Resource, int]) -> str:
        """Those of which there are any."""
        held = [(kind, goods[kind]) for kind in RESOURCES if goods.get(kind)]
        if not held:
            return self.say("no-goods")
        return ", ".join(self.words.say(resource_text(kind, n)) for kind, n in held)

    def effects(self, what: CardId | PlaceId) -> tuple[str, ...]:
        """What a character's or place's action costs and brings, a few words for each offer."""
        character = CHARACTERS.get(what)
        offers = PLACES[what].offers if character is None else character.offers
        return tuple(
            self.words.say(deal(price(each.pay), gain(special_id(what), each.gain)))
            for each in offers
        )

    def effect(self, what: CardId | PlaceId) -> str:
        """The same in one line."""
        return " / ".join(self.effects(what))

    def face(self, card: CardId) -> str:
        """All that a character's card shows but its name."""
        character = CHARACTERS[card]
        parts = (self.role(card), self.back(character.strength, character.badge), self.effect(card))
        return "; ".join(filter(None, parts))

    def back(self, strength: int, badge: Primary) -> str:
        """What the back of a card shows."""
        return self.say("face", strength=strength, badge=said("badge", badge=badge))

    # The last turn

    def last(self, turn: LastTurn) -> str:
        """What was done last, in the turn under way or in the one before it."""
        parts = [self.what(turn.what)] if turn.what is not None else []
        if turn.space != turn.start and not turn.camped:
            parts.append(self.say("board-moved", start=turn.start, end=turn.space))
        if turn.recruited is not None:
            parts.append(self.say("board-recruited", card=card_text(turn.recruited)))
        if turn.camped:
            parts.append(self.say("board-camped", space=turn.space))
        done = "; ".join(parts) or self.say("board-nothing")
        return self.say("board-told", name=self.names[turn.seat], done=done)


def said(message: str, **args: Argument) -> Text:
    """A message of this game's drawing, to be put into words."""
    return Text(f"draw-lewis-{message}", dict(args))


def leader(view: View) -> Seat | None:
    """Whose mark stands in the header: whoever is on turn, or has won; None if Mackenzie has."""
    if not view.over:
        return view.active
    arrived = [seat for seat, each in enumerate(view.expeditions) if each.camp >= FORT_CLATSOP]
    return Seat(arrived[0]) if arrived else None


# Effects in few words


def deal(due: Text | None, brings: Text) -> Text:
    """A price and what it buys."""
    return brings if due is None else said("deal", price=due, gain=brings)


def price(cost: Cost) -> Text | None:
    """What one repeat costs; None if it is free."""
    parts = [Text("of-indians", {"number": cost.indians})] if cost.indians else []
    parts += [resource_text(kind, number) for kind, number in cost.fixed.items()]
    if cost.resources:
        parts.append(said("any", n=cost.resources))
    if cost.different:
        parts.append(said("unlike", n=cost.different))
    return listed(parts, "list") if parts else None


def gain(special: str, effect: Effect) -> Text:
    """What one repeat brings; *special* is the id of an action that is code."""
    match effect:
        case Collect():
            kinds = listed([Text(f"some-{kind}") for kind in effect.kinds], "or")
            return said("collect", kinds=kinds)
        case Take():
            parts = [resource_text(kind, number) for kind, number in effect.goods.items()]
            return listed(parts, "list")
        case TakePrimary():
            return said("primary", n=effect.resources)
        case Move():
            where = effect.on[0] if len(effect.on) == 1 else "either"
            return said("move", n=effect.spaces, where=where)
        case MovePer():
            return said("move-per", where=effect.on, per=effect.per)
        case Lasting():
            return said("lasting", rule=effect.rule, n=effect.amount)
        case Special():
            return said(f"does-{special}")
        case _:
            assert_never(effect)


def listed(parts: Sequence[Text], kind: str) -> Text:
    """Texts in a row, by a message such as "list-2" or "or-3"."""
    return Text(f"{kind}-{len(parts)}", dict(zip(LETTERS, parts, strict=False)))
