"""What the gateway's intents let by."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntFlag

from bot.playground.refusals import Json
from bot.playground.world import Happening


class Intent(IntFlag):
    """The intents that matter here; others are kept but change nothing."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT

_GUILDS = frozenset(
    {
        "GUILD_CREATE",
        "GUILD_UPDATE",
        "GUILD_DELETE",
        "GUILD_ROLE_CREATE",
        "GUILD_ROLE_UPDATE",
        "GUILD_ROLE_DELETE",
        "CHANNEL_CREATE",
        "CHANNEL_UPDATE",
        "CHANNEL_DELETE",
        "CHANNEL_PINS_UPDATE",
        "THREAD_CREATE",
        "THREAD_UPDATE",
        "THREAD_DELETE",
    }
)
_MEMBERS = frozenset({"GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE"})
_MESSAGES = frozenset({"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"})
# What the bot doesn't get of other people's messages without the intent for content.
_CONTENT: Mapping[str, object] = {"content": "", "embeds": [], "attachments": [], "components": []}


def let_by(happening: Happening, intents: Intent, bot_id: str) -> Json | None:
    """What the bot hears of *happening*: its data, perhaps without content, or None."""
    name = happening.name
    if name == "INTERACTION_CREATE":
        return happening.data
    if name in _GUILDS:
        return _guilds(happening, intents)
    if name in _MEMBERS:
        about_itself = happening.data.get("user", {}).get("id") == bot_id
        heard = Intent.GUILD_MEMBERS in intents
        heard = heard or (name == "GUILD_MEMBER_UPDATE" and about_itself)
        return happening.data if heard else None
    if name == "THREAD_MEMBERS_UPDATE":
        return _thread_members(happening, intents, bot_id)
    if name in _MESSAGES:
        return _messages(happening, intents, bot_id)
    return None


def _guilds(happening: Happening, intents: Intent) -> Json | None:
    if happening.guild is None and happening.name.startswith("CHANNEL_"):
        # A direct channel that opens is no news to bots; its pins come with its messages.
        wanted = happening.name == "CHANNEL_PINS_UPDATE" and Intent.DIRECT_MESSAGES in intents
        return happening.data if wanted else None
    return happening.data if Intent.GUILDS in intents else None


def _thread_members(happening: Happening, intents: Intent, bot_id: str) -> Json | None:
    if Intent.GUILD_MEMBERS in intents:
        return happening.data
    added = {member["user_id"] for member in happening.data.get("added_members", [])}
    concerned = added | set(happening.data.get("removed_member_ids", []))
    return happening.data if Intent.GUILDS in intents and bot_id in concerned else None


def _messages(happening: Happening, intents: Intent, bot_id: str) -> Json | None:
    message = happening.message
    wanted = Intent.DIRECT_MESSAGES if happening.guild is None else Intent.GUILD_MESSAGES
    if message is None or message.is_ephemeral or wanted not in intents:
        return None
    own = message.author.id == bot_id or happening.guild is None
    mentioned = any(user.id == bot_id for user in message.mentions.users)
    if own or mentioned or Intent.MESSAGE_CONTENT in intents or "content" not in happening.data:
        return happening.data
    return {**happening.data, **_CONTENT}
