"""Whether Discord lets the bot in, and what its servers deny it. Asked for by REST alone."""

from __future__ import annotations

from collections.abc import Callable

import aiohttp
import discord
import msgspec

# What the bot is better off with, in the words of Discord's own pages.
PERMISSIONS = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "create_public_threads": "Create Public Threads",
    "send_messages_in_threads": "Send Messages in Threads",
    "read_message_history": "Read Message History",
    "pin_messages": "Pin Messages",
}
MOST_SERVERS = 200


class Server(msgspec.Struct, frozen=True):
    """A server as the list of the bot's servers tells of it."""

    name: str
    permissions: str  # that the bot has there, channels apart, as the digits of a number


async def check_discord(token: str | None, say: Callable[..., None]) -> bool:
    """Say how things stand with Discord; whether something needs attention."""
    if token is None:
        say("Discord: DISCORD_TOKEN isn't set, so the playground starts.")
        return False
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with client:
            await client.login(token)
            listed = await client.http.get_guilds(MOST_SERVERS)
    except discord.LoginFailure:
        say("Discord: it doesn't know this DISCORD_TOKEN. Copy it again, or make a new one.")
        return True
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        say(f"Discord: it can't be reached ({type(error).__name__}). Look at the network.")
        return True
    servers = msgspec.convert(listed, list[Server])
    say(f"Discord: {client.user} is let in. Servers: {len(servers)}.")
    lacking = [line for server in servers if (line := _lacking(server))]
    say(*lacking)
    return bool(lacking)


def _lacking(server: Server) -> str:
    """What the bot may not do in a whole server; empty if nothing. Channels may say otherwise."""
    granted = discord.Permissions(int(server.permissions))
    missing = [name for id_, name in PERMISSIONS.items() if not getattr(granted, id_)]
    if granted.administrator or not missing:
        return ""
    return f"  · {server.name}: give the bot's role {', '.join(missing)}."
