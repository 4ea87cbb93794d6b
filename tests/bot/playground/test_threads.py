"""Threads: who is in them, and what an archived, a locked or a deleted one takes."""

from __future__ import annotations

import pytest

from bot.playground import Permission, Player, Standin, starting, threads
from bot.playground.files import Upload
from bot.playground.messages import Message
from bot.playground.places import Channel, Kind
from bot.playground.posting import delete_by_bot, edit_own, pin, send
from bot.playground.refusals import Json
from tests.bot.playground.refusing import refused
from tests.bot.playground.sample import Sample


class Scene:
    def __init__(self) -> None:
        self.discord = Standin()
        self.world = self.discord.world
        self.bot = self.world.bot
        self.ann, self.ben = (self.discord.user(name).user for name in ("Ann", "Ben"))
        self.parent = self.discord.channel("games")

    def open(self, kind: Kind = Kind.PRIVATE_THREAD, **more: object) -> Channel:
        body = {"name": "duel", "type": int(kind), **more}
        return starting.start_thread(self.world, self.parent, self.bot, body)

    def say(self, channel: Channel) -> Message:
        return send(self.world, channel, self.bot, {"content": "Hi."}, {})

    def edit(self, channel: Channel, **body: object) -> None:
        threads.edit_channel(self.world, channel, self.bot, body)


@pytest.fixture
def scene() -> Scene:
    return Scene()


def texts(channel: Channel) -> list[tuple[int, str]]:
    return [(message.type, message.content) for message in channel.messages.values()]


def test_a_public_thread_is_announced_in_its_parent(scene: Scene):
    thread = scene.open(Kind.PUBLIC_THREAD)

    assert [(18, "duel")] == texts(scene.parent)
    assert thread.id == next(iter(scene.parent.messages.values())).reference["channel_id"]


def test_a_private_thread_is_not(scene: Scene):
    thread = scene.open()

    assert [] == texts(scene.parent)
    assert [scene.bot.id] == list(thread.thread.members)


def test_a_thread_on_a_message_has_its_id(scene: Scene):
    message = scene.say(scene.parent)
    thread = starting.start_thread(scene.world, scene.parent, scene.bot, {"name": "duel"}, message)

    assert message.id == thread.id == message.wire()["thread"]["id"]
    assert [(21, "")] == texts(thread)
    with refused(160004):
        starting.start_thread(scene.world, scene.parent, scene.bot, {"name": "more"}, message)


@pytest.mark.parametrize(
    ("body", "at"),
    [
        ({"name": ""}, "name"),
        ({"name": "a" * 101}, "name"),
        ({"name": "a", "auto_archive_duration": 5}, "auto_archive_duration"),
    ],
)
def test_a_thread_s_name_and_time_have_limits(scene: Scene, body: Json, at: str):
    with refused(50035, at):
        starting.start_thread(scene.world, scene.parent, scene.bot, body)


def test_a_thread_holds_no_threads_and_a_dm_neither(scene: Scene):
    for place in (scene.open(), scene.world.direct_channel(scene.ann)):
        with refused(50024):
            starting.start_thread(scene.world, place, scene.bot, {"name": "more"})


def test_a_guild_has_room_for_so_many_active_threads(scene: Scene):
    scene.world.limits.active_threads = 1
    first = scene.open()
    with refused(160006):
        scene.open()

    scene.edit(first, archived=True)

    scene.open()


# -- archived and locked -------------------------------------------------------------------------


def test_an_archived_thread_takes_no_edits_pins_or_members(scene: Scene):
    thread = scene.open()
    message = scene.say(thread)
    scene.edit(thread, archived=True)

    with refused(50083):
        edit_own(scene.world, message, {"content": "Ho."}, {})
    with refused(50083):
        pin(scene.world, message)
    with refused(50083):
        threads.add_member(scene.world, thread, scene.bot, scene.ann)
    with refused(50083):
        scene.edit(thread, name="other")
    delete_by_bot(scene.world, message)


def test_a_new_message_brings_it_back(scene: Scene):
    thread = scene.open()
    scene.edit(thread, archived=True)
    scene.say(thread)

    assert not thread.thread.archived


def test_a_locked_one_stays_archived(scene: Scene):
    thread = scene.open()
    scene.edit(thread, archived=True, locked=True)

    with refused(50083):
        scene.say(thread)
    scene.edit(thread, archived=False)
    scene.say(thread)


def test_a_locked_thread_takes_messages_of_moderators_alone(scene: Scene):
    thread = scene.open()
    scene.edit(thread, locked=True)
    scene.say(thread)
    scene.discord.take(Permission.MANAGE_THREADS)

    with refused(160005):
        scene.say(thread)


