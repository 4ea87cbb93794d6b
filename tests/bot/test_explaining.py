"""Help with a question by presses, and refusals of commands with the same reasons."""

from __future__ import annotations

from tests.bot.house import House


async def test_help_comes_from_the_panel_in_the_thread_to_the_presser_alone(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    thread = await house.thread(await house.match("toy", ann, ben))
    panel = await ann.press(house.post(thread), "act:*")

    helped = await ann.press(panel, "explain:*")

    assert "What does this do?" in helped.text
    assert "Which job do you plan?" in helped.text
    assert helped.ephemeral


async def test_why_not_is_answered_in_place_and_leads_back(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    await house.match("toy", ann, ben)
    helped = await ann.press(ann.dms[-1], "explain:*")

    told = await ann.choose(helped, "raid", menu="whynot:*")
    assert "Something else is asked of you first: Which job do you plan?" in told.text

    back = await ann.press(told, "explained:*")
    assert "What does this do?" in back.text


async def test_help_is_about_what_is_asked_now(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    thread = await house.thread(await house.match("toy", ann, ben))
    panel = await ann.press(house.post(thread), "act:*")
    await ann.slash(thread, "toy plan", job="ready")

    helped = await ann.press(panel, "explain:*")

    assert "Waiting for Ben" in helped.text


async def test_others_help_is_no_ones_elses(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    thread = await house.thread(match_id)

    foreign = await ben.press_old(house.post(thread), f"explain:{match_id}:0:0:")

    assert "What does this do?" not in foreign.text


async def test_a_command_is_refused_with_the_reason(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    thread = await house.thread(await house.match("toy", ann, ben))

    refused = await ann.slash(thread, "toy draw")

    assert "Something else is asked of you first: Which job do you plan?" in refused.text
