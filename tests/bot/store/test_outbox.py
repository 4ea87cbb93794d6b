"""The outbox: each message stands once."""

from __future__ import annotations

import asyncio

import msgspec

from bot.records import MatchId, Post
from bot.store import Store
from tests.bot.store.builders import ONE, TWO, Clock, begun


async def test_a_new_post_is_pending_with_a_nonce_of_its_own(store: Store, clock: Clock) -> None:
    first = await store.begin_post(ONE, "turn", "1", 5)
    second = await store.begin_post(ONE, "turn", "2", None)

    expected = Post(first.id, ONE, "turn", "1", first.nonce, "pending", 5, created=clock.seconds)
    assert expected == first
    assert first == await store.post(ONE, "turn", "1")
    assert None is second.channel
    assert first.nonce != second.nonce


async def test_a_nonce_is_short_enough_for_discord(store: Store) -> None:
    await store._write(
        lambda db: db.execute("INSERT INTO sqlite_sequence VALUES ('outbox', 1e15)").rowcount
    )
    post = await store.begin_post(MatchId("zzzzz"), "turn", "1", 5)

    assert 10**15 + 1 == post.id
    assert 1 <= len(post.nonce) <= 25


async def test_a_post_begun_twice_is_one(store: Store, clock: Clock) -> None:
    first = await store.begin_post(ONE, "turn", "1", 5)
    clock.seconds += 10
    others = await asyncio.gather(*(store.begin_post(ONE, "turn", "1", 6) for _ in range(3)))

    assert [first] * 3 == others
    assert [first] == await store.posts(ONE)


async def test_an_unknown_post_is_none(store: Store) -> None:
    await store.begin_post(ONE, "turn", "1", 5)

    assert await store.post(ONE, "turn", "2") is None
    assert await store.post(ONE, "dm", "1") is None
    assert await store.post(TWO, "turn", "1") is None


async def test_a_sent_post_knows_its_message(store: Store) -> None:
    begun_post = await store.begin_post(ONE, "turn", "1", 5)
    await store.tried(begun_post.id)
    await store.sent(begun_post.id, 2**62, "abc", 7)

    sent = msgspec.structs.replace(begun_post, state="sent", message=2**62, digest="abc", seq=7)
    assert sent == await store.post(ONE, "turn", "1")
    assert sent == await store.begin_post(ONE, "turn", "1", 5)


async def test_a_channel_may_be_known_only_when_a_post_is_sent(store: Store) -> None:
    post = await store.begin_post(ONE, "dm", "1", None)
    await store.sent(post.id, 8, "abc", 7, channel=6)

    sent = msgspec.structs.replace(post, state="sent", message=8, digest="abc", seq=7, channel=6)
    assert sent == await store.post(ONE, "dm", "1")


async def test_a_try_is_kept_with_its_time(store: Store, clock: Clock) -> None:
    post = await store.begin_post(ONE, "turn", "1", 5)
    clock.seconds = 1_500.0
    await store.tried(post.id)

    assert msgspec.structs.replace(post, tried=1_500.0) == await store.post(ONE, "turn", "1")


async def test_an_edit_changes_what_the_post_shows(store: Store) -> None:
    post = await store.begin_post(ONE, "turn", "1", 5)
    other = await store.begin_post(ONE, "turn", "2", 5)
    await store.sent(post.id, 8, "abc", 7)
    await store.edited(post.id, "def", 9)

    edited = msgspec.structs.replace(post, state="sent", message=8, digest="def", seq=9)
    assert [edited, other] == await store.posts(ONE)


async def test_a_post_that_is_gone_gets_a_successor(store: Store) -> None:
    first = await store.begin_post(ONE, "turn", "1", 5)
    await store.sent(first.id, 8, "abc", 7)
    await store.post_gone(first.id)
    gone = await store.post(ONE, "turn", "1")
    assert gone is not None
    assert "gone" == gone.state

    second = await store.begin_post(ONE, "turn", "1", 5)

    assert ("pending", None, "") == (second.state, second.message, second.digest)
    assert first.nonce != second.nonce
    assert second == await store.post(ONE, "turn", "1")
    assert [gone, second] == await store.posts(ONE)


async def test_posts_by_kind_and_state(store: Store) -> None:
    await begun(store)
    turn = await store.begin_post(ONE, "turn", "1", 5)
    dm = await store.begin_post(ONE, "dm", "1", 5)
    await store.begin_post(TWO, "dm", "1", 5)
    await store.sent(dm.id, 8, "abc", 7)

    assert [turn.id, dm.id] == [post.id for post in await store.posts(ONE)]
    assert [dm.id] == [post.id for post in await store.posts(ONE, "dm")]
    assert [turn.id] == [post.id for post in await store.posts(ONE, state="pending")]
    assert [] == await store.posts(ONE, "dm", "pending")
