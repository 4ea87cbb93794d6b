"""Two players at once, where one raids and the other is asked: whoever is later is told so."""

from __future__ import annotations

import pytest

from bot.playground.actors import Answer, Player
from bot.playground.interactions import Interaction
from tests.bot.house import House, custom_ids, menus, text_of, values
from tests.bot.test_orders import Raid, acres, begun
from tests.contract.matches import FOE, ME

RAID = "raid.quebec"


@pytest.fixture
async def raid(house: House, monkeypatch: pytest.MonkeyPatch) -> Raid:
    """Ann may raid Quebec, and Ben has what blocks it."""
    return await begun(house, monkeypatch, acres("militia gaspe"), "few_acres")


async def panel(raid: Raid, player: Player) -> Answer:
    return await player.press(raid.house.post(raid.thread), "act:*")


def begin_tap(player: Player, shown: Answer, key: str) -> Interaction:
    """Answer by a button, or by the menu that offers the key."""
    for menu in menus(shown.message):
        if key in values(menu):
            return player.begin_choose(shown, key, menu=menu["custom_id"])
    return player.begin_press(shown, f"ans:*:{key}")


async def raided(raid: Raid) -> Answer:
    """Ann has raided, and Ben's panel asks him for a block."""
    begin_tap(raid.ann, await panel(raid, raid.ann), RAID)
    await raid.house.discord.settled()
    return await panel(raid, raid.ben)


async def both(raid: Raid, *begun: Interaction) -> list[str]:
    """What each reads in the end, where everything that stands is as the match is."""
    await raid.house.discord.settled()
    answers = [Answer(each) for each in begun]
    assert [(False, [])] * len(answers) == [(each.failed, each.codes) for each in answers]
    await check_shown(raid)
    return [each.text for each in answers]


async def check_shown(raid: Raid) -> None:
    """One direct message each and one pinned card, which ask whom the match asks."""
    record, match = await raid.house.look(raid.match_id)
    assert record.published_seq == record.seq
    for seat, player in ((ME, raid.ann), (FOE, raid.ben)):
        if record.seats[seat].resigned:  # the hand has been taken back
            assert [] == [id_ for each in player.dms for id_ in custom_ids(each)]
            continue
        [dm] = [each for each in player.dms if "log:" in str(each.components)]
        asked = {int(id_.split(":")[3]) for id_ in custom_ids(dm) if id_[:4] in ("ans:", "sel:")}
        expected = {match.since[seat]} if seat in match.pending and _runs(record.status) else set()
        assert expected == asked
    [card] = [each for each in raid.thread.messages.values() if each.pinned_at]
    if _runs(record.status):
        assert all(record.seats[seat].name in text_of(card) for seat in match.pending)


def _runs(status: str) -> bool:
    return status == "running"


async def test_two_panels_raid_once(raid: Raid) -> None:
    first, second = [await panel(raid, raid.ann) for _ in range(2)]

    told = await both(raid, begin_tap(raid.ann, first, RAID), begin_tap(raid.ann, second, RAID))

    assert [False, True] == sorted("no longer open" in each for each in told)
    assert ["start", "answer"] == await raid.kinds()


async def test_a_press_and_a_command_raid_once(raid: Raid) -> None:
    shown = await panel(raid, raid.ann)

    await both(
        raid,
        begin_tap(raid.ann, shown, RAID),
        raid.ann.begin_slash(raid.thread, "acres raid", place="quebec"),
    )

    assert {FOE: "raid.block"} == await raid.asked()
    assert ["start", "answer"] == await raid.kinds()


async def test_a_raid_taken_back_first_is_blocked_no_more(raid: Raid) -> None:
    shown = await raided(raid)

    told = await both(
        raid,
        raid.ann.begin_press(raid.house.post(raid.thread), "undo:*"),
        begin_tap(raid.ben, shown, "f-militia"),
    )

    assert "no longer open" in told[1]
    assert ["start", "answer", "undo"] == await raid.kinds()


async def test_a_raid_blocked_first_is_not_taken_back(raid: Raid) -> None:
    shown = await raided(raid)

    told = await both(
        raid,
        begin_tap(raid.ben, shown, "f-militia"),
        raid.ann.begin_press(raid.house.post(raid.thread), "undo:*"),
    )

    # By the moment at which the match was looked at.
    assert any(each in told[1] for each in ("Somebody was quicker", "everybody's consent"))
    assert ["start", "answer", "answer"] == await raid.kinds()


async def test_a_block_meant_for_a_raid_taken_back_blocks_no_other(raid: Raid) -> None:
    shown = await raided(raid)
    await raid.ann.press(raid.house.post(raid.thread), "undo:*")
    await raided(raid)

    told = await both(raid, begin_tap(raid.ben, shown, "f-militia"))

    assert "no longer open" in told[0]
    assert {FOE: "raid.block"} == await raid.asked()


async def test_orders_given_while_a_raid_is_played_leave_no_question_half_answered(
    raid: Raid,
) -> None:
    shown = await panel(raid, raid.ann)

    await both(
        raid,
        raid.ben.begin_slash(raid.thread, "orders", order="raid-block", setting="cheapest"),
        begin_tap(raid.ann, shown, RAID),
    )

    played = await raid.kinds(), await raid.asked()
    by_hand = ["start", "answer"], {FOE: "raid.block"}
    by_order = ["start", "answer", "order"], {ME: "turn.action"}
    assert played in (by_hand, by_order)


async def test_whoever_resigns_while_the_other_is_asked_ends_the_match(raid: Raid) -> None:
    shown = await raided(raid)
    sure = await raid.ann.slash(raid.thread, "match resign")

    told = await both(
        raid, raid.ann.begin_press(sure, "confirm:*"), begin_tap(raid.ben, shown, "none")
    )

    assert ["You have resigned. This match is over.", "This match is over."] == told
    assert ["start", "answer", "resign"] == await raid.kinds()


async def test_a_match_called_off_takes_no_orders(raid: Raid) -> None:
    await raided(raid)
    sure = await raid.ann.slash(raid.thread, "match cancel")

    told = await both(
        raid,
        raid.ann.begin_press(sure, "confirm:*"),
        raid.ben.begin_slash(raid.thread, "orders", order="first", setting="hand"),
    )

    assert "This match is over." == told[1]


async def test_a_restart_at_each_step_loses_nothing(raid: Raid) -> None:
    shown = await panel(raid, raid.ann)
    await raid.house.restart()
    await both(raid, begin_tap(raid.ann, shown, RAID))
    shown = await panel(raid, raid.ben)
    await raid.house.restart()

    await both(raid, begin_tap(raid.ben, shown, "f-militia"))
    await raid.house.restart()

    await check_shown(raid)
    assert {ME: "turn.action"} == await raid.asked()
