"""Recorded matches of real people, played again through the engine, state by state.

Records are JSON of the form that `games/README.md` describes. Cards go by name there and by id
here; copies are alike, so states are compared by names.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from engine.core import Match, One, Question, Raw, Rng, Seat, Some, Text
from engine.few_acres.content import CARDS, PLACES, POWERS, SIDES, CardId, PlaceId, Side
from engine.few_acres.editions import RULES
from engine.few_acres.game import FewAcres
from engine.few_acres.scoring import points
from engine.few_acres.state import Player, Settlement, Siege, State
from engine.few_acres.view import View

GAMES = Path(__file__).parent / "games"
GAME = FewAcres()
SEATS: dict[Side, Seat] = {"british": Seat(0), "french": Seat(1)}
Json = Mapping[str, Any]
Answer = Callable[[Question, Json], "Raw | None"]

NAMES = {
    "f-start-infantry": "Regular Infantry (start deck)",
    "f-native-americans": "Native Americans (blue)",
    "f-coureurs-de-bois": "Coureurs de Bois",
}
TRADERS = re.compile(r"Trader \(.*\)")


def place_of(name: str) -> PlaceId:
    place = re.sub("[.']", "", name.lower()).replace(" ", "-")
    assert place in PLACES, name
    return place


def name_of(card: CardId) -> str:
    """What records call a card; all copies, and both French Traders, have one name."""
    kind = CARDS[card].kind
    if kind in NAMES:
        return NAMES[kind]
    words = kind[2:].replace("-", " ").title()
    return f"{words} (neutral)" if CARDS[card].owner == "neutral" else words


def known_as(name: str) -> str:
    """A record's name of a card as `name_of` gives it."""
    if TRADERS.fullmatch(name):
        return "Trader"
    place = re.sub("[.']", "", name.lower()).replace(" ", "-")
    return place.replace("-", " ").title() if place in PLACES else name


def names_of(cards: Iterable[CardId]) -> list[str]:
    return [name_of(card) for card in cards]


class Box:
    """The cards that a record's names have not been given to yet."""

    def __init__(self, side: Side | None, cards: Iterable[CardId] = CARDS) -> None:
        self.left = [card for card in cards if CARDS[card].owner in (side, "neutral")]

    def take(self, names: Iterable[str]) -> list[CardId]:
        return [self._take_one(known_as(name)) for name in names]

    def _take_one(self, name: str) -> CardId:
        for card in self.left:
            if name_of(card) == name:
                self.left.remove(card)
                return card
        raise AssertionError(f"no {name} left")


def start_of(record: Json) -> State:
    """The state at the start of a record."""
    start = record["start"]
    neutral = [card for card in CARDS if CARDS[card].owner == "neutral"]
    players: dict[Side, Player] = {}
    for side in SIDES:
        own = [card for card in CARDS if CARDS[card].owner == side]
        box = Box(side, [*own, *neutral])
        players[side] = Player(
            money=start["money"][side],
            villages=start["supply"][side]["villages"],
            towns=start["supply"][side]["towns"],
            hand=box.take(start["hand"][side]),
            deck=box.take(reversed(start["deck"][side])),
            discard=box.take(start["discard"][side]),
            reserve=box.take(start["reserve"][side]),
            locations=box.take(start["available"][f"{side}_locations"]),
            empire=box.take(start["available"][f"{side}_empire"]),
            captured_villages=start["captured"][side]["villages"],
            captured_towns=start["captured"][side]["towns"],
        )
        neutral = [card for card in box.left if CARDS[card].owner == "neutral"]
    return State(
        rng=Rng(1),
        seats=2,
        phase="1.turn.0",
        players=players,
        board={place_of(name): _settlement(each) for name, each in start["board"].items()},
        neutral=Box(None, neutral).take(start["available"]["neutral"]),
        british=SEATS["british"],
        rules=[RULES[option["id"]] for option in record["options"]],
        fortifications=start["supply"]["fortifications"],
        active=start["to_move"],
        actions=record["turns"][0]["actions_allowed"],
    )


def _settlement(recorded: Json) -> Settlement:
    return Settlement(recorded["owner"], recorded["kind"] == "town", recorded["fortified"])


