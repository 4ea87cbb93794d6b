"""An autopilot that plans together with persons in Robinson Crusoe, and puts a plan forward."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.draft import AnyMatch
from bot.playground.actors import Player
from bot.records import MatchId
from engine.core import Seat
from engine.robinson.proposer import Crew
from engine.robinson.view import View
from tests.bot.house import House, custom_ids, tap, text_of
from tests.bot.whole import answer_by_taps, seated

MOST_BY_ITSELF = 12  # answers of persons and autopilot from here until the plan is carried out


class Camp(NamedTuple):
    """A match in its first planning, of two persons and an autopilot that has just come."""

    house: House
    match_id: MatchId
    persons: tuple[Player, Player]
    seats: tuple[Seat, Seat, Seat]  # theirs, and the autopilot's

    async def match(self) -> AnyMatch:
        return (await self.house.look(self.match_id))[1]


@pytest.fixture
async def camp(house: House, monkeypatch: pytest.MonkeyPatch) -> Camp:
    """One person has placed a pawn, the other has chosen pawns, when the third is taken out."""
    ann, ben, cleo = (house.discord.user(name) for name in ("Ann", "Ben", "Cleo"))
    match_id = await house.match("robinson", ann, ben, cleo, options="scenario=castaways")
    _, by_seat = await seated(house, match_id, (ann, ben, cleo))
    while (await house.look(match_id))[1].state.stage != "plan":
        await answer_by_taps(house, match_id, by_seat)
    await tap(ann, ann.dms[-1], "me")
    await tap(ann, ann.dms[-1], "explore-at-4")
    await tap(ben, ben.dms[-1], "both")
    # It proposes where an action needs several players' pawns: here, any action does.
    monkeypatch.setattr("engine.robinson.proposer.MOST_ALONE", 0)
    monkeypatch.setattr("engine.robinson.proposer.joint", every_action)
    asked = await ann.slash(await house.thread(match_id), "match kick", player="Cleo")
    await ann.press(asked, "host:*")
    seat_of = {player.id: seat for seat, player in by_seat.items()}
    seats = seat_of[ann.id], seat_of[ben.id], seat_of[cleo.id]
    return Camp(house, match_id, (ann, ben), seats)


def every_action(_: View, wanted: tuple[Crew, ...]) -> list[Crew]:
    return list(wanted)


async def test_its_proposal_spoils_nothing_that_is_half_made(camp: Camp) -> None:
    (ann, ben), (first, second, pilot) = camp.persons, camp.seats
    state = (await camp.match()).state

    assert (pilot, [pilot]) == (state.proposal.by, state.proposal.accepted)
    assert 1 == {each.id: len(each.pawns) for each in state.plan}["explore-at-4"]
    assert ("", "both") == (state.drafts[first], state.drafts[second])
    assert has(ann, "accept")
    assert not has(ben, "accept")
    await tap(ben, ben.dms[-1], "back")
    assert has(ben, "accept")


async def test_its_proposal_is_accepted_with_a_tap_by_each(camp: Camp) -> None:
    ann, ben = camp.persons
    proposed = {each.id for each in (await camp.match()).state.proposal.plan}
    assert "put forward by Cleo" in text_of(ann.dms[-1])

    await tap(ben, ben.dms[-1], "back")
    for person in (ann, ben):
        await tap(person, person.dms[-1], "accept")

    state = (await camp.match()).state
    assert "plan" != state.stage
    assert {each.id for each in state.plan} <= proposed


async def test_where_persons_ignore_it_the_round_goes_on(camp: Camp) -> None:
    ann, ben = camp.persons
    await tap(ben, ben.dms[-1], "back")
    before = (await camp.match()).seq

    for person in (ben, ann):
        await tap(person, person.dms[-1], "ready")

    match = await camp.match()
    assert ("", None) == (match.state.drafts[0], match.state.proposal)
    assert "plan" != match.state.stage
    assert match.seq <= before + MOST_BY_ITSELF


def has(player: Player, key: str) -> bool:
    """Whether a button of the newest message gives this answer."""
    return any(each.endswith(f":{key}") for each in custom_ids(player.dms[-1]))
