"""Building the view: what one seat sees, out of the state."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Seat
from engine.robinson import island
from engine.robinson.content import CHARACTERS, ItemId, PersonId, SpaceId
from engine.robinson.effects import ActionKind, Terrain
from engine.robinson.evening import lacking
from engine.robinson.fights import strength_of
from engine.robinson.forecast import weather_dice
from engine.robinson.pawns import leader, pawns, placed
from engine.robinson.plan import ROLLING, Plan, Survey
from engine.robinson.prices import item_of
from engine.robinson.scenarios import rules
from engine.robinson.state import Goods, Kept, Planned, Stash, State
from engine.robinson.view import (
    DoingView,
    FightView,
    GoodsView,
    InventionView,
    KeptView,
    PawnView,
    PersonView,
    PlannedView,
    ProposalView,
    SpaceView,
    StashView,
    View,
)


def view_of(state: State, seat: Seat | None) -> View:
    """All that a seat may see: the same for everybody, spectators too."""
    begun = state.stage != "cast"
    reach = island.distances(state)
    there = pawns(state) if begun else {}
    used = placed(state.plan)
    terrains = island.terrains(state)
    return View(
        seat=seat,
        scenario=state.scenario,
        stage=state.stage,
        moment=state.moment,
        round=state.round,
        rounds=state.rounds,
        first=state.first,
        characters=tuple(state.characters),
        people=tuple(_person(state, who) for who in state.people),
        morale=state.morale,
        shelter=state.shelter,
        natural_shelter=island.has_natural_shelter(state),
        roof=state.roof,
        palisade=state.palisade,
        weapon=state.weapon,
        available=_goods(state.available),
        bags={who: _stash(bag) for who, bag in state.bags.items()},
        island=_island(state, reach),
        camp=state.camp,
        shortcut=state.shortcut,
        terrains=tuple(sorted(terrains)),
        tiles_left=len(state.tiles),
        tiles_known=tuple(state.tiles[: -state.tiles_known - 1 : -1]),
        fields={place: tuple(tokens) for place, tokens in sorted(state.fields.items())},
        events_left=len(state.events),
        event_known=state.events[-1] if state.events_known and state.events else None,
        threats=tuple(state.threats),
        on_table=tuple(state.on_table),
        adventures_left={icon: len(pile) for icon, pile in state.adventures.items()},
        mysteries_left=len(state.mysteries),
        beasts_left=len(state.beasts),
        hunt_left=len(state.hunt),
        hunt_known=state.hunt[-1] if state.hunt_known and state.hunt else None,
        inventions=tuple(_invention(state, item, terrains) for item in state.board),
        inventions_left=len(state.inventions),
        invention_discard=tuple(state.invention_discard),
        built=tuple(state.built),
        future_items=tuple(item.partition("-at-")[0] for item in state.future_items),
        worn=tuple(state.worn),
        tokens_left=len(state.tokens),
        found=tuple(state.found),
        starting=dict(state.starting_uses),
        kept=tuple(KeptView(each.card, each.holder, each.uses) for each in state.kept),
        this_round=tuple(state.this_round),
        tonight=tuple(state.tonight),
        next_round=tuple(state.next_round),
        set_by=dict(state.set_by),
        weather_dice=tuple(weather_dice(state)),
        weather=tuple(state.weather),
        rain=state.rain,
        snow=state.snow,
        pawns=tuple(
            PawnView(pawn.id, pawn.kinds, pawn.owner, pawn.single, pawn.id in used)
            for pawn in there.values()
        ),
        plan=_plan(state, state.plan),
        uncovered=lacking(state) if state.stage == "plan" else None,
        ready=tuple(state.ready),
        drafts=tuple(state.drafts),
        proposing=tuple(None if plan is None else _plan(state, plan) for plan in state.proposing),
        proposal=_proposal(state),
        doing=_doing(state),
        last=state.last,
        fighting=_fighting(state),
        passed=tuple(state.passed),
        says=tuple(state.says),
        pile=tuple(state.pile),
        pile_wood=state.pile_wood,
        goal=rules(state).goal(state) if begun else (),
        points=rules(state).points(state) if begun else 0,
        ended=state.ended,
    )


def _goods(goods: Goods) -> GoodsView:
    return GoodsView(goods.food, goods.preserved, goods.wood, goods.hides)


def _person(state: State, who: PersonId) -> PersonView:
    person = state.people[who]
    printed = CHARACTERS[who]
    stash = person.outside
    return PersonView(
        id=who,
        seat=person.seat,
        wounds=person.wounds,
        hearts=printed.hearts,
        arrows=tuple(drop for drop in printed.drops if drop not in person.covered),
        determination=person.determination,
        special_wounds=tuple(person.special_wounds),
        skills_used=tuple(person.used),
        cursed=person.cursed,
        markers=person.markers,
        outside=None if stash is None else _stash(stash),
        dead=person.dead,
        away=person.away,
    )


def _kept(kept: list[Kept]) -> tuple[KeptView, ...]:
    return tuple(KeptView(each.card, each.holder, each.uses) for each in kept)


def _stash(stash: Stash) -> StashView:
    return StashView(
        _goods(stash.goods),
        tuple(stash.tokens),
        tuple(stash.starting),
        (*(kept.card for kept in stash.kept), *stash.items),
        tuple(stash.then),
        stash.sheltered,
    )


def _island(state: State, reach: Mapping[SpaceId, int]) -> tuple[SpaceView, ...]:
    survey = Survey(state, ())
    spaces = range(len(state.island))
    return tuple(_space(survey, space, reach.get(space)) for space in spaces)


def _space(survey: Survey, space: SpaceId, distance: int | None) -> SpaceView:
    state = survey.state
    here = state.island[space]
    return SpaceView(
        tile=here.tile,
        face_down=here.face_down,
        sources=tuple(island.open_sources(state, space)),
        exhausted=tuple(here.exhausted),
        covered=here.covered,
        marks=(*here.marks, *rules(state).marks(state, space)),
        distance=distance,
        pawns=None if distance is None else _pawns_there(survey, space),
    )


def _pawns_there(survey: Survey, space: SpaceId) -> int:
    """How many pawns an action takes there, with all that lies in its way."""
    is_unknown = survey.state.island[space].tile is None
    kind: ActionKind = "explore" if is_unknown else "gather"
    target = f"at-{space}" if is_unknown else f"food-at-{space}"
    return survey.pawns_needed(Planned(kind, target))


def _invention(state: State, item: ItemId, terrains: set[Terrain]) -> InventionView:
    printed = item_of(state, item)
    is_open = (
        set(printed.terrain) <= terrains
        and all(map(state.has, printed.items))
        and (printed.group != "scenario" or _may_build(state, item))
    )
    owner = printed.character if printed.character in state.people else None
    return InventionView(item, owner, is_open, printed.terrain, printed.items, printed.cost)


def _may_build(state: State, item: ItemId) -> bool:
    """Whether an item of the scenario's own may be built now, and has a place to stand."""
    return rules(state).may_build(state, item) and rules(state).sites(state, item) != []


