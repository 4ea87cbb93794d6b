"""What the night will ask for as far as it is known, against what the plan leaves in the camp."""

from __future__ import annotations

from engine.robinson.content import FRIDAY
from engine.robinson.view import View


def clouds(view: View) -> tuple[int, int]:
    """Rain and winter clouds that are sure to come: tokens, and dice rolled already."""
    tokens = view.fields.get("weather", ())
    rain, snow = tokens.count("rain"), tokens.count("snow")
    for rolled in view.weather:
        die, *faces = rolled.split("-")
        if die != "hungry":
            rain, snow = rain + int(faces[0]), snow + int(faces[1])
    return rain, snow


def weather_costs(view: View) -> tuple[int, int]:
    """Food and wood that the known clouds will ask for and that won't be there.

    Food is counted once everybody has eaten what the night asks for.
    """
    rain, snow = clouds(view)
    over = max(0, rain + snow - view.roof)
    wood_left = view.available.wood - sum(each.price.wood for each in view.plan)
    eaters = sum(each.id != FRIDAY and not each.away and not each.outside for each in view.people)
    meals = view.available.food + view.available.preserved
    meals -= sum(each.price.food for each in view.plan)
    return max(0, over - max(0, meals - eaters)), max(0, over + snow - max(0, wood_left))
