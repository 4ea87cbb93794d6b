"""What the page shows: whose eyes it is for, what markup becomes, and on a small screen."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.bot.house import House
from tests.browser.conftest import Visit

pytestmark = pytest.mark.asyncio(loop_scope="session")

IMAGE = '<img src=x onerror="document.title=1">'
BOLD = "**Ann**<b>x</b>"


def contrast(one: list[int], other: list[int]) -> float:
    """How well two colours can be told apart, from 1 to 21, as WCAG defines it."""
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def luminance(colour: list[int]) -> float:
    shares = [each / 255 for each in colour]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


async def test_what_one_player_is_shown_is_in_no_other_pane(house: House, visit: Visit) -> None:
    players = [house.discord.user(name) for name in ("Ann", "Ben")]
    await house.match("go_west", *players)
    visitor = await visit()
    ann, ben = visitor.pane("Ann"), visitor.pane("Ben")
    for pane in (ann, ben):
        await pane.shown.locator(".thread").click()

    await ann.button("Hand").click()

    private = ann.shown.locator(".message.private")
    await expect(private).to_contain_text("Your hand ·")
    await expect(private).to_contain_text("Only you can see this")
    await expect(ben.shown.locator(".message.private")).to_have_count(0)
    await expect(ben.shown.get_by_text("Your hand ·")).to_have_count(0)
    await ann.button("Dismiss message").click()
    await expect(private).to_have_count(0)


async def test_another_player_s_direct_messages_are_not_listed(house: House, visit: Visit) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    await house.match("go_west", ann, ben)
    visitor = await visit()
    pane = visitor.pane("Ben")
    await pane.go_to("Portage")
    await expect(pane.shown.get_by_text("with Ann", exact=False).first).to_be_visible()

    await pane.become("Ann")

    # The pane changes to Ann's own direct messages, and shows nothing of Ben's.
    await expect(pane.shown.get_by_text("with Ben", exact=False).first).to_be_visible()
    await expect(pane.shown.get_by_text("with Ann", exact=False)).to_have_count(0)


async def test_markup_in_a_name_or_a_message_does_nothing(house: House, visit: Visit) -> None:
    house.discord.user(IMAGE[:32])
    house.discord.user(BOLD)
    visitor = await visit()
    pane = visitor.pane("Ann")

    await pane.become(IMAGE[:32])
    await pane.say(IMAGE)
    await pane.say("[tap](javascript:document.title=1) <script>document.title=1</script>")

    await expect(pane.messages.last).to_contain_text("<script>document.title=1</script>")
    await expect(pane.messages.first).to_contain_text(IMAGE[:32])
    await expect(pane.messages.first.locator(".text")).to_have_text(IMAGE)
    assert 0 == await visitor.page.locator("img, script:not([src])").count()
    assert 0 == await pane.messages.locator("a").count()
    assert "1" != await visitor.page.title()


# Written as Discord takes it, and what it becomes.
MARKDOWN = (
    ("**bold** and *slanted*", "<p><strong>bold</strong> and <em>slanted</em></p>"),
    ("# Title\ntext", '<h3 class="heading-1">Title</h3><p>text</p>'),
    ("- one\n  - two\n- three", "<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>"),
    ("3. three\n4. four", '<ol start="3"><li>three</li><li>four</li></ol>'),
    ("> said\nme", "<blockquote><p>said</p></blockquote><p>me</p>"),
    ("-# small", '<small class="subtext">small</small>'),
    ("`**code**` \\*plain\\*", "<p><code>**code**</code> *plain*</p>"),
    ("```py\na < b\n```", "<pre><code>a &lt; b</code></pre>"),
    ("snake_case_name __under__", "<p>snake_case_name <u>under</u></p>"),
    ("~~gone~~ 2 * 3 * 4", "<p><s>gone</s> 2 * 3 * 4</p>"),
    ("***both***", "<p><strong><em>both</em></strong></p>"),
    (
        "[here](https://a.org/a_b)",
        '<p><a href="https://a.org/a_b" target="_blank" rel="noopener noreferrer">here</a></p>',
    ),
    ("<@{ann}>", '<p><span class="mention mention-own">@Ann</span></p>'),
    ("<#{games}>", '<p><button type="button" class="mention">#games</button></p>'),
    ("</match new:1>", '<p><button type="button" class="mention">/match new</button></p>'),
)


async def test_markdown_looks_as_in_discord(house: House, visit: Visit) -> None:
    ids = {
        "{ann}": house.discord.user("Ann").user.id,
        "{games}": house.discord.channel("games").id,
    }
    pane = (await visit()).pane("Ann")
    for written, _ in MARKDOWN:
        for name, id_ in ids.items():
            written = written.replace(name, id_)
        await pane.box.fill(written)
        await pane.box.press("Enter")

    await expect(pane.messages).to_have_count(len(MARKDOWN))
    texts = pane.messages.locator(".text")
    shown = [await texts.nth(n).inner_html() for n in range(len(MARKDOWN))]
    assert [html for _, html in MARKDOWN] == shown


async def test_a_spoiler_shows_when_it_is_tapped(house: House, visit: Visit) -> None:
    pane = (await visit()).pane("Ann")
    await pane.say("The winner is ||Ben||.")

    await pane.button("Show the spoiler").click()

    await expect(pane.messages.last.locator(".spoiler-shown")).to_have_text("Ben")


async def test_a_player_answers_on_a_phone(house: House, visit: Visit) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match = await house.match("go_west", ann, ben)
    record, before = await house.look(match)
    name = record.seats[min(before.pending)].name
    visitor = await visit(width=400, height=800)
    tab = visitor.page.locator(".tab", has_text=name)
    await tab.click()
    pane = visitor.pane(name)
    await expect(visitor.page.locator(".pane:visible")).to_have_count(1)

    await pane.shown.locator(".thread").click()
    await pane.button("Act").click()
    await pane.custom("ans:*").click()

    await expect(pane.shown.locator(".message.private")).to_contain_text("Take back")
    _, after = await house.look(match)
    assert before.seq + 1 == after.seq
    assert 400 == await visitor.page.evaluate("document.documentElement.scrollWidth")
    # Nothing of a message is wider than the screen.
    wide = (
        "every => [...document.querySelectorAll(every)].filter(one => one.clientWidth > 400).length"
    )
    assert 0 == await visitor.page.evaluate(wide, ".pane-head, .message, .message *")


async def test_a_ring_shows_on_the_bell_until_it_is_read(house: House, visit: Visit) -> None:
    visitor = await visit()
    match = await house.match("go_west", house.discord.user("Ann"), house.discord.user("Ben"))
    record, running = await house.look(match)
    pane = visitor.pane(record.seats[min(running.pending)].name)
    bell = pane.shown.locator(".bell")

    await expect(bell).to_have_attribute("aria-label", "One ring elsewhere: go there")
    await bell.click()

    await expect(pane.shown.locator(".where")).to_contain_text("Portage")
    await expect(bell).to_be_hidden()


async def test_the_page_speaks_the_language_of_the_browser(house: House, visit: Visit) -> None:
    visitor = await visit(language="cs-CZ")
    page = visitor.page
    await expect(page.get_by_role("button", name="Přidat okno")).to_be_visible()

    await page.get_by_role("button", name="English").click()

    await expect(page.get_by_role("button", name="Add a pane")).to_be_visible()
    assert "en" == await page.evaluate("document.documentElement.lang")


async def test_the_first_screen_does_its_first_step(house: House, visit: Visit) -> None:
    visitor = await visit()

    await visitor.page.get_by_role("button", name="Do step 1 for me").click()

    await expect(visitor.pane("Ben").button("Join")).to_be_visible()
    await expect(visitor.pane("Ann").shown.get_by_text(re.compile("Go West!.*who"))).to_be_visible()


async def test_the_first_step_is_offered_until_it_was_done(house: House, visit: Visit) -> None:
    visitor = await visit()
    step = visitor.page.get_by_role("button", name="Do step 1 for me")
    await expect(step).to_be_enabled()

    games = house.discord.channel("games")
    await house.discord.user("Ann").slash(games, "match new", game="go_west", seats=2)

    await expect(step).to_be_disabled()


async def test_the_first_screen_folds_when_a_match_begins(house: House, visit: Visit) -> None:
    visitor = await visit(width=400, height=800)
    hello = visitor.page.locator(".hello")
    await expect(hello).to_be_visible()

    await house.match("go_west", house.discord.user("Ann"), house.discord.user("Ben"))

    await expect(hello).to_have_count(0)
    # It comes back when it is asked for, and stays while the match goes on.
    await visitor.page.get_by_role("button", name="What to try").click()
    await visitor.pane("Ann").shown.locator(".thread").click()
    await visitor.pane("Ann").button("Hand").click()
    await expect(visitor.page.locator(".message.private")).to_be_visible()
    await expect(hello).to_be_visible()
    await expect(hello.get_by_role("button", name="Do step 1 for me")).to_be_disabled()


async def test_a_first_screen_with_a_match_going_is_folded(house: House, visit: Visit) -> None:
    await house.match("go_west", house.discord.user("Ann"), house.discord.user("Ben"))

    visitor = await visit()

    await expect(visitor.pane("Ann").shown.locator(".thread")).to_be_visible()
    await expect(visitor.page.locator(".hello")).to_have_count(0)


# Whether the browser then asks for a picture anew depends on what it has kept.
POINTS = """() => {
    window.pointed = [];
    const write = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
        if (this.tagName === "IMG" && name === "src") window.pointed.push(value);
        return write.call(this, name, value);
    };
}"""


async def test_no_picture_of_a_replaced_message_is_asked_for(house: House, visit: Visit) -> None:
    match = await house.match("go_west", house.discord.user("Ann"), house.discord.user("Ben"))
    record, running = await house.look(match)
    visitor = await visit()
    pane = visitor.pane(record.seats[min(running.pending)].name)
    await pane.shown.locator(".thread").click()
    await pane.button("Act").click()
    picture = pane.shown.locator(".message.private").last.locator("img").first
    await expect(picture).to_have_js_property("complete", True)
    old = await picture.get_attribute("src")
    await visitor.page.evaluate(POINTS)

    await pane.custom("ans:*").click()
    await expect(picture).not_to_have_attribute("src", old or "")

    pointed = await visitor.page.evaluate("window.pointed")
    assert await picture.get_attribute("src") in pointed
    assert old not in pointed


async def test_the_box_says_what_it_is_for_in_the_room_there_is(house: House, visit: Visit) -> None:
    await house.match("go_west", house.discord.user("Ann"), house.discord.user("Ben"))
    visitor = await visit(width=400, height=800)
    pane = visitor.pane("Ann")
    await expect(pane.box).to_have_attribute("placeholder", "Message #games, or / for commands")

    await pane.shown.locator(".thread").click()

    whole = "Message Go West!: Ann and Ben, or / for commands"
    await expect(pane.box).to_have_accessible_name(whole)
    await expect(pane.box).to_have_attribute("placeholder", "Message, or / for commands")
    await visitor.page.set_viewport_size({"width": 690, "height": 800})
    await expect(pane.box).to_have_attribute("placeholder", whole)


async def test_the_menu_of_a_pane_stands_out(visit: Visit) -> None:
    visitor = await visit()
    button = visitor.pane("Ann").button("Settings of Ann")

    colours = await button.evaluate(
        """(button) => [button, button.parentNode].map((one, n) => {
            const style = getComputedStyle(one);
            const said = n ? style.backgroundColor : style.color;
            return said.match(/\\d+/g).slice(0, 3).map(Number);
        })"""
    )

    assert 4.5 <= contrast(*colours)
    drawing = button.locator("svg")
    assert "4px" == await drawing.evaluate("(drawing) => getComputedStyle(drawing).strokeWidth")


async def test_who_has_scrolled_up_stays_there(house: House, visit: Visit) -> None:
    ann, games = house.discord.user("Ann"), house.discord.channel("games")
    for n in range(60):
        await ann.say(games, f"Line {n}.")
    pane = (await visit()).pane("Ben")
    scroller = pane.shown.get_by_role("log")
    await expect(pane.shown.get_by_text("Line 59.")).to_be_in_viewport()

    await scroller.evaluate("log => { log.scrollTop = 0; }")
    await expect(pane.shown.get_by_text("Line 0.")).to_be_in_viewport()
    await ann.say(games, "The newest.")
    latest = pane.button("Go to the latest message")
    await expect(latest).to_be_visible()
    await expect(pane.shown.get_by_text("Line 0.")).to_be_in_viewport()
    await latest.click()

    await expect(pane.shown.get_by_text("The newest.")).to_be_in_viewport()
    await expect(latest).to_be_hidden()


async def test_a_link_to_a_thread_opens_it_in_the_pane(house: House, visit: Visit) -> None:
    await house.match("go_west", house.discord.user("Ann"), house.discord.user("Ben"))
    pane = (await visit()).pane("Ann")
    await pane.go_to("Portage")

    await pane.button("Open the table").click()

    await expect(pane.shown.locator(".where")).to_contain_text("Go West!: Ann and Ben")


async def test_a_pane_is_added_and_closed(house: House, visit: Visit) -> None:
    visitor = await visit()
    third = await visitor.add_pane("Ben")
    await expect(visitor.page.locator(".pane")).to_have_count(3)

    await third.button("Close this pane").click()

    await expect(visitor.page.locator(".pane")).to_have_count(2)


async def test_the_panes_are_there_again_when_the_page_is_reloaded(
    house: House, visit: Visit
) -> None:
    visitor = await visit()
    await visitor.pane("Ann").become("Ben")
    await visitor.pane("Ann").go_to("general")

    await visitor.page.reload()

    shown = visitor.page.get_by_role("region")
    await expect(shown.first).to_have_accessible_name("Ben in #general")
    await expect(shown.last).to_have_accessible_name("Ben in #games")
