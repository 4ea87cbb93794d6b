"""Discord's limits on components, embeds and forms."""

from __future__ import annotations

import pytest

from bot.playground.components import check_message, texts
from bot.playground.embeds import checked
from bot.playground.modals import Unfillable, check_modal, filled
from bot.playground.refusals import Json
from tests.bot.playground.refusing import refused


def button(n: int = 0, **more: object) -> Json:
    return {"type": 2, "style": 1, "label": f"Button {n}", "custom_id": f"button:{n}"} | more


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def option(n: int = 0, **more: object) -> Json:
    return {"label": f"Option {n}", "value": str(n)} | more


def menu(*options: Json, **more: object) -> Json:
    return {"type": 3, "custom_id": "menu", "options": list(options)} | more


def text(said: str = "Hello.") -> Json:
    return {"type": 10, "content": said}


def rows(count: int, width: int) -> list[Json]:
    return [row(*(button(n * width + m) for m in range(width))) for n in range(count)]


def link(**more: object) -> Json:
    return {"type": 2, "style": 5, "label": "Open", "url": "https://example.org"} | more


FITTING: tuple[tuple[str, list[Json], bool], ...] = (
    ("five rows of five", rows(5, 5), False),
    ("a menu of 25", [row(menu(*map(option, range(25)), max_values=25))], False),
    ("a link", [row(link())], False),
    ("an emoji alone", [row(button(label=None, emoji={"name": "🎲"}))], False),
    ("forty parts", [text(str(n)) for n in range(40)], True),
    ("4,000 characters", [text("a" * 2000), text("b" * 2000)], True),
    ("a section", [{"type": 9, "components": [text()], "accessory": button()}], True),
    ("a menu that asks for nothing", [row(menu(option(), min_values=0))], False),
)

