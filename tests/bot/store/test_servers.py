"""What the store knows of servers and threads."""

from __future__ import annotations

from bot.records import TROUBLE
from bot.store import Store
from tests.bot.store.builders import ONE, TWO, begun, lobby


async def test_a_servers_lobbies_and_what_is_not_shown_yet_are_hampered(store: Store) -> None:
    await begun(store, ONE)
    await store.add_lobby(lobby(TWO))

    assert [ONE, TWO] == await store.servers.hampered(1)
    assert [] == await store.servers.hampered(2)

    await store.published(ONE, 0)
    assert [TWO] == await store.servers.hampered(1)


async def test_a_match_in_trouble_is_hampered_until_that_is_over(store: Store) -> None:
    await begun(store, ONE)
    await store.published(ONE, 0)
    trouble = await store.begin_post(ONE, "notice", f"{TROUBLE}pin-messages", 9)
    assert [ONE] == await store.servers.hampered(1)

    await store.post_gone(trouble.id)
    assert [] == await store.servers.hampered(1)


async def test_with_its_thread_the_posts_in_it_go(store: Store) -> None:
    await begun(store, ONE)
    await store.set_thread(ONE, 9)
    inside = await store.begin_post(ONE, "turn", "1", 9)
    outside = await store.begin_post(ONE, "dm", "0 0", 5)

    assert ONE == await store.thread_gone(9)

    record = await store.match(ONE)
    assert record is not None
    assert record.thread is None
    assert {inside.id: "gone", outside.id: "pending"} == {
        post.id: post.state for post in await store.posts(ONE)
    }
    assert None is await store.thread_gone(9)


async def test_a_refused_post_is_as_if_never_tried(store: Store) -> None:
    await begun(store, ONE)
    post = await store.begin_post(ONE, "turn", "1", 9)
    await store.tried(post.id)

    await store.refused(post.id)

    assert [post] == await store.posts(ONE)
