"""Rolling the action dice (rulebook, "Hod akčními kostkami")."""

from __future__ import annotations

from engine.core import Context, Script, Text
from engine.robinson.asking import wait
from engine.robinson.content import FACES, TABLE
from engine.robinson.effects import Icon
from engine.robinson.marks import take
from engine.robinson.state import DICE, Die, Doing, State
from engine.robinson.texts import action_text, person_text

FAILURE_REWARD = 2  # determination, for a failure


def icon_of(doing: Doing) -> Icon:
    """Which of the three sets of dice an action uses."""
    match doing.planned.kind:
        case "build" | "gather" | "explore" as icon:
            return icon
        case _:
            raise AssertionError(f"no dice for {doing.planned.kind}")


def roll(state: State, ctx: Context, doing: Doing) -> Script[None]:
    """Roll the dice of an action, let tokens and skills change them, and leave them on the table.

    Whoever is confused rolls the success die even where no dice are needed.
    """
    confused = state.in_force(f"confused.{doing.actor}")
    if not doing.rolls and not confused:
        doing.dice = {}
        doing.succeeded = True
        return
    for die in DICE if doing.rolls else ("success",):
        roll_die(state, doing, "success" if die == "success" else die)
    tell_dice(state, ctx, doing)
    _reroll_by_token(state, ctx, doing)
    yield from wait(state, ctx, "dice", lambda: about_dice(state))
    # The dice are rolled: what aside has done since lies in the state.
    settled = state.doing
    assert settled is not None
    settled.succeeded = settled.dice.get("success", True)


def roll_die(state: State, doing: Doing, die: Die) -> None:
    """Roll one of the dice anew."""
    printed = TABLE.dice[icon_of(doing)]
    faces = {"success": printed.success, "wound": printed.wound, "adventure": printed.adventure}
    doing.dice[die] = state.rng.below(FACES) < faces[die]


def tell_dice(state: State, ctx: Context, doing: Doing) -> None:
    ctx.tell("rolled", who=person_text(state, doing.actor), dice=dice_text(doing))


def dice_text(doing: Doing) -> Text:
    """What the dice show; -1 for those not rolled."""
    return Text("dice", {die: int(doing.dice[die]) if die in doing.dice else -1 for die in DICE})


def about_dice(state: State) -> Text | None:
    doing = state.doing
    if doing is None:
        return None
    return Text(
        "about-dice",
        {
            "who": person_text(state, doing.actor),
            "action": action_text(doing.planned),
            "dice": dice_text(doing),
        },
    )


def _reroll_by_token(state: State, ctx: Context, doing: Doing) -> None:
    """A token on the action or on its actor makes a success be rolled again, once."""
    cursed = state.people[doing.actor].cursed or state.in_force(f"confused.{doing.actor}")
    by_token = take(state, icon_of(doing), "reroll")
    if (cursed or by_token) and doing.dice["success"]:
        roll_die(state, doing, "success")
        ctx.tell("success-rerolled")
        tell_dice(state, ctx, doing)
