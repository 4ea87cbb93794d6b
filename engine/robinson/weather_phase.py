"""The weather phase (rulebook 5)."""

from __future__ import annotations

from functools import partial

from engine.core import Context, Script, Text
from engine.robinson.asking import wait
from engine.robinson.changes import demand, demand_level
from engine.robinson.fights import fight
from engine.robinson.forecast import HUNGRY, clouds, hungry_dice, roll_weather, uncovered
from engine.robinson.scenarios import rules
from engine.robinson.state import Fighting, State
from engine.robinson.texts import list_of

HUNGRY_BEAST = "beast-of-the-night"  # no card: the beast on the red die
HUNGRY_STRENGTH = 3
HARMLESS = "hungry-none"


def weather_phase(state: State, ctx: Context) -> Script[None]:
    """Roll the dice, face the clouds, then the hungry animals and the storm."""
    roll_weather(state, ctx)
    state.rain, state.snow = clouds(state)
    yield from wait(state, ctx, "clouds", lambda: _about(state), lambda: _is_threatening(state))
    _face_clouds(state, ctx)
    about = partial(_about_animals, state)
    yield from wait(state, ctx, "animals", about, lambda: _are_hungry(state))
    for face in hungry_dice(state):
        if not state.ended:
            yield from _face_animals(state, ctx, face.removeprefix(HUNGRY))
    tokens = state.fields.get("weather", [])
    if "storm" in tokens and not state.ended:
        ctx.tell("storm-came")
        demand_level(state, ctx, state.in_camp, "palisade", 1)
    tokens.clear()
    state.weather = []
    state.rain = state.snow = 0


def _is_threatening(state: State) -> bool:
    return bool(state.snow) or state.rain > state.roof


def _about(state: State) -> Text:
    open_ = uncovered(state, state.rain, state.snow)
    return Text(
        "about-clouds",
        {
            "rain": state.rain,
            "snow": state.snow,
            "roof": state.roof,
            "wood": state.snow + open_,
            "food": open_,
        },
    )


def _face_clouds(state: State, ctx: Context) -> None:
    """Wood for each cloud of snow; food and wood for each cloud that the roof doesn't keep off."""
    if state.rain + state.snow == 0:
        ctx.tell("no-clouds")
        return
    ctx.tell("clouds-came", rain=state.rain, snow=state.snow, roof=state.roof)
    party = state.in_camp
    if state.snow:
        demand(state, ctx, party, "wood", state.snow)
    open_ = uncovered(state, state.rain, state.snow)
    demand(state, ctx, party, "wood", open_)
    demand(state, ctx, party, "food", open_)


def _are_hungry(state: State) -> bool:
    return any(each != HARMLESS for each in hungry_dice(state))


def _about_animals(state: State) -> Text:
    shown = [Text(f"weather-{each}") for each in hungry_dice(state)]
    return Text("about-animals", {"dice": list_of(shown), "palisade": state.palisade})


def _face_animals(state: State, ctx: Context, face: str) -> Script[None]:
    """What the die of hungry animals shows."""
    ctx.tell("hungry-animals", face=face)
    party = state.in_camp
    match face:
        case "food":
            demand(state, ctx, party, "food", 1)
        case "palisade":
            is_breached = state.palisade < 1
            demand_level(state, ctx, party, "palisade", 1)
            if is_breached and not state.ended:
                yield from rules(state).breached(state, ctx)
        case "beast":
            fighting = Fighting(HUNGRY_BEAST, state.leader, HUNGRY_STRENGTH, all_bleed=True)
            yield from fight(state, ctx, fighting)
        case _:
            pass
