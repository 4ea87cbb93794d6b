"""An unmodified discord.py does everything that a bot does."""

from __future__ import annotations

import pytest

from bot.playground import Player, Standin, Unusable, Upload
from bot.playground.places import Channel, Kind
from tests.bot.playground.sample import Sample, png, running

START = {"mode": "classic", "power": "France"}


def paths(discord: Standin, ending: str) -> list[tuple[str, int]]:
    found = [r for r in discord.notes.requests if r.path.endswith(ending)]
    return [(request.method, request.status) for request in found]


async def test_the_commands_are_synchronised(discord: Standin, sample: Sample):
    names = [command["name"] for command in discord.world.catalogue.scopes[None]]

    assert ["game", "dm", "wait", "later", "whisper", "read", "Quote"] == names


async def test_a_command_shows_an_embed_with_its_picture(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    answer = await ann.slash(games, "game start", **START)

    picture = answer.message.embeds[0]["image"]
    assert "France plays classic.\nTurn 0" == answer.text
    assert ["Next", "Join", "Keep"] == answer.buttons
    assert (3, 2, "image/png") == (picture["width"], picture["height"], picture["content_type"])
    assert [] == answer.message.wire()["attachments"]
    assert png() == await sample.http.get_from_cdn(picture["url"])


async def test_a_choice_that_the_command_does_not_offer_cannot_be_taken(
    sample: Sample, ann: Player, games: Channel
):
    with pytest.raises(Unusable, match="classic"):
        await ann.slash(games, "game start", mode="modern", power="France")


async def test_a_required_option_cannot_be_left_out(sample: Sample, ann: Player, games: Channel):
    with pytest.raises(Unusable, match="power"):
        await ann.slash(games, "game start", mode="classic")


async def test_a_command_that_is_not_there_cannot_be_used(
    sample: Sample, ann: Player, games: Channel
):
    with pytest.raises(LookupError, match="game stop"):
        await ann.slash(games, "game stop")


async def test_autocomplete_offers_what_fits(sample: Sample, ann: Player, games: Channel):
    answer = await ann.complete(games, "game start", "power", "r", mode="classic")

    assert ["Austria", "France", "Germany", "Russia", "Turkey"] == answer.choices


async def test_a_button_edits_its_message_with_a_new_picture(
    sample: Sample, ann: Player, ben: Player, games: Channel
):
    start = await ann.slash(games, "game start", **START)

    pressed = await ben.press(start, "Next")

    assert start.message is pressed.message
    assert "France plays classic.\nTurn 1" == pressed.text
    assert pressed.message.embeds[0]["image"]["url"].endswith("/board1.png")
    assert ["board1.png"] == [file.name for file in pressed.message.files]


async def test_a_deferred_press_changes_its_message_later(
    sample: Sample, ann: Player, games: Channel
):
    start = await ann.slash(games, "game start", **START)

    pressed = await ann.press(start, "game:k*")

    assert "Kept.\nTurn 0" == pressed.text
    assert ["board0.png"] == [file.name for file in pressed.message.files]


async def test_a_menu_is_answered_for_the_chooser_alone(
    sample: Sample, ann: Player, ben: Player, games: Channel
):
    start = await ann.slash(games, "game start", **START)

    chosen = await ben.choose(start, "Italy", "russia")

    assert chosen.ephemeral
    assert "italy and russia" == chosen.text
    assert [start.message, chosen.message] == ben.sees(games)
    assert [start.message] == ann.sees(games)


async def test_a_menu_takes_no_more_than_it_allows(sample: Sample, ann: Player, games: Channel):
    start = await ann.slash(games, "game start", **START)

    with pytest.raises(Unusable, match="1 to 2"):
        await ann.choose(start, "Italy", "Russia", "Turkey")


async def test_a_form_is_filled_in(sample: Sample, ann: Player, games: Channel):
    start = await ann.slash(games, "game start", **START)
    form = await ann.press(start, "Join")
    assert "Join the game" == form.modal["title"]

    sent = await ann.fill(form, "Anna")

    assert "Welcome Anna." == sent.text


async def test_a_form_limits_what_is_typed(sample: Sample, ann: Player, games: Channel):
    form = await ann.press(await ann.slash(games, "game start", **START), "Join")

    with pytest.raises(ValueError, match="0 to 20"):
        await ann.fill(form, "A" * 21)


async def test_a_picture_in_a_direct_message_is_exchanged(
    sample: Sample, ann: Player, ben: Player, games: Channel
):
    answer = await ann.slash(games, "dm", user=ben)

    assert "Sent." == answer.text
    assert [["hand2.png"]] == [[file.name for file in m.files] for m in ben.dms]
    assert "A board." == ben.dms[0].files[0].description


@pytest.mark.parametrize("way", ["closed", "stranger"])
async def test_a_direct_message_may_be_refused(
    discord: Standin, sample: Sample, ann: Player, games: Channel, way: str
):
    other = discord.stranger("Zoe") if way == "stranger" else discord.user("Zoe")
    if way == "closed":
        other.close_dms()

    answer = await ann.slash(games, "dm", user=other)

    assert "Refused: 50007." == answer.text
    assert [] == other.dms


async def test_a_private_thread_is_opened_for_its_members(
    discord: Standin, sample: Sample, ann: Player, ben: Player, games: Channel
):
    answer = await ann.slash(games, "game thread", name="press")

    thread = discord.thread("press")
    assert f"Opened {thread.mention}." == answer.text
    assert Kind.PRIVATE_THREAD is thread.kind
    assert ["The match begins."] == [message.text for message in ann.sees(thread)]
    assert [] == ben.sees(thread)
    assert "press" == sample.get_guild(int(discord.guild.id)).get_thread(int(thread.id)).name


async def test_the_new_components_show_text_picture_and_button(
    sample: Sample, ann: Player, games: Channel
):
    answer = await ann.slash(games, "game layout")

    gallery = answer.message.components[0]["components"][1]
    assert "Whose turn it is." == answer.text
    assert gallery["items"][0]["media"]["url"] == answer.message.files[0].url
    assert "A board." == gallery["items"][0]["description"]
    assert [] == answer.message.wire()["attachments"]
    assert "Ready." == (await ann.press(answer, "Ready")).text


async def test_an_answer_is_changed_and_followed_up(
    sample: Sample, ann: Player, ben: Player, games: Channel
):
    answer = await ann.slash(games, "later")

    assert ["Changed.", "Then.", "Only you."] == [m.text for m in answer.messages]
    assert ["Changed.", "Then."] == [m.text for m in ben.sees(games)]


async def test_a_file_is_handed_to_a_command(sample: Sample, ann: Player, games: Channel):
    answer = await ann.slash(games, "read", file=Upload("deck.toml", b"cards = 3"))

    assert "cards = 3" == answer.text


async def test_where_the_bot_is_not_it_has_no_commands(
    discord: Standin, sample: Sample, ann: Player
):
    other = discord.world.add_guild("Elsewhere", with_bot=False)
    discord.user("Ann", guild=other)

    with pytest.raises(Unusable, match="isn't in this guild"):
        await ann.slash(discord.channel("games", other), "later")


async def test_a_moderator_closes_and_deletes(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    await ann.slash(games, "game thread", name="press")
    thread = discord.thread("press")
    discord.archive(thread, locked=True)

    answer = await ann.slash(thread, "later")

    assert (True, [50083]) == (answer.failed, answer.codes)
    [message] = ann.sees(thread)
    discord.remove(message)
    assert [] == ann.sees(thread)
    discord.remove(thread)
    with pytest.raises(LookupError):
        discord.thread("press")


async def test_the_menu_on_a_message(sample: Sample, ann: Player, ben: Player, games: Channel):
    said = await ben.say(games, "Well played.")

    answer = await ann.use(said, "Quote", games)

    assert "> Well played." == answer.text


async def test_buttons_work_after_a_restart(discord: Standin, ann: Player, games: Channel):
    async with running(discord):
        start = await ann.slash(games, "game start", **START)
    async with running(discord):
        pressed = await ann.press(start, "Next")

    assert "Turn 1" == pressed.message.embeds[0]["title"]


async def test_twenty_presses_at_once(
    discord: Standin, sample: Sample, ann: Player, ben: Player, games: Channel
):
    start = await ann.slash(games, "game start", **START)

    presses = [player.begin_press(start, "Next") for player in (ann, ben) * 10]
    await discord.settled()

    assert all(press.acknowledged for press in presses)
    assert 20 == sample.turn


async def test_a_bot_with_guilds_alone_hears_no_messages(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    await ann.say(games, "Anybody here?")
    await ann.say(ann.dm, "Hello?")

    assert [] == [line for line in sample.heard if line.startswith("message")]


async def test_two_guilds_keep_their_own_channels(discord: Standin, sample: Sample, ann: Player):
    other = discord.world.add_guild("Elsewhere", locale="cs")
    discord.user("Ann", guild=other)
    await discord.settled()

    answer = await ann.slash(discord.channel("games", other), "later")

    assert not answer.failed
    assert 2 == len(sample.guilds)
    assert "cs" == answer.interaction.payload["guild_locale"]
    assert "cs" == answer.interaction.payload["locale"]
