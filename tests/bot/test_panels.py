"""Buttons and menus of a match: what they do, and what they say when they can't."""

from __future__ import annotations

from tests.bot.house import House, custom_ids, tap, text_of, two


async def test_acting_from_the_thread_is_seen_by_the_presser_alone(house: House) -> None:
    _, mover, other, thread = await two(house)

    panel = await mover.press(house.post(thread), "act:*")

    assert panel.ephemeral
    assert "Play a card" in panel.buttons
    assert panel.message not in other.sees(thread)


async def test_the_panel_changes_in_place_until_the_move_ends(house: House) -> None:
    _, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")

    asked = await tap(mover, panel, "sell")

    assert panel.message is asked.message
    assert "Which card" in text_of(panel.message)


async def test_a_stale_button_says_what_happened_and_asks_again(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    first = await mover.press(house.post(thread), "act:*")
    second = await mover.press(house.post(thread), "act:*")
    await tap(mover, first, "sell")

    answer = await tap(mover, second, "score")

    _, match = await house.look(match_id)
    assert 1 == match.seq
    assert "no longer open" in answer.text
    assert "Which card" in answer.text


async def test_a_double_press_plays_once(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")
    wanted = next(each for each in custom_ids(panel.message) if each.endswith(":sell"))

    mover.begin_press(panel, wanted)
    mover.begin_press(panel, wanted)
    await house.discord.settled()

    _, match = await house.look(match_id)
    assert 1 == match.seq


async def test_an_interaction_delivered_twice_plays_once(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")
    house.discord.faults.doubled.add("INTERACTION_CREATE")

    await tap(mover, panel, "sell")

    _, match = await house.look(match_id)
    assert 1 == match.seq


async def test_nobody_presses_anothers_panel(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")
    wanted = next(each for each in custom_ids(panel.message) if each.endswith(":sell"))

    answer = await other.press_old(house.post(thread), wanted)

    _, match = await house.look(match_id)
    assert 0 == match.seq
    assert "another player's button" in answer.text


async def test_a_button_of_no_known_pattern_gets_an_answer(house: House) -> None:
    _, mover, _, thread = await two(house)

    answer = await mover.press_old(house.post(thread), "v0:something:else")

    assert not answer.failed
    assert "too old" in answer.text


async def test_an_answer_is_taken_back_and_given_again(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")
    asked = await tap(mover, panel, "sell")

    back = await mover.press(asked, "back:*")
    _, undone = await house.look(match_id)
    undone_ids = [question.id for question in undone.pending.values()]
    again = await mover.press(back, "redo:*")

    _, match = await house.look(match_id)
    assert ["turn.action"] == undone_ids
    assert ["sell.card"] == [question.id for question in match.pending.values()]
    assert "Which card" in again.text


async def test_undo_in_the_thread_takes_back_the_pressers_last_answer(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")

    refused = await other.press(house.post(thread), "undo:*")
    undone = await mover.press(house.post(thread), "undo:*")

    _, match = await house.look(match_id)
    assert "nothing to take back" in refused.text
    assert "What do you do" in undone.text
    assert ["turn.action"] == [question.id for question in match.pending.values()]


async def test_a_drawn_card_cannot_be_taken_back_alone(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    panel = await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
    _, match = await house.look(match_id)
    card = match.pending[min(match.pending)].default
    panel = await tap(mover, panel, str(card))
    await tap(mover, panel, "end")

    answer = await mover.press(house.post(thread), "undo:*")

    _, after = await house.look(match_id)
    assert "everybody's consent" in answer.text
    assert after.state.phase != match.state.phase


async def test_spectators_see_the_board_but_no_hand(house: House) -> None:
    _, _, _, thread = await two(house)
    cleo = house.discord.user("Cleo")

    panel = await cleo.press(house.post(thread), "act:*")
    refused = await cleo.press(house.post(thread), "hand:*")

    assert "You are watching this match." in panel.text
    assert "You have no seat in this match." in refused.text


async def test_all_buttons_work_after_a_restart(house: House) -> None:
    _, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")

    await house.restart()
    asked = await tap(mover, panel, "sell")
    shown = await mover.press(house.post(thread), "hand:*")

    assert "Which card" in asked.text
    assert "Your hand" in shown.text


async def test_a_month_old_button_still_works(house: House) -> None:
    _, mover, _, thread = await two(house)
    post = house.post(thread)
    dm = mover.dms[-1]
    house.discord.clock.move(30 * 24 * 3600)

    panel = await mover.press(post, "act:*")
    asked = await tap(mover, dm, "sell")

    assert "Play a card" in panel.buttons
    assert "Which card" in asked.text


async def test_the_log_tells_what_everybody_may_know(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    panel = await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
    _, match = await house.look(match_id)
    panel = await tap(mover, panel, str(match.pending[min(match.pending)].default))
    await tap(mover, panel, "end")

    theirs = await other.press(house.post(thread), "log:*")
    own = await mover.press(house.post(thread), "log:*")

    assert "sells" in theirs.text
    assert theirs.text != own.text  # the card that was drawn is in one of them only


async def test_the_log_begins_with_what_its_reader_missed(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    for player in (mover, other):
        panel = await tap(player, await player.press(house.post(thread), "act:*"), "sell")
        _, match = await house.look(match_id)
        panel = await tap(player, panel, str(match.pending[min(match.pending)].default))
        await tap(player, panel, "end")

    news = await mover.press(house.post(thread), "log:*")
    missed = news.text
    whole = await mover.press(news, "logs:*")

    assert "**Since your last turn**" in missed
    assert f"{other.name} sells" in missed
    assert f"{mover.name} sells" not in missed
    assert f"{mover.name} sells" in whole.text
    assert f"{other.name} sells" in text_of(mover.dms[-1])
    assert f"{mover.name} sells" not in text_of(mover.dms[-1])


async def test_what_was_taken_back_is_no_news(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    panel = await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
    _, match = await house.look(match_id)
    panel = await tap(mover, panel, str(match.pending[min(match.pending)].default))
    await tap(mover, panel, "end")
    panel = await tap(other, await other.press(house.post(thread), "act:*"), "double")
    told = text_of(mover.dms[-1])

    await other.press(panel, "back:*")

    assert "uses the double-turn token" in told
    news = await mover.press(house.post(thread), "log:*")
    assert "uses the double-turn token" not in news.text


async def test_the_board_can_be_had_in_words(house: House) -> None:
    _, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")

    told = await mover.press(panel, "text:*")

    assert "New England" in told.text
    assert told.ephemeral


async def test_a_hand_comes_by_direct_message_and_to_its_owner_alone(house: House) -> None:
    _, mover, other, _ = await two(house)

    assert 1 == len(mover.dms) == len(other.dms)
    assert "What do you do" in text_of(mover.dms[0])
    assert "What do you do" not in text_of(other.dms[0])
    assert [mover.dms[0]] == mover.rung
    assert [] == other.rung


async def test_after_the_turn_the_next_player_is_rung_once(house: House) -> None:
    match_id, mover, other, _ = await two(house)
    panel = await tap(mover, mover.dms[-1], "sell")
    _, match = await house.look(match_id)
    await tap(mover, panel, str(match.pending[min(match.pending)].default))
    await tap(mover, mover.dms[-1], "end")

    assert 1 == len(other.rung)
    assert 1 == len(mover.dms) == len(other.dms)
    assert "What do you do" in text_of(other.dms[-1])


async def test_whoever_takes_no_direct_messages_is_called_in_the_thread(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    ann.close_dms()
    ben.close_dms()

    match_id = await house.match("go_west", ann, ben)

    _, match = await house.look(match_id)
    record, _ = await house.look(match_id)
    first = ann if record.seats[min(match.pending)].user == ann.id else ben
    other = ben if first is ann else ann
    thread = await house.thread(match_id)
    assert first.rung
    assert [] == other.rung
    hand = await first.press(house.post(thread), "hand:*")
    assert hand.ephemeral
    assert "Your hand" in hand.text


async def test_resigning_from_a_match_of_two_gives_it_to_the_other(house: House) -> None:
    match_id, mover, other, thread = await two(house)

    sure = await mover.slash(thread, "match resign")
    await mover.press(sure, "confirm:*")

    record, _ = await house.look(match_id)
    said = text_of(list(thread.messages.values())[-1])
    assert "over" == record.status
    assert other.name in said


async def test_the_host_calls_a_match_off(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("go_west", ann, ben)
    thread = await house.thread(match_id)

    refused = await ben.slash(thread, "match cancel")
    sure = await ann.slash(thread, "match cancel")
    await ann.press(sure, "confirm:*")

    record, _ = await house.look(match_id)
    assert "Only the host" in refused.text
    assert "cancelled" == record.status
    answer = await ben.press(house.post(thread), "act:*")
    assert "called off" in answer.text


async def test_undone_answers_leave_the_log(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    panel = await tap(mover, await mover.press(house.post(thread), "act:*"), "double")
    before = await house.store.log(match_id, None)
    await mover.press(panel, "back:*")

    after = await house.store.log(match_id, None)

    assert any(b'"doubled"' in row.event for row in before)
    assert not any(b'"doubled"' in row.event for row in after)
