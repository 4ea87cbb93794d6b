"""The server's side of the page on which one person plays everybody."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from bot.playground.standin import Standin

FOLDER = Path(__file__).parent / "page"


class Page:
    def __init__(self, standin: Standin) -> None:
        self._standin = standin

    def add_routes(self, application: web.Application) -> None:
        application.router.add_get("/cdn/{kind}/{channel}/{file}/{name}", self._file)

    async def close(self) -> None:
        pass

    async def _file(self, request: web.Request) -> web.Response:
        file = self._standin.world.files.get(request.match_info["file"])
        if file is None:
            raise web.HTTPNotFound
        headers = {"Content-Type": file.content_type, "X-Content-Type-Options": "nosniff"}
        return web.Response(body=file.content, headers=headers)
