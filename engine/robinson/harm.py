"""How much cards hurt or help the group, counted in wounds."""

from __future__ import annotations

from collections.abc import Sequence

from engine.robinson import effects as word
from engine.robinson.effects import Effect
from engine.robinson.outlook import DETERMINATION, Outlook
from engine.robinson.weather_phase import HUNGRY_STRENGTH

TOKENS = {"adventure": 0.9, "reroll": 0.6, "time": 1.0, "danger": 0.5, "wood": 0.8}
SPECIAL = {"discard-all-resources": 4.0, "resolve-threats": 1.5, "fight-hunting-card": 2.0}
RULES = {"no-production": 2.5, "no-wood-produced": 1.2, "no-food-produced": 1.5}


def harm(outlook: Outlook, effects: Sequence[Effect]) -> float:
    """What effects cost the group."""
    return sum(-_use(outlook, each) for each in effects)


def use(outlook: Outlook, effects: Sequence[Effect]) -> float:
    """What effects are worth to the group."""
    return sum(_use(outlook, each) for each in effects)


def _use(outlook: Outlook, effect: Effect) -> float:
    match effect:
        case word.Gain() | word.Lose() | word.Wound() | word.Heal() | word.Determination():
            return _plain(outlook, effect)
        case word.Morale(by=by):
            return outlook.of_morale(by)
        case word.Level():
            return _level(outlook, effect)
        case word.Put(token=put, at=at):
            return -sum(_token(outlook, put) for _ in at)
        case word.ThisRound(rule=rule):
            return -RULES.get(rule, 0.6)
        case word.Special(rule=rule):
            return -SPECIAL.get(rule, 0.0)
        case word.Either(of=of):
            return max(use(outlook, each) for each in of)
        case _:
            return _odd(outlook, effect)


def _plain(outlook: Outlook, effect: Effect) -> float:
    match effect:
        case word.Gain(food=food, preserved=preserved, wood=wood, hides=hides):
            return (
                1.0 * (food + preserved)
                + outlook.wood_worth * wood
                + outlook.aims.hide_price * hides
            )
        case word.Lose():
            return -1.2
        case word.Wound(n=n, who=who):
            return -n * (outlook.cost_to_all if who == "all" else outlook.least_cost)
        case word.Determination(n=n, who=who):
            return n * DETERMINATION * (outlook.seats if who == "all" else 1)
        case _:
            return 0.9  # a wound healed


def _odd(outlook: Outlook, effect: Effect) -> float:
    match effect:
        case word.Exhaust(n=n):
            return -1.5 * n
        case word.LoseItems(n=n):
            return -1.5 * n if outlook.view.built else 0.0
        case word.Mysteries(n=n):
            return 0.8 * n
        case word.Restore():
            return 1.5
        case word.Book():
            return 0.0
        case word.Hungry():
            bare = max(0, HUNGRY_STRENGTH - outlook.view.weapon) / 6
            return -(bare + (0.4 if not outlook.view.palisade else 0.15)) * outlook.cost_to_all
        case _:
            return -0.4


def _level(outlook: Outlook, effect: word.Level) -> float:
    view = outlook.view
    if effect.half:
        return -0.5 * outlook.level_price
    if effect.by > 0:
        return 1.0 * effect.by if effect.of == "weapon" or outlook.is_sheltered else 0.0
    there = {
        "weapon": view.weapon,
        "roof": view.roof,
        "palisade": view.palisade,
        "roof-or-palisade": view.roof + view.palisade,
    }[effect.of]
    missing = max(0, -effect.by - there)
    lost = -effect.by - missing
    if effect.up_to:
        missing = 0
    return -(missing * outlook.cost_to_all + lost * (0.8 if effect.of == "weapon" else 1.4))


def _token(outlook: Outlook, kind: str) -> float:
    if kind not in ("rain", "snow", "storm"):
        return TOKENS.get(kind, 0.5)
    bare = not outlook.view.palisade if kind == "storm" else outlook.view.roof < 3
    return 0.8 + bare * outlook.cost_to_all * 0.4
