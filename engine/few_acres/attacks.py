"""Raid, ambush, Priest and Indian Leader, with the other side's answers (rulebook pages 8, 9)."""

from __future__ import annotations

from typing import Final

from engine.core import Context, One, Option, Script, Seat, Text, ask
from engine.few_acres.content import CARDS, KINDS, CardId, PlaceId, Side, foe_of
from engine.few_acres.pieces import did, give_back, pay, raid
from engine.few_acres.roads import is_usable, raid_reach
from engine.few_acres.sieges import shift, value_in_siege
from engine.few_acres.state import (
    Attack,
    AttackKind,
    State,
    by_kind,
    in_force,
    location_card,
    seat_of,
)
from engine.few_acres.texts import (
    card_text,
    cards_text,
    kind_options,
    place_text,
    side_player,
    word_option,
)

RAID: Final = "raid"
AMBUSH: Final = "ambush"
NATIVES: Final = "natives"
GO = "go"
NONE = "none"
SHOW = "show"
NATIVE = "n-native-americans"


def raid_options(state: State, _: list[CardId]) -> list[Option]:
    """The places that the player on turn can raid with the cards in hand."""
    side = state.active
    if not any(CARDS[card].face.raids for card in state.me.hand):
        return []
    return [
        Option(
            f"{RAID}.{place}",
            Text("do-raid", {"place": place_text(place), "cards": needed}),
            place,
            place,
            RAID,
        )
        for place, needed in raid_reach(state, side).items()
        if raiders(state, [], needed)
    ]


def raiders(state: State, chosen: list[CardId], needed: int) -> list[CardId]:
    """The cards that can join a raid which needs so many more than those *chosen*.

    One at least must be able to raid alone, and each must be payable. Empty if *needed* more
    can't be found.
    """
    left = [card for card in state.me.hand if card not in chosen and _joins(card)]
    alone = any(CARDS[card].face.raids for card in chosen)
    return [card for card in left if _completes(state, [*chosen, card], needed - 1, alone)]


def _completes(state: State, chosen: list[CardId], needed: int, alone: bool) -> bool:
    """Whether *needed* more cards can be found, so that one can raid alone and all be paid."""
    money = state.me.money - sum(CARDS[card].face.raid_price for card in chosen)
    if money < 0:
        return False
    alone = alone or CARDS[chosen[-1]].face.raids
    left = [card for card in state.me.hand if card not in chosen and _joins(card)]
    left.sort(key=lambda card: CARDS[card].face.raid_price)
    if not alone:
        # The cheapest that can raid alone must be among the rest.
        first = next((card for card in left if CARDS[card].face.raids), None)
        if first is None or needed < 1:
            return False
        left.remove(first)
        left.insert(0, first)
    prices = [CARDS[card].face.raid_price for card in left[: max(needed, 0)]]
    return len(left) >= needed and sum(prices) <= money


def _joins(card: CardId) -> bool:
    return CARDS[card].face.raids or CARDS[card].face.extends_raid


def raid_place(state: State, ctx: Context, me: Seat, place: PlaceId) -> Script[None]:
    """Raid a place: as many cards as it takes, or more, unless the other side blocks."""
    side, foe = state.active, foe_of(state.active)
    cards = yield from _choose_raiders(state, ctx, me, place)
    _lay_open(state, ctx, RAID, cards, place)
    did(state, RAID, side, place)
    block = yield from ask(ctx, seat_of(state, foe), lambda: _raid_question(state, foe, place))
    if block == NONE:
        raid(state, ctx, side, place)
    else:
        _block(state, ctx, foe, block, "raid-blocked")
        state.actions += in_force(state, "free-blocked-raid")
    _lay_away(state)


def _choose_raiders(state: State, ctx: Context, me: Seat, place: PlaceId) -> Script[list[CardId]]:
    chosen: list[CardId] = []
    needed = raid_reach(state, state.active)[place]
    while fits := raiders(state, chosen, needed - len(chosen)):
        rest = [card for card in state.me.hand if card not in chosen and _joins(card)]
        if len(rest) == needed - len(chosen):
            return [*chosen, *rest]  # all of them are needed
        options = kind_options(fits)
        about = _about_raiders(place, chosen, needed)
        if len(chosen) >= needed:
            question = One("raid.more", (word_option(GO), *options), GO, about)
        elif len(options) == 1:
            chosen.append(fits[0])
            continue
        else:
            question = One("raid.card", options, options[0].key, about)
        answer = yield from _asked(ctx, me, question)
        if answer == GO:
            break
        chosen.append(answer)
    return chosen


