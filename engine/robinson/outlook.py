"""What lies ahead of the group, as far as the view shows it: nights, weather, wounds and wood.

Everything is counted in wounds: what one costs rises as hearts run out, and other things are worth
the wounds that they save.
"""

from __future__ import annotations

from functools import cached_property

from engine.robinson.aims.registry import aims_for
from engine.robinson.clouds import clouds_of
from engine.robinson.content import (
    FRIDAY,
    SHEETS,
    TABLE,
    SpaceId,
    TileId,
)
from engine.robinson.effects import Resource, Source, Terrain
from engine.robinson.island import next_to
from engine.robinson.pile import Pile
from engine.robinson.state import SUPPER
from engine.robinson.view import PersonView, PlannedView, SpaceView, View

BOTH: tuple[Source, ...] = ("food", "wood")
UNKNOWN_NEAR, FOOD_NEAR, WOOD_NEAR = 0.08, 0.2, 0.14
WOOD_LEAST, WOOD_BASE = 0.5, 0.8
LATE = 1.5  # what wood is worth more in each of the last rounds, if the pile lacks it
HUNGER = 2  # wounds of whoever doesn't eat

# What it costs besides to come so near to death, by the hearts left.
NEAR_DEATH = (30.0, 8.0, 3.0, 1.0, 0.3)
STARVED = 40.0  # what it costs if a child goes hungry
SAVE_SLACK = 3  # evenings in hand, from which on wood is kept for the camp before the pile
SPARED = 0.8  # what wood kept for the weather must save at least
UNPREPARED = 0.5
CARRIERS = ("basket", "sack")
DELAY = 0.75  # for each round that it is away: it can still be done then
DETERMINATION = 0.65  # what a token of it is worth
PLENTY = 5  # tokens of determination that nobody runs out of
LACKING = 0.8  # how many wounds it costs to be asked for one that isn't there
FRIDAY_COST = 0.6
FRIDAY_ROUND = 3.0  # what his pawn is worth in a round
ROLLS = {icon: dice.success / 6 for icon, dice in TABLE.dice.items()}


