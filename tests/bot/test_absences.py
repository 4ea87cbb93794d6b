"""A player's time is over: what the others are asked, what they decide, and the way back."""

from __future__ import annotations

import pytest

from bot.pace import HOUR
from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.records import Clock, MatchId
from engine.core import Seat
from tests.bot.house import House, custom_ids, tap, text_of
from tests.bot.whole import sensible

DAY = 24 * HOUR
LAST_REMINDER = 47 * HOUR  # after the start of a daily turn
ANN, BEN, CLEO = Seat(0), Seat(1), Seat(2)


class Table:
    """The toy by three, where Ann's time is over and the others have planned."""

    def __init__(self, house: House, match_id: MatchId, players: list[Player]) -> None:
        self.house = house
        self.match_id = match_id
        self.players = players

    async def thread(self) -> Channel:
        return await self.house.thread(self.match_id)

    async def questions(self) -> list[Message]:
        """What the thread asks about those without time."""
        return [m for m in (await self.thread()).messages.values() if "vote:" in str(m.components)]

    async def clock(self, seat: Seat = ANN) -> Clock:
        record, _ = await self.house.look(self.match_id)
        assert record.timing is not None
        return record.timing.clocks[seat]

    async def vote(self, player: Player, choice: str) -> str:
        [question] = await self.questions()
        return (await player.press(question, f"vote:*:{choice}")).text

    async def log(self) -> list[str]:
        rows = await self.house.store.log(self.match_id, None)
        return [row.event.decode() for row in rows]

    async def asked(self) -> set[Seat]:
        _, match = await self.house.look(self.match_id)
        return set(match.pending)


async def late(house: House, names: str = "Ann Ben Cleo", **options: str) -> Table:
    players = [house.discord.user(name) for name in names.split()]
    match_id = await house.match("toy", *players, pace="daily", **options)
    thread = await house.thread(match_id)
    for player in players[1:]:
        await player.slash(thread, "toy plan", job="ready")
    await house.wait(LAST_REMINDER)
    await house.wait(3 * HOUR - 60)
    return Table(house, match_id, players)


async def absent(house: House, names: str = "Ann Ben Cleo", **options: str) -> Table:
    table = await late(house, names, **options)
    await house.wait(120)
    return table


async def test_the_table_is_asked_once_after_a_grace(house: House) -> None:
    table = await late(house)
    before = await table.questions()

    await house.wait(120)
    await house.restart()

    [question] = await table.questions()
    ann, ben, cleo = table.players
    assert [] == before
    assert "Ann's time is over" in text_of(question)
    assert [False, True, True] == [question in player.rung for player in (ann, ben, cleo)]


@pytest.mark.parametrize("gone", [ANN, CLEO])
async def test_a_vote_waits_for_nobody_who_is_late(house: House, gone: Seat) -> None:
    players = [house.discord.user(name) for name in ("Ann", "Ben", "Cleo")]
    match_id = await house.match("toy", *players, pace="daily")
    table = Table(house, match_id, players)
    record, match = await house.look(match_id)
    matches = house.bot.desk.matches
    while match.state.stage != "vote" or match.pending.keys() != {gone}:
        seat = min(match.pending, key=lambda seat: seat == gone)
        question = match.pending[seat]
        # They disagree, so that the first player has to settle it.
        raw = sensible(match, seat) if question.id != "vote.say" else ("feast", False)
        if question.id == "vote.say" and seat == BEN:
            raw = ("fast", False)
        await matches.answer(match_id, seat, players[seat].id, [raw])
        record, match = await house.look(match_id)
    before = record.seq

    await house.wait(LAST_REMINDER)
    await house.wait(3 * HOUR + 60)

    record, match = await house.look(match_id)
    assert [] == await table.questions()
    assert before < record.seq
    # The first player settles it: an autopilot does in Ann's place.
    asked = {question.id for question in match.pending.values()}
    assert {"plan.job" if gone == ANN else "vote.decide"} == asked
    assert any('"absent-vote"' in line for line in await table.log())