def _about_raiders(place: PlaceId, chosen: list[CardId], needed: int) -> Text:
    """Where a raid goes, what has been chosen for it, and how many more cards it takes."""
    more = max(0, needed - len(chosen))
    place_and_cards = {"place": place_text(place), "cards": cards_text(chosen)}
    return Text("about-raiders", {**place_and_cards, "more": more})


def _asked(ctx: Context, me: Seat, question: One) -> Script[str]:
    return (yield from ask(ctx, me, lambda: question))


def _raid_question(state: State, foe: Side, place: PlaceId) -> One:
    """Asked even without a card that blocks: skipping would tell."""
    blockers = raid_blockers(state, foe, place)
    about = _about(state)
    return One("raid.block", (*kind_options(blockers, "block"), word_option(NONE)), NONE, about)


def raid_blockers(state: State, foe: Side, place: PlaceId) -> list[CardId]:
    """Cards in hand that stop a raid on *place*, its own card among them."""
    # RULING: to block with the place's own card is a use of it.
    own = location_card(foe, place)
    return [
        card
        for card in state.players[foe].hand
        if "raid" in CARDS[card].face.blocks or (card == own and is_usable(state, foe, card))
    ]


def ambush_options(state: State, _: list[CardId]) -> list[Option]:
    """The cards with which the player on turn can ambush."""
    cards = [card for card in state.me.hand if CARDS[card].face.ambushes]
    return [
        Option(
            f"{AMBUSH}.{card}",
            Text("do-ambush", {"card": card_text(card), "price": CARDS[card].face.raid_price}),
            CARDS[card].kind,
            group=AMBUSH,
        )
        for card in by_kind(cards)
        if CARDS[card].face.raid_price <= state.me.money
    ]


def ambush(state: State, ctx: Context, me: Seat, card: CardId) -> Script[None]:
    """Ambush: the other side blocks, loses a vulnerable card, or shows that it has none."""
    foe = foe_of(state.active)
    _lay_open(state, ctx, AMBUSH, [card])
    answer = yield from ask(ctx, seat_of(state, foe), lambda: _ambush_question(state, foe))
    where, _, victim = answer.partition(".")
    if where == SHOW:
        _show_hand(state, ctx, foe)
    elif where == "block":
        _block(state, ctx, foe, victim, "ambush-blocked")
        state.actions += in_force(state, "free-blocked-ambush")
    else:
        _lose(state, ctx, foe, where, victim)
    _lay_away(state)


def _ambush_question(state: State, foe: Side) -> One:
    """To block or to lose a card, in one question, so that nothing shows before the answer."""
    hand = state.players[foe].hand
    blockers = [card for card in hand if "ambush" in CARDS[card].face.blocks]
    blocks = [_at("block", card, "block") for card in by_kind(blockers)]
    victims = [
        _at(where, card, "lose")
        for where, cards in ambushable(state, foe).items()
        for card in by_kind(cards)
    ]
    # By default the cheapest goes.
    victims.sort(key=lambda option: KINDS[option.kind or ""].face.cost)
    victims = victims or [Option(SHOW, Text("choice-show"), group="lose")]
    return One("ambush.answer", (*blocks, *victims), victims[0].key, _about(state))


def _at(where: str, card: CardId, group: str) -> Option:
    text = Text(f"{where}-card" if where in ("block", "hand", "reserve") else "siege-card",
                {"card": card_text(card)})  # fmt: skip
    return Option(f"{where}.{card}", text, CARDS[card].kind, group=group)


def ambushable(state: State, foe: Side) -> dict[str, list[CardId]]:
    """The vulnerable cards of a side by where they are: hand, reserve, or whose siege."""
    player = state.players[foe]
    zones = {"hand": player.hand, "reserve": player.reserve}
    if in_force(state, "ambush-in-sieges"):
        zones |= {side: siege.cards[foe] for side, siege in sorted(state.sieges.items())}
    return {
        where: [card for card in cards if CARDS[card].face.vulnerable]
        for where, cards in zones.items()
    }


