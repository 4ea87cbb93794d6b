"""What each action of a round is worth to the group, counted in wounds."""

from __future__ import annotations

from math import comb
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
from engine.robinson.outlook import DETERMINATION, FRIDAY_ROUND, ROLLS, Outlook, hearts_left
from engine.robinson.pile import SHIP
from engine.robinson.prowlers import dice_ahead, dice_left
from engine.robinson.sites import Site
from engine.robinson.things import ARMS, ITEMS
from engine.robinson.view import PersonView, PlannedView
from engine.robinson.weather_phase import HUNGRY_STRENGTH

ADVENTURE: MappingProxyType[Icon, float] = MappingProxyType(
    {"build": 0.6, "gather": 0.5, "explore": 0.6}
)  # wounds that an adventure is worth
EXPLORED, TILES_WANTED, NEW_TILE, MOUNTAINS = 3.0, 4.5, 0.8, 2.5

FIRE, ITEM, WEAPON = 5.0, 1.4, 0.6
WORN = 0.5  # what a level of weapons that is lost costs
WOOD_PAID, SOON = 0.7, 1.0
DEADLY = 60.0  # what it costs to die
LEADS_TO, STEP = 0.8, 2.0  # of a thing that can be built one action later
# How much of the mean beast each further level of weapons spares.
STRONGER = (1.0, 0.94, 0.8, 0.62, 0.4, 0.2, 0.0)
ARMED, HUNTS, MORE_HUNTS = 0.1, 4, 1
ROOFED = 0.75
BREACH = 1 / 3  # how likely it is that they break through the palisade
STORMS = 0.2  # how likely it is that cards ask for a first level besides
BEAST = 1 / 6  # how likely it is that hungry animals send a beast
SEEN = 6  # nights that a shelter is weighed for


ICON_OF: MappingProxyType[str, Icon] = MappingProxyType({icon: icon for icon in ICONS})


def is_own(site: Site) -> bool:
    """Whether an action is one that only its scenario has."""
    match site.kind:
        case "hunt":
            return not site.target.isdigit()
        case "explore":
            return not site.target.startswith("at-")
        case "build":
            return site.space is not None and not site.target.startswith("shelter")
        case kind:
            return kind == "special"


