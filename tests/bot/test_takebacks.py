"""Taking back what isn't free any more: the question in the thread, consent, and what ends it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.looks import said
from bot.pace import HOUR
from bot.playground.actors import Answer, Player
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.records import MatchId
from bot.verify import replay_of
from engine.core import Seat
from tests.bot.house import House, tap, text_of

DAY = 24 * HOUR


class Played(NamedTuple):
    """A match of Go West! in which the first player has just ended a turn."""

    house: House
    match_id: MatchId
    mover: Player
    others: list[Player]
    thread: Channel
    before: object  # the first player's view when the turn began

    async def view(self, seat: Seat) -> object:
        return (await self.house.look(self.match_id))[1].view(seat)

    async def mover_seat(self) -> Seat:
        record, _ = await self.house.look(self.match_id)
        return next(seat.seat for seat in record.seats if seat.user == self.mover.id)

    async def asked(self) -> set[int | None]:
        record, match = await self.house.look(self.match_id)
        return {record.seats[seat].user for seat in match.pending}

    async def undo(self) -> Answer:
        return await self.mover.press(self.house.post(self.thread), "undo:*")

    async def ask(self, how: str = "turn") -> Answer:
        return await self.mover.press(await self.undo(), f"askback:*:{how}.*")

    def posts(self) -> list[Message]:
        return [m for m in self.thread.messages.values() if "asks to take back" in text_of(m)]

    async def log(self) -> list[str]:
        return [row.event.decode() for row in await self.house.store.log(self.match_id, None)]


async def sell(house: House, player: Player, thread: Channel) -> None:
    """A whole turn: one card sold."""
    panel = await tap(player, await player.press(house.post(thread), "act:*"), "sell")
    record, match = await house.look((await house.store.matches())[-1].id)
    seat = next(each for each in match.pending if record.seats[each].user == player.id)
    panel = await tap(player, panel, str(match.pending[seat].default))
    await tap(player, panel, "end")


async def played(house: House, names: str = "Ann Ben", **options: str) -> Played:
    players = [house.discord.user(name) for name in names.split()]
    match_id = await house.match("go_west", *players, **options)
    record, match = await house.look(match_id)
    seat = min(match.pending)
    mover = next(each for each in players if each.id == record.seats[seat].user)
    others = [each for each in players if each is not mover]
    thread = await house.thread(match_id)
    before = match.view(seat)
    await sell(house, mover, thread)
    return Played(house, match_id, mover, others, thread, before)


async def test_the_table_is_asked_about_what_it_could_see(house: House) -> None:
    table = await played(house)

    ways = await table.undo()
    answer = await table.mover.press(ways, "askback:*:turn.*")

    [post] = table.posts()
    assert "everybody's consent" in ways.text
    assert "The others are asked" in answer.text
    assert "the whole last turn" in text_of(post)
    assert "sells" in text_of(post)
    assert f"<@{table.others[0].id}>: do you agree" in text_of(post)
    assert post in table.others[0].rung
    assert post not in table.mover.rung
    assert {table.others[0].id} == await table.asked()


async def test_with_everybodys_consent_the_turn_begins_again(house: House) -> None:
    table = await played(house)
    told = await table.log()
    await table.ask()

    answer = await table.others[0].press(table.posts()[0], "agree:*")

    [post] = table.posts()
    seat = await table.mover_seat()
    assert "it is taken back" in answer.text
    assert "Everybody has agreed" in text_of(post)
    assert "agree:" not in str(post.components)
    assert {table.mover.id} == await table.asked()
    assert table.before == await table.view(seat)
    *before, note = await table.log()
    assert '"took-back-agreed"' in note
    assert told[: len(before)] == before
    assert len(before) < len(told)


async def test_a_new_post_shows_the_turn_that_begins_again(house: House) -> None:
    table = await played(house)
    await table.ask()
    before = house.post(table.thread)

    await table.others[0].press(table.posts()[0], "agree:*")

    after = house.post(table.thread)
    assert before is not after
    assert "with everybody's consent" in text_of(after)


async def test_cards_come_in_the_same_order_again(house: House) -> None:
    table = await played(house)
    seat = await table.mover_seat()
    first = await table.view(seat)
    await table.ask()
    await table.others[0].press(table.posts()[0], "agree:*")

    await sell(house, table.mover, table.thread)

    assert first == await table.view(seat)


async def test_all_have_to_agree(house: House) -> None:
    table = await played(house, "Ann Ben Cleo")
    await table.ask()

    one = await table.others[0].press(table.posts()[0], "agree:*")
    text = text_of(table.posts()[0])
    asked = await table.asked()
    await table.others[1].press(table.posts()[0], "agree:*")

    assert "as soon as all have" in one.text
    assert "Agreed: " in text
    assert {table.mover.id} != asked
    assert {table.mover.id} == await table.asked()


async def test_one_refusal_ends_it(house: House) -> None:
    table = await played(house, "Ann Ben Cleo")
    await table.ask()
    [post] = table.posts()
    await table.others[0].press(post, "agree:*")

    await table.others[1].press(post, "refuse:*")
    late = await table.others[0].press_old(post, f"agree:{table.match_id}::1:")

    assert "has refused" in text_of(table.posts()[0])
    assert "no longer asked" in late.text
    assert {table.mover.id} != await table.asked()


async def test_the_next_move_ends_it(house: House) -> None:
    table = await played(house)
    await table.ask()
    other = table.others[0]

    await tap(other, await other.press(house.post(table.thread), "act:*"), "sell")
    late = await other.press_old(table.posts()[0], f"agree:{table.match_id}::1:")

    assert "gone on meanwhile" in text_of(table.posts()[0])
    assert "no longer asked" in late.text
    assert {other.id} == await table.asked()


async def test_whoever_asks_may_withdraw_but_not_agree(house: House) -> None:
    table = await played(house)
    await table.ask()
    [post] = table.posts()

    own = await table.mover.press(post, "agree:*")
    await table.mover.press(post, "refuse:*")

    assert "others have to agree" in own.text
    assert "has withdrawn" in text_of(table.posts()[0])


async def test_a_stranger_has_no_say(house: House) -> None:
    table = await played(house)
    await table.ask()
    [post] = table.posts()
    david = house.discord.user("David")

    for kind in ("agree", "refuse"):
        answer = await david.press(post, f"{kind}:*")
        assert "no seat" in answer.text

    assert "do you agree" in text_of(table.posts()[0])


async def test_agreeing_twice_takes_back_once(house: House) -> None:
    table = await played(house)
    await table.ask()
    [post] = table.posts()

    await table.others[0].press(post, "agree:*")
    again = await table.others[0].press_old(post, f"agree:{table.match_id}::1:")

    assert "no longer asked" in again.text
    assert 1 == sum("took-back-agreed" in line for line in await table.log())


async def test_asking_twice_asks_once(house: House) -> None:
    table = await played(house)
    ways = await table.undo()

    await table.mover.press(ways, "askback:*:turn.*")
    again = await table.mover.press(ways, "askback:*:turn.*")

    assert "being asked" in again.text
    assert 1 == len(table.posts())


async def test_a_stale_question_isnt_asked(house: House) -> None:
    table = await played(house)
    ways = await table.undo()
    other = table.others[0]
    await tap(other, await other.press(house.post(table.thread), "act:*"), "sell")

    late = await table.mover.press(ways, "askback:*:turn.*")

    assert "gone on meanwhile" in late.text
    assert [] == table.posts()


async def test_nobody_asks_in_anothers_name(house: House) -> None:
    table = await played(house)
    seat = await table.mover_seat()
    record, _ = await house.look(table.match_id)

    answer = await table.others[0].press_old(
        house.post(table.thread), f"askback:{table.match_id}:{seat}:{record.seq}:turn.0"
    )

    assert "another player's" in answer.text
    assert [] == table.posts()


async def test_the_question_outlives_a_restart(house: House) -> None:
    table = await played(house, "Ann Ben Cleo")
    await table.ask()
    await table.others[0].press(table.posts()[0], "agree:*")

    await house.restart()
    posts = len(table.posts())
    await table.others[1].press(table.posts()[0], "agree:*")

    assert 1 == posts
    assert {table.mover.id} == await table.asked()
    assert "Everybody has agreed" in text_of(table.posts()[0])


async def test_consent_given_just_before_a_crash_counts_after_it(house: House) -> None:
    table = await played(house)
    await table.ask()
    asked = await house.store.takebacks.open(table.match_id)
    assert asked is not None
    await house.store.takebacks.agree(asked.id, table.others[0].id)

    await house.restart()

    assert {table.mover.id} == await table.asked()
    assert "Everybody has agreed" in text_of(table.posts()[0])


async def test_autopilots_agree_by_themselves(house: House) -> None:
    ann = house.discord.user("Ann")
    match_id = await house.match("go_west", ann, autopilots=1)
    thread = await house.thread(match_id)
    before = (await house.look(match_id))[1].state.phase
    await sell(house, ann, thread)

    ways = await ann.press(house.post(thread), "undo:*")
    answer = await ann.press(ways, "askback:*:turn.*")

    assert "it is taken back" in answer.text
    assert before == (await house.look(match_id))[1].state.phase


async def test_whoever_resigns_neednt_be_asked_any_more(house: House) -> None:
    table = await played(house, "Ann Ben Cleo")
    await table.ask()
    await table.others[0].press(table.posts()[0], "agree:*")

    panel = await table.others[1].slash(table.thread, "match resign")
    await table.others[1].press(panel, "confirm:*")

    assert '"took-back-agreed"' in (await table.log())[-1]


async def test_a_question_of_one_who_resigns_is_off(house: House) -> None:
    table = await played(house, "Ann Ben Cleo")
    await table.ask()

    panel = await table.mover.slash(table.thread, "match resign")
    await table.mover.press(panel, "confirm:*")

    assert "gone on meanwhile" in text_of(table.posts()[0])


async def test_others_find_the_question_behind_their_undo(house: House) -> None:
    table = await played(house)
    await table.ask()

    shown = await table.others[0].slash(table.thread, "undo")
    await table.others[0].press(shown, "agree:*")

    assert {table.mover.id} == await table.asked()


async def test_closed_messages_and_an_old_question_dont_matter(house: House) -> None:
    table = await played(house)
    for player in (table.mover, *table.others):
        player.user.takes_dms = False
    await table.ask()
    await house.wait(2 * HOUR)

    await table.others[0].press(table.posts()[0], "agree:*")

    assert "Everybody has agreed" in text_of(table.posts()[0])
    assert {table.mover.id} == await table.asked()


async def test_no_hidden_card_is_named_in_public(house: House) -> None:
    table = await played(house)
    seat = await table.mover_seat()
    await table.ask()
    [post] = table.posts()

    public = await house.store.log(table.match_id, None)
    private = await house.store.log(table.match_id, seat)

    secret = {row.event for row in private} - {row.event for row in public}
    record, _ = await house.look(table.match_id)
    words = house.bot.desk.words("en", record)
    told = said([row for row in private if row.event in secret], words, record)
    assert told
    assert not any(line in text_of(post) for line in told)


async def test_nobody_gains_time(house: House) -> None:
    table = await played(house, pace="daily")
    seat = await table.mover_seat()
    other = Seat(1 - seat)
    record, _ = await house.look(table.match_id)
    assert record.timing is not None
    spent = record.timing.clocks[seat]
    await house.wait(5 * HOUR)
    await table.ask()
    await table.others[0].press(table.posts()[0], "agree:*")
    await house.wait(2 * HOUR)
    await sell(house, table.mover, table.thread)

    record, _ = await house.look(table.match_id)
    assert record.timing is not None
    clocks = record.timing.clocks
    assert spent.left - 2 * HOUR == pytest.approx(clocks[seat].left, abs=60)
    assert DAY - 5 * HOUR == pytest.approx(clocks[other].left, abs=60)


async def test_two_presses_of_undo_take_back_one_answer(house: House) -> None:
    players = [house.discord.user(name) for name in ("Ann", "Ben")]
    match_id = await house.match("go_west", *players)
    record, match = await house.look(match_id)
    mover = next(p for p in players if p.id == record.seats[min(match.pending)].user)
    thread = await house.thread(match_id)
    panel = await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
    seat = min(match.pending)
    card = str((await house.look(match_id))[1].pending[seat].default)
    await tap(mover, panel, card)
    post = house.post(thread)

    await mover.press(post, "undo:*")
    again = await mover.press(post, "undo:*")

    _, match = await house.look(match_id)
    assert ["sell.card"] == [question.id for question in match.pending.values()]
    assert "just been taken back" in again.text
    assert "Take back: " in str(again.message.components)


async def test_a_replay_of_the_match_goes_back_as_it_did(house: House) -> None:
    table = await played(house)
    await table.ask()
    await table.others[0].press(table.posts()[0], "agree:*")
    await sell(house, table.mover, table.thread)
    await sell(house, table.others[0], table.thread)

    record, match = await house.look(table.match_id)
    moves = await house.store.moves(table.match_id)
    events = await house.store.past.events(table.match_id)
    replay = replay_of(match.game, record, moves, events)

    assert replay.differs_at is None
