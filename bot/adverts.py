"""The adverts of one match's open seats: in its channel, where those see them who don't play."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.present.seats import advert_panel, closed_advert
from bot.records import CLOSED, MatchRecord, Post, SeatRecord
from bot.wire import Refused
from engine.core import Seat

log = logging.getLogger("portage.adverts")

ADVERT = "advert"  # the kind of posts
REFUSED = "refused"  # the digest of one that its channel doesn't take


async def publish_adverts(
    desk: Desk, record: MatchRecord, match: AnyMatch, posts: Sequence[Post]
) -> None:
    """Have an advert stand for each open seat, and say on all others that theirs isn't open."""
    open_seats = {_key(seat): seat for seat in record.seats if seat.opened is not None}
    if record.status != "running":
        open_seats = {}
    mine = [post for post in posts if post.kind == ADVERT]
    for post in mine:
        if post.key not in open_seats and post.state != "gone":
            await _close(desk, record, match, post)
    for key, seat in open_seats.items():
        if not any(post.key == key and post.state != "pending" for post in mine):
            await _advertise(desk, record, match, seat)


async def _advertise(desk: Desk, record: MatchRecord, match: AnyMatch, seat: SeatRecord) -> None:
    assert seat.opened is not None
    post = await desk.store.begin_post(record.id, ADVERT, _key(seat), record.channel)
    table, words = desk.table(record, match, None), desk.words(record.language, record)
    panel = advert_panel(table, words, seat.seat, seat.opened, post.id)
    try:
        await desk.outbox.send(post, record.channel, panel, record.seq)
    except Refused as refusal:
        log.warning("match %s: advert refused: %s", record.id, refusal)
        await desk.store.edited(post.id, REFUSED, record.seq)
        await desk.store.post_gone(post.id)


async def _close(desk: Desk, record: MatchRecord, match: AnyMatch, post: Post) -> None:
    """Edit an advert for good; take it away where it can't be, or isn't known to stand."""
    if post.state == "pending":
        message = await desk.outbox.found(record.channel, post)
        if message is None:
            await desk.store.post_gone(post.id)
            return
        await desk.store.sent(post.id, message, "", record.seq, channel=record.channel)
        found = await desk.store.post(record.id, ADVERT, post.key)
        assert found is not None
        post = found
    if post.digest.startswith(CLOSED):
        return
    seat, opened = (int(part) for part in post.key.split("."))
    taken = any(each.seat == seat and each.until >= opened for each in record.former)
    table, words = desk.table(record, match, None), desk.words(record.language, record)
    panel = closed_advert(table, words, Seat(seat), taken=taken)
    if not await desk.outbox.edit(post, panel, record.seq, CLOSED):
        await desk.outbox.remove(post)


def _key(seat: SeatRecord) -> str:
    return f"{seat.seat}.{seat.opened}"
