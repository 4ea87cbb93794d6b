"""Besiege, reinforce, withdraw, and what a siege comes to (rulebook "Akce agrese")."""

from __future__ import annotations

from engine.core import Context, One, Option, Script, Seat, Text, ask
from engine.few_acres.content import CARDS, PLACES, CardId, PlaceId, Side, foe_of
from engine.few_acres.drawing import draw_cards
from engine.few_acres.expansion import settlers
from engine.few_acres.journeys import Journey, choose_journey, journeys, pick
from engine.few_acres.pieces import capture, did, give_back, pay, play, settle
from engine.few_acres.roads import playable, usable
from engine.few_acres.sieges import (
    add_card,
    fighters,
    losable,
    open_siege,
    reinforcements,
    start_of,
    targets,
    value_in_siege,
)
from engine.few_acres.state import State, by_kind, in_force, seat_of
from engine.few_acres.texts import (
    card_option,
    card_text,
    cards_text,
    kind_options,
    place_text,
    side_player,
    word_option,
)

BESIEGE = "besiege"
REINFORCE = "reinforce"
LEADER = "leader"
WITHDRAW = "withdraw"
SURRENDER = "surrender"
NONE = "none"
SETTLE = "settle"


def besiege_options(state: State, cards: list[CardId]) -> list[Option]:
    """The places that the player on turn can besiege with the cards in hand."""
    return [
        Option(
            f"{BESIEGE}.{place}",
            Text("do-besiege", {"place": place_text(place), "defence": -start_of(state, place)}),
            place,
            place,
            BESIEGE,
        )
        for place in targets(state, state.active)
        if besiege_journeys(state, place, cards)
    ]


def besiege_journeys(state: State, place: PlaceId, cards: list[CardId]) -> list[Journey]:
    """The ways to begin a siege of a place with these cards."""
    first = fighters(state, state.active, cards, place, defends=False)
    return journeys(cards, place, first)


def besiege(state: State, ctx: Context, me: Seat, place: PlaceId) -> Script[None]:
    """Begin a siege: a location that leads there, a transport and a first card that fights."""
    side = state.active
    ways = besiege_journeys(state, place, playable(state))
    way = yield from choose_journey(ctx, me, BESIEGE, ways, place_text(place))
    assert way.third is not None
    play(state, side, (way.launch, way.transport))
    open_siege(state, side, place)
    did(state, BESIEGE, side, place)
    ctx.tell(
        "besieged",
        seat=side_player(state, side),
        place=place_text(place),
        cards=cards_text((way.launch, way.transport)),
        strength=-state.sieges[side].marker,
    )
    _reinforce(state, ctx, side, way.third)


def reinforce_options(state: State, cards: list[CardId]) -> list[Option]:
    """Those cards that the player on turn can play into a siege, as an action or for nothing."""
    options: dict[tuple[Side, str], Option] = {}
    for attacker, card in reinforcements(state, state.active, cards):
        options.setdefault((attacker, CARDS[card].kind), _reinforce_option(state, attacker, card))
    return list(options.values())


def is_free(card: CardId) -> bool:
    """Whether reinforcing with a card costs no action."""
    return CARDS[card].face.special == "military-leader"


def _reinforce_option(state: State, attacker: Side, card: CardId) -> Option:
    place = state.sieges[attacker].place
    args: dict[str, str | int | Text] = {
        "card": card_text(card),
        "place": place_text(place),
        "strength": value_in_siege(state, card, place, attacker != state.active),
        "price": CARDS[card].face.siege_price,
    }
    word = "do-reinforce-free" if is_free(card) else "do-reinforce"
    key = f"{LEADER if is_free(card) else REINFORCE}.{attacker}.{card}"
    return Option(key, Text(word, args), CARDS[card].kind, place, REINFORCE)


def reinforce(state: State, ctx: Context, me: Seat, target: str) -> Script[None]:
    """Play a card into a siege; *target* is "british.b-militia"."""
    word, _, card = target.partition(".")
    attacker: Side = "british" if word == "british" else "french"
    _reinforce(state, ctx, attacker, card)
    did(state, REINFORCE, state.active, state.sieges[attacker].place)
    yield from ()


def _reinforce(state: State, ctx: Context, attacker: Side, card: CardId) -> None:
    side, siege = state.active, state.sieges[attacker]
    pay(state, side, CARDS[card].face.siege_price)
    add_card(state, attacker, side, card)
    ctx.tell(
        "reinforced",
        seat=side_player(state, side),
        place=place_text(siege.place),
        card=card_text(card),
        price=CARDS[card].face.siege_price,
        ahead=ahead_in(siege.marker),
        by=abs(siege.marker),
    )


def ahead_in(marker: int) -> str:
    """Who is ahead in a siege."""
    return "attacker" if marker > 0 else "defender" if marker < 0 else "nobody"