class Outlook(Pile):
    """A view, and what follows from it."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._costs: dict[str | None, float] = {}
        self.aims = aims_for(view)

    # People

    @cached_property
    def people(self) -> dict[str, PersonView]:
        return {person.id: person for person in self.view.people}

    @cached_property
    def players(self) -> list[PersonView]:
        return [person for person in self.view.people if person.seat is not None]

    @cached_property
    def guests(self) -> list[PersonView]:
        """Those whom nobody plays and who live in the camp."""
        guests = [each for each in self.view.people if each.seat is None and each.id != FRIDAY]
        return [each for each in guests if not each.away and not each.dead]

    @property
    def seats(self) -> int:
        return len(self.view.characters)

    @cached_property
    def mouths(self) -> int:
        """How many are yet to eat in the camp tonight."""
        if SUPPER in self.view.worn:
            return 0
        eaters = sum(person.outside is None for person in self.players) + len(self.guests)
        return eaters + self.aims.children

    def cost(self, who: str | None) -> float:
        """What one more wound costs a character."""
        if who not in self._costs:
            self._costs[who] = self._cost(who)
        return self._costs[who]

    def _cost(self, who: str | None) -> float:
        person = self.people.get(who or "")
        if person is None:
            return FRIDAY_COST
        left = hearts_left(person)
        if person.id == FRIDAY:
            return FRIDAY_COST if left > 1 else 3.0 if left else FRIDAY_ROUND * self.rounds_left
        return self._nth_wound(person, 1)

    def _nth_wound(self, person: PersonView, n: int) -> float:
        """What the n-th of several wounds costs: more so near to death, or on an arrow."""
        left = hearts_left(person) - n + 1
        scarce = min(3.0, max(self.aims.ease, self.aims.rounds_left / max(1, left)))
        near = NEAR_DEATH[max(0, left)] if left < len(NEAR_DEATH) else 0.0
        # A wound that is healed raises no morale, but whoever takes it anew lowers it.
        arrow = n > 0 and person.wounds + n in person.arrows
        return float(
            self.aims.wound * scarce**self.aims.slope
            + near
            - (self.of_morale(-1) if arrow else 0.0)
        )

    def cost_of(self, who: str | None, number: int) -> float:
        """What so many more wounds cost a character."""
        person = self.people.get(who or "")
        if person is None or person.id == FRIDAY:
            return self.cost(who) * number
        return sum(self._nth_wound(person, n) for n in range(1, number + 1))

    def relief(self, person: PersonView, before: int, number: int) -> float:
        """What it is worth to heal so many wounds of somebody who is healed of some before."""
        healed = range(before + 1, before + number + 1)
        return sum(self._nth_wound(person, 1 - n) for n in healed)

    @cached_property
    def hungers(self) -> tuple[float, ...]:
        """What it costs if one more goes without a meal, whoever bears it best first."""
        there = [person.id for person in self.players if person.outside is None]
        there += [person.id for person in self.guests]
        return tuple(sorted(self.cost_of(who, HUNGER) for who in there))

    def hunger(self, number: float) -> float:
        """What it costs if so many go without a meal."""
        whole = int(number)
        part = (number - whole) * self.hungers[whole] if whole < len(self.hungers) else 0.0
        return sum(self.hungers[:whole]) + part

    def of_morale(self, by: int) -> float:
        """What a change of morale is worth, for all mornings to come."""
        there = min(max(0, self.view.morale + by), len(TABLE.morale) - 1)
        now = self._each_morning(TABLE.morale[self.view.morale])
        return (self._each_morning(TABLE.morale[there]) - now) * self.ahead

    def _each_morning(self, tokens: int) -> float:
        return tokens * (self.token_worth if tokens > 0 else LACKING * self.aims.wound)

    @cached_property
    def token_worth(self) -> float:
        """What a token of determination is worth: less where there is plenty of it."""
        most = max((person.determination for person in self.players), default=0)
        return DETERMINATION if most < PLENTY else 0.3 * DETERMINATION

    @cached_property
    def cost_to_all(self) -> float:
        """What it costs if each player's character takes a wound."""
        return sum(self.cost(person.id) for person in (*self.players, *self.guests))

    @cached_property
    def least_cost(self) -> float:
        """What a wound costs whoever can bear it best."""
        return min(self.cost(person.id) for person in self.players)

    # Rounds

    @property
    def rounds_left(self) -> int:
        """How many rounds are to be played as far as one looks ahead, the present one too."""
        return min(self.view.rounds - self.view.round + 1, self.aims.horizon)

    @property
    def is_last(self) -> bool:
        return self.view.round == self.view.rounds

    @cached_property
    def ahead(self) -> float:
        """How many rounds there are to come, the farther ones counting less and less."""
        return sum(DELAY**n for n in range(self.rounds_left - 1))

    # The island

    def source_yield(self, space: SpaceView, source: Source) -> int:
        """What a tile gives of a source in one gathering or production."""
        return (source in space.sources) + list(space.marks).count(source)

    @cached_property
    def carried(self) -> int:
        """How much more the first gathering of this round brings, with what helps to carry."""
        built, worn = self.view.built, self.view.worn
        return sum(each in built and each not in worn for each in CARRIERS)

    @cached_property
    def production(self) -> dict[Source, int]:
        """What the camp gives every round."""
        camp = self.view.island[self.view.camp]
        return {"food": self.source_yield(camp, "food"), "wood": self.source_yield(camp, "wood")}

    def comfort(self, space: SpaceId) -> float:
        """What a camp on a space is worth in each round: its own sources, and those next to it."""
        here = self.view.island[space]
        worth = 1.4 * sum(self.source_yield(here, source) for source in BOTH)
        for other in next_to(space, len(self.view.island)):
            near = self.view.island[other]
            if near.face_down:
                continue
            if near.tile is None:
                worth += UNKNOWN_NEAR * self.seats
            else:
                worth += FOOD_NEAR * self.seats * bool(self.source_yield(near, "food"))
                worth += WOOD_NEAR * self.seats * bool(self.source_yield(near, "wood"))
        return worth

    @cached_property
    def tiles(self) -> list[TileId]:
        return [each.tile for each in self.view.island if each.tile is not None]

    def knows(self, terrain: Terrain) -> bool:
        return terrain in self.view.terrains

    # The plan

    def planned(self, kind: str) -> list[PlannedView]:
        return [each for each in self.view.plan if each.kind == kind]

    @cached_property
    def spent(self) -> dict[str, int]:
        """What the plan costs."""
        prices = [each.price for each in self.view.plan]
        return {
            "food": sum(price.food for price in prices),
            "wood": sum(price.wood for price in prices),
            "hides": sum(price.hides for price in prices),
        }

    def left(self, kind: Resource) -> int:
        """What the plan leaves of the available goods."""
        goods = self.view.available
        if kind == "food":
            return goods.food + goods.preserved - self.spent["food"]
        there: int = getattr(goods, kind)
        return there - self.spent[kind]

    def expected(self, source: Source) -> float:
        """What the plan will bring, and what actions of this round have brought."""
        number = 0.0
        for bag in self.view.bags.values():
            goods = bag.goods
            number += goods.food + goods.preserved if source == "food" else goods.wood
        carried = self.carried
        for each in self.planned("gather"):
            if each.target.startswith(source) and each.space is not None:
                chance = ROLLS["gather"] if each.rolls else 1.0
                if not any(problem.what == "pawns" for problem in each.problems):
                    number += chance * self.source_yield(self.view.island[each.space], source)
                    number += chance * carried
                    carried = 0
        if source == "food":
            number += 2.5 * sum(each.target.isdigit() for each in self.planned("hunt"))
        return number

    @cached_property
    def food(self) -> float:
        """The food to be expected this evening."""
        return self.left("food") + self.expected("food")

    @cached_property
    def wood(self) -> float:
        """The wood to be expected this evening."""
        return self.left("wood") + self.expected("wood")

    # Weather

    @cached_property
    def tonight(self) -> list[tuple[float, int, int]]:
        """How likely so many clouds of rain and of snow are tonight."""
        tokens = self.view.fields.get("weather", ())
        rain, snow = tokens.count("rain"), tokens.count("snow")
        if self.view.stage == "weather" and (self.view.rain or self.view.snow):
            return [(1.0, self.view.rain, self.view.snow)]
        rolled = [each.partition("-") for each in self.view.weather]
        for _, _, clouds in (each for each in rolled if each[0] != "hungry"):
            wet, _, cold = clouds.partition("-")
            rain, snow = rain + int(wet), snow + int(cold)
        done = {each[0] for each in rolled}
        dice = [die for die in self.view.weather_dice if die not in done]
        return [(chance, rain + r, snow + s) for chance, r, s in clouds_of(tuple(dice))]

    def night(self, food: float, wood: float, roof: int | None = None) -> float:
        """What tonight costs those in the camp, with so much food and wood in the evening."""
        return self.after_pile(food, max(0.0, wood - self.due), roof)

    def after_pile(self, food: float, wood: float, roof: int | None = None) -> float:
        """The same, once wood was laid on the pile."""
        view = self.view
        roof = view.roof if roof is None else roof
        if "furnace" in view.built:
            wood += 0.7 * ("winter" in view.weather_dice)
        total = 0.0
        for chance, rain, snow in self.tonight:
            uncovered = max(0, rain + snow - roof)
            missing = max(0.0, snow + uncovered - wood) + max(0.0, uncovered - food)
            hungry = max(0.0, self.mouths - max(0.0, food - uncovered))
            total += chance * (missing * self.cost_to_all + self.hunger(hungry))
            starving = max(0.0, self.aims.children - max(0.0, food - uncovered))
            total += chance * STARVED * starving
        return total

    @cached_property
    def reserve(self) -> int:
        """The wood that should be there tonight, whatever else it may be good for."""
        if self.is_last:
            return 0
        most = max(snow + max(0, rain + snow - self.view.roof) for _, rain, snow in self.tonight)
        best = self.after_pile(self.food, most)
        enough = (n for n in range(most + 1) if self.after_pile(self.food, n) - best <= SPARED)
        return next(enough, most)

    def uncovered(self, number: int, roof: int) -> float:
        """How many clouds a roof is expected not to keep off in a round to come."""
        dice = SHEETS[self.view.scenario].dice(number)
        return sum(c * max(0, rain + snow - roof) for c, rain, snow in clouds_of(dice))

    def snow(self, number: int) -> float:
        """How much snow there will be in a round to come."""
        return sum(c * snow for c, _, snow in clouds_of(SHEETS[self.view.scenario].dice(number)))

    # The pile

    @cached_property
    def level_price(self) -> int:
        """The wood that a shelter, or a level of roof or palisade, costs."""
        return TABLE.prices.wood[self.seats - 1]

    @property
    def is_sheltered(self) -> bool:
        return self.view.shelter or self.view.natural_shelter

    @cached_property
    def roof_wanted(self) -> int:
        """The level of the roof that the weather to come asks for."""
        if self.view.round >= self.view.rounds - 1:
            return self.view.roof
        return 4 if self.level_price <= 2 else 3

    @cached_property
    def saving(self) -> int:
        """The wood to be kept for the next part of the camp."""
        if self.slack < SAVE_SLACK or self.rounds_left < 4:
            return 0
        wanted = self.roof_wanted if self.slack > 1 else 2
        return self.level_price if not self.is_sheltered or self.view.roof < wanted else 0

    @cached_property
    def cloud_cost(self) -> float:
        """What a cloud costs that no roof keeps off, in a round to come."""
        return 1.0 + self.wood_worth + UNPREPARED * self.cost_to_all

    @cached_property
    def wood_wanted_soon(self) -> float:
        """The wood that tomorrow's building of the camp still lacks."""
        if not self.part_missed:
            return 0.0
        return max(0.0, self.level_price - self.wood - self.production["wood"])

    @cached_property
    def part_missed(self) -> float:
        """What it costs to have the next part of the camp a round later, for each piece of wood."""
        if self.rounds_left < 3 or self.left("hides") >= TABLE.prices.hides[self.seats - 1]:
            return 0.0
        building = {each.target.partition("-")[0] for each in self.planned("build")}
        if building & {"shelter", "roof"}:
            return 0.0
        if not self.is_sheltered:
            return self.cost_to_all / self.level_price
        kept_off = self.uncovered(self.view.round + 1, self.view.roof) - self.uncovered(
            self.view.round + 1, self.view.roof + 1
        )
        return kept_off * self.cloud_cost / self.level_price

    @cached_property
    def wood_worth(self) -> float:
        """What a piece of wood is worth, by how much is still to be found in each round."""
        rounds = self.rounds_left
        camp = (not self.is_sheltered) + max(0, self.roof_wanted - self.view.roof)
        snow = sum(map(self.snow, range(self.view.round + 1, self.view.rounds)))
        pile = sum(self.rooms) if self.rooms else self.aims.wood
        lacking = pile + camp * self.level_price * 0.7 + snow
        found = self.view.available.wood + self.production["wood"] * (rounds - 1)
        most = self.aims.wood_most + LATE * max(0, 4 - rounds)
        least = max(WOOD_LEAST, self.aims.wood_price)
        return max(least, min(most, WOOD_BASE + self.aims.wood_slope * (lacking - found) / rounds))


def hearts_left(person: PersonView) -> int:
    """How many more wounds somebody survives."""
    return person.hearts - person.wounds
