"""What is left of a match that is over: its numbers, a film, a file, and the proof of its deal."""

from __future__ import annotations

import hashlib
import json
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from bot.films import Films
from bot.histories import Histories
from bot.matches import Matches
from bot.playground.actors import Answer
from bot.present.panel import Panel
from bot.present.result import fingerprint
from bot.records import MatchRecord, UserId
from bot.sorry import Sorry
from bot.verify import replay_of
from engine.core import Rng, Seat
from engine.registry import GAMES
from render.paint import film
from render.scene import Film
from tests.bot.house import House, two
from tests.bot.playing import CATALOGUE, MATCH, begun, desk_of, played, step, user_of


async def file_of(matches: Matches, seat: int | None, form: str = "text") -> Panel:
    record, _ = await matches.look(MATCH)
    words = CATALOGUE.words("en", record.game, [each.name for each in record.seats])
    eyes = None if seat is None else Seat(seat)
    return await Histories(desk_of(matches)).file(record, eyes, words, form)


def content(panel: Panel) -> str:
    assert panel.file is not None
    return panel.file.content.decode()


# Files


async def test_of_a_running_match_one_takes_away_what_one_may_know(tmp_path: Path) -> None:
    async with begun(tmp_path, "go_west") as matches:
        await played(matches, until="3.")
        record, _ = await matches.look(MATCH)
        first, second, third = [content(await file_of(matches, seat)) for seat in (0, 1, None)]
        with pytest.raises(Sorry, match="export-running"):
            await file_of(matches, 0, "json")

    assert ["You draw" in text for text in (first, second, third)] == [True, True, False]
    assert first != second
    own = {line for line in first.splitlines() if "You draw" in line}
    assert not own & set(second.splitlines())
    assert fingerprint(record.seed) not in first


async def test_of_a_match_that_is_over_one_takes_away_all(tmp_path: Path) -> None:
    async with begun(tmp_path, "go_west") as matches:
        await played(matches, until="3.")
        await matches.cancel(MATCH, user_of(Seat(0)))
        record, _ = await matches.look(MATCH)
        text = content(await file_of(matches, None))
        plain = json.loads(content(await file_of(matches, None, "json")))

    assert f"To {record.seats[0].name} alone: You draw" in text
    assert str(record.seed) in text
    assert fingerprint(record.seed) in text
    assert str(record.seed) == plain["seed"]
    assert json.loads(record.save) == plain["save"]
    assert "100" not in json.dumps(plain["seats"])


# The proof


async def proved(matches: Matches, **changes: object) -> object:
    record, match = await matches.look(MATCH)
    moves, events = await matches.store.moves(MATCH), await matches.store.past.events(MATCH)
    record = msgspec.structs.replace(record, **changes)
    return replay_of(match.game, record, moves, events).differs_at


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_comes_out_again_from_its_seed_and_answers(tmp_path: Path, game: str) -> None:
    chance = Rng(8)
    async with begun(tmp_path, game) as matches:
        for _ in range(25):
            await step(matches, chance)
        await matches.cancel(MATCH, user_of(Seat(0)))

        assert None is await proved(matches)


async def test_what_was_touched_shows(tmp_path: Path) -> None:
    async with begun(tmp_path, "toy") as matches:
        await played(matches)
        record, match = await matches.look(MATCH)
        moves, events = await matches.store.moves(MATCH), await matches.store.past.events(MATCH)
        assert match.outcome is not None
        other = msgspec.structs.replace(match.outcome, scores=(99, 99))

        assert None is await proved(matches)
        assert None is not await proved(matches, seed=record.seed + 1)
        assert None is not await proved(matches, result=msgspec.json.encode(other))
        for missing in (1, len(moves) // 2, len(moves) - 1):
            fewer = [move for n, move in enumerate(moves) if n != missing]
            assert None is not replay_of(match.game, record, fewer, events).differs_at
        untold = [row for row in events if row.seq != events[-1].seq]
        assert None is not replay_of(match.game, record, moves, untold).differs_at


# Films


async def made(matches: Matches) -> tuple[Film, MatchRecord]:
    record, match = await matches.look(MATCH)
    scenes, first, last = await Films(desk_of(matches))._made(record, match)
    assert first != last
    return scenes, record


async def test_a_film_has_a_frame_for_each_turn_and_stays_small(tmp_path: Path) -> None:
    async with begun(tmp_path, "go_west") as matches:
        await played(matches, until="5.")
        await matches.cancel(MATCH, user_of(Seat(0)))
        scenes, _ = await made(matches)

    assert 4 <= len(scenes.frames) <= 6
    whole = film(scenes)
    moving = Image.open(BytesIO(whole))
    assert ("WEBP", 700, len(scenes.frames)) == (moving.format, moving.width, moving.n_frames)
    less = film(scenes, len(whole) - 1)
    assert len(less) < len(whole)
    assert 1 < Image.open(BytesIO(less)).n_frames < len(scenes.frames)


# On Discord


def number(text: str) -> str:
    """The number and its fingerprint hold together, as anyone can see."""
    seed = text.split("The number is `")[1].split("`")[0]
    assert hashlib.sha256(seed.encode()).hexdigest() in text
    return seed


async def test_what_is_left_of_a_match_stands_under_its_result(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    card = (await mover.complete(thread, "west sell", "card", "")).values[0]
    await mover.slash(thread, "west sell", card=str(card))
    record, _ = await house.look(match_id)
    running = await other.slash(thread, "match verify")
    assert str(record.seed) not in running.text
    assert fingerprint(record.seed) in running.text
    assert "never been edited" in running.text
    assert "once the match is over" in (await other.slash(thread, "match animation")).text
    own = await other.slash(thread, "match export")
    assert [f"{match_id}.txt"] == names(own)
    await house.bot.desk.matches.resign(match_id, UserId(int(mover.id)))
    await house.discord.settled()

    result = house.post(thread, "verify:")
    assert "Turns or rounds: 1. Answers: 2. Taken back: 0." in result.text
    verified = await other.press(result, "verify:*")
    assert str(record.seed) == number(verified.text)
    assert "the end is the same" in verified.text

    stand = [await player.press(result, "film:*") for player in (other, mover, other)]
    public = [message for message in thread.messages.values() if not message.is_ephemeral]
    [post] = [each for each in public if "match.webp" in [file.name for file in each.files]]
    assert all(post.id in str(each.message.components) for each in stand)

    text = await mover.press(result, "export:*")
    whole = await mover.press(text, "export:*")
    assert [[f"{match_id}.txt"], [f"{match_id}.json"]] == [names(text), names(whole)]


def names(shown: Answer) -> list[str]:
    return [file.name for file in shown.message.files]
