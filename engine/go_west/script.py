"""A turn of one action, or of two with the double-turn token (rulebook 5.0, 6.0 and 7.0)."""

from __future__ import annotations

import msgspec

from engine.core import Context, One, Option, Script, Seat, Text, ask, player, zones
from engine.go_west.outcome import outcome_of
from engine.go_west.play import play, playable_cards
from engine.go_west.score import may_score, pay_out, score
from engine.go_west.scoring import SCORING_PRICES, totals
from engine.go_west.sell import sell
from engine.go_west.state import TURN_LIMIT, WINNING_SCORE, Ending, State, gains_now
from engine.go_west.texts import card_text, gains_text, scoring_text
from engine.go_west.view import LastMove
from engine.go_west.wagons import NO_CROSSINGS


def stage(state: State, ctx: Context) -> Script[None]:
    """One action of a turn, up to the card drawn after it."""
    me = state.active
    if state.turn == 1 and not state.doubled:
        ctx.tell("started", seat=player(me))
    action = yield from ask(ctx, me, lambda: action_question(state, me))
    if action == "double":
        use_token(state, ctx, me)
        action = yield from ask(ctx, me, lambda: action_question(state, me))
    match action:
        case "play":
            yield from play(state, ctx, me)
        case "score":
            yield from score(state, ctx, me)
        case "sell":
            yield from sell(state, ctx, me)
        case _:
            leave_out(state, ctx, me)
    ending = ending_after(state, action)
    if ending in ("wagons", "limit"):
        gains = pay_out(state, ctx, "last-scored")
        assert state.last is not None
        state.last = msgspec.structs.replace(state.last, gains=gains)
    # Nothing hidden has been shown so far: until this answer all of it can be taken back.
    draws = action in ("play", "sell")
    yield from ask(ctx, me, lambda: end_question(state, ending, draws))
    if ending:
        end_match(state, ctx, ending)
        return
    # RULING: drawing belongs to the action, so it comes between the two of a double turn as well.
    if draws:
        draw(state, ctx, me)
    go_on(state, ctx, me)


def action_question(state: State, me: Seat) -> One:
    """What the turn may be used for; selling is always possible."""
    first = not state.doubled or state.actions_left == 2
    gains = gains_now(state)
    sums = totals(gains)
    options: list[Option] = []
    if playable_cards(state, me):
        options.append(Option("play", Text("do-play")))
    if may_score(state, me):
        price = SCORING_PRICES[state.players[me].scorings]
        options.append(
            Option("score", Text("do-score", {"price": price, "gains": gains_text(sums)}))
        )
    options.append(Option("sell", Text("do-sell")))
    if not state.doubled and state.players[me].double:
        options.append(Option("double", Text("do-double")))
    if not first:
        options.append(Option("end", Text("do-end")))
    about = Text("preview", {"scoring": scoring_text(gains, sums)})
    return One("turn.action", tuple(options), "sell" if first else "end", about)


def use_token(state: State, ctx: Context, me: Seat) -> None:
    """Put the double-turn token away for two actions in this turn."""
    state.players[me].double = False
    state.doubled, state.actions_left = True, 2
    state.last = LastMove(me, "double", None, (), NO_CROSSINGS, ())
    ctx.tell("doubled", seat=player(me))


def leave_out(state: State, ctx: Context, me: Seat) -> None:
    """Make nothing of the second action."""
    # RULING: the token allows two actions and demands only one.
    state.last = LastMove(me, "end", None, (), NO_CROSSINGS, ())
    ctx.tell("waived", seat=player(me))


def ending_after(state: State, action: str) -> Ending:
    """How the match ends with this action, or "" if it goes on."""
    if action == "score" and any(each.score >= WINNING_SCORE for each in state.players):
        return "fifty"
    if state.wagons[0] == state.wagons[1] == 0:
        return "wagons"
    if state.turn >= TURN_LIMIT and state.actions_left == 1:
        return "limit"
    return ""


def end_question(state: State, ending: Ending, draws: bool) -> One:
    """The point of no return, in words that say what comes of it."""
    if ending:
        what = "end-match"
    elif state.actions_left == 1:
        what = "end-draw" if draws else "end-turn"
    else:
        what = "next-draw" if draws else "next-action"
    return One("turn.end", (Option("end", Text(what)),), "end")


def end_match(state: State, ctx: Context, ending: Ending) -> None:
    state.ended, state.actions_left, state.phase = ending, 0, "end"
    ctx.tell("ended", reason=outcome_of(state).reason)


def draw(state: State, ctx: Context, me: Seat) -> None:
    """Draw a card; when the pile has run out, what was played and sold becomes a new one."""
    [card] = zones.draw(state, ctx, state.draw_pile)
    state.players[me].hand.append(card)
    ctx.tell("drew", seat=player(me))
    ctx.tell("drew-card", to=(me,), card=card_text(state.deck[card]))
    # RULING: shuffled as soon as the last card is drawn, not only when the next is wanted.
    if not state.draw_pile:
        state.draw_pile, state.discard = state.discard, []
        state.rng.shuffle(state.draw_pile)
        ctx.tell("reshuffled", cards=len(state.draw_pile))


def go_on(state: State, ctx: Context, me: Seat) -> None:
    """Come to the second action, or to the next player's turn."""
    state.actions_left -= 1
    if state.actions_left:
        # Also without a draw the first action now stands, and a command stops before the second.
        ctx.reveal()
        return
    # RULING: tokens come back at the end of the turn in which the last of them was used.
    if not any(each.double for each in state.players):
        for each in state.players:
            each.double = True
        ctx.tell("tokens-returned")
    state.active = Seat((me + 1) % state.seats)
    state.turn += 1
    state.actions_left, state.doubled = 1, False
    state.phase = f"{state.turn}.turn.{state.active}"
