"""Whole matches on the stand-in, as autopilots would play them: by taps, or by commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, TypeAlias

from bot.draft import AnyMatch
from bot.playground.actors import Answer, Player
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.records import MatchId, MatchRecord
from engine.core import Number, Outcome, Question, Raw, Rng, Seat, Verb, piloted
from tests.bot.house import House, tap, tap_aside, text_of


def sensible(match: AnyMatch, seat: Seat) -> tuple[Raw, bool]:
    """What the autopilot would do, and whether that is an aside."""
    return piloted(match, seat, Rng(match.seq))


Turn: TypeAlias = Callable[[House, MatchId, Mapping[Seat, Player]], Awaitable[None]]


async def seated(
    house: House, match_id: MatchId, players: Iterable[Player]
) -> tuple[MatchRecord, Mapping[Seat, Player]]:
    record, _ = await house.look(match_id)
    by_id = {player.id: player for player in players}
    return record, {
        seat.seat: by_id[seat.user] for seat in record.seats if seat.user and not seat.autopilot
    }


def turn_of(match: AnyMatch, players: Mapping[Seat, Player]) -> Seat:
    """Who answers now: where several are asked at once, one after the other."""
    asked = [seat for seat in sorted(match.pending) if seat in players]
    return asked[match.seq % len(asked)]


async def answer_by_taps(house: House, match_id: MatchId, players: Mapping[Seat, Player]) -> None:
    """One answer of whoever is asked, in the direct message or in a panel from the thread."""
    _, match = await house.look(match_id)
    seat = turn_of(match, players)
    player, before = players[seat], match.seq
    answer, aside = sensible(match, seat)
    shown: Message | Answer
    if player.user.takes_dms and before // 5 % 2:
        shown = player.dms[-1]
    else:
        shown = await player.press(house.post(await house.thread(match_id)), "act:*")
    if aside:
        await tap_aside(player, shown, str(answer))
    else:
        await tap(player, shown, *_typed(answer))
    _, after = await house.look(match_id)
    assert before < after.seq


async def answer_by_command(
    house: House, match_id: MatchId, players: Mapping[Seat, Player]
) -> None:
    """As much of a move as one command can say."""
    _, match = await house.look(match_id)
    seat = turn_of(match, players)
    verb, options = command_for(match, seat)
    before = match.seq
    thread = await house.thread(match_id)
    await players[seat].slash(thread, f"{match.game.command} {verb}", **options)
    _, after = await house.look(match_id)
    assert before < after.seq, (verb, options)


def command_for(match: AnyMatch, seat: Seat) -> tuple[str, dict[str, Any]]:
    """The command that does what the autopilot would do, up to the next that it can't say."""
    trial = match.copy()
    answer, aside = sensible(trial, seat)
    question: Question = (trial.asides if aside else trial.pending)[seat]
    verbs = [verb for verb in match.game.verbs if verb.aside == aside]
    verb = next((verb for verb in verbs if _begins(verb, question, answer)), None)
    assert verb is not None, f"no command answers {question.id} with {answer}"
    fixed = dict(verb.answers)
    given: dict[str, list[str]] = {}
    shown = False
    while not shown:
        if fixed.pop(question.id, None) != answer:
            name = _option(verb, question, answer)
            if name is None or (isinstance(answer, tuple) and (name in given or not answer)):
                break
            if verb.leaving and given and name not in given and name == next(iter(verb.options)):
                break  # it would begin anew, and leave what the other options go on with
            given.setdefault(name, []).extend(_typed(answer))
        trial.answer(seat, answer, aside=aside)
        shown = trial.revealed
        if seat not in trial.pending:
            break
        answer, aside = sensible(trial, seat)
        if aside:
            break
        question = trial.pending[seat]
    typed = {name: ",".join(items) for name, items in given.items()}
    return verb.name, typed


def _typed(answer: Raw) -> tuple[str, ...]:
    return answer if isinstance(answer, tuple) else (str(answer),)


def _begins(verb: Verb, question: Question, answer: Raw) -> bool:
    return verb.answers.get(question.id) == answer or bool(_option(verb, question, answer))


def _option(verb: Verb, question: Question, answer: Raw) -> str | None:
    """The option that answers so, if the verb has one."""
    targets = {question.id}
    if not isinstance(question, Number):
        groups = {each.group for each in question.options if each.key == answer}
        targets |= {f"{question.id}#{group}" for group in groups}
    return next((name for name, ids in verb.options.items() if targets & {*ids}), None)


async def play_whole(
    house: House, match_id: MatchId, players: Iterable[Player], answer: Turn
) -> tuple[MatchRecord, Outcome]:
    """Play a match to its end by *answer*, and check that its result is posted with the seed."""
    record, by_seat = await seated(house, match_id, players)
    while record.status == "running":
        await answer(house, match_id, by_seat)
        record, match = await house.look(match_id)
    assert match.outcome is not None
    assert str(record.seed) in await last_post(house, match_id)
    return record, match.outcome


async def last_post(house: House, match_id: MatchId) -> str:
    thread: Channel = await house.thread(match_id)
    return text_of(list(thread.messages.values())[-1])
