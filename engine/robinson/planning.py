"""Planning together (rulebook 4.1): one edit of the shared plan is one stage.

Everybody places and takes back own pawns; Friday, the dog and pawns that things give are anybody's.
What a seat has half chosen lies in `state.drafts`: "both", then "both build-roof" while it chooses
how to pay. A seat may also work on a proposal, a whole plan with everybody's pawns, which the
others accept or not.
"""

from __future__ import annotations

import msgspec

from engine.core import Context, One, Script, Seat, ask_first, player
from engine.robinson.asides import Planning, think_again
from engine.robinson.content import PawnId, face
from engine.robinson.pawns import Pawn, leader, owners, pawns
from engine.robinson.plan import Survey, find, place, take_back
from engine.robinson.plan_questions import (
    action_question,
    drafted_pawns,
    fresh_action,
    main_question,
    pay_question,
    way_of,
)
from engine.robinson.prices import payable_ways
from engine.robinson.resolve.actions import settle_plan
from engine.robinson.state import Planned, Proposal, State
from engine.robinson.texts import action_text, crew_text


def plan(state: State, ctx: Context) -> Script[None]:
    """One edit of the plan; the last to be ready, or to accept a proposal, ends it."""
    ctx.asides = Planning(state, ctx)
    state.moment = "plan"
    said = yield from ask_first(ctx, lambda: questions(state), ctx.asides)
    assert said is not None
    edit(state, ctx, *said)
    if all(state.ready):
        _end(state, ctx)


def questions(state: State) -> dict[Seat, One]:
    """What each seat that isn't ready is asked: what it does next, and then what with."""
    survey = Survey(state, state.plan)  # of the plan that all see, once for all
    return {seat: question(survey, seat) for seat in state.everyone if not state.ready[seat]}


def question(survey: Survey, seat: Seat) -> One:
    """What a seat is asked, in the plan that it works on."""
    state = survey.state
    proposed = state.proposing[seat]
    if proposed is not None:
        survey = Survey(state, proposed)
    return _asked(survey, seat)


def _asked(survey: Survey, seat: Seat) -> One:
    """The same, in this plan: a draft that came to nothing meanwhile is forgotten."""
    draft = survey.state.drafts[seat]
    if draft:
        build = pay_question if " " in draft else action_question
        found = build(survey, seat, draft)
        if found is not None:
            return found
    return main_question(survey, seat)


def edit(state: State, ctx: Context, seat: Seat, key: str) -> None:
    """Carry out what a seat chose."""
    draft = state.drafts[seat]
    survey = Survey(state, live_or_proposed(state, seat))
    asked = _asked(survey, seat).id if draft else "plan.pawn"
    if asked == "plan.action" and key != "back":
        _choose_action(survey, ctx, seat, draft, key)
    elif asked == "plan.pay" and key != "back":
        pawn, _, action = draft.partition(" ")
        _place(survey, ctx, seat, pawn, action, key)
    else:
        state.drafts[seat] = ""
        if key != "back":
            _change(state, ctx, seat, key)


def live_or_proposed(state: State, seat: Seat) -> list[Planned]:
    """The plan that a seat works on."""
    proposed = state.proposing[seat]
    return state.plan if proposed is None else proposed


# One edit


def _change(state: State, ctx: Context, seat: Seat, key: str) -> None:
    word, _, rest = key.partition(".")
    match word:
        case "ready":
            state.ready[seat] = True
            ctx.tell("readied", seat=player(seat))
        case "clear":
            _clear(state, ctx, seat)
        case "back" if rest:
            _take_back(state, ctx, seat, rest)
        case "lead" | "first" if rest:
            _reorder(state, ctx, seat, word, rest)
        case "pay" if rest:
            state.drafts[seat] = f"pay {rest}"
        case "propose":
            state.proposing[seat] = [_copy(planned) for planned in state.plan]
        case "put-forward" | "drop" | "accept" | "retract" | "withdraw":
            _propose(state, ctx, seat, word)
        case _:
            state.drafts[seat] = key


def _choose_action(survey: Survey, ctx: Context, seat: Seat, draft: str, key: str) -> None:
    """Place the drafted pawns; if there are several ways to pay, ask for one first."""
    state = survey.state
    if find(survey.plan, key) is None:
        fresh = fresh_action(survey, seat, draft, key)
        assert fresh is not None
        if len(payable_ways(state, [*survey.plan, fresh], fresh)) > 1:
            state.drafts[seat] = f"{draft} {key}"
            return
    _place(survey, ctx, seat, draft, key, None)


def _place(survey: Survey, ctx: Context, seat: Seat, draft: str, key: str, way: str | None) -> None:
    """Put the drafted pawns on an action, or pay one in another way. The survey ends with it."""
    state, plan = survey.state, live_or_proposed(survey.state, seat)
    state.drafts[seat] = ""
    if draft == "pay":
        planned = find(plan, key)
        assert planned is not None
        assert way is not None
        planned.way, planned.thrift = way_of(way)
    else:
        drafted = [pawn.id for pawn in drafted_pawns(survey, seat, draft)]
        there = find(plan, key) or _fresh(survey, seat, draft, key, way)
        planned = place(plan, there, *drafted)
        if state.proposing[seat] is None:
            _tell_pawns(state, ctx, "planned", seat, drafted, planned)
    _touch(state, ctx, seat, planned)


