"""Answers for seats whose player is away: a side that plans one turn ahead.

It weighs what its cards could do this turn, at nothing but its view.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Number, One, Question, Raw, Rng, Some
from engine.few_acres.attacks import GO, NONE, SHOW
from engine.few_acres.besieging import SETTLE, SURRENDER, WITHDRAW
from engine.few_acres.content import CARDS, KINDS, POWERS, CardId, PlaceId, Side, foe_of
from engine.few_acres.fights import siege_chance
from engine.few_acres.known import known_state
from engine.few_acres.managing import DISCARD, RETRIEVE, SHED, SUPPORT
from engine.few_acres.moves import Move, fetched, governed
from engine.few_acres.plans import Planning
from engine.few_acres.roads import can_reinforce
from engine.few_acres.scoring import ending_at_start
from engine.few_acres.sieges import ATTACKER_NEEDS
from engine.few_acres.trade import SELL
from engine.few_acres.turn import END, SKIP
from engine.few_acres.view import View
from engine.few_acres.worth import OVERDUE, Worth

FAVOURITE: Side = "british"
OFFER = 2  # points that the favourite side is worth
HOPELESS = 0.1  # how improbable a siege's success must be to lift it
RETRIEVED = 0.6  # how much better the turn must go with the reserve in hand
FREE = 0.3  # what a free action must gain


def choose(view: View, question: Question, rng: Rng) -> Raw:
    """A sensible answer for the seat of the view."""
    assert view.seat is not None, "a spectator is asked nothing"
    match question:
        case Number():
            return min(question.most, max(question.least, OFFER + rng.below(2)))
        case One(id="bid.side"):
            return FAVOURITE
        case Some():
            return _some(Judge(view), question)
        case _:
            return Judge(view).one(question)


def _some(judge: Judge, question: Some) -> tuple[str, ...]:
    """Those of the options that are wanted, as many as are allowed."""
    wanted = judge.several(question)
    chosen = wanted[: question.most]
    others = judge.cheapest(option.key for option in question.options)
    chosen += [key for key in others if key not in chosen][: max(0, question.least - len(chosen))]
    return tuple(option.key for option in question.options if option.key in chosen)


class Judge:
    """What answers are worth to one side."""

    def __init__(self, view: View) -> None:
        assert view.side is not None, "the sides are settled"
        self.side = view.side
        self.state = known_state(view)
        held = view.players[foe_of(self.side)].hand_size
        self.worth = Worth(self.state, self.side, held)

    # Questions about one option

    def one(self, question: One) -> str:
        offered = [option.key for option in question.options]
        match question.id:
            case "turn.action":
                return self._action(question)
            case "raid.block" | "swap.card":
                return self._own_card(question, offered)
            case "raid.more":
                return GO
            case "ambush.answer":
                return self._ambushed(offered)
            case "natives.give":
                return "reserve" if "reserve" in offered else offered[0]
            case "siege.settle":
                return self._settled(question, offered)
            case "siege.card":
                return self._least(offered)
            case "french.draft":
                return max(
                    offered, key=lambda card: (CARDS[card].face.cost, self.worth.of_card(card))
                )
            case "intendant.card":
                return self._fitting(question, fetched(self.worth))
            case _:
                return self._part(question)

    def _own_card(self, question: One, offered: list[str]) -> str:
        """The cheapest card that blocks; a card is swapped only if it is in the way."""
        cards = self.cheapest(key for key in offered if key != NONE)
        if not cards or (question.id == "swap.card" and self.worth.held(cards[0]) > 0):
            return NONE
        return cards[0]

    def _ambushed(self, offered: list[str]) -> str:
        """Block with the cheapest card, or lose the one that is worth least."""
        blocks = [key for key in offered if key.startswith("block.")]
        if blocks:
            return min(blocks, key=lambda key: self.worth.held(key.partition(".")[2]))
        if offered == [SHOW]:
            return SHOW
        return min(offered, key=lambda key: (self._kept(key.partition(".")[2]), key))

    def _kept(self, card: CardId) -> float:
        """What it costs to have a card back among the available ones."""
        return max(0.0, self.worth.of_card(card)) + 0.2 * CARDS[card].face.cost

    def _least(self, cards: Iterable[CardId]) -> CardId:
        return min(cards, key=lambda card: (self._kept(card), card))

    def _settled(self, question: One, offered: list[str]) -> str:
        if self.worth.settled(_about(question)) <= 0:
            return NONE
        if SETTLE in offered:
            return SETTLE
        return next(iter(self.cheapest(key for key in offered if key != NONE)), NONE)

    def cheapest(self, cards: Iterable[str]) -> list[str]:
        """Own cards, what it costs least to play first."""
        return sorted(cards, key=lambda card: (self.worth.held(card), card))

    # The cards of an action

    def _part(self, question: One) -> str:
        """The card for one part of an action: that of the best plan for it."""
        word, _, _ = question.id.partition(".")
        moves = [each for each in self._planning(1).moves() if self._is_about(each, word, question)]
        cards = [option.key for option in question.options]
        fitting = [move for move in moves if self._has_one(move, cards)]
        if not fitting:
            return self.cheapest(cards)[0]
        best = max(fitting, key=lambda move: move.value)
        return self._fitting(question, best.cards)

    def _planning(self, begun: int = 0) -> Planning:
        """Plans for the rest of the turn, with the action that is already *begun*."""
        return Planning(self.worth, self.state.actions + begun)

    def _is_about(self, move: Move, word: str, question: One) -> bool:
        place = _about(question) if question.about else ""
        return move.key in (word, f"{word}.{place}")

    def _has_one(self, move: Move, cards: list[CardId]) -> bool:
        kinds = {CARDS[card].kind for card in cards}
        return any(CARDS[card].kind in kinds for card in move.cards)

    def _fitting(self, question: One, cards: Iterable[CardId]) -> str:
        """The option for the first of these cards that is on offer."""
        offered = {option.kind: option.key for option in question.options}
        kinds = (CARDS[card].kind for card in cards)
        return next((offered[kind] for kind in kinds if kind in offered), question.default)

    # Questions about several options

    def several(self, question: Some) -> list[str]:
        """Those of the options that are wanted, the most wanted first."""
        offered = [option.key for option in question.options]
        match question.id:
            case "discard.cards":
                return self._of_move(DISCARD, offered)
            case "governor.cards":
                return governed(self.worth, offered) or [self._least(offered)]
            case "merchant.coins":
                return sorted(offered, key=lambda card: (-CARDS[card].coins, card))
            case "trader.furs":
                return offered
            case _:
                return self.cheapest(offered)[: question.least]

    def _of_move(self, key: str, offered: list[str]) -> list[str]:
        """The cards of the best move of that name."""
        planning = self._planning(1)
        moves = [move for move in planning.moves() if move.key == key]
        plan = planning.best(moves, self.worth.player.money)
        cards = plan.moves[0].cards if plan.moves else ()
        return [card for card in cards if card in offered]

    # The turn

    def _action(self, question: One) -> str:
        offered = Offers(question)
        return (
            self._at_once(offered)
            or self._planned(offered)
            or self._for_nothing(offered)
            or next(key for key in (END, DISCARD, SKIP) if offered.has(key))
        )

    def _at_once(self, offered: Offers) -> str:
        """What is always good: new cards for nothing, and to win the match."""
        if offered.has(SUPPORT) and (len(self.worth.player.deck) > 2 or not self.state.actions):
            return SUPPORT
        shed = offered.of_word(SHED)
        return shed or self._lifted(offered)

    def _planned(self, offered: Offers) -> str:
        """The first move of the best plan, or the reserve if it is better with it."""
        planning = self._planning()
        moves = planning.moves()
        plan = planning.best(moves, self.worth.player.money)
        if offered.has(RETRIEVE) and self._wants_reserve(planning, plan.value):
            return RETRIEVE
        for move in moves:
            if not move.actions and move.value > FREE and offered.find(move.key):
                return offered.find(move.key)
        found = (offered.find(move.key) for move in plan.moves)
        return next((key for key in found if key), "") if self.state.actions else ""

    def _wants_reserve(self, planning: Planning, otherwise: float) -> bool:
        return self.state.actions > 0 and planning.retrieved().value > otherwise + RETRIEVED

    def _for_nothing(self, offered: Offers) -> str:
        """A fur that is sold at the end of a turn, if no Trader waits for it."""
        waits = any(CARDS[card].face.special == "trader" for card in self.worth.player.hand)
        return "" if waits or self.state.actions else offered.of_word(SELL)

    def _lifted(self, offered: Offers) -> str:
        """To give a siege up, if it's hopeless or if that ends the match and wins it."""
        for word in (WITHDRAW, SURRENDER):
            if offered.has(word) and self._gives_up(word):
                return word
        return ""

    def _gives_up(self, word: str) -> bool:
        attacker = self.side if word == WITHDRAW else self.worth.foe
        place = self.state.sieges[attacker].place
        stakes = 0.0 if word == WITHDRAW else self.worth.war.stakes(place, attacker)
        if self._ends_without(attacker) and self.worth.lead - stakes > 0:
            return True
        if word == SURRENDER or self.state.actions:
            return False
        if not can_reinforce(self.state, self.side, attacker):
            return self.state.sieges[attacker].marker < ATTACKER_NEEDS
        held = self.worth.war.strengths(self.side, place, self.worth.player.hand)
        return siege_chance(self.worth, attacker, 0, held) < self._hopeless(place)

    def _hopeless(self, place: PlaceId) -> float:
        if self.state.turn > OVERDUE and place not in POWERS[self.side].wins_with:
            return 0.5
        return HOPELESS

    def _ends_without(self, attacker: Side) -> bool:
        """Whether the match would end at the next turn of the own side, but for a siege."""
        others = {side: siege for side, siege in self.state.sieges.items() if side != attacker}
        sieges, self.state.sieges = self.state.sieges, others
        ending = ending_at_start(self.state, self.side)
        self.state.sieges = sieges
        return ending != ""


class Offers:
    """The options of a turn, by word and kind."""

    def __init__(self, question: One) -> None:
        self._keys = {option.key for option in question.options}
        self._by_kind = {
            (option.key.rpartition(".")[0], option.kind): option.key
            for option in question.options
            if option.kind in KINDS
        }

    def has(self, key: str) -> bool:
        return key in self._keys

    def of_word(self, word: str) -> str:
        """The first option of an action, or ""."""
        return min((key for key in self._keys if key.startswith(f"{word}.")), default="")

    def find(self, key: str) -> str:
        """The option for a move: its own, or the same with another card of that kind; or ""."""
        if key in self._keys:
            return key
        words, _, card = key.rpartition(".")
        kind = CARDS[card].kind if card in CARDS else None
        return self._by_kind.get((words, kind), "")


def _about(question: One) -> PlaceId:
    """The place that a question is about, or ""."""
    about = question.about
    if about is None:
        return ""
    if about.id.startswith("place-"):
        return about.id.removeprefix("place-")
    place = about.args.get("place")
    return "" if place is None or isinstance(place, (str, int)) else place.id.removeprefix("place-")
