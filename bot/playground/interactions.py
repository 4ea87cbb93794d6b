"""Interactions: what a user did, and the answers that the bot may give to it."""

from __future__ import annotations

import base64
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

from bot.playground.commandlimits import MOST_CHOICES, check_choice
from bot.playground.files import Uploads
from bot.playground.messages import EPHEMERAL, LOADING, SILENT, SUPPRESS_EMBEDS, V2, Message
from bot.playground.modals import check_modal
from bot.playground.people import User
from bot.playground.permissions import app_permissions, channel_permissions, is_with_user
from bot.playground.places import Channel
from bot.playground.posting import compose, delete, place, rewrite
from bot.playground.refusals import Json, Refused, invalid, too_long
from bot.playground.threads import check_answerable

if TYPE_CHECKING:
    from bot.playground.world import World


MOST_FOLLOWUPS = 5  # to one interaction, where the app has come along with its user
MOST_REMEMBERED = 5000  # a long run would fill the memory


class Act(IntEnum):
    """What a user did."""

    COMMAND = 2
    PRESS = 3
    COMPLETE = 4
    SUBMIT = 5


class Reply(IntEnum):
    """The kinds of first answer."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(eq=False)
class Interaction:
    """Something that a user did, and what came of it."""

    id: str
    token: str
    act: Act
    user: User
    channel: Channel
    created: float
    payload: Json
    source: Message | None = None  # the message whose component was used
    opened_by: Interaction | None = None  # of a filled modal: what was answered with it
    reply: Reply | None = None  # the first answer; None: not acknowledged
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    choices: list[Json] | None = None
    modal: Json | None = None
    codes: list[int] = field(default_factory=list)  # of refusals that the bot met answering

    @property
    def acknowledged(self) -> bool:
        return self.reply is not None

    @property
    def metadata(self) -> Json:
        """What an answering message says about what it answers."""
        about: Json = {
            "id": self.id,
            "type": int(self.act),
            "user": self.user.wire(),
            "authorizing_integration_owners": self.payload["authorizing_integration_owners"],
        }
        if self.act is Act.PRESS and self.source is not None:
            about["interacted_message_id"] = self.source.id
        if self.opened_by is not None:
            about["triggering_interaction_metadata"] = self.opened_by.metadata
        return about


# -- what a user does ----------------------------------------------------------------------------


def begin(
    world: World,
    act: Act,
    user: User,
    channel: Channel,
    data: Json,
    *,
    source: Message | None = None,
    opened_by: Interaction | None = None,
) -> Interaction:
    """A new interaction, sent to the bot."""
    id_ = world.id()
    token = base64.urlsafe_b64encode(f"interaction:{id_}:{world.id()}".encode()).decode()
    payload = _payload(world, id_, token, act, user, channel, data)
    if source is not None:
        payload["message"] = source.wire()
    interaction = Interaction(
        id_, token, act, user, channel, world.clock.now(), payload, source, opened_by
    )
    world.interactions[id_] = interaction
    if len(world.interactions) > MOST_REMEMBERED:
        del world.interactions[next(iter(world.interactions))]
    world.tell("INTERACTION_CREATE", payload, also=[world.bot.id])
    return interaction


def _payload(
    world: World, id_: str, token: str, act: Act, user: User, channel: Channel, data: Json
) -> Json:
    rights = str(int(channel_permissions(channel, user.id)))
    payload: Json = {
        "id": id_,
        "application_id": world.application_id,
        "type": int(act),
        "token": token,
        "version": 1,
        "data": data,
        "channel_id": channel.id,
        "channel": channel.wire() | {"permissions": rights},
        "locale": user.locale,
        "entitlements": [],
        "attachment_size_limit": world.limits.largest_file,
        "app_permissions": str(int(app_permissions(channel, user.id, world.bot.id))),
        "authorizing_integration_owners": _owners(world, user, channel),
    }
    guild = channel.guild
    if guild is None:
        return payload | {"context": 2 if channel.group else 1, "user": user.wire()}
    return payload | {
        "context": 0,
        "guild_id": guild.id,
        "guild_locale": guild.locale,
        "guild": {"id": guild.id, "locale": guild.locale, "features": []},
        "member": guild.members[user.id].wire() | {"permissions": rights},
    }


def _owners(world: World, user: User, channel: Channel) -> Json:
    """By what right the app is there: a guild's ("0") or its user's ("1") installation."""
    owners: Json = {"1": user.id} if user.has_app else {}
    if is_with_user(channel, world.bot.id):
        return owners
    return owners | {"0": "0" if channel.guild is None else channel.guild.id}


# -- the first answer ----------------------------------------------------------------------------


def respond(
    world: World, interaction_id: str, token: str, body: Json, uploads: Uploads
) -> tuple[Interaction, Json]:
    """Take the bot's first answer; the interaction and what Discord says about it."""
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token:
        raise Refused(10062)
    if interaction.acknowledged:
        raise Refused(40060)
    if world.clock.now() - interaction.created > world.limits.seconds_to_answer:
        raise Refused(10062)
    reply = _checked_kind(interaction, body)
    _take(world, interaction, reply, body.get("data") or {}, uploads)
    interaction.reply = reply
    return interaction, _callback_wire(interaction, reply)


