"""Each permission that the bot lacks is refused with its code."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.playground import Permission, Standin
from bot.playground.files import Upload
from bot.playground.messages import Message
from bot.playground.permissions import can_see, channel_permissions, need
from bot.playground.places import Channel
from bot.playground.posting import delete_by_bot, edit_own, pin, send
from bot.playground.starting import start_thread
from bot.playground.threads import add_member, delete_channel, edit_channel, remove_member
from tests.bot.playground.refusing import refused


class Scene:
    """A channel with a message of the bot, one of Ann's, and a thread of the bot's."""

    def __init__(self) -> None:
        self.discord = Standin()
        self.world = self.discord.world
        self.bot = self.world.bot
        self.ann = self.discord.user("Ann").user
        self.channel = self.discord.channel("games")
        self.own = self.say(self.channel)
        self.other = send(self.world, self.channel, self.ann, {"content": "Hello."}, {})
        self.thread = start_thread(
            self.world, self.channel, self.bot, {"name": "press", "type": 12}
        )
        add_member(self.world, self.thread, self.bot, self.ann)

    def say(self, channel: Channel, **body: object) -> Message:
        return send(self.world, channel, self.bot, {"content": "Hi."} | body, {})


def attach(scene: Scene) -> None:
    upload = {0: Upload("a.png", b"")}
    send(scene.world, scene.channel, scene.bot, {"content": "Hi."}, upload)


CASES: tuple[tuple[Permission, Callable[[Scene], object]], ...] = (
    (Permission.SEND_MESSAGES, lambda s: s.say(s.channel)),
    (Permission.SEND_MESSAGES_IN_THREADS, lambda s: s.say(s.thread)),
    (Permission.EMBED_LINKS, lambda s: s.say(s.channel, embeds=[{"title": "Turn 1"}])),
    (Permission.ATTACH_FILES, attach),
    (
        Permission.ATTACH_FILES,
        lambda s: edit_own(s.world, s.own, {"content": "Hi."}, {0: Upload("a.png", b"")}),
    ),
    (
        Permission.READ_MESSAGE_HISTORY,
        lambda s: s.say(s.channel, message_reference={"message_id": s.own.id}),
    ),
    (Permission.MANAGE_MESSAGES, lambda s: delete_by_bot(s.world, s.other)),
    (Permission.PIN_MESSAGES, lambda s: pin(s.world, s.own)),
    (
        Permission.CREATE_PUBLIC_THREADS,
        lambda s: start_thread(s.world, s.channel, s.bot, {"name": "open", "type": 11}),
    ),
    (
        Permission.CREATE_PUBLIC_THREADS,
        lambda s: start_thread(s.world, s.channel, s.bot, {"name": "open"}, s.own),
    ),
    (
        Permission.CREATE_PRIVATE_THREADS,
        lambda s: start_thread(s.world, s.channel, s.bot, {"name": "close", "type": 12}),
    ),
    (
        Permission.MANAGE_THREADS,
        lambda s: edit_channel(s.world, s.thread, s.bot, {"locked": True}),
    ),
    (Permission.MANAGE_THREADS, lambda s: delete_channel(s.world, s.thread, s.bot)),
    (
        Permission.MANAGE_CHANNELS,
        lambda s: edit_channel(s.world, s.channel, s.bot, {"topic": "Games."}),
    ),
    (Permission.MANAGE_CHANNELS, lambda s: delete_channel(s.world, s.channel, s.bot)),
)


@pytest.mark.parametrize(("permission", "act"), CASES)
def test_a_missing_permission_is_refused(permission: Permission, act: Callable[[Scene], object]):
    scene = Scene()
    scene.discord.take(permission)
    with refused(50013):
        act(scene)

    scene.discord.give(permission)
    act(scene)


@pytest.mark.parametrize(("_permission", "act"), CASES)
def test_a_channel_that_the_bot_cannot_see_is_refused(
    _permission: Permission, act: Callable[[Scene], object]
):
    scene = Scene()
    scene.discord.take(Permission.VIEW_CHANNEL)

    with refused(50001):
        act(scene)


def test_the_bot_loses_it_in_one_channel_alone():
    scene = Scene()
    scene.discord.take(Permission.SEND_MESSAGES, channel=scene.channel)

    with refused(50013):
        scene.say(scene.channel)
    scene.say(scene.discord.channel("general"))


def test_players_keep_what_the_bot_loses():
    scene = Scene()
    scene.discord.take(Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL)

    assert can_see(scene.channel, scene.ann.id)
    assert Permission.SEND_MESSAGES in channel_permissions(scene.channel, scene.ann.id)


def test_a_member_s_overwrite_counts_more_than_a_role_s_and_that_more_than_everyone_s():
    scene = Scene()
    world, guild = scene.world, scene.discord.guild
    role = world.add_role(guild, "Readers")
    world.change_roles(guild, scene.ann, [role.id])
    view = Permission.VIEW_CHANNEL

    world.set_overwrite(scene.channel, guild.everyone, deny=view)
    assert not can_see(scene.channel, scene.ann.id)
    world.set_overwrite(scene.channel, role, allow=view)
    assert can_see(scene.channel, scene.ann.id)
    world.set_overwrite(scene.channel, scene.ann, deny=view)
    assert not can_see(scene.channel, scene.ann.id)


def test_administrators_may_do_everything():
    scene = Scene()
    scene.discord.take(Permission.MANAGE_CHANNELS)
    role = scene.world.bot_role(scene.discord.guild)
    scene.world.set_permissions(role, scene.discord.guild, Permission.ADMINISTRATOR)

    need(scene.channel, scene.bot.id, Permission.MANAGE_CHANNELS)


def test_a_private_thread_is_seen_by_its_members_and_by_moderators():
    scene = Scene()
    ben, mod = scene.discord.user("Ben").user, scene.discord.user("Mod").user
    role = scene.world.add_role(scene.discord.guild, "Mods", Permission.MANAGE_THREADS)
    scene.world.change_roles(scene.discord.guild, mod, [role.id])

    seen = {user.name: can_see(scene.thread, user.id) for user in (scene.ann, ben, mod)}

    assert {"Ann": True, "Ben": False, "Mod": True} == seen


def test_who_left_the_guild_sees_nothing():
    scene = Scene()
    scene.discord.user("Ann").leave()

    assert not can_see(scene.channel, scene.ann.id)
    assert scene.ann.id not in scene.thread.thread.members


def test_removing_others_from_a_thread_takes_managing_or_owning_it():
    scene = Scene()
    scene.discord.take(Permission.MANAGE_THREADS)
    remove_member(scene.world, scene.thread, scene.bot, scene.ann)
    public = start_thread(scene.world, scene.channel, scene.bot, {"name": "open", "type": 11})
    add_member(scene.world, public, scene.bot, scene.ann)

    with refused(50013):
        remove_member(scene.world, public, scene.bot, scene.ann)


def test_nobody_else_reads_direct_messages():
    scene = Scene()
    dm = scene.world.direct_channel(scene.ann)
    ben = scene.discord.user("Ben").user

    assert [True, True, False] == [can_see(dm, u.id) for u in (scene.ann, scene.bot, ben)]
    with refused(50001):
        send(scene.world, dm, ben, {"content": "Hi."}, {})
