"""Users, lobbies and the bot's own notes."""

from __future__ import annotations

import asyncio
import re
import secrets

import msgspec
import pytest

from bot.records import Lobby, MatchId, User
from bot.store import AlreadyPlayed, LostRace, Store, StoreReadOnly
from bot.store import lobbies as sql
from tests.bot.store.builders import ANNA, BEN, CARLA, ONE, TWO, begun, lobby


async def test_an_unknown_user_has_the_defaults(store: Store) -> None:
    assert User(ANNA) == await store.user(ANNA)


async def test_a_user_comes_back_as_saved(store: Store) -> None:
    carla = User(CARLA, language="cs", locale="de", name="Čárla", told_no_dm=True)
    await store.save_user(carla)

    assert carla == await store.user(CARLA)


async def test_a_user_saved_again_is_replaced(store: Store) -> None:
    await store.save_user(User(ANNA, language="cs", name="Anna", told_no_dm=True))
    await store.save_user(User(ANNA, name="Anne"))

    assert User(ANNA, name="Anne") == await store.user(ANNA)


async def test_new_ids_are_five_clear_letters(store: Store) -> None:
    ids = {await store.new_match_id() for _ in range(50)}

    assert 50 == len(ids)
    assert all(re.fullmatch("[a-hj-km-np-z2-9]{5}", id_) for id_ in ids)


async def test_new_ids_avoid_those_of_lobbies_and_matches(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.add_lobby(lobby(TWO))
    await begun(store, ONE)
    drawn = iter("aaaa2bbbb3cccc4")
    monkeypatch.setattr(secrets, "choice", lambda letters: next(drawn))

    assert MatchId("cccc4") == await store.new_match_id()


async def test_a_lobby_comes_back_as_added(store: Store) -> None:
    full = Lobby(
        ONE,
        "go_west",
        host=ANNA,
        guild=3,
        channel=4,
        language="cs",
        seats=4,
        options={"side": "blue", "deck": "long"},
        players=(BEN, ANNA),
        invited=(CARLA, ANNA, BEN),
        autopilots=1,
        message=2**62,
        created=5.5,
        version=7,
        waiting=(CARLA,),
        moved=(BEN,),
        ready=(ANNA, BEN),
        declined=(CARLA,),
        order=(BEN, ANNA),
        starts="full",
        checks=True,
        checking=6.5,
        invited_at=1.5,
        changed=2.5,
        warned=3.5,
    )
    await store.add_lobby(full)

    assert full == await store.lobby(ONE)


async def test_an_unknown_lobby_is_none(store: Store) -> None:
    assert await store.lobby(ONE) is None


async def test_a_lobby_cannot_take_the_id_of_another(store: Store) -> None:
    await store.add_lobby(lobby())

    with pytest.raises(LostRace):
        await store.add_lobby(lobby(game="go_west"))
    assert lobby() == await store.lobby(ONE)


async def test_a_lobby_cannot_take_the_id_of_a_match(store: Store) -> None:
    await begun(store)

    with pytest.raises(LostRace):
        await store.add_lobby(lobby())
    assert await store.lobby(ONE) is None


async def test_lobbies_come_oldest_first(store: Store) -> None:
    await store.add_lobby(lobby(ONE, created=2.0))
    await store.add_lobby(lobby(TWO, created=1.0))

    assert [TWO, ONE] == [each.id for each in await store.lobbies()]


async def test_lobbies_of_a_user_are_all_that_concern_the_user(store: Store) -> None:
    await store.add_lobby(lobby(MatchId("host2"), host=BEN, players=()))
    await store.add_lobby(lobby(MatchId("join2"), players=(ANNA, BEN)))
    await store.add_lobby(lobby(MatchId("both2"), host=BEN, players=(BEN,)))
    await store.add_lobby(lobby(MatchId("asks2"), players=(), invited=(BEN,)))
    await store.add_lobby(lobby(MatchId("wait2"), players=(), waiting=(BEN,)))
    await store.add_lobby(lobby(MatchId("says2"), players=(), declined=(BEN,)))

    assert ["asks2", "both2", "host2", "join2", "wait2"] == [
        each.id for each in await store.lobbies(BEN)
    ]


async def test_a_saved_lobby_has_its_next_version(store: Store) -> None:
    await store.add_lobby(lobby())

    saved = await store.save_lobby(lobby(players=(BEN,), invited=(CARLA,), message=9))

    assert lobby(players=(BEN,), invited=(CARLA,), message=9, version=1) == saved
    assert saved == await store.lobby(ONE)


async def test_of_two_who_change_a_lobby_at_once_one_loses(store: Store) -> None:
    await store.add_lobby(lobby(players=()))

    ends = await asyncio.gather(
        store.save_lobby(lobby(players=(ANNA,))),
        store.save_lobby(lobby(players=(BEN,))),
        return_exceptions=True,
    )

    assert [Lobby, LostRace] == [type(end) for end in ends]
    assert lobby(players=(ANNA,), version=1) == await store.lobby(ONE)


async def test_a_lobby_that_is_gone_cannot_be_saved(store: Store) -> None:
    with pytest.raises(LostRace):
        await store.save_lobby(lobby())
    assert await store.lobby(ONE) is None


async def test_an_interaction_changes_a_lobby_once(store: Store) -> None:
    await store.add_lobby(lobby())
    saved = await store.save_lobby(lobby(players=()), interaction=77)

    with pytest.raises(AlreadyPlayed) as caught:
        await store.save_lobby(saved, interaction=77)
    assert {"match": ONE, "seq": 1} == msgspec.json.decode(caught.value.result)
    assert saved == await store.lobby(ONE)


async def test_a_lost_race_leaves_the_interaction_unplayed(store: Store) -> None:
    await store.add_lobby(lobby(version=3))

    with pytest.raises(LostRace):
        await store.save_lobby(lobby(version=2), interaction=77)
    assert not await store.played(77)


async def test_a_removed_lobby_is_gone_with_its_players(store: Store) -> None:
    await store.add_lobby(lobby(invited=(CARLA,)))
    await store.remove_lobby(ONE)

    assert await store.lobby(ONE) is None
    assert [] == await store.lobbies(BEN)
    await store.add_lobby(lobby(players=()))
    assert lobby(players=()) == await store.lobby(ONE)


async def test_removing_a_lobby_twice_is_no_fault(store: Store) -> None:
    await store.add_lobby(lobby(TWO))
    await store.remove_lobby(ONE)

    assert [lobby(TWO)] == await store.lobbies()


async def test_notes_come_back_as_set_last(store: Store) -> None:
    assert await store.meta("commands") is None
    await store.set_meta("commands", "abc")
    await store.set_meta("commands", "def")

    assert "def" == await store.meta("commands")


async def test_reading_cannot_write(store: Store) -> None:
    with pytest.raises(StoreReadOnly):
        await store._read(lambda db: sql.set_meta(db, "key", "value"))
    assert await store.meta("key") is None
