"""A panel as discord.py sends it."""

from __future__ import annotations

import io
from typing import Any, assert_never

import discord
from discord import ui

from bot.pictures import Pictures
from bot.present.panel import Button, Link, Modal, Panel, Select, UserSelect
from bot.ui.items import OwnItem

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


async def rendered(panel: Panel, pictures: Pictures) -> dict[str, Any]:
    """The arguments to edit a message with, so that it shows *panel* and nothing else."""
    files: list[discord.File] = []
    view = ui.LayoutView(timeout=None)
    if panel.text:
        view.add_item(ui.TextDisplay(panel.text))
    for picture in panel.pictures:
        painted = await pictures.png(picture)
        files.append(discord.File(io.BytesIO(painted), filename=picture.name))
        item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
        view.add_item(ui.MediaGallery(item))
    if panel.foot:
        view.add_item(ui.TextDisplay(panel.foot))
    if panel.file is not None:
        content = io.BytesIO(panel.file.content)
        files.append(discord.File(content, filename=panel.file.name))
        view.add_item(ui.File(f"attachment://{panel.file.name}"))
    for row in panel.rows:
        view.add_item(_row(row))
    users = [discord.Object(user) for user in panel.mentions]
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)
    return {"view": view, "attachments": files, "allowed_mentions": allowed}


async def to_send(panel: Panel, pictures: Pictures) -> dict[str, Any]:
    """The arguments to send *panel* with, as a message of its own."""
    parts = await rendered(panel, pictures)
    parts["files"] = parts.pop("attachments")
    return parts


def _row(row: tuple[Button | Link, ...] | Select | UserSelect) -> ui.ActionRow[Any]:
    match row:
        case Select():
            return ui.ActionRow(OwnItem(_menu(row)))
        case UserSelect():
            return ui.ActionRow(OwnItem(_user_menu(row)))
        case tuple():
            return ui.ActionRow(*map(_button, row))
        case _:
            assert_never(row)


def _button(button: Button | Link) -> ui.Item[Any]:
    match button:
        case Link():
            return ui.Button(url=button.url, label=button.label)
        case Button():
            return OwnItem(
                ui.Button(
                    custom_id=button.id,
                    label=button.label,
                    style=STYLES[button.style],
                    disabled=button.disabled,
                )
            )
        case _:
            assert_never(button)


def _menu(select: Select) -> ui.Select[Any]:
    return ui.Select(
        custom_id=select.id,
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=select.most,
        options=[
            discord.SelectOption(
                label=choice.label,
                value=choice.value,
                description=choice.description or None,
                default=choice.chosen,
            )
            for choice in select.choices
        ],
    )


def _user_menu(select: UserSelect) -> ui.UserSelect[Any]:
    return ui.UserSelect(
        custom_id=select.id,
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=select.most,
    )


def form(modal: Modal) -> ui.Modal:
    """A modal. What is typed comes back as an interaction with its custom id: nothing is kept."""
    made = ui.Modal(title=modal.title, custom_id=modal.id)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="typed",
        placeholder=modal.placeholder or None,
        default=modal.value or None,
        max_length=modal.longest,
        style=discord.TextStyle.paragraph if modal.is_long else discord.TextStyle.short,
        required=not modal.is_long,
    )
    made.add_item(ui.Label(text=modal.label, component=field))
    return made
