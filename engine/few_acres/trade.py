"""Take money, merchant, trader, piracy (rulebook "Akce obchodu"), and furs for an option."""

from __future__ import annotations

from engine.core import Context, Option, Script, Seat, Some, Text, ask
from engine.few_acres.content import CARDS, TABLE, CardId, foe_of
from engine.few_acres.journeys import pick
from engine.few_acres.pieces import did, earn, play
from engine.few_acres.roads import playable
from engine.few_acres.state import State, by_kind, in_force
from engine.few_acres.texts import card_option, card_text, cards_text, side_player

MONEY = "money"
TRADE = "trade"
MERCHANT = "merchant"
TRADER = "trader"
PIRACY = "piracy"
SELL = "sell"
COIN_CARDS = 2  # that a merchant may play


def money_options(_: State, cards: list[CardId]) -> list[Option]:
    """The cards for which the player on turn can take money."""
    return [
        Option(
            f"{MONEY}.{card}",
            Text("do-money", {"card": card_text(card), "coins": CARDS[card].coins}),
            CARDS[card].kind,
            CARDS[card].place,
            MONEY,
        )
        for card in coin_cards(cards)
    ]


def take_money(state: State, ctx: Context, me: Seat, card: CardId) -> Script[None]:
    """Play a card for its coins."""
    _trade(state, ctx, [card], CARDS[card].coins, "took-money")
    yield from ()


def merchant_options(_: State, cards: list[CardId]) -> list[Option]:
    """The merchant, if there is a ship and a coin beside it."""
    if not merchant_ships(cards):
        return []
    return [Option(MERCHANT, Text("do-merchant"), group=TRADE)]


def trader_options(_: State, cards: list[CardId]) -> list[Option]:
    """The trader, with what all furs would bring."""
    coins = TABLE.prices.trader * len(fur_cards(cards))
    if not coins or not _traders(cards):
        return []
    return [Option(TRADER, Text("do-trader", {"coins": coins}), group=TRADE)]


def piracy_options(_: State, cards: list[CardId]) -> list[Option]:
    """Piracy, if Louisbourg and another ship are among the cards."""
    if not piracy_ships(cards):
        return []
    return [Option(PIRACY, Text("do-piracy", {"coins": TABLE.prices.piracy}), group=TRADE)]


def coin_cards(cards: list[CardId]) -> list[CardId]:
    return [card for card in cards if CARDS[card].coins]


def fur_cards(cards: list[CardId]) -> list[CardId]:
    return [card for card in cards if CARDS[card].shows("fur")]


def merchant_ships(cards: list[CardId]) -> list[CardId]:
    """The ships beside which there is another card with coins; a ship's own don't count."""
    coins = coin_cards(cards)
    return [card for card in cards if CARDS[card].shows("ship") and set(coins) - {card}]


def merchant(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    """Play a ship, then one or two cards for their coins."""
    ship = yield from pick(ctx, me, "merchant.ship", merchant_ships(playable(state)))
    coins = [card for card in coin_cards(playable(state)) if card != ship]
    most = min(COIN_CARDS, len(coins))
    best = sorted(coins, key=lambda card: -CARDS[card].coins)[:most]
    played = yield from _some(ctx, me, "merchant.coins", coins, most, best, card_text(ship))
    gain = sum(CARDS[card].coins for card in played)
    _trade(state, ctx, [ship, *played], gain, "merchant-traded")


def trader(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    """Play a Trader, then furs."""
    cards = playable(state)
    card, furs = _traders(cards)[0], fur_cards(cards)
    played = yield from _some(ctx, me, "trader.furs", furs, len(furs), furs, card_text(card))
    _trade(state, ctx, [card, *played], TABLE.prices.trader * len(played), "trader-traded")


def _traders(cards: list[CardId]) -> list[CardId]:
    return [card for card in cards if CARDS[card].face.special == "trader"]


def _some(
    ctx: Context,
    me: Seat,
    question: str,
    cards: list[CardId],
    most: int,
    default: list[CardId],
    about: Text,
) -> Script[tuple[str, ...]]:
    """One to *most* of the cards; nothing is asked about a single one."""
    if len(cards) == 1:
        return tuple(cards)
    options = tuple(map(card_option, cards))
    return (
        yield from ask(ctx, me, lambda: Some(question, options, 1, most, tuple(default), about))
    )


def piracy_ships(cards: list[CardId]) -> list[CardId]:
    """The ships with which Louisbourg makes piracy possible."""
    if "f-louisbourg" not in cards:
        return []
    return [card for card in cards if CARDS[card].shows("ship") and card != "f-louisbourg"]


def piracy(state: State, ctx: Context, me: Seat, _: str) -> Script[None]:
    """Play Louisbourg and a ship: take money of the British, and what is missing of the bank."""
    side, foe = state.active, foe_of(state.active)
    ship = yield from pick(ctx, me, "piracy.ship", piracy_ships(playable(state)))
    stolen = min(TABLE.prices.piracy, state.players[foe].money)
    state.players[foe].money -= stolen
    state.bank += stolen
    did(state, PIRACY, side, "louisbourg")
    _trade(state, ctx, ["f-louisbourg", ship], TABLE.prices.piracy, "pirated")


def sell_options(state: State, cards: list[CardId]) -> list[Option]:
    """The furs that can be sold for nothing but the card (an optional rule)."""
    if not in_force(state, "sell-furs"):
        return []
    return [
        Option(
            f"{SELL}.{card}",
            Text("do-sell", {"card": card_text(card)}),
            CARDS[card].kind,
            CARDS[card].place,
            SELL,
        )
        for card in by_kind(fur_cards(cards))
    ]


def sell(state: State, ctx: Context, me: Seat, card: CardId) -> Script[None]:
    """Play a fur for one coin, as a free action."""
    _trade(state, ctx, [card], 1, "sold-fur")
    yield from ()


def _trade(state: State, ctx: Context, cards: list[CardId], coins: int, event: str) -> None:
    side = state.active
    play(state, side, cards)
    earn(state, side, coins)
    ctx.tell(event, seat=side_player(state, side), cards=cards_text(cards), coins=coins)