def _checked_kind(interaction: Interaction, body: Json) -> Reply:
    try:
        reply = Reply(body["type"])
    except (KeyError, ValueError):
        raise invalid("type", "Value is not a kind of answer.") from None
    suits = {
        Reply.CHOICES: interaction.act is Act.COMPLETE,
        Reply.DEFERRED_UPDATE: interaction.source is not None,
        Reply.UPDATE: interaction.source is not None,
        Reply.MODAL: interaction.act in (Act.COMMAND, Act.PRESS),
    }.get(reply, interaction.act is not Act.COMPLETE)
    if not suits:
        raise invalid("type", f"{reply.name} doesn't answer {interaction.act.name}.")
    return reply


def _take(
    world: World, interaction: Interaction, reply: Reply, data: Json, uploads: Uploads
) -> None:
    _check_place(world, interaction, reply)
    match reply:
        case Reply.MESSAGE:
            interaction.original = _answer(world, interaction, data, uploads)
        case Reply.DEFERRED_MESSAGE:
            interaction.original = _thinking(world, interaction, data)
        case Reply.DEFERRED_UPDATE:
            interaction.original = interaction.source
        case Reply.UPDATE:
            interaction.original = _update(world, interaction, data, uploads)
        case Reply.CHOICES:
            interaction.choices = _checked_choices(interaction, data)
        case Reply.MODAL:
            check_modal(data)
            interaction.modal = data


def _check_place(world: World, interaction: Interaction, reply: Reply) -> None:
    if interaction.channel.id not in world.channels:
        raise Refused(10003)
    if reply in (Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.UPDATE):
        check_answerable(interaction.channel)


def _answer(world: World, interaction: Interaction, data: Json, uploads: Uploads) -> Message:
    message = _blank(world, interaction, data)
    compose(world, message, data, uploads)
    place(world, message)
    return message


def _blank(world: World, interaction: Interaction, data: Json) -> Message:
    message = Message(world.id(), interaction.channel, world.bot, world.clock.now())
    allowed = EPHEMERAL | SUPPRESS_EMBEDS | SILENT | V2
    message.flags = int(data.get("flags") or 0) & allowed
    message.owner = interaction.user if message.is_ephemeral else None
    message.origin = {
        "webhook_id": world.application_id,
        "application_id": world.application_id,
        "interaction_metadata": interaction.metadata,
    }
    if interaction.act is Act.COMMAND:
        kind = interaction.payload["data"]["type"]
        message.type = 20 if kind == 1 else 23
        message.origin["interaction"] = {
            "id": interaction.id,
            "type": int(interaction.act),
            "name": _full_name(interaction.payload["data"]),
            "user": interaction.user.wire(),
        }
    return message


