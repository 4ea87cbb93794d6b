"""Who waits for a match of a game: when enough wishes fit together, a table is made of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.draft import AnyGame
from bot.pace import HOUR, NO_PACE, PACES
from bot.records import Lobby, MatchId, UserId, Wish
from bot.seating import DAY, LIVE

USUAL_PACE = "daily"  # of strangers to whom all are alike
LONGEST = 14 * DAY  # that a wish stands
LONGEST_LIVE = 3 * HOUR  # for those who are there now


def standing(wishes: Sequence[Wish], now: float) -> list[Wish]:
    """The wishes that aren't too old."""
    return [
        wish
        for wish in wishes
        if now - wish.since <= (LONGEST_LIVE if wish.pace == LIVE else LONGEST)
    ]


def together(wishes: Sequence[Wish], game: AnyGame) -> tuple[list[Wish], int, str] | None:
    """Whose wishes make a table, how many play there, and at which pace; None if none do.

    Of several tables that could be made it is the one with whoever waits longest, then the largest.
    """
    paces = [USUAL_PACE, *(pace for pace in (NO_PACE, *PACES) if pace != USUAL_PACE)]
    tables = [
        (group[:seats], seats, pace)
        for seats in reversed(game.seats)
        if seats > 1
        for pace in paces
        if len(group := _fitting(wishes, seats, pace)) >= seats
    ]
    places = {wish.user: n for n, wish in enumerate(wishes)}
    return min(tables, key=lambda each: places[each[0][0].user], default=None)


def _fitting(wishes: Sequence[Wish], seats: int, pace: str) -> list[Wish]:
    return [wish for wish in wishes if wish.players in (None, seats) and wish.pace in (None, pace)]


def lobby_of(
    wishes: Sequence[Wish],
    game: AnyGame,
    id_: MatchId,
    *,
    channel: int,
    language: str,
    here: UserId,
    now: float,
) -> Lobby | None:
    """The table that comes of the wishes, with a ready check under way; None if none does.

    *here* is whoever has just come, in this *channel*, and so need not be asked.
    """
    found = together(standing(wishes, now), game)
    if found is None:
        return None
    group, seats, pace = found
    players = tuple(wish.user for wish in group)
    return Lobby(
        id=id_,
        game=game.name,
        host=players[0],
        guild=group[0].guild,
        channel=channel,
        language=language,
        seats=seats,
        options={option.id: option.default for option in game.options},
        players=players,
        ready=(here,) if here in players else (),
        pace=pace,
        created=now,
        starts="full",
        checks=True,
        checking=now,
        invited_at=now,
        changed=now,
    )
