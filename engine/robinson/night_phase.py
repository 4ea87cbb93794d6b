"""The night (rulebook 6): eat, heal, move the camp, sleep, and see what rots."""

from __future__ import annotations

from functools import partial
from itertools import chain

from engine.core import Context, One, Option, Script, Seat, Text, ask, player
from engine.robinson import island
from engine.robinson.asking import vote, wait
from engine.robinson.camp import camp_sites, move_camp, spoil
from engine.robinson.changes import pay_from, wound, wound_all
from engine.robinson.content import PersonId
from engine.robinson.scenarios import rules
from engine.robinson.state import SUPPER, Goods, State
from engine.robinson.texts import choice, person_option, person_text, space_option

HUNGER = 2  # wounds of whoever doesn't eat
CURE = "cure"
SPIDER_WEB = "trap-spider-web"
STAY = "stay"


def night_phase(state: State, ctx: Context) -> Script[None]:
    """Play the night, and come to the next round or to the end."""
    state.moment = "night"
    yield from wait(state, ctx, "night", lambda: _about(state))
    wounds = _wounds(state)
    yield from rules(state).supper(state, ctx)
    if not state.ended:
        yield from _eat(state, ctx)
    for _ in range(state.tonight.count("extra-food")):
        if not state.ended:
            yield from _eat_more(state, ctx)
    if not state.ended:
        yield from rules(state).night(state, ctx)
    if not state.ended:
        yield from _move(state, ctx)
    _sleep(state, ctx)
    _suffer(state, ctx)
    if not state.ended:
        # Healing is allowed all night long: those whom it has hurt may still use what would rot.
        yield from wait(state, ctx, "night", lambda: _about(state), lambda: _wounds(state) > wounds)
    spoil(state, ctx)
    state.moment = ""
    if not state.ended:
        _end_round(state, ctx)


def _about(state: State) -> Text:
    return Text("about-night", {"food": state.available.meals, "mouths": _mouths(state)})


def _mouths(state: State) -> int:
    """How many have yet to eat in the camp."""
    return 0 if SUPPER in state.worn else len(state.in_camp) + rules(state).extra_mouths(state)


def _wounds(state: State) -> int:
    return sum(person.wounds for person in state.people.values())


def _purse(state: State, who: PersonId) -> Goods:
    """What a character eats from: outside the camp only what it has with it."""
    stash = state.people[who].outside
    return state.available if stash is None else stash.goods


def _eat(state: State, ctx: Context) -> Script[None]:
    """Everybody eats; if there isn't enough, the players choose who goes hungry."""
    outside = {who: state.people[who].outside for who in state.players}
    hungry = [who for who, stash in outside.items() if stash and not stash.goods.meals]
    fed: list[PersonId] = []
    while True:
        undecided = _undecided(state, hungry, fed)
        left = state.available.meals - len(fed)
        if left <= 0:
            hungry += undecided
        if left <= 0 or len(undecided) <= left:
            break
        # Whichever are fewer are chosen, so that few have to be.
        if left < len(undecided) - left:
            chosen, question = fed, partial(_eater_question, state, hungry, fed)
        else:
            chosen, question = hungry, partial(_hungry_question, state, hungry, fed)
        who = yield from vote(state, ctx, question)
        if who:  # else there is enough now, or nothing left, through what somebody used
            chosen.append(who)
    for who in state.group:
        if who not in hungry:
            pay_from(_purse(state, who), "food", 1)
    state.worn.append(SUPPER)
    ctx.tell("ate", n=len(state.group) - len(hungry), hungry=len(hungry))
    for who in hungry:
        ctx.tell("went-hungry", who=person_text(state, who))
        wound(state, ctx, who, HUNGER)
        yield from rules(state).starved(state, ctx, who)


def _undecided(state: State, hungry: list[PersonId], fed: list[PersonId]) -> list[PersonId]:
    """Those in the camp of whom it isn't settled yet whether they eat."""
    return [who for who in state.in_camp if who not in hungry and who not in fed]


