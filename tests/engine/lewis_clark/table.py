"""Tables of Lewis & Clark laid out by hand, with every card and Indian in one place only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from engine.core import (
    Config,
    Context,
    Event,
    Match,
    Number,
    One,
    Question,
    Raw,
    Reply,
    Rng,
    Script,
    Seat,
    Some,
    any_answer,
)
from engine.lewis_clark.content import CHARACTERS, JOURNAL_PAGES
from engine.lewis_clark.effects import RESOURCES, Resource
from engine.lewis_clark.game import LewisClark
from engine.lewis_clark.setup import deal
from engine.lewis_clark.state import Active, State, no_resources
from engine.lewis_clark.view import View

LewisMatch: TypeAlias = Match[State, View]
LEWIS = LewisClark()
ORANGE, BLUE, YELLOW, GREEN, PURPLE = map(Seat, range(5))


def layout(
    seats: int = 3,
    *,
    options: Mapping[str, str] | None = None,
    hands: Mapping[int, str] | None = None,
    areas: Mapping[int, str] | None = None,
    goods: Mapping[int, str] | None = None,
    indians: Mapping[int, int] | None = None,
    scouts: Mapping[int, int] | None = None,
    camps: Mapping[int, int] | None = None,
    journal: str = "",
    pile: str | None = None,
    village: Mapping[str, int] | None = None,
    **changes: Any,
) -> State:
    """A state in which orange is on turn.

    *hands* are whole hands; *areas* as in "york/seaman+2": York on Seaman, with two Indians;
    *goods* as in "wood 3 fur 1" and nothing else; *journal* from its last page; *pile*, if given,
    is all that can be drawn, the next card first: what is nowhere else is discarded then.
    """
    state = deal(Config(seats, {"start": "first-seat", **(options or {})}), Rng(1))
    for seat, words in (areas or {}).items():
        state.expeditions[seat].area = [_active(state, word) for word in words.split()]
    for seat, words in (hands or {}).items():
        _lay_hand(state, seat, words.split())
    for seat, words in (goods or {}).items():
        state.expeditions[seat].resources = goods_of(words)
    for seat, number in (indians or {}).items():
        state.indians += state.expeditions[seat].indians - number
        state.expeditions[seat].indians = number
    for seat, space in (scouts or {}).items():
        state.expeditions[seat].scout = space
    for seat, space in (camps or {}).items():
        state.expeditions[seat].camp = space
    for place, number in (village or {}).items():
        state.village[place] = number
        state.indians -= number
    _lay_journal(state, journal.split(), None if pile is None else pile.split())
    for name, value in changes.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    assert state.indians >= 0, "more Indians than there are"
    return state


def goods_of(words: str) -> dict[Resource, int]:
    """The resources of "wood 3 fur 1"."""
    goods = no_resources()
    kinds, numbers = words.split()[::2], words.split()[1::2]
    for kind, number in zip(kinds, numbers, strict=True):
        assert kind in RESOURCES, kind
        goods[kind] = int(number)
    return goods


def told(ctx: Context) -> list[str]:
    """The ids of what a script told."""
    return [event.id for event in ctx.events]


def event(ctx: Context, name: str) -> Event:
    """The only event of that name."""
    [found] = [each for each in ctx.events if each.id == name]
    return found


def _take(state: State, card: str) -> str:
    assert card in CHARACTERS, card
    hands = [each.hand for each in state.expeditions]
    for pile in (*hands, state.draw_pile, state.journal, state.discard):
        if card in pile:
            pile.remove(card)
            return card
    # A starting character of a crew that nobody plays has no place at this table.
    raise AssertionError(f"{card} isn't to be had")


def _active(state: State, word: str) -> Active:
    cards, _, number = word.partition("+")
    card, _, beneath = cards.partition("/")
    indians = int(number or 0)
    state.indians -= indians
    return Active(_take(state, card), _take(state, beneath) if beneath else None, indians)


def _lay_hand(state: State, seat: int, cards: list[str]) -> None:
    expedition = state.expeditions[seat]
    taken = [_take(state, card) for card in cards]
    state.discard += expedition.hand
    expedition.hand = taken


def _lay_journal(state: State, cards: list[str], pile: list[str] | None) -> None:
    taken = [_take(state, card) for card in cards]
    state.draw_pile += state.journal
    state.journal = taken
    if pile is not None:
        drawn = [_take(state, card) for card in pile]
        state.discard += state.draw_pile
        state.draw_pile = drawn[::-1]
    elif not cards:
        state.journal = [state.draw_pile.pop() for _ in range(JOURNAL_PAGES)]


def act(script: Script[None], *answers: str) -> Question | None:
    """Answer a script's questions as in "play.card york", and return the one left open.

    Fails if a question isn't the one that the answer is for.
    """
    question = _next_question(script, None)
    for line in answers:
        name, _, words = line.partition(" ")
        assert question is not None, f"nothing is asked any more: {line}"
        assert name == question.id, f"{question.id} is asked, not {line}"
        question = _next_question(script, _raw(question, words))
    return question


def play(match: LewisMatch, *answers: str) -> list[Event]:
    """Answer for whoever is asked, as in "turn.action york", and return what happened.

    Fails if a question isn't the one that the answer is for.
    """
    events: list[Event] = []
    for line in answers:
        name, _, words = line.partition(" ")
        [(seat, question)] = match.pending.items()
        assert name == question.id, f"{question.id} is asked, not {line}"
        events += match.answer(seat, _raw(question, words))
    return events


def asked(match: LewisMatch) -> Question:
    """The only question open."""
    [question] = match.pending.values()
    return question


def keys(question: Question | None) -> list[str]:
    """What may be chosen."""
    assert isinstance(question, One | Some)
    return [option.key for option in question.options]


def by_chance(script: Script[None], rng: Rng) -> int:
    """Answer all questions of a script by chance, and return how many there were."""
    questions = 0
    question = _next_question(script, None)
    while question is not None:
        questions += 1
        question = _next_question(script, any_answer(question, rng))
    return questions


def _raw(question: Question, words: str) -> Raw:
    match question:
        case Number():
            return int(words)
        case Some():
            return tuple(words.split())
        case _:
            return words


def _next_question(script: Script[None], raw: Raw | None) -> Question | None:
    try:
        asked = next(script) if raw is None else script.send(Reply(ORANGE, raw, False, 0))
    except StopIteration:
        return None
    [question] = asked.questions.values()
    return question
