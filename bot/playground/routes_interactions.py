"""Routes about interactions: the first answer, and what follows by its token."""

from __future__ import annotations

from bot.playground import interactions
from bot.playground.interactions import Interaction
from bot.playground.routes import Body, Call, Route


def _callback(call: Call) -> Body:
    _, wire = interactions.respond(
        call.world, call.params["interaction"], call.params["token"], call.body, call.uploads
    )
    return wire if call.query.get("with_response") in ("1", "true") else None


def _interaction(call: Call) -> Interaction:
    return interactions.by_token(call.world, call.params["token"])


def _follow_up(call: Call) -> Body:
    interaction = _interaction(call)
    return interactions.follow_up(call.world, interaction, call.body, call.uploads).wire()


def _message(call: Call) -> Body:
    return interactions.message_of(_interaction(call), call.params["message"]).wire()


def _edit(call: Call) -> Body:
    interaction, id_ = _interaction(call), call.params["message"]
    return interactions.edit(call.world, interaction, id_, call.body, call.uploads).wire()


def _delete(call: Call) -> Body:
    interactions.remove(call.world, _interaction(call), call.params["message"])
    return None


_WEBHOOK = "/webhooks/{application}/{token}"

ROUTES: tuple[Route, ...] = (
    Route("POST", "/interactions/{interaction}/{token}/callback", _callback),
    Route("POST", _WEBHOOK, _follow_up),
    Route("GET", _WEBHOOK + "/messages/{message}", _message),
    Route("PATCH", _WEBHOOK + "/messages/{message}", _edit),
    Route("DELETE", _WEBHOOK + "/messages/{message}", _delete),
)
