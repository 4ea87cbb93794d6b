"""Messages: files, edits, nonces, pins, lists."""

from __future__ import annotations

import discord as client
import pytest

from bot.playground import Permission, Player, Standin
from bot.playground.files import LARGEST_FILE, Upload
from bot.playground.messages import V2, Message
from bot.playground.people import User
from bot.playground.places import Channel
from bot.playground.posting import (
    delete,
    delete_by_bot,
    edit_own,
    listed,
    pin,
    pins,
    send,
    unpin,
)
from bot.playground.refusals import Json
from bot.playground.world import World
from tests.bot.playground.refusing import refused
from tests.bot.playground.sample import Sample, picture, png

PICTURE = {"url": "attachment://board.png"}


class Scene:
    def __init__(self, world: World) -> None:
        self.world = world
        self.bot = world.bot
        [guild] = world.guilds.values()
        self.guild = guild
        self.channel = world.add_channel(guild, "games")
        self.ann: User = world.add_user("Ann")
        world.add_member(guild, self.ann)

    def say(self, body: Json | None = None, *files: str, by: User | None = None) -> Message:
        uploads = {n: Upload(name, png(n)) for n, name in enumerate(files)}
        content = {"content": "Hi."} if body is None else body
        return send(self.world, self.channel, by or self.bot, content, uploads)

    def edit(self, message: Message, body: Json, *files: str) -> list[str]:
        uploads = {n: Upload(name, png(n)) for n, name in enumerate(files)}
        edit_own(self.world, message, body, uploads)
        return names(message)


def names(message: Message) -> list[str]:
    return [file.name for file in message.files]


@pytest.fixture
def scene(world: World) -> Scene:
    return Scene(world)


# -- files ---------------------------------------------------------------------------------------


def test_new_files_are_added_where_nothing_is_said_about_the_old_ones(scene: Scene):
    message = scene.say(None, "a.png")

    assert ["a.png", "b.png"] == scene.edit(message, {}, "b.png")


def test_a_list_of_attachments_is_the_whole_truth(scene: Scene):
    message = scene.say(None, "a.png", "b.png")
    kept = {"id": message.files[1].id}

    assert ["b.png", "c.png"] == scene.edit(message, {"attachments": [kept, {"id": 0}]}, "c.png")
    assert [] == scene.edit(message, {"attachments": []})


def test_an_edit_of_the_text_keeps_the_files(scene: Scene):
    message = scene.say(None, "a.png")

    assert ["a.png"] == scene.edit(message, {"content": "Ho."})


def test_the_list_gives_names_and_alt_texts(scene: Scene):
    body = {"attachments": [{"id": 0, "filename": "the board.png", "description": "A board."}]}
    message = scene.say(body, "a.png")

    [file] = message.wire()["attachments"]
    assert ("the_board.png", "A board.") == (file["filename"], file["description"])
    assert (3, 2, len(png())) == (file["width"], file["height"], file["size"])


def test_an_alt_text_may_be_changed_later(scene: Scene):
    message = scene.say(None, "a.png")
    scene.edit(message, {"attachments": [{"id": message.files[0].id, "description": "A map."}]})

    assert "A map." == message.files[0].description


@pytest.mark.parametrize(
    "body",
    [
        {"embeds": [{"image": PICTURE}]},
        {"embeds": [{"title": "a", "thumbnail": PICTURE}]},
        {"embeds": [{"footer": {"text": "a", "icon_url": "attachment://board.png"}}]},
        {"flags": V2, "components": [{"type": 12, "items": [{"media": PICTURE}]}]},
        {"flags": V2, "components": [{"type": 13, "file": PICTURE}]},
        {
            "flags": V2,
            "components": [
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "a"}],
                    "accessory": {"type": 11, "media": PICTURE},
                }
            ],
        },
    ],
)
def test_a_file_that_is_shown_inside_is_not_listed(scene: Scene, body: Json):
    message = scene.say(body, "board.png", "other.png")

    assert ["other.png"] == [file["filename"] for file in message.wire()["attachments"]]
    assert message.files[0].url in str(message.wire())
    assert "attachment://" not in str(message.wire())


def test_a_file_that_is_shown_must_be_attached(scene: Scene):
    with refused(50035, "url"):
        scene.say({"embeds": [{"image": PICTURE}]}, "other.png")


