"""Forms for numbers and menus of several pages: after restarts, too late, and with nonsense."""

from __future__ import annotations

import pytest

from bot.playground.actors import Answer, Player
from bot.records import MatchId
from tests.bot.bulky import Bulky
from tests.bot.house import House, custom_ids, menus, text_of


async def bulky(house: House, cards: int = 60) -> tuple[MatchId, Player, Answer]:
    """A match where Ann is asked for a number, and her panel."""
    house.games = {"toy": Bulky(cards)}
    await house.restart()
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    return match_id, ann, await ann.press(house.post(await house.thread(match_id)), "act:*")


async def gold(house: House, match_id: MatchId) -> int:
    _, match = await house.look(match_id)
    return int(match.state.gold[0])


async def test_a_number_out_of_many_is_typed_into_a_form(house: House) -> None:
    match_id, ann, panel = await bulky(house)

    form = await ann.press(panel, "form:*")
    answer = await ann.fill(form, "777")

    assert 777 == await gold(house, match_id)
    assert answer.message is panel.message
    assert "Drop" in answer.text or "drop" in answer.text


BOUNDS = {
    "en-US": "Type a whole number from 1 to 1,000.",
    "cs": "Zapiš celé číslo od 1 do 1\xa0000.",
}


@pytest.mark.parametrize("locale", BOUNDS)
async def test_nonsense_in_a_form_is_answered_with_the_bounds(house: House, locale: str) -> None:
    match_id, ann, panel = await bulky(house)
    ann.user.locale = locale

    for typed in ("0", "1001", "-5", "abc", "1.5", "1,5", "1_0", "²", "🎲", " x "):
        answer = await ann.fill(await ann.press(panel, "form:*"), typed)
        assert BOUNDS[locale] in answer.text, typed

    assert 0 == (await house.look(match_id))[1].seq
    assert any(each.startswith("form:") for each in custom_ids(panel.message))


@pytest.mark.parametrize("typed", ["1,000", "1 000", "+999", " 12 ", "007"])
async def test_a_number_may_be_typed_as_it_is_shown(house: House, typed: str) -> None:
    match_id, ann, panel = await bulky(house)

    await ann.fill(await ann.press(panel, "form:*"), typed)

    expected = {"1,000": 1000, "1 000": 1000, "+999": 999, " 12 ": 12, "007": 7}
    assert expected[typed] == await gold(house, match_id)


async def test_a_form_may_be_sent_after_a_restart(house: House) -> None:
    match_id, ann, panel = await bulky(house)
    form = await ann.press(panel, "form:*")
    assert {} == house.bot._connection._view_store._modals

    await house.restart()
    answer = await ann.fill(form, "42")

    assert not answer.failed
    assert 42 == await gold(house, match_id)


async def test_a_form_sent_too_late_says_what_is_asked_now(house: House) -> None:
    match_id, ann, panel = await bulky(house)
    form = await ann.press(panel, "form:*")
    await ann.press(panel, "ans:*:1000")

    answer = await ann.fill(form, "3")

    assert 1000 == await gold(house, match_id)
    assert "no longer open" in answer.text
    assert 1 == (await house.look(match_id))[1].seq


async def test_a_form_is_not_opened_for_a_question_that_is_gone(house: House) -> None:
    _, ann, panel = await bulky(house)
    wanted = next(each for each in custom_ids(panel.message) if each.startswith("form:"))
    await ann.press(panel, "ans:*:5")

    answer = await ann.press_old(panel, wanted)

    assert answer.modal is None
    assert "no longer open" in answer.text


async def test_nobody_gets_anothers_form(house: House) -> None:
    match_id, _, panel = await bulky(house)
    ben = house.discord.user("Ben")
    wanted = next(each for each in custom_ids(panel.message) if each.startswith("form:"))

    answer = await ben.press_old(house.post(await house.thread(match_id)), wanted)

    assert answer.modal is None
    assert "another player's button" in answer.text


async def test_picks_of_all_menus_count_together(house: House) -> None:
    match_id, ann, panel = await bulky(house, 60)
    panel = await ann.press(panel, "ans:*:5")

    shown = [menu["custom_id"] for menu in menus(panel.message)]
    assert 3 == len(shown)
    await ann.choose(panel, "raid.1", "raid.2", menu=shown[0])
    await ann.choose(panel, "raid.30", menu=shown[1])
    await ann.choose(panel, "raid.59", menu=shown[2])
    await ann.choose(panel, "raid.2", menu=shown[0])
    assert "Confirm 3" in panel.buttons
    await ann.press(panel, "done:*")

    _, match = await house.look(match_id)
    assert "raid.2+raid.30+raid.59" == match.state.omen


async def test_picks_stay_while_pages_are_turned_and_after_a_restart(house: House) -> None:
    match_id, ann, panel = await bulky(house, 90)
    panel = await ann.press(panel, "ans:*:5")

    await ann.choose(panel, "raid.1", menu="pick:*:0")
    await ann.choose(panel, "3/0", menu="go:*")
    await house.restart()
    await ann.choose(panel, "raid.80", "raid.89", menu="pick:*:3")
    await ann.choose(panel, "0/0", menu="go:*")
    await ann.press(panel, "done:*")

    _, match = await house.look(match_id)
    assert "raid.1+raid.80+raid.89" == match.state.omen


async def test_too_many_and_too_few_picks_cannot_be_confirmed(house: House) -> None:
    match_id, ann, panel = await bulky(house, 60)
    panel = await ann.press(panel, "ans:*:5")
    wanted = next(each for each in custom_ids(panel.message) if each.startswith("pick:"))
    done = wanted.replace("pick:", "done:").rpartition(":")[0] + ":"

    few = await ann.press_old(panel, done)
    assert "chosen now" in few.text
    for n, menu in enumerate([each["custom_id"] for each in menus(panel.message)][:2]):
        await ann.choose(panel, *(f"raid.{25 * n + i}" for i in range(25)), menu=menu)
    many = await ann.press_old(panel, done)

    assert "chosen now" in many.text
    assert 1 == (await house.look(match_id))[1].seq


async def test_picking_by_direct_message_works_alike(house: House) -> None:
    match_id, ann, panel = await bulky(house, 90)
    await ann.press(panel, "ans:*:5")
    [dm] = ann.dms

    await ann.choose(dm, "raid.1", menu="pick:*:0")
    await ann.choose(dm, "2/0", menu="go:*")
    await ann.choose(dm, "raid.60", menu="pick:*:2")
    assert "night" in str((await house.look(match_id))[1].state.phase)
    await ann.press(dm, "done:*")

    _, match = await house.look(match_id)
    assert "raid.1+raid.60" == match.state.omen
    assert 1 == len(ann.dms)
    assert "How" in text_of(ann.dms[0]) or "much" in text_of(ann.dms[0])
