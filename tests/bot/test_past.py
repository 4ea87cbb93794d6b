"""A match rebuilt as it once stood is the match as it stood then, whatever was taken back since."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.draft import AnyMatch
from bot.histories import Histories, moment_of, trail_of
from bot.past import Past, past_of
from bot.present.looking_back import Place
from bot.records import START, MatchRecord, MoveRow
from bot.store import history
from engine.core import Rng, Seat
from engine.registry import GAMES
from tests.bot.playing import CATALOGUE, MATCH, begun, desk_of, played, step

STEPS = 60


def seen(match: AnyMatch) -> list[bytes]:
    """What each seat and a spectator see, and whom all wait for."""
    views = [match.view(seat) for seat in (*match.state.everyone, None)]
    return [msgspec.json.encode(view) for view in (*views, sorted(match.pending))]


@pytest.mark.parametrize("game", GAMES)
async def test_every_moment_is_found_as_it_was(tmp_path: Path, game: str) -> None:
    chance = Rng(3)
    then: dict[int, list[bytes]] = {}
    async with begun(tmp_path, game) as matches:
        for _ in range(STEPS):
            record, match = await matches.look(MATCH)
            then[record.seq] = seen(match)
            if record.status != "running":
                break
            await step(matches, chance)
        record, _ = await matches.look(MATCH)
        found: dict[int, list[bytes]] = {}
        for seq in then:
            passage = await matches.store.past.passage(MATCH, seq)
            past = past_of(GAMES[game], record, passage, seq)
            assert past.is_exact
            found[seq] = seen(past.match)

    assert then == found


async def test_what_all_have_gone_back_from_is_no_way_to_what_followed(tmp_path: Path) -> None:
    async with begun(tmp_path, "go_west") as matches:
        await played(matches, until="4.")
        record, _ = await matches.look(MATCH)
        first, *_, last = (each.seq for each in await matches.store.checkpoints(MATCH))
        back = MoveRow(record.seq, Seat(0), None, "return", raw=str(first + 1).encode())
        await matches.store._write(lambda db: history.add(db, MATCH, [back], [], [], 0.0))
        now = await matches.store.past.passage(MATCH, record.seq + 1)
        before = await matches.store.past.passage(MATCH, record.seq)
        states = await matches.store.past.states(MATCH, 60)

    assert now.checkpoint is not None
    assert before.checkpoint is not None
    assert (first, last) == (now.checkpoint.seq, before.checkpoint.seq)
    assert [first] == [kept.seq for kept, _ in states]


SECRETS = 45  # steps in which something hidden comes to lie before each seat


@pytest.mark.parametrize("game", ["go_west", "few_acres", "lewis_clark", "toy"])
async def test_what_was_hidden_then_changes_nothing_that_is_shown(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a running match, at each moment where a stage begins, with what is hidden dealt anew."""
    chance = Rng(4)
    compared = changed = 0
    async with begun(tmp_path, game) as matches:
        for _ in range(SECRETS):
            await step(matches, chance)
        record, match = await matches.look(MATCH)
        assert record.status == "running"
        histories = Histories(desk_of(matches))
        words = CATALOGUE.words("en", game, [each.name for each in record.seats])
        kept = {each.seq for each in await matches.store.checkpoints(MATCH)}
        then = histories.past
        for seat in match.state.everyone:
            course = await matches.store.past.course(MATCH, seat)
            for seq in (START, *course.steps):
                trail = trail_of(course, seq)
                moment = moment_of(course, trail, record.seq)
                if moment not in kept:
                    continue

                async def dealt(
                    record: MatchRecord, seq: int, seat: Seat = seat, *, salt: int = seq
                ) -> Past:
                    nonlocal changed
                    past = await then(record, seq)
                    before = msgspec.json.encode(past.match.state)
                    GAMES[game].redeal(past.match.state, seat, Rng(salt + 99))
                    past.match.state.rng.word = salt + 7
                    changed += before != msgspec.json.encode(past.match.state)
                    return past

                for page in (None, 0):
                    place = Place(seq, page=page)
                    shown = await histories.view(record, match, seat, words, place)
                    with monkeypatch.context() as patch:
                        patch.setattr(histories, "past", dealt)
                        again = await histories.view(record, match, seat, words, place)
                    assert msgspec.json.encode(shown) == msgspec.json.encode(again)
                    compared += 1

    assert compared == changed
    assert compared > 4
