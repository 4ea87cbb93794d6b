"""Whatever is pressed or typed wrongly gets a polite answer, and nothing comes twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest

from bot.playground.actors import Answer, Player
from bot.playground.messages import Message
from bot.records import MatchId
from tests.bot.faulty import posts, until
from tests.bot.house import House, custom_ids, tap, text_of, two

Deed: TypeAlias = Callable[[House], Awaitable[Answer]]


async def toys(house: House) -> tuple[MatchId, Player, Player]:
    """A match of the toy for Ann and Ben: both plan."""
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    return await house.match("toy", ann, ben), ann, ben


async def planned(house: House, match_id: MatchId, *players: Player) -> None:
    """All are ready, and the first has its turn."""
    thread = await house.thread(match_id)
    for player in players:
        await player.slash(thread, "toy plan", job="ready")


async def opened(house: House, seats: int = 3) -> tuple[Player, Player, Message]:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    await ann.slash(channel, "match new", game="go_west", seats=seats)
    return ann, ben, house.card(channel, ann)


# -- at the same moment --------------------------------------------------------------------------


async def test_answers_of_two_players_at_the_same_moment_both_count(house: House) -> None:
    match_id, ann, ben = await toys(house)
    thread = await house.thread(match_id)
    panels = [await each.press(house.post(thread), "act:*") for each in (ann, ben)]

    pressed = [
        Answer(each.begin_press(panel, "ans:*:hunt"))
        for each, panel in zip((ann, ben), panels, strict=True)
    ]
    await house.discord.settled()

    _, match = await house.look(match_id)
    assert ["hunt", "hunt"] == match.state.drafts
    assert ["no longer open" in answer.text for answer in pressed] == [False, False]
    assert all("Where" in answer.text for answer in pressed)


async def test_of_two_equal_commands_at_the_same_moment_one_counts(house: House) -> None:
    match_id, mover, _, thread = await two(house)

    sent = [Answer(mover.begin_slash(thread, "west sell")) for _ in range(2)]
    await house.discord.settled()

    _, match = await house.look(match_id)
    assert 1 == match.seq
    assert [False, False] == [answer.failed for answer in sent]
    assert all("Which card" in answer.text for answer in sent)


async def test_whoever_joins_while_the_match_starts_is_in_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, card = await opened(house)
    cleo = house.discord.user("Cleo")
    await ben.press(card, "join:*")
    begin, joined = house.store.start_match, list[Answer]()

    async def begin_late(*args: Any, **kwargs: Any) -> None:
        if not joined:
            joined.append(Answer(cleo.begin_press(card, "join:*")))
            await until(lambda: "Cleo" in text_of(card))
        await begin(*args, **kwargs)

    monkeypatch.setattr(house.store, "start_match", begin_late)
    await ann.press(card, "start:*")

    [record] = await house.store.matches()
    assert [ann.id, ben.id, cleo.id] == [seat.user for seat in record.seats]


async def test_whoever_joins_while_the_last_player_leaves_keeps_the_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, card = await opened(house)
    remove = house.store.remove_lobby

    async def remove_late(*args: Any, **kwargs: Any) -> bool:
        monkeypatch.undo()
        ben.begin_press(card, "join:*")
        await until(lambda: "Ben" in text_of(card))
        return await remove(*args, **kwargs)

    monkeypatch.setattr(house.store, "remove_lobby", remove_late)
    await ann.press(card, "leave:*")

    [lobby] = await house.store.lobbies()
    assert (ben.id, (ben.id,)) == (lobby.host, lobby.players)
    assert "1. Ben (host)" in text_of(card)


# -- commands ------------------------------------------------------------------------------------


async def test_an_option_beyond_a_barrier_is_refused_with_its_reason(house: House) -> None:
    match_id, ann, ben = await toys(house)
    await planned(house, match_id, ann, ben)
    thread = await house.thread(match_id)
    _, before = await house.look(match_id)

    refused = await ann.slash(thread, "toy draw", drop=before.state.hands[0][0])
    offered = await ann.complete(thread, "toy draw", "drop", "")

    _, match = await house.look(match_id)
    assert before.seq == match.seq
    assert "drop" in refused.text
    assert "revealed" in refused.text
    assert [] == offered.values


@pytest.mark.parametrize("given", ["0", "4", "-1", "1.5", "one", "9" * 2000, "1e3"])
async def test_a_number_out_of_bounds_is_refused_with_the_bounds(house: House, given: str) -> None:
    match_id, ann, ben = await toys(house)
    await planned(house, match_id, ann, ben)
    thread = await house.thread(match_id)
    _, before = await house.look(match_id)

    refused = await ann.slash(thread, "toy take", amount=given)

    _, match = await house.look(match_id)
    assert before.seq == match.seq
    assert "1, 2, 3" in refused.text


@pytest.mark.parametrize("locale", ["en-US", "cs"])
async def test_two_thousand_characters_are_answered_in_short(house: House, locale: str) -> None:
    ann = house.discord.user("Ann", locale=locale)
    ben = house.discord.user("Ben")
    match_id = await house.match("go_west", ann, ben)
    thread = await house.thread(match_id)
    typed = "Příliš žluťoučký kůň úpěl ďábelské ódy. " * 50
    assert 2000 == len(typed)

    answers = [
        await ann.slash(thread, "west play", card=typed),
        await ann.slash(thread, "west sell", match=typed),
        await ann.slash(thread, "hand", match=f"`@everyone {typed}"[:2000]),
        await ann.slash(thread, "card", card=typed),
        await ann.slash(thread, "rules", topic=typed),
        await ann.slash(thread, "match join", match=typed),
    ]
    offered = await ann.complete(thread, "west play", "card", typed)

    assert [False] * 6 == [answer.failed for answer in answers]
    assert all(0 < len(answer.text) < 1500 for answer in answers)
    assert all(("Příliš žluťoučký kůň úpěl" not in answer.text) for answer in answers)
    assert [] == offered.values
    assert not any(answer.message.mentions.everyone for answer in answers)


async def test_a_command_that_is_no_more_is_explained(house: House) -> None:
    _, ann, _, thread = await two(house)
    house.bot.tree.remove_command("board")

    answer = await ann.slash(thread, "board")

    assert "out of date" in answer.text


# -- delivered twice -----------------------------------------------------------------------------


async def joining(house: House) -> Answer:
    _, ben, card = await opened(house)
    house.discord.faults.doubled.add("INTERACTION_CREATE")
    answer = await ben.press(card, "join:*")
    assert 2 == len((await house.store.lobbies())[0].players)
    return answer


async def leaving(house: House) -> Answer:
    _, ben, card = await opened(house)
    await ben.press(card, "join:*")
    house.discord.faults.doubled.add("INTERACTION_CREATE")
    answer = await ben.press(card, "leave:*")
    assert 1 == len((await house.store.lobbies())[0].players)
    return answer


async def choosing(house: House) -> Answer:
    ann, _, card = await opened(house)
    panel = await ann.press(card, "options:*")
    house.discord.faults.doubled.add("INTERACTION_CREATE")
    answer = await ann.choose(panel, "4", menu="lobbyset:*:=seats")
    [lobby] = await house.store.lobbies()
    assert (4, 2) == (lobby.seats, lobby.version + 1)
    return answer


async def starting(house: House) -> Answer:
    ann, ben, card = await opened(house, 2)
    await ben.press(card, "join:*")
    house.discord.faults.doubled.add("INTERACTION_CREATE")
    answer = await ann.press(card, "start:*")
    assert 1 == len(await house.store.matches())
    assert 1 == len(posts(house.discord.channel("games")))
    return answer


async def commanding(house: House) -> Answer:
    match_id, mover, _, thread = await two(house)
    house.discord.faults.doubled.add("INTERACTION_CREATE")
    answer = await mover.slash(thread, "west sell")
    assert 1 == (await house.look(match_id))[1].seq
    return answer


async def answering(house: House) -> Answer:
    match_id, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")
    house.discord.faults.doubled.add("INTERACTION_CREATE")
    answer = await tap(mover, panel, "double")
    assert 1 == (await house.look(match_id))[1].seq
    return answer


async def taking_back(house: House) -> Answer:
    match_id, mover, _, thread = await two(house)
    await mover.slash(thread, "west double")
    await mover.slash(thread, "west sell")
    house.discord.faults.doubled.add("INTERACTION_CREATE")
    answer = await mover.press(house.post(thread), "undo:*")
    _, match = await house.look(match_id)
    assert 1 == len(match.own_answers(min(match.pending)))
    return answer


async def giving_again(house: House) -> Answer:
    match_id, mover, _, thread = await two(house)
    await mover.slash(thread, "west double")
    await mover.slash(thread, "west sell")
    await mover.slash(thread, "undo")
    await mover.slash(thread, "undo")
    house.discord.faults.doubled.add("INTERACTION_CREATE")
    answer = await mover.slash(thread, "redo")
    _, match = await house.look(match_id)
    assert 1 == len(match.own_answers(min(match.pending)))
    return answer


async def resigning(house: House) -> Answer:
    match_id, mover, _, thread = await two(house)
    sure = await mover.slash(thread, "match resign")
    house.discord.faults.doubled.add("INTERACTION_CREATE")
    answer = await mover.press(sure, "confirm:*")
    rows = await house.store.log(match_id, None)
    assert 1 == sum(b'"resigned"' in row.event for row in rows)
    return answer


async def calling_off(house: House) -> Answer:
    match_id, _, _, thread = await two(house)
    ann = house.discord.user("Ann")
    sure = await ann.slash(thread, "match cancel")
    house.discord.faults.doubled.add("INTERACTION_CREATE")
    answer = await ann.press(sure, "confirm:*")
    rows = await house.store.log(match_id, None)
    assert 1 == sum(b'"match-cancelled"' in row.event for row in rows)
    return answer


DEEDS = {
    joining: "Leave",
    leaving: "Join",
    choosing: "Options of",
    starting: "begins",
    commanding: "Which card",
    answering: "What do you do?",
    taking_back: "What do you do?",
    giving_again: "What do you do?",
    resigning: "You have resigned",
    calling_off: "The match was called off",
}


@pytest.mark.parametrize("is_met", [True, False], ids=["at the door", "by the store alone"])
@pytest.mark.parametrize("deed", DEEDS)
async def test_what_is_delivered_twice_is_done_and_told_once(
    house: House, deed: Deed, is_met: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not is_met:  # as if by another process
        monkeypatch.setattr(house.bot, "is_new", lambda _: True)

    answer = await deed(house)

    assert not answer.failed
    assert DEEDS[deed] in answer.text + str(answer.buttons) or not is_met
    shown = [m for m in answer.messages if m.is_ephemeral and "wrong" in text_of(m)]
    assert [] == shown
    assert is_met == ([] == answer.codes)


# -- people --------------------------------------------------------------------------------------


async def test_a_match_goes_on_after_a_player_has_left_the_server(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    other.leave()

    await mover.slash(thread, "west sell")
    _, match = await house.look(match_id)
    card = str(match.pending[min(match.pending)].default)
    await mover.slash(thread, "west sell", card=card)
    await mover.slash(thread, "west end")
    panel = await mover.press(house.post(thread), "act:*")

    record, match = await house.look(match_id)
    said = [text_of(m) for m in posts(thread)]
    assert [other.id] == [record.seats[seat].user for seat in match.pending]
    assert record.seq == record.published_seq
    assert any("can't send you direct messages" in text for text in said)
    assert f"Waiting for {other.name}." in panel.text


async def test_somebody_elses_menu_is_refused_in_the_users_language(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    cleo = house.discord.user("Cleo", locale="cs")
    panel = await mover.press(house.post(thread), "act:*")
    wanted = next(each for each in custom_ids(panel.message) if each.endswith(":sell"))

    answer = await cleo.press_old(house.post(thread), wanted)

    assert 0 == (await house.look(match_id))[1].seq
    assert "jiného hráče" in answer.text
    assert answer.ephemeral


FORGED = (
    "ans:zzzzz:0:0:sell",
    "ans:{match}:7:0:sell",
    "ans:{match}::0:sell",
    "ans:{match}:0:99999999999999999999:sell",
    "ans:{match}:0:0:nothing",
    "sel:{match}:0:0:999",
    "done:{match}:0:0:",
    "aside:{match}:0:0:~4",
    "back:{match}:0:0:77",
    "restart:{match}:0:0:²",
    "redo:{match}:0:0:",
    "go:{match}:0:0:99/99",
    "pick:{match}:0:0:99",
    "form:{match}:0:0:",
    "typed:{match}:0:0:",
    "text:{match}:0:0:99999",
    "logs:{match}:0:0:99999",
    "fresh:{match}:0:0:",
    "topic::::0:go_west/0",
    "topic:::0:go_west/0",
    "topic:::0:nonsense/0",
    "guide:::0:nonsense/77",
    "confirm:{match}::0:nonsense",
    "join:zzzzz::0:",
    "options:zzzzz::0:9",
    "act:zzzzz::0:3",
    "v9:whatever",
    "🎲",
    ":" * 100,
)


async def test_any_custom_id_gets_an_answer_that_changes_nothing(house: House) -> None:
    match_id, _, _, thread = await two(house)
    record, before = await house.look(match_id)
    cleo, post = house.discord.user("Cleo"), house.post(thread)
    said = text_of(post)
    players = (house.discord.user("Ann"), house.discord.user("Ben"))
    mover = next(each for each in players if each.id == record.seats[0].user)

    for forged in FORGED:
        for player in (mover, cleo):
            custom_id = forged.replace("{match}", str(match_id))
            answer = await player.press_old(post, custom_id)
            assert answer.ephemeral, forged
            assert not answer.failed, forged
            assert "wrong" not in answer.text, forged

    assert said == text_of(post)
    record, match = await house.look(match_id)
    assert ("running", before.to_json()) == (record.status, match.to_json())