def test_a_shown_file_stays_shown_when_its_address_is_sent_back(scene: Scene):
    message = scene.say({"embeds": [{"image": PICTURE}]}, "board.png")
    scene.edit(message, {"embeds": [{"image": {"url": message.files[0].url}}]})

    assert [] == message.wire()["attachments"]


def test_files_have_a_greatest_size(scene: Scene):
    small, large = Upload("a.bin", b"a" * LARGEST_FILE), Upload("a.bin", b"a" * (LARGEST_FILE + 1))
    send(scene.world, scene.channel, scene.bot, {}, {0: small})

    with refused(40005):
        send(scene.world, scene.channel, scene.bot, {}, {0: large})
    with refused(40005):
        send(scene.world, scene.channel, scene.bot, {}, dict.fromkeys(range(3), small))


def test_a_message_has_ten_files_at_most(scene: Scene):
    message = scene.say(None, *(f"{n}.png" for n in range(10)))

    with refused(50035, "attachments"):
        scene.edit(message, {}, "more.png")


def test_the_files_of_a_message_go_with_it(scene: Scene):
    message = scene.say(None, "a.png")
    assert {message.files[0].id} == set(scene.world.files)

    delete(scene.world, message)

    assert {} == scene.world.files


# -- what a message may be -----------------------------------------------------------------------


def test_a_message_must_say_something(scene: Scene):
    with refused(50006):
        scene.say({})


def test_2000_characters_fit(scene: Scene):
    scene.say({"content": "a" * 2000})
    with refused(50035, "content"):
        scene.say({"content": "a" * 2001})


@pytest.mark.parametrize("legacy", [{"content": "Hi."}, {"embeds": [{"title": "Hi."}]}])
def test_the_new_components_exclude_what_was_before(scene: Scene, legacy: Json):
    with refused(50035, next(iter(legacy))):
        scene.say({"flags": V2, "components": [{"type": 10, "content": "a"}], **legacy})


def test_the_flag_of_the_new_components_stays(scene: Scene):
    message = scene.say({"flags": V2, "components": [{"type": 10, "content": "a"}]})
    scene.edit(message, {"flags": 0, "components": [{"type": 10, "content": "b"}]})

    assert V2 == message.flags
    with refused(50035, "content"):
        scene.edit(message, {"content": "Hi."})


def test_a_message_may_be_turned_into_the_new_components(scene: Scene):
    message = scene.say()
    body: Json = {"flags": V2, "components": [{"type": 10, "content": "a"}]}
    with refused(50035, "content"):
        scene.edit(message, body)

    scene.edit(message, body | {"content": None})

    assert ("", "a") == (message.content, message.text)


def test_a_refused_edit_changes_nothing(scene: Scene):
    message = scene.say(None, "a.png")
    before = message.wire()
    with refused(50035):
        scene.edit(message, {"content": "Ho.", "attachments": [], "embeds": [{}] * 11})

    assert before == message.wire()
    assert {message.files[0].id} == set(scene.world.files)


def test_only_own_messages_are_edited(scene: Scene):
    with refused(50005):
        scene.edit(scene.say(by=scene.ann), {"content": "Ho."})


def test_a_deleted_message_is_unknown(scene: Scene):
    message = scene.say()
    delete_by_bot(scene.world, message)

    assert message.deleted
    with refused(10008):
        scene.world.message(scene.channel, message.id)


# -- old ones ------------------------------------------------------------------------------------


def test_messages_over_an_hour_old_take_three_edits_in_twenty_seconds(scene: Scene):
    first, second = scene.say(), scene.say()
    scene.world.clock.move(3601.0)
    for n in range(3):
        scene.edit(first, {"content": str(n)})

    with refused(30046):
        scene.edit(second, {"content": "3"})
    assert "2" == first.content
    scene.world.clock.move(20.0)
    scene.edit(second, {"content": "4"})
    assert "4" == second.content


def test_newer_messages_take_any_number(scene: Scene):
    message = scene.say()
    scene.world.clock.move(3599.0)
    for n in range(10):
        scene.edit(message, {"content": str(n)})

    assert "9" == message.content


