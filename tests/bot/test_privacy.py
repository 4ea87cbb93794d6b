"""What is kept of a user: shown, handed out, and deleted from every table, in mid-match too."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.playground.actors import Answer, Player
from bot.playground.places import Channel
from bot.records import DAYS_KEPT, MatchId, UserId
from engine.core import Rng
from tests.bot.house import CATALOGUE, House, tap, text_of, two
from tests.bot.test_places import pinned, turns, whole_turn
from tests.bot.test_takebacks import sell

NAME = "Zdislava"  # found in no text of ours
DAY = 86_400.0
HOLDS_NO_USER = {"checkpoints", "chores", "events", "servers", "meta", "paces", "pauses", "clocks"}


def database(house: House) -> Path:
    return house.folder / "portage.sqlite3"


def cells(path: Path) -> Iterator[tuple[str, str, object]]:
    """Every value of every table, with its table and column."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        tables = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in tables:
            rows = db.execute(f'SELECT * FROM "{table}"')
            names = [column[0] for column in rows.description]
            for row in rows:
                for name, value in zip(names, row, strict=True):
                    yield table, name, value


def plain(value: object) -> str:
    """A value as text, unpacked if it is packed."""
    if isinstance(value, bytes):
        with contextlib.suppress(zlib.error):
            value = zlib.decompress(value)
        return value.decode("utf-8", "replace")
    return str(value)


def traces(house: House, user: int) -> set[tuple[str, str]]:
    """Where in the database a user is named, by number or by name."""
    wanted = (str(user), NAME)
    return {
        (table, column)
        for table, column, value in cells(database(house))
        if any(each in plain(value) for each in wanted)
    }


