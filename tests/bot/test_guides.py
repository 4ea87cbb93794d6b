"""The guide through a player's first match of a game."""

from __future__ import annotations

from bot.playground.actors import Player
from bot.playground.places import Channel
from bot.records import MatchId, UserId
from tests.bot.house import House, text_of

HINT = "All plan at once here."
VOTE = "At the end of a round all say feast or fast"


async def table(house: House) -> tuple[MatchId, Player, Player, Channel]:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    return match_id, ann, ben, await house.thread(match_id)


async def test_a_hint_stands_above_the_first_question_of_its_kind(house: House) -> None:
    _, ann, _, thread = await table(house)

    panel = await ann.press(house.post(thread), "act:*")

    assert HINT in panel.text
    assert HINT in text_of(ann.dms[-1])
    assert panel.text.index(HINT) < panel.text.index("Which job do you plan?")


async def test_a_hint_is_gone_once_its_question_is_answered(house: House) -> None:
    _, ann, ben, thread = await table(house)
    panel = await ann.press(house.post(thread), "act:*")

    after = await ann.press(panel, "Hunt")
    assert HINT not in after.text
    assert "Put the guide away" not in after.buttons

    assert HINT in (await ben.press(house.post(thread), "act:*")).text


async def test_an_answer_by_command_counts_too(house: House) -> None:
    _, ann, _, thread = await table(house)

    answered = await ann.slash(thread, "toy plan", job="hunt")

    assert HINT not in answered.text


async def test_a_refused_answer_leaves_the_hint(house: House) -> None:
    _, ann, _, thread = await table(house)

    refused = await ann.slash(thread, "toy draw")

    assert HINT in refused.text


async def test_a_guide_put_away_is_gone_in_every_match_and_comes_back(house: House) -> None:
    _, ann, ben, thread = await table(house)
    panel = await ann.press(house.post(thread), "act:*")

    away = await ann.press(panel, "Put the guide away")
    assert "The guide is put away." in away.text
    assert HINT not in away.text

    other = await house.thread(await house.match("toy", ann, ben))
    assert HINT not in (await ann.press(house.post(other), "act:*")).text
    helped = await ann.press(house.post(thread), "help:*")
    back = await ann.press(helped, "reguide:*")
    assert "The guide is back." in back.text
    assert HINT in (await ann.press(house.post(thread), "act:*")).text


async def test_in_a_direct_message_the_guide_is_put_away_in_place(house: House) -> None:
    _, ann, _, _ = await table(house)

    away = await ann.press(ann.dms[-1], "Put the guide away")

    assert HINT not in away.text
    assert "Which job do you plan?" in away.text


async def test_who_has_finished_a_match_of_the_game_needs_no_guide(house: House) -> None:
    match_id, ann, ben, _ = await table(house)
    db = house.store._write
    await db(lambda sql: _finish(sql, match_id))

    thread = await house.thread(await house.match("toy", ann, ben))

    assert HINT not in (await ann.press(house.post(thread), "act:*")).text


async def test_a_foreign_press_puts_nobodys_guide_away(house: House) -> None:
    match_id, ann, ben, thread = await table(house)

    await ben.press_old(house.post(thread), f"unguide:{match_id}:0:0:")

    assert HINT in (await ann.press(house.post(thread), "act:*")).text
    assert HINT in (await ben.press(house.post(thread), "act:*")).text


async def test_what_is_known_of_guides_is_kept_and_deleted_with_the_user(house: House) -> None:
    _, ann, _, thread = await table(house)
    await ann.slash(thread, "toy plan", job="hunt")
    await ann.press(await ann.press(house.post(thread), "help:*"), "reguide:*")
    await ann.slash(thread, "toy plan", place="hill")
    who, people = UserId(ann.id), house.store.people

    [kept] = (await people.kept_of(who))["guides"]
    assert {"user": who, "game": "toy", "wanted": 1, "seen": " plan"} == kept

    await people.begin_to_forget(who, None)
    await people.forget(who)
    assert {} == await people.kept_of(who)


def _finish(sql: object, match_id: MatchId) -> None:
    sql.execute("UPDATE matches SET status = 'over' WHERE id = ?", (match_id,))  # type: ignore[attr-defined]
