"""Setting up (rulebook 3.4), and what a table may choose before it."""

from __future__ import annotations

from engine.core import Config, Rng, Seat, TableOption
from engine.go_west.content import BUNDLED, read_deck
from engine.go_west.state import HAND_SIZE, WAGONS, Block, Player, State
from engine.go_west.view import AREAS, REGIONS

OPTIONS = (
    TableOption("start", ("lots", "first-seat"), "lots"),
    TableOption("pay", ("literal", "short"), "literal"),
    TableOption("placing", ("full", "conrad"), "full"),
)


def deal(config: Config, rng: Rng) -> State:
    """A match at the start of its first turn."""
    chosen = {option.id: config.options.get(option.id, option.default) for option in OPTIONS}
    text = config.host_choices.get("deck")
    deck = BUNDLED if text is None else read_deck(text)
    pile = list(deck)
    rng.shuffle(pile)
    players = [Player(hand=[pile.pop() for _ in range(HAND_SIZE)]) for _ in range(config.seats)]
    # RULING: the oldest player starts; at a distance lots are drawn, unless the table says who.
    first = rng.below(config.seats) if chosen["start"] == "lots" else 0
    return State(
        rng=rng,
        seats=config.seats,
        phase=f"1.turn.{first}",
        deck=deck,
        players=players,
        draw_pile=pile,
        active=Seat(first),
        wagons=[WAGONS] + [0] * (len(AREAS) - 1),
        blocks=[Block() for _ in REGIONS],
        any_split=chosen["pay"] == "literal",
        conrad=chosen["placing"] == "conrad",
    )
