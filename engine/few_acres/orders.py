"""What a side may settle in advance: how it answers attacks and what follows a siege.

Once an order is set it answers its question whatever the hand, since what a player thinks about
tells of it. So orders about cards say what happens without those cards, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.core import One, Option, Ordered, Question, StandingOrder, Text, rank_in
from engine.few_acres.attacks import NONE, SHOW
from engine.few_acres.besieging import SETTLE
from engine.few_acres.content import KINDS, Card
from engine.few_acres.texts import card_text
from engine.few_acres.view import View

RAID_BLOCK: Final = "raid-block"
AMBUSH_BLOCK: Final = "ambush-block"
AMBUSH_LOSE: Final = "ambush-lose"
FIRST: Final = "first"
SIEGE_SETTLE: Final = "siege-settle"
SIEGE_CARD: Final = "siege-card"
SWAP: Final = "swap"

NEVER = "never"
CHEAPEST = "cheapest"
ALWAYS = "always"
AT_RISK = "at-risk"
HAND = "hand"
RESERVE = "reserve"
PLACE = "place"  # in the order of cards: the card of the very place that is raided

Orders: TypeAlias = Mapping[str, str]


def orders_of(view: View) -> tuple[StandingOrder, ...]:
    """What the side of the view may settle; nothing before the sides are settled."""
    if view.side is None:
        return ()
    own_place = Option(PLACE, Text("order-own-place"))
    blockers = _cards(view, lambda card: "raid" in card.face.blocks)
    orders = [
        StandingOrder(RAID_BLOCK, (NEVER, CHEAPEST), (*blockers, own_place)),
        StandingOrder(AMBUSH_BLOCK, (NEVER, ALWAYS, AT_RISK)),
        StandingOrder(AMBUSH_LOSE, cards=_cards(view, lambda card: card.face.vulnerable)),
        StandingOrder(FIRST, (HAND, RESERVE)),
        StandingOrder(
            SIEGE_SETTLE, (NEVER, CHEAPEST), _cards(view, lambda card: card.shows("settler"))
        ),
        StandingOrder(SIEGE_CARD, (CHEAPEST,), _cards(view, lambda card: _fights(view, card))),
    ]
    if view.side == "french" and "swap-after-siege" in view.rules:
        orders.append(StandingOrder(SWAP, (NEVER,)))
    return tuple(orders)


def _cards(view: View, fits: Callable[[Card], bool]) -> tuple[Option, ...]:
    """The kinds of cards that the side may come to have and that fit."""
    return tuple(
        Option(kind, card_text(card.id), kind)
        for kind, card in KINDS.items()
        if card.owner in (view.side, "neutral") and fits(card)
    )


def _fights(view: View, card: Card) -> bool:
    """Whether it can be in a siege, and have to be given back after it: no location."""
    face = card.face
    natives = face.natives and "native-besiegers" in view.rules
    return card.place is None and bool(
        face.military or face.fortifies or natives or card.shows("ship")
    )


def answered(question: Question, orders: Orders) -> Ordered | None:
    """What the orders answer to a question, or None if they leave it to the player."""
    found = DECIDING.get(question.id)
    if found is None or not isinstance(question, One):
        return None
    order, choose = found
    return Ordered(choose(question, orders), order) if order in orders else None


def _raid_block(question: One, orders: Orders) -> str:
    return _with_card(orders[RAID_BLOCK], question, NONE)


def _siege_settle(question: One, orders: Orders) -> str:
    if orders[SIEGE_SETTLE] != NEVER and any(o.key == SETTLE for o in question.options):
        return SETTLE  # without a settler
    return _with_card(orders[SIEGE_SETTLE], question, NONE)


def _with_card(setting: str, question: One, otherwise: str) -> str:
    """The first card that the setting wants among those offered, else *otherwise*."""
    cards = [option for option in question.options if option.kind is not None]
    if setting == CHEAPEST:
        return min(cards, key=_cost).key if cards else otherwise
    ranks = {option.key: _rank(setting, option) for option in cards}
    named = [option for option in cards if ranks[option.key] < _unnamed(setting)]
    if setting == NEVER or not named:
        return otherwise
    return min(named, key=lambda option: ranks[option.key]).key


def _rank(setting: str, option: Option) -> int:
    """How early a setting wants a card: by its kind, or as that of the place raided."""
    ranks = [rank_in(setting, option.kind)]
    if option.spot is not None:
        ranks.append(rank_in(setting, PLACE))
    return min(ranks)


def _unnamed(setting: str) -> int:
    """The rank of what a setting doesn't name."""
    return rank_in(setting, None)


def _ambush_answer(question: One, orders: Orders) -> str:
    """Block, or lose a card, or show that there is none."""
    blocks = [option for option in question.options if option.key.startswith("block.")]
    victims = [option for option in question.options if option not in blocks]
    at_risk = all(option.key != SHOW for option in victims)
    setting = orders[AMBUSH_BLOCK]
    if blocks and (setting == ALWAYS or (setting == AT_RISK and at_risk)):
        return min(blocks, key=_cost).key
    wanted, first = orders.get(AMBUSH_LOSE, ""), orders.get(FIRST, "")
    return min(
        victims,
        key=lambda option: (rank_in(wanted, option.kind), _zone(option, first), _cost(option)),
    ).key


def _zone(option: Option, first: str) -> int:
    """Whether a card lies where cards are to go first: 0, 1, and 2 for those in sieges."""
    if not first:
        return 0
    where = option.key.partition(".")[0]
    return 0 if where == first else 1 if where in (HAND, RESERVE) else 2


def _natives_give(question: One, orders: Orders) -> str:
    return min(question.options, key=lambda option: _zone(option, orders[FIRST])).key


def _siege_card(question: One, orders: Orders) -> str:
    wanted = "" if orders[SIEGE_CARD] == CHEAPEST else orders[SIEGE_CARD]
    return min(
        question.options, key=lambda option: (rank_in(wanted, option.kind), _cost(option))
    ).key


def _cost(option: Option) -> int:
    """What the card cost to draft: a location nothing."""
    return 0 if option.kind is None else KINDS[option.kind].face.cost


DECIDING: Mapping[str, tuple[str, Callable[[One, Orders], str]]] = MappingProxyType(
    {
        "raid.block": (RAID_BLOCK, _raid_block),
        "ambush.answer": (AMBUSH_BLOCK, _ambush_answer),
        "natives.give": (FIRST, _natives_give),
        "siege.settle": (SIEGE_SETTLE, _siege_settle),
        "siege.card": (SIEGE_CARD, _siege_card),
        "swap.card": (SWAP, lambda _question, _orders: NONE),
    }
)
