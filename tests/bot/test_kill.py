"""Killed between a press and what it shows: no move is lost, and no post is missing or doubled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.killing import MOVES, killed_in

KINDS = [kind for kind in MOVES if kind not in ("open", "answer in the thread")]


@pytest.mark.parametrize(("seed", "kinds"), [(1, KINDS[:3]), (2, KINDS[3:])])
async def test_killed_in_each_kind_of_move(tmp_path: Path, seed: int, kinds: list[str]) -> None:
    await killed_in(tmp_path, kinds, seed)