def _fresh(survey: Survey, seat: Seat, draft: str, key: str, way: str | None) -> Planned:
    """A new action, to be paid in the way chosen or the only one, which has no pawns yet."""
    fresh = fresh_action(survey, seat, draft, key)
    assert fresh is not None
    if way is None:
        fresh = payable_ways(survey.state, [*survey.plan, fresh], fresh)[0]
    else:
        fresh.way, fresh.thrift = way_of(way)
    fresh.pawns = []
    return fresh


def _take_back(state: State, ctx: Context, seat: Seat, what: str) -> None:
    """Take back one pawn, or all one's own of an action and shared ones left alone there."""
    plan = live_or_proposed(state, seat)
    planned = find(plan, what)
    there = pawns(state)
    if planned is None:
        taken = [what]
    else:
        own = [pawn for pawn in planned.pawns if _is_own(state, seat, pawn, there)]
        others = [pawn for pawn in planned.pawns if pawn not in own]
        is_left = any(there[pawn].owner for pawn in others if pawn in there)
        taken = own if is_left else [*own, *others]
    for pawn in taken:
        planned = take_back(plan, pawn) or planned
        if planned is not None:
            _touch(state, ctx, seat, planned)
    if state.proposing[seat] is None and planned is not None:
        _tell_pawns(state, ctx, "took-pawn-back", seat, taken, planned)


def _tell_pawns(
    state: State, ctx: Context, event: str, seat: Seat, moved: list[PawnId], planned: Planned
) -> None:
    """Tell of pawns that came to an action or left it: a seat's own go without saying."""
    extra = [pawn for pawn in moved if face(pawn) != state.characters[seat]]
    ctx.tell(
        event,
        seat=player(seat),
        own=len(moved) - len(extra),
        extra=len(extra),
        pawns=crew_text(state, extra),
        action=action_text(planned),
    )


def _is_own(state: State, seat: Seat, pawn: str, there: dict[str, Pawn]) -> bool:
    return pawn not in there or there[pawn].owner == state.characters[seat]


def _clear(state: State, ctx: Context, seat: Seat) -> None:
    """Take one's own pawns back from all that isn't complete."""
    who = state.characters[seat]
    for planned in list(state.plan):
        if who in owners(state, planned) and Survey(state, state.plan).problems(planned):
            _take_back(state, ctx, seat, planned.id)


def _reorder(state: State, ctx: Context, seat: Seat, word: str, name: str) -> None:
    """Lead an action oneself, or have it resolved first of its kind."""
    plan = live_or_proposed(state, seat)
    planned = find(plan, name)
    if planned is None:
        return
    if word == "first":
        plan.remove(planned)
        plan.insert(0, planned)
        ctx.tell("planned-first", seat=player(seat), action=action_text(planned))
    else:
        there = pawns(state)
        planned.pawns.sort(key=lambda pawn: not _is_own(state, seat, pawn, there))
        ctx.tell("leads", seat=player(seat), action=action_text(planned))
    if planned.thrift and leader(state, planned) != "carpenter":
        planned.thrift = False
    _touch(state, ctx, seat, planned)


def _touch(state: State, ctx: Context, seat: Seat, planned: Planned) -> None:
    """Whoever takes part in a changed action must be ready anew."""
    if state.proposing[seat] is None:
        think_again(state, ctx, owners(state, planned))


# Proposals


def _propose(state: State, ctx: Context, seat: Seat, word: str) -> None:
    proposal = state.proposal
    match word:
        case "put-forward":
            proposed = state.proposing[seat]
            assert proposed is not None
            if proposal is not None:  # of somebody who was quicker
                ctx.tell("proposal-replaced", seat=player(proposal.by))
            state.proposal = Proposal(seat, proposed, [seat])
            state.proposing[seat] = None
            ctx.tell("proposed", seat=player(seat))
            # All are asked what they think of it, those who were ready too.
            state.ready = [False] * state.seats
        case "drop":
            state.proposing[seat] = None
        case "accept" if proposal is not None:
            proposal.accepted.append(seat)
            ctx.tell("accepted", seat=player(seat))
            if len(proposal.accepted) == state.seats:
                _adopt(state, ctx, proposal)
        case "retract" if proposal is not None:
            proposal.accepted.remove(seat)
            ctx.tell("retracted", seat=player(seat))
        case _:
            state.proposal = None
            ctx.tell("withdrawn", seat=player(seat))


def _adopt(state: State, ctx: Context, proposal: Proposal) -> None:
    """Make a proposal that all accept the plan, and let it begin."""
    there = pawns(state)
    state.plan = [_copy(planned) for planned in proposal.plan]
    for planned in list(state.plan):
        planned.pawns = [pawn for pawn in planned.pawns if pawn in there]
        if not planned.pawns:
            state.plan.remove(planned)
    ctx.tell("adopted", seat=player(proposal.by))
    state.ready = [True] * state.seats


def _copy(planned: Planned) -> Planned:
    return msgspec.structs.replace(planned, pawns=list(planned.pawns))


def _end(state: State, ctx: Context) -> None:
    settle_plan(state, ctx)
    state.ready = [False] * state.seats
    state.drafts = [""] * state.seats
    state.proposing = [None] * state.seats
    state.proposal = None
    state.moment = ""
    state.stage = "action" if state.plan else "dusk"
