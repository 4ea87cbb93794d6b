"""What pictures and texts of Robinson Crusoe say alike: people, actions, cards, goods."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

from engine.core import Seat, Text
from engine.robinson.content import TABLE, PersonId, Price, SpaceId, face
from engine.robinson.state import Goods
from engine.robinson.texts import card_text, goods_text, space_text, target_text, tile_text
from engine.robinson.view import GoodsView, PersonView, PlannedView, View
from render.drawing import Words

Argument: TypeAlias = "str | int | Text"
MORALE_LOW = -3  # the bottom of the track
LAVA = "lava-"  # and the round in which it comes to a space
UNTOLD = ("no-soldier",)  # serves while characters are chosen, and no longer


class Phrases:
    """Wordings over a view, with the players' names as the caller wants them shown."""

    def __init__(self, words: Words, view: View, names: tuple[str, ...]) -> None:
        self.words, self.view, self.names = words, view, names

    def say(self, message: str, **args: Argument) -> str:
        """A message of this game's drawing."""
        return self.words.say(Text(f"draw-crusoe-{message}", args))

    def title(self) -> str:
        return self.words.say(Text("game-title"))

    def round(self) -> str:
        return self.say("round", n=self.view.round, of=self.view.rounds)

    def stage(self) -> str:
        return self.say("stage", stage=self.view.stage, how=self.view.ended or "no")

    def scenario(self) -> str:
        return self.words.say(Text(f"option-scenario-{self.view.scenario}"))

    def people(self) -> tuple[PersonView, ...]:
        """The players' characters by seat, then the others."""
        return tuple(sorted(self.view.people, key=lambda each: (each.seat is None, each.seat or 0)))

    def person(self, who: PersonId) -> str:
        """A character by its player, or by its own name."""
        seat = next((each.seat for each in self.view.people if each.id == who), None)
        return self.character(who) if seat is None else self.names[seat]

    def character(self, who: PersonId) -> str:
        return self.words.say(Text(f"character-{who}"))

    def player(self, seat: Seat) -> str:
        return self.names[seat]

    def pawn(self, pawn: str) -> str:
        """Whose pawn this is, or what it comes from."""
        who = face(pawn)
        if who in self.view.characters:
            return self.person(who)
        if any(each.id == who for each in self.view.people) or who in ("dog", "handyman"):
            return self.words.say(Text(f"pawn-{who}"))
        return self.card(who)

    def pawns(self, pawns: Iterable[str]) -> str:
        """Pawns in a row; none are said to be none."""
        return self.counted(map(self.pawn, pawns)) or self.say("none")

    def counted(self, said: Iterable[str]) -> str:
        """Things in a row, each once with its number."""
        return ", ".join(
            self.say("many", what=what, n=n) if n > 1 else what for what, n in Counter(said).items()
        )

    # Cards and things

    def card(self, card: str) -> str:
        return self.words.say(card_text(card))

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(map(self.card, cards)) or self.say("none")

    def says(self, card: str) -> str:
        """What is printed on a card, a paragraph a line."""
        return self.words.say(Text(f"{card_text(card).id}-says"))

    def goods(self, goods: GoodsView) -> str:
        """Goods in a row, "nothing" where there are none."""
        held = Goods(goods.food, goods.preserved, goods.wood, goods.hides)
        return self.words.say(goods_text(held))

    def price(self, cost: Price) -> str:
        """What has to be paid, empty where that is nothing."""
        held = Goods(cost.food, 0, cost.wood, cost.hides)
        return "" if held.empty else self.words.say(goods_text(held))

    def token(self, name: str) -> str:
        """What a token or marker means."""
        if name.startswith(LAVA):
            return self.say("lava-coming", n=int(name.removeprefix(LAVA)))
        return self.say("token", token=name)

    def lava(self, message: str = "lava-next") -> str:
        """The round in which lava comes next, and to which spaces."""
        number, spaces = lava_next(self.view)
        listed = ", ".join(map(self.space, spaces))
        return self.say(message, n=number, spaces=listed)

    def tokens(self, names: Iterable[str]) -> str:
        return ", ".join(map(self.token, names))

    def letter(self, name: str) -> str:
        """The letter on a token or marker without an icon."""
        return "?" if name == "adventure" else self.token(name)[:1].upper()

    def structure(self, which: str) -> str:
        return self.words.say(Text(f"structure-{which}"))

    # Places and actions

    def space(self, space: SpaceId) -> str:
        return self.words.say(space_text(space))

    def tile(self, tile: int) -> str:
        return self.words.say(tile_text(tile))

    def terrain(self, terrain: str) -> str:
        return self.say("terrain", terrain=terrain)

    def action(self, planned: PlannedView) -> str:
        return self.words.say(target_text(planned.kind, planned.target))

    def leftmost(self) -> str:
        """Who of the film crew is next."""
        number = next(each.number for each in self.view.goal if each.id == "leftmost")
        return self.say("leftmost", n=number)

    def last(self) -> str:
        """The action resolved last, and whether it came off."""
        deed = self.view.last
        assert deed is not None
        action = self.words.say(target_text(deed.kind, deed.target))
        came_off = int(deed.succeeded)
        return self.say("last", name=self.person(deed.actor), action=action, done=came_off)

    def rules(self) -> dict[str, list[str]]:
        """The rules in force, by the cards that brought them, or the scenario that did."""
        view = self.view
        told = [(rule, "rule") for rule in (*view.this_round, *view.tonight)]
        told += [(rule, "rule-next") for rule in view.next_round]
        found: dict[str, list[str]] = {}
        for rule, message in told:
            if rule not in UNTOLD:
                found.setdefault(self._set_by(rule), []).append(self._rule(rule, message))
        return found

    def _set_by(self, rule: str) -> str:
        card = self.view.set_by.get(rule)
        return self.scenario() if card is None else self.card(card)

    def _rule(self, rule: str, message: str) -> str:
        what, _, who = rule.partition(".")
        said = self.say("rule", rule=what, name=self.person(who) if who else "")
        return said if message == "rule" else self.say(message, rule=said)

    def morale(self, step: int | None = None) -> str:
        """A space of the morale track; the top one says that it's above +2."""
        at = self.view.morale if step is None else step
        return self.say("morale", n=at + MORALE_LOW if at < len(TABLE.morale) - 1 else 3)


def lava_next(view: View) -> tuple[int, tuple[SpaceId, ...]]:
    """The round in which lava comes next, and to which spaces; 0 when it comes no more."""
    coming = [
        (int(mark.removeprefix(LAVA)), space)
        for space, here in enumerate(view.island)
        for mark in here.marks
        if mark.startswith(LAVA)
    ]
    number = min((since for since, _ in coming), default=0)
    return number, tuple(space for since, space in coming if since == number)


def goods_sum(stashes: Iterable[GoodsView]) -> GoodsView:
    """All of several goods together."""
    each = list(stashes)
    return GoodsView(
        sum(goods.food for goods in each),
        sum(goods.preserved for goods in each),
        sum(goods.wood for goods in each),
        sum(goods.hides for goods in each),
    )
