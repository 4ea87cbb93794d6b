"""A turn: sieges won, actions with free ones between them, and refilling the hand."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from engine.core import Context, One, Option, Script, Seat, Text, ask
from engine.few_acres import attacks, besieging, expansion, managing, trade
from engine.few_acres.content import TABLE, CardId, foe_of
from engine.few_acres.drawing import refill
from engine.few_acres.opening import auction, french_draft
from engine.few_acres.roads import playable
from engine.few_acres.scoring import ending_at_start, leader
from engine.few_acres.sieges import won_by
from engine.few_acres.state import State, seat_of
from engine.few_acres.texts import side_player, word_option

SKIP = "pass"
END = "end"

Options: TypeAlias = Callable[[State, list[CardId]], list[Option]]
Perform: TypeAlias = Callable[[State, Context, Seat, str], Script[None]]


class Action(msgspec.Struct, frozen=True):
    """What can be done in a turn. Its options' keys are its word, or begin with it and a dot."""

    word: str
    options: Options
    perform: Perform
    free: bool = False


def _do_nothing(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    ctx.tell("passed", seat=side_player(state, state.active))
    yield from ()


def _of(options: Options, word: str) -> Options:
    """Of several actions' options those whose word this is."""
    return lambda state, cards: [
        option for option in options(state, cards) if option.key.partition(".")[0] == word
    ]


# In the rulebook's order, which is that of the menus.
ACTIONS = (
    Action(expansion.SETTLE, expansion.settle_options, expansion.settle_place),
    Action(expansion.DEVELOP, expansion.develop_options, expansion.develop),
    Action(expansion.FORTIFY, expansion.fortify_options, expansion.fortify),
    Action(besieging.BESIEGE, besieging.besiege_options, besieging.besiege),
    Action(
        besieging.REINFORCE,
        _of(besieging.reinforce_options, besieging.REINFORCE),
        besieging.reinforce,
    ),
    Action(
        besieging.LEADER,
        _of(besieging.reinforce_options, besieging.LEADER),
        besieging.reinforce,
        free=True,
    ),
    Action(attacks.RAID, attacks.raid_options, attacks.raid_place),
    Action(attacks.AMBUSH, attacks.ambush_options, attacks.ambush),
    Action(trade.MONEY, trade.money_options, trade.take_money),
    Action(trade.MERCHANT, trade.merchant_options, trade.merchant),
    Action(trade.TRADER, trade.trader_options, trade.trader),
    Action(trade.PIRACY, trade.piracy_options, trade.piracy),
    Action(managing.DRAFT, managing.draft_options, managing.draft),
    Action(managing.RESERVE, managing.reserve_options, managing.reserve),
    Action(managing.DISCARD, managing.discard_options, managing.discard),
    Action(managing.GOVERNOR, managing.governor_options, managing.governor),
    Action(managing.INTENDANT, managing.intendant_options, managing.intendant),
    Action(trade.SELL, trade.sell_options, trade.sell, free=True),
    Action(managing.SHED, managing.shed_options, managing.shed, free=True),
    Action(attacks.NATIVES, attacks.natives_options, attacks.take_natives),
    Action(managing.SUPPORT, managing.support_options, managing.support, free=True),
    Action(managing.RETRIEVE, managing.retrieve_options, managing.retrieve, free=True),
    Action(
        besieging.WITHDRAW,
        _of(besieging.withdraw_options, besieging.WITHDRAW),
        besieging.withdraw,
        free=True,
    ),
    Action(
        besieging.SURRENDER,
        _of(besieging.withdraw_options, besieging.SURRENDER),
        besieging.surrender,
        free=True,
    ),
    Action(SKIP, lambda _state, _cards: [word_option(SKIP)], _do_nothing),
)
BY_WORD = MappingProxyType({action.word: action for action in ACTIONS})
assert len(BY_WORD) == len(ACTIONS), "two actions with one word"


def stage(state: State, ctx: Context) -> Script[None]:
    """Play what comes next: what precedes the first turn, sieges won, or a turn."""
    match state.stage:
        case "bid":
            yield from auction(state, ctx)
        case "french-draft":
            yield from french_draft(state, ctx)
        case "siege":
            yield from _win_sieges(state, ctx)
        case "turn":
            yield from _turn(state, ctx)
        case "end":
            raise AssertionError("the match is over")


def _turn(state: State, ctx: Context) -> Script[None]:
    """The actions of the player on turn, and the refill."""
    side, me = state.active, seat_of(state, state.active)
    if state.turn == 1:
        ctx.tell("started", seat=side_player(state, side))
    while (what := (yield from ask(ctx, me, lambda: turn_question(state)))) != END:
        word, _, target = what.partition(".")
        action = BY_WORD[word]
        state.actions -= not action.free
        yield from action.perform(state, ctx, me, target)
        if state.ended:
            _end_match(state, ctx)
            return
    yield from refill(state, ctx, side)
    _next_turn(state, ctx)


def turn_question(state: State) -> One:
    """All that the player on turn can do and pay now, in one question."""
    cards = playable(state)
    options = [
        option
        for action in ACTIONS
        if action.free or state.actions
        for option in action.options(state, cards)
    ]
    if not state.actions:
        options.append(word_option(END))
    about = Text("about-turn", {"actions": state.actions})
    return One("turn.action", tuple(options), options[-1].key, about)


def _next_turn(state: State, ctx: Context) -> None:
    """Come to the other side's turn, to the sieges that it has won, or to the end."""
    state.before, state.deeds = state.deeds, []
    state.turn += 1
    state.active = foe_of(state.active)
    state.actions = TABLE.actions if state.turn > len(state.players) else 1
    # RULING: a siege that is resolved only now was in progress when the turn began.
    state.ended = ending_at_start(state, state.active)
    if state.ended:
        state.winner = leader(state)
        _end_match(state, ctx)
    elif won_by(state, state.active):
        state.stage = "siege"
        state.phase = f"{state.turn}.siege.{seat_of(state, state.active)}"
    else:
        _open_turn(state)


def _open_turn(state: State) -> None:
    state.stage = "turn"
    state.phase = f"{state.turn}.turn.{seat_of(state, state.active)}"


def _win_sieges(state: State, ctx: Context) -> Script[None]:
    """Resolve the sieges that the player on turn has won."""
    for attacker in won_by(state, state.active):
        yield from besieging.resolve(state, ctx, attacker, state.active)
        if state.ended:
            _end_match(state, ctx)
            return
    _open_turn(state)


def _end_match(state: State, ctx: Context) -> None:
    state.stage = "end"
    state.phase = "end"
    assert state.winner is not None
    ctx.tell("ended", by=state.ended, seat=side_player(state, state.winner))
