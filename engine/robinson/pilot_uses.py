"""What the autopilot does beside its questions: skills where they pay, and things where they help.

What serves once is everybody's, so that it must be worth more than a little.
"""

from __future__ import annotations

from types import MappingProxyType

from engine.core import One
from engine.robinson import effects as word
from engine.robinson import harm
from engine.robinson.content import CHARACTERS, FRIDAY, SHEETS, SKILLS, TABLE, face
from engine.robinson.effects import Effects
from engine.robinson.group_plan import crews_for
from engine.robinson.outlook import DETERMINATION, ROLLS, Outlook
from engine.robinson.view import PersonView, View
from engine.robinson.worth import ADVENTURE, Worth

HANDY = 1.7  # what one more pawn for building is worth
EVENING = ("action", "dusk", "weather")
FIGHTS = MappingProxyType(
    {
        "start-pistol": 3,
        "treasure-old-rifle": 3,
        "explore-surprising-discovery": 3,
        "start-empty-bottle": 1,
        "frenzy": 3,
        "defensive-plan.weapon": 1,
    }
)
# Things that are used as soon as they can be, and what that is worth.
AT_ONCE = MappingProxyType(
    {
        "start-empty-bottle": 0.6,
        "token-old-machete": 1.0,
        "token-saltire": 1.0,
        "token-poison": 1.0,
        "token-herbs": 1.0,
        "token-spices": 1.0,
        "token-tobacco": 1.0,
        "token-fallen-tree": 1.0,
        "token-find": 1.0,
        "token-thorny-bushes": 1.0,
        "token-bars": 1.0,
        "scouting": 2.0,
    }
)
HEALING = MappingProxyType(
    {
        "start-flask-of-rum": 1,
        "treasure-bottle-of-wine": 2,
        "treasure-barrel": 4,
        "token-edible-roots": 2,
        "token-dashes": 1,
    }
)
MEALS = MappingProxyType({"start-biscuits": 1, "token-goat": 1, "token-nourishing-larvae": 2})


def use(view: View, aside: One) -> str | None:
    """What to use now; None for nothing."""
    if view.seat is None or view.ended:
        return None
    uses = Uses(view)
    worth = {option.key: uses.worth(option.key) for option in aside.options}
    best = max(worth, key=worth.__getitem__)
    return best if worth[best] > 0 else None


