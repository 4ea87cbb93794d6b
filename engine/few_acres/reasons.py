"""Why the player on turn can't do something, from what that player sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from engine.core import Text
from engine.few_acres.attacks import raiders
from engine.few_acres.besieging import BESIEGE, LEADER, REINFORCE
from engine.few_acres.content import CARDS, KINDS, PLACES, TABLE, CardId, PlaceId, foe_of
from engine.few_acres.journeys import journeys, within_reach
from engine.few_acres.known import known_state
from engine.few_acres.pieces import may_settle_again
from engine.few_acres.roads import can_reinforce, playable, raid_reach
from engine.few_acres.sieges import targets
from engine.few_acres.state import State, in_force
from engine.few_acres.texts import card_text, cards_text, listed, place_text
from engine.few_acres.trade import MONEY, SELL
from engine.few_acres.turn import ACTIONS, END
from engine.few_acres.view import View

Cards: TypeAlias = "list[CardId]"
Why: TypeAlias = Callable[[State, Cards], "Text | None"]

# The actions of those commands that aren't called like their only one.
WORDS = MappingProxyType({"reinforce": (REINFORCE, LEADER), "money": (MONEY, SELL)})
FREE = frozenset(action.word for action in ACTIONS if action.free)
# What needs the cards of places, so that it matters which of them can't be played.
WITH_PLACES = frozenset(
    {"settle", "develop", "fortify", BESIEGE, REINFORCE, "money", "merchant", "trader", "piracy"}
)


def why_not(view: View, wish: str) -> tuple[Text, ...]:
    """The reasons against a command; none for what can be done."""
    if view.side is None or view.side != view.active or view.stage != "turn":
        return ()
    state = known_state(view)
    if wish == END:
        left = Text("why-actions-left", {"actions": state.actions})
        return (left,) if state.actions else ()
    words, cards = WORDS.get(wish, (wish,)), playable(state)
    actions = [action for action in ACTIONS if action.word in words]
    offered = [action for action in actions if action.options(state, cards)]
    if any(action.free or state.actions for action in offered):
        return ()
    if not state.actions and not FREE.issuperset(words):
        return (Text("why-no-actions"),)
    return tuple(_reasons(state, cards, wish))


def _reasons(state: State, cards: Cards, verb: str) -> Iterator[Text]:
    reason = WHY[verb](state, cards) if verb in WHY else None
    if reason is None:
        return
    yield reason
    idle = [card for card in state.me.hand if card not in cards]
    if idle and verb in WITH_PLACES:
        yield Text("why-unusable", {"cards": cards_text(idle)})


def _settle(state: State, cards: Cards) -> Text | None:
    def is_free(place: PlaceId) -> bool:
        again = may_settle_again(state, state.active, place)
        return again or (place not in state.board and state.me.villages > 0)

    if not state.me.villages:
        return Text("why-no-villages")
    return _no_journey(cards, list(filter(is_free, PLACES)), "why-no-settler")


def _besiege(state: State, cards: Cards) -> Text | None:
    if state.active in state.sieges:
        return Text("why-own-siege")
    places = targets(state, state.active)
    return _no_journey(cards, places, "why-no-fighter") if places else Text("why-no-target")


def _no_journey(cards: Cards, places: Sequence[PlaceId], third: str) -> Text:
    """Which card is missing on the way to those of the places that are nearest to being reached."""
    led = [place for place in within_reach(cards) if place in places]
    if not led:
        return Text("why-no-way")
    carried = [place for place in led if journeys(cards, place, None)]
    if not carried:
        return Text("why-no-transport", {"places": _places(led)})
    return Text(third, {"places": _places(carried)})


def _develop(state: State, cards: Cards) -> Text | None:
    if not state.me.towns:
        return Text("why-no-towns")
    held = [place for card in cards if (place := CARDS[card].place) is not None]
    villages = [place for place in held if not state.board[place].town and PLACES[place].points]
    if not villages:
        return Text("why-no-village-card")
    return Text("why-no-settler", {"places": _places(villages)})


def _fortify(state: State, cards: Cards) -> Text | None:
    if not state.fortifications:
        return Text("why-no-fortifications")
    if not any(CARDS[card].face.fortifies for card in cards):
        return Text("why-no-fortification-card")
    held = [place for card in cards if (place := CARDS[card].place) is not None]
    if all(state.board[place].fortified for place in held):
        return Text("why-no-place-to-fortify")
    return _too_dear(state, TABLE.prices.fortify)


def _reinforce(state: State, cards: Cards) -> Text | None:
    if not state.sieges:
        return Text("why-no-siege")
    if not any(can_reinforce(state, state.active, attacker) for attacker in state.sieges):
        return Text("why-cut-off")
    return Text("why-no-reinforcement")


def _withdraw(state: State, cards: Cards) -> Text | None:
    return Text("why-not-besieging")


def _surrender(state: State, cards: Cards) -> Text | None:
    besieged = foe_of(state.active) in state.sieges
    return Text("why-no-surrender" if besieged else "why-not-besieged")


def _raid(state: State, cards: Cards) -> Text | None:
    if not any(CARDS[card].face.raids for card in state.me.hand):
        return Text("why-no-raider")
    reach = raid_reach(state, state.active)
    if not reach:
        return Text("why-nothing-to-raid")
    place = min(reach, key=lambda each: (reach[each], each))
    assert not raiders(state, [], reach[place]), "the nearest place can't be raided"
    needed, coins = reach[place], state.me.money
    return Text(
        "why-too-far-to-raid", {"place": place_text(place), "cards": needed, "coins": coins}
    )


def _ambush(state: State, cards: Cards) -> Text | None:
    prices = [CARDS[each].face.raid_price for each in state.me.hand if CARDS[each].face.ambushes]
    return _too_dear(state, min(prices)) if prices else Text("why-no-ambusher")


def _merchant(state: State, cards: Cards) -> Text | None:
    has_ship = any(CARDS[card].shows("ship") for card in cards)
    return Text("why-no-coins-beside" if has_ship else "why-no-ship")


def _trader(state: State, cards: Cards) -> Text | None:
    return _no_special(state, "trader") or Text("why-no-furs")


def _piracy(state: State, cards: Cards) -> Text | None:
    if state.active == "british":
        return Text("why-other-side")
    return Text("why-no-second-ship" if "f-louisbourg" in cards else "why-no-louisbourg")


def _draft(state: State, cards: Cards) -> Text | None:
    costs = [CARDS[card].face.cost for card in (*state.me.empire, *state.neutral)]
    return _too_dear(state, min(costs)) if costs else Text("why-nothing-to-draft")


def _reserve(state: State, cards: Cards) -> Text | None:
    if len(state.me.reserve) >= TABLE.reserve:
        return Text("why-reserve-full", {"cards": TABLE.reserve})
    return Text("why-nothing-to-reserve")


def _retrieve(state: State, cards: Cards) -> Text | None:
    price = len(state.me.reserve)
    return _too_dear(state, price) if price else Text("why-reserve-empty")


def _shed(state: State, cards: Cards) -> Text | None:
    is_on = in_force(state, "shed-lost-cards")
    return Text("why-no-lost-card" if is_on else "why-not-at-this-table")


def _governor(state: State, cards: Cards) -> Text | None:
    return _no_special(state, "governor") or Text("why-nothing-to-remove")


def _intendant(state: State, cards: Cards) -> Text | None:
    missing = _no_special(state, "intendant")
    if missing is not None or state.me.discard:
        return missing or _too_dear(state, TABLE.prices.intendant)
    return Text("why-no-discards")


def _too_dear(state: State, price: int) -> Text | None:
    if state.me.money >= price:
        return None
    return Text("why-too-dear", {"price": price, "coins": state.me.money})


def _no_special(state: State, special: str) -> Text | None:
    """That a card isn't in hand, if so."""
    if any(CARDS[card].face.special == special for card in state.me.hand):
        return None
    own = [
        card.id
        for card in KINDS.values()
        if card.face.special == special and card.owner == state.active
    ]
    return Text("why-not-in-hand", {"card": card_text(own[0])}) if own else Text("why-other-side")


def _places(places: Sequence[PlaceId]) -> Text:
    return listed(list(map(place_text, dict.fromkeys(places))))


WHY: Mapping[str, Why] = MappingProxyType(
    {
        "settle": _settle,
        "develop": _develop,
        "fortify": _fortify,
        "besiege": _besiege,
        "reinforce": _reinforce,
        "withdraw": _withdraw,
        "surrender": _surrender,
        "raid": _raid,
        "ambush": _ambush,
        "natives": lambda state, cards: Text("why-no-leader"),
        "money": lambda state, cards: Text("why-no-coins"),
        "merchant": _merchant,
        "trader": _trader,
        "piracy": _piracy,
        "draft": _draft,
        "discard": lambda state, cards: Text("why-empty-hand"),
        "shed": _shed,
        "reserve": _reserve,
        "retrieve": _retrieve,
        "governor": _governor,
        "intendant": _intendant,
        "support": lambda state, cards: _no_special(state, "home-support"),
    }
)
