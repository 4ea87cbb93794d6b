"""The weather dice: which are rolled, and what they show (rulebook 5)."""

from __future__ import annotations

from engine.core import Context, Text
from engine.robinson.content import TABLE, WeatherDie
from engine.robinson.scenarios import rules
from engine.robinson.state import State
from engine.robinson.texts import list_of

FURNACE = "furnace"
OLD_CLOTHES = "treasure-old-clothes"
HUNGRY = "hungry-"


def weather_dice(state: State) -> list[WeatherDie]:
    """The dice of this round: the scenario's, and the red one if a card calls for it."""
    dice = list(rules(state).dice(state))
    # However many things call for the die of hungry animals, it is rolled once.
    if state.in_force("hungry") and "hungry" not in dice:
        dice.append("hungry")
    return dice


def hungry_dice(state: State) -> list[str]:
    """What the dice of hungry animals show that have been rolled."""
    return [each for each in state.weather if each.startswith(HUNGRY)]


def clouds(state: State) -> tuple[int, int]:
    """The clouds of rain and of winter that have been rolled or lie there as tokens.

    Those that are always ignored don't count.
    """
    tokens = state.fields.get("weather", [])
    rain, snow = tokens.count("rain"), tokens.count("snow")
    for each in state.weather:
        die, _, shown = each.partition("-")
        if die != "hungry":
            wet, _, cold = shown.partition("-")
            rain, snow = rain + int(wet), snow + int(cold)
    if state.has(FURNACE) and snow:
        snow -= 1
    if any(kept.card == OLD_CLOTHES for kept in state.kept) and snow:
        rain, snow = rain + 1, snow - 1
    return rain, snow


def uncovered(state: State, rain: int, snow: int) -> int:
    """How many clouds the roof doesn't keep off."""
    return max(0, rain + snow - state.roof)


def roll_hungry_again(state: State, ctx: Context, shown: str) -> None:
    """Roll one of the dice of hungry animals again; all may think about it anew."""
    state.weather[state.weather.index(shown)] = f"hungry-{state.rng.pick(TABLE.weather.hungry)}"
    state.passed = []
    ctx.tell(
        "animals-rolled-again", dice=list_of([Text(f"weather-{x}") for x in hungry_dice(state)])
    )


def roll_weather(state: State, ctx: Context) -> None:
    """Roll the dice of this round that haven't been rolled yet, and leave them lying."""
    rolled = [each.partition("-")[0] for each in state.weather]
    for die in weather_dice(state):
        if die in rolled:
            rolled.remove(die)
            continue
        if die == "hungry":
            shown = state.rng.pick(TABLE.weather.hungry)
            state.weather.append(f"hungry-{shown}")
        else:
            clouds = state.rng.pick(TABLE.weather.rain if die == "rain" else TABLE.weather.winter)
            state.weather.append(f"{die}-{clouds.rain}-{clouds.snow}")
        ctx.tell("weather-rolled", die=Text(f"weather-{state.weather[-1]}"))
