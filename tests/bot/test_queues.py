"""Waiting for a match until enough others do."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.pace import HOUR, MINUTE
from bot.queues import standing, together
from bot.records import UserId, Wish
from engine.registry import GAMES
from tests.bot.house import House, text_of
from tests.bot.test_tables import Table, rung

TOY = GAMES["toy"]
DAY = 24 * HOUR


@pytest.fixture
def table(house: House) -> Table:
    return Table(house)


def wishes(*wanted: tuple[str | None, int | None]) -> list[Wish]:
    return [Wish(1, "toy", UserId(n), *each) for n, each in enumerate(wanted)]


@pytest.mark.parametrize(
    ("waiting", "users", "seats", "pace"),
    [
        (wishes((None, None), (None, None)), [0, 1], 2, "daily"),
        (wishes(("brisk", None), (None, 2)), [0, 1], 2, "brisk"),
        (wishes((None, 3), (None, None), (None, None)), [0, 1, 2], 3, "daily"),
        (wishes((None, 3), ("live", 2), (None, 2)), [1, 2], 2, "live"),
        (wishes(("none", None), ("none", None)), [0, 1], 2, "none"),
    ],
)
def test_wishes_that_fit_make_a_table(
    waiting: Sequence[Wish], users: list[int], seats: int, pace: str
) -> None:
    found = together(waiting, TOY)

    assert found is not None
    assert (users, seats, pace) == ([wish.user for wish in found[0]], *found[1:])


@pytest.mark.parametrize(
    "waiting",
    [
        wishes(),
        wishes((None, None)),
        wishes(("live", None), ("daily", None)),
        wishes((None, 3), (None, 2)),
    ],
)
def test_wishes_that_do_not_fit_make_none(waiting: Sequence[Wish]) -> None:
    assert together(waiting, TOY) is None


def test_old_wishes_count_no_more() -> None:
    live = Wish(1, "toy", UserId(1), "live", since=0.0)
    calm = Wish(1, "toy", UserId(2), "daily", since=0.0)

    assert [live, calm] == standing([live, calm], 2 * HOUR)
    assert [calm] == standing([live, calm], 4 * HOUR)
    assert [] == standing([live, calm], 15 * DAY)


async def test_enough_in_a_queue_make_a_table_with_a_ready_check(table: Table) -> None:
    first = await table.ann.slash(table.channel, "queue join", game="toy")
    none = await table.house.store.lobbies()
    second = await table.ben.slash(table.channel, "queue join", game="toy", pace="brisk")

    assert "enough players wait for The Toy" in first.text
    assert [] == none
    assert "Enough players have come together." in second.text
    lobby = await table.lobby()
    assert ((table.ann.id, table.ben.id), "brisk") == (lobby.players, lobby.pace)
    (call,) = table.calls("ready")
    assert {table.ann.id} == rung(call)
    await table.ann.press(call, "ready:*")
    assert 1 == len(await table.house.store.matches())
    assert [] == await table.house.store.tables.queue(int(table.house.discord.guild.id))


async def test_a_queue_is_shown_and_left(table: Table) -> None:
    await table.ann.slash(table.channel, "queue join", game="toy", pace="live", players=3)
    await table.ben.slash(table.channel, "queue join", game="go_west")

    shown = await table.cleo.slash(table.channel, "queue show")
    await table.ann.slash(table.channel, "queue leave")
    again = await table.ann.slash(table.channel, "queue leave", game="toy")
    after = await table.cleo.slash(table.channel, "queue show")

    assert "Ann: 3 players, pace: live" in shown.text
    assert "Ben: any number of players, pace: any" in shown.text
    assert "You aren't waiting" in again.text
    assert "Ann" not in after.text


async def test_a_new_wish_takes_the_place_of_the_old_one(table: Table) -> None:
    for pace in ("live", "daily"):
        await table.ann.slash(table.channel, "queue join", game="toy", pace=pace)
    await table.ben.slash(table.channel, "queue join", game="toy", pace="live")

    shown = await table.cleo.slash(table.channel, "queue show")

    assert 1 == shown.text.count("Ann")
    assert [] == await table.house.store.lobbies()


async def test_a_game_is_not_for_any_number(table: Table) -> None:
    refused = await table.ann.slash(table.channel, "queue join", game="few_acres", players=3)

    assert "3 can't play this game." in refused.text


async def test_a_queue_delivered_twice_makes_one_table(table: Table) -> None:
    await table.ann.slash(table.channel, "queue join", game="toy")
    table.house.discord.faults.doubled.add("INTERACTION_CREATE")

    await table.ben.slash(table.channel, "queue join", game="toy")

    assert 1 == len(await table.house.store.lobbies())


async def test_a_table_of_a_queue_whose_card_is_missing_is_shown_after_a_restart(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.ann.slash(table.channel, "queue join", game="toy")
    monkeypatch.setattr(table.house.bot.publisher, "mark", lambda _: None)  # the bot dies here
    await table.ben.slash(table.channel, "queue join", game="toy")
    assert [] == table.calls("ready")

    await table.house.restart()

    assert "Still to answer: Ann." in text_of(table.card)
    assert 1 == len(table.calls("ready"))
    await table.house.wait(DAY + MINUTE)
    assert (table.ben.id,) == (await table.lobby()).players
