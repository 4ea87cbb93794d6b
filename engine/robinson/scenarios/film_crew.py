"""The film crew of scenario 7: who of them is left, and what their lost items do."""

from __future__ import annotations

from engine.core import Context, One, Option, Script, Text, zones
from engine.robinson.asking import vote
from engine.robinson.forecast import hungry_dice, roll_hungry_again, roll_weather, weather_dice
from engine.robinson.skills import reroll
from engine.robinson.state import State
from engine.robinson.texts import card_text

LIGHTS, CAMERAMAN, SOUND, SCREENWRITER = "lights", "cameraman", "sound", "screenwriter"
MAKE_UP, ACTRESS, DOUBLE, ACTOR, DIRECTOR = "make-up", "actress", "double", "actor", "director"
CREW = (LIGHTS, CAMERAMAN, SOUND, SCREENWRITER, MAKE_UP, ACTRESS, DOUBLE, ACTOR, DIRECTOR)

GONE = "crew-gone"  # how many of the crew are gone, from the left
FATE = "actress"  # what has become of the actress
CAPTURED, SAVED = 1, 2
HARMLESS = "hungry-none"


def leftmost(state: State) -> str:
    """The leftmost of the crew who is left."""
    return CREW[min(state.story.get(GONE, 0), len(CREW) - 1)]


def living(state: State) -> int:
    """How many of the crew are alive; the actress lives as King Kong's prisoner, too."""
    gone = state.story.get(GONE, 0)
    return len(CREW) - gone + (fate_of_actress(state) > 0)


def lose(state: State, ctx: Context) -> None:
    """Lose the leftmost of the crew: the actress is captured, and the others die."""
    who = leftmost(state)
    state.story[GONE] = state.story.get(GONE, 0) + 1
    if who == ACTRESS:
        state.story[FATE] = CAPTURED
        ctx.tell("actress-captured")
        return
    ctx.tell("crew-died", who=Text(f"crew-{who}"))
    if who == DIRECTOR:
        state.ended = state.ended or "loss"


def fate_of_actress(state: State) -> int:
    """0 while the actress is with the crew, then `CAPTURED`, then `SAVED`."""
    return state.story.get(FATE, 0)


def is_actress_captured(state: State) -> bool:
    return fate_of_actress(state) == CAPTURED


def free_actress(state: State, ctx: Context) -> None:
    """Bring the actress back."""
    # RULING: she stays with the players, and isn't taken again.
    state.story[FATE] = SAVED
    ctx.tell("actress-saved")


# Lost items


def is_item_of_use(state: State) -> bool:
    """Whether the leftmost of the crew's item does something now that no word says."""
    match leftmost(state):
        case "sound":
            return state.stage == "plan" and not state.weather and bool(weather_dice(state))
        case "screenwriter":
            return bool(state.events)
        case "double":
            return bool(_dice(state))
        case _:
            return False


def use_item(state: State, ctx: Context) -> Script[None]:
    """Use the item of the leftmost of the crew, if no word says what it does."""
    match leftmost(state):
        case "sound":
            roll_weather(state, ctx)
        case "screenwriter":
            for top in zones.show(ctx, state.events):
                state.events_known = 1
                ctx.tell("event-seen", card=card_text(top))
        case "double":
            key = yield from vote(state, ctx, lambda: _dice_question(state))
            if key.startswith("hungry-"):
                roll_hungry_again(state, ctx, key)
            elif key:
                reroll(state, ctx, key)
        case _:
            pass


def _dice(state: State) -> list[str]:
    """The dice on the table that can be rolled again."""
    if state.moment == "dice" and state.doing is not None:
        return [*state.doing.dice]
    return list(dict.fromkeys(hungry_dice(state))) if state.moment == "animals" else []


def _dice_question(state: State) -> One | None:
    dice = _dice(state)
    options = tuple(
        Option(die, Text(f"weather-{die}" if die.startswith("hungry-") else f"use-{die}"))
        for die in dice
    )
    return One("double.die", options, options[0].key) if options else None


# The Firecracker


def biting(state: State) -> list[str]:
    """What the dice of hungry animals threaten at this moment."""
    if state.moment != "animals":
        return []
    return [die for die in dict.fromkeys(hungry_dice(state)) if die != HARMLESS]


def scare_off(state: State, ctx: Context) -> Script[None]:
    """Ignore one of the dice of hungry animals."""

    def question() -> One | None:
        options = tuple(Option(die, Text(f"weather-{die}")) for die in biting(state))
        return One("firecracker.die", options, options[0].key) if options else None

    key = yield from vote(state, ctx, question)
    if key:
        state.weather.remove(key)
        state.passed = []
        ctx.tell("animals-scared-off", die=Text(f"weather-{key}"))