def _lose(state: State, ctx: Context, foe: Side, where: str, victim: CardId) -> None:
    """Put an ambushed card back among the available ones."""
    player = state.players[foe]
    if where == "hand":
        player.hand.remove(victim)
    elif where == "reserve":
        player.reserve.remove(victim)
    else:
        attacker: Side = "british" if where == "british" else "french"
        siege = state.sieges[attacker]
        siege.cards[foe].remove(victim)
        value = value_in_siege(state, victim, siege.place, defends=foe != attacker)
        shift(state, attacker, -value if foe == attacker else value)
    give_back(state, foe, victim)
    seat = side_player(state, foe)
    ctx.tell("ambushed", seat=seat, card=card_text(victim), where=_zone(where))


def _zone(where: str) -> str:
    return where if where in ("hand", "reserve") else "siege"


def natives_options(state: State, _: list[CardId]) -> list[Option]:
    """The Priest or the Indian Leader, if in hand."""
    cards = [card for card in state.me.hand if CARDS[card].face.special == "takes-natives"]
    return [
        Option(NATIVES, Text("do-natives", {"card": card_text(card)}), CARDS[card].kind)
        for card in cards[:1]
    ]


def take_natives(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    """Take a neutral Native American from the other side, or see that it has none."""
    side, foe = state.active, foe_of(state.active)
    leader = next(card for card in state.me.hand if CARDS[card].face.special == "takes-natives")
    _lay_open(state, ctx, NATIVES, [leader])
    where = yield from ask(ctx, seat_of(state, foe), lambda: _natives_question(state, foe))
    if where == SHOW:
        _show_hand(state, ctx, foe)
    else:
        player = state.players[foe]
        zone = player.hand if where == "hand" else player.reserve
        native = next(card for card in zone if CARDS[card].kind == NATIVE)
        zone.remove(native)
        state.players[side].discard.append(native)
        ctx.tell("gave-native", seat=side_player(state, foe), where=where)
    _lay_away(state)


def _natives_question(state: State, foe: Side) -> One:
    """Asked even without a choice: skipping would tell."""
    player = state.players[foe]
    options = tuple(
        Option(where, Text(f"give-{where}"), NATIVE)
        for where, zone in (("hand", player.hand), ("reserve", player.reserve))
        if any(CARDS[card].kind == NATIVE for card in zone)
    ) or (word_option(SHOW),)
    return One("natives.give", options, options[0].key, _about(state))


def _lay_open(
    state: State, ctx: Context, kind: AttackKind, cards: list[CardId], place: PlaceId | None = None
) -> None:
    """Play cards from the hand onto the table, where they lie until the other side answers."""
    price = sum(CARDS[card].face.raid_price for card in cards) if kind != NATIVES else 0
    pay(state, state.active, price)
    for card in cards:
        state.me.hand.remove(card)
    state.attack = Attack(kind, state.active, list(cards), place)
    where: dict[str, Text] = {} if place is None else {"place": place_text(place)}
    seat, played = side_player(state, state.active), cards_text(cards)
    ctx.tell(f"attacked-{kind}", None, seat=seat, cards=played, price=price, **where)


def _lay_away(state: State) -> None:
    """Discard what the attack was made with."""
    assert state.attack is not None
    state.players[state.attack.side].discard += state.attack.cards
    state.attack = None


def _about(state: State) -> Text:
    """What the other side must answer."""
    attack = state.attack
    assert attack is not None
    args: dict[str, str | int | Text] = {
        "seat": side_player(state, attack.side),
        "cards": cards_text(attack.cards),
    }
    if attack.place is not None:
        args["place"] = place_text(attack.place)
    return Text(f"about-{attack.kind}", args)


def _block(state: State, ctx: Context, foe: Side, card: CardId, event: str) -> None:
    player = state.players[foe]
    player.hand.remove(card)
    player.discard.append(card)
    ctx.tell(event, seat=side_player(state, foe), card=card_text(card))


def _show_hand(state: State, ctx: Context, foe: Side) -> None:
    """Show the attacker the hand; everyone else hears only that."""
    ctx.reveal()
    hand = state.players[foe].hand
    seat, seer = side_player(state, foe), seat_of(state, state.active)
    ctx.tell("showed-hand", seat=seat)
    ctx.tell("hand-seen", to=(seer,), seat=seat, cards=cards_text(hand))
