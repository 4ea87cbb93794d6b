"""Why somebody can't do something on the island, from what all see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from engine.core import Option, Text
from engine.robinson.content import CHARACTERS, Price
from engine.robinson.state import Goods
from engine.robinson.texts import goods_text, list_of, skill_text, target_text, word
from engine.robinson.view import InventionView, PersonView, PlannedView, View

BUILD, SKILL, HUNT = "build", "skill", "hunt"
MOST_LISTED = 6


def wishes(view: View) -> tuple[Option, ...]:
    """What somebody may want to do that can't be done now: inventions, the hunt and skills."""
    return tuple(_wishes(view)) if _who(view) is not None else ()


def why_not(view: View, wish: str) -> tuple[Text, ...]:
    """The reasons against a command or a wish; none for what can be done."""
    who = _who(view)
    if who is None:
        return ()
    kind, _, what = wish.partition(".")
    if kind == BUILD:
        return tuple(_not_built(view, who, what))
    if kind == SKILL:
        return tuple(_no_skill(who, what))
    reason = WHY[wish](view, who) if wish in WHY else None
    return () if reason is None else (reason,)


def _who(view: View) -> PersonView | None:
    """The character that the seat plays."""
    if view.seat is None:
        return None
    return next((each for each in view.people if each.seat == view.seat), None)


def _wishes(view: View) -> Iterator[Option]:
    who = _who(view)
    assert who is not None
    if view.stage == "plan":
        for each in view.inventions:
            if any(_not_built(view, who, each.id)):
                yield Option(f"{BUILD}.{each.id}", Text("wish-build", {"item": word(each.id)}))
        if not view.hunt_left:
            yield Option(HUNT, Text("wish-hunt"))
    for skill in CHARACTERS[who.id].skills:
        if any(_no_skill(who, skill)):
            yield Option(f"{SKILL}.{skill}", Text("wish-skill", {"skill": skill_text(skill)}))


def _not_built(view: View, who: PersonView, item: str) -> Iterator[Text]:
    invention = next((each for each in view.inventions if each.id == item), None)
    if invention is None:
        return
    if invention.owner not in (None, who.id):
        yield Text("why-not-yours")
    for terrain in invention.terrain:
        if terrain not in view.terrains:
            yield Text("why-no-terrain", {"terrain": terrain})
    for needed in invention.items:
        if needed not in view.built:
            yield Text("why-no-item", {"item": word(needed)})
    if invention.cost and not any(_is_there(view, price) for price in invention.cost):
        yield _too_dear(view, invention)


def _is_there(view: View, price: Price) -> bool:
    there = view.available
    return (
        there.wood >= price.wood
        and there.hides >= price.hides
        and there.food + there.preserved >= price.food
    )


def _too_dear(view: View, invention: InventionView) -> Text:
    price, there = invention.cost[0], view.available
    had = Goods(there.food, there.preserved, there.wood, there.hides)
    cost = Goods(food=price.food, wood=price.wood, hides=price.hides)
    return Text("why-too-dear", {"cost": goods_text(cost), "goods": goods_text(had)})


def _no_skill(who: PersonView, skill: str) -> Iterator[Text]:
    price = CHARACTERS[who.id].skills.get(skill)
    if price is None:
        return
    if skill in who.skills_used:
        yield Text("why-skill-used")
    if who.determination < price:
        yield Text("why-no-determination", {"price": price, "determination": who.determination})


def _not_ready(view: View, who: PersonView) -> Text | None:
    if view.stage != "plan" or view.seat is None:
        return None
    if view.proposing[view.seat] is not None:
        return Text("why-draft-open")
    mine = [each for each in view.plan if each.problems and who.id in _owners(view, each)]
    if not mine:
        return None
    actions = [target_text(each.kind, each.target) for each in mine[:MOST_LISTED]]
    return Text("why-unfinished", {"actions": list_of(actions)})


def _owners(view: View, planned: PlannedView) -> set[str | None]:
    return {pawn.owner for pawn in view.pawns if pawn.id in planned.pawns}


def _no_pawn(view: View, who: PersonView) -> Text | None:
    if view.stage != "plan" or view.seat is None or view.proposing[view.seat] is not None:
        return None
    left = [pawn for pawn in view.pawns if not pawn.placed and pawn.owner in (None, who.id)]
    return None if left else Text("why-no-pawns")


def _no_proposal(view: View, who: PersonView) -> Text | None:
    if view.stage != "plan" or view.seat is None:
        return None
    if len(view.ready) < 2:
        return Text("why-alone")
    if view.proposing[view.seat] is not None:
        return Text("why-draft-open")
    return None if view.proposal is None else Text("why-proposal-open")


def _no_hunt(view: View, who: PersonView) -> Text | None:
    return None if view.hunt_left else Text("why-no-beast")


WHY: Mapping[str, Callable[[View, PersonView], Text | None]] = MappingProxyType(
    {"ready": _not_ready, "place": _no_pawn, "propose": _no_proposal, HUNT: _no_hunt}
)
