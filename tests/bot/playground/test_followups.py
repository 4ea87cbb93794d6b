"""What follows the first answer, for fifteen minutes."""

from __future__ import annotations

import pytest

from bot.playground.interactions import (
    MOST_FOLLOWUPS,
    by_token,
    edit,
    follow_up,
    message_of,
    remove,
)
from bot.playground.messages import EPHEMERAL, LOADING
from bot.playground.world import World
from tests.bot.playground.refusing import refused
from tests.bot.playground.scenes import Scene


@pytest.fixture
def scene(world: World) -> Scene:
    return Scene(world)


def test_a_deferred_answer_shows_that_the_bot_is_thinking(scene: Scene):
    interaction = scene.command()
    wire = scene.answer(interaction, 5, {"flags": EPHEMERAL})

    assert wire["interaction"]["response_message_loading"]
    assert "resource" not in wire
    assert EPHEMERAL | LOADING == interaction.original.flags


def test_the_first_follow_up_takes_its_place(scene: Scene):
    interaction = scene.command()
    scene.answer(interaction, 5)
    first = follow_up(scene.world, interaction, {"content": "One."}, {})
    second = follow_up(scene.world, interaction, {"content": "Two."}, {})

    assert interaction.original is first
    assert [second] == interaction.followups
    assert ["Turn 1.", "One.", "Two."] == scene.public()


def test_what_takes_its_place_pings(scene: Scene):
    interaction = scene.command()
    scene.answer(interaction, 5)
    edit(scene.world, interaction, "@original", {"content": scene.ann.mention}, {})

    assert {scene.ann.id} == interaction.original.pinged
    edit(scene.world, interaction, "@original", {"content": "Nobody."}, {})
    assert {scene.ann.id} == interaction.original.pinged


def test_whether_it_is_ephemeral_was_settled_when_deferring(scene: Scene):
    interaction = scene.command()
    scene.answer(interaction, 5, {"flags": EPHEMERAL})
    message = follow_up(scene.world, interaction, {"content": "Secret."}, {})

    assert message.is_ephemeral
    assert ["Turn 1."] == scene.public()


def test_a_deferred_update_leaves_the_message_until_it_is_edited(scene: Scene):
    interaction = scene.press()
    scene.answer(interaction, 6)
    assert ["Turn 1."] == scene.public()

    edit(scene.world, interaction, "@original", {"content": "Turn 2."}, {})
    note = follow_up(scene.world, interaction, {"content": "Psst.", "flags": EPHEMERAL}, {})

    assert ["Turn 2."] == scene.public()
    assert scene.ann is note.owner


def test_follow_ups_are_reached_by_their_ids(scene: Scene):
    interaction = scene.command()
    scene.answer(interaction, 4, {"content": "One."})
    note = follow_up(scene.world, interaction, {"content": "Psst.", "flags": EPHEMERAL}, {})
    edit(scene.world, interaction, note.id, {"content": "Pssst."}, {})

    assert "Pssst." == message_of(interaction, note.id).text
    remove(scene.world, interaction, note.id)
    with refused(10008):
        message_of(interaction, note.id)
    remove(scene.world, interaction, "@original")
    with refused(10008):
        message_of(interaction, "@original")


def test_nothing_follows_before_the_first_answer(scene: Scene):
    interaction = scene.command()

    with refused(10015):
        by_token(scene.world, interaction.token)


def test_the_token_holds_for_fifteen_minutes(scene: Scene):
    interaction = scene.command()
    scene.answer(interaction, 5)
    scene.world.clock.move(899.0)
    assert interaction is by_token(scene.world, interaction.token)

    scene.world.clock.move(2.0)

    with refused(50027):
        by_token(scene.world, interaction.token)


def test_an_unknown_token_reaches_nothing(scene: Scene):
    with refused(10015):
        by_token(scene.world, "unknown")


def test_a_long_run_forgets_its_oldest_interactions(scene: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.playground.interactions.MOST_REMEMBERED", 3)
    all_of_them = [scene.command() for _ in range(5)]

    assert [i.id for i in all_of_them[2:]] == list(scene.world.interactions)


def test_where_the_app_came_along_with_its_user_follow_ups_are_few(scene: Scene):
    scene.world.remove_bot(scene.guild)
    scene.ann.has_app = True
    interaction = scene.command()
    scene.answer(interaction, 4, {"content": "One."})
    for n in range(MOST_FOLLOWUPS):
        follow_up(scene.world, interaction, {"content": f"{n}"}, {})

    with refused(40094):
        follow_up(scene.world, interaction, {"content": "Too many."}, {})
    assert {"1": scene.ann.id} == interaction.payload["authorizing_integration_owners"]
