"""What is asked in planning: whose pawn, on which action, paid how."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import One, Option, Seat, Text
from engine.robinson.content import PersonId
from engine.robinson.pawns import Pawn, owners
from engine.robinson.plan import ROLLING, Survey, find, is_first
from engine.robinson.prices import Budget, needs_of, prices, threat_card
from engine.robinson.state import Goods, Planned, State
from engine.robinson.texts import (
    action_text,
    choice,
    goods_text,
    pawn_text,
    person_text,
    word,
)

ME, BOTH = "me", "both"
THRIFTY = "-thrift"


def main_question(survey: Survey, seat: Seat) -> One:
    """What a seat does next in planning: which pawn it places, or what else it changes."""
    closing = tuple(_closing(survey, seat))
    default = next(each.key for each in closing if each.key in ("ready", "clear", "drop"))
    options = (*closing, *_placing(survey, seat), *_changing(survey, seat))
    return One("plan.pawn", options, default)


def drafted_pawns(survey: Survey, seat: Seat, draft: str) -> list[Pawn]:
    """The pawns that a draft stands for; none if they can't be placed together any more."""
    if draft == ME:
        return own_pawns(survey, seat)[:1]
    if draft == BOTH:
        own = own_pawns(survey, seat)
        return own if len(own) > 1 else []
    if draft.startswith(f"{BOTH}."):
        return pawns_of(survey, draft.removeprefix(f"{BOTH}."))[:2]
    return [pawn for pawn in survey.unplaced if pawn.id == draft]


def own_pawns(survey: Survey, seat: Seat) -> list[Pawn]:
    """A seat's own pawns that aren't placed."""
    return pawns_of(survey, survey.state.characters[seat])


def pawns_of(survey: Survey, who: PersonId) -> list[Pawn]:
    """The pawns of a player's character that aren't placed."""
    return [pawn for pawn in survey.unplaced if pawn.owner == who]


def _closing(survey: Survey, seat: Seat) -> Iterator[Option]:
    """How a seat is done with planning, and what it says of proposals."""
    state = survey.state
    if state.proposing[seat] is not None:
        yield from (choice("put-forward"), choice("drop"))
        return
    proposal, who = state.proposal, state.characters[seat]
    if proposal is not None and seat not in proposal.accepted:
        yield choice("accept")
    complete = not any(who in owners(state, planned) for planned in survey.unfinished)
    if complete:
        yield choice("ready")
    if proposal is not None and seat in proposal.accepted:
        yield choice("withdraw" if proposal.by == seat else "retract")
    if state.seats > 1 and proposal is None:
        yield choice("propose")
    if not complete:
        yield choice("clear")


def _placing(survey: Survey, seat: Seat) -> Iterator[Option]:
    """The pawns that can be placed somewhere."""
    state = survey.state
    own = own_pawns(survey, seat)
    if own and survey.has_place(own[0]):
        yield Option(ME, Text("place-me"), None, None, "place")
    if len(own) > 1 and survey.has_place(own[0], 2):
        yield Option(BOTH, Text("place-both"), None, None, "place")
    if state.proposing[seat] is not None:
        yield from _placing_others(survey, seat)
    for pawn in survey.unplaced:
        if pawn.owner is None and survey.has_place(pawn):
            yield _pawn_option(state, pawn)


def _placing_others(survey: Survey, seat: Seat) -> Iterator[Option]:
    """The other players' pawns, which a proposal places too: one of each, or two together."""
    state = survey.state
    for who in state.characters:
        there = pawns_of(survey, who) if who != state.characters[seat] else []
        if there and survey.has_place(there[0]):
            yield _pawn_option(state, there[0])
        if len(there) > 1 and survey.has_place(there[0], 2):
            text = Text("place-both-of", {"who": person_text(state, who)})
            yield Option(f"{BOTH}.{who}", text, who, None, "place")


def _pawn_option(state: State, pawn: Pawn) -> Option:
    text = Text("place-pawn", {"pawn": pawn_text(state, pawn.id)})
    return Option(pawn.id, text, pawn.id, None, "place")


def _changing(survey: Survey, seat: Seat) -> Iterator[Option]:
    """What can be changed in actions that concern the seat."""
    state, plan = survey.state, survey.plan
    who = state.characters[seat]
    proposing = state.proposing[seat] is not None
    for planned in plan:
        leading = owners(state, planned)
        if who not in leading and leading and not proposing:
            continue
        yield _option("back", planned)
        yield from _shared_back(survey, planned)
        if who in leading and leading[0] != who:
            yield _option("lead", planned)
        if _may_pay_otherwise(survey, planned):
            yield _option("pay", planned)
        if planned.kind in ROLLING and not is_first(plan, planned):
            yield _option("first", planned)