class Uses:
    """What skills and things are worth at this moment, their price in determination paid."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.outlook = Outlook(view)
        self.measure = Worth(self.outlook)

    def worth(self, key: str) -> float:
        """What using something is worth now."""
        skill, _, variant = key.partition(".")
        if skill == FRIDAY:
            return self._reroll(variant) - 0.1
        if skill in SKILLS:
            return self._skill(key, skill, variant) - self._price(skill)
        if self.view.moment == "fight" and (stronger := self._stronger(face(key))):
            return self._fight(stronger) - 1.5
        return self._thing(face(key))

    def _stronger(self, name: str) -> int:
        """By how much something raises the weapon level in a fight."""
        signs = self._sign(name)
        return FIGHTS.get(name, 0) + sum(each.n for each in signs if isinstance(each, word.Bonus))

    def _sign(self, name: str) -> Effects:
        """What the sheet says of a discovery token with a sign."""
        return SHEETS[self.view.scenario].signs.get(name, ())

    def _price(self, skill: str) -> float:
        """Determination that lies idle costs less."""
        who = SKILLS[skill]
        there = self.outlook.people[who].determination
        each = DETERMINATION if there < 6 else 0.5 * DETERMINATION
        return CHARACTERS[who].skills[skill] * each

    # Skills

    def _skill(self, key: str, skill: str, variant: str) -> float:
        match skill:
            case "craftsmanship" | "scrounger" | "lucky":
                return self._reroll(variant)
            case "hooch":
                return self._hooch(variant)
            case "frenzy":
                return self._fight(3)
            case "defensive-plan":
                return self._defend(key, variant)
            case "grandmas-recipe":
                return self._recipe()
            case "stone-soup":
                return self.measure.of_food(1) if self.view.stage in EVENING else 0.0
            case _:
                return self._planned(skill) if self.view.stage == "plan" else 0.0

    def _planned(self, skill: str) -> float:
        """Skills that serve the actions of this round and those to come."""
        view, rounds = self.view, self.outlook.rounds_left - 1
        match skill:
            case "reconnaissance":
                lost = "fire" not in view.built and not self.outlook.knows("mountains")
                return (1.0 + 2 * lost) * bool(self.outlook.planned("explore"))
            case "motivational-speech":
                return self.outlook.of_morale(1)
            case "scouting":
                return AT_ONCE["scouting"] * (rounds > 2)
            case "a-new-idea":
                return 1.3 * (view.round < 5)
            case "handyman":
                rolling = [each for each in self.outlook.planned("build") if each.rolls]
                helped = max(map(self.measure.support, rolling), default=0.0) - 0.1
                return max(helped, HANDY * any(c.site.kind == "build" for c in crews_for(view)))
            case "the-hunt":
                worth = self.measure.hunted(SKILLS[skill])
                return worth * 0.5 if not view.hunt_left and rounds > 2 else 0.0
            case _:
                return 0.0

    def _reroll(self, die: str) -> float:
        """What rolling one of the dice on the table again may bring."""
        doing = self.view.doing
        if doing is None or doing.action.kind not in ROLLS:
            return 0.0
        kind = doing.action.kind
        shown = {str(each): is_shown for each, is_shown in doing.dice.items()}.get(die)
        dice = TABLE.dice[kind]
        if die == "success" and shown is False:
            site = self.measure.site_of(doing.action)
            gained = self.measure.success(site, doing.actor)
            return ROLLS[kind] * (gained - 2 * DETERMINATION)
        if die == "wound" and shown:
            return (1 - dice.wound / 6) * self.outlook.cost(doing.actor)
        if die == "adventure" and shown:
            return (1 - dice.adventure / 6) * ADVENTURE[kind] * self.outlook.cost(doing.actor)
        return 0.0

    def _hooch(self, kind: str) -> float:
        outlook = self.outlook
        tonight = outlook.night(outlook.food, outlook.wood)
        if kind == "snow":
            return tonight - outlook.night(outlook.food, outlook.wood + 1)
        return tonight - outlook.night(outlook.food, outlook.wood, self.view.roof + 1)

    def _fight(self, stronger: int) -> float:
        fighting = self.view.fighting
        if fighting is None:
            return 0.0
        missing = fighting.strength - fighting.weapon
        return max(0, min(missing, stronger)) * self.outlook.cost(fighting.fighter)

    def _defend(self, key: str, of: str) -> float:
        if self.view.moment == "fight":
            return self._fight(FIGHTS[key]) if key in FIGHTS else 0.0
        if self.view.stage != "plan":
            return 0.0
        return self.measure.of_weapon(1) if of == "weapon" else self.measure.palisade()

    def _recipe(self) -> float:
        """Two wounds healed for a meal, once it is known what the evening brings."""
        outlook = self.outlook
        if self.view.stage not in ("dusk", "weather", "night"):
            return 0.0
        meals = self.view.available.food + self.view.available.preserved
        if self.view.stage == "night":
            hungry = outlook.hunger(1) * (meals <= outlook.mouths)
        else:
            hungry = outlook.night(meals - 1, outlook.wood) - outlook.night(meals, outlook.wood)
        return self._healed(2) - hungry - 0.2

    def _healed(self, number: int) -> float:
        """What healing so many wounds is worth, of whoever needs it most."""
        costs = [
            self.outlook.relief(person, n, 1)
            for person in self.outlook.players
            for n in range(min(2, person.wounds))
        ]
        return sum(sorted(costs, reverse=True)[:number])

    # Things

    def _thing(self, name: str) -> float:
        if name in MEALS:
            return self._meal(MEALS[name])
        if name in HEALING:
            return self._healed(HEALING[name]) - 1.2 * HEALING[name] + self._late()
        if name == "start-pipe-and-tobacco":
            return 1.0 if self._me.determination < 2 else 0.0
        if name in ("token-large-leaves", "treasure-blankets"):
            return self._hooch("rain" if name == "token-large-leaves" else "snow") - 1.0
        if name in ("pot", "fireplace"):
            return self._cooked(2 if name == "fireplace" else 1)
        if name == "treasure-sabre":
            return self._fight(3) - 1.5 * self.outlook.least_cost
        if name == "token-bow-tie":
            return 1.0 if self._lays_tonight() else 0.0
        return AT_ONCE.get(name, 0.0) + self.outlook.aims.use(name) + self._signed(name)

    def _signed(self, name: str) -> float:
        """What a discovery token with a sign is worth now, as far as its words say."""
        total = 0.0
        for each in self._sign(name):
            match each:
                case word.Heal(n=n):
                    # It serves once, so it waits until hearts are scarce.
                    total += self._healed(n) - self.outlook.aims.wound * n
                case word.BuildFree(items=items):
                    total += 1.0 * any(item not in self.view.built for item in items)
                case word.Bonus():
                    pass
                case _:
                    total += harm.use(self.outlook, (each,))
        return total

    @property
    def _me(self) -> PersonView:
        assert self.view.seat is not None
        return self.outlook.people[self.view.characters[self.view.seat]]

    def _late(self) -> float:
        """Things that aren't used in the end were of no use."""
        return 0.6 * (self.outlook.rounds_left < 6)

    def _meal(self, number: int) -> float:
        if self.view.stage == "night":
            lacking = self.outlook.mouths - self.view.available.food - self.view.available.preserved
            return 2.0 if lacking >= number else 0.0
        worth = self.measure.of_food(number)
        return worth - 1.0 if self.view.stage in EVENING else 0.0

    def _cooked(self, heals: int) -> float:
        """Wounds healed for a meal that nobody needs."""
        meals = self.view.available.food + self.view.available.preserved
        return self._healed(heals) - 0.1 if meals > self.outlook.mouths else 0.0

    def _lays_tonight(self) -> bool:
        """Whether the wood of the oil finds room on the pile this evening."""
        return (
            self.view.stage == "dusk"
            and max(self.outlook.rooms, default=0) >= 2 + self.view.pile_wood
        )
