"""Messages as they lie in a channel, and writing on them by Discord's rules."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from bot.playground import components, embeds, files
from bot.playground.clock import iso
from bot.playground.files import Attachment, Uploads
from bot.playground.mentions import NOBODY, Mentions
from bot.playground.people import User
from bot.playground.places import Channel
from bot.playground.refusals import Json, Refused, invalid, too_long

LONGEST_CONTENT = 2000
SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7  # "… is thinking"
SILENT = 1 << 12
V2 = 1 << 15
_SETTABLE = SUPPRESS_EMBEDS | V2
SYSTEM_TYPES = frozenset({6, 18})  # a pin, a new thread


@dataclass(eq=False)
class Message:
    """A message. *mentioned* and *pinged* say whom it really reached."""

    id: str
    channel: Channel
    author: User
    created: float
    type: int = 0
    flags: int = 0
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    files: list[Attachment] = field(default_factory=list)
    shown: set[str] = field(default_factory=set)  # ids of files that embeds or components show
    edited: float | None = None
    pinned_at: float | None = None
    nonce: str | int | None = None
    reference: Json | None = None
    replied_to: Message | None = None
    mentions: Mentions = NOBODY
    pinged: frozenset[str] = frozenset()  # set when it is sent; edits ping nobody
    owner: User | None = None  # who alone sees an ephemeral message
    origin: Json = field(default_factory=dict)  # the interaction that it answers
    thread: Channel | None = None
    deleted: bool = False

    @property
    def is_ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def is_loading(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def is_silent(self) -> bool:
        return bool(self.flags & SILENT)

    @property
    def rung(self) -> frozenset[str]:
        """The ids of those whose telephone rings: the pinged ones and, in a DM, its reader."""
        if self.is_silent or self.is_ephemeral:
            return frozenset()
        reader = self.channel.recipient
        if reader is not None and reader is not self.author:
            return self.pinged | {reader.id}
        return self.pinged

    @property
    def texts(self) -> list[str]:
        """Everything that it says: content, embeds, text displays."""
        said = [self.content] if self.content else []
        for embed in self.embeds:
            said += embeds.texts(embed)
        return said + components.texts(self.components)

    @property
    def text(self) -> str:
        return "\n".join(self.texts)

    @property
    def listed(self) -> list[Attachment]:
        """The files that stand under the message: not those shown inside it."""
        return [file for file in self.files if file.id not in self.shown]

    def wire(self) -> Json:
        wire: Json = {
            "id": self.id,
            "channel_id": self.channel.id,
            "author": self.author.wire(),
            "type": self.type,
            "flags": self.flags,
            "content": self.content,
            "embeds": self.embeds,
            "components": self.components,
            "attachments": [file.wire() for file in self.listed],
            "timestamp": iso(self.created),
            "edited_timestamp": None if self.edited is None else iso(self.edited),
            "mentions": [user.wire() for user in self.mentions.users],
            "mention_roles": [role.id for role in self.mentions.roles],
            "mention_everyone": self.mentions.everyone,
            "pinned": self.pinned_at is not None,
            "tts": False,
            **self.origin,
        }
        if self.nonce is not None:
            wire["nonce"] = self.nonce
        if self.thread is not None:
            wire["thread"] = self.thread.wire()
        if self.reference is not None:
            wire["message_reference"] = self.reference
            wire["referenced_message"] = self._referenced()
        return wire

    def _referenced(self) -> Json | None:
        if self.replied_to is None or self.replied_to.deleted:
            return None
        wire = self.replied_to.wire()
        wire.pop("referenced_message", None)
        return wire


@dataclass(frozen=True)
class Pen:
    """What writing on a message takes from outside: ids, addresses for files, a size limit."""

    ids: Callable[[], str]
    address: Callable[[Message, str, str], str]
    largest_file: int = files.LARGEST_FILE


def write(message: Message, body: Json, uploads: Uploads, pen: Pen, *, drop_files: bool) -> None:
    """Write *body* and *uploads* on *message*, or refuse and change nothing.

    New files are added to those kept; `attachments`, where given, is the whole truth. Without it
    *drop_files* says that the old ones go, as they do when an interaction updates its message.
    """
    files.check_uploads(uploads, limit=pen.largest_file)
    draft = dataclasses.replace(message)
    _write_flags(draft, body)
    _write_content(draft, body)
    if "embeds" in body:
        draft.embeds = embeds.checked(body["embeds"] or [])
    if "components" in body:
        draft.components = copy.deepcopy(body["components"] or [])
        components.check_message(draft.components, v2=bool(draft.flags & V2))
    _check_styles(draft)
    _write_files(draft, body, uploads, pen, drop_files=drop_files)
    if not (draft.content or draft.embeds or draft.components or draft.files):
        raise Refused(50006)
    vars(message).update(vars(draft))


def _write_flags(draft: Message, body: Json) -> None:
    if body.get("flags") is not None:
        # The mark of the new components stays once it is set; the rest of these may be changed.
        kept = draft.flags & (~_SETTABLE | V2)
        draft.flags = kept | (int(body["flags"]) & _SETTABLE)


def _write_content(draft: Message, body: Json) -> None:
    if "content" in body:
        draft.content = body["content"] or ""
    if len(draft.content) > LONGEST_CONTENT:
        raise too_long("content", LONGEST_CONTENT)


def _check_styles(draft: Message) -> None:
    if not draft.flags & V2:
        if draft.components and any(c["type"] != 1 for c in draft.components):
            raise invalid("components", "These components need the flag IS_COMPONENTS_V2.")
        return
    for key, held in (("content", draft.content), ("embeds", draft.embeds)):
        if held:
            raise invalid(
                key,
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            )


def _write_files(
    draft: Message, body: Json, uploads: Uploads, pen: Pen, *, drop_files: bool
) -> None:
    listed = body.get("attachments")
    old = [] if drop_files and listed is None else files.kept(draft.files, listed)
    described = files.descriptions(uploads, listed)
    new = []
    for n, upload in uploads.items():
        name = files.tidy(described[n].get("filename") or upload.name)
        id_ = pen.ids()
        new.append(
            Attachment(
                id_,
                name,
                upload.content,
                pen.address(draft, id_, name),
                described[n].get("description"),
                draft.is_ephemeral,
            )
        )
    draft.files = old + new
    if len(draft.files) > files.MOST_FILES:
        raise too_long("attachments", files.MOST_FILES)
    draft.shown = files.show(draft.embeds, draft.components, draft.files)
    files.name_media(draft.components, _endless(pen.ids))


def _endless(ids: Callable[[], str]) -> Iterator[str]:
    while True:
        yield ids()
