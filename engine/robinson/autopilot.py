"""A sensible answer to every question, from what a seat sees."""

from __future__ import annotations

from types import MappingProxyType

from engine.core import Number, One, Option, Question, Raw, Rng
from engine.robinson.content import FRIDAY, TILES
from engine.robinson.plan_questions import BOTH, ME
from engine.robinson.view import PersonView, PlannedView, View

# How much each building is wanted, against the other actions below.
WANTED: MappingProxyType[str, float] = MappingProxyType(
    {
        "shelter": 9,
        "fire": 6,
        "hatchet": 5,
        "roof": 4.5,
        "basket": 4,
        "snare": 4,
        "shovel": 3.5,
        "knife": 3.5,
        "rope": 3,
        "pot": 3,
        "cure": 3,
        "map": 3,
        "palisade": 2.5,
        "weapon": 2,
    }
)
OTHER_ITEM = 1.5
UNCERTAIN = 0.6  # what an action is worth that dice decide
ENOUGH_TILES = 5
HUNTING_WEAPON = 3
ROOF = 4
SHAKEN = 6  # hearts left, below which somebody rests
PILE_SINCE = 6  # the round from which wood goes onto the pile


def choose(view: View, question: Question, rng: Rng) -> Raw:
    """Answer a question; nothing is ever taken back for good, so every match ends."""
    match question:
        case Number():
            return question.most if question.id == "pile.wood" else question.default
        case One(id="cast.character"):
            return rng.pick(question.options).key
        case One(id="plan.pawn"):
            return _pawn(view, question, rng)
        case One(id="plan.action"):
            return _action(view, question)
        case One(id="night.camp" | "night.camp.decide"):
            return _camp(view, question)
        case One(id="pile.column" | "pile.column.decide"):
            return _column(view, question)
        case One(id="adventure.choice"):
            return "2"
        case _:
            return question.default


def _me(view: View) -> PersonView:
    assert view.seat is not None
    who = view.characters[view.seat]
    return next(person for person in view.people if person.id == who)


def _pawn(view: View, question: One, rng: Rng) -> str:
    """Place one's pawns, support others, and be ready."""
    keys = [option.key for option in question.options]
    if "accept" in keys:
        return "accept"
    if "drop" in keys:
        return "drop"  # a proposal that a person began
    if "clear" in keys:
        # An action of one's own lacks a pawn: fill it up, or leave it.
        return ME if ME in keys and _lacking(view) else "clear"
    if BOTH in keys and _hearts(_me(view)) > SHAKEN and rng.below(3):
        return BOTH
    for key in (ME, FRIDAY):
        if key in keys:
            return key
    for option in question.options:
        if option.group == "place" and _supportable(view, option.key):
            return option.key
    return question.default


def _lacking(view: View) -> list[PlannedView]:
    """One's own actions that need another pawn."""
    who = _me(view).id
    return [
        planned
        for planned in view.plan
        if planned.leader == who and [each.what for each in planned.problems] == ["pawns"]
    ]


def _supportable(view: View, pawn: str) -> list[PlannedView]:
    """Actions in the plan that a shared pawn would make certain."""
    kinds = next((each.kinds for each in view.pawns if each.id == pawn), ())
    return [
        planned
        for planned in view.plan
        if planned.rolls and planned.leader is not None and planned.kind in kinds
    ]


def _action(view: View, question: One) -> str:
    """The most wanted of the actions on offer."""
    assert view.seat is not None
    draft = view.drafts[view.seat]
    keys = [option.key for option in question.options if option.key != "back"]
    wished = [each.id for each in (*_lacking(view), *_supportable(view, draft))]
    if draft not in (BOTH, FRIDAY) and (fitting := [key for key in keys if key in wished]):
        return fitting[0]
    if draft not in (ME, BOTH, FRIDAY):
        return "back"
    single = draft != BOTH
    enough = [option.key for option in question.options if _lacks(option) <= 2 - single]
    keys = [key for key in keys if key in enough] or ["back"]
    return max(keys, key=lambda key: _worth(view, key, draft, single=single))


def _lacks(option: Option) -> int:
    """How many pawns an action still needs."""
    needed, there = option.text.args.get("needed"), option.text.args.get("pawns")
    return needed - there if isinstance(needed, int) and isinstance(there, int) else 0


def _worth(view: View, key: str, draft: str, *, single: bool) -> float:
    kind, _, target = key.partition("-")
    acting = FRIDAY if draft == FRIDAY else _me(view).id
    person = next(each for each in view.people if each.id == acting)
    match kind:
        case "rest":
            return 8 if person.wounds and _hearts(person) <= SHAKEN else float(person.wounds > 2)
        case "arrange":
            return 4 - view.morale * 0.5
        case "threat":
            return 5 if len(view.threats) > 1 and target in view.threats[0] else 2
        case "hunt":
            return 4 if view.weapon >= HUNTING_WEAPON and not single else -9
        case _:
            worth = _of_rolling(view, kind, target)
            return worth * UNCERTAIN if single else worth


def _of_rolling(view: View, kind: str, target: str) -> float:
    match kind:
        case "gather":
            if target.startswith("food"):
                gathering = sum(each.id.startswith("gather-food") for each in view.plan)
                lacking = view.uncovered.food if view.uncovered is not None else 0
                return 8 if lacking > gathering else 2
            return 4 if view.shelter else 7
        case "explore":
            tiles = sum(each.tile is not None for each in view.island)
            return 5.5 if tiles < ENOUGH_TILES else 2
        case _:
            return _of_building(view, target.partition("-at-")[0].partition(".")[0], target)


def _of_building(view: View, what: str, target: str) -> float:
    """Nothing that costs wood is built before the shelter, and no roof that isn't needed yet."""
    if what == "shelter":
        return WANTED[what] if target == f"shelter-at-{view.camp}" else 1
    if what == "roof" and view.roof >= ROOF:
        return 1
    costs_wood = what in ("palisade", "weapon") or any(
        price.wood for each in view.inventions if each.id == what for price in each.cost
    )
    if costs_wood and not view.shelter:
        return -1
    return WANTED.get(what, OTHER_ITEM)


def _hearts(person: PersonView) -> int:
    """How many more wounds somebody survives."""
    return person.hearts - person.wounds


def _camp(view: View, question: One) -> str:
    """A tile with a shelter of its own, or with more to live on."""
    if view.shelter:
        return question.default
    best, most = question.default, _comfort(view, view.camp)
    for option in question.options:
        if option.key.isdigit() and _comfort(view, int(option.key)) > most:
            best, most = option.key, _comfort(view, int(option.key))
    return best


def _comfort(view: View, space: int) -> int:
    here = view.island[space]
    shelter = here.tile is not None and TILES[here.tile].shelter
    return 3 * shelter + len(here.sources)


def _column(view: View, question: One) -> str:
    """The column that takes most of the wood; none as long as it is wanted elsewhere."""
    columns = [int(option.key) for option in question.options if option.key.isdigit()]
    wood = view.available.wood + view.pile_wood
    if not columns or (view.round < PILE_SINCE and not view.pile_wood):
        return question.default
    return str(max(columns, key=lambda each: min(wood, each + 1 - view.pile[each])))
