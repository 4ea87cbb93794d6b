from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.bot.store.builders import Clock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "portage.db"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(path: Path, clock: Clock) -> AsyncIterator[Store]:
    opened = await Store.open(path, now=clock)
    yield opened
    await opened.close()
