"""The first answer to an interaction, and its three seconds."""

from __future__ import annotations

import pytest

from bot.playground.files import Upload
from bot.playground.interactions import (
    Act,
    Interaction,
    begin,
    edit,
    follow_up,
    respond,
)
from bot.playground.messages import EPHEMERAL
from bot.playground.posting import delete, send
from bot.playground.refusals import Json
from bot.playground.starting import start_thread
from bot.playground.threads import add_member
from bot.playground.world import Happening, World
from tests.bot.playground.refusing import refused
from tests.bot.playground.scenes import MODAL, ROW, Scene


@pytest.fixture
def scene(world: World) -> Scene:
    return Scene(world)


# -- what the bot gets ---------------------------------------------------------------------------


def test_the_bot_alone_hears_of_an_interaction(scene: Scene):
    heard: list[Happening] = []
    scene.world.listeners.append(heard.append)
    scene.command()

    [happening] = heard
    assert happening.reaches(scene.world.bot.id)
    assert not happening.reaches(scene.ann.id)


def test_it_says_who_and_where(scene: Scene):
    payload = scene.command().payload

    assert "cs" == payload["locale"]
    assert "en-US" == payload["guild_locale"]
    assert scene.ann.id == payload["member"]["user"]["id"]
    assert scene.channel.id == payload["channel"]["id"]
    assert 10 * 1024 * 1024 == payload["attachment_size_limit"]
    assert int(payload["member"]["permissions"]) > 0


def test_in_direct_messages_there_is_a_user_and_no_member(scene: Scene):
    dm = scene.world.direct_channel(scene.ann)
    payload = begin(scene.world, Act.COMMAND, scene.ann, dm, {"name": "hand", "type": 1}).payload

    assert scene.ann.id == payload["user"]["id"]
    assert "member" not in payload
    assert 1 == payload["context"]


def test_a_press_carries_the_message_as_it_is(scene: Scene):
    assert scene.shown.wire() == scene.press().payload["message"]


# -- the first answer ----------------------------------------------------------------------------


def test_an_answer_is_a_message_that_says_what_it_answers(scene: Scene):
    interaction = scene.command()
    wire = scene.answer(interaction, 4, {"content": "The board."})

    assert ["Turn 1.", "The board."] == scene.public()
    message = wire["resource"]["message"]
    assert (20, "board") == (message["type"], message["interaction"]["name"])
    assert interaction.id == message["interaction_metadata"]["id"]
    assert not wire["interaction"]["response_message_ephemeral"]


def test_after_three_seconds_the_interaction_is_unknown(scene: Scene):
    in_time, late = scene.command(), scene.command()
    scene.world.clock.move(2.9)
    scene.answer(in_time, 5)
    scene.world.clock.move(0.2)

    with refused(10062):
        scene.answer(late, 5)
    assert not late.acknowledged


def test_a_second_answer_is_refused(scene: Scene):
    interaction = scene.command()
    scene.answer(interaction, 4, {"content": "One."})

    with refused(40060):
        scene.answer(interaction, 4, {"content": "Two."})
    assert ["Turn 1.", "One."] == scene.public()


def test_a_wrong_token_is_unknown(scene: Scene):
    interaction = scene.command()

    with refused(10062):
        respond(scene.world, interaction.id, "wrong", {"type": 5}, {})
    with refused(10062):
        respond(scene.world, "1", interaction.token, {"type": 5}, {})


def test_a_refused_answer_may_be_given_again(scene: Scene):
    interaction = scene.command()
    with refused(50035):
        scene.answer(interaction, 4, {"content": "a" * 2001})
    scene.answer(interaction, 4, {"content": "a"})

    assert ["Turn 1.", "a"] == scene.public()


@pytest.mark.parametrize(
    ("act", "kind"),
    [
        ("command", 6),
        ("command", 7),
        ("command", 8),
        ("press", 8),
        ("complete", 4),
        ("complete", 5),
        ("complete", 9),
        ("command", 99),
    ],
)
def test_an_answer_must_suit_what_was_done(scene: Scene, act: str, kind: int):
    interaction: Interaction = getattr(scene, act)()

    with refused(50035, "type"):
        scene.answer(interaction, kind, {"content": "Hi."})


def test_a_form_is_not_answered_with_a_form(scene: Scene):
    pressed = scene.press()
    scene.answer(pressed, 9, MODAL)
    data = {"custom_id": "name", "components": []}
    sent = begin(
        scene.world,
        Act.SUBMIT,
        scene.ann,
        scene.channel,
        data,
        source=scene.shown,
        opened_by=pressed,
    )

    with refused(50035, "type"):
        scene.answer(sent, 9, MODAL)
    scene.answer(sent, 7, {"content": "Turn 2."})
    assert ["Turn 2."] == scene.public()


def test_updating_changes_the_pressed_message(scene: Scene):
    wire = scene.answer(scene.press(), 7, {"content": "Turn 2."})

    assert ["Turn 2."] == scene.public()
    assert scene.shown.id == wire["resource"]["message"]["id"]


