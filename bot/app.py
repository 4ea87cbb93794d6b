"""Joins the parts: the store, the games, the words and the client."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bot.draft import AnyGame
from bot.store import Store
from bot.ui.client import Portage
from bot.words import Catalogue
from engine.registry import GAMES
from render.registry import DRAWINGS

LOCALES = Path(__file__).parent.parent / "data" / "locale"


def create_bot(
    store: Store,
    *,
    catalogue: Catalogue | None = None,
    games: Mapping[str, AnyGame] | None = None,
    now: Callable[[], float] = time.time,
    content: Mapping[str, Mapping[str, str]] | None = None,
    **client_kwargs: Any,
) -> Portage:
    """A bot that has yet to be started. Without *games* it plays all that aren't hidden."""
    if games is None:
        games = {name: game for name, game in GAMES.items() if not game.hidden}
    return Portage(
        store,
        catalogue or Catalogue.load(LOCALES),
        games,
        DRAWINGS,
        now=now,
        content=content or {},
        **client_kwargs,
    )
