"""What Discord answers when it refuses a request: status, code and words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

MESSAGES: Mapping[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30032: (400, "Maximum number of application commands reached"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40094: (400, "This interaction has reached the maximum number of follow up messages"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50055: (400, "Invalid Guild"),
    50083: (400, "Thread is archived"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


class Refused(Exception):
    """A request that Discord refuses; the bot gets *status* and *body*."""

    def __init__(
        self,
        code: int,
        *,
        status: int | None = None,
        message: str | None = None,
        headers: Mapping[str, str] | None = None,
        **more: object,
    ) -> None:
        usual_status, usual_message = MESSAGES.get(code, (400, "Refused"))
        self.code = code
        self.status = status or usual_status
        self.headers = dict(headers or {})
        self.body: Json = {"message": message or usual_message, "code": code, **more}
        super().__init__(f"{self.status} {code}: {self.body['message']}")


def invalid(path: str, problem: str, kind: str = "BASE_TYPE_BAD_VALUE") -> Refused:
    """A malformed body: 50035, with the fault at the dotted *path*."""
    errors: Json = {"_errors": [{"code": kind, "message": problem}]}
    for part in reversed(path.split(".")):
        errors = {part: errors}
    return Refused(50035, status=400, message="Invalid Form Body", errors=errors)


def too_long(path: str, limit: int, least: int = 0) -> Refused:
    bounds = f"between {least} and {limit}" if least else f"{limit} or fewer"
    return invalid(path, f"Must be {bounds} in length.", "BASE_TYPE_BAD_LENGTH")


def rate_limited(retry_after: float, *, everywhere: bool = False, via: bool = True) -> Refused:
    """A 429. Without the `Via` header it looks like a ban by the proxy in front of Discord."""
    headers = {
        "Retry-After": f"{retry_after:.3f}",
        "X-RateLimit-Scope": "global" if everywhere else "user",
        "X-RateLimit-Reset-After": f"{retry_after:.3f}",
    }
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    if via:
        headers["Via"] = "1.1 stand-in"
    refused = Refused(0, status=429, message="You are being rate limited.", headers=headers)
    refused.body = {
        "message": "You are being rate limited.",
        "retry_after": round(retry_after, 3),
        "global": everywhere,
    }
    return refused
