"""The components of messages: Discord's limits on them, and walking through them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum

from bot.playground.refusals import Json, invalid, too_long

MOST_COMPONENTS = 40
MOST_ROWS = 5
MOST_IN_A_ROW = 5
MOST_OPTIONS = 25
MOST_TEXT = 4000  # over all text displays of a message
MOST_PICTURES = 10
LONGEST_CUSTOM_ID = 100
LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_PLACEHOLDER = 150
LONGEST_ALT_TEXT = 1024
LONGEST_URL = 512


class Part(IntEnum):
    """The types of component."""

    ROW = 1
    BUTTON = 2
    SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        Part.SELECT,
        Part.USER_SELECT,
        Part.ROLE_SELECT,
        Part.MENTIONABLE_SELECT,
        Part.CHANNEL_SELECT,
    }
)
_IN_A_CONTAINER = frozenset(
    {Part.ROW, Part.SECTION, Part.TEXT, Part.GALLERY, Part.FILE, Part.SEPARATOR}
)
_INSIDE: Mapping[Part, frozenset[Part]] = {
    Part.ROW: frozenset({Part.BUTTON}) | SELECTS,
    Part.SECTION: frozenset({Part.TEXT}),
    Part.CONTAINER: _IN_A_CONTAINER,
}


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Every component, those inside others too, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def texts(components: Sequence[Json]) -> list[str]:
    """What the text displays say."""
    return [c["content"] for c in walk(components) if c["type"] == Part.TEXT]


def media(components: Sequence[Json]) -> Iterator[Json]:
    """The `{"url": …}` of every picture and file shown by components."""
    for component in walk(components):
        shown = [component.get("media"), component.get("file")]
        shown += [item.get("media") for item in component.get("items") or []]
        yield from (one for one in shown if isinstance(one, dict))


def check_message(components: Sequence[Json], *, v2: bool) -> None:
    """Refuse what Discord wouldn't show, then fill in what it fills in."""
    check_types(components)
    if v2:
        _check_v2(components)
    else:
        _check_rows(components)
    everything = list(walk(components))
    _check_unique([c["custom_id"] for c in everything if "custom_id" in c], "custom id")
    _check_unique([c["id"] for c in everything if c.get("id")], "id")
    for component in everything:
        _check_one(component)
    _fill_in(everything)


def check_types(components: Sequence[Json]) -> None:
    """Refuse parts of a type that isn't there."""
    known = {int(part) for part in Part}
    for component in walk(components):
        if component.get("type") not in known:
            raise invalid("components.type", f"Value {component.get('type')} is no type.")


def _check_v2(components: Sequence[Json]) -> None:
    everything = list(walk(components))
    if len(everything) > MOST_COMPONENTS:
        raise too_long("components", MOST_COMPONENTS)
    if sum(len(text) for text in texts(components)) > MOST_TEXT:
        raise invalid("components", f"The text displays hold more than {MOST_TEXT} characters.")
    for n, component in enumerate(components):
        if component["type"] not in _IN_A_CONTAINER | {Part.CONTAINER}:
            raise invalid(f"components.{n}.type", "This type can't stand at the top.")


def _check_rows(components: Sequence[Json]) -> None:
    if len(components) > MOST_ROWS:
        raise too_long("components", MOST_ROWS)
    for n, component in enumerate(components):
        if component["type"] != Part.ROW:
            raise invalid(f"components.{n}.type", "Value of field must be one of (1,).")


def _check_unique(values: Sequence[object], what: str) -> None:
    if len(values) != len(set(values)):
        raise invalid(
            "components", f"Component {what} cannot be duplicated", "COMPONENT_DUPLICATED"
        )


def _check_one(component: Json) -> None:
    part = Part(component["type"])
    _check_inside(part, component.get("components"))
    if "custom_id" in component and not 1 <= len(component["custom_id"]) <= LONGEST_CUSTOM_ID:
        raise too_long("components.custom_id", LONGEST_CUSTOM_ID, 1)
    match part:
        case Part.ROW:
            _check_row(component["components"])
        case Part.BUTTON:
            _check_button(component)
        case Part.SECTION:
            _check_section(component)
        case Part.TEXT:
            _check_text(component)
        case Part.GALLERY:
            _check_gallery(component)
        case Part.THUMBNAIL:
            _check_alt_text(component)
        case _ if part in SELECTS:
            _check_select(component)
        case _:
            pass


def _check_inside(part: Part, inside: Sequence[Json] | None) -> None:
    allowed = _INSIDE.get(part)
    if allowed is None:
        return
    if not inside:
        raise invalid("components", "This field is required", "BASE_TYPE_REQUIRED")
    if any(Part(c["type"]) not in allowed for c in inside):
        raise invalid("components", f"A part of this type can't stand in type {part}.")


def _check_text(text: Json) -> None:
    if not 1 <= len(text.get("content") or "") <= MOST_TEXT:
        raise too_long("components.content", MOST_TEXT, 1)


