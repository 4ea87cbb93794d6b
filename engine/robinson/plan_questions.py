"""What is asked in planning: whose pawn, on which action, paid how."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import One, Option, Seat, Text
from engine.robinson.pawns import Pawn, owners, pawns
from engine.robinson.plan import (
    ROLLING,
    find,
    has_place,
    is_first,
    pawns_needed,
    places_for,
    problems,
    unplaced,
)
from engine.robinson.prices import needs_of, payable_ways, price_of, threat_card
from engine.robinson.state import Goods, Planned, State
from engine.robinson.texts import action_text, choice, goods_text, pawn_text, word

ME, BOTH = "me", "both"
THRIFTY = "-thrift"
Plan = list[Planned]


def main_question(state: State, seat: Seat) -> One:
    """What a seat does next in planning: which pawn it places, or what else it changes."""
    proposed = state.proposing[seat]
    plan = state.plan if proposed is None else proposed
    closing = tuple(_closing(state, seat))
    default = next(each.key for each in closing if each.key in ("ready", "clear", "drop"))
    options = (*closing, *_placing(state, plan, seat), *_changing(state, plan, seat))
    return One("plan.pawn", options, default)


def own_pawns(state: State, plan: Plan, seat: Seat) -> list[Pawn]:
    """A seat's own pawns that aren't placed."""
    who = state.characters[seat]
    return [pawn for pawn in unplaced(state, plan) if pawn.owner == who]


def _closing(state: State, seat: Seat) -> Iterator[Option]:
    """How a seat is done with planning, and what it says of proposals."""
    if state.proposing[seat] is not None:
        yield from (choice("put-forward"), choice("drop"))
        return
    proposal = state.proposal
    who = state.characters[seat]
    if proposal is not None:
        if proposal.by == seat:
            yield choice("withdraw")
        else:
            yield choice("retract" if seat in proposal.accepted else "accept")
    mine = [planned for planned in state.plan if who in owners(state, planned)]
    complete = not any(problems(state, state.plan, planned) for planned in mine)
    yield choice("ready" if complete else "clear")
    if state.seats > 1 and proposal is None:
        yield choice("propose")


def _placing(state: State, plan: Plan, seat: Seat) -> Iterator[Option]:
    """The pawns that can be placed somewhere."""
    own = own_pawns(state, plan, seat)
    if own and has_place(state, plan, own[0]):
        yield Option(ME, Text("place-me"), None, None, "place")
    if len(own) > 1 and has_place(state, plan, own[0], 2):
        yield Option(BOTH, Text("place-both"), None, None, "place")
    who = state.characters[seat]
    proposing = state.proposing[seat] is not None
    for pawn in unplaced(state, plan):
        shared = pawn.owner is None or (proposing and pawn.owner != who)
        if shared and has_place(state, plan, pawn):
            yield Option(pawn.id, pawn_text(state, pawn.id), pawn.id, None, "place")


def both_places(state: State, plan: Plan, own: list[Pawn]) -> list[Planned]:
    """The actions that take two pawns at once."""
    if len(own) < 2:
        return []
    return places_for(state, plan, own[0], 2)


def _changing(state: State, plan: Plan, seat: Seat) -> Iterator[Option]:
    """What can be changed in actions that concern the seat."""
    who = state.characters[seat]
    there = pawns(state)
    proposing = state.proposing[seat] is not None
    for planned in plan:
        leading = owners(state, planned)
        if who not in leading and leading and not proposing:
            continue
        yield _option("back", planned)
        yield from _shared_back(state, planned, there)
        if who in leading and leading[0] != who:
            yield _option("lead", planned)
        if _may_pay_otherwise(state, plan, planned):
            yield _option("pay", planned)
        if planned.kind in ROLLING and not is_first(plan, planned):
            yield _option("first", planned)


def _shared_back(state: State, planned: Planned, there: dict[str, Pawn]) -> Iterator[Option]:
    for pawn in planned.pawns:
        if len(planned.pawns) > 1 and pawn in there and there[pawn].owner is None:
            text = Text("change-back-pawn", {"pawn": pawn_text(state, pawn)})
            yield Option(f"back.{pawn}", text, pawn, None, "change")


def _may_pay_otherwise(state: State, plan: Plan, planned: Planned) -> bool:
    ways = payable_ways(state, plan, planned)
    return any((each.way, each.thrift) != (planned.way, planned.thrift) for each in ways)


def _option(word: str, planned: Planned) -> Option:
    text = Text(f"change-{word}", {"action": action_text(planned)})
    return Option(f"{word}.{planned.id}", text, planned.id, None, "change")


def action_question(state: State, seat: Seat, draft: str) -> One | None:
    """On which action the drafted pawn goes; None if it can't be placed any more."""
    proposed = state.proposing[seat]
    plan = state.plan if proposed is None else proposed
    if draft in (ME, BOTH):
        own = own_pawns(state, plan, seat)
        if not own:
            return None
        found = both_places(state, plan, own) if draft == BOTH else places_for(state, plan, own[0])
    else:
        pawn = next((each for each in unplaced(state, plan) if each.id == draft), None)
        if pawn is None:
            return None
        found = places_for(state, plan, pawn)
    if not found:
        return None
    options = [_place_option(state, plan, each) for each in found]
    return One("plan.action", (*options, choice("back")), "back")


