"""What the evening asks for as far as it is known, and what the plan won't leave for it."""

from __future__ import annotations

from engine.robinson import island
from engine.robinson.forecast import HUNGRY, clouds, hungry_dice, uncovered
from engine.robinson.pawns import pawns, placed
from engine.robinson.plan import Survey
from engine.robinson.scenarios import rules
from engine.robinson.state import State
from engine.robinson.view import Uncovered


def lacking(state: State) -> Uncovered:
    """What is missing in planning, in the order in which weather and night ask for it."""
    survey = Survey(state, state.plan)
    prices = [survey.budget.price(planned) for planned in state.plan]
    meals = max(0, state.available.meals - sum(price.food for price in prices))
    wood = max(0, state.available.wood - sum(price.wood for price in prices))
    rain, snow = clouds(state)
    open_clouds = uncovered(state, rain, snow)
    animals = [each.removeprefix(HUNGRY) for each in hungry_dice(state)]
    weather_food = open_clouds + animals.count("food")
    storms = state.fields.get("weather", []).count("storm") + animals.count("palisade")
    # What the weather takes isn't there to be eaten; and the children eat first.
    left = max(0, meals - weather_food)
    children = rules(state).extra_mouths(state)
    eaters = len(state.in_camp) * (1 + state.tonight.count("extra-food"))
    used = placed(state.plan)
    return Uncovered(
        food=max(0, eaters - max(0, left - children)),
        children=max(0, children - left),
        weather_food=max(0, weather_food - meals),
        weather_wood=max(0, snow + open_clouds - wood),
        palisade=max(0, storms - state.palisade),
        threats=_falling(state),
        sheltered=island.is_sheltered(state),
        pawns=tuple(pawn for pawn in pawns(state) if pawn not in used),
        dying=rules(state).dying(state),
    )


def _falling(state: State) -> tuple[str, ...]:
    """The threat that comes true with the next event, unless the plan meets it."""
    planned = {each.target for each in state.plan if each.kind == "threat"}
    left = [card for card in state.threats if card.removeprefix("event-") not in planned]
    return tuple(left[:1] if len(left) > 1 else ())
