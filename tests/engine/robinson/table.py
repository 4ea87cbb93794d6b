"""Tables of Robinson Crusoe laid out by hand, with every card and tile in one place only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from engine.core import (
    Config,
    Context,
    Event,
    Match,
    Number,
    Question,
    Raw,
    Reply,
    Rng,
    Script,
    Seat,
    Some,
)
from engine.robinson.asides import Uses
from engine.robinson.content import (
    ADVENTURES,
    EVENTS,
    FACES,
    ITEMS,
    MYSTERIES,
    TABLE,
    USES,
    CardId,
    face,
)
from engine.robinson.effects import Icon
from engine.robinson.game import RobinsonCrusoe
from engine.robinson.mysteries import resolve
from engine.robinson.resolve.adventures import have_adventure
from engine.robinson.scope import of_actor, of_event
from engine.robinson.setup import cast, deal, finish
from engine.robinson.state import DICE, Doing, Goods, Kept, Planned, State
from engine.robinson.view import View
from engine.robinson.words import carry_out

Crusoe: TypeAlias = Match[State, View]
GAME = RobinsonCrusoe()
ANNE, BEN, CARL, DORA = map(Seat, range(4))


def layout(
    *characters: str,
    options: Mapping[str, str] | None = None,
    tiles: Mapping[int, int] | None = None,
    goods: str = "",
    built: str = "",
    has: str = "",
    weapon: int = 0,
    **changes: Any,
) -> State:
    """A state in planning, in the first round: the first character named is the first player's.

    *tiles* lie on spaces besides the first one; *goods* as in "food 2 wood 1" are available;
    *built* are items, and *has* discovery tokens, starting items and kept treasures.
    """
    names = characters or ("cook", "carpenter", "explorer")
    state = deal(Config(len(names), {"items": "0", **(options or {})}), Rng(1))
    for seat, who in zip(state.everyone, names, strict=True):
        if state.characters[seat]:
            del state.people[state.characters[seat]]
        cast(state, seat, who)
    if len(names) == 1:
        _deal_inventions_anew(state)
    finish(state)
    state.first = ANNE
    state.threats, state.on_table = state.on_table, []
    state.stage, state.phase = "plan", "1.plan"
    for space, tile in (tiles or {}).items():
        state.tiles.remove(tile)
        state.island[space].tile = tile
    state.available = goods_of(goods)
    for item in built.split():
        to_board(state, item)
        state.board.remove(item)
        state.built.append(item)
    for thing in has.split():
        give(state, thing)
    state.weapon = weapon
    for name, value in changes.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return state


def _deal_inventions_anew(state: State) -> None:
    defaults = [item.id for item in ITEMS.values() if item.group == "default"]
    sheet = [item for item in state.board if item not in ITEMS]
    state.inventions = [item for item in ITEMS if item not in defaults]
    state.board = [*defaults, *sheet]


def goods_of(words: str) -> Goods:
    """The goods of "food 2 wood 1"."""
    goods = Goods()
    kinds, numbers = words.split()[::2], words.split()[1::2]
    for kind, number in zip(kinds, numbers, strict=True):
        assert kind in ("food", "preserved", "wood", "hides"), kind
        setattr(goods, kind, int(number))
    return goods


def to_board(state: State, item: str) -> None:
    """Make sure that an invention is on the board."""
    if item in state.inventions:
        state.inventions.remove(item)
        state.board.append(item)
    assert item in state.board, item


def give(state: State, thing: str, rounds_ago: int = 1) -> None:
    """Give the players a discovery token, a starting item or a treasure."""
    if thing.startswith("token-"):
        state.tokens.remove(thing)
        state.found.append(thing)
    elif thing.startswith("start-"):
        state.starting.remove(thing)
        state.starting_uses[thing] = USES
    else:
        state.mysteries.remove(thing)
        holder = state.characters[0]
        kept = Kept(thing, holder, state.round - rounds_ago, MYSTERIES[thing].uses)
        state.kept.append(kept)


def on_top(pile: list[Any], *cards: Any) -> None:
    """Lay cards of a pile on its top, the first one uppermost."""
    for card in reversed(cards):
        pile.remove(card)
        pile.append(card)


def take_event(state: State, card: CardId) -> None:
    """Lay an event on top of its deck, from the box if it was left out."""
    if card not in state.events:
        state.box.remove(card)
        state.events.append(card)
    on_top(state.events, card)


# Scripts by themselves


def event(state: State, card: CardId, *answers: str) -> Context:
    """Resolve the event effect of a card that lies on the table."""
    return _carry_out(state, card, EVENTS[face(card)].event, *answers)


def threat(state: State, card: CardId, *answers: str) -> Context:
    """Resolve the threat effect of a card."""
    return _carry_out(state, card, EVENTS[face(card)].threat, *answers)


def later(state: State, card: CardId, *answers: str) -> Context:
    """Resolve the second half of an adventure or a mystery, drawn from the event deck."""
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    printed = ADVENTURES.get(face(card))
    effects = MYSTERIES[card].later if printed is None else printed.later
    state.on_table.append(card)
    drive(carry_out(state, ctx, of_event(state, card, later=True), effects), *answers)
    if card in state.on_table:
        state.on_table.remove(card)
    return ctx


def now(state: State, card: CardId, *answers: str, who: str | None = None) -> Context:
    """Have an adventure as the actor of an action under way."""
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    deck = ADVENTURES[face(card)].deck
    on_top(state.adventures[deck], card)
    actor = who or state.characters[0]
    drive(have_adventure(state, ctx, actor, deck), *answers)
    return ctx


def mystery(state: State, card: CardId, *answers: str, who: str | None = None) -> Context:
    """Resolve one mystery card."""
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    state.mysteries.remove(card)
    state.on_table.append(card)
    drive(resolve(state, ctx, card, who or state.characters[0], carry_out), *answers)
    return ctx


def acting(state: State, kind: str, target: str, who: str | None = None) -> State:
    """The state while somebody performs an action."""
    actor = who or state.characters[0]
    planned = Planned(kind, target, [f"{actor}.1"])  # type: ignore[arg-type]
    state.stage = "action"
    state.doing = Doing(planned, actor)
    return state


def _carry_out(state: State, card: CardId, effects: Any, *answers: str) -> Context:
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    if card not in state.on_table:
        take_event(state, card)
        state.on_table.append(state.events.pop())
    drive(carry_out(state, ctx, of_event(state, card), effects), *answers)
    return ctx


def reward(state: State, card: CardId, *answers: str, who: str | None = None) -> Context:
    """Take the reward of a threat action."""
    ctx = Context()
    ctx.asides = Uses(state, ctx)
    scope = of_actor(card, who or state.characters[0])
    drive(carry_out(state, ctx, scope, EVENTS[face(card)].reward), *answers)
    return ctx


def drive(script: Script[Any], *answers: str) -> Question | None:
    """Answer a script's questions as in "source.exhaust wood-at-3", and return the one left open.

    In a vote an answer is given by all who are asked. Fails if a question isn't the one it is for.
    """
    asked = _next(script, None)
    for line in answers:
        name, _, words = line.partition(" ")
        assert asked is not None, f"nothing is asked any more: {line}"
        seats = set(asked)
        while asked is not None and seats:
            seat = next(iter(asked))
            question = asked[seat]
            if seat not in seats:
                break
            assert name == question.id, f"{question.id} is asked, not {line}"
            seats.discard(seat)
            asked = _next(script, Reply(seat, _raw(question, words), False, 0))
    return None if asked is None else next(iter(asked.values()))


def _next(script: Script[Any], reply: Reply | None) -> dict[Seat, Question] | None:
    try:
        return (next(script) if reply is None else script.send(reply)).questions
    except StopIteration:
        return None


def _raw(question: Question, words: str) -> Raw:
    match question:
        case Number():
            return int(words)
        case Some():
            return tuple(words.split())
        case _:
            return words


# Matches


def match_of(state: State) -> Crusoe:
    return Match.resume(GAME, state)


def all_say(match: Crusoe, words: str) -> list[Event]:
    """Let all who are asked answer the same."""
    happened: list[Event] = []
    for seat in sorted(match.pending):
        happened += say(match, f"{seat}: {words}")
    return happened


def say(match: Crusoe, *lines: str) -> list[Event]:
    """Answer as in "0: ready", or with an aside as in "0! stone-soup"; return what happened."""
    happened: list[Event] = []
    for line in lines:
        aside = "!" in line.partition(" ")[0]
        seat, _, words = line.partition("! " if aside else ": ")
        question = (match.asides if aside else match.pending)[Seat(int(seat))]
        happened += match.answer(Seat(int(seat)), _raw(question, words), aside=aside)
    return happened


def ids(events: Sequence[Event]) -> list[str]:
    return [each.id for each in events]


def asked(match: Crusoe) -> dict[int, str]:
    """Who is asked what."""
    return {seat: question.id for seat, question in match.pending.items()}


def keys(match: Crusoe, seat: int = 0, *, aside: bool = False) -> list[str]:
    """What a seat may choose."""
    question = (match.asides if aside else match.pending)[Seat(seat)]
    assert not isinstance(question, Number)
    return [option.key for option in question.options]


def offered(match: Crusoe, seat: int = 0) -> list[str]:
    """What a seat may do besides."""
    return keys(match, seat, aside=True) if Seat(seat) in match.asides else []


def fix_dice(state: State, icon: Icon, *rolls: str, shuffled: int = 0) -> None:
    """Let the next rolls show only what is named, as in "wound success".

    *shuffled* is the size of a pile that is shuffled before the first of them.
    """
    printed = TABLE.dice[icon]
    faces = {"wound": printed.wound, "success": printed.success, "adventure": printed.adventure}
    wanted = [(die in shown.split(), faces[die]) for shown in rolls for die in DICE]
    for word in range(100_000):
        trial = Rng(word)
        trial.shuffle(list(range(shuffled)))
        if all(is_shown == (trial.below(FACES) < number) for is_shown, number in wanted):
            state.rng.word = word
            return
    raise AssertionError(rolls)
