"""What happens to people, levels and goods, and what is suffered for demands that can't be met.

Wounds and levels, and "Nesplněné požadavky" of the rulebook's "Další pravidla". Nothing here asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from engine.core import Context
from engine.robinson.content import CHARACTERS, FRIDAY, TABLE, PersonId
from engine.robinson.effects import Resource
from engine.robinson.island import is_sheltered
from engine.robinson.state import Goods, Stash, State
from engine.robinson.texts import goods_text, person_text

LevelOf = Literal["weapon", "roof", "palisade"]


def wound(state: State, ctx: Context, who: PersonId, n: int = 1) -> None:
    """Give a character wounds; each that crosses an arrow lowers morale."""
    person = state.people[who]
    if n <= 0 or person.dead:
        return
    printed = CHARACTERS[who]
    now = min(person.wounds + n, printed.hearts + 1)
    who_text = person_text(state, who)
    ctx.tell("wounded", who=who_text, n=n, wounds=now, hearts=printed.hearts)
    for _ in range(n):
        person.wounds += 1
        if person.wounds in printed.drops and person.wounds not in person.covered:
            change_morale(state, ctx, -1)
    # RULING: a character dies when its wounds exceed its hearts.
    if person.wounds > printed.hearts:
        person.wounds = printed.hearts + 1
        person.dead = True
        ctx.tell("died", who=who_text)
        if who != FRIDAY:
            state.ended = state.ended or "death"


def wound_all(state: State, ctx: Context, who: Iterable[PersonId], n: int = 1) -> None:
    for each in who:
        wound(state, ctx, each, n)


def heal(state: State, ctx: Context, who: PersonId, n: int = 1) -> int:
    """Heal up to *n* wounds, and return how many were healed."""
    person = state.people[who]
    healed = 0 if person.dead else min(n, person.wounds)
    if healed:
        person.wounds -= healed
        ctx.tell("healed", who=person_text(state, who), n=healed)
    return healed


def give_determination(state: State, ctx: Context, who: PersonId, n: int) -> None:
    if n:
        state.people[who].determination += n
        ctx.tell("determination-gained", who=person_text(state, who), n=n)


def take_determination(state: State, ctx: Context, who: PersonId, n: int) -> None:
    """Demand determination of a character: a wound for each token that is missing."""
    person = state.people[who]
    paid = min(n, person.determination)
    if paid:
        person.determination -= paid
        ctx.tell("determination-lost", who=person_text(state, who), n=paid)
    wound(state, ctx, who, n - paid)


def change_morale(state: State, ctx: Context, by: int) -> None:
    """Move morale as far as it goes; at the ends of its track nothing happens."""
    before = state.morale
    state.morale = max(0, min(len(TABLE.morale) - 1, before + by))
    if state.morale != before:
        ctx.tell("morale-rose" if by > 0 else "morale-fell", n=abs(state.morale - before))


def raise_level(state: State, ctx: Context, of: LevelOf, by: int) -> int:
    """Raise a level, and return by how much: roof and palisade need a shelter."""
    if of != "weapon" and not is_sheltered(state):
        ctx.tell("level-in-vain", of=of)
        return 0
    setattr(state, of, getattr(state, of) + by)
    ctx.tell("level-rose", of=of, level=getattr(state, of))
    return by


def lower_level(state: State, ctx: Context, of: LevelOf, by: int) -> int:
    """Lower a level as far as it goes, and return by how much it wasn't."""
    level: int = getattr(state, of)
    lost = min(level, by)
    setattr(state, of, level - lost)
    if lost:
        ctx.tell("level-fell", of=of, level=level - lost)
    return by - lost


def demand_level(
    state: State, ctx: Context, party: Sequence[PersonId], of: LevelOf, by: int
) -> None:
    """Lower a level; each of the party takes a wound for each step that is missing."""
    missing = lower_level(state, ctx, of, by)
    unmet(state, ctx, party, missing, of)


def unmet(
    state: State, ctx: Context, party: Sequence[PersonId], n: int, what: str = "demand"
) -> None:
    """Wounds for what of a demand couldn't be met; *what* names what is missing."""
    if n > 0:
        ctx.tell("demand-unmet", n=n, what=what)
        wound_all(state, ctx, party, n)


# Goods


def gain(state: State, ctx: Context, goods: Goods) -> None:
    """Take goods: into the action under way, else among the available ones."""
    if goods.empty:
        return
    doing = state.doing
    (state.available if doing is None else doing.gained).put(goods)
    if doing is None:
        ctx.tell("gained", goods=goods_text(goods))
    else:
        ctx.tell("brought", who=person_text(state, doing.actor), goods=goods_text(goods))


def purses(state: State, party: Sequence[PersonId]) -> list[Goods]:
    """Where goods may be paid from: what the actor has just gained comes first."""
    doing = state.doing
    if doing is not None and list(party) == [doing.actor]:
        return [doing.gained, state.available]
    return [state.available]


def payable(state: State, party: Sequence[PersonId], kind: Resource) -> int:
    """How much of a resource can be paid; either kind of food is food."""
    kinds: tuple[Resource, ...] = ("food", "preserved") if kind == "food" else (kind,)
    return sum(purse.of(each) for purse in purses(state, party) for each in kinds)


def pay_from(purse: Goods, kind: Resource, n: int) -> Goods:
    """Take up to *n* out of a purse, and return what was taken; what rots goes first."""
    taken = Goods()
    kinds: tuple[Resource, ...] = ("food", "preserved") if kind == "food" else (kind,)
    for each in kinds:
        part = min(n, purse.of(each))
        purse.add(each, -part)
        taken.add(each, part)
        n -= part
    return taken


def pay(state: State, ctx: Context, party: Sequence[PersonId], kind: Resource, n: int) -> int:
    """Discard up to *n* of a resource, and return how many are missing."""
    lost = Goods()
    for purse in purses(state, party):
        lost.put(pay_from(purse, kind, n - lost.cubes))
    paid = lost.cubes
    if paid:
        ctx.tell("discarded", goods=goods_text(lost))
    return n - paid


def demand(state: State, ctx: Context, party: Sequence[PersonId], kind: Resource, n: int) -> None:
    """Discard *n* of a resource; each of the party takes a wound for each that is missing."""
    unmet(state, ctx, party, pay(state, ctx, party, kind, n), kind)


def spend_night_outside(state: State, ctx: Context, who: PersonId) -> Stash:
    """Keep a character, with what it gains in actions, out of the camp until morning."""
    person = state.people[who]
    if person.outside is None:
        person.outside = Stash()
        ctx.tell("stays-outside", who=person_text(state, who))
    return person.outside