async def test_in_the_grace_a_player_may_still_answer(house: House) -> None:
    table = await late(house)

    await table.players[0].slash(await table.thread(), "toy plan", job="ready")
    await house.wait(HOUR)

    assert [] == await table.questions()


async def test_more_than_half_decide(house: House) -> None:
    table = await absent(house)
    _, ben, cleo = table.players

    first = await table.vote(ben, "turn")
    open_still = await table.questions()
    await table.vote(cleo, "turn")

    assert "Autopilot this turn" in first
    assert "Ben: Autopilot this turn" in text_of(open_still[0])
    assert [] == await table.questions()
    assert any('"absent-turn"' in line for line in await table.log())


async def test_the_host_breaks_a_tie(house: House) -> None:
    players = [house.discord.user(name) for name in ("Ann", "Ben", "Cleo")]
    match_id = await house.match("toy", *players, pace="daily")
    thread = await house.thread(match_id)
    for player in players[:2]:
        await player.slash(thread, "toy plan", job="ready")
    await house.wait(LAST_REMINDER)
    await house.wait(3 * HOUR + 60)
    table = Table(house, match_id, players)

    await table.vote(players[1], "wait")
    await table.vote(players[0], "back")

    assert "back" == (await table.clock(CLEO)).stand_in


async def test_one_who_is_alone_decides_alone(house: House) -> None:
    table = await absent(house, "Ann Ben")

    await table.vote(table.players[1], "wait")

    clock = await table.clock()
    assert clock.absent is None
    assert DAY == clock.left
    assert {ANN} == await table.asked()


async def test_an_autopilot_for_one_turn_leaves_the_next_to_the_player(house: House) -> None:
    table = await absent(house, "Ann Ben")

    await table.vote(table.players[1], "turn")

    _, match = await house.look(table.match_id)
    assert "1.turn.0" == match.state.phase
    assert {ANN} == set(match.pending)
    assert ("", 1) == ((await table.clock()).stand_in, (await table.clock()).missed)


async def test_an_autopilot_until_back_plays_on(house: House) -> None:
    table = await absent(house, "Ann Ben")

    await table.vote(table.players[1], "back")

    assert "back" == (await table.clock()).stand_in
    assert {BEN} == await table.asked()
    card = [m for m in (await table.thread()).messages.values() if m.pinned_at is not None][-1]
    assert "Ann (autopilot)" in text_of(card)


async def test_the_table_may_end_the_match(house: House) -> None:
    table = await absent(house, "Ann Ben")

    await table.vote(table.players[1], "end")

    record, _ = await house.look(table.match_id)
    assert "cancelled" == record.status
    assert any('"absent-end"' in line for line in await table.log())
    assert [] == await table.questions()


async def test_where_nobody_votes_an_autopilot_plays_after_one_more_period(house: House) -> None:
    table = await absent(house)

    await house.wait(DAY - HOUR)
    early = len(await table.questions())
    await house.wait(HOUR)

    assert 1 == early
    assert [] == await table.questions()
    assert 1 == (await table.clock()).missed


async def test_whoever_is_absent_has_no_vote(house: House) -> None:
    table = await absent(house)

    answer = await table.vote(table.players[0], "wait")

    assert "have a vote" in answer
    assert (await table.clock()).absent is not None


async def test_a_stranger_has_no_vote(house: House) -> None:
    table = await absent(house)

    answer = await table.vote(house.discord.user("David"), "end")

    assert "have a vote" in answer


async def test_an_old_question_is_answered_politely(house: House) -> None:
    table = await absent(house, "Ann Ben")
    [question] = await table.questions()
    await table.vote(table.players[1], "wait")

    answer = await table.players[1].press_old(
        house.post(await table.thread()), f"vote:{table.match_id}:0:1:end"
    )

    assert question.deleted
    assert "This has been decided." in answer.text
    assert "running" == (await house.look(table.match_id))[0].status


