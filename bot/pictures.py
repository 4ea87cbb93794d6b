"""Pictures, painted beside the event loop and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from bot.present.panel import Picture
from render.paint import film, paint, warm
from render.scene import Film, Scene

KEPT = 32  # pictures, of some 100 KB each: enough for a table that all look at together


class Pictures:
    """Paints scenes in two threads; whoever asks for the same one meanwhile gets the same.

    Moving pictures, which take seconds, have a thread of their own.
    """

    def __init__(self, painter: Callable[[Scene], bytes] = paint) -> None:
        self._painter = painter
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="paint")
        self._films = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._kept: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()

    async def png(self, picture: Picture) -> bytes:
        """The bytes of a picture; those that share a key are painted once."""
        scene, key = picture.scene, picture.key
        painting = self._kept.get(key)
        if painting is None:
            loop = asyncio.get_running_loop()
            if isinstance(scene, Film):
                painting = loop.run_in_executor(self._films, film, scene)
            else:
                assert isinstance(scene, Scene)
                painting = loop.run_in_executor(self._pool, self._painter, scene)
            self._kept[key] = painting
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        try:
            return await asyncio.shield(painting)
        except Exception:
            self._kept.pop(key, None)
            raise

    def forget(self) -> None:
        """Keep none of those that have been painted."""
        self._kept.clear()

    async def warm(self, scenes: Sequence[Scene]) -> None:
        """Have everything ready that is the same in many pictures."""
        await asyncio.get_running_loop().run_in_executor(self._pool, warm, scenes)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._films.shutdown(wait=True, cancel_futures=True)
