"""Ann, and a message of the bot with a button, for tests of interactions."""

from __future__ import annotations

from bot.playground.interactions import Act, Interaction, begin, respond
from bot.playground.messages import Message
from bot.playground.people import User
from bot.playground.places import Channel
from bot.playground.posting import send
from bot.playground.refusals import Json
from bot.playground.world import World

MODAL = {
    "title": "Name",
    "custom_id": "name",
    "components": [
        {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "n", "style": 1}}
    ],
}
ROW = {
    "type": 1,
    "components": [{"type": 2, "style": 1, "label": "Act", "custom_id": "act"}],
}


class Scene:
    """Ann, and a message of the bot with a button."""

    def __init__(self, world: World) -> None:
        self.world = world
        [self.guild] = world.guilds.values()
        self.channel: Channel = world.add_channel(self.guild, "games")
        self.ann: User = world.add_user("Ann", locale="cs")
        world.add_member(self.guild, self.ann)
        self.bob: User = world.add_user("Bob")
        world.add_member(self.guild, self.bob)
        self.shown: Message = send(
            world, self.channel, world.bot, {"content": "Turn 1.", "components": [ROW]}, {}
        )

    def command(self) -> Interaction:
        data = {"id": "1", "name": "board", "type": 1, "options": []}
        return begin(self.world, Act.COMMAND, self.ann, self.channel, data)

    def press(self, shown: Message | None = None) -> Interaction:
        data = {"custom_id": "act", "component_type": 2, "id": 2}
        source = shown or self.shown
        return begin(self.world, Act.PRESS, self.ann, self.channel, data, source=source)

    def complete(self, kind: int = 3) -> Interaction:
        option = {"name": "card", "type": kind, "value": "", "focused": True}
        data = {"id": "1", "name": "play", "type": 1, "options": [option]}
        return begin(self.world, Act.COMPLETE, self.ann, self.channel, data)

    def answer(self, interaction: Interaction, kind: int, data: Json | None = None) -> Json:
        body = {"type": kind, "data": data or {}}
        return respond(self.world, interaction.id, interaction.token, body, {})[1]

    def public(self) -> list[str]:
        return [m.text for m in self.channel.messages.values() if not m.is_ephemeral]
