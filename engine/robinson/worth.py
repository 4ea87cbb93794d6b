"""What each action of a round is worth to the group, counted in wounds."""

from __future__ import annotations

from types import MappingProxyType

from engine.robinson.content import (
    BEASTS,
    EVENTS,
    FRIDAY,
    ICONS,
    SHEETS,
    TABLE,
    WRECKAGE,
    Price,
    SpaceId,
    face,
)
from engine.robinson.effects import Effects, Gain, Icon, Source
from engine.robinson.harm import harm, use
from engine.robinson.outlook import FUTURE, ROLLS, SHIP, Outlook, hearts_left
from engine.robinson.sites import Site
from engine.robinson.view import PersonView, PlannedView

ADVENTURE: MappingProxyType[Icon, float] = MappingProxyType(
    {"build": 0.6, "gather": 0.5, "explore": 0.6}
)  # wounds that an adventure is worth
DETERMINATION = 0.35  # what a token of it is worth
HIDE = 1.7
UNPREPARED = 0.3
LOW, HIGH = 1.2, 0.4
EXPLORED, TILES_WANTED, NEW_TILE, MOUNTAINS = 2.0, 4.5, 0.8, 2.5
FIRE, ITEM, WEAPON = 5.0, 1.0, 0.6
SEEN = 4  # nights that a shelter is weighed for
# What building a thing is worth once, and for each round to come.
ITEMS: MappingProxyType[str, tuple[float, float]] = MappingProxyType(
    {
        "hatchet": (0, 1.1),
        "snare": (0.7, 1.0),
        "shortcut": (0.7, 0.9),
        "fireplace": (0.7, 0.6),
        "spear": (3.5, 0),
        "knife": (2.0, 0),
        "shovel": (1.0, 0.2),
        "rope": (1.4, 0.1),
        "map": (0.5, 0.25),
        "pot": (0.6, 0.25),
        "cure": (0.8, 0.1),
        "bricks": (1.6, 0),
        "dam": (2.5, 0),
        "basket": (0, 0.7),
        "sack": (0, 0.7),
        "belts": (0, 0.5),
        "bed": (0, 0.3),
        "bow": (3.0, 0),
        "sling": (2.4, 0),
        "cellar": (0.5, 0.4),
        "corral": (0, 0.7),
        "diary": (0, 0.35),
        "drums": (0, 0.6),
        "furnace": (0, 0.6),
        "lantern": (0, 0.6),
        "moat": (2.4, 0),
        "wall": (2.4, 0),
        "pit": (0, 1.0),
        "raft": (0, 0.6),
        "shield": (0.5, 0.1),
    }
)


def icon_of(kind: str) -> Icon | None:
    """Which dice an action rolls, if it rolls any."""
    return next((icon for icon in ICONS if icon == kind), None)