def tables_without_rows(house: House) -> set[str]:
    with contextlib.closing(sqlite3.connect(database(house))) as db:
        every = {n for (n,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    return every - {table for table, _, _ in cells(database(house))}


def day_in(house: House, days: int) -> str:
    """A day to come, as it is typed."""
    return f"{datetime.fromtimestamp(house.now() + days * DAY, UTC):%Y-%m-%d}"


async def forget(player: Player) -> Answer:
    asked = await player.slash(player.dm, "privacy delete")
    return await player.press(asked, "privacy:*delete")


def by_name(house: House) -> tuple[Player, Player]:
    return house.discord.user(NAME), house.discord.user("Ben")


async def finished(house: House, *players: Player) -> MatchId:
    """A match of the toy that is over."""
    match_id = await house.match("toy", *players)
    desk = house.bot.desk
    while (found := await house.look(match_id))[0].status == "running":
        record, match = found
        seat = min(match.pending)
        user = record.seats[seat].user
        assert user is not None
        raw = match.game.autopilot(match.view(seat), match.pending[seat], Rng(match.seq))
        await desk.matches.answer(match_id, seat, user, [(raw, False)])
    await house.discord.settled()
    return match_id


async def lived_in(house: House) -> MatchId:
    """A server in which the player of that name has left a trace wherever one can be left."""
    zdi, ben = by_name(house)
    channel = house.discord.channel("games")
    owner = house.discord.user("Owner")
    await owner.slash(channel, "setup", pace="none")
    over = await finished(house, ben, zdi)
    match_id = await house.match("few_acres", zdi, ben, pace="daily")
    thread = await house.thread(match_id)
    await zdi.slash(thread, "orders", order="raid-block", setting="never")
    await ben.slash(thread, "match pause")
    await zdi.slash(thread, "match pause")
    await ben.slash(thread, "match resume")
    await zdi.slash(channel, "settings zone", zone="Europe/Prague")
    await zdi.slash(channel, "settings language", language="cs")
    await zdi.slash(channel, "away", to=day_in(house, 7))
    await zdi.slash(channel, "match new", game="go_west", seats=3)
    await ben.press(house.card(channel, ben), "join:*")
    await ben.slash(channel, "match new", game="go_west", seats=2, player1=zdi)
    await zdi.slash(channel, "queue join", game="toy")
    await zdi.slash(channel, "stats listed", listed=False)
    await owner.slash(channel, "stats rating", shown=True)
    await ben.press(house.post(await house.thread(over), "rematch:"), "rematch:*")
    await ben.press(house.card(channel, ben), "leave:*")
    await replaced(house)
    await taken_back(house)
    return match_id


async def taken_back(house: House) -> None:
    """In one match that player and Ben have each let the other take a turn back."""
    zdi, ben = by_name(house)
    match_id = await house.match("go_west", zdi, ben, pace="daily")
    thread = await house.thread(match_id)
    await zdi.slash(thread, "note", text="Sell early.", match=match_id)
    record, match = await house.look(match_id)
    first, second = (zdi, ben) if record.seats[min(match.pending)].user == zdi.id else (ben, zdi)
    await sell(house, first, thread)
    await sell(house, second, thread)
    for asking, agreeing in ((second, first), (first, second)):
        ways = await asking.press(house.post(thread), "undo:*")
        await asking.press(ways, "askback:*:turn.*")
        posts = [m for m in thread.messages.values() if "agree:" in str(m.components)]
        await agreeing.press(posts[-1], "agree:*")


async def replaced(house: House) -> None:
    """In one match Cid has taken that player's seat."""
    zdi, cid = house.discord.user(NAME), house.discord.user("Cid")
    match_id = await house.match("go_west", house.discord.user("Ben"), zdi)
    panel = await zdi.slash(await house.thread(match_id), "match seat")
    await zdi.press(panel, f"seat:{match_id}:1:0:offer")
    shown = cid.sees(house.discord.channel("games"))
    await cid.press(next(m for m in shown if "takeover:" in str(m.components)), "takeover:*")
    assert NAME in "\n".join(map(text_of, (await house.thread(match_id)).messages.values()))


# Deleting


async def test_after_deletion_no_table_and_not_even_the_file_holds_the_user(
    house: House,
) -> None:
    await lived_in(house)
    zdi, _ = by_name(house)
    before = traces(house, zdi.id)
    unfilled = tables_without_rows(house)

    await forget(zdi)

    # A new table has to be filled by `lived_in`, or this test says nothing of it.
    assert set() == unfilled - {"chores"}
    assert before >= {
        ("users", "id"),
        ("users", "name"),
        ("seats", "user"),
        ("seats", "name"),
        ("matches", "host"),
        ("lobbies", "host"),
        ("lobby_users", "user"),
        ("moves", "user"),
        ("interactions", "user"),
        ("orders", "user"),
        ("votes", "user"),
        ("habits", "user"),
        ("holidays", "user"),
        ("queues", "user"),
        ("unlisted", "user"),
        ("former_holders", "user"),
        ("former_holders", "name"),
        ("takebacks", "user"),
        ("takeback_agreed", "user"),
        ("notes", "user"),
        ("events", "event"),
    }
    assert set() == traces(house, zdi.id)
    await house.stop()
    content = database(house).read_bytes()
    await house.start()
    bare = (NAME.encode(), zdi.id.to_bytes(8, "big"), str(zdi.id).encode())
    assert [] == [each for each in bare if each in content]


async def test_deletion_in_mid_match_leaves_an_autopilot_without_a_name(house: House) -> None:
    zdi, ben = by_name(house)
    match_id = await house.match("go_west", ben, zdi)
    thread = await house.thread(match_id)
    moves = len(await house.store.moves(match_id))

    await forget(zdi)

    record, match = await house.look(match_id)
    assert "running" == record.status
    assert [(ben.id, False), (None, True)] == [(s.user, s.autopilot) for s in record.seats]
    assert {0} == set(match.pending)  # the other seat plays by itself
    assert moves < len(await house.store.moves(match_id))
    assert "A player who left (autopilot)" in text_of(pinned(thread)[0])
    shown = "\n".join(map(text_of, thread.messages.values()))
    assert "has left for good" in shown
    assert NAME not in shown
    assert NAME not in thread.name
    await whole_turn(house, match_id)
    assert "running" == (await house.look(match_id))[0].status


async def test_deletion_takes_the_direct_messages_along(house: House) -> None:
    zdi, ben = by_name(house)
    await house.match("go_west", ben, zdi)
    assert 1 == len(zdi.dms)

    await forget(zdi)

    assert [] == [m for m in zdi.dms if not m.is_ephemeral]
    assert 1 == len(ben.dms)


async def test_alone_among_autopilots_deletion_calls_the_match_off(house: House) -> None:
    zdi, _ = by_name(house)
    match_id = await house.match("go_west", zdi, autopilots=1)

    await forget(zdi)

    assert "cancelled" == (await house.look(match_id))[0].status


async def test_deletion_hands_the_hosts_role_on(house: House) -> None:
    zdi, ben = by_name(house)
    channel = house.discord.channel("games")
    await zdi.slash(channel, "match new", game="go_west", seats=3)
    await ben.press(house.card(channel, ben), "join:*")
    match_id = await house.match("go_west", zdi, house.discord.user("Cid"), ben)

    await forget(zdi)

    (lobby,) = await house.store.lobbies()
    assert (ben.id, (ben.id,)) == (lobby.host, lobby.players)
    assert NAME not in text_of(house.card(channel, ben))
    cancelled = await house.discord.user("Cid").slash(await house.thread(match_id), "match cancel")
    assert "really" in cancelled.text  # whoever plays on is the host now


async def test_a_finished_match_names_the_player_no_more(house: House) -> None:
    zdi, ben = by_name(house)
    match_id = await finished(house, ben, zdi)
    thread = await house.thread(match_id)
    await house.wait(2 * DAY)

    await forget(zdi)
    await house.wait(120)

    result = next(m for m in thread.messages.values() if "has ended" in text_of(m))
    assert "A player who left" in text_of(result)
    assert NAME not in text_of(result) + text_of(pinned(thread)[0]) + thread.name
    assert thread.thread is not None
    assert thread.thread.archived  # as it was before


async def test_what_was_interrupted_is_finished_at_the_next_start(house: House) -> None:
    zdi, ben = by_name(house)
    match_id = await house.match("go_west", ben, zdi)
    await house.store.people.begin_to_forget(UserId(zdi.id), None)

    await house.restart()

    assert set() == traces(house, zdi.id)
    assert "running" == (await house.look(match_id))[0].status


async def test_two_who_left_are_told_apart(house: House) -> None:
    zdi, ben = by_name(house)
    match_id = await house.match("go_west", ben, zdi, house.discord.user("Cid"))

    await forget(zdi)
    await forget(house.discord.user("Cid"))

    assert r"A player who left \(2\)" in text_of(pinned(await house.thread(match_id))[0])


async def test_who_declines_keeps_everything(house: House) -> None:
    zdi, ben = by_name(house)
    await house.match("go_west", ben, zdi)
    before = traces(house, zdi.id)

    asked = await zdi.slash(zdi.dm, "privacy delete")
    answer = await zdi.press(asked, "dismiss:*")

    assert "Nothing was changed." == answer.text
    assert before == traces(house, zdi.id)


# Showing and handing out


async def test_what_is_kept_is_told_in_plain_words(house: House) -> None:
    zdi, ben = by_name(house)
    thread = await house.thread(await house.match("few_acres", zdi, ben))
    await zdi.slash(thread, "orders", order="raid-block", setting="never")
    await zdi.slash(thread, "settings zone", zone="Europe/Prague")
    await zdi.slash(thread, "settings language", language="cs")

    told = await zdi.slash(zdi.dm, "privacy show")

    words = CATALOGUE.words("cs")
    assert words("privacy-user") in told.text
    assert words("privacy-habits") in told.text
    assert words("privacy-orders", n=1) in told.text
    assert words("privacy-how-long", **DAYS_KEPT) in told.text
    assert "`/soukromí smazat`" in told.text


async def test_somebody_unknown_is_told_so_and_stays_unknown(house: House) -> None:
    eve = house.discord.user(NAME)

    told = await eve.slash(house.discord.channel("games"), "privacy show")
    await eve.slash(house.discord.channel("games"), "privacy export")

    assert told.ephemeral
    assert "Nothing." in told.text
    assert set() == traces(house, eve.id)


def attached(answer: Answer) -> dict[str, Any]:
    (file,) = answer.message.files
    found: dict[str, Any] = json.loads(file.content)
    return found


async def test_the_file_holds_all_rows_of_the_user_and_no_others_hands(house: House) -> None:
    match_id = await lived_in(house)
    zdi, ben = by_name(house)

    answer = await zdi.slash(house.discord.channel("games"), "privacy export")

    kept = attached(answer)["kept"]
    assert answer.ephemeral
    assert NAME == kept["users"][0]["name"]
    assert {str(zdi.id)} == {attached(answer)["user"]}
    assert match_id in {row["match"] for row in kept["seats"]}
    assert {"save", "seed", "config"}.isdisjoint(kept["matches"][0])
    assert all(zdi.id == row["user"] for row in kept["moves"])
    assert str(ben.id) not in json.dumps({**kept, "lobbies": [], "matches": []})
    assert 'names "Ben"' not in json.dumps(kept)
    tables = {table for table, _ in traces(house, zdi.id)}
    assert tables - {"meta", "events"} <= set(kept)


# Keeping no longer than is needed


def public(thread: Channel) -> list[str]:
    return [id_ for id_, m in thread.messages.items() if not m.is_ephemeral]


async def rows(house: House, table: str) -> int:
    with contextlib.closing(sqlite3.connect(database(house))) as db:
        return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


async def test_what_isnt_needed_any_more_goes_after_its_days(house: House) -> None:
    zdi, ben = by_name(house)
    over = await finished(house, ben, zdi)
    await two(house)
    presses, posts = await rows(house, "interactions"), await rows(house, "outbox")

    await house.wait((DAYS_KEPT["presses"] - 1) * DAY)
    assert presses == await rows(house, "interactions")
    await house.wait(2 * DAY)
    assert 0 == await rows(house, "interactions")
    assert posts == await rows(house, "outbox")
    await house.wait(DAYS_KEPT["posts"] * DAY)
    kinds = {post.kind for post in await house.store.posts(over)}
    assert {"start", "lobby", "status", "result", "dm"} == kinds
    assert 0 < await rows(house, "outbox")


async def test_a_match_whose_posts_are_forgotten_is_not_posted_again(house: House) -> None:
    zdi, ben = by_name(house)
    over = await finished(house, ben, zdi)
    thread = await house.thread(over)
    await house.wait((DAYS_KEPT["posts"] + 1) * DAY)
    before = public(thread)

    await house.store.times.show(over)
    await house.restart()
    answer = await ben.press(turns(thread)[-1], "log:*")

    assert "Log" in answer.text
    assert before == public(thread)
    assert [] == await house.store.behind()


async def test_who_only_looked_on_is_forgotten_within_a_day(house: House) -> None:
    match = await two(house)
    eve = house.discord.user(NAME)
    await eve.press(house.post(match.thread), "log:*")
    assert {("users", "id"), ("users", "name")} == traces(house, eve.id)

    await house.wait(DAY)

    assert set() == traces(house, eve.id)


@pytest.mark.parametrize("locale", CATALOGUE.locales)
def test_the_public_policy_states_the_same_days(locale: str) -> None:
    text = (Path(__file__).parents[2] / "data" / "PRIVACY.md").read_text("utf-8")
    part = text.partition("# Soukromí")[0 if locale == "en" else 2]

    for days in DAYS_KEPT.values():
        assert f" {days} " in part


async def test_a_panel_answered_after_deletion_is_refused(house: House) -> None:
    match = await two(house)
    opened = await match.mover.press(house.post(match.thread), "act:*")

    await forget(match.mover)
    answer = await tap(match.mover, opened, "sell")

    assert "That is another player's button." == answer.text
