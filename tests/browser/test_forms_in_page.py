"""Forms, menus, completions and what goes wrong, with a small bot that has them all."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.playground.standin import Standin
from tests.bot.house import House
from tests.bot.playground.sample import Sample, running
from tests.browser.conftest import Visit
from tests.browser.visitor import Pane

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def sample(discord: Standin) -> AsyncIterator[Sample]:
    async with running(discord) as bot:
        yield bot


async def start_game(pane: Pane) -> None:
    """/game start with a choice and a completion, both taken by keys."""
    await pane.type_command("game start")
    await pane.chip("mode").press_sequentially("cl")
    await pane.chip("mode").press("Enter")
    await pane.chip("power").press_sequentially("ger")
    await expect(pane.page.get_by_role("option")).to_have_text(["Germany"])
    await pane.chip("power").press("Enter")
    await pane.chip("power").press("Enter")
    await expect(pane.messages.last).to_contain_text("Germany plays classic.")


async def test_a_command_is_filled_in_by_keys(sample: Sample, visit: Visit) -> None:
    pane = (await visit()).pane("Ann")

    await start_game(pane)

    await expect(pane.messages.last).to_contain_text("Ann used /game start")
    await expect(pane.messages.last.locator(".embed")).to_contain_text("Turn 0")


async def test_a_command_without_what_it_needs_is_not_sent(sample: Sample, visit: Visit) -> None:
    pane = (await visit()).pane("Ann")
    await pane.type_command("game start")

    await pane.button("Send").click()

    await expect(pane.shown.locator(".command-about")).to_have_text("mode is needed.")
    await expect(pane.messages).to_have_count(0)


async def test_a_form_is_filled_in(sample: Sample, visit: Visit) -> None:
    visitor = await visit()
    pane = visitor.pane("Ann")
    await start_game(pane)

    await pane.button("Join").click()
    form = visitor.page.get_by_role("dialog", name="Join the game")
    await expect(form).to_contain_text("As Ann")
    await form.get_by_label("Name").fill("<b>Annie</b>")
    await form.get_by_role("button", name="Submit").click()

    await expect(pane.messages.last).to_contain_text("Welcome <b>Annie</b>.")
    await expect(form).to_have_count(0)


async def test_a_menu_takes_several(sample: Sample, visit: Visit) -> None:
    visitor = await visit()
    ann, ben = visitor.pane("Ann"), visitor.pane("Ben")
    await start_game(ann)

    await ben.choose(ben.custom("game:power"), "France", "Italy")

    await expect(ben.messages.last).to_contain_text("france and italy")
    await expect(ben.custom("game:power")).to_contain_text("France, Italy")
    await expect(ann.messages).to_have_count(1)


async def test_a_menu_of_several_is_worked_by_keys(sample: Sample, visit: Visit) -> None:
    pane = (await visit()).pane("Ann")
    await start_game(pane)
    keys = pane.page.keyboard

    await pane.custom("game:power").focus()
    for key in ("Enter", "e", "Enter", "End", "Enter", "Control+Enter"):
        await keys.press(key)

    await expect(pane.messages.last).to_contain_text("england and turkey")


async def test_the_new_components_are_drawn(sample: Sample, visit: Visit) -> None:
    pane = (await visit()).pane("Ann")
    await pane.type_command("game layout")
    await pane.button("Send").click()

    container = pane.messages.last.locator(".container")
    await expect(container).to_contain_text("Whose turn it is.")
    await container.get_by_role("button", name="Enlarge the picture: A board.").click()
    large = pane.page.get_by_role("dialog", name="A board.")
    await expect(large.get_by_role("img", name="A board.")).to_be_visible()
    await pane.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


async def test_an_answer_is_awaited_changed_and_followed(sample: Sample, visit: Visit) -> None:
    visitor = await visit()
    ann, ben = visitor.pane("Ann"), visitor.pane("Ben")
    await ann.type_command("later")
    await ann.button("Send").click()

    await expect(ann.messages).to_have_count(3)
    await expect(ann.messages.first).to_contain_text("Changed.")
    await expect(ann.messages.first).to_contain_text("(edited)")
    await expect(ann.messages.last).to_contain_text("Only you.")
    await expect(ben.messages).to_have_count(2)


async def test_what_the_bot_does_not_answer_has_failed(
    discord: Standin, sample: Sample, visit: Visit
) -> None:
    pane = (await visit()).pane("Ann")
    discord.world.limits.seconds_to_answer = 0.2
    await pane.type_command("wait")
    await pane.shown.get_by_role("textbox", name="seconds (required)").fill("1")

    await pane.button("Send").click()

    await expect(pane.shown.get_by_role("alert")).to_have_text("The application did not respond.")
    sample.errors.clear()


async def test_a_pressed_button_that_nobody_hears_has_failed(
    discord: Standin, sample: Sample, visit: Visit
) -> None:
    pane = (await visit()).pane("Ann")
    await start_game(pane)
    discord.world.limits.seconds_to_answer = 0.2
    await sample.close()

    await pane.button("Next").click()

    await expect(pane.messages.last.get_by_role("alert")).to_have_text("This interaction failed")


async def test_a_file_is_given_to_a_command(sample: Sample, visit: Visit) -> None:
    pane = (await visit()).pane("Ann")
    await pane.type_command("read")
    file = pane.shown.locator("input[type=file]")
    await file.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"Hello."})

    await pane.button("Send").click()

    await expect(pane.messages.last).to_contain_text("Hello.")


async def test_a_thread_is_opened_from_where_it_is_named(sample: Sample, visit: Visit) -> None:
    pane = (await visit()).pane("Ann")
    await pane.type_command("game thread")
    name = pane.shown.get_by_role("textbox", name="name (required)")
    await name.fill("Table")
    await name.press("Enter")

    await pane.button("#Table").click()

    await expect(pane.shown.locator(".where")).to_contain_text("Table")
    await expect(pane.messages.last).to_contain_text("The match begins.")


async def test_an_own_message_is_deleted(discord: Standin, visit: Visit) -> None:
    visitor = await visit()
    ann, ben = visitor.pane("Ann"), visitor.pane("Ben")
    await ann.say("Hello.")
    await expect(ben.messages).to_have_count(1)
    await expect(ben.messages.get_by_role("button", name="Delete message")).to_have_count(0)

    await ann.messages.last.hover()
    await ann.button("Delete message").click()

    await expect(ben.messages).to_have_count(0)


async def test_a_player_is_added(discord: Standin, visit: Visit) -> None:
    visitor = await visit()
    page = visitor.page
    await page.get_by_role("button", name="Add a player").click()
    await page.get_by_label("Name").fill("Žofie")
    await page.get_by_label("Language").select_option("cs")
    await page.get_by_role("button", name="Add", exact=True).click()

    await expect(page.get_by_role("region", name="Žofie in #games")).to_be_visible()
    assert "cs" == discord.user("Žofie").user.locale


async def test_a_player_closes_the_direct_messages(sample: Sample, visit: Visit) -> None:
    pane = (await visit()).pane("Ann")
    await pane.button("Settings of Ann").click()
    await pane.option("Takes direct messages").click()
    await pane.type_command("dm")
    await pane.chip("user").press_sequentially("Ann")
    await pane.chip("user").press("Enter")
    await pane.chip("user").press("Enter")

    await expect(pane.messages.last).to_contain_text("Refused: 50007.")


async def test_a_command_is_found_in_the_player_s_language(house: House, visit: Visit) -> None:
    house.discord.user("Ben").user.locale = "cs"
    pane = (await visit()).pane("Ben")

    await pane.box.press_sequentially("/partie")

    await expect(pane.option("/partie nová")).to_be_visible()


async def test_the_line_comes_back_by_itself(
    discord: Standin, sample: Sample, visit: Visit
) -> None:
    visitor = await visit()
    pane = visitor.pane("Ann")
    await discord.page.close()
    await expect(visitor.page.get_by_role("status").first).to_contain_text("connection is lost")

    await expect(visitor.page.get_by_role("status").first).to_have_text("")
    await pane.say("Still here.")

    await expect(pane.messages.last).to_contain_text("Still here.")
