"""What matters most at the moment, in one line: the card on the table, the action, what lacks."""

from __future__ import annotations

from engine.core import Text
from engine.robinson.state import DICE
from engine.robinson.view import DoingView, FightView, Uncovered
from render.robinson.phrases import Phrases
from render.robinson.signs import kind_icon


def news(phrases: Phrases) -> tuple[str, str, tuple[str, ...]]:
    """A label, an icon, and sentences for it, the wordiest first."""
    view = phrases.view
    if view.stage == "end":
        told = phrases.say("ended", how=view.ended or "time", points=view.points)
        return phrases.say("over"), "flag", (told,)
    if view.fighting is not None:
        return phrases.say("now"), "military", fight(phrases, view.fighting)
    if view.on_table and view.stage != "cast":
        cards = phrases.cards(view.on_table)
        return phrases.say("now"), "card", (cards, phrases.card(view.on_table[-1]))
    if view.doing is not None:
        return phrases.say("now"), kind_icon(view.doing.action.kind), doing(phrases, view.doing)
    if view.moment == "clouds":
        clouds = phrases.say("clouds", rain=view.rain, snow=view.snow, roof=view.roof)
        return phrases.say("now"), "rain", (clouds,)
    if view.stage == "plan" and view.uncovered is not None:
        missing = lacking(phrases, view.uncovered)
        whole = phrases.say("lacks-nothing") if not missing else f"{', '.join(missing)}."
        few = [
            phrases.say("lacks-more", few=", ".join(missing[:n]))
            for n in (4, 3, 2, 1)
            if n < len(missing)
        ]
        return phrases.say("lacks"), "threat", (whole, *few, phrases.say("lacks-see"))
    if view.last is not None:
        return phrases.words.say(Text("draw-last")), "", (f"{phrases.last()}.",)
    goal = phrases.say("goal", scenario=view.scenario)
    return phrases.say("goal-label"), "flag", (f"{goal}.", phrases.scenario())


def fight(phrases: Phrases, fight: FightView) -> tuple[str, ...]:
    who = phrases.person(fight.fighter)

    def told(card: str) -> str:
        return phrases.say(
            "fight", card=card, name=who, strength=fight.strength, weapon=fight.weapon
        )

    return told(phrases.card(fight.card)), told("none")


def doing(phrases: Phrases, each: DoingView) -> tuple[str, ...]:
    """Who does what, and how the dice lie."""
    who, action = phrases.person(each.actor), phrases.action(each.action)
    dice = dice_words(phrases, each)
    long = phrases.say("doing", name=who, action=action)
    return (f"{long} ({dice})." if dice else f"{long}.", f"{long}.", action)


def dice_words(phrases: Phrases, each: DoingView) -> str:
    """What the dice on the table show, die by die."""
    shown = [
        phrases.say("die", die=die, hit=int(each.dice[die])) for die in DICE if die in each.dice
    ]
    return ", ".join(shown)


def lacking(phrases: Phrases, open_: Uncovered) -> list[str]:
    """What the plan leaves uncovered, each in a few words."""
    unfinished = sum(bool(each.problems) for each in phrases.view.plan)
    missing = [
        *(phrases.say("lacks-help", name=phrases.person(who)) for who in open_.dying),
        phrases.say("lacks-children", n=open_.children) if open_.children else "",
        phrases.say("lacks-actions", n=unfinished) if unfinished else "",
        phrases.say("lacks-food", n=open_.food) if open_.food else "",
        phrases.say("lacks-wood", n=open_.weather_wood) if open_.weather_wood else "",
        phrases.say("lacks-weather-food", n=open_.weather_food) if open_.weather_food else "",
        phrases.say("lacks-palisade", n=open_.palisade) if open_.palisade else "",
        "" if open_.sheltered else phrases.say("lacks-shelter"),
        *(phrases.say("lacks-threat", card=phrases.card(card)) for card in open_.threats),
        phrases.say("lacks-pawns", n=len(own_pawns(phrases))) if own_pawns(phrases) else "",
    ]
    return [each for each in missing if each]


def own_pawns(phrases: Phrases) -> list[str]:
    """The pawns of players and Friday that aren't planned."""
    view = phrases.view
    people = {each.id for each in view.people}
    return [
        pawn.id
        for pawn in view.pawns
        if not pawn.placed and (pawn.owner is not None or pawn.id in people)
    ]


def ready_words(phrases: Phrases) -> str:
    """How many are ready."""
    view = phrases.view
    return phrases.say("ready", n=sum(view.ready), of=len(view.ready))


def where(phrases: Phrases) -> str:
    """The phase, and in planning how many are ready."""
    if phrases.view.stage == "plan":
        return f"{phrases.stage()} · {ready_words(phrases)}"
    return phrases.stage()