@pytest.mark.parametrize("where", ["question", "message"])
async def test_im_back_ends_an_absence_before_it_is_decided(house: House, where: str) -> None:
    table = await absent(house)
    ann = table.players[0]
    shown = (await table.questions())[0] if where == "question" else ann.dms[-1]

    answer = await ann.press(shown, "imback:*")

    clock = await table.clock()
    assert "Good to have you back." in answer.text
    assert (None, 0) == (clock.absent, clock.missed)
    assert DAY == clock.left
    assert [] == await table.questions()


@pytest.mark.parametrize("where", ["post", "message"])
async def test_im_back_ends_the_autopilot(house: House, where: str) -> None:
    table = await absent(house, "Ann Ben")
    ann, ben = table.players
    await table.vote(ben, "back")
    thread = await table.thread()
    shown = house.post(thread, "imback:") if where == "post" else ann.dms[-1]

    await ann.press(shown, "imback:*")
    await ben.slash(thread, "toy take", amount=1)
    await ben.slash(thread, "toy end")

    assert "" == (await table.clock()).stand_in
    assert any('"player-back"' in line for line in await table.log())
    assert "imback:" not in str(house.post(thread).components)


async def test_acting_ends_an_absence_too(house: House) -> None:
    table = await absent(house)
    ann = table.players[0]
    panel = await ann.press(house.post(await table.thread()), "act:*")

    await tap(ann, panel, "hunt")

    clock = await table.clock()
    assert (None, DAY) == (clock.absent, clock.left)
    assert [] == await table.questions()


async def test_a_match_that_everybody_has_left_is_called_off(house: House) -> None:
    table = await absent(house, "Ann Ben")

    for _ in range(20):
        await house.wait(DAY)

    record, _ = await house.look(table.match_id)
    assert "cancelled" == record.status
    assert '"match-abandoned"' in (await table.log())[-1]
    assert [] == await table.questions()


async def test_all_who_are_late_at_once_are_each_handled_by_themselves(house: House) -> None:
    players = [house.discord.user(name) for name in ("Ann", "Ben", "Cleo")]
    match_id = await house.match("toy", *players, pace="daily")
    await players[2].slash(await house.thread(match_id), "toy plan", job="ready")

    await house.wait(LAST_REMINDER)
    await house.wait(3 * HOUR + 60)

    questions = await Table(house, match_id, players).questions()
    assert 2 == len(questions)
    assert [True, True] == [each in players[2].rung for each in questions]


async def test_the_time_between_being_over_and_being_asked_survives_a_restart(house: House) -> None:
    table = await late(house)
    await house.stop()
    house.discord.clock.move(HOUR)

    await house.start()

    assert 1 == len(await table.questions())


async def test_after_an_outage_a_player_is_reminded_before_the_table_is_asked(
    house: House,
) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben, pace="daily")
    await ben.slash(await house.thread(match_id), "toy plan", job="ready")
    table = Table(house, match_id, [ann, ben])
    await house.stop()
    house.discord.clock.move(5 * DAY)

    await house.start()
    reminded = sum("hush:" in str(m.components) for m in ann.dms)
    early = await table.questions()
    await house.wait(2 * HOUR + 60)

    assert (1, []) == (reminded, early)
    assert 1 == len(await table.questions())


async def test_after_a_resignation_the_table_is_asked_about_the_seat(house: House) -> None:
    table = await absent(house)
    ann = table.players[0]
    [before] = await table.questions()

    panel = await ann.slash(await table.thread(), "match resign")
    await ann.press(panel, "confirm:*")

    [question] = await table.questions()
    offered = [custom_id.split(":")[4] for custom_id in custom_ids(question)[:3]]
    assert before.deleted
    assert ["back", "substitute", "end"] == offered
    assert "Ann doesn't play on" in text_of(question)
    assert "imback:" not in str(question.components)
    assert "running" == (await house.look(table.match_id))[0].status