class Replay:
    """A record being played again. Draws are forced to what the record says."""

    def __init__(self, record: Json) -> None:
        self.record = record
        self.state = start_of(record)
        self.match: Match[State, View] = Match.resume(GAME, self.state)
        self.census = GAME.census(self.state)

    def play(self) -> None:
        """Play the whole record, comparing each state."""
        before = self.record["start"]
        for turn in self.record["turns"]:
            self.play_turn(turn, before)
            before = turn["after"]

    def play_turn(self, turn: Json, before: Json) -> None:
        """Play one turn, and compare the state after it."""
        side: Side = turn["side"]
        where = f"turn {turn['n']}"
        number = self.state.turn
        assert side == self.state.active, where
        _stack_deck(self.state, side, before, turn)
        self.match = Match.resume(GAME, self.state)
        for check in turn["siege_check"]:
            self._resolve(check)
        assert turn["actions_allowed"] == self.match.state.actions, where
        for n, action in enumerate(turn["actions"]):
            assert self.match.outcome is None, f"{where}, action {n}: the match is over"
            self._act(side, action, f"{where}, action {n}")
        if self.match.outcome is None:
            self._answer(SEATS[side], "end", f"{where}: the end")
        self.state = self._ended_turn(number)
        if turn["reshuffled"] or turn.get("refill_skipped"):
            _deal_as_recorded(self.state, side, turn["after"], where)
        compare(turn["after"], self.state, where)
        assert self.census == GAME.census(self.state), f"{where}: cards, pieces or money got lost"

    def _ended_turn(self, number: int) -> State:
        """The state right after a turn, before the sieges that it decided are resolved."""
        if self.match.outcome is not None:
            return self.match.state
        left = [each for each in self.match.checkpoints if each.phase.startswith(f"{number + 1}.")]
        return msgspec.json.decode(left[0].state, type=State)

    def _act(self, side: Side, action: Json, where: str) -> None:
        """Play an action: its first answer, then whatever it asks."""
        seat, money = SEATS[side], self.match.state.players[side].money
        question = self.match.pending[seat]
        assert isinstance(question, One), where
        keys = [option.key for option in question.options]
        key = next((key for key in keys if _is_action(key, action)), None)
        assert key is not None, f"{where}: {action} is not among {keys}"
        self._answer(seat, key, where)
        while self.match.outcome is None and not self._is_done(seat):
            [(asked, open_question)] = self.match.pending.items()
            raw = _answer_to(open_question, action)
            assert raw is not None, f"{where}: {action} says nothing to {open_question}"
            self._answer(asked, raw, where)
        due = action.get("gain", 0) - action.get("cost", 0)
        assert due == self.match.state.players[side].money - money, f"{where}: {action}"
        self._compare_strength(action, where)

    def _compare_strength(self, action: Json, where: str) -> None:
        if "strength_after" in action:
            attacker = action["siege"]
            strength = on_track(attacker, action["strength_after"])
            assert strength == self.match.state.sieges[attacker].marker, f"{where}: {action}"

    def _is_done(self, seat: Seat) -> bool:
        question = self.match.pending.get(seat)
        return question is not None and question.id == "turn.action"

    def _answer(self, seat: Seat, raw: Raw, where: str) -> None:
        try:
            self.match.answer(seat, raw)
        except ValueError as error:
            raise AssertionError(f"{where}: {raw!r} is refused: {error!r}") from error

    def _resolve(self, check: Json) -> None:
        """Answer what a siege that was won asks."""
        where = f"the siege of {check['place']}"
        said = {**check, "lost": check["returned_card"]}
        while self.match.pending:
            [(asked, question)] = self.match.pending.items()
            if not question.id.startswith("siege."):
                break
            raw = _answer_to(question, said)
            assert raw is not None, f"{where}: {check} says nothing to {question}"
            self._answer(asked, raw, where)
        assert check["siege"] not in self.match.state.sieges, f"{where} goes on"


def _is_action(key: str, action: Json) -> bool:
    """Whether a key of `turn.action` begins what a record calls an action."""
    word, _, target = key.partition(".")
    kind, cards = action["type"], action["cards"]
    match kind:
        case "settle" | "develop" | "fortify" | "besiege" | "raid":
            return word == kind and target == place_of(action["target"])
        case "reinforce":
            attacker, _, card = target.partition(".")
            said = "leader" if action["free"] else "reinforce"
            return (word, attacker) == (said, action["siege"]) and _is_card(card, cards[0])
        case "ambush" | "reserve":
            return word == kind and _is_card(target, cards[0])
        case "take_money":
            return word == "money" and _is_card(target, cards[0])
        case "draft":
            return word == kind and _is_card(target, action["target"])
        case "withdraw":
            return key == ("surrender" if action["role"] == "defender" else "withdraw")
        case "discard" if action["free"]:
            return word == "shed" and _is_card(target, cards[0])
        case _ if "fur" in kind:
            return word == "sell" and _is_card(target, cards[0])
    return key == PLAIN.get(kind, kind)


