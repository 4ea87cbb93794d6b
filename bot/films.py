"""A match that is over as a moving picture, which stands in its thread once."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Sequence

import msgspec

from bot.desk import Desk
from bot.draft import AnyGame, AnyMatch
from bot.past import state_of
from bot.present.film import film_panel, film_there
from bot.present.panel import Panel
from bot.records import MatchId, MatchRecord, Post
from bot.sorry import Sorry
from bot.wire import Refused, Unclear
from bot.words import Words
from engine.core import Checkpoint
from render.drawing import Drawing
from render.scene import Film, Scene

log = logging.getLogger("portage.films")

FRAMES = 60  # at most
KIND = "film"  # of the post


class Films:
    """Makes moving pictures, each in a thread beside the event loop."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._locks: weakref.WeakValueDictionary[MatchId, asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )

    async def show(self, record: MatchRecord, match: AnyMatch, words: Words) -> Panel:
        """See to it that the film of a match stands in its thread, and say where.

        Where Discord doesn't take it there, whoever has asked gets it alone. Raises `Sorry` while
        the match runs.
        """
        if record.status == "running":
            raise Sorry("film-running")
        lock = self._locks.setdefault(record.id, asyncio.Lock())
        async with lock:
            standing = await self._standing(record)
            if standing is None:
                made = await self._made(record, match)
                standing = await self._posted(record, made)
                if standing is None:
                    return film_panel(self.desk.table(record, match, None), words, *made)
        return film_there(words, record, standing)

    async def _standing(self, record: MatchRecord) -> Post | None:
        """The post with the film, unless somebody has deleted it."""
        post = await self.desk.store.post(record.id, KIND, KIND)
        if post is None or post.state != "sent" or post.channel is None or post.message is None:
            return None
        try:
            if await self.desk.wire.read(post.channel, post.message) is not None:
                return post
        except (Refused, Unclear):
            return post  # it can't be read here, and that says nothing
        await self.desk.store.post_gone(post.id)
        return None

    async def _posted(self, record: MatchRecord, made: tuple[Film, str, str]) -> Post | None:
        """Send the film; None where Discord doesn't take it, or nobody knows."""
        desk = self.desk
        channel = record.thread or record.channel
        post = await desk.store.begin_post(record.id, KIND, KIND, channel)
        _, match = await desk.matches.look(record.id)
        table, words = desk.table(record, match, None), desk.words(record.language, record)
        try:
            return await desk.outbox.send(
                post, channel, film_panel(table, words, *made, post=post.id), record.seq
            )
        except Refused as refusal:
            log.info("match %s: film refused: %s", record.id, refusal)
            await desk.store.refused(post.id)
        except Unclear as failure:
            log.info("match %s: film: %s", record.id, failure)
        return None

    async def _made(self, record: MatchRecord, match: AnyMatch) -> tuple[Film, str, str]:
        """The film in the language of the table, and in words how it begins and ends."""
        states = await self.desk.store.past.states(record.id, FRAMES)
        words = self.desk.words(record.language, record)
        game, drawing = self.desk.games[record.game], self.desk.drawings[record.game]
        return await asyncio.to_thread(_film, game, drawing, states, match, words)


def _film(
    game: AnyGame,
    drawing: Drawing[object],
    states: Sequence[tuple[Checkpoint, int]],
    match: AnyMatch,
    words: Words,
) -> tuple[Film, str, str]:
    views = [*_views(game, states), match.view(None)]
    frames: list[Scene] = []
    for view in views:
        scene = drawing.board(view, words, {})
        # Turns that leave no mark on the table are no frames of their own.
        if not frames or _shapes(frames[-1]) != _shapes(scene):
            frames.append(scene)
    first, last = (drawing.status(view, words) for view in (views[0], views[-1]))
    return Film(tuple(frames)), first, last


def _views(game: AnyGame, states: Sequence[tuple[Checkpoint, int]]) -> list[object]:
    found: list[object] = []
    for kept, version in states:
        try:
            found.append(game.view(state_of(game, kept, version), None))
        except Exception as error:  # kept by rules that today's no longer understand
            log.info("%s: phase %s can't be shown: %r", game.name, kept.phase, error)
    return found


def _shapes(scene: Scene) -> bytes:
    return msgspec.json.encode((scene.ground.key, scene.shapes))