def _shared_back(survey: Survey, planned: Planned) -> Iterator[Option]:
    there = survey.pawns
    for pawn in planned.pawns:
        if len(planned.pawns) > 1 and pawn in there and there[pawn].owner is None:
            text = Text("change-back-pawn", {"pawn": pawn_text(survey.state, pawn)})
            yield Option(f"back.{pawn}", text, pawn, None, "change")


def _may_pay_otherwise(survey: Survey, planned: Planned) -> bool:
    ways = survey.budget.ways(planned)
    return any((each.way, each.thrift) != (planned.way, planned.thrift) for each in ways)


def _option(word: str, planned: Planned) -> Option:
    text = Text(f"change-{word}", {"action": action_text(planned)})
    return Option(f"{word}.{planned.id}", text, planned.id, None, "change")


def action_question(survey: Survey, seat: Seat, draft: str) -> One | None:
    """On which action the drafted pawn goes; None if it can't be placed any more."""
    drafted = drafted_pawns(survey, seat, draft)
    if not drafted:
        return None
    options = [_place_option(survey, each) for each in survey.places(drafted[0], len(drafted))]
    return One("plan.action", (*options, choice("back")), "back") if options else None


def _place_option(survey: Survey, planned: Planned) -> Option:
    """An action, with how many pawns are there and how many it needs."""
    text = Text(
        "place-on",
        {
            "action": action_text(planned),
            "pawns": len(planned.pawns),
            "needed": survey.pawns_needed(planned),
            "rolls": int(planned.kind in ROLLING),
            **_price(survey, planned),
        },
    )
    space = None if planned.space is None else str(planned.space)
    return Option(planned.id, text, planned.id, space, planned.kind)


def _price(survey: Survey, planned: Planned) -> dict[str, int | Text]:
    """What an action costs in the cheapest way as printed, and in how many ways it can be paid."""
    if planned.kind not in ("build", "threat"):
        return {"ways": 1, "cubes": 0, "goods": goods_text(Goods())}
    number = len(prices(survey.state, planned.kind, planned.target))
    price = survey.budget.price(planned)
    goods = Goods(food=price.food, wood=price.wood, hides=price.hides)
    return {"ways": number, "cubes": goods.cubes, "goods": goods_text(goods)}


def pay_question(survey: Survey, seat: Seat, draft: str) -> One | None:
    """In which of the possible ways an action is paid; None if there is none any more."""
    pawn, _, name = draft.partition(" ")
    if pawn == "pay":
        trial, budget = find(survey.plan, name), survey.budget
    else:
        trial = fresh_action(survey, seat, pawn, name)
        # The new action counts for the token of one more wood, too.
        budget = Budget(survey.state, [*survey.plan, trial] if trial else survey.plan)
    if trial is None:
        return None
    options = [
        Option(f"{each.way}{THRIFTY if each.thrift else ''}", _way_text(survey.state, budget, each))
        for each in budget.ways(trial)
    ]
    if not options:
        return None
    return One("plan.pay", (*options, choice("back")), options[0].key, action_text(trial))


def fresh_action(survey: Survey, seat: Seat, draft: str, name: str) -> Planned | None:
    """A new action with the drafted pawns on it, if they can be placed there."""
    drafted = drafted_pawns(survey, seat, draft)
    if not drafted:
        return None
    for each in survey.places(drafted[0], len(drafted)):
        if each.id == name:
            return Planned(each.kind, each.target, [pawn.id for pawn in drafted])
    return None


def _way_text(state: State, budget: Budget, planned: Planned) -> Text:
    """How an action is paid; of a threat it may be an item that one has."""
    card = threat_card(state, planned.target) if planned.kind == "threat" else None
    item = needs_of(card)[planned.way].item if card is not None else None
    if item is not None:
        return Text("have-item", {"item": word(item)})
    goods = _price_text(budget, planned)
    return Text("pay-with", {"goods": goods, "thrift": int(planned.thrift)})


def _price_text(budget: Budget, planned: Planned) -> Text:
    price = budget.price(planned)
    return goods_text(Goods(food=price.food, wood=price.wood, hides=price.hides))


def way_of(key: str) -> tuple[int, bool]:
    """A way to pay, and whether with Economical Construction, from an option's key."""
    number, thrift, _ = key.partition(THRIFTY)
    return int(number), bool(thrift)