def _check_row(inside: Sequence[Json]) -> None:
    if len(inside) > MOST_IN_A_ROW:
        raise too_long("components", MOST_IN_A_ROW, 1)
    if any(c["type"] != Part.BUTTON for c in inside) and len(inside) > 1:
        raise invalid("components", "A menu takes a whole row.", "COMPONENT_LAYOUT_WIDTH_EXCEEDED")


def _check_button(button: Json) -> None:
    if len(button.get("label") or "") > LONGEST_LABEL:
        raise too_long("components.label", LONGEST_LABEL)
    match button.get("style"):
        case 1 | 2 | 3 | 4:  # primary, secondary, success, danger
            if "custom_id" not in button or button.get("url"):
                raise invalid("components.custom_id", "A button needs a custom id and no url.")
        case 5:  # a link
            if "custom_id" in button or not button.get("url"):
                raise invalid("components.url", "A link needs a url and no custom id.")
            if len(button["url"]) > LONGEST_URL:
                raise too_long("components.url", LONGEST_URL)
        case 6:  # a purchase
            return
        case style:
            raise invalid("components.style", f"Value {style} is not a style.")
    if not button.get("label") and not button.get("emoji"):
        raise invalid("components.label", "A button needs a label or an emoji.")


def _check_section(section: Json) -> None:
    if not 1 <= len(section["components"]) <= 3:
        raise too_long("components", 3, 1)
    accessory = section.get("accessory")
    if not accessory or accessory["type"] not in (Part.BUTTON, Part.THUMBNAIL):
        raise invalid("components.accessory", "A section needs a button or a thumbnail.")


def _check_gallery(gallery: Json) -> None:
    if not 1 <= len(gallery.get("items") or []) <= MOST_PICTURES:
        raise too_long("components.items", MOST_PICTURES, 1)
    for item in gallery["items"]:
        _check_alt_text(item)


def _check_alt_text(shown: Json) -> None:
    if len(shown.get("description") or "") > LONGEST_ALT_TEXT:
        raise too_long("components.description", LONGEST_ALT_TEXT)


def _check_select(select: Json) -> None:
    if len(select.get("placeholder") or "") > LONGEST_PLACEHOLDER:
        raise too_long("components.placeholder", LONGEST_PLACEHOLDER)
    least, most = _bounds(select)
    if not 0 <= least <= MOST_OPTIONS or not 1 <= most <= MOST_OPTIONS or least > most:
        raise invalid("components.max_values", "The bounds of a menu don't fit.")
    if select["type"] == Part.SELECT:
        _check_options(select.get("options") or [], most)


def _check_options(options: Sequence[Json], most: int) -> None:
    if not 1 <= len(options) <= MOST_OPTIONS:
        raise too_long("components.options", MOST_OPTIONS, 1)
    if most > len(options):
        raise invalid("components.max_values", "A menu can't take more than it offers.")
    for option in options:
        for key, least in (("label", 1), ("value", 1), ("description", 0)):
            if not least <= len(option.get(key) or "") <= LONGEST_OPTION:
                raise too_long(f"components.options.{key}", LONGEST_OPTION, least)
    values = [option["value"] for option in options]
    if len(values) != len(set(values)):
        raise invalid("components.options", "The specified option value is already used")
    if sum(bool(option.get("default")) for option in options) > most:
        raise invalid("components.options", "More options are chosen than the menu takes.")


def _bounds(select: Json) -> tuple[int, int]:
    least, most = select.get("min_values"), select.get("max_values")
    return (1 if least is None else int(least)), (1 if most is None else int(most))


def bounds_of(select: Json) -> tuple[int, int]:
    """How few and how many choices *select* takes."""
    return _bounds(select)


def _fill_in(everything: Sequence[Json]) -> None:
    taken = {c["id"] for c in everything if c.get("id")}
    free = (n for n in range(1, 2 * len(everything) + 2) if n not in taken)
    for component in everything:
        for key in [k for k, value in component.items() if value is None]:
            del component[key]
        component.setdefault("id", None)
        if not component["id"]:
            component["id"] = next(free)
        _fill_in_one(component)


def _fill_in_one(component: Json) -> None:
    match Part(component["type"]):
        case Part.CONTAINER:
            component["accent_color"] = component.get("accent_color")
            component["spoiler"] = bool(component.get("spoiler"))
        case Part.GALLERY:
            for item in component["items"]:
                item["description"] = item.get("description")
                item["spoiler"] = bool(item.get("spoiler"))
        case Part.THUMBNAIL:
            component["description"] = component.get("description")
            component["spoiler"] = bool(component.get("spoiler"))
        case Part.FILE:
            component["spoiler"] = bool(component.get("spoiler"))
        case Part.SEPARATOR:
            component["spacing"] = component.get("spacing", 1)
            component["divider"] = component.get("divider", True)
        case part if part in SELECTS:
            component["min_values"], component["max_values"] = _bounds(component)
        case _:
            pass