# What records call the actions that are one word here.
PLAIN = {
    "priest": "natives",
    "indian_leader": "natives",
    "home_support": "support",
    "retrieve_reserve": "retrieve",
}


def _is_card(card: CardId, name: str) -> bool:
    return name_of(card) == known_as(name)


def _answer_to(question: Question, action: Json) -> Raw | None:
    """What a record says to a question; None if it says nothing."""
    answer = ANSWERS.get(question.id)
    return None if answer is None else answer(question, action)


def _nth(n: int) -> Answer:
    return lambda question, action: _choice(question, action["cards"][n])


def _named(key: str) -> Answer:
    return lambda question, action: _choice(question, action[key])


def _settled(question: Question, action: Json) -> Raw | None:
    if not action["settled"]:
        return "none"
    card = action["settler_card"]
    return "settle" if card is None else _choice(question, card)


def _blocked(question: Question, action: Json) -> Raw | None:
    return _choice(question, action["blocked_by"]) if action["blocked_by"] else "none"


ANSWERS: Mapping[str, Answer] = {
    **dict.fromkeys(("settle.with", "besiege.with", "merchant.ship"), _nth(0)),
    **dict.fromkeys(("settle.transport", "besiege.transport", "piracy.ship"), _nth(1)),
    **dict.fromkeys(("develop.card", "fortify.card"), _nth(1)),
    **dict.fromkeys(("settle.card", "besiege.card"), _nth(2)),
    **dict.fromkeys(
        ("merchant.coins", "trader.furs"),
        lambda question, action: _choices(question, action["cards"][1:]),
    ),
    **dict.fromkeys(
        ("raid.card", "raid.more"), lambda question, action: _raider(question, action["cards"])
    ),
    "raid.block": _blocked,
    "ambush.answer": lambda question, action: _ambush_answer(question, action),
    "natives.give": lambda _, action: "show" if action["hand_shown"] else action["lost_from"],
    "discard.cards": lambda question, action: _choices(question, action["cards"]),
    "governor.cards": lambda question, action: _choices(question, action["removed"]),
    "intendant.card": _named("target"),
    "siege.card": _named("lost"),
    "siege.settle": _settled,
}


def _choice(question: Question, name: str) -> str | None:
    assert isinstance(question, One)
    keys = [option.key.partition(".")[2] if option.key.startswith("block.") else option.key
            for option in question.options]  # fmt: skip
    found = [n for n, key in enumerate(keys) if key in CARDS and _is_card(key, name)]
    return question.options[found[0]].key if found else None


def _choices(question: Question, names: Iterable[str]) -> tuple[str, ...] | None:
    assert isinstance(question, Some)
    left = [option.key for option in question.options]
    chosen: list[str] = []
    for name in names:
        key = next((key for key in left if _is_card(key, name)), None)
        if key is None:
            return None
        left.remove(key)
        chosen.append(key)
    return tuple(chosen)


def _raider(question: Question, names: Iterable[str]) -> str | None:
    """The next card of a raid, after those that the question says have been chosen."""
    assert isinstance(question, One)
    assert question.about is not None
    left = Counter(map(known_as, names)) - Counter(_cards_in(question.about.args["cards"]))
    for option in question.options:
        if option.key in CARDS and left[name_of(option.key)]:
            return option.key
    return "go"


def _cards_in(said: str | int | Text) -> list[str]:
    """The names of the cards that a text lists."""
    assert isinstance(said, Text)
    kind = said.id.removeprefix("card-")
    if kind in CARDS:
        return [name_of(kind)]
    return [name for part in said.args.values() for name in _cards_in(part)]


def _ambush_answer(question: Question, action: Json) -> str | None:
    assert isinstance(question, One)
    if action["hand_shown"]:
        return "show"
    blocked = action["blocked_by"]
    where = "block" if blocked else action["lost_from"]
    name = blocked or action["lost"]
    for option in question.options:
        zone, _, card = option.key.partition(".")
        if _zone(zone) == where and card in CARDS and _is_card(card, name):
            return option.key
    return None


def _zone(zone: str) -> str:
    return "siege" if zone in SIDES else zone