BREAKING: tuple[tuple[str, list[Json], bool, str], ...] = (
    ("six rows", rows(6, 1), False, "components"),
    ("six buttons", rows(1, 6), False, "components"),
    ("an empty row", [row()], False, "components"),
    ("a menu beside a button", [row(menu(option()), button())], False, "components"),
    ("text without the flag", [text()], False, "components.0.type"),
    ("a button at the top", [button()], True, "components.0.type"),
    ("41 parts", [text(str(n)) for n in range(41)], True, "components"),
    (
        "41 parts with those inside",
        [{"type": 17, "components": [text(str(n)) for n in range(40)]}],
        True,
        "components",
    ),
    ("4,001 characters", [text("a" * 2000), text("b" * 2001)], True, "components"),
    ("no text", [text("")], True, "components.content"),
    ("a custom id twice", [row(button(1), button(1))], False, "components"),
    ("an id twice", [text() | {"id": 1}, text() | {"id": 1}], True, "components"),
    ("a long custom id", [row(button(custom_id="a" * 101))], False, "components.custom_id"),
    ("a long label", [row(button(label="a" * 81))], False, "components.label"),
    ("no label", [row(button(label=None))], False, "components.label"),
    ("no custom id", [row({"type": 2, "style": 1, "label": "A"})], False, "components.custom_id"),
    ("a link with a custom id", [row(link(custom_id="a"))], False, "components.url"),
    ("a link to nowhere", [row(link(url=None))], False, "components.url"),
    ("an unknown style", [row(button(style=9))], False, "components.style"),
    ("an unknown type", [row({"type": 99})], False, "components.type"),
    ("26 options", [row(menu(*map(option, range(26))))], False, "components.options"),
    ("no options", [row(menu())], False, "components.options"),
    ("a value twice", [row(menu(option(1), option(1)))], False, "components.options"),
    (
        "a long description",
        [row(menu(option(description="a" * 101)))],
        False,
        "components.options.description",
    ),
    (
        "a long label of an option",
        [row(menu(option(label="a" * 101)))],
        False,
        "components.options.label",
    ),
    ("an empty value", [row(menu(option(value="")))], False, "components.options.value"),
    (
        "a long placeholder",
        [row(menu(option(), placeholder="a" * 151))],
        False,
        "components.placeholder",
    ),
    (
        "more to take than there is",
        [row(menu(option(), max_values=2))],
        False,
        "components.max_values",
    ),
    (
        "two chosen of one",
        [row(menu(option(1, default=True), option(2, default=True)))],
        False,
        "components.options",
    ),
    (
        "a section without accessory",
        [{"type": 9, "components": [text()]}],
        True,
        "components.accessory",
    ),
    (
        "eleven pictures",
        [{"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}],
        True,
        "components.items",
    ),
    (
        "a long alt text",
        [{"type": 12, "items": [{"media": {"url": "a"}, "description": "a" * 1025}]}],
        True,
        "components.description",
    ),
    (
        "a container in a container",
        [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
        True,
        "components",
    ),
)


@pytest.mark.parametrize(
    ("components", "v2"), [c[1:] for c in FITTING], ids=[c[0] for c in FITTING]
)
def test_what_fits_is_taken(components: list[Json], v2: bool):
    check_message(components, v2=v2)


@pytest.mark.parametrize(
    ("components", "v2", "at"), [c[1:] for c in BREAKING], ids=[c[0] for c in BREAKING]
)
def test_what_breaks_a_limit_is_refused(components: list[Json], v2: bool, at: str):
    with refused(50035, at):
        check_message(components, v2=v2)


def test_every_part_gets_an_id_of_its_own():
    components = [
        text("One.") | {"id": 2},
        text("Two."),
        {"type": 17, "components": [text("Three.")]},
    ]
    check_message(components, v2=True)

    ids = [components[0]["id"], components[1]["id"], components[2]["id"]]
    assert [2, 1, 3] == ids
    assert 4 == components[2]["components"][0]["id"]
    assert ["One.", "Two.", "Three."] == texts(components)


@pytest.mark.parametrize(
    ("embeds", "at"),
    [
        ([{"title": "a"}] * 11, "embeds"),
        ([{"title": "a" * 257}], "embeds.0.title"),
        ([{"title": "a"}, {"description": "a" * 4097}], "embeds.1.description"),
        ([{"fields": [{"name": "a", "value": "b"}] * 26}], "embeds.0.fields"),
        ([{"fields": [{"name": "a", "value": "b" * 1025}]}], "embeds.0.fields.value"),
        ([{"fields": [{"name": "", "value": "b"}]}], "embeds.0.fields.name"),
        ([{"footer": {"text": "a" * 2049}}], "embeds.0.footer.text"),
        ([{"author": {"name": "a" * 257}}], "embeds.0.author.name"),
        ([{"description": "a" * 4000}, {"description": "a" * 2001}], "embeds"),
    ],
)
def test_embeds_have_limits(embeds: list[Json], at: str):
    with refused(50035, at):
        checked(embeds)


def test_6000_characters_of_embeds_fit():
    embeds = checked([{"description": "a" * 4000}, {"description": "a" * 2000}])

    assert ["rich", "rich"] == [embed["type"] for embed in embeds]


# -- forms ---------------------------------------------------------------------------------------


def field(custom_id: str = "name", **more: object) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1} | more


def label(inside: Json, said: str = "Name") -> Json:
    return {"type": 18, "label": said, "component": inside}


def form(*parts: Json, title: str = "Join", custom_id: str = "join") -> Json:
    return {"title": title, "custom_id": custom_id, "components": list(parts)}


@pytest.mark.parametrize(
    ("modal", "at"),
    [
        (form(label(field()), title="a" * 46), "data.title"),
        (form(label(field()), custom_id=""), "data.custom_id"),
        (form(), "data.components"),
        (form(*(label(field(str(n))) for n in range(6))), "data.components"),
        (form(label(field()), label(field())), "data.components"),
        (form(label(field(), "a" * 46)), "data.components.label"),
        (form(label(field(placeholder="a" * 101))), "data.components.placeholder"),
        (form(label(field(max_length=4001))), "data.components.max_length"),
        (form(label(field(value="ab", max_length=1))), "data.components.value"),
        (form(row(button())), "data.components"),
        (form(label(button())), "data.components"),
    ],
)
def test_forms_have_limits(modal: Json, at: str):
    with refused(50035, at):
        check_modal(modal)


def test_a_form_takes_five_fields():
    check_modal(form(*(label(field(str(n))) for n in range(5))))


def test_a_filled_form_sends_what_was_typed_and_chosen():
    select = menu(option(1), option(2)) | {"custom_id": "which"}
    modal = form(row(field(value="Ann") | {"label": "Name"}), text(), label(select))
    sent = filled(modal, {"which": "2"})

    assert "Ann" == sent[0]["components"][0]["value"]
    assert 10 == sent[1]["type"]
    assert ["2"] == sent[2]["component"]["values"]


@pytest.mark.parametrize(
    ("part", "values"),
    [
        (field(), {"name": ""}),
        (field(min_length=3), {"name": "ab"}),
        (field(max_length=3), {"name": "abcd"}),
        (field(), {"nickname": "Ann"}),
        (menu(option(1)) | {"custom_id": "name"}, {"name": "2"}),
        (menu(option(1)) | {"custom_id": "name"}, {}),
        (menu(option(1)) | {"custom_id": "name"}, {"name": 1}),
    ],
)
def test_a_form_keeps_its_reader_from_sending_what_does_not_fit(
    part: Json, values: dict[str, object]
):
    with pytest.raises(Unfillable):
        filled(form(label(part)), values)


def test_a_field_that_is_not_required_may_stay_empty():
    [sent] = filled(form(label(field(required=False))), {})

    assert "" == sent["component"]["value"]
