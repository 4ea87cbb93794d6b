"""Routes about channels, threads and messages."""

from __future__ import annotations

from bot.playground import posting, starting, threads
from bot.playground.clock import iso
from bot.playground.messages import Message
from bot.playground.permissions import Permission, channel_permissions, need, to_send
from bot.playground.places import Channel
from bot.playground.refusals import Refused, invalid
from bot.playground.routes import Body, Call, Route

MOST_DELETED = 100
MOST_PINS_LISTED = 50


def _channel(call: Call) -> Body:
    need(call.channel, call.world.bot.id)
    channel = call.channel
    return channel.wire() if channel.thread is None else call.world.thread_wire(channel)


def _edit_channel(call: Call) -> Body:
    channel = call.channel
    threads.edit_channel(call.world, channel, call.world.bot, call.body)
    return channel.wire() if channel.thread is None else call.world.thread_wire(channel)


def _delete_channel(call: Call) -> Body:
    channel = call.channel
    threads.delete_channel(call.world, channel, call.world.bot)
    return channel.wire()


def _type(call: Call) -> Body:
    need(call.channel, call.world.bot.id, to_send(call.channel))
    data = {"channel_id": call.channel.id, "user_id": call.world.bot.id}
    call.world.tell("TYPING_START", data, guild=call.channel.guild, channel=call.channel)
    return None


# -- messages ------------------------------------------------------------------------------------


def _history(call: Call) -> Channel:
    channel = call.channel
    need(channel, call.world.bot.id)
    return channel


def _message_of(call: Call) -> Message:
    return call.world.message(_history(call), call.params["message"])


def _messages(call: Call) -> Body:
    channel = _history(call)
    rights = channel_permissions(channel, call.world.bot.id)
    if Permission.READ_MESSAGE_HISTORY not in rights:
        return []
    found = posting.listed(
        channel,
        before=call.query.get("before"),
        after=call.query.get("after"),
        around=call.query.get("around"),
        limit=int(call.query.get("limit", 50)),
    )
    return [message.wire() for message in found]


def _message(call: Call) -> Body:
    need(_history(call), call.world.bot.id, Permission.READ_MESSAGE_HISTORY)
    return _message_of(call).wire()


def _send(call: Call) -> Body:
    return posting.send(call.world, call.channel, call.world.bot, call.body, call.uploads).wire()


def _edit(call: Call) -> Body:
    message = _message_of(call)
    posting.edit_own(call.world, message, call.body, call.uploads)
    return message.wire()


def _delete(call: Call) -> Body:
    posting.delete_by_bot(call.world, _message_of(call))
    return None


def _delete_many(call: Call) -> Body:
    channel, ids = _history(call), [str(id_) for id_ in call.body["messages"]]
    need(channel, call.world.bot.id, Permission.MANAGE_MESSAGES)
    if not 2 <= len(ids) <= MOST_DELETED:
        raise invalid("messages", f"Must be between 2 and {MOST_DELETED} in length.")
    for id_ in ids:
        if id_ in channel.messages:
            posting.delete(call.world, call.world.message(channel, id_))
    return None


def _pins(call: Call) -> Body:
    channel = _history(call)
    limit = int(call.query.get("limit", MOST_PINS_LISTED))
    before = call.query.get("before")
    items = [
        {"pinned_at": iso(m.pinned_at or 0), "message": m.wire()} for m in posting.pins(channel)
    ]
    if before is not None:
        items = [item for item in items if str(item["pinned_at"]) < before]
    return {"items": items[:limit], "has_more": len(items) > limit}


def _pin(call: Call) -> Body:
    posting.pin(call.world, _message_of(call))
    return None


def _unpin(call: Call) -> Body:
    posting.unpin(call.world, _message_of(call))
    return None


# -- threads -------------------------------------------------------------------------------------


def _start_thread(call: Call) -> Body:
    thread = starting.start_thread(call.world, call.channel, call.world.bot, call.body)
    return call.world.thread_wire(thread)


def _start_thread_on(call: Call) -> Body:
    message = _message_of(call)
    thread = starting.start_thread(call.world, call.channel, call.world.bot, call.body, message)
    return call.world.thread_wire(thread)


def _thread_members(call: Call) -> Body:
    channel = _history(call)
    if channel.thread is None:
        raise Refused(50024)
    return [channel.thread_member(id_) for id_ in channel.thread.members]


def _thread_member(call: Call) -> Body:
    channel, user = _history(call), call.user
    if channel.thread is None or user.id not in channel.thread.members:
        raise Refused(10007)
    return channel.thread_member(user.id)


def _add_member(call: Call) -> Body:
    threads.add_member(call.world, call.channel, call.world.bot, call.user)
    return None


def _remove_member(call: Call) -> Body:
    threads.remove_member(call.world, call.channel, call.world.bot, call.user)
    return None


_CHANNEL = "/channels/{channel}"
_MESSAGES = _CHANNEL + "/messages"
_MEMBERS = _CHANNEL + "/thread-members"

ROUTES: tuple[Route, ...] = (
    Route("GET", _CHANNEL, _channel),
    Route("PATCH", _CHANNEL, _edit_channel),
    Route("DELETE", _CHANNEL, _delete_channel),
    Route("POST", _CHANNEL + "/typing", _type),
    Route("GET", _MESSAGES, _messages),
    Route("POST", _MESSAGES, _send),
    Route("POST", _MESSAGES + "/bulk-delete", _delete_many),
    Route("GET", _MESSAGES + "/pins", _pins),
    Route("PUT", _MESSAGES + "/pins/{message}", _pin),
    Route("DELETE", _MESSAGES + "/pins/{message}", _unpin),
    Route("PUT", _CHANNEL + "/pins/{message}", _pin),
    Route("DELETE", _CHANNEL + "/pins/{message}", _unpin),
    Route("GET", _MESSAGES + "/{message}", _message),
    Route("PATCH", _MESSAGES + "/{message}", _edit),
    Route("DELETE", _MESSAGES + "/{message}", _delete),
    Route("POST", _CHANNEL + "/threads", _start_thread, created=True),
    Route("POST", _MESSAGES + "/{message}/threads", _start_thread_on, created=True),
    Route("GET", _MEMBERS, _thread_members),
    Route("GET", _MEMBERS + "/{user}", _thread_member),
    Route("PUT", _MEMBERS + "/{user}", _add_member),
    Route("DELETE", _MEMBERS + "/{user}", _remove_member),
)