def _stack_deck(state: State, side: Side, before: Json, turn: Json) -> None:
    """Order a deck so that what the turn draws before any reshuffle comes as recorded.

    Home Support takes its cards from the other end of a recorded deck, which is all the same
    where it was shuffled.
    """
    deck = state.players[side].deck
    box = Box(side, deck)
    supports = [action["drew"] for action in turn["actions"] if action["type"] == "home_support"]
    first = box.take(name for drawn in supports for name in drawn[: len(deck)])
    left = Counter(map(known_as, before["deck"][side])) - Counter(names_of(first))
    rest: list[str] = []
    for name in map(known_as, before["deck"][side]):
        if left[name]:
            left[name] -= 1
            rest.append(name)
    state.players[side].deck = [*first, *box.take(rest)][::-1]


def _deal_as_recorded(state: State, side: Side, after: Json, where: str) -> None:
    """Deal hand, deck and discard pile of a side as recorded, once chance has had its say."""
    player = state.players[side]
    zones = {"hand": player.hand, "deck": player.deck, "discard": player.discard}
    held = [card for zone in zones.values() for card in zone]
    recorded = [known_as(name) for zone in zones for name in after[zone][side]]
    assert sorted(recorded) == sorted(names_of(held)), f"{where}: hand, deck and discard pile"
    box = Box(side, held)
    player.hand = box.take(after["hand"][side])
    player.deck = box.take(reversed(after["deck"][side]))
    player.discard = box.take(after["discard"][side])


def compare(recorded: Json, state: State, where: str) -> None:
    """Compare a recorded state with the engine's."""
    expected, actual = _flat(recorded), _flat_state(state)
    wrong = {key: (expected[key], actual[key]) for key in expected if expected[key] != actual[key]}
    assert wrong == {}, f"{where}: {wrong}"


def _flat(recorded: Json) -> dict[str, object]:
    flat: dict[str, object] = {
        "to move": recorded["to_move"],
        "board": {place_of(name): tuple(each.values()) for name, each in recorded["board"].items()},
        "fortifications": recorded["supply"]["fortifications"],
        "neutral": _sorted(recorded["available"]["neutral"]),
    }
    for side in SIDES:
        siege = recorded["siege"][side]
        flat |= {
            f"{side} money": recorded["money"][side],
            f"{side} hand": _sorted(recorded["hand"][side]),
            f"{side} deck": [known_as(name) for name in recorded["deck"][side]],
            f"{side} discard": _sorted(recorded["discard"][side]),
            f"{side} reserve": _sorted(recorded["reserve"][side]),
            f"{side} locations": _sorted(recorded["available"][f"{side}_locations"]),
            f"{side} empire": _sorted(recorded["available"][f"{side}_empire"]),
            f"{side} captured": tuple(recorded["captured"][side].values()),
            f"{side} supply": tuple(recorded["supply"][side].values()),
            f"{side} points": recorded["vp"][side],
            f"{side} siege": siege and _flat_siege(side, siege),
        }
    return flat


def _flat_siege(attacker: Side, siege: Json) -> tuple[object, ...]:
    strength = on_track(attacker, siege["strength"])
    return place_of(siege["place"]), strength, *(_sorted(siege["cards"][side]) for side in SIDES)


def on_track(attacker: Side, strength: int) -> int:
    """Where the marker stands; the site goes on counting past the ends of the track."""
    defender, most = POWERS[attacker].track
    return max(-defender, min(most, strength))


def _sorted(names: Iterable[str]) -> list[str]:
    return sorted(map(known_as, names))


def _flat_state(state: State) -> dict[str, object]:
    flat: dict[str, object] = {
        "to move": None if state.stage == "end" else state.active,
        "board": {
            place: (each.side, "town" if each.town else "village", each.fortified)
            for place, each in state.board.items()
        },
        "fortifications": state.fortifications,
        "neutral": sorted(names_of(state.neutral)),
    }
    for side, player in state.players.items():
        siege = state.sieges.get(side)
        flat |= {
            f"{side} money": player.money,
            f"{side} hand": sorted(names_of(player.hand)),
            f"{side} deck": names_of(reversed(player.deck)),
            f"{side} discard": sorted(names_of(player.discard)),
            f"{side} reserve": sorted(names_of(player.reserve)),
            f"{side} locations": sorted(names_of(player.locations)),
            f"{side} empire": sorted(names_of(player.empire)),
            f"{side} captured": (player.captured_villages, player.captured_towns),
            f"{side} supply": (player.villages, player.towns),
            f"{side} points": points(state, side),
            f"{side} siege": siege and _siege_of(siege),
        }
    return flat


def _siege_of(siege: Siege) -> tuple[object, ...]:
    cards = (sorted(names_of(siege.cards[side])) for side in SIDES)
    return siege.place, siege.marker, *cards
