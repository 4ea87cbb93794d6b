"""Routes about the application, its commands, users and guilds."""

from __future__ import annotations

from collections.abc import Callable

from bot.playground.clock import iso
from bot.playground.gateway import SHARDS
from bot.playground.permissions import Permission, can_see, guild_permissions, need
from bot.playground.places import Channel, Guild, Kind
from bot.playground.refusals import Json, Refused
from bot.playground.routes import Body, Call, Route
from bot.playground.threads import LONGEST_NAME


def _me(call: Call) -> Body:
    about = {"locale": "en-US", "mfa_enabled": False, "verified": True, "email": None}
    return call.world.bot.wire() | about


def _user(call: Call) -> Body:
    return call.user.wire()


def _my_guilds(call: Call) -> Body:
    bot = call.world.bot
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(int(guild_permissions(guild, bot.id))),
            "features": [],
        }
        for guild in call.world.guilds.values()
        if bot.id in guild.members
    ]


def _leave_guild(call: Call) -> Body:
    call.world.remove_bot(_entered(call))
    return None


def _open_dm(call: Call) -> Body:
    user = call.world.user(str(call.body["recipient_id"]))
    if user.bot:
        raise Refused(50007)
    return call.world.direct_channel(user).wire()


def _application(call: Call) -> Body:
    world = call.world
    return {
        "id": world.application_id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": world.bot.wire(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": world.owner.wire(),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def _gateway(call: Call) -> Body:
    return {"url": call.gateway}


def _gateway_bot(call: Call) -> Body:
    return {"url": call.gateway, **SHARDS}


# -- commands ------------------------------------------------------------------------------------


def _scope(call: Call) -> str | None:
    if call.params["application"] != call.world.application_id:
        raise Refused(20012, status=403, message="You are not authorized to perform this action")
    return _entered(call).id if "guild" in call.params else None


def _commands(call: Call) -> Body:
    return call.world.catalogue.scopes.get(_scope(call), [])


def _replace_commands(call: Call) -> Body:
    return _written(call, call.world.catalogue.replace)


def _add_command(call: Call) -> Body:
    return _written(call, call.world.catalogue.upsert)


def _written(call: Call, write: Callable[..., Body]) -> Body:
    """What *write* makes of the commands in a request; everybody's list is then another."""
    world = call.world
    written = write(
        _scope(call),
        call.body,
        ids=world.id,
        now=world.clock.now(),
        most_creates=world.limits.command_creates,
    )
    world.tell("COMMANDS", {}, also=world.users)
    return written


def _command(call: Call) -> Body:
    return call.world.catalogue.get(_scope(call), call.params["command"])


def _remove_command(call: Call) -> Body:
    call.world.catalogue.remove(_scope(call), call.params["command"])
    call.world.tell("COMMANDS", {}, also=call.world.users)
    return None


# -- guilds --------------------------------------------------------------------------------------


def _entered(call: Call) -> Guild:
    guild = call.guild
    if call.world.bot.id not in guild.members:
        raise Refused(50001)
    return guild


def _guild(call: Call) -> Body:
    return _entered(call).wire()


def _roles(call: Call) -> Body:
    return [role.wire() for role in _entered(call).roles.values()]


def _channels(call: Call) -> Body:
    guild = _entered(call)
    mine = [c for c in call.world.channels.values() if c.guild is guild and c.thread is None]
    return [channel.wire() for channel in mine]


def _add_channel(call: Call) -> Body:
    guild = _entered(call)
    if Permission.MANAGE_CHANNELS not in guild_permissions(guild, call.world.bot.id):
        raise Refused(50013)
    name = str(call.body["name"])[:LONGEST_NAME].lower().replace(" ", "-")
    return call.world.add_channel(guild, name, topic=call.body.get("topic")).wire()


def _member(call: Call) -> Body:
    guild = _entered(call)
    if call.params["user"] not in guild.members:
        raise Refused(10007)
    return guild.members[call.params["user"]].wire()


def _active_threads(call: Call) -> Body:
    guild, world = _entered(call), call.world
    active: list[Channel] = []
    for channel in [c for c in world.channels.values() if c.guild is guild]:
        thread = world.channel(channel.id).thread  # which archives it if its time has come
        if thread is not None and not thread.archived and can_see(channel, world.bot.id):
            active.append(channel)
    mine = [c for c in active if c.thread is not None and world.bot.id in c.thread.members]
    return {
        "threads": [c.wire() for c in active],
        "members": [c.thread_member(world.bot.id) for c in mine],
        "has_more": False,
    }


def _archived_public_threads(call: Call) -> Body:
    return _archived(call, Kind.PUBLIC_THREAD)


def _archived_private_threads(call: Call) -> Body:
    need(call.channel, call.world.bot.id, Permission.MANAGE_THREADS)
    return _archived(call, Kind.PRIVATE_THREAD)


def _archived(call: Call, kind: Kind) -> Body:
    parent, world = call.channel, call.world
    need(parent, world.bot.id, Permission.READ_MESSAGE_HISTORY)
    limit, before = int(call.query.get("limit", 50)), call.query.get("before")
    found: list[Json] = []
    for channel in [c for c in world.channels.values() if c.parent is parent]:
        thread = world.channel(channel.id).thread  # which archives it if its time has come
        if thread is None or not thread.archived or channel.kind is not kind:
            continue
        if before is None or iso(thread.archived_at) < before:
            found.append(channel.wire())
    found.sort(key=lambda wire: str(wire["thread_metadata"]["archive_timestamp"]), reverse=True)
    return {"threads": found[:limit], "members": [], "has_more": len(found) > limit}


_GLOBAL = "/applications/{application}/commands"
_LOCAL = "/applications/{application}/guilds/{guild}/commands"

ROUTES: tuple[Route, ...] = (
    Route("GET", "/users/@me", _me),
    Route("GET", "/users/@me/guilds", _my_guilds),
    Route("DELETE", "/users/@me/guilds/{guild}", _leave_guild),
    Route("POST", "/users/@me/channels", _open_dm),
    Route("GET", "/users/{user}", _user),
    Route("GET", "/oauth2/applications/@me", _application),
    Route("GET", "/applications/@me", _application),
    Route("GET", "/gateway", _gateway),
    Route("GET", "/gateway/bot", _gateway_bot),
    Route("GET", _GLOBAL, _commands),
    Route("PUT", _GLOBAL, _replace_commands),
    Route("POST", _GLOBAL, _add_command, created=True),
    Route("GET", _GLOBAL + "/{command}", _command),
    Route("DELETE", _GLOBAL + "/{command}", _remove_command),
    Route("GET", _LOCAL, _commands),
    Route("PUT", _LOCAL, _replace_commands),
    Route("POST", _LOCAL, _add_command, created=True),
    Route("GET", _LOCAL + "/{command}", _command),
    Route("DELETE", _LOCAL + "/{command}", _remove_command),
    Route("GET", "/guilds/{guild}", _guild),
    Route("GET", "/guilds/{guild}/roles", _roles),
    Route("GET", "/guilds/{guild}/channels", _channels),
    Route("POST", "/guilds/{guild}/channels", _add_channel, created=True),
    Route("GET", "/guilds/{guild}/members/{user}", _member),
    Route("GET", "/guilds/{guild}/threads/active", _active_threads),
    Route("GET", "/channels/{channel}/threads/archived/public", _archived_public_threads),
    Route("GET", "/channels/{channel}/threads/archived/private", _archived_private_threads),
)
