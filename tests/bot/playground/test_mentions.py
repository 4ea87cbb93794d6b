"""Who is mentioned, who is pinged, and whose telephone rings."""

from __future__ import annotations

import pytest

from bot.playground import Permission, Standin
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.playground.posting import edit_own, send
from bot.playground.starting import start_thread
from tests.bot.playground.refusing import refused


class Scene:
    """Ann, Ben and a role that Cem has."""

    def __init__(self) -> None:
        self.discord = Standin()
        self.world = self.discord.world
        self.ann, self.ben, self.cem = (self.discord.user(n).user for n in ("Ann", "Ben", "Cem"))
        self.role = self.world.add_role(self.discord.guild, "Players")
        self.world.change_roles(self.discord.guild, self.cem, [self.role.id])
        self.channel = self.discord.channel("games")

    def say(self, content: str, channel: Channel | None = None, **body: object) -> Message:
        place = channel or self.channel
        return send(self.world, place, self.world.bot, {"content": content, **body}, {})

    def names(self, ids: frozenset[str]) -> set[str]:
        return {self.world.users[id_].name for id_ in ids}


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_without_a_word_about_mentions_all_that_is_written_counts(scene: Scene):
    message = scene.say(f"{scene.ann.mention} and <@!{scene.ben.id}>")

    assert {"Ann", "Ben"} == scene.names(message.pinged)
    assert [scene.ann, scene.ben] == list(message.mentions.users)


def test_nobody_is_pinged_when_nothing_is_parsed(scene: Scene):
    text = f"{scene.ann.mention} {scene.role.mention} @everyone"
    message = scene.say(text, allowed_mentions={"parse": []})

    assert frozenset() == message.pinged
    wire = message.wire()
    assert ([], [], False) == (wire["mentions"], wire["mention_roles"], wire["mention_everyone"])


def test_only_those_named_are_pinged(scene: Scene):
    text = f"{scene.ann.mention} {scene.ben.mention}"
    message = scene.say(text, allowed_mentions={"parse": [], "users": [scene.ben.id]})

    assert {"Ben"} == scene.names(message.pinged)


def test_who_is_allowed_but_not_written_is_not_pinged(scene: Scene):
    message = scene.say("Hello.", allowed_mentions={"users": [scene.ben.id]})

    assert frozenset() == message.pinged


def test_naming_and_parsing_exclude_each_other(scene: Scene):
    allowed = {"parse": ["users"], "users": [scene.ben.id]}
    with refused(50035, "allowed_mentions.users"):
        scene.say("Hello.", allowed_mentions=allowed)


def test_a_role_is_pinged_if_it_may_be_mentioned(scene: Scene):
    scene.discord.take(Permission.MENTION_EVERYONE)
    before = scene.say(scene.role.mention)
    scene.role.mentionable = True
    after = scene.say(scene.role.mention)

    assert (frozenset(), {"Cem"}) == (before.pinged, scene.names(after.pinged))


def test_everyone_is_pinged_only_with_the_permission(scene: Scene):
    loud = scene.say("@everyone")
    scene.discord.take(Permission.MENTION_EVERYONE)
    quiet = scene.say("@everyone")

    assert {"Ann", "Ben", "Cem", "Owner"} == scene.names(loud.pinged)
    assert frozenset() == quiet.pinged
    assert (True, False) == (loud.mentions.everyone, quiet.mentions.everyone)


@pytest.mark.parametrize("code", ["`{}`", "```\n{}\n```", "``{}``"])
def test_what_stands_in_code_mentions_nobody(scene: Scene, code: str):
    assert frozenset() == scene.say(code.format(scene.ann.mention)).pinged


def test_an_embed_mentions_nobody(scene: Scene):
    message = scene.say("", embeds=[{"description": scene.ann.mention}])

    assert frozenset() == message.pinged


def test_text_in_the_new_components_does(scene: Scene):
    body = {"flags": 1 << 15, "components": [{"type": 10, "content": scene.ann.mention}]}
    message = send(scene.world, scene.channel, scene.world.bot, body, {})

    assert {"Ann"} == scene.names(message.pinged)


def test_who_does_not_see_the_channel_is_not_pinged(scene: Scene):
    scene.world.set_overwrite(scene.channel, scene.ann, deny=Permission.VIEW_CHANNEL)

    assert frozenset() == scene.say(scene.ann.mention).pinged


def test_an_edit_pings_nobody(scene: Scene):
    message = scene.say("Hello.")
    edit_own(scene.world, message, {"content": scene.ann.mention}, {})

    assert frozenset() == message.pinged
    assert [scene.ann] == list(message.mentions.users)


def test_a_silent_message_mentions_but_does_not_ring(scene: Scene):
    message = scene.say(scene.ann.mention, flags=1 << 12)

    assert {"Ann"} == scene.names(message.pinged)
    assert frozenset() == message.rung


def test_a_direct_message_rings_its_reader(scene: Scene):
    dm = scene.world.direct_channel(scene.ann)

    assert {"Ann"} == scene.names(scene.say("Hello.", dm).rung)
    assert frozenset() == scene.say("Hello.", dm, flags=1 << 12).rung


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [(None, {"Ann"}), ({"parse": []}, set()), ({"parse": [], "replied_user": True}, {"Ann"})],
)
def test_a_reply_pings_its_author_unless_told_otherwise(
    scene: Scene, allowed: dict[str, object] | None, pinged: set[str]
):
    said = send(scene.world, scene.channel, scene.ann, {"content": "Hello."}, {})
    body = {"message_reference": {"message_id": said.id}}
    if allowed is not None:
        body["allowed_mentions"] = allowed
    reply = scene.say("Hi.", **body)

    assert pinged == scene.names(reply.pinged)
    assert said.id == reply.wire()["referenced_message"]["id"]


def test_who_is_mentioned_in_a_thread_joins_it(scene: Scene):
    thread = start_thread(scene.world, scene.channel, scene.world.bot, {"name": "duel"})
    message = scene.say(scene.ann.mention, thread)

    assert {"Portage", "Ann"} == scene.names(frozenset(thread.thread.members))
    assert {"Ann"} == scene.names(message.pinged)


def test_a_thread_closed_to_invitations_is_joined_by_nobody_mentioned(scene: Scene):
    body = {"name": "duel", "invitable": False}
    thread = start_thread(scene.world, scene.channel, scene.world.bot, body)
    scene.discord.take(Permission.MANAGE_THREADS)
    scene.say(scene.ann.mention, thread)

    assert {"Portage"} == scene.names(frozenset(thread.thread.members))


def test_who_is_not_allowed_to_be_mentioned_does_not(scene: Scene):
    thread = start_thread(scene.world, scene.channel, scene.world.bot, {"name": "duel"})
    scene.say(scene.ann.mention, thread, allowed_mentions={"parse": []})

    assert {"Portage"} == scene.names(frozenset(thread.thread.members))