def _place_option(state: State, plan: Plan, planned: Planned) -> Option:
    """An action, with how many pawns are there and how many it needs."""
    there = find(plan, planned.id) or planned
    text = Text(
        "place-on",
        {
            "action": action_text(planned),
            "pawns": len(there.pawns),
            "needed": pawns_needed(state, plan, planned),
            "rolls": int(planned.kind in ROLLING),
        },
    )
    space = None if planned.space is None else str(planned.space)
    return Option(planned.id, text, planned.id, space, planned.kind)


def pay_question(state: State, seat: Seat, draft: str) -> One | None:
    """In which of the possible ways an action is paid; None if there is none any more."""
    proposed = state.proposing[seat]
    plan = state.plan if proposed is None else proposed
    pawn, _, name = draft.partition(" ")
    planned = find(plan, name)
    if pawn == "pay":
        if planned is None:
            return None
        trial, there = planned, plan
    else:
        fresh = _fresh_of(state, plan, seat, pawn, name)
        if fresh is None:
            return None
        trial, there = fresh, [*plan, fresh]
    options = [
        Option(
            f"{each.way}{THRIFTY if each.thrift else ''}",
            _way_text(state, there, each),
        )
        for each in payable_ways(state, there, trial)
    ]
    if not options:
        return None
    return One("plan.pay", (*options, choice("back")), options[0].key, action_text(trial))


def _way_text(state: State, plan: Plan, planned: Planned) -> Text:
    """How an action is paid; of a threat it may be an item that one has."""
    card = threat_card(state, planned.target) if planned.kind == "threat" else None
    item = needs_of(card)[planned.way].item if card is not None else None
    if item is not None:
        return Text("have-item", {"item": word(item)})
    goods = _price_text(state, plan, planned)
    return Text("pay-with", {"goods": goods, "thrift": int(planned.thrift)})


def _fresh_of(state: State, plan: Plan, seat: Seat, draft: str, name: str) -> Planned | None:
    if draft in (ME, BOTH):
        drafted = own_pawns(state, plan, seat)
        drafted = drafted if draft == BOTH else drafted[:1]
    else:
        drafted = [each for each in unplaced(state, plan) if each.id == draft]
    if not drafted:
        return None
    for each in places_for(state, plan, drafted[0], len(drafted)):
        if each.id == name:
            return Planned(each.kind, each.target, [pawn.id for pawn in drafted])
    return None


def _price_text(state: State, plan: Plan, planned: Planned) -> Text:
    price = price_of(state, plan, planned)
    return goods_text(Goods(food=price.food, wood=price.wood, hides=price.hides))


def way_of(key: str) -> tuple[int, bool]:
    """A way to pay, and whether with Economical Construction, from an option's key."""
    number, thrift, _ = key.partition(THRIFTY)
    return int(number), bool(thrift)
