"""What Discord's client lets a user do, and what it sends."""

from __future__ import annotations

import pytest

from bot.playground import Permission, Player, Standin, Unusable
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.playground.posting import delete, send
from bot.playground.refusals import Json
from bot.playground.starting import start_thread
from bot.playground.usage import choose, complete, press, use_component

OPTIONS = (
    {"name": "card", "description": "Which.", "type": 3, "max_length": 5},
    {"name": "count", "description": "How many.", "type": 4, "min_value": 1, "max_value": 3},
    {"name": "whom", "description": "Whom.", "type": 6},
    {"name": "where", "description": "Where.", "type": 7},
    {"name": "role", "description": "Which.", "type": 8},
)


class Scene:
    def __init__(self) -> None:
        self.discord = Standin()
        self.world = self.discord.world
        self.ann = self.discord.user("Ann")
        self.ben = self.discord.user("Ben")
        self.channel = self.discord.channel("games")
        self.sync({"name": "play", "description": "Play.", "options": list(OPTIONS)})

    def sync(self, *commands: Json) -> None:
        world = self.world
        world.catalogue.replace(None, commands, ids=world.id, now=0.0, most_creates=200)

    def show(self, *rows: list[Json]) -> Message:
        components = [{"type": 1, "components": row} for row in rows]
        body = {"content": "Turn 1.", "components": components}
        return send(self.world, self.channel, self.world.bot, body, {})

    def use(self, player: Player | None = None, channel: Channel | None = None, **given: object):
        who = player or self.ann
        return who.begin_slash(channel or self.channel, "play", **given).payload["data"]


@pytest.fixture
def scene() -> Scene:
    return Scene()


def button(name: str, **more: object) -> Json:
    return {"type": 2, "style": 1, "label": name, "custom_id": f"do:{name.lower()}"} | more


def menu(custom_id: str, *names: str, **more: object) -> Json:
    options = [{"label": name, "value": name.lower()} for name in names]
    return {"type": 3, "custom_id": custom_id, "options": options} | more


# -- commands --------------------------------------------------------------------------------------


def test_options_are_sent_with_what_they_name(scene: Scene):
    role = scene.world.add_role(scene.discord.guild, "Players")
    data = scene.use(card="storm", count=2, whom=scene.ben, where=scene.channel, role=role)

    values = {option["name"]: option["value"] for option in data["options"]}
    assert {
        "card": "storm",
        "count": 2,
        "whom": scene.ben.user.id,
        "where": scene.channel.id,
        "role": role.id,
    } == values
    assert {"users", "members", "channels", "roles"} == set(data["resolved"])


@pytest.mark.parametrize(
    "given", [{"card": "storms"}, {"count": 0}, {"count": 4}, {"whom": "Ben"}, {"role": 3}]
)
def test_what_an_option_does_not_take_cannot_be_sent(scene: Scene, given: dict[str, object]):
    with pytest.raises(Unusable):
        scene.use(**given)


def test_an_unknown_option_is_named(scene: Scene):
    with pytest.raises(LookupError, match="/play has no option 'colour'"):
        scene.use(colour="red")


def test_a_command_may_be_for_some_members_alone(scene: Scene):
    needed = str(int(Permission.MANAGE_GUILD))
    command = {"name": "play", "description": "Play.", "default_member_permissions": needed}
    scene.sync(command)

    with pytest.raises(Unusable, match="doesn't have /play"):
        scene.use()


@pytest.mark.parametrize(
    "permission", [Permission.VIEW_CHANNEL, Permission.USE_APPLICATION_COMMANDS]
)
def test_a_channel_may_take_no_commands(scene: Scene, permission: Permission):
    scene.world.set_overwrite(scene.channel, scene.ann.user, deny=permission)

    with pytest.raises(Unusable):
        scene.use()


def test_another_s_direct_messages_take_no_commands(scene: Scene):
    with pytest.raises(Unusable):
        scene.use(scene.ben, scene.ann.dm)


def test_an_option_that_completes_nothing_is_not_completed(scene: Scene):
    with pytest.raises(Unusable, match="completes nothing"):
        complete(scene.world, scene.ann.user, scene.channel, "play", "card", "s", {})


# -- buttons and menus -----------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", ["Act", "do:act", "do:a*", "A?t"])
def test_a_button_is_found_by_label_custom_id_or_pattern(scene: Scene, wanted: str):
    message = scene.show([button("Act"), button("Help")])

    data = press(scene.world, scene.ann.user, message, wanted).payload["data"]

    assert ("do:act", 2) == (data["custom_id"], data["component_type"])


@pytest.mark.parametrize("wanted", ["Undo", "do:*"])
def test_a_button_must_be_found_once(scene: Scene, wanted: str):
    message = scene.show([button("Act"), button("Help")])

    with pytest.raises(LookupError, match="'Help', 'do:help'"):
        press(scene.world, scene.ann.user, message, wanted)


def test_a_disabled_button_or_menu_cannot_be_used(scene: Scene):
    message = scene.show(
        [button("Act", disabled=True)], [menu("which", "One", "Two", disabled=True)]
    )

    with pytest.raises(Unusable, match="disabled"):
        press(scene.world, scene.ann.user, message, "Act")
    with pytest.raises(Unusable, match="disabled"):
        choose(scene.world, scene.ann.user, message, ["One"])


def test_the_menu_that_offers_it_is_used(scene: Scene):
    message = scene.show([menu("first", "One", "Two")], [menu("second", "Two", "Three")])

    chosen = choose(scene.world, scene.ann.user, message, ["three"]).payload["data"]

    assert ("second", ["three"]) == (chosen["custom_id"], chosen["values"])
    with pytest.raises(LookupError, match="2 menus"):
        choose(scene.world, scene.ann.user, message, ["Two"])
    named = choose(scene.world, scene.ann.user, message, ["Two"], "fir*").payload["data"]
    assert "first" == named["custom_id"]


def test_people_are_chosen_from_their_own_menu(scene: Scene):
    message = scene.show([{"type": 5, "custom_id": "whom"}])

    data = choose(scene.world, scene.ann.user, message, [scene.ben.user]).payload["data"]

    assert [scene.ben.user.id] == data["values"]
    assert {scene.ben.user.id} == set(data["resolved"]["users"])


def test_what_one_does_not_see_cannot_be_pressed(scene: Scene):
    message = scene.show([button("Act")])
    thread = start_thread(scene.world, scene.channel, scene.world.bot, {"name": "duel"})
    scene.channel = thread
    hidden = scene.show([button("Act")])
    private = scene.show([button("Act")])
    private.flags, private.owner = 64, scene.ben.user
    delete(scene.world, message)

    for unseen in (message, hidden, private):
        with pytest.raises(Unusable):
            use_component(scene.world, scene.ann.user, unseen, button("Act"))