def _plan(state: State, plan: Plan) -> tuple[PlannedView, ...]:
    survey = Survey(state, plan)
    return tuple(_planned(survey, planned) for planned in plan)


def _planned(survey: Survey, planned: Planned) -> PlannedView:
    state = survey.state
    needed = survey.pawns_needed(planned)
    return PlannedView(
        id=planned.id,
        kind=planned.kind,
        target=planned.target,
        space=planned.space,
        pawns=tuple(planned.pawns),
        needed=needed,
        rolls=planned.kind in ROLLING and len(planned.pawns) <= needed,
        leader=leader(state, planned),
        price=survey.budget.price(planned),
        thrift=planned.thrift,
        problems=tuple(survey.problems(planned)) if state.stage == "plan" else (),
    )


def _proposal(state: State) -> ProposalView | None:
    proposal = state.proposal
    if proposal is None:
        return None
    return ProposalView(proposal.by, _plan(state, proposal.plan), tuple(proposal.accepted))


def _doing(state: State) -> DoingView | None:
    doing = state.doing
    if doing is None:
        return None
    return DoingView(
        action=_planned(Survey(state, [doing.planned]), doing.planned),
        actor=doing.actor,
        dice=dict(doing.dice),
        succeeded=doing.succeeded,
        gained=_goods(doing.gained),
        tokens=tuple(doing.tokens),
        starting=tuple(doing.starting),
        kept=tuple(kept.card for kept in doing.kept),
    )


def _fighting(state: State) -> FightView | None:
    fighting = state.fighting
    if fighting is None:
        return None
    return FightView(fighting.card, fighting.fighter, fighting.strength, strength_of(state))