def test_its_owner_archives_a_thread_without_managing_threads(scene: Scene):
    thread = scene.open()
    scene.discord.take(Permission.MANAGE_THREADS)
    scene.edit(thread, archived=True)
    assert thread.thread.archived

    scene.edit(thread, archived=False)

    assert not thread.thread.archived


def test_another_s_thread_may_only_be_brought_back(scene: Scene):
    body = {"name": "theirs", "type": 11}
    thread = starting.start_thread(scene.world, scene.parent, scene.ann, body)
    scene.discord.take(Permission.MANAGE_THREADS)
    with refused(50013):
        scene.edit(thread, archived=True)
    scene.world.set_archived(thread, thread.thread, archived=True)

    scene.edit(thread, archived=False)

    assert not thread.thread.archived


def test_a_thread_that_nobody_uses_is_archived(scene: Scene):
    thread = scene.open(auto_archive_duration=60)
    scene.world.clock.move(50 * 60.0)
    scene.say(thread)
    scene.world.clock.move(59 * 60.0)
    assert not scene.world.channel(thread.id).thread.archived

    scene.world.clock.move(2 * 60.0)

    assert scene.world.channel(thread.id).thread.archived


def test_a_deleted_thread_is_unknown(scene: Scene):
    thread = scene.open()
    message = scene.say(thread)
    threads.delete_channel(scene.world, thread, scene.bot)

    assert message.deleted
    with refused(10003):
        scene.world.channel(thread.id)


def test_threads_go_with_their_parent_and_all_files(scene: Scene):
    thread = scene.open()
    send(scene.world, thread, scene.bot, {}, {0: Upload("a.png", b"")})
    scene.world.delete_channel(scene.parent)

    assert thread.id not in scene.world.channels
    assert {} == scene.world.files


def test_a_third_name_in_ten_minutes_has_to_wait(scene: Scene):
    thread = scene.open()
    scene.edit(thread, name="one")
    scene.edit(thread, name="two")
    scene.edit(thread, name="two")
    with refused(0):
        scene.edit(thread, name="three")

    scene.world.clock.move(601.0)
    scene.edit(thread, name="three")

    assert "three" == thread.name


# -- members -------------------------------------------------------------------------------------


def test_only_members_of_the_guild_come_in(scene: Scene):
    with refused(10007):
        threads.add_member(scene.world, scene.open(), scene.bot, scene.discord.stranger("Zoe").user)


def test_a_thread_may_be_closed_to_invitations(scene: Scene):
    thread = scene.open(invitable=False)
    threads.add_member(scene.world, thread, scene.bot, scene.ann)

    with refused(50013):
        threads.add_member(scene.world, thread, scene.ann, scene.ben)


def test_who_leaves_a_private_thread_sees_it_no_more(scene: Scene):
    thread = scene.open()
    threads.add_member(scene.world, thread, scene.bot, scene.ann)
    scene.say(thread)
    ann = scene.discord.user("Ann")
    assert ["Hi."] == [message.text for message in ann.sees(thread)]

    threads.remove_member(scene.world, thread, scene.ann, scene.ann)

    assert [] == ann.sees(thread)
    with refused(10007):
        threads.remove_member(scene.world, thread, scene.bot, scene.ann)


async def test_the_bot_does_all_of_it(
    discord: Standin, sample: Sample, ann: Player, ben: Player, games: Channel
):
    channel = sample.get_channel(int(games.id))
    thread = await channel.create_thread(name="duel", auto_archive_duration=60)
    for player in (ann, ben):
        await thread.add_user(sample.get_user(player.id) or await sample.fetch_user(player.id))
    await thread.send("Begin.")
    await thread.remove_user(await sample.fetch_user(ben.id))
    members = await thread.fetch_members()
    await thread.edit(name="done", locked=True, archived=True)

    assert {ann.id, sample.user.id} == {member.id for member in members}
    assert ["Begin."] == [message.text for message in ann.sees(discord.thread("done"))]
    assert [] == ben.sees(discord.thread("done"))
    archived = [one.name async for one in channel.archived_threads(private=True)]
    assert ["done"] == archived
    await thread.delete()
    with pytest.raises(LookupError):
        discord.thread("done")


async def test_active_threads_are_listed(discord: Standin, sample: Sample, games: Channel):
    channel = sample.get_channel(int(games.id))
    await channel.create_thread(name="one")
    other = await channel.create_thread(name="two")
    await other.edit(archived=True)
    await discord.settled()

    assert ["one"] == [one.name for one in await channel.guild.active_threads()]
