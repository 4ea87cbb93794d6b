"""Files in messages, and the embeds and components that show them."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.playground.components import LONGEST_ALT_TEXT, media, walk
from bot.playground.refusals import Json, Refused, invalid, too_long

LARGEST_FILE = 10 * 1024 * 1024
LARGEST_REQUEST = 25 * 1024 * 1024
MOST_FILES = 10

CONTENT_TYPES: Mapping[str, str] = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
    "txt": "text/plain; charset=utf-8",
    "json": "application/json",
    "toml": "application/toml",
    "svg": "image/svg+xml",
    "zip": "application/zip",
}
_PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Upload:
    """A file as the bot sends it."""

    name: str
    content: bytes


Uploads: TypeAlias = Mapping[int, Upload]


@dataclass(frozen=True)
class Attachment:
    """A file of a message. *url* is where the CDN serves it."""

    id: str
    name: str
    content: bytes
    url: str
    description: str | None = None
    ephemeral: bool = False

    @property
    def content_type(self) -> str:
        ending = self.name.rpartition(".")[2].lower()
        return CONTENT_TYPES.get(ending, "application/octet-stream")

    @property
    def dimensions(self) -> tuple[int, int] | None:
        """Width and height of a PNG."""
        if not self.content.startswith(_PNG):
            return None
        width, height = struct.unpack(">II", self.content[16:24])
        return width, height

    def wire(self) -> Json:
        wire: Json = {
            "id": self.id,
            "filename": self.name,
            "size": len(self.content),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
            "ephemeral": self.ephemeral,
            "flags": 0,
        }
        if self.description:
            wire["description"] = self.description
        if self.dimensions:
            wire["width"], wire["height"] = self.dimensions
        return wire


def tidy(name: str) -> str:
    """The name that Discord gives a file: no spaces, no odd characters."""
    return re.sub(r"[^\w.\-]", "", name.replace(" ", "_"), flags=re.ASCII).lstrip(".") or "unknown"


def check_uploads(uploads: Uploads, *, limit: int = LARGEST_FILE) -> None:
    if len(uploads) > MOST_FILES:
        raise too_long("attachments", MOST_FILES)
    sizes = [len(upload.content) for upload in uploads.values()]
    if any(size > limit for size in sizes) or sum(sizes) > LARGEST_REQUEST:
        raise Refused(40005)


def kept(files: Sequence[Attachment], listed: Sequence[Json] | None) -> list[Attachment]:
    """The *files* that stay: with a list only those in it, their alt texts as it says."""
    if listed is None:
        return list(files)
    by_id = {str(entry["id"]): entry for entry in listed}
    return [_described(file, by_id[file.id]) for file in files if file.id in by_id]


def _described(file: Attachment, entry: Json) -> Attachment:
    if "description" not in entry:
        return file
    _check_description(entry)
    return Attachment(
        file.id, file.name, file.content, file.url, entry["description"], file.ephemeral
    )


def descriptions(uploads: Uploads, listed: Sequence[Json] | None) -> dict[int, Json]:
    """What the list says about each new file, by its number.

    New files have small numbers for ids, kept ones snowflakes.
    """
    entries = {str(entry["id"]): entry for entry in listed or ()}
    for entry in entries.values():
        _check_description(entry)
    return {n: entries.get(str(n), {}) for n in uploads}


def _check_description(entry: Json) -> None:
    if len(entry.get("description") or "") > LONGEST_ALT_TEXT:
        raise too_long("attachments.description", LONGEST_ALT_TEXT)


def show(
    embeds: Sequence[Json], components: Sequence[Json], files: Sequence[Attachment]
) -> set[str]:
    """Rewrite `attachment://` addresses; the ids of the files that are shown in this way."""
    shown: set[str] = set()
    for holder, key in _addresses(embeds, components):
        address = holder[key]
        if address.startswith("attachment://"):
            wanted = tidy(address.removeprefix("attachment://"))
            file = next((f for f in files if f.name == wanted), None)
            if file is None:
                raise invalid(key, f"The referenced file {wanted} is not attached.")
            _point(holder, key, file)
            shown.add(file.id)
        else:
            shown |= {f.id for f in files if f.url == address}
    _name_files(components, files)
    return shown


def _name_files(components: Sequence[Json], files: Sequence[Attachment]) -> None:
    """Give the files that can be taken away their names and sizes, as Discord does."""
    by_url = {file.url: file for file in files}
    for component in walk(components):
        shown = component.get("file")
        file = by_url.get(shown["url"]) if isinstance(shown, dict) else None
        if file is not None:
            component |= {"name": file.name, "size": len(file.content)}


def _addresses(embeds: Sequence[Json], components: Sequence[Json]) -> Iterator[tuple[Json, str]]:
    for embed in embeds:
        holders = [(embed.get(k), "url") for k in ("image", "thumbnail")]
        holders += [(embed.get(k), "icon_url") for k in ("author", "footer")]
        for holder, key in holders:
            if holder and isinstance(holder.get(key), str):
                yield holder, key
    for shown in media(components):
        yield shown, "url"


def _point(holder: Json, key: str, file: Attachment) -> None:
    holder[key] = file.url
    holder["proxy_url" if key == "url" else "proxy_icon_url"] = file.url
    if key == "url":
        holder["content_type"] = file.content_type
        if file.dimensions:
            holder["width"], holder["height"] = file.dimensions


def name_media(components: Sequence[Json], ids: Iterator[str]) -> None:
    """Give what components show the ids and addresses that Discord adds."""
    for shown in media(components):
        shown.setdefault("id", next(ids))
        shown.setdefault("proxy_url", shown["url"])
