"""The plan of a whole group, as every seat on autopilot works it out for itself.

All see the same, so all come to the same plan: which actions, with whose pawns, led by whom. It
builds on whatever others have already planned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

import msgspec

from engine.robinson.content import TABLE
from engine.robinson.effects import Source
from engine.robinson.hands import ALIKE, Crew, Deal, Hands, Roster
from engine.robinson.outlook import DETERMINATION, ROLLS, Outlook
from engine.robinson.sites import Site, Sites
from engine.robinson.view import View
from engine.robinson.worth import ADVENTURE, WOOD_PAID, Worth, icon_of

SINGLE = 0.8  # what is lost with a thing that serves once
ARRANGED = 3  # how often in a round the camp may be arranged with a gain
NEVER = -99.0  # a plan for which pawns or goods are lacking
ANY = 99.0  # more than any action gives
PASSES = 3  # how often a plan is gone through for something better
HELPED = 0.05  # that a pawn left idle is worth


class Situation:
    """A view as far as plans depend on it, to be looked up by."""

    def __init__(self, view: View) -> None:
        pawns = tuple(
            msgspec.structs.replace(pawn, placed=any(pawn.id in each.pawns for each in view.plan))
            for pawn in view.pawns
        )
        self.view = msgspec.structs.replace(
            view, seat=None, pawns=pawns, uncovered=None, ready=(), drafts=(), proposing=(),
            proposal=None, says=(), passed=(), moment="",
        )  # fmt: skip
        self.key = msgspec.msgpack.encode(self.view)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Situation) and self.key == other.key


def crews_for(view: View) -> tuple[Crew, ...]:
    """What the group does: as from the beginning, if all keep to that, else from where it is."""
    first = crews(Situation(msgspec.structs.replace(view, plan=())))
    if keeps_to(view, first):
        return first
    return crews(Situation(view))


def action_for(wishes: Iterable[tuple[str, Crew]], draft: str, keys: list[str]) -> str | None:
    """The first action on offer that the pawns chosen are wished for, as *wishes* pair them."""
    for pawns, crew in wishes:
        if pawns == draft:
            for key in keys:
                if is_same(crew, key, key.partition("-")[0]):
                    return key
    return None


def keeps_to(view: View, wanted: tuple[Crew, ...]) -> bool:
    """Whether all that is planned belongs to what is wanted."""
    open_crews = list(wanted)
    for planned in view.plan:
        there = Counter(owner_of(view, pawn) for pawn in planned.pawns)
        fitting = [crew for crew in open_crews if is_same(crew, planned.id, planned.kind)]
        fitting = [crew for crew in fitting if not there - Counter(crew.pawns)]
        if not fitting:
            return False
        open_crews.remove(fitting[0])
    return True


def is_same(crew: Crew, action: str, kind: str) -> bool:
    """Whether an action is the one that a crew is for."""
    return crew.site.kind == kind and (kind in ALIKE or crew.site.id == action)


def owner_of(view: View, pawn: str) -> str:
    """Whose a pawn is; a shared one is its own."""
    owner = next((each.owner for each in view.pawns if each.id == pawn), None)
    return owner or pawn


@lru_cache(maxsize=64)
def crews(situation: Situation, together: bool = False) -> tuple[Crew, ...]:
    """The plan that is worth most, of those that a short search finds.

    Together, players begin actions for which none of them has pawns enough.
    """
    return Search(situation.view, together).best()


def order_of(deal: Deal) -> tuple[bool, bool, bool, str]:
    return deal.order


class Step(NamedTuple):
    """An action added to a plan, or to be done with more pawns than before."""

    deal: Deal
    before: Deal | None
    more: int

    @property
    def key(self) -> tuple[str, int, int]:
        return self.deal.site.id, self.deal.number, self.more


class Search:
    """Puts together a plan, and exchanges its actions as long as that makes it better."""

    def __init__(self, view: View, together: bool = False) -> None:
        self.view = view
        self.outlook = Outlook(view)
        self.measure = Worth(self.outlook)
        self.deals = list(self._deals())
        self.roster = Roster(view, self.outlook, together)
        self._alone: dict[tuple[str, int, int], float] = {}  # what each gives at most
        self._worths: dict[frozenset[tuple[str, int]], float] = {}
        self._evenings: dict[tuple[float, float], float] = {}
        self._risks: dict[tuple[tuple[str, int], str, bool], float] = {}

    def best(self) -> tuple[Crew, ...]:
        chosen = self._filled([], "")
        for _ in range(PASSES):
            before = self.worth(chosen)
            chosen = self._exchanged(chosen)
            if self.worth(chosen) <= before:
                break
        return self._assigned(chosen)

    def _exchanged(self, chosen: list[Deal]) -> list[Deal]:
        """The plan with each of its actions left out in turn for others, if that is better."""
        worth = self.worth(chosen)
        for deal in list(chosen):
            if deal not in chosen:
                continue
            rest = [each for each in chosen if each is not deal]
            other = self._filled(rest, deal.site.id)
            if (found := self.worth(other)) > worth + 0.01:
                chosen, worth = other, found
        return chosen

    def _filled(self, chosen: list[Deal], without: str) -> list[Deal]:
        """The plan with one action after another added, whatever gives most for each pawn."""
        worth = self.worth(chosen)
        most = dict(self._alone) if chosen else {}
        while True:
            there = {each.site.id: each for each in chosen}
            free = self._pawns_left - sum(each.number for each in chosen)
            found: tuple[float, list[Deal], float] | None = None
            # Each gives less beside others: so those that gave less before need no look.
            for step in sorted(
                self._steps(there, free, without), key=lambda s: -most.get(s.key, ANY)
            ):
                if most.get(step.key, ANY) <= (found[0] if found else HELPED):
                    break
                trial = [each for each in chosen if each is not step.before] + [step.deal]
                value = self.worth(trial)
                each = most[step.key] = (value - worth) / step.more
                if each > HELPED and (found is None or each > found[0]):
                    found = each, trial, value
            if not chosen:
                self._alone.update(most)
            if found is None:
                return chosen
            _, chosen, worth = found

    def _steps(self, there: dict[str, Deal], free: int, without: str) -> Iterator[Step]:
        """What may be added, or done with one pawn more."""
        for deal in self.deals:
            before = there.get(deal.site.id)
            if deal.site.id == without or (before and before.number >= deal.number):
                continue
            more = deal.number - (before.number if before else 0)
            if more <= free:
                yield Step(deal, before, more)

    @cached_property
    def _pawns_left(self) -> int:
        return sum(not pawn.placed for pawn in self.view.pawns)

    # What may be done

    def _deals(self) -> list[Deal]:
        found = []
        for site in Sites(self.outlook).all():
            if site.kind in ALIKE:
                continue
            deal = self._deal(site)
            found.append(deal)
            if icon_of(site.kind) is not None:
                found.append(msgspec.structs.replace(deal, number=site.needed + 1))
        return found + self._joined() + self._in_camp()

    def _deal(self, site: Site) -> Deal:
        who = site.owner if site.owner in self.view.characters else ""
        leader = who or self._fittest
        match site.kind:
            case "gather":
                assert site.space is not None
                food = site.target.startswith("food")
                source: Source = "food" if food else "wood"
                number = self.outlook.source_yield(self.view.island[site.space], source)
                return Deal(site, site.needed, 0.0, number * food, number * (not food))
            case "hunt" if site.target.isdigit():
                food_, worth = self.measure.prey(leader)
                return Deal(site, site.needed, worth, food_, who=who)
            case _:
                worth = self.measure.success(site, leader)
                return Deal(site, site.needed, worth, who=who)

    def _joined(self) -> list[Deal]:
        """Actions of the plan that one pawn more would make certain."""
        return [
            Deal(self.measure.site_of(each), 1, self.measure.support(each), joins=each.leader)
            for each in self.view.plan
            if each.rolls and each.leader is not None and not each.problems
        ]

    def _in_camp(self) -> list[Deal]:
        """Resting and arranging the camp, each once more than the last time."""
        pawns = 1 + ("time" in self.view.fields.get("arrange", ()))
        found = [
            Deal(Site("arrange", f"#{n}", pawns), pawns, self.measure.arranged(n))
            for n in range(ARRANGED)
        ]
        for person in self.outlook.people.values():
            for n in range(2):
                worth = self.measure.rested(person, n)
                if worth > 0:
                    site = Site("rest", f"#{person.id}.{n}", 1)
                    found.append(Deal(site, 1, worth, who=person.id))
        return found

    @cached_property
    def _fittest(self) -> str:
        return min((each.id for each in self.outlook.players), key=self.outlook.cost)

    # What it is worth

    def worth(self, chosen: list[Deal]) -> float:
        """What a plan is worth; hardly anything if there are no pawns or goods for it."""
        key = frozenset([deal.key for deal in chosen])
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = self._worth(chosen)
        return found

    def _worth(self, chosen: list[Deal]) -> float:
        if not self._is_paid(chosen):
            return NEVER
        crews = self._crews(chosen)
        if crews is None:
            return NEVER
        total, food, wood = 0.0, self.outlook.food, self.outlook.wood
        explored, carried = 0, self.outlook.carried * (not self.outlook.planned("gather"))
        first: set[str] = set()
        for deal, pawns in crews:
            kind, price = deal.site.kind, deal.site.price
            chance = 1.0
            if not deal.joins:
                if deal.rolls:
                    chance = self._chance(deal.site, kind not in first)
                    total += (1 - chance) * 2 * DETERMINATION
                total -= self._risk(deal, pawns[0], kind not in first)
                first.add(kind)
            total += chance * deal.worth
            if kind == "explore" and not deal.joins:
                total -= chance * self.measure.crowded(explored)
                explored += 1
            if deal.costs:
                total += chance * (price.wood * self.outlook.wood_worth * (1 - WOOD_PAID))
                total -= chance * price.hides * self.outlook.aims.hide_price
            for pawn in pawns[1:]:
                total -= SINGLE * (pawn in self.roster.single)
            food += chance * (deal.food - price.food)
            wood += chance * (deal.wood - price.wood)
            if carried and kind == "gather":
                food += chance * carried * (deal.food > 0)
                wood += chance * carried * (deal.wood > 0)
                carried = 0
        return total + self._evening(food, wood)

    def _chance(self, site: Site, first: bool) -> float:
        icon = icon_of(site.kind)
        assert icon is not None
        again = first and "reroll" in self.view.fields.get(site.kind, ())
        return ROLLS[icon] ** (2 if again else 1)

    def _risk(self, deal: Deal, leader: str, first: bool) -> float:
        """What the dice, tokens and dangers of an action may cost whoever leads it."""
        key = deal.key, leader, first
        if key not in self._risks:
            self._risks[key] = self._risked(deal, leader, first)
        return self._risks[key]

    def _risked(self, deal: Deal, leader: str, first: bool) -> float:
        site = deal.site
        risk = self.measure.danger(site, leader)
        icon = icon_of(site.kind)
        if icon is None:
            return risk
        cost = self.outlook.cost(leader)
        dice = TABLE.dice[icon]
        fields = self.view.fields.get(site.kind, ())
        certain = first and "adventure" in fields
        if not deal.rolls:
            return risk + certain * ADVENTURE[icon] * cost
        adventure = 1.0 if certain else dice.adventure / 6
        return risk + dice.wound / 6 * cost + adventure * ADVENTURE[icon] * cost

    def _is_paid(self, chosen: list[Deal]) -> bool:
        prices = [deal.site.price for deal in chosen if deal.costs]
        if not prices:
            return True
        food, wood, hides = self._goods_left
        return (
            sum(price.wood for price in prices) <= wood
            and sum(price.hides for price in prices) <= hides
            and sum(price.food for price in prices) <= food
        )

    @cached_property
    def _goods_left(self) -> tuple[int, int, int]:
        """The food, wood and hides that may be spent."""
        left = self.outlook.left
        return max(0, left("food")), max(0, left("wood")), max(0, left("hides"))

    def _evening(self, food: float, wood: float) -> float:
        """What so much food and wood is worth this evening."""
        key = round(food, 2), round(wood, 2)
        if key not in self._evenings:
            self._evenings[key] = self.measure.evening(*key)
        return self._evenings[key]

    # Whose pawns go where

    def _crews(self, chosen: list[Deal]) -> list[tuple[Deal, tuple[str, ...]]] | None:
        """The pawns of each action, in order; None if there aren't enough."""
        hands = Hands(self.roster)
        found = []
        for deal in sorted(chosen, key=order_of):
            pawns = hands.take(deal)
            if pawns is None:
                return None
            found.append((deal, pawns))
        return found

    def _assigned(self, chosen: list[Deal]) -> tuple[Crew, ...]:
        return tuple(Crew(deal.site, pawns) for deal, pawns in self._crews(chosen) or ())
