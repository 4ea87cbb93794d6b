"""A small bot on an unmodified discord.py, using everything that the stand-in stands in for."""

from __future__ import annotations

import asyncio
import contextlib
import io
import struct
import threading
import zlib
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord import app_commands, ui

from bot.playground import Standin

POWERS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")


def png(shade: int = 0) -> bytes:
    """A picture of 3 by 2 pixels."""
    rows = b"".join(b"\0" + bytes([shade] * 3) for _ in range(2))
    head = struct.pack(">IIBBBBB", 3, 2, 8, 0, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(kind + content))
    return struct.pack(">I", len(content)) + kind + content + check


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(png()), name, description="A board.")


def embed(turn: int) -> discord.Embed:
    return discord.Embed(title=f"Turn {turn}").set_image(url=f"attachment://board{turn}.png")


class JoinForm(ui.Modal, title="Join the game"):
    nick: ui.TextInput[JoinForm] = ui.TextInput(label="Name", custom_id="nick", max_length=20)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Welcome {self.nick.value}.")


class Table(ui.View):
    """Buttons that work after a restart."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Next", custom_id="game:next")
    async def next(self, interaction: discord.Interaction[Sample], _: ui.Button[Table]) -> None:
        bot = interaction.client
        bot.turn += 1
        await interaction.response.edit_message(
            embed=embed(bot.turn), attachments=[picture(f"board{bot.turn}.png")]
        )

    @ui.button(label="Join", custom_id="game:join")
    async def join(self, interaction: discord.Interaction, _: ui.Button[Table]) -> None:
        await interaction.response.send_modal(JoinForm())

    @ui.button(label="Keep", custom_id="game:keep")
    async def keep(self, interaction: discord.Interaction, _: ui.Button[Table]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Kept.")

    @ui.select(
        custom_id="game:power",
        options=[discord.SelectOption(label=p, value=p.lower()) for p in POWERS],
        max_values=2,
    )
    async def power(self, interaction: discord.Interaction, menu: ui.Select[Table]) -> None:
        await interaction.response.send_message(" and ".join(menu.values), ephemeral=True)


class Layout(ui.LayoutView):
    """The new components."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        button: ui.Button[Layout] = ui.Button(label="Ready", custom_id="layout:ready")
        button.callback = self._ready  # type: ignore[method-assign]
        gallery: ui.MediaGallery[Layout] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="A board.")
        )
        self.add_item(
            ui.Container(ui.TextDisplay("Whose turn it is."), gallery, ui.ActionRow(button))
        )

    async def _ready(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Ready.", ephemeral=True)


class Sample(discord.Client):
    """The bot. *errors* are those of its commands, *heard* what else it noticed."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        super().__init__(guild_ready_timeout=0.01, max_messages=None, **options)
        self.tree = app_commands.CommandTree(self)
        self.tree.on_error = self._on_error  # type: ignore[method-assign]
        self.turn = 0
        self.errors: list[BaseException] = []
        self.heard: list[str] = []
        self.readies: asyncio.Queue[None] = asyncio.Queue()
        self.resumed = asyncio.Event()
        add_commands(self.tree)

    async def _on_error(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify anew at once, where discord.py would wait five seconds."""

    async def setup_hook(self) -> None:
        self.add_view(Table())
        self.add_view(Layout())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.heard.append("ready")
        self.readies.put_nowait(None)

    async def on_resumed(self) -> None:
        self.heard.append("resumed")
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(f"message {message.content}")

    async def on_thread_join(self, thread: discord.Thread) -> None:
        self.heard.append(f"joined {thread.name}")


@contextlib.asynccontextmanager
async def running(standin: Standin, **options: Any) -> AsyncIterator[Sample]:
    """The sample, logged in and watched."""
    bot = Sample(**options)
    task = asyncio.create_task(bot.start(standin.token))
    ready = asyncio.create_task(bot.readies.get())
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            await task  # why it didn't start
        standin.watch(bot)
        await standin.settled()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        await heartbeats_ended()


async def heartbeats_ended() -> None:
    """Wait for the threads that beat the heart: one may be about to use the loop."""
    for thread in threading.enumerate():
        if isinstance(thread, discord.gateway.KeepAliveHandler):
            await asyncio.to_thread(thread.join, 10)


def add_commands(tree: app_commands.CommandTree[Sample]) -> None:
    game = app_commands.Group(name="game", description="Games.")
    game.add_command(app_commands.Command(name="start", description="Start.", callback=start))
    game.add_command(app_commands.Command(name="layout", description="Show.", callback=layout))
    game.add_command(app_commands.Command(name="thread", description="Open.", callback=thread))
    tree.add_command(game)
    for name, callback in (
        ("dm", dm),
        ("wait", wait),
        ("later", later),
        ("whisper", whisper),
        ("read", read),
    ):
        tree.add_command(
            app_commands.Command(name=name, description="Try it.", callback=callback)  # type: ignore[arg-type]
        )
    tree.add_command(app_commands.ContextMenu(name="Quote", callback=quote))


async def powers(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=p, value=p) for p in POWERS if typed.lower() in p.lower()]


@app_commands.describe(mode="How.", power="Who.")
@app_commands.autocomplete(power=powers)
@app_commands.choices(mode=[app_commands.Choice(name="Classic", value="classic")])
async def start(interaction: discord.Interaction[Sample], mode: str, power: str) -> None:
    await interaction.response.send_message(
        f"{power} plays {mode}.", embed=embed(0), file=picture("board0.png"), view=Table()
    )


async def layout(interaction: discord.Interaction[Sample]) -> None:
    await interaction.response.send_message(view=Layout(), file=picture())


async def thread(interaction: discord.Interaction[Sample], name: str, private: bool = True) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    opened = await interaction.channel.create_thread(name=name, type=kind)
    await opened.add_user(interaction.user)
    await opened.send("The match begins.", file=picture())
    await interaction.followup.send(f"Opened {opened.mention}.")


async def dm(interaction: discord.Interaction[Sample], user: discord.User) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        sent = await user.send("Your hand.", file=picture("hand1.png"))
        await sent.edit(attachments=[picture("hand2.png")])
    except discord.Forbidden as error:
        await interaction.followup.send(f"Refused: {error.code}.")
    else:
        await interaction.followup.send("Sent.")


async def wait(interaction: discord.Interaction[Sample], seconds: float) -> None:
    await asyncio.sleep(seconds)
    await interaction.response.send_message("Waited.")


async def later(interaction: discord.Interaction[Sample]) -> None:
    await interaction.response.send_message("First.")
    await interaction.edit_original_response(content="Changed.")
    await interaction.followup.send("Then.", file=picture())
    await interaction.followup.send("Only you.", ephemeral=True)


async def whisper(interaction: discord.Interaction[Sample], text: str) -> None:
    await interaction.response.send_message(text, ephemeral=True, view=Table())


async def read(interaction: discord.Interaction[Sample], file: discord.Attachment) -> None:
    content = await file.read()
    await interaction.response.send_message(content.decode())


async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"> {message.content}")
