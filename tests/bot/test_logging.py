"""What the bot writes into its log: which match and where it stands, and nothing private."""

from __future__ import annotations

import logging
import re
from typing import Any

import pytest

from bot.playground.actors import Player
from bot.playground.faults import CALLBACK, SEND, WEBHOOK
from bot.records import MatchId
from engine.core import Rng, Seat
from engine.core.question import any_answer
from tests.bot.faulty import Hurried, make_impatient
from tests.bot.house import House

ANSWERS = 32


async def play_by_chance(house: House, match_id: MatchId, players: dict[int, Player]) -> set[str]:
    """Answer by chance, through the door that presses go through; every card id ever held."""
    chance, held = Rng(7), set[str]()
    for _ in range(ANSWERS):
        record, match = await house.look(match_id)
        if not match.pending:
            break
        for seat in match.state.everyone:
            held.update(_ids(match.view(seat).hand))
        seat = min(match.pending)
        user = record.seats[seat].user
        assert user is not None
        raw = any_answer(match.pending[seat], chance)
        await house.bot.desk.matches.answer(match_id, Seat(seat), user, [(raw, False)])
        await house.discord.settled()
        await players[int(user)].slash(await house.thread(match_id), "hand")
    return held


def _ids(hand: Any) -> list[str]:
    return [card if isinstance(card, str) else card.id for card in hand]


@pytest.mark.parametrize("game", ["go_west", "toy"])
async def test_the_log_names_the_match_and_gives_no_hand_away(
    house: House, game: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.http.asyncio", Hurried())
    monkeypatch.setattr("discord.webhook.async_.asyncio", Hurried())
    make_impatient(house)
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.DEBUG, "portage")
    for path in (CALLBACK, WEBHOOK, SEND):
        house.discord.faults.fail(path, 503, times=3)
        house.discord.faults.drop(path, times=3)
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    ben.close_dms()
    match_id = await house.match(game, ann, ben)

    held = await play_by_chance(house, match_id, {each.id: each for each in (ann, ben)})

    ours = [r.getMessage() for r in caplog.records if r.name.startswith("portage")]
    moves = [line for line in ours if re.fullmatch(rf"match {match_id} seq \d+: \d+ moves", line)]
    words = set(re.findall(r"[\w.]+", caplog.text))
    assert len(moves) >= 30
    assert any("direct message refused" in line for line in ours)
    assert len(held) > 5
    assert set() == held & words - {"raid", "block", "spice"}
    assert house.discord.token not in caplog.text
    tokens = [each.token for each in house.discord.world.interactions.values()]
    assert tokens
    assert not any(token in caplog.text for token in tokens)
    assert not any(secret in caplog.text for secret in ("card-", "Midwest", "wagon", "Ann", "Ben"))
