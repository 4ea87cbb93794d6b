"""Modals: Discord's limits on them, and what a filled one sends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.playground.components import (
    LONGEST_CUSTOM_ID,
    LONGEST_OPTION,
    LONGEST_PLACEHOLDER,
    SELECTS,
    Part,
    bounds_of,
    check_types,
    walk,
)
from bot.playground.refusals import Json, invalid, too_long

LONGEST_TITLE = 45
LONGEST_LABEL = 45
LONGEST_VALUE = 4000
MOST_COMPONENTS = 5

_FIELDS = SELECTS | {
    Part.TEXT_INPUT,
    Part.FILE_UPLOAD,
    Part.RADIO_GROUP,
    Part.CHECKBOX_GROUP,
    Part.CHECKBOX,
}


class Unfillable(ValueError):
    """What the form doesn't let its reader send."""


def check_modal(modal: Json) -> None:
    """Refuse a modal that Discord wouldn't open."""
    if not 1 <= len(modal.get("title") or "") <= LONGEST_TITLE:
        raise too_long("data.title", LONGEST_TITLE, 1)
    if not 1 <= len(modal.get("custom_id") or "") <= LONGEST_CUSTOM_ID:
        raise too_long("data.custom_id", LONGEST_CUSTOM_ID, 1)
    components = modal.get("components") or []
    if not 1 <= len(components) <= MOST_COMPONENTS:
        raise too_long("data.components", MOST_COMPONENTS, 1)
    check_types(components)
    for component in components:
        _check_top(component)
    ids = [field["custom_id"] for field in fields(modal)]
    if len(ids) != len(set(ids)):
        raise invalid("data.components", "Component custom id cannot be duplicated")


def _check_top(component: Json) -> None:
    match Part(component["type"]):
        case Part.TEXT:
            return
        case Part.LABEL:
            if not 1 <= len(component.get("label") or "") <= LONGEST_LABEL:
                raise too_long("data.components.label", LONGEST_LABEL, 1)
            if len(component.get("description") or "") > LONGEST_OPTION:
                raise too_long("data.components.description", LONGEST_OPTION)
            _check_field(component["component"])
        case Part.ROW:
            inside = component.get("components") or []
            if [c["type"] for c in inside] != [Part.TEXT_INPUT]:
                raise invalid("data.components", "A row of a modal holds one text input.")
            if not 1 <= len(inside[0].get("label") or "") <= LONGEST_LABEL:
                raise too_long("data.components.label", LONGEST_LABEL, 1)
            _check_field(inside[0])
        case _:
            raise invalid("data.components", "This type can't stand in a modal.")


def _check_field(field: Json) -> None:
    if field["type"] not in _FIELDS:
        raise invalid("data.components", "This type can't stand in a modal.")
    if not 1 <= len(field.get("custom_id") or "") <= LONGEST_CUSTOM_ID:
        raise too_long("data.components.custom_id", LONGEST_CUSTOM_ID, 1)
    if field["type"] != Part.TEXT_INPUT:
        return
    if len(field.get("placeholder") or "") > LONGEST_PLACEHOLDER - 50:
        raise too_long("data.components.placeholder", LONGEST_PLACEHOLDER - 50)
    least, most = _lengths(field)
    if not 0 <= least <= most <= LONGEST_VALUE or most < 1:
        raise invalid("data.components.max_length", f"Must be at most {LONGEST_VALUE}.")
    if len(field.get("value") or "") > most:
        raise too_long("data.components.value", most)


def _lengths(field: Json) -> tuple[int, int]:
    return int(field.get("min_length") or 0), int(field.get("max_length") or LONGEST_VALUE)


def fields(modal: Json) -> list[Json]:
    """The parts of *modal* that its reader fills in."""
    return [c for c in walk(modal["components"]) if c["type"] in _FIELDS]


def filled(modal: Json, values: Mapping[str, object]) -> list[Json]:
    """What Discord sends for *modal* filled in with *values* by custom id.

    Raises Unfillable for what the form wouldn't let its reader send.
    """
    unknown = set(values) - {field["custom_id"] for field in fields(modal)}
    if unknown:
        raise Unfillable(f"the form has no fields {sorted(unknown)}")
    return [_filled_top(n, c, values) for n, c in enumerate(modal["components"], 1)]


def _filled_top(n: int, component: Json, values: Mapping[str, object]) -> Json:
    wire: Json = {"type": component["type"], "id": component.get("id") or n}
    match Part(component["type"]):
        case Part.LABEL:
            return wire | {"component": _filled_field(100 + n, component["component"], values)}
        case Part.ROW:
            return wire | {
                "components": [_filled_field(100 + n, component["components"][0], values)]
            }
        case _:
            return wire


def _filled_field(n: int, field: Json, values: Mapping[str, object]) -> Json:
    wire: Json = {
        "type": field["type"],
        "id": field.get("id") or n,
        "custom_id": field["custom_id"],
    }
    given = values.get(field["custom_id"])
    if field["type"] == Part.TEXT_INPUT:
        return wire | {
            "value": _typed(field, str(field.get("value") or "" if given is None else given))
        }
    if field["type"] == Part.CHECKBOX:
        return wire | {"value": bool(field.get("default") if given is None else given)}
    if field["type"] == Part.RADIO_GROUP:
        return wire | {"value": given}
    chosen = [] if given is None else [given] if isinstance(given, str) else list(_many(given))
    return wire | {"values": _chosen(field, [str(value) for value in chosen])}


def _many(given: object) -> Sequence[object]:
    if not isinstance(given, list | tuple):
        raise Unfillable(f"{given!r} is neither a text nor a list")
    return given


def _typed(field: Json, value: str) -> str:
    least, most = _lengths(field)
    required = field.get("required", True)
    if not value and not required:
        return value
    if not max(least, int(bool(required))) <= len(value) <= most:
        raise Unfillable(f"{field['custom_id']} takes {least} to {most} characters")
    return value


def _chosen(field: Json, chosen: list[str]) -> list[str]:
    least, most = bounds_of(field)
    if not chosen and not field.get("required", True):
        return chosen
    if not least <= len(chosen) <= most:
        raise Unfillable(f"{field['custom_id']} takes {least} to {most} choices")
    offered = {option["value"] for option in field.get("options") or []}
    if offered and not set(chosen) <= offered:
        raise Unfillable(f"{field['custom_id']} doesn't offer {sorted(set(chosen) - offered)}")
    return chosen
