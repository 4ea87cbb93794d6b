"""A turn: an action, and before or after it camp and recruiting (rulebook "Game Turn")."""

from __future__ import annotations

from engine.core import Context, Number, One, Script, Seat, ask, player
from engine.lewis_clark.actions import perform
from engine.lewis_clark.camping import can_act, set_up_camp
from engine.lewis_clark.content import CHARACTERS, MOST_STRENGTH, CardId
from engine.lewis_clark.journal import discards_for, recruit, recruits
from engine.lewis_clark.movement import move_mackenzie
from engine.lewis_clark.state import Active, State
from engine.lewis_clark.texts import card_option, card_text, place_option, word_option
from engine.lewis_clark.village import most_sent, open_places, send

NONE = "none"


def stage(state: State, ctx: Context) -> Script[None]:
    """Play the turn of the player on turn, up to the next one's."""
    me = state.active
    if state.turn == 1:
        ctx.tell("started", seat=player(me))
    while (what := (yield from ask(ctx, me, lambda: turn_question(state, me)))) != "end":
        match what:
            case "play":
                yield from _play(state, ctx, me)
            case "village":
                yield from _go_to_village(state, ctx, me)
            case "camp":
                set_up_camp(state, ctx, me)
            case _:
                yield from _recruit(state, ctx, me)
        if state.ended:
            _end_match(state, ctx)
            return
    _end_turn(state, ctx, me)


def turn_question(state: State, me: Seat) -> One:
    """What the player may do next in this turn."""
    expedition = state.expeditions[me]
    able = can_act(expedition)
    if not state.acted and not able and not state.camped:
        # RULING: whoever can't act camps before anything else, recruiting included.
        return One("turn.action", (word_option("camp"),), "camp")
    keys: list[str] = []
    if not state.acted and open_places(state, me):
        keys.append("village")
    if not state.acted and able and expedition.hand:
        keys.append("play")
    # RULING: after a camp that leaves too little for any action, the turn ends without one.
    if state.acted or not able:
        keys.append("end")
    if recruits(state, me):
        keys.append("recruit")
    if not state.camped:
        keys.append("camp")
    return One("turn.action", tuple(map(word_option, keys)), keys[0])


def _play(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Play a character, give it strength and perform its action."""
    expedition = state.expeditions[me]
    card = yield from ask(ctx, me, lambda: _card_question(state, me))
    beneath = yield from ask(ctx, me, lambda: _beneath_question(state, me, card))
    lying = None if beneath in (None, NONE) else beneath
    indians = yield from ask(ctx, me, lambda: _indians_question(state, me, lying))
    active = Active(card, lying, indians or 0)
    if indians is None and lying is None:
        active.indians = 1  # the only way left to give it strength
    for each in filter(None, (card, lying)):
        expedition.hand.remove(each)
    expedition.indians -= active.indians
    expedition.area.append(active)
    state.acted = True
    state.what = card
    ctx.tell("played", seat=player(me), card=card_text(card), strength=active.strength)
    yield from perform(state, ctx, me, card, active.strength)


def _card_question(state: State, me: Seat) -> One:
    hand = state.expeditions[me].hand
    return One("play.card", tuple(map(card_option, hand)), hand[0])


def _beneath_question(state: State, me: Seat, card: CardId) -> One | None:
    """Which card lies face down beneath; none is only possible with an Indian on the boats."""
    expedition = state.expeditions[me]
    options = [card_option(each) for each in expedition.hand if each != card]
    if not options:
        return None
    if expedition.indians:
        options.append(word_option(NONE))
    return One("play.beneath", tuple(options), options[-1].key, card_text(card))


def _indians_question(state: State, me: Seat, beneath: CardId | None) -> Number | None:
    """How many Indians go onto the card; nothing is asked where only one number is possible."""
    given = CHARACTERS[beneath].strength if beneath else 0
    least = 0 if beneath else 1
    most = min(state.expeditions[me].indians, MOST_STRENGTH - given)
    return Number("play.indians", least, most, least) if most > least else None


def _go_to_village(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Send Indians to a place of the village and perform its action."""
    places = open_places(state, me)
    options = tuple(map(place_option, places))
    place = yield from ask(ctx, me, lambda: One("village.place", options, places[0]))

    def question() -> Number | None:
        most = most_sent(state, me, place)
        return Number("village.indians", 1, most, 1) if most > 1 else None

    number = yield from ask(ctx, me, question)
    send(state, ctx, me, place, number or 1)
    state.acted = True
    state.what = place
    yield from perform(state, ctx, me, place, number or 1)


def _recruit(state: State, ctx: Context, me: Seat) -> Script[None]:
    """Recruit a character of the journal."""
    cards = recruits(state, me)
    options = (*map(card_option, cards), word_option(NONE))
    card = yield from ask(ctx, me, lambda: One("recruit.card", options, NONE))
    if card == NONE:
        return
    discarded = yield from ask(ctx, me, lambda: _discard_question(state, me, card))
    recruit(state, ctx, me, card, None if discarded == NONE else discarded)


def _discard_question(state: State, me: Seat, card: CardId) -> One:
    discards = discards_for(state, me, card)
    options = [card_option(each) if each else word_option(NONE) for each in discards]
    return One("recruit.discard", tuple(options), options[0].key, card_text(card))


def _end_turn(state: State, ctx: Context, me: Seat) -> None:
    """Come to the next player's turn; in the solo game Mackenzie moves first."""
    if state.mackenzie is not None:
        move_mackenzie(state, ctx)
    if state.ended:
        _end_match(state, ctx)
        return
    state.before = state.last_turn
    state.acted = state.recruited = state.camped = False
    state.what = state.newest = None
    state.used = []
    state.active = Seat((me + 1) % state.seats)
    state.start = state.expedition.scout
    state.turn += 1
    state.phase = f"{state.turn}.turn.{state.active}"


def _end_match(state: State, ctx: Context) -> None:
    state.phase = "end"
    ctx.tell("ended", by=state.ended)
