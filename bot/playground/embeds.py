"""Discord's limits on embeds."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence

from bot.playground.refusals import Json, invalid, too_long

MOST_EMBEDS = 10
MOST_FIELDS = 25
MOST_TEXT = 6000  # over all embeds of a message
LONGEST: Mapping[str, int] = {"title": 256, "description": 4096}
LONGEST_FIELD_NAME, LONGEST_FIELD_VALUE = 256, 1024
LONGEST_FOOTER, LONGEST_AUTHOR = 2048, 256


def checked(embeds: Sequence[Json]) -> list[Json]:
    """A copy of *embeds* as Discord keeps them; refuses what is too long."""
    if len(embeds) > MOST_EMBEDS:
        raise too_long("embeds", MOST_EMBEDS)
    for n, embed in enumerate(embeds):
        _check(n, embed)
    if sum(len(text) for embed in embeds for text in texts(embed)) > MOST_TEXT:
        raise invalid("embeds", f"Embed size exceeds maximum size of {MOST_TEXT}")
    return [{"type": "rich"} | copy.deepcopy(embed) for embed in embeds]


def _check(n: int, embed: Json) -> None:
    for key, limit in LONGEST.items():
        if len(embed.get(key) or "") > limit:
            raise too_long(f"embeds.{n}.{key}", limit)
    fields = embed.get("fields") or []
    if len(fields) > MOST_FIELDS:
        raise too_long(f"embeds.{n}.fields", MOST_FIELDS)
    for field in fields:
        if not 1 <= len(field["name"]) <= LONGEST_FIELD_NAME:
            raise too_long(f"embeds.{n}.fields.name", LONGEST_FIELD_NAME, 1)
        if not 1 <= len(field["value"]) <= LONGEST_FIELD_VALUE:
            raise too_long(f"embeds.{n}.fields.value", LONGEST_FIELD_VALUE, 1)
    if len((embed.get("footer") or {}).get("text") or "") > LONGEST_FOOTER:
        raise too_long(f"embeds.{n}.footer.text", LONGEST_FOOTER)
    if len((embed.get("author") or {}).get("name") or "") > LONGEST_AUTHOR:
        raise too_long(f"embeds.{n}.author.name", LONGEST_AUTHOR)


def texts(embed: Json) -> list[str]:
    """All that *embed* says, in reading order."""
    said = [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
    for field in embed.get("fields") or []:
        said += [field["name"], field["value"]]
    said.append((embed.get("footer") or {}).get("text"))
    return [text for text in said if text]
