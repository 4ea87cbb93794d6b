"""What the parts of the bot share: made once at the start, handed to whoever needs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.draft import AnyGame, AnyMatch
from bot.matches import Matches
from bot.outbox import Outbox
from bot.present.called import names_now
from bot.present.table import Table, table_of
from bot.present.times import times_of
from bot.records import MatchRecord
from bot.store import Store
from bot.wire import Wire
from bot.words import Catalogue, Words
from engine.core import Seat
from render.drawing import Drawing


@dataclass(frozen=True)
class Desk:
    store: Store
    matches: Matches
    wire: Wire
    outbox: Outbox
    catalogue: Catalogue
    games: Mapping[str, AnyGame]
    drawings: Mapping[str, Drawing[Any]]
    now: Callable[[], float]

    def table(self, record: MatchRecord, match: AnyMatch, seat: Seat | None) -> Table:
        """The table as *seat* may see it; None is a spectator."""
        game, drawing = self.games[record.game], self.drawings[record.game]
        shown = table_of(match, record, seat, game, drawing)
        return msgspec.structs.replace(shown, times=times_of(record.timing, self.now()))

    def words(self, language: str | None, record: MatchRecord) -> Words:
        """Words about a match, with its players' names."""
        words = self.catalogue.words(language, record.game)
        return words.of(record.game, names_now(record.seats, words))