@pytest.mark.parametrize(
    ("data", "left"), [({}, []), ({"attachments": None}, []), ({"content": "Turn 2."}, [])]
)
def test_updating_without_a_list_drops_the_files(scene: Scene, data: Json, left: list[str]):
    body = {"content": "Turn 1.", "components": [ROW]}
    shown = send(scene.world, scene.channel, scene.world.bot, body, {0: Upload("a.png", b"")})
    scene.answer(scene.press(shown), 7, data)

    assert left == [file.name for file in shown.files]


def test_updating_with_a_list_keeps_what_it_names(scene: Scene):
    shown = send(scene.world, scene.channel, scene.world.bot, {}, {0: Upload("a.png", b"")})
    scene.answer(scene.press(shown), 7, {"attachments": [{"id": shown.files[0].id}]})

    assert ["a.png"] == [file.name for file in shown.files]


def test_a_deleted_message_cannot_be_updated(scene: Scene):
    interaction = scene.press()
    delete(scene.world, scene.shown)

    with refused(10008):
        scene.answer(interaction, 7, {"content": "Turn 2."})


def test_nothing_can_be_answered_in_a_channel_that_is_gone(scene: Scene):
    interaction = scene.command()
    scene.world.delete_channel(scene.channel)

    with refused(10003):
        scene.answer(interaction, 4, {"content": "Hi."})


@pytest.mark.parametrize(("kind", "code"), [(4, 50083), (5, 50083), (6, None), (9, None)])
def test_in_a_thread_closed_for_good_nothing_can_be_shown(
    scene: Scene, kind: int, code: int | None
):
    scene.channel = start_thread(scene.world, scene.channel, scene.world.bot, {"name": "duel"})
    add_member(scene.world, scene.channel, scene.world.bot, scene.ann)
    body = {"content": "Turn 1.", "components": [ROW]}
    shown = send(scene.world, scene.channel, scene.world.bot, body, {})
    thread = scene.channel.thread
    thread.locked = True
    scene.world.set_archived(scene.channel, thread, archived=True)
    interaction = scene.press(shown)
    data = MODAL if kind == 9 else {"content": "Hi."}

    if code is None:
        scene.answer(interaction, kind, data)
    else:
        with refused(code):
            scene.answer(interaction, kind, data)


def test_in_a_thread_that_is_only_archived_an_answer_brings_it_back(scene: Scene):
    scene.channel = start_thread(scene.world, scene.channel, scene.world.bot, {"name": "duel"})
    add_member(scene.world, scene.channel, scene.world.bot, scene.ann)
    scene.world.set_archived(scene.channel, scene.channel.thread, archived=True)
    scene.answer(scene.command(), 4, {"content": "Hi."})

    assert not scene.channel.thread.archived


def test_a_thread_closed_meanwhile_takes_no_follow_up(scene: Scene):
    scene.channel = start_thread(scene.world, scene.channel, scene.world.bot, {"name": "duel"})
    add_member(scene.world, scene.channel, scene.world.bot, scene.ann)
    interaction = scene.command()
    scene.answer(interaction, 5)
    scene.channel.thread.locked = True
    scene.world.set_archived(scene.channel, scene.channel.thread, archived=True)

    with refused(50083):
        follow_up(scene.world, interaction, {"content": "Hi."}, {})
    with refused(50083):
        edit(scene.world, interaction, "@original", {"content": "Hi."}, {})


@pytest.mark.parametrize(
    ("choices", "at"),
    [
        ([{"name": str(n), "value": str(n)} for n in range(26)], "data.choices"),
        ([{"name": "a" * 101, "value": "a"}], "data.choices.name"),
        ([{"name": "", "value": "a"}], "data.choices.name"),
        ([{"name": "a", "value": "a" * 101}], "data.choices.value"),
        ([{"name": "a", "value": 3}], "data.choices.value"),
    ],
)
def test_suggestions_have_limits(scene: Scene, choices: list[Json], at: str):
    with refused(50035, at):
        scene.answer(scene.complete(), 8, {"choices": choices})


def test_25_suggestions_are_taken(scene: Scene):
    interaction = scene.complete(kind=4)
    choices = [{"name": str(n), "value": n} for n in range(25)]
    scene.answer(interaction, 8, {"choices": choices})

    assert choices == interaction.choices


# -- for one alone -------------------------------------------------------------------------------


def test_an_ephemeral_answer_is_for_its_presser_alone(scene: Scene):
    wire = scene.answer(scene.command(), 4, {"content": scene.bob.mention, "flags": EPHEMERAL})

    message = scene.channel.messages[wire["resource"]["message"]["id"]]
    assert frozenset() == message.pinged
    assert scene.ann is message.owner
    assert ["Turn 1."] == scene.public()
    with refused(10008):
        scene.world.message(scene.channel, message.id)
    assert frozenset() == message.rung


def test_an_ephemeral_message_is_updated_through_its_own_buttons(scene: Scene):
    scene.answer(scene.press(), 4, {"content": "Panel.", "flags": EPHEMERAL, "components": [ROW]})
    [panel] = [m for m in scene.channel.messages.values() if m.is_ephemeral]
    scene.world.clock.move(3600.0)

    again = scene.press(panel)
    scene.answer(again, 7, {"content": "Panel 2."})

    assert "Panel 2." == panel.text
    assert panel.is_ephemeral
    edit(scene.world, again, "@original", {"content": "Panel 3."}, {})
    assert "Panel 3." == panel.text
