"""What is hidden from a player changes nothing that the bot says to it, nor to spectators."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import AsyncIterator

import pytest

from bot.draft import AnyGame, AnyMatch
from bot.playground.actors import Answer, Player
from bot.playground.messages import Message
from bot.present.panel import Picture
from bot.records import MatchId, UserId
from engine.core import Config, Match, Rng, Seat, any_answer
from engine.registry import GAMES
from tests.bot.house import PIXEL, Blank, House

BUTTONS = ("act", "hand", "log", "undo", "help")
COMMANDS = (
    *("redo", "board", "log", "mygames", "next", "watch"),
    *("match cancel", "match history", "match seat", "match verify"),
)
STEPS = 3


class Traced(Blank):
    """One pixel, and after it a sign of what the picture would have shown."""

    async def png(self, picture: Picture) -> bytes:
        return PIXEL + hashlib.sha256(repr(picture).encode()).digest()


@pytest.fixture
async def traced(house: House) -> House:
    house.pictures = Traced
    await house.restart()
    return house


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_hidden_changes_nothing_that_is_said(
    traced: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [await told_of(traced, game, monkeypatch, chance) for chance in (1, 2)]

    assert len(told[0]) > 50
    assert told[0] == told[1]


async def test_a_hand_dealt_anew_is_noticed(traced: House, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [await told_of(traced, "go_west", monkeypatch, chance, 1) for chance in (1, 2)]

    assert told[0] != told[1]


async def told_of(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch, chance: int, shift: int = 0
) -> list[str]:
    """All that is said in a match where *chance* deals what the first to move can't see.

    With a *shift* of one it deals what the other can't see, the first one's hand too.
    """
    deal = Match.start

    def dealt(game: AnyGame, config: Config, seed: int) -> AnyMatch:
        match = deal(game, config, seed)
        game.redeal(match.state, Seat((min(match.pending) + shift) % 2), Rng(chance))
        match.state.rng.word = chance
        return Match.resume(game, match.state)

    with monkeypatch.context() as patch:
        patch.setattr(Match, "start", dealt)
        patch.setattr(secrets, "randbits", lambda _: 5)
        return [line async for line in said(house, game)]


async def said(house: House, game: str) -> AsyncIterator[str]:
    """All that the first to move and a spectator are shown, up to the first barrier."""
    ann, ben, cleo = (house.discord.user(name) for name in ("Ann", "Ben", "Cleo"))
    for player in (ann, ben):  # who is guided through the first match alone
        await house.store.guides.want(UserId(player.id), game, False)
    match_id = await house.match(game, ann, ben)
    record, match = await house.look(match_id)
    seat = min(match.pending)
    me = ann if record.seats[seat].user == ann.id else ben
    for step in range(STEPS):
        for player in (me, cleo):
            async for shown in looked(house, match_id, player):
                yield plain(shown, match_id)
        _, match = await house.look(match_id)
        question = match.pending.get(seat)
        if question is None:
            break
        raw = any_answer(question, Rng(step))
        trial = match.copy()
        trial.answer(seat, raw)
        if trial.revealed:
            break
        await house.bot.desk.matches.answer(match_id, seat, UserId(me.id), [(raw, False)])
        await house.discord.settled()
    async for shown in left_behind(house, match_id, me, cleo):
        yield shown


async def looked(house: House, match_id: MatchId, player: Player) -> AsyncIterator[str]:
    """What buttons and commands say to *player*, who then stands as before."""
    thread = await house.thread(match_id)
    _, match = await house.look(match_id)
    for button in BUTTONS:
        yield shown_by(await player.press(house.post(thread), f"{button}:*"))
    for command in COMMANDS:
        yield shown_by(await player.slash(thread, command))
    yield shown_by(await player.slash(thread, "match export", form="text"))
    for verb in match.game.verbs:
        name = f"{match.game.command} {verb.name}"
        for option in verb.options:
            yield str((await player.complete(thread, name, option, "")).choices)
        typed = dict.fromkeys(verb.options, "0")
        yield f"{name} {shown_by(await player.slash(thread, name, **typed))}"


def shown_by(shown: Message | Answer) -> str:
    if isinstance(shown, Answer):
        return " ".join(map(shown_by, shown.messages))
    files = [(file.name, file.content) for file in shown.files]
    return repr((shown.content, shown.components, files))


def plain(text: str, match_id: MatchId) -> str:
    """Without what differs between any two matches."""
    text = re.sub(r"http://127[^' ]*|\d{15,}", "", text.replace(match_id, "M"))
    return re.sub(r"((?:act|hand|log|undo|help):M::0):\d+", r"\1", text)


BIDS = "sides=bid, edition=first"


@pytest.mark.parametrize("given", [["french", "british"], ["0", "20"]])
async def test_a_sealed_answer_changes_nothing_that_others_are_shown(
    traced: House, monkeypatch: pytest.MonkeyPatch, given: list[str]
) -> None:
    told = [await told_of_a_bid(traced, monkeypatch, raw) for raw in given]

    assert len(told[0]) > 50
    assert told[0] == told[1]


async def told_of_a_bid(house: House, monkeypatch: pytest.MonkeyPatch, raw: str) -> list[str]:
    """All that the other and a spectator are shown once Ben has bid *raw*, a side or points."""
    ann, ben, cleo = (house.discord.user(name) for name in ("Ann", "Ben", "Cleo"))
    matches, game = house.bot.desk.matches, "few_acres"
    with monkeypatch.context() as patch:
        patch.setattr(secrets, "randbits", lambda _: 5)
        match_id = await house.match(game, ann, ben, options=BIDS)
    if raw.isdecimal():
        for seat, player in enumerate((ann, ben)):
            answers = [("british", False)]
            await matches.answer(match_id, Seat(seat), UserId(player.id), answers)
    bid = int(raw) if raw.isdecimal() else raw
    await matches.answer(match_id, Seat(1), UserId(ben.id), [(bid, False)])
    await house.discord.settled()
    assert [Seat(0)] == [*(await house.look(match_id))[1].pending]
    return [line async for line in shown_to(house, match_id, ann, cleo)]


async def shown_to(house: House, match_id: MatchId, *players: Player) -> AsyncIterator[str]:
    """What these players get who look, and what they got before."""
    for player in players:
        async for shown in looked(house, match_id, player):
            yield plain(shown, match_id)
    async for shown in left_behind(house, match_id, *players):
        yield shown


async def left_behind(house: House, match_id: MatchId, *players: Player) -> AsyncIterator[str]:
    """What stands in the thread and in the players' direct messages; the match is called off."""
    thread = await house.thread(match_id)
    dms = [message for player in players for message in player.dms]
    for message in [*dms, *thread.messages.values()]:
        if match_id in str(message.components):
            yield plain(shown_by(message), match_id)
    record, _ = await house.look(match_id)
    await house.bot.desk.matches.cancel(match_id, record.host)
    await house.discord.settled()
