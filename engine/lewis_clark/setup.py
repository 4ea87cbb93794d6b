"""Setting up (rulebook "Set Up" and "Solo Variant"), and what a table may choose before it."""

from __future__ import annotations

from collections import Counter

from engine.core import Config, Content, ContentError, Rng, Seat, TableOption
from engine.core.content import parse
from engine.lewis_clark.content import (
    CHARACTERS,
    FIRST_SPACE,
    FORT_CLATSOP,
    JOURNAL_PAGES,
    ROUTE,
    ST_LOUIS,
    TABLE,
    CardId,
)
from engine.lewis_clark.effects import Resource, Terrain
from engine.lewis_clark.state import (
    Expedition,
    State,
    crew_of,
    empty_village,
    full_stacks,
    no_resources,
    printed_route,
)

OPTIONS = (
    TableOption("start", ("lots", "first-seat"), "lots"),
    TableOption("goods", ("same", "drawn"), "same"),
    TableOption("changes", tuple(map(str, range(TABLE.route_changes + 1))), "0"),
    TableOption("lasting", ("scaling", "flat"), "scaling"),
    TableOption("waiting", ("free", "costly"), "free"),
    TableOption("mackenzie", tuple(map(str, range(8))), "3"),
)

# RULING: only spaces between St Louis and Fort Clatsop change, never one that is both.
CHANGEABLE = tuple(
    space
    for space in range(ST_LOUIS + 1, FORT_CLATSOP)
    if ROUTE[space - FIRST_SPACE] != "mountain-river"
)


class Changes(Content, frozen=True):
    """A host's own route: the spaces on which tokens lie, counted from St Louis."""

    changed: list[int]


def check_route(text: str) -> None:
    """Raise `ContentError` unless a match can be played with this file's changes of the route."""
    read_changes(text)


def read_changes(text: str) -> list[int]:
    """The spaces that a host's file changes. Raises `ContentError`."""
    spaces = parse(text, Changes, "route.toml").changed
    if len(spaces) > TABLE.route_changes:
        raise ContentError(f"route.toml: more than {TABLE.route_changes} spaces changed")
    for place, space in enumerate(spaces):
        if space not in CHANGEABLE:
            raise ContentError(f"route.toml, changed[{place}]: space {space} can't be changed")
        if space in spaces[:place]:
            raise ContentError(f"route.toml, changed[{place}]: space {space} is there twice")
    return spaces


def deal(config: Config, rng: Rng) -> State:
    """A match at the start of its first turn."""
    chosen = {option.id: config.options.get(option.id, option.default) for option in OPTIONS}
    pile = [card for card, character in CHARACTERS.items() if character.number]
    rng.shuffle(pile)
    journal = first_journal([pile.pop() for _ in range(JOURNAL_PAGES)])
    goods = _starting_goods(config.seats, chosen["goods"] == "drawn", rng)
    route = _route(config.host_choices.get("route"), int(chosen["changes"]), rng)
    first = rng.below(config.seats) if chosen["start"] == "lots" else 0
    used = TABLE.newcomers + config.seats * TABLE.indians_each
    return State(
        rng=rng,
        seats=config.seats,
        phase=f"1.turn.{first}",
        expeditions=[
            Expedition(list(crew_of(Seat(seat))), goods[seat], TABLE.indians_each)
            for seat in range(config.seats)
        ],
        draw_pile=pile,
        journal=journal,
        indians=TABLE.indians[config.seats - 1] - used,
        newcomers=TABLE.newcomers,
        village=empty_village(),
        tiles=full_stacks(),
        route=route,
        active=Seat(first),
        mackenzie=ST_LOUIS + int(chosen["mackenzie"]) if config.seats == 1 else None,
        scales=chosen["lasting"] == "scaling",
        waiting_costs=chosen["waiting"] == "costly",
    )


def first_journal(drawn: list[CardId]) -> list[CardId]:
    """The journal at the start, from its last page: the weakest first, as drawn where equal."""
    return sorted(drawn, key=lambda card: CHARACTERS[card].strength)


def _starting_goods(seats: int, drawn: bool, rng: Rng) -> list[dict[Resource, int]]:
    """What each seat begins with."""
    start = TABLE.start
    if not drawn:
        return [{**no_resources(), **start.same} for _ in range(seats)]
    pool = [kind for kind, number in start.pool.items() for _ in range(number)]
    rng.shuffle(pool)
    hands = [Counter(pool.pop() for _ in range(start.drawn)) for _ in range(seats)]
    return [{**no_resources(), **hand} for hand in hands]


def _route(file: str | None, number: int, rng: Rng) -> list[Terrain]:
    """The route with a host's changes, or else with some at random."""
    if file is not None:
        spaces = read_changes(file)
    else:
        left = list(CHANGEABLE)
        rng.shuffle(left)
        spaces = left[:number]
    route = printed_route()
    for space in spaces:
        was_river = route[space - FIRST_SPACE] == "river"
        route[space - FIRST_SPACE] = "mountain" if was_river else "river"
    return route
