"""The actions that a seat on autopilot may think of, with the pawns and goods that they take."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.robinson.content import EVENTS, TABLE, WRECKAGE, Need, Price, SpaceId, face
from engine.robinson.effects import ActionKind
from engine.robinson.outlook import BOTH, Outlook
from engine.robinson.view import InventionView

SLOWING = ("time", "fog", "ash")


class Site(msgspec.Struct, frozen=True):
    """An action that could be planned, or is."""

    kind: ActionKind
    target: str
    needed: int
    price: Price = Price()
    space: SpaceId | None = None
    card: str = ""
    owner: str = ""  # the only character that may lead it

    @property
    def id(self) -> str:
        return f"{self.kind}-{self.target}"


class Sites:
    """What could be begun as the plan stands now."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view

    def of(self, who: str) -> Iterator[Site]:
        """The actions that a character could begin, with goods for them."""
        return (site for site in self.all() if site.owner in ("", who))

    def all(self) -> Iterator[Site]:
        """The actions that somebody could begin, with goods for them."""
        taken = {each.id for each in self.view.plan}
        for site in (
            *self._threats(),
            *self._hunts(),
            *self._buildings(),
            *self._gatherings(),
            *self._explorations(),
            *self._steps(),
        ):
            if site.id not in taken and self._payable(site.price):
                yield site
        yield Site("arrange", "1", 1 + self._late("arrange", None))
        yield Site("rest", "1", 1 + self._late("rest", None))

    def _payable(self, price: Price) -> bool:
        left = self.outlook.left
        return (
            price.wood <= left("wood")
            and price.hides <= left("hides")
            and price.food <= left("food")
        )

    def _late(self, kind: str, space: SpaceId | None) -> int:
        """How many pawns more tokens ask for."""
        first = not self.outlook.planned(kind)
        more = int(first and "time" in self.view.fields.get(kind, ()))
        if space is not None:
            more += sum(mark in SLOWING for mark in self.view.island[space].marks)
            more += self.outlook.aims.more_pawns(kind, space)
        return more

    def _steps(self) -> Iterator[Site]:
        """What the scenario's goal asks for besides."""
        for step in self.outlook.aims.steps():
            needed = step.needed + self._late(step.kind, None)
            yield Site(step.kind, step.target, needed, step.price, step.space)

    def _threats(self) -> Iterator[Site]:
        for card in self.view.threats:
            target = card.removeprefix("event-")
            pawns = EVENTS[face(card)].pawns if face(card) in EVENTS else 1
            price = self._threat_price(card)
            if price is not None:
                yield Site("threat", target, pawns + self._late("threat", None), price, None, card)

    def _threat_price(self, card: str) -> Price | None:
        """The cheapest way to meet a threat, if there is one."""
        if face(card) in WRECKAGE:
            return Price()
        met = [need for need in EVENTS[face(card)].needs if self._has(need)]
        if not met or (any(need.two_players for need in met) and self.outlook.seats > 1):
            return None
        need = min(met, key=lambda each: each.wood + each.food + 1.5 * each.hides)
        return Price(need.wood, need.hides, need.food)

    def _has(self, need: Need) -> bool:
        unusable = "items-unusable" in self.view.this_round
        has_item = need.item is None or (need.item in self.view.built and not unusable)
        price = Price(need.wood, need.hides, need.food)
        return has_item and self.view.weapon >= need.weapon and self._payable(price)

    def _hunts(self) -> Iterator[Site]:
        number = sum(each.target.isdigit() for each in self.outlook.planned("hunt"))
        if self.view.hunt_left > number:
            yield Site("hunt", str(number + 1), 2 + self._late("hunt", None))

    def _buildings(self) -> Iterator[Site]:
        late = self._late("build", None)
        sheltered = self.outlook.is_sheltered
        if not sheltered or (self.outlook.aims.wants_shelter and not self.view.shelter):
            for space, here in enumerate(self.view.island):
                settled = self.outlook.aims.may_settle(space) and here.tile is not None
                if settled and not here.face_down and here.distance in (0, 1):
                    needed = 1 + self._late("build", space)
                    yield Site(
                        "build", f"shelter-at-{space}", needed, self._price("shelter"), space
                    )
        if sheltered:
            yield Site("build", "roof", 1 + late, self._price("roof"))
            yield Site("build", "palisade", 1 + late, self._price("palisade"))
        yield Site("build", "weapon", 1 + late, self._price("weapon"))
        for item in self.view.inventions:
            if item.open:
                price, places = self._cheapest(item), self.outlook.aims.places(item.id)
                if places is None:
                    yield Site("build", item.id, 1 + late, price, owner=item.owner or "")
                for space in places or ():
                    needed = max(1, self.view.island[space].distance or 0)
                    needed += self._late("build", space)
                    yield Site("build", f"{item.id}-at-{space}", needed, price, space)

    def _cheapest(self, item: InventionView) -> Price:
        dearer = self._dearer()
        prices = [
            Price(each.wood + (dearer if each.wood else 0), each.hides, each.food)
            for each in item.cost
        ]
        payable = [price for price in prices if self._payable(price)]
        return (payable or prices)[0]

    def _dearer(self) -> int:
        """The wood that a token puts on the next building action that needs wood."""
        first = not any(each.price.wood for each in self.outlook.planned("build"))
        return int(first and "wood" in self.view.fields.get("build", ()))

    def _price(self, what: str) -> Price:
        """The wood that a level costs; hides where there are enough."""
        dearer = self._dearer() + self.view.fields.get(what, ()).count("wood")
        if what == "weapon":
            return Price(wood=1 + dearer)
        seats = self.outlook.seats - 1
        hides = Price(hides=TABLE.prices.hides[seats])
        return hides if self._payable(hides) else Price(wood=TABLE.prices.wood[seats] + dearer)

    def _gatherings(self) -> Iterator[Site]:
        for space, here in enumerate(self.view.island):
            if not here.distance or here.tile is None or here.face_down:
                continue
            for source in BOTH:
                if self.outlook.source_yield(here, source):
                    needed = here.distance + self._late("gather", space)
                    yield Site("gather", f"{source}-at-{space}", needed, Price(), space)

    def _explorations(self) -> Iterator[Site]:
        if self.view.tiles_left <= len(self.outlook.planned("explore")):
            return
        for space, here in enumerate(self.view.island):
            if here.distance and here.tile is None and not here.face_down:
                needed = here.distance + self._late("explore", space)
                yield Site("explore", f"at-{space}", needed, Price(), space)
