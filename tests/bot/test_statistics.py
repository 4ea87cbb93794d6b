"""Statistics: what matches that are over say, and to whom."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.playground.actors import Player
from bot.playground.permissions import Permission
from bot.records import MatchId, UserId
from bot.statistics import (
    DAY,
    HOUR,
    MINUTE,
    TARGET,
    Over,
    Sitter,
    ratings_of,
    record_of,
    table_of,
    usual,
)
from engine.core import NotAsked, Outcome, Seat, Text
from tests.bot.house import House

ANN, BEN, CLEO = UserId(1), UserId(2), UserId(3)


def over(
    *users: UserId | None,
    places: str = "",
    won: bool | None = None,
    resigned: tuple[int, ...] = (),
) -> Over:
    """A match of these users in their seats; *places* as in "1 02": seat 1 won, 0 and 2 tied."""
    by_place = places.split() or ["".join(str(seat) for seat in range(len(users)))]
    outcome = Outcome(
        tuple(tuple(Seat(int(seat)) for seat in place) for place in by_place),
        (0,) * len(users),
        Text("ended"),
        won,
    )
    sitters = tuple(
        Sitter(Seat(n), user, autopilot=user is None or n in resigned, resigned=n in resigned)
        for n, user in enumerate(users)
    )
    return Over(MatchId("abcde"), "toy", 7, 0.0, 9.0, outcome, sitters)


# What matches say


def test_a_record_counts_matches_wins_and_whether_one_stayed() -> None:
    matches = [
        over(ANN, BEN, places="0 1"),
        over(BEN, ANN, places="0 1"),
        over(ANN, BEN, places="01"),
        over(ANN, BEN, places="0 1", resigned=(0,)),
        over(ANN, None, places="0 1"),
    ]

    record = record_of(ANN, matches)

    assert (5, 4, 3, 0, 1) == (
        record.matches,
        record.stayed,
        record.won,
        record.shared,
        record.alone,
    )


@pytest.mark.parametrize(("won", "wins"), [(True, 1), (False, 0)])
def test_what_is_played_together_is_won_together_or_not_at_all(won: bool, wins: int) -> None:
    record = record_of(BEN, [over(ANN, BEN, won=won)])

    assert (wins, 1) == (record.won, record.shared)


@pytest.mark.parametrize(
    ("waits", "told"),
    [
        ([MINUTE] * 7, None),
        ([20.0] * 8, (0, MINUTE)),
        ([10 * MINUTE] * 4 + [3 * HOUR] * 4, (5 * MINUTE, 4 * HOUR)),
        ([HOUR] * 20, (HOUR, HOUR)),
        ([90 * DAY] * 9, (14 * DAY, 14 * DAY)),
    ],
)
def test_waiting_times_are_told_by_steps(
    waits: list[float], told: tuple[float, float] | None
) -> None:
    assert told == usual(waits)


def test_the_table_has_those_first_who_won_most_and_not_those_who_want_to_be_hidden() -> None:
    matches = [
        over(ANN, BEN, places="1 0"),
        over(ANN, BEN, CLEO, places="1 0 2"),
        over(ANN, CLEO, places="0 1"),
        over(CLEO, None, places="0 1"),  # without other people
        over(CLEO, BEN, places="0 1", resigned=(1,)),
    ]

    lines = table_of(matches, frozenset(), rated=False)

    assert [(BEN, 2, 2), (ANN, 3, 1), (CLEO, 3, 1)] == [
        (line.user, line.matches, line.won) for line in lines
    ]
    assert [ANN, CLEO] == [line.user for line in table_of(matches, {BEN}, rated=False)]
    assert all(line.rating is None for line in lines)


def test_ratings_follow_who_beats_whom_after_some_matches() -> None:
    matches = [over(ANN, BEN, CLEO, places="0 1 2")] * 3
    assert {} == ratings_of(matches[:2])

    ratings = ratings_of(matches)

    assert ratings[ANN] > ratings[BEN] > ratings[CLEO]
    assert ratings[ANN] > TARGET
    assert ratings == {line.user: line.rating for line in table_of(matches, set(), rated=True)}


def test_who_leaves_is_rated_last_and_matches_without_foes_rate_nobody() -> None:
    left = [over(ANN, BEN, places="0 1", resigned=(0,))] * 3

    assert ratings_of(left)[BEN] > ratings_of(left)[ANN]
    assert {} == ratings_of([over(ANN, BEN, won=True), over(ANN, None, places="0 1")] * 3)


# On Discord


async def finished(house: House, winner: Player, loser: Player) -> None:
    """A match that *loser* gives up."""
    match_id = await house.match("go_west", winner, loser)
    asked = await loser.slash(await house.thread(match_id), "match resign", match=match_id)
    await loser.press(asked, "confirm:*")
    await house.discord.settled()


async def test_own_figures_are_shown_to_oneself(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben", locale="cs")
    channel = house.discord.channel("games")
    assert "No match of yours" in (await ann.slash(channel, "stats mine")).text
    await finished(house, ann, ben)
    await finished(house, ann, ben)

    mine = await ann.slash(channel, "stats mine")
    bens = await ben.slash(channel, "stats mine")

    assert mine.ephemeral
    assert "2 matches are over; you stayed to the end in 2." in mine.text
    assert "Won: 2." in mine.text
    assert "Ukončené partie: 2, z toho s tebou až do konce: 0." in bens.text


async def test_the_table_of_a_server_hides_whoever_wants_it(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    assert "Nobody here" in (await ann.slash(channel, "stats server", game="go_west")).text
    await finished(house, ann, ben)

    assert (
        "1. Ann: one match, won 1"
        in (await ben.slash(channel, "stats server", game="go_west")).text
    )
    assert "in no leaderboard" in (await ann.slash(channel, "stats listed", listed=False)).text
    assert "Ann" not in (await ben.slash(channel, "stats server", game="go_west")).text
    assert "in no leaderboard" in (await ann.slash(channel, "stats mine")).text
    assert "stands in" in (await ann.slash(channel, "stats listed", listed=True)).text
    assert "Ann" in (await ben.slash(channel, "stats server", game="go_west")).text


async def test_a_server_shows_ratings_only_if_its_managers_want_them(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    for _ in range(3):
        await finished(house, ann, ben)
    assert (
        "Only those who may manage" in (await ben.slash(channel, "stats rating", shown=True)).text
    )
    house.discord.world.set_overwrite(
        channel, ann.user, allow=Permission.MANAGE_GUILD, deny=Permission(0)
    )

    assert "shows ratings" in (await ann.slash(channel, "stats rating", shown=True)).text

    assert "won 3, rating 1" in (await ben.slash(channel, "stats server", game="go_west")).text
    assert "Rating on this server: 1" in (await ann.slash(channel, "stats mine")).text
    assert "shows no ratings" in (await ann.slash(channel, "stats rating", shown=False)).text
    assert "rating" not in (await ben.slash(channel, "stats server", game="go_west")).text


async def test_statistics_of_a_server_are_asked_for_there(house: House) -> None:
    ann = house.discord.user("Ann")

    refused = await ann.slash(ann.dm, "stats server", game="go_west")

    assert "Use this command in a server." in refused.text


async def test_waiting_times_are_those_before_the_first_answer_of_a_turn(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("toy", ann, ben)
    for _ in range(6):
        record, match = await house.look(match_id)
        await house.wait(HOUR)
        for seat, question in match.pending.items():
            user = record.seats[seat].user
            assert user is not None
            with suppress(NotAsked):
                await house.bot.desk.matches.answer(
                    match_id, seat, user, [(question.default, False)]
                )

    waits = await house.store.statistics.waits(UserId(ann.id))

    assert {"toy"} == set(waits)
    assert all(0 <= waited <= 2 * HOUR for waited in waits["toy"])
    assert any(waited >= HOUR for waited in waits["toy"])
