"""Setting up (rulebook "Začátek hry"), and what a table may choose before it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Config, Rng, Seat, TableOption
from engine.few_acres.content import CARDS, PLACES, POWERS, SIDES, TABLE, CardId, PlaceId, Side
from engine.few_acres.editions import (
    EDITION_OPTION,
    RULE_OPTIONS,
    RuleId,
    rules_in_force,
)
from engine.few_acres.state import Player, Settlement, State, in_force

SIDES_OPTION = TableOption("sides", ("lots", "first-british", "first-french", "bid"), "lots")
SURRENDER_OPTION = TableOption("surrender", ("yes", "no"), "yes")
DEFENDER_OPTION = TableOption("defender", ("1", "2"), "1")
OPTIONS = (SIDES_OPTION, EDITION_OPTION, SURRENDER_OPTION, DEFENDER_OPTION, *RULE_OPTIONS)

TAKEN_INFANTRY = ("b-regular-infantry.4", "b-regular-infantry.5", "b-regular-infantry.6")


def deal(config: Config, rng: Rng) -> State:
    """A match at the start of its first turn, or of the auction for the sides.

    Raises `OptionsContradict` for optional rules that contradict each other.
    """
    chosen = {option.id: config.options.get(option.id, option.default) for option in OPTIONS}
    rules = rules_in_force(chosen["edition"], chosen)
    players = {side: _player(side, rules, rng) for side in SIDES}
    board = _board(rules)
    for settlement in board.values():
        player = players[settlement.side]
        player.towns -= settlement.town
        player.villages -= not settlement.town
    state = State(
        rng=rng,
        seats=config.seats,
        players=players,
        board=board,
        neutral=[card.id for card in CARDS.values() if card.owner == "neutral"],
        british=_british(chosen["sides"], rng),
        rules=rules,
        may_surrender=chosen["surrender"] == "yes",
        defender_needs=int(chosen["defender"]),
        fortifications=TABLE.fortifications - sum(each.fortified for each in board.values()),
        bank=TABLE.money - sum(player.money for player in players.values()),
    )
    if state.british is None:
        state.stage = state.phase = "bid"
    else:
        sides_settled(state)
    return state


def sides_settled(state: State) -> None:
    """Go on once it's known who plays which side: to the first turn, or what comes before it."""
    if in_force(state, "french-draft"):
        state.stage = state.phase = "french-draft"
    else:
        open_match(state)


def open_match(state: State) -> None:
    """Shuffle the decks, draw the first hands and go to the first turn."""
    for player in state.players.values():
        state.rng.shuffle(player.deck)
        player.hand = [player.deck.pop() for _ in range(TABLE.hand)]
    assert state.british is not None
    state.stage = "turn"
    state.phase = f"1.turn.{state.british}"


def _british(sides: str, rng: Rng) -> Seat | None:
    match sides:
        case "first-british":
            return Seat(0)
        case "first-french":
            return Seat(1)
        case "bid":
            return None
        case _:
            return Seat(rng.below(2))


def _player(side: Side, rules: list[RuleId], rng: Rng) -> Player:
    power = POWERS[side]
    cards = [card for card in CARDS.values() if card.owner == side]
    start = [card.id for card in cards if card.start]
    empire = [card.id for card in cards if card.place is None and not card.start]
    for card in _removed(side, rules):
        empire.remove(card)
    for card in _moved_to_start(side, rules):
        empire.remove(card)
        start.append(card)
    return Player(
        money=power.money,
        villages=power.villages,
        towns=power.towns,
        deck=start,
        locations=[card.id for card in cards if card.place is not None and not card.start],
        empire=empire,
    )


def _removed(side: Side, rules: list[RuleId]) -> list[CardId]:
    """The empire cards of a side that stay in the box."""
    removed: list[CardId] = []
    if side == "french" and not {"bateaux-in-empire", "bateaux-in-start"} & set(rules):
        removed.append("f-bateaux")
    if side == "british" and "fewer-infantry" in rules:
        removed += TAKEN_INFANTRY
    if "no-governors" in rules:
        removed.append(f"{side[0]}-governor")
    return removed


def _moved_to_start(side: Side, rules: list[RuleId]) -> list[CardId]:
    moved: Mapping[RuleId, tuple[Side, CardId]] = {
        "bateaux-in-start": ("french", "f-bateaux"),
        "british-bateaux": ("british", "b-bateaux"),
    }
    return [card for rule, (whose, card) in moved.items() if rule in rules and whose == side]


def _board(rules: list[RuleId]) -> dict[PlaceId, Settlement]:
    fortified = {
        place
        for rule, place in (("louisbourg-fortified", "louisbourg"), ("quebec-fortified", "quebec"))
        if rule in rules
    }
    return {
        place.id: Settlement(
            "british" if place.start.startswith("british") else "french",
            place.start.endswith("town"),
            place.id in fortified,
        )
        for place in PLACES.values()
        if place.start is not None
    }
