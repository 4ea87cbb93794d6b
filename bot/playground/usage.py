"""What a user's client sends: the data of commands, presses, choices and filled forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.playground import modals
from bot.playground.commands import USER_INSTALL, Leaf, OptionType, needed_permissions
from bot.playground.components import SELECTS, Part, bounds_of, walk
from bot.playground.files import Attachment, Upload, tidy
from bot.playground.interactions import Act, Interaction, begin
from bot.playground.messages import Message
from bot.playground.people import Role, User
from bot.playground.permissions import (
    Permission,
    can_see,
    channel_permissions,
    is_with_user,
)
from bot.playground.places import Channel
from bot.playground.refusals import Json

if TYPE_CHECKING:
    from bot.playground.world import World

Value: TypeAlias = "str | int | float | bool | User | Role | Channel | Upload"

OPTION_OF_SELECT: Mapping[int, int] = {
    Part.USER_SELECT: OptionType.USER,
    Part.ROLE_SELECT: OptionType.ROLE,
    Part.MENTIONABLE_SELECT: OptionType.MENTIONABLE,
    Part.CHANNEL_SELECT: OptionType.CHANNEL,
}
_TYPED: Mapping[int, type] = {
    OptionType.STRING: str,
    OptionType.INTEGER: int,
    OptionType.BOOLEAN: bool,
    OptionType.NUMBER: float,
}


class Unusable(ValueError):
    """What Discord's client wouldn't let the user do."""


# -- commands ------------------------------------------------------------------------------------


def use_command(
    world: World, user: User, channel: Channel, name: str, options: Mapping[str, Value]
) -> Interaction:
    """*user* uses the slash command of the full *name* in *channel*."""
    leaf = _leaf(world, user, channel, name)
    resolved: Json = {}
    given = [
        _filled(world, channel, leaf.option(k), value, resolved) for k, value in options.items()
    ]
    for option in leaf.options:
        if option.get("required") and option["name"] not in options:
            raise Unusable(f"/{name} needs the option {option['name']!r}")
    data = leaf.data(given)
    if resolved:
        data["resolved"] = resolved
    return begin(world, Act.COMMAND, user, channel, data)


def complete(
    world: World,
    user: User,
    channel: Channel,
    name: str,
    option: str,
    typed: str,
    options: Mapping[str, Value],
) -> Interaction:
    """*user* has *typed* something for *option*, with the other *options* filled in already."""
    leaf = _leaf(world, user, channel, name)
    focused = leaf.option(option)
    if not focused.get("autocomplete"):
        raise Unusable(f"the option {option!r} of /{name} completes nothing")
    resolved: Json = {}
    given = [
        _filled(world, channel, leaf.option(k), value, resolved) for k, value in options.items()
    ]
    given.append({"name": option, "type": focused["type"], "value": typed, "focused": True})
    data = leaf.data(given)
    if resolved:
        data["resolved"] = resolved
    return begin(world, Act.COMPLETE, user, channel, data)


def use_menu(
    world: World, user: User, channel: Channel, name: str, target: User | Message
) -> Interaction:
    """*user* uses an entry of the menu on a user or a message."""
    kind = 2 if isinstance(target, User) else 3
    guild_id = channel.guild.id if channel.guild else None
    command = world.catalogue.find_menu(guild_id, name, kind)
    _check_allowed(command, world.bot.id, user, channel)
    resolved: Json = {}
    if isinstance(target, User):
        _resolve_user(channel, target, resolved)
    else:
        resolved["messages"] = {target.id: target.wire()}
    data = {"id": command["id"], "name": name, "type": kind}
    data |= {"target_id": target.id, "resolved": resolved}
    return begin(world, Act.COMMAND, user, channel, data)


def _leaf(world: World, user: User, channel: Channel, name: str) -> Leaf:
    guild_id = channel.guild.id if channel.guild else None
    leaf = world.catalogue.find(guild_id, name, in_group=bool(channel.group))
    _check_allowed(leaf.root, world.bot.id, user, channel)
    return leaf


def _check_allowed(command: Json, bot: str, user: User, channel: Channel) -> None:
    rights = channel_permissions(channel, user.id)
    if is_with_user(channel, bot):
        if not user.has_app:
            raise Unusable("the bot isn't in this guild")
        if USER_INSTALL not in command["integration_types"]:
            raise Unusable(f"/{command['name']} doesn't come along with its user")
    if Permission.VIEW_CHANNEL not in rights:
        raise Unusable(f"{user.name} doesn't see {channel.name or 'this channel'}")
    if Permission.USE_APPLICATION_COMMANDS not in rights:
        raise Unusable(f"{user.name} may not use commands there")
    if channel.guild is not None and needed_permissions(command) not in rights:
        raise Unusable(f"{user.name} doesn't have /{command['name']}")


def _filled(world: World, channel: Channel, option: Json, value: Value, resolved: Json) -> Json:
    kind = option["type"]
    chosen: Value = value
    if option.get("choices"):
        chosen = _choice(option, value)
    elif kind == OptionType.ATTACHMENT or kind not in _TYPED:
        chosen = resolve(world, channel, kind, value, resolved)
    else:
        chosen = _TYPED[kind](value)
        _check_bounds(option, chosen)
    return {"name": option["name"], "type": kind, "value": chosen}


def _choice(option: Json, value: Value) -> Value:
    for choice in option["choices"]:
        if value in (choice["value"], choice["name"]):
            chosen: Value = choice["value"]
            return chosen
    offered = [choice["value"] for choice in option["choices"]]
    raise Unusable(f"{option['name']}={value!r} is none of {offered}")


def _check_bounds(option: Json, value: Any) -> None:
    size, keys = value, ("min_value", "max_value")
    if option["type"] == OptionType.STRING:
        size, keys = len(value), ("min_length", "max_length")
    least, most = (option.get(key) for key in keys)
    if (least is not None and size < least) or (most is not None and size > most):
        raise Unusable(f"{option['name']}={value!r} is out of bounds")


# -- values that name something ------------------------------------------------------------------


def resolve(world: World, channel: Channel, kind: int, value: Value, resolved: Json) -> str:
    """The id for *value*, an option of *kind*; what it names is added to *resolved*."""
    match value:
        case User() if kind in (OptionType.USER, OptionType.MENTIONABLE):
            _resolve_user(channel, value, resolved)
            return value.id
        case Role() if kind in (OptionType.ROLE, OptionType.MENTIONABLE):
            resolved.setdefault("roles", {})[value.id] = value.wire()
            return value.id
        case Channel() if kind == OptionType.CHANNEL:
            resolved.setdefault("channels", {})[value.id] = value.wire() | {"permissions": "0"}
            return value.id
        case Upload() if kind == OptionType.ATTACHMENT:
            return _upload(world, channel, value, resolved)
        case _:
            raise Unusable(f"{value!r} doesn't suit an option of type {OptionType(kind).name}")


def _resolve_user(channel: Channel, user: User, resolved: Json) -> None:
    resolved.setdefault("users", {})[user.id] = user.wire()
    if channel.guild is not None and user.id in channel.guild.members:
        member = channel.guild.members[user.id].wire(with_user=False)
        rights = str(int(channel_permissions(channel, user.id)))
        resolved.setdefault("members", {})[user.id] = member | {"permissions": rights}


def _upload(world: World, channel: Channel, upload: Upload, resolved: Json) -> str:
    id_, name = world.id(), tidy(upload.name)
    url = f"{world.base}/cdn/ephemeral-attachments/{channel.id}/{id_}/{name}"
    file = Attachment(id_, name, upload.content, url, ephemeral=True)
    world.files[id_] = file
    resolved.setdefault("attachments", {})[id_] = file.wire()
    return id_


# -- components ----------------------------------------------------------------------------------


def buttons(message: Message) -> list[Json]:
    """The buttons of *message* that reach the bot, in reading order."""
    return [c for c in walk(message.components) if c["type"] == Part.BUTTON and "custom_id" in c]


def menus(message: Message) -> list[Json]:
    return [c for c in walk(message.components) if c["type"] in SELECTS]


def find_button(message: Message, wanted: str) -> Json:
    """The button with that label or custom id, which may be patterns; raises LookupError."""
    found = [b for b in buttons(message) if wanted in (b.get("label"), b["custom_id"])]
    found = found or [b for b in buttons(message) if _fits(b, wanted)]
    if len(found) != 1:
        shown = [(b.get("label"), b["custom_id"]) for b in buttons(message)]
        raise LookupError(f"{len(found)} buttons fit {wanted!r} among {shown}")
    return found[0]


def _fits(button: Json, wanted: str) -> bool:
    return fnmatchcase(button.get("label") or "", wanted) or fnmatchcase(
        button["custom_id"], wanted
    )


def press(world: World, user: User, message: Message, wanted: str) -> Interaction:
    """*user* presses a button of *message*."""
    button = find_button(message, wanted)
    if button.get("disabled"):
        raise Unusable(f"the button {button.get('label')!r} is disabled")
    return use_component(world, user, message, button)


def use_component(
    world: World,
    user: User,
    message: Message,
    component: Json,
    values: Sequence[str] | None = None,
    resolved: Json | None = None,
) -> Interaction:
    """*user* uses *component*, which *message* may have shown only formerly."""
    _check_sees(user, message)
    data: Json = {
        "custom_id": component["custom_id"],
        "component_type": int(component["type"]),
        "id": component.get("id") or 1,
    }
    if values is not None:
        data["values"] = list(values)
    if resolved:
        data["resolved"] = resolved
    return begin(world, Act.PRESS, user, message.channel, data, source=message)


def _check_sees(user: User, message: Message) -> None:
    if message.deleted:
        raise Unusable("the message is deleted")
    if message.is_ephemeral:
        if message.owner is not user:
            raise Unusable(f"{user.name} doesn't see what only another is shown")
    elif not can_see(message.channel, user.id):
        raise Unusable(f"{user.name} doesn't see the channel")


def choose(
    world: World, user: User, message: Message, chosen: Sequence[Value], menu: str = "*"
) -> Interaction:
    """*user* takes *chosen*, by label or value, from the one menu that offers them all."""
    found = [m for m in menus(message) if fnmatchcase(m["custom_id"], menu) and _offers(m, chosen)]
    if len(found) != 1:
        offers = {
            m["custom_id"]: [o["label"] for o in m.get("options", [])] for m in menus(message)
        }
        raise LookupError(f"{len(found)} menus offer {list(chosen)} among {offers}")
    select = found[0]
    if select.get("disabled"):
        raise Unusable("the menu is disabled")
    least, most = bounds_of(select)
    if not least <= len(chosen) <= most:
        raise Unusable(f"the menu takes {least} to {most}, not {len(chosen)}")
    resolved: Json = {}
    if select["type"] == Part.SELECT:
        values = [_option(select, one)["value"] for one in chosen]
    else:
        kind = OPTION_OF_SELECT[select["type"]]
        values = [resolve(world, message.channel, kind, one, resolved) for one in chosen]
    return use_component(world, user, message, select, values, resolved)


def _offers(select: Json, chosen: Sequence[Value]) -> bool:
    if select["type"] != Part.SELECT:
        return not any(isinstance(one, str) for one in chosen)
    keys = [key for o in select["options"] for key in (o["label"], o["value"])]
    return all(one in keys for one in chosen)


def _option(select: Json, wanted: Value) -> Json:
    for key in ("value", "label"):
        for option in select["options"]:
            if option[key] == wanted:
                found: Json = option
                return found
    raise LookupError(f"the menu doesn't offer {wanted!r}")


# -- forms ---------------------------------------------------------------------------------------


def fill(world: World, shown: Interaction, values: Mapping[str, object]) -> Interaction:
    """Who was shown a modal sends it with *values* by custom id; files as `Upload`."""
    if shown.modal is None:
        raise Unusable("there is no form to fill")
    resolved: Json = {}
    ready = {key: _ready(world, shown.channel, value, resolved) for key, value in values.items()}
    data: Json = {
        "custom_id": shown.modal["custom_id"],
        "components": modals.filled(shown.modal, ready),
    }
    if resolved:
        data["resolved"] = resolved
    return begin(
        world, Act.SUBMIT, shown.user, shown.channel, data, source=shown.source, opened_by=shown
    )


def _ready(world: World, channel: Channel, value: object, resolved: Json) -> object:
    match value:
        case list() | tuple():
            return [_ready(world, channel, one, resolved) for one in value]
        case User():
            return resolve(world, channel, OptionType.USER, value, resolved)
        case Role():
            return resolve(world, channel, OptionType.ROLE, value, resolved)
        case Channel():
            return resolve(world, channel, OptionType.CHANNEL, value, resolved)
        case Upload():
            return [resolve(world, channel, OptionType.ATTACHMENT, value, resolved)]
        case _:
            return value