def icon_of(kind: str) -> Icon | None:
    """Which dice an action rolls, if it rolls any."""
    return ICON_OF.get(kind)


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
        done = self.success(site, who) - self._paid(site.price) - self.danger(site, who)
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
        return (
            price.wood * outlook.wood_worth * WOOD_PAID
            + price.hides * outlook.aims.hide_price
            + tonight
        )

    def danger(self, site: Site, who: str) -> float:
        """What a token of danger costs whoever comes without weapons."""
        space = site.space is not None and "danger" in self.view.island[site.space].marks
        field = "danger" in self.view.fields.get(site.kind, ()) and site.kind != "hunt"
        return self.outlook.cost(who) if (space or field) and not self.view.weapon else 0.0

    def success(self, site: Site, who: str) -> float:
        """What an action is worth once it is done, for the goal and for itself."""
        aims = self.outlook.aims
        gain = aims.gain(site.kind, site.target, site.space)
        if (wounds := aims.wounds(site.kind, site.target)) > 0:
            left = hearts_left(self.outlook.people[who])
            gain -= self.outlook.cost_of(who, wounds) + DEADLY * (wounds > left)
        return gain if is_own(site) else gain + self._itself(site, who)

    def _itself(self, site: Site, who: str) -> float:
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
                return self.arranged()
            case _:
                return self.rested(self.outlook.people[who])

    def _gathered(self, site: Site) -> float:
        outlook = self.outlook
        assert site.space is not None
        source: Source = "food" if site.target.startswith("food") else "wood"
        number = outlook.source_yield(self.view.island[site.space], source)
        number += outlook.carried * (not outlook.planned("gather"))
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
        soon = min(number, outlook.wood_wanted_soon) * SOON * outlook.part_missed
        return urgent + tonight + soon + number * outlook.wood_worth

    def evening(self, food: float, wood: float) -> float:
        """What it is worth to have so much food and wood this evening."""
        outlook = self.outlook
        short = max(0.0, outlook.due - wood) * (10.0 if outlook.view.round >= SHIP else 6.0)
        if outlook.is_last:
            return -short
        keeps = 0.6 if "cellar" in self.view.built else 0.15
        soon = max(0.0, outlook.wood_wanted_soon + outlook.wood - wood) * SOON * outlook.part_missed
        stored = food * keeps + wood * outlook.wood_worth
        return stored - outlook.night(food, wood) - short - soon * (outlook.wood_wanted_soon > 0)

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
                own = TABLE_OWN.get(what) == who
                return self.item(what) + self._allowed(what) + own * 2 * DETERMINATION

    def item(self, what: str) -> float:
        """What a thing is worth for what it does itself."""
        once, each = ITEMS.get(what, self._of_scenario(what))
        if what in ("snare", "corral") and "food" in self.view.island[self.view.camp].marks:
            return 0.0
        armed = self.of_weapon(ARMS[what]) if what in ARMS else 0.0
        return (once + each * self.outlook.ahead) * ITEM + armed

    def _allowed(self, what: str) -> float:
        """What a thing is worth for the best of the others that can be built once it is there."""
        has = {what, *self.view.built}
        return max(
            (
                LEADS_TO * self.item(item.id) - STEP
                for item in self.view.inventions
                if what in item.items
                and has.issuperset(item.items)
                and all(map(self.outlook.knows, item.terrain))
                and item.owner in (None, *self.view.characters)
            ),
            default=0.0,
        )

    def _of_scenario(self, what: str) -> tuple[float, float]:
        """What belongs to the scenario is what it is won by."""
        items = [item.id for item in SHEETS[self.view.scenario].items]
        return (0.0, 0.0) if what in items else (0.5, 0.1)

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
            (outlook.uncovered(number, roof) - outlook.uncovered(number, roof + 1))
            * ROOFED ** (number - self.view.round)
            for number in range(self.view.round + 1, self.view.rounds)
        )
        return tonight + later * outlook.cloud_cost

    def palisade(self) -> float:
        """One level serves where animals break through so often that the others don't suffice."""
        dice, there = dice_left(self.view), self.view.palisade
        breached = 1 - sum(
            comb(dice, n) * BREACH**n * (1 - BREACH) ** (dice - n) for n in range(there + 1)
        )
        storm = "storm" in self.view.fields.get("weather", ()) and not there
        return self.outlook.cost_to_all * (min(1.0, breached + STORMS * (not there)) + storm)

    def of_weapon(self, by: int) -> float:
        """What weapons are worth: beasts to be hunted, threats to be met."""
        left = self.outlook.rounds_left - 1
        hunts = min(HUNTS, self.view.hunt_left + MORE_HUNTS, left) if left > 1 else 0
        each = WEAPON * hunts * self.outlook.least_cost
        levels = range(self.view.weapon, self.view.weapon + by)
        worth = sum(ARMED + each * STRONGER[min(level, len(STRONGER) - 1)] for level in levels)
        attacks = BEAST * dice_ahead(self.view, self.outlook.rounds_left) * self.outlook.cost_to_all
        return worth + attacks * sum(level < HUNGRY_STRENGTH for level in levels)

    def crowded(self, more: int) -> float:
        """How much less a tile is worth where so many more are explored before it."""
        return self._new_tile(0) - self._new_tile(more)

    def _new_tile(self, more: int) -> float:
        found = len(self.outlook.tiles) + len(self.outlook.planned("explore")) + more
        return max(0.0, TILES_WANTED + self.outlook.seats / 2 - found) * NEW_TILE

    def _explored(self) -> float:
        outlook = self.outlook
        worth = EXPLORED if outlook.rounds_left > 2 else 0.0
        worth += self._new_tile(0)
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
        return worth + sum(
            self.of_wood(each.wood) + self.outlook.aims.hide_price * each.hides for each in goods
        )

    def hunted(self, who: str) -> float:
        """What the next hunt is worth: a beast as it is, or the mean of all."""
        food, worth = self.prey(who)
        return worth + self.of_food(food)

    def prey(self, who: str) -> tuple[float, float]:
        """The food that the next hunt brings, and what it is worth besides."""
        known = self.view.hunt_known
        if known is not None and not self.outlook.planned("hunt"):
            return BEASTS[known].food, self._beast(known, who)
        mean = sum(self._beast(each, who) for each in BEASTS) / len(BEASTS)
        return sum(each.food for each in BEASTS.values()) / len(BEASTS), mean

    def _beast(self, card: str, who: str) -> float:
        """What fighting a beast is worth but for its food."""
        beast = BEASTS[card]
        view = self.view
        strength = beast.strength + ("danger" in view.fields.get("hunt", ()))
        wounds = max(0, strength - view.weapon) + max(0, -beast.weapon - view.weapon)
        cured = "cure" in view.built
        wounds += sum(1 if cured else 2 for word in beast.after if "wound" in repr(word).lower())
        left = hearts_left(self.outlook.people[who])
        dies = FRIDAY_ROUND * self.outlook.rounds_left if who == FRIDAY else DEADLY
        cost = self.outlook.cost_of(who, wounds) + (dies if wounds > left else 0.0)
        worn = min(view.weapon, -beast.weapon) * WORN if beast.weapon < 0 else 0.0
        return beast.hides * self.outlook.aims.hide_price - cost - worn

    def arranged(self, before: int = 0) -> float:
        """What arranging the camp is worth, once more than so many times."""
        view, outlook = self.view, self.outlook
        if "bear" in view.fields.get("arrange", ()):
            return 0.2
        morale = outlook.of_morale(before + 1) - outlook.of_morale(before)
        tokens = 2 * outlook.token_worth * (outlook.rounds_left > 2)
        return max(morale, tokens) if outlook.seats == 4 else morale + tokens

    def rested(self, person: PersonView, before: int = 0) -> float:
        """What resting is worth to somebody, once more than so many times."""
        each = 2 if "bed" in self.view.built else 1
        wounds = person.wounds - before * each
        if wounds <= 0 or person.dead or self.outlook.is_last:
            return 0.0
        heals = min(wounds, each)
        if person.id == FRIDAY:
            return 0.6 * heals
        return self.outlook.relief(person, before * each, heals)


TABLE_OWN: MappingProxyType[str, str] = MappingProxyType(
    {each.item: each.id for each in TABLE.characters if each.item}
)