class Worth:
    """What actions are worth as the plan stands now."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view

    # What it is worth

    def value(self, site: Site, who: str, pawns: int) -> float:
        """What an action led by a character is worth with so many pawns."""
        if pawns < site.needed:
            return -9.0
        done = self.success(site, who) - self._paid(site.price) - self._danger(site, who)
        icon = icon_of(site.kind)
        if icon is None:
            return done
        adventure = ADVENTURE[icon] * self.outlook.cost(who)
        certain = "adventure" in self.view.fields.get(site.kind, ())
        if self.outlook.planned(site.kind):
            certain = False
        if pawns > site.needed:
            return done - adventure * certain
        dice = TABLE.dice[icon]
        chance = ROLLS[icon]
        if "reroll" in self.view.fields.get(site.kind, ()):
            chance *= chance
        risk = dice.wound / 6 * self.outlook.cost(who)
        risk += (1.0 if certain else dice.adventure / 6) * adventure
        return chance * done + (1 - chance) * 2 * DETERMINATION - risk

    def support(self, planned: PlannedView) -> float:
        """What one more pawn on an action of the plan is worth, that makes it certain."""
        if not planned.rolls or planned.leader is None:
            return -9.0
        site = self.site_of(planned)
        with_one, without = (self.value(site, planned.leader, planned.needed + n) for n in (1, 0))
        return with_one - without

    def site_of(self, planned: PlannedView) -> Site:
        """The site of an action that is planned, its price paid."""
        card = f"event-{planned.target}" if planned.kind == "threat" else ""
        return Site(planned.kind, planned.target, planned.needed, Price(), planned.space, card)

    def _paid(self, price: Price) -> float:
        outlook = self.outlook
        food, wood = outlook.food, outlook.wood
        tonight = outlook.night(food - price.food, wood - price.wood) - outlook.night(food, wood)
        return price.wood * outlook.wood_worth * 0.7 + price.hides * HIDE + tonight

    def _danger(self, site: Site, who: str) -> float:
        """What a token of danger costs whoever comes without weapons."""
        space = site.space is not None and "danger" in self.view.island[site.space].marks
        field = "danger" in self.view.fields.get(site.kind, ()) and site.kind != "hunt"
        return self.outlook.cost(who) if (space or field) and not self.view.weapon else 0.0

    def success(self, site: Site, who: str) -> float:
        """What an action is worth once it is done."""
        match site.kind:
            case "gather":
                return self._gathered(site)
            case "build":
                if site.space is not None and site.target.startswith("shelter"):
                    return self._sheltered(site.space)
                return self._built(site.target.partition(".")[0], who)
            case "explore":
                return self._explored()
            case "threat":
                return self._met(site)
            case "hunt":
                return self.hunted(who)
            case "arrange":
                return self._arranged()
            case _:
                return self._rested(self.outlook.people[who])

    def _gathered(self, site: Site) -> float:
        outlook = self.outlook
        assert site.space is not None
        source: Source = "food" if site.target.startswith("food") else "wood"
        number = outlook.source_yield(self.view.island[site.space], source)
        if source == "food":
            return self.of_food(number)
        return self.of_wood(number)

    def of_food(self, number: float) -> float:
        """What so much more food this evening is worth."""
        outlook = self.outlook
        if outlook.is_last:
            return 0.0
        tonight = outlook.night(outlook.food, outlook.wood)
        tonight -= outlook.night(outlook.food + number, outlook.wood)
        keeps = "cellar" in self.view.built
        return tonight + number * (0.6 if keeps else 0.15)

    def of_wood(self, number: float) -> float:
        """What so much more wood this evening is worth."""
        outlook = self.outlook
        short = max(0.0, outlook.due - outlook.wood)
        urgent = min(number, short) * (10.0 if outlook.view.round >= SHIP else 6.0)
        if outlook.is_last:
            return urgent
        tonight = outlook.night(outlook.food, outlook.wood)
        tonight -= outlook.night(outlook.food, outlook.wood + number)
        return urgent + tonight + number * outlook.wood_worth

    def _built(self, what: str, who: str) -> float:
        outlook, view = self.outlook, self.view
        nights = outlook.rounds_left - 1
        match what:
            case "roof":
                return self._roof(nights)
            case "palisade":
                return self.palisade()
            case "weapon":
                return self.of_weapon(1)
            case "fire" if outlook.rooms:
                hurry = max(0, view.round - 6)
                return FIRE + 2.0 * hurry if view.round < view.rounds else 40.0
            case "mast":
                return 3 * outlook.wood_worth if max(outlook.rooms, default=0) >= 3 else 0.0
            case _:
                once, each = ITEMS.get(what, self._of_scenario(what))
                own = TABLE_OWN.get(what) == who
                return (once + each * nights * FUTURE) * ITEM + own * 2 * DETERMINATION

    def _of_scenario(self, what: str) -> tuple[float, float]:
        """What belongs to the scenario is what it is won by."""
        items = [item.id for item in SHEETS[self.view.scenario].items]
        return (3.5, 0.0) if what in items else (0.5, 0.1)

    def _sheltered(self, space: SpaceId) -> float:
        """A shelter saves everybody a wound each night, and carries a roof."""
        outlook = self.outlook
        nights = outlook.rounds_left - 1
        better = outlook.comfort(space) - outlook.comfort(self.view.camp)
        return (outlook.cost_to_all + 0.5 + better) * min(nights, SEEN)

    def _roof(self, nights: int) -> float:
        if not nights:
            return 0.0
        outlook, roof = self.outlook, self.view.roof
        tonight = outlook.night(outlook.food, outlook.wood)
        tonight -= outlook.night(outlook.food, outlook.wood, roof + 1)
        later = sum(
            outlook.uncovered(number, roof) - outlook.uncovered(number, roof + 1)
            for number in range(self.view.round + 1, self.view.rounds)
        )
        each = 1.0 + outlook.wood_worth + UNPREPARED * outlook.cost_to_all
        return tonight + later * each * FUTURE

    def palisade(self) -> float:
        """One level serves about a third of the nights on which animals come."""
        cold = sum(self.view.round <= r for r in range(7, self.view.rounds))
        lacking = max(0.0, cold / 3 + 0.5 - self.view.palisade)
        storm = "storm" in self.view.fields.get("weather", ()) and not self.view.palisade
        return self.outlook.cost_to_all * (min(1.0, lacking) * 0.5 + storm)

    def of_weapon(self, by: int) -> float:
        """What weapons are worth: beasts to be hunted, threats to be met."""
        if self.outlook.rounds_left < 4:
            return 0.1
        hunts = min(3, self.view.hunt_left)
        levels = range(self.view.weapon, self.view.weapon + by)
        return sum(0.4 + WEAPON * hunts * (level < 4) for level in levels)

    def _explored(self) -> float:
        outlook = self.outlook
        worth = EXPLORED if outlook.rounds_left > 2 else 0.0
        found = len(outlook.tiles) + len(outlook.planned("explore"))
        worth += max(0.0, TILES_WANTED + outlook.seats / 2 - found) * NEW_TILE
        if outlook.rooms and "fire" not in self.view.built and not outlook.knows("mountains"):
            worth += MOUNTAINS + 0.4 * max(0, self.view.round - 3)
        return worth

    def _met(self, site: Site) -> float:
        """What a threat gives, and what it would do if nobody met it."""
        card = site.card
        if face(card) not in EVENTS:
            wreck = WRECKAGE.get(face(card)) or WRECKAGE.get(site.target)
            return self._given(wreck.reward) if wreck is not None else 0.0
        printed = EVENTS[face(card)]
        soon = len(self.view.threats) > 1 and card == self.view.threats[0]
        left = self.outlook.rounds_left - 1 - (not soon)
        avoided = harm(self.outlook, printed.threat) if left > 0 else 0.0
        return self._given(printed.reward) + avoided * (1.0 if soon else 0.75)

    def _given(self, effects: Effects) -> float:
        """What a reward is worth, its goods by what they serve tonight."""
        goods = [each for each in effects if isinstance(each, Gain)]
        worth = use(self.outlook, [each for each in effects if not isinstance(each, Gain)])
        worth += sum(self.of_food(each.food + each.preserved) for each in goods)
        return worth + sum(self.of_wood(each.wood) + HIDE * each.hides for each in goods)

    def hunted(self, who: str) -> float:
        """A beast as it is, or the mean of all."""
        known = self.view.hunt_known
        if known is not None and not self.outlook.planned("hunt"):
            return self._beast(known, who)
        return sum(self._beast(each, who) for each in BEASTS) / len(BEASTS)

    def _beast(self, card: str, who: str) -> float:
        beast = BEASTS[card]
        view = self.view
        strength = beast.strength + ("danger" in view.fields.get("hunt", ()))
        wounds = max(0, strength - view.weapon) + max(0, -beast.weapon - view.weapon)
        cured = "cure" in view.built
        wounds += sum(1 if cured else 2 for word in beast.after if "wound" in repr(word).lower())
        person = self.outlook.people[who]
        left = hearts_left(person)
        cost = self.outlook.cost(who) * wounds + (12.0 if wounds > left else 0.0)
        worn = min(view.weapon, -beast.weapon) * 0.5 if beast.weapon < 0 else 0.0
        gained = self.of_food(beast.food) + beast.hides * HIDE
        return gained - cost - worn

    def _arranged(self) -> float:
        view, outlook = self.view, self.outlook
        if "bear" in view.fields.get("arrange", ()):
            return 0.2
        rounds = outlook.rounds_left - 1
        more = min(1, len(TABLE.morale) - 1 - view.morale)
        morale = more * DETERMINATION * rounds * (LOW if view.morale < 3 else HIGH)
        tokens = 2 * DETERMINATION * (rounds > 1)
        return max(morale, tokens) if outlook.seats == 4 else morale + tokens

    def _rested(self, person: PersonView) -> float:
        if not person.wounds or person.dead or self.outlook.is_last:
            return 0.0
        heals = min(person.wounds, 2 if "bed" in self.view.built else 1)
        if person.id == FRIDAY:
            return 0.6 * heals
        return self.outlook.cost(person.id) * heals


TABLE_OWN: MappingProxyType[str, str] = MappingProxyType(
    {each.item: each.id for each in TABLE.characters if each.item}
)
