"""Names that people give themselves: they ring nobody, format nothing and fit everywhere."""

from __future__ import annotations

import pytest

from bot.playground.actors import Player
from bot.playground.messages import Message
from tests.bot.house import House, tap, text_of

NAMES = {
    "markdown": "**_~~`||a",
    "everyone": "@everyone",
    "here": "@here <@&1>",
    "mention": "<@123456789012345678>",
    "link": "[a](https://b.example)",
    "heading": "# a",
    "right to left": "\u202eevil\u202c",
    "arabic": "محمد",
    "zero width": "\u200b\u200d\u2060",
    "emoji": "🎲" * 32,
    "families": "👨\u200d👩\u200d👧\u200d👦" * 4,
    "stacked": "Z" + "\u0301" * 30,
    "fluent": "{ $name } { -x }",
    "percent": "%s {0} %(x)s",
    "quotes": "“x” 'y' \"z\"",
    "long": "W" * 32,
    "blank": "\u3164",
    "lines": "a\nb",
}


def seen(house: House, *players: Player) -> list[Message]:
    """Everything that these players have been shown."""
    channels = house.discord.world.channels.values()
    return [m for player in players for c in channels for m in player.sees(c)]


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
async def test_no_name_rings_formats_or_overflows(house: House, name: str) -> None:
    odd, ann = house.discord.user(name), house.discord.user("Ann")
    guild = house.discord.guild
    guild.members[odd.user.id].nick = name

    match_id = await house.match("toy", odd, ann)
    thread = await house.thread(match_id)
    for player in (odd, ann):
        panel = await player.press(house.post(thread), "act:*")
        await tap(player, panel, "hunt")
        for command in ("board", "hand", "log", "mygames", "help"):
            assert (await player.slash(thread, command)).text
        await player.complete(thread, "hand", "match", "")

    messages = seen(house, odd, ann)
    assert len(messages) > 10
    assert 1 <= len(thread.name) <= 100
    assert "\n" not in thread.name
    for message in messages:
        assert not message.mentions.everyone
        assert not message.mentions.users
        assert not message.mentions.roles
        assert "\u202e" not in str(message.components)
        assert "\u202e" not in thread.name
        assert "**_~~`||a" not in text_of(message)
        assert "[a](https" not in text_of(message)
    assert [] == [r.code for r in house.discord.notes.requests if r.status >= 400]
