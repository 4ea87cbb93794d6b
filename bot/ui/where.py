"""Where commands may be used: at tables alone, or wherever their user goes."""

from __future__ import annotations

from typing import TypedDict

from discord import app_commands

# What comes along with its user to every server and into every conversation.
ALONG = frozenset({"mygames", "next", "card", "rules", "hand", "note", "help"})


class Where(TypedDict):
    """Where a command may be used."""

    allowed_installs: app_commands.AppInstallationType
    allowed_contexts: app_commands.AppCommandContext


ANYWHERE = Where(
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    allowed_contexts=app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=True
    ),
)
# Tables need the bot in their server; who plays may use their commands in its messages, too.
AT_TABLES = Where(
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    allowed_contexts=app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=False
    ),
)
