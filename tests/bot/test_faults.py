"""Whatever fails between the bot and Discord: every message stands once, and every move counts."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import TypeAlias

import pytest

from bot.playground.actors import Answer, Player
from bot.playground.faults import CALLBACK, EDIT, OPEN_DM, SEND, WEBHOOK, Fault, Faults
from bot.records import MatchId
from tests.bot.faulty import Hurried, make_impatient, pinned, posts, publishing, turns, until
from tests.bot.house import House, custom_ids, tap, text_of, two

Strike: TypeAlias = Callable[[Faults, str, str], Fault]

FAULTS: dict[str, Strike] = {
    "limited": lambda faults, method, path: faults.limit(path, 0.001, method=method),
    "banned by the proxy": lambda faults, method, path: faults.limit(
        path, 0.001, via=False, method=method
    ),
    "500 twice": lambda faults, method, path: faults.fail(path, 500, method=method, times=2),
    "502 for long": lambda faults, method, path: faults.fail(path, 502, method=method, times=7),
    "503": lambda faults, method, path: faults.fail(path, 503, method=method),
    "cut before": lambda faults, method, path: faults.drop(path, method=method),
    "cut after": lambda faults, method, path: faults.drop(path, method=method, carried_out=True),
    "no answer, not done": lambda faults, method, path: faults.hang(path, method=method),
    "no answer, but done": lambda faults, method, path: faults.hang(
        path, method=method, carried_out=True
    ),
}
PLACES = (
    ("POST", CALLBACK),
    ("PATCH", WEBHOOK),
    ("POST", SEND),
    ("PATCH", EDIT),
    ("POST", OPEN_DM),
    ("PUT", r"/channels/\d+/messages/pins/\d+"),
    ("POST", r"/channels/\d+/messages/\d+/threads"),
)


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.http.asyncio", Hurried())
    monkeypatch.setattr("discord.webhook.async_.asyncio", Hurried())


async def turn(house: House, match_id: MatchId, mover: Player) -> list[Answer]:
    """Sell a card and end the turn, by the buttons of a panel."""
    thread = await house.thread(match_id)
    panel = await mover.press(house.post(thread), "act:*")
    answers = [panel, await tap(mover, panel, "sell")]
    _, match = await house.look(match_id)
    card = str(match.pending[min(match.pending)].default)
    answers.append(await tap(mover, panel, card))
    answers.append(await tap(mover, panel, "end"))
    return answers


async def check_all_stands_once(house: House, match_id: MatchId, movers: list[Player]) -> None:
    """The second turn of a match of two has begun, and its messages are as they should be."""
    thread = await house.thread(match_id)
    record, match = await house.look(match_id)
    mover, other = movers
    assert 3 == match.seq == record.published_seq
    assert 1 == len(posts(house.discord.channel("games")))
    assert 2 == len(turns(thread))
    assert [True, False] == [f"Waiting for {mover.name}" in text_of(m) for m in turns(thread)]
    assert 4 == len(posts(thread))  # the start and the pinned card besides
    assert [True] == [f"Waiting for {other.name}" in text_of(m) for m in pinned(thread)]
    assert [1, 1] == [len(each.dms) for each in movers]
    assert [False, True] == ["ans:" in str(custom_ids(each.dms[0])) for each in movers]
    assert [other.dms] == [other.rung]


@pytest.mark.parametrize("strike", FAULTS.values(), ids=FAULTS)
async def test_a_match_begins_and_goes_on_through_any_fault(
    house: House, strike: Strike, caplog: pytest.LogCaptureFixture
) -> None:
    make_impatient(house)
    struck = [strike(house.discord.faults, method, path) for method, path in PLACES]
    match_id, mover, other, _ = await two(house)
    struck += [strike(house.discord.faults, method, path) for method, path in PLACES[:4]]

    answers = await turn(house, match_id, mover)

    assert all(each.hits for each in struck)
    assert [False] * 4 == [answer.failed for answer in answers]
    assert [False] * 4 == [answer.thinking for answer in answers]
    assert "You have nothing to decide now." in answers[-1].text
    await check_all_stands_once(house, match_id, [mover, other])
    assert [] == publishing()
    gc.collect()
    assert [] == [r.getMessage() for r in caplog.records if r.name == "asyncio"]


# A match begins with six messages: card, start, two hands, turn, pinned card.
@pytest.mark.parametrize("before", [0, 2, 4])
@pytest.mark.parametrize("done_first", [False, True])
async def test_whichever_message_is_lost_from_sight_stands_once(
    house: House, before: int, done_first: bool
) -> None:
    faults = house.discord.faults
    lost = [
        faults.drop(SEND, method="POST", carried_out=done is done_first, skip=before + n)
        for n, done in enumerate((True, False))
    ]
    match_id, mover, other, _ = await two(house)
    begun = len(mover.rung)

    await turn(house, match_id, mover)

    assert [1, 1] == [each.hits for each in lost]
    assert 1 == begun
    await check_all_stands_once(house, match_id, [mover, other])


@pytest.mark.parametrize("which", ["falsely_unknown", "falsely_acknowledged"])
async def test_a_false_refusal_of_the_acknowledgement_changes_nothing(
    house: House, which: str
) -> None:
    getattr(house.discord.faults, which)(times=None)

    match_id, mover, other, _ = await two(house)
    answers = await turn(house, match_id, mover)
    refused = await mover.press(answers[-1], "text:*")

    assert "You have nothing to decide now." in answers[-1].text
    assert mover.name in refused.text
    await check_all_stands_once(house, match_id, [mover, other])


@pytest.mark.parametrize("which", ["falsely_unknown", "falsely_acknowledged"])
async def test_a_refusal_after_one_leaves_the_message_pressed_alone(
    house: House, which: str
) -> None:
    ann = house.discord.user("Ann")
    channel = house.discord.channel("games")
    await ann.slash(channel, "match new", game="go_west", seats=2)
    card = house.card(channel, ann)
    before = text_of(card)
    getattr(house.discord.faults, which)()

    answer = await ann.press(card, "join:*")

    assert before == text_of(card)
    assert "You have already joined." in answer.text
    assert answer.ephemeral


async def test_a_move_counts_though_its_acknowledgement_never_arrives(house: House) -> None:
    make_impatient(house)
    match_id, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")
    house.discord.faults.fail(CALLBACK, 502, times=None)

    await tap(mover, panel, "sell")

    _, match = await house.look(match_id)
    assert 1 == match.seq
    assert "Which card" in text_of(mover.dms[-1])


async def test_publishing_goes_on_however_long_discord_is_out_of_order(house: House) -> None:
    make_impatient(house)
    match_id, mover, other, thread = await two(house)
    down = house.discord.faults.fail(SEND, 503, method="POST", times=None)
    panel = await mover.press(house.post(thread), "act:*")
    panel = await tap(mover, panel, "sell")
    _, match = await house.look(match_id)
    await tap(mover, panel, str(match.pending[min(match.pending)].default))
    mover.begin_press(panel, next(each for each in custom_ids(panel.message) if "end" in each))
    await until(lambda: down.hits >= 20)  # far more often than there are pauses

    house.discord.faults.clear()
    await house.discord.settled()

    await check_all_stands_once(house, match_id, [mover, other])


async def test_one_players_trouble_holds_up_nobody_else(house: House) -> None:
    make_impatient(house)
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    down = [
        house.discord.faults.fail(
            f"/channels/{each.dm.id}/messages", 503, method="POST", times=None
        )
        for each in (ann, ben)
    ]
    channel = house.discord.channel("games")
    await ann.slash(channel, "match new", game="go_west", seats=2)
    await ben.press(house.card(channel, ann), "join:*")
    ann.begin_press(house.card(channel, ann), "start:*")
    await until(lambda: min(each.hits for each in down) >= 5)

    match_id = (await house.store.matches())[-1].id
    thread = await house.thread(match_id)
    assert [1, 1] == [len(turns(thread)), len(pinned(thread))]

    house.discord.faults.clear()
    await house.discord.settled()
    assert [1, 1] == [len(each.dms) for each in (ann, ben)]
    assert 1 == len(ann.rung + ben.rung)


async def test_a_card_that_was_lost_from_sight_is_found_again_after_a_restart(
    house: House,
) -> None:
    make_impatient(house)
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    send = f"/channels/{channel.id}/messages"
    house.discord.faults.drop(send, method="POST", carried_out=True)
    house.discord.faults.fail(send, 503, method="GET", times=None)
    house.discord.watch(house.bot, lambda: not house.bot.at_work)
    await ann.slash(channel, "match new", game="go_west", seats=2)
    await ben.press(house.card(channel, ann), "join:*")
    await house.stop()
    house.discord.faults.clear()
    house.discord.clock.move(3600)  # long after Discord has forgotten the nonce

    await house.start()

    assert 1 == len(posts(channel))
    assert "2. Ben" in text_of(posts(channel)[0])


async def test_a_match_whose_card_was_lost_gets_its_thread_under_it(house: House) -> None:
    make_impatient(house)
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    house.discord.faults.drop(f"/channels/{channel.id}/messages", method="POST", times=None)
    house.discord.watch(house.bot, lambda: not house.bot.at_work)
    await ann.slash(channel, "match new", game="go_west", seats=2)
    await ben.slash(channel, "match join")
    await ann.slash(channel, "match start")
    house.discord.faults.clear()
    house.discord.watch(house.bot, lambda: house.bot.publisher.idle and not house.bot.at_work)
    await house.discord.settled()

    match_id = (await house.store.matches())[-1].id
    thread = await house.thread(match_id)
    assert thread.id in channel.messages
    assert 1 == len(posts(channel))
    assert 1 == len(turns(thread))