async def test_the_refusal_of_an_old_edit_reaches_the_bot_with_its_code(
    discord: Standin, sample: Sample, games: Channel
):
    sent = await sample.get_channel(int(games.id)).send("Turn 1.")
    discord.clock.move(3601.0)
    discord.world.limits.old_edits = 0

    with pytest.raises(client.HTTPException) as caught:
        await sent.edit(content="Turn 2.")

    assert (429, 30046) == (caught.value.status, caught.value.code)


# -- nonces --------------------------------------------------------------------------------------


def test_an_enforced_nonce_gives_the_message_that_was_sent(scene: Scene):
    body = {"content": "Hi.", "nonce": "17", "enforce_nonce": True}
    first, second = scene.say(body), scene.say(body | {"content": "Ho."})

    assert first is second
    assert "Hi." == second.content
    assert [first] == listed(scene.channel)


def test_after_some_minutes_it_is_forgotten(scene: Scene):
    body = {"content": "Hi.", "nonce": "17", "enforce_nonce": True}
    first = scene.say(body)
    scene.world.clock.move(301.0)

    assert first is not scene.say(body)


def test_an_enforced_nonce_counts_in_all_channels(scene: Scene):
    body = {"content": "Hi.", "nonce": "17", "enforce_nonce": True}
    first = scene.say(body)
    scene.channel = scene.world.add_channel(scene.guild, "other")

    assert first is scene.say(body)


def test_another_s_nonce_is_another(scene: Scene):
    body = {"content": "Hi.", "nonce": "17", "enforce_nonce": True}

    assert scene.say(body) is not scene.say(body, by=scene.ann)


def test_a_nonce_that_is_not_enforced_changes_nothing(scene: Scene):
    body = {"content": "Hi.", "nonce": "17"}

    assert scene.say(body) is not scene.say(body)


def test_a_nonce_has_25_characters_at_most(scene: Scene):
    scene.say({"content": "Hi.", "nonce": "1" * 25})
    with refused(50035, "nonce"):
        scene.say({"content": "Hi.", "nonce": "1" * 26})


# -- pins ----------------------------------------------------------------------------------------


def test_a_pin_is_told_in_the_channel(scene: Scene):
    message = scene.say()
    pin(scene.world, message)

    notice = listed(scene.channel)[0]
    assert (6, message.id) == (notice.type, notice.reference["message_id"])
    assert [message] == pins(scene.channel)
    unpin(scene.world, message)
    assert [] == pins(scene.channel)


def test_a_channel_has_250_pins(scene: Scene):
    for _ in range(250):
        pin(scene.world, scene.say())

    with refused(30003):
        pin(scene.world, scene.say())


async def test_pins_by_the_bot(discord: Standin, sample: Sample, games: Channel):
    channel = sample.get_channel(int(games.id))
    sent = await channel.send("The card.")
    await sent.pin()

    assert [sent.id] == [message.id async for message in channel.pins()]
    await sent.unpin()
    assert [] == [message.id async for message in channel.pins()]


# -- lists ---------------------------------------------------------------------------------------


def test_messages_are_listed_newest_first_and_bounded(scene: Scene):
    _, b, c, _ = (scene.say({"content": name}) for name in "abcd")

    def contents(**bounds: str | int) -> str:
        return "".join(message.content for message in listed(scene.channel, **bounds))

    assert "dcba" == contents()
    assert "dc" == contents(limit=2)
    assert "ba" == contents(before=c.id)
    assert "c" == contents(after=b.id, limit=1)
    assert "cba" == contents(around=b.id, limit=3)
    assert "b" == contents(around=b.id, limit=1)
    with refused(50035, "limit"):
        contents(limit=101)


async def test_the_bot_reads_a_channel_only_with_the_permission(
    discord: Standin, sample: Sample, games: Channel
):
    channel = sample.get_channel(int(games.id))
    await channel.send("Turn 1.")
    assert ["Turn 1."] == [message.content async for message in channel.history()]

    discord.take(Permission.READ_MESSAGE_HISTORY)

    assert [] == [message.content async for message in channel.history()]


async def test_a_message_with_a_file_is_sent_edited_and_deleted_by_the_bot(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    sent = await sample.get_channel(int(games.id)).send("Turn 1.", file=picture("one.png"))
    await sent.edit(content="Turn 2.", attachments=[picture("two.png")])
    [shown] = ann.sees(games)
    assert ("Turn 2.", ["two.png"]) == (shown.text, names(shown))

    await sent.delete()

    assert [] == ann.sees(games)
