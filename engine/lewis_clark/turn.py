"""A turn: an action, and before or after it camp and recruiting (rulebook "Game Turn")."""

from __future__ import annotations

from engine.core import Context, Number, One, Option, Script, Seat, Text, ask, player
from engine.lewis_clark.actions import perform
from engine.lewis_clark.camping import can_act, set_up_camp
from engine.lewis_clark.content import CHARACTERS, MOST_STRENGTH, PLACES, CardId, PlaceId
from engine.lewis_clark.journal import discards_for, recruit, recruits
from engine.lewis_clark.movement import move_mackenzie
from engine.lewis_clark.preview import (
    camp_preview,
    card_preview,
    discard_preview,
    place_preview,
    recruit_preview,
    strength_preview,
)
from engine.lewis_clark.state import Active, State
from engine.lewis_clark.texts import CAMP, END, NONE, card_text, place_text, word_option
from engine.lewis_clark.village import most_sent, open_places, send


def stage(state: State, ctx: Context) -> Script[None]:
    """Play the turn of the player on turn, up to the next one's."""
    me = state.active
    if state.turn == 1:
        ctx.tell("started", seat=player(me))
    while (what := (yield from ask(ctx, me, lambda: turn_question(state, me)))) != END:
        if what == CAMP:
            set_up_camp(state, ctx, me)
        elif what in PLACES:
            yield from _go_to_village(state, ctx, me, what)
        elif what in state.journal:
            yield from _recruit(state, ctx, me, what)
        else:
            yield from _play(state, ctx, me, what)
        if state.ended:
            _end_match(state, ctx)
            return
    _end_turn(state, ctx, me)


def turn_question(state: State, me: Seat) -> One:
    """What the player may do next in this turn, all in one question."""
    expedition = state.expeditions[me]
    able = can_act(expedition)
    camp = Option(CAMP, camp_preview(state, me))
    if not state.acted and not able and not state.camped:
        # RULING: whoever can't act camps before anything else, recruiting included.
        return One("turn.action", (camp,), CAMP)
    options: list[Option] = []
    if not state.acted and able:
        options += [_card_option(state, me, card) for card in expedition.hand]
        options += [_place_option(state, place) for place in open_places(state, me)]
    options += [_recruit_option(state, me, card) for card in recruits(state, me)]
    if not state.camped:
        options.append(camp)
    # RULING: after a camp that leaves too little for any action, the turn ends without one.
    if state.acted or not able:
        options.append(word_option(END))
        return One("turn.action", tuple(options), END)
    # Whoever is away loses no card's use for it, if an Indian can be sent.
    by_default = next((each for each in options if each.group == "village"), options[0])
    return One("turn.action", tuple(options), by_default.key)


def _card_option(state: State, me: Seat, card: CardId) -> Option:
    return Option(card, card_preview(state, me, card), CHARACTERS[card].role or card, group="play")


def _place_option(state: State, place: PlaceId) -> Option:
    return Option(place, place_preview(state, place), place, place, "village")


def _recruit_option(state: State, me: Seat, card: CardId) -> Option:
    return Option(card, recruit_preview(state, me, card), card, card, "recruit")


def _play(state: State, ctx: Context, me: Seat, card: CardId) -> Script[None]:
    """Play a character, give it strength and perform its action."""
    expedition = state.expeditions[me]
    beneath = yield from ask(ctx, me, lambda: _beneath_question(state, me, card))
    if beneath is None and len(expedition.hand) > 1:
        beneath = next(each for each in expedition.hand if each != card)  # the only way
    lying = None if beneath in (None, NONE) else beneath
    given = yield from ask(ctx, me, lambda: _indians_question(state, me, card, lying))
    indians = int(given) if given is not None else int(lying is None)
    active = Active(card, lying, indians)
    for each in filter(None, (card, lying)):
        expedition.hand.remove(each)
    expedition.indians -= active.indians
    expedition.area.append(active)
    state.acted = True
    state.what = card
    ctx.tell("played", seat=player(me), card=card_text(card), strength=active.strength)
    if lying:
        ctx.tell("laid-beneath", to=(me,), card=card_text(lying))
    yield from perform(state, ctx, me, card, active.strength)


def _beneath_question(state: State, me: Seat, card: CardId) -> One | None:
    """Which card lies face down beneath, if any need; None if there is one way only.

    With no card beneath, an Indian of the boats must give strength.
    """
    expedition = state.expeditions[me]
    options = [
        Option(
            each,
            Text(
                "beneath",
                {
                    "card": card_text(each),
                    "gives": strength_preview(state, me, card, each, 0),
                },
            ),
            CHARACTERS[each].role or each,
        )
        for each in expedition.hand
        if each != card
    ]
    if expedition.indians:
        options.append(Option(NONE, Text("beneath-none")))
    if len(options) < 2:
        return None
    return One("play.beneath", tuple(options), options[-1].key, card_text(card))


def _indians_question(state: State, me: Seat, card: CardId, beneath: CardId | None) -> One | None:
    """How many Indians go onto the card; nothing is asked where only one number is possible."""
    given = CHARACTERS[beneath].strength if beneath else 0
    least = 0 if beneath else 1
    most = min(state.expeditions[me].indians, MOST_STRENGTH - given)
    if most <= least:
        return None
    options = tuple(
        Option(
            str(number),
            Text(
                "with-indians",
                {
                    "number": number,
                    "gives": strength_preview(state, me, card, beneath, number),
                },
            ),
        )
        for number in range(least, most + 1)
    )
    return One("play.indians", options, str(least), card_text(card))


def _go_to_village(state: State, ctx: Context, me: Seat, place: PlaceId) -> Script[None]:
    """Send Indians to a place of the village and perform its action."""

    def question() -> Number | None:
        most = most_sent(state, me, place)
        return Number("village.indians", 1, most, 1, place_text(place)) if most > 1 else None

    number = yield from ask(ctx, me, question)
    send(state, ctx, me, place, number or 1)
    state.acted = True
    state.what = place
    yield from perform(state, ctx, me, place, number or 1)


def _recruit(state: State, ctx: Context, me: Seat, card: CardId) -> Script[None]:
    """Recruit a character of the journal."""
    discarded = yield from ask(ctx, me, lambda: _discard_question(state, me, card))
    recruit(state, ctx, me, card, None if discarded == NONE else discarded)


def _discard_question(state: State, me: Seat, card: CardId) -> One:
    """Asked even where there is one way only: a new page is shown after it, and no way back."""
    options = tuple(
        Option(each or NONE, discard_preview(state, me, card, each))
        for each in discards_for(state, me, card)
    )
    return One("recruit.discard", options, options[0].key, card_text(card))


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