def withdraw_options(state: State, _: list[CardId]) -> list[Option]:
    """How the player on turn can give up sieges."""
    options: list[Option] = []
    for attacker, siege in sorted(state.sieges.items()):
        word = WITHDRAW if attacker == state.active else SURRENDER
        # RULING: the besieged may give up like the besieger, if the table lets them.
        if word == WITHDRAW or state.may_surrender:
            text = Text(f"do-{word}", {"place": place_text(siege.place)})
            options.append(Option(word, text, siege.place, siege.place))
    return options


def withdraw(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    """Lift the own siege."""
    yield from _give_up(state, ctx, state.active, "withdrew")


def surrender(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    """Give up the besieged place."""
    yield from _give_up(state, ctx, foe_of(state.active), "surrendered")


def _give_up(state: State, ctx: Context, attacker: Side, event: str) -> Script[None]:
    place = place_text(state.sieges[attacker].place)
    ctx.tell(event, seat=side_player(state, state.active), place=place)
    yield from resolve(state, ctx, attacker, foe_of(state.active))


def resolve(state: State, ctx: Context, attacker: Side, winner: Side) -> Script[None]:
    """End a siege: the place falls or holds, the loser gives a card back, the others go home."""
    loser, place = foe_of(winner), state.sieges[attacker].place
    role = "attacker" if winner == attacker else "defender"
    did(state, f"won-{role}", winner, place)
    ctx.tell("won-siege", seat=side_player(state, winner), place=place_text(place), role=role)
    if winner == attacker:
        yield from _take_place(state, ctx, winner, place)
    if state.ended:
        return
    yield from _give_card_back(state, ctx, attacker, loser)
    siege = state.sieges.pop(attacker)
    for side, cards in siege.cards.items():
        state.players[side].discard += cards
    if in_force(state, "swap-after-siege"):
        yield from _swap(state, ctx)


def _take_place(state: State, ctx: Context, winner: Side, place: PlaceId) -> Script[None]:
    """Capture what stands on a place and let the winner settle it."""
    # RULING: what takes a capital ends the match here, before anybody gives a card back.
    capture(state, ctx, winner, place)
    if not state.ended and state.players[winner].villages:
        yield from _settle_captured(state, ctx, winner, place)


def _settle_captured(state: State, ctx: Context, winner: Side, place: PlaceId) -> Script[None]:
    """Let the winner settle what has fallen.

    Where a settler is needed it is asked whether or not there is one: skipping would tell.
    """
    seat, about = seat_of(state, winner), place_text(place)
    answer = yield from ask(ctx, seat, lambda: _settle_question(state, winner, place, about))
    if answer == NONE:
        ctx.tell("left-neutral", seat=side_player(state, winner), place=about)
        return
    cards = [] if answer == SETTLE else [answer]
    play(state, winner, cards)
    did(state, SETTLE, winner, place)
    ctx.tell("settled", seat=side_player(state, winner), place=about, cards=cards_text(cards))
    settle(state, ctx, winner, place)


def _settle_question(state: State, winner: Side, place: PlaceId, about: Text) -> One:
    none = word_option(NONE)
    if not PLACES[place].settler:
        return One("siege.settle", (word_option(SETTLE), none), SETTLE, about)
    hand = usable(state, winner, state.players[winner].hand)
    return One("siege.settle", (*kind_options(settlers(hand)), none), NONE, about)


def _give_card_back(state: State, ctx: Context, attacker: Side, loser: Side) -> Script[None]:
    """Let the loser return one of the siege's cards, if there is one; they all lie open."""
    cards = losable(state, attacker, loser)
    if not cards:
        return
    card = yield from _cheapest_first(state, ctx, attacker, loser)
    state.sieges[attacker].cards[loser].remove(card)
    give_back(state, loser, card)
    ctx.tell("returned-card", seat=side_player(state, loser), card=card_text(card))


def _cheapest_first(state: State, ctx: Context, attacker: Side, loser: Side) -> Script[CardId]:
    place = place_text(state.sieges[attacker].place)
    cards = sorted(losable(state, attacker, loser), key=lambda card: CARDS[card].face.cost)
    return (yield from pick(ctx, seat_of(state, loser), "siege.card", cards, place))


def _swap(state: State, ctx: Context) -> Script[None]:
    """Let the French discard a card and draw another (an optional rule)."""
    french = state.players["french"]

    def question() -> One:
        options = tuple(card_option(card) for card in by_kind(french.hand))
        return One("swap.card", (*options, word_option(NONE)), NONE)

    card = yield from ask(ctx, seat_of(state, "french"), question)
    if card == NONE:
        return
    play(state, "french", [card])
    ctx.tell("swapped-card", seat=side_player(state, "french"), card=card_text(card))
    draw_cards(state, ctx, "french", 1, not in_force(state, "late-reshuffle"))