def _hungry_question(state: State, hungry: list[PersonId], fed: list[PersonId]) -> One | None:
    """Who goes hungry next, if some must and not all."""
    who = _supper(state, hungry, fed)
    if not who:
        return None
    fittest = min(who, key=lambda each: state.people[each].wounds)
    return One("night.hungry", _people(state, who), fittest, _about_supper(state))


def _eater_question(state: State, hungry: list[PersonId], fed: list[PersonId]) -> One | None:
    """Who eats next, if some must go hungry and not all."""
    who = _supper(state, hungry, fed)
    if not who:
        return None
    weakest = max(who, key=lambda each: state.people[each].wounds)
    return One("night.eats", _people(state, who), weakest, _about_supper(state))


def _supper(state: State, hungry: list[PersonId], fed: list[PersonId]) -> list[PersonId]:
    """Those who can't all eat; none where there is nothing to choose."""
    undecided = _undecided(state, hungry, fed)
    return undecided if 0 < state.available.meals - len(fed) < len(undecided) else []


def _people(state: State, who: list[PersonId]) -> tuple[Option, ...]:
    return tuple(person_option(state, each) for each in who)


def _about_supper(state: State) -> Text:
    return Text("about-hungry", {"food": state.available.meals, "mouths": len(state.in_camp)})


def _eat_more(state: State, ctx: Context) -> Script[None]:
    """One more food for everybody, or a wound."""
    for who in state.group:
        key = yield from ask(ctx, _seat(state, who), partial(_more_question, state, who))
        if key == "eat":
            pay_from(_purse(state, who), "food", 1)
            ctx.tell("ate-more", who=person_text(state, who))
        else:
            wound(state, ctx, who)


def _seat(state: State, who: PersonId) -> Seat:
    return state.speaker(who)


def _more_question(state: State, who: PersonId) -> One | None:
    if not _purse(state, who).meals:
        return None
    about = Text("about-food", {"food": _purse(state, who).meals})
    return One("night.more", (choice("eat"), choice("wound")), "eat", about)


def _move(state: State, ctx: Context) -> Script[None]:
    """Leave the camp where it is, or move it to a tile next to it."""

    def question() -> One | None:
        spaces = camp_sites(state)
        options = (Option(STAY, Text("choice-stay")), *map(space_option, spaces))
        return One("night.camp", options, STAY) if spaces else None

    key = yield from vote(state, ctx, question)
    if key and key != STAY:
        move_camp(state, ctx, int(key))


def _sleep(state: State, ctx: Context) -> None:
    """A wound for whoever sleeps in the open."""
    sheltered = island.is_sheltered(state)
    for who in state.group:
        stash = state.people[who].outside
        if not (sheltered if stash is None else stash.sheltered):
            ctx.tell("slept-in-the-open", who=person_text(state, who))
            wound(state, ctx, who)


def _suffer(state: State, ctx: Context) -> None:
    """What cards hold ready for this night."""
    cured = state.has(CURE)
    wound_all(state, ctx, state.group, state.tonight.count("wound-all"))
    if not cured:
        wound_all(state, ctx, state.group, state.tonight.count("poison"))
    outside = (person.outside for person in state.people.values() if person.outside)
    for kept in chain(state.kept, *(stash.kept for stash in outside)):
        if kept.card == SPIDER_WEB and not cured:
            wound(state, ctx, kept.holder)
    for who, person in state.people.items():
        wound(state, ctx, who, person.markers)
        person.markers = 0


def _end_round(state: State, ctx: Context) -> None:
    """Put the night behind, and pass the first player's token."""
    for person in state.people.values():
        person.used = []
    state.worn = []
    state.this_round = []
    state.tonight = []
    state.set_by = {rule: state.set_by[rule] for rule in state.next_round if rule in state.set_by}
    state.last = None
    if state.round == state.rounds:
        state.ended = "time"
        return
    state.round += 1
    state.first = Seat((state.first + 1) % state.seats)
    ctx.tell("night-passed", seats=state.seats, seat=player(state.first))