def _full_name(data: Json) -> str:
    names, node = [data["name"]], data
    while (node.get("options") or []) and node["options"][0]["type"] <= 2:
        node = node["options"][0]
        names.append(node["name"])
    return " ".join(names)


def _thinking(world: World, interaction: Interaction, data: Json) -> Message:
    message = _blank(world, interaction, data)
    message.flags = (message.flags & EPHEMERAL) | LOADING
    place(world, message)
    return message


def _update(world: World, interaction: Interaction, data: Json, uploads: Uploads) -> Message:
    assert interaction.source is not None
    if interaction.source.deleted:
        raise Refused(10008)
    # Without a list of attachments an update drops those that the message had.
    rewrite(world, interaction.source, data, uploads, drop_files=True)
    return interaction.source


def _checked_choices(interaction: Interaction, data: Json) -> list[Json]:
    choices: list[Json] = data.get("choices") or []
    if len(choices) > MOST_CHOICES:
        raise too_long("data.choices", MOST_CHOICES)
    for choice in choices:
        check_choice("data.choices", choice, _focused_type(interaction.payload["data"]))
    return choices


def _focused_type(data: Json) -> int:
    for option in data.get("options") or []:
        if option.get("focused"):
            return int(option["type"])
        if option["type"] <= 2:
            return _focused_type(option)
    raise AssertionError("an autocompletion has a focused option")


def _callback_wire(interaction: Interaction, reply: Reply) -> Json:
    about: Json = {"id": interaction.id, "type": int(interaction.act)}
    wire: Json = {"interaction": about}
    message = interaction.original
    if message is not None and reply is not Reply.DEFERRED_UPDATE:
        about |= {
            "response_message_id": message.id,
            "response_message_loading": message.is_loading,
            "response_message_ephemeral": message.is_ephemeral,
        }
        if not message.is_loading:
            wire["resource"] = {"type": int(reply), "message": message.wire()}
    return wire


# -- what follows --------------------------------------------------------------------------------


def of_token(world: World, token: str) -> Interaction | None:
    """The interaction of *token*, whether it holds or not."""
    # The newest first: nearly all that is asked for is about it.
    newest_first = reversed(world.interactions.values())
    return next((one for one in newest_first if one.token == token), None)


def by_token(world: World, token: str) -> Interaction:
    """The interaction of a token that holds still, and was acknowledged."""
    interaction = of_token(world, token)
    if interaction is None:
        raise Refused(10015)
    if world.clock.now() - interaction.created > world.limits.seconds_of_token:
        raise Refused(50027)
    if not interaction.acknowledged:
        raise Refused(10015)
    return interaction


def follow_up(world: World, interaction: Interaction, body: Json, uploads: Uploads) -> Message:
    """One more message; the first one after a deferred answer takes its place."""
    check_answerable(interaction.channel)
    original = interaction.original
    if original is not None and original.is_loading and not original.deleted:
        _edit(world, original, body, uploads)
        return original
    is_alone = is_with_user(interaction.channel, world.bot.id)
    if is_alone and len(interaction.followups) >= MOST_FOLLOWUPS:
        raise Refused(40094)
    message = _answer(world, interaction, body, uploads)
    interaction.followups.append(message)
    return message


def message_of(interaction: Interaction, message_id: str) -> Message:
    """A message that the token of *interaction* reaches: "@original" or a follow-up."""
    reachable = [m for m in (interaction.original, *interaction.followups) if m is not None]
    for message in reachable:
        wanted = message_id in (message.id, "@original")
        if wanted and not message.deleted:
            return message
    raise Refused(10008)


def edit(
    world: World, interaction: Interaction, message_id: str, body: Json, uploads: Uploads
) -> Message:
    message = message_of(interaction, message_id)
    check_answerable(interaction.channel)
    _edit(world, message, body, uploads)
    return message


def _edit(world: World, message: Message, body: Json, uploads: Uploads) -> None:
    rewrite(world, message, body, uploads, drop_files=False)


def remove(world: World, interaction: Interaction, message_id: str) -> None:
    delete(world, message_of(interaction, message_id))
