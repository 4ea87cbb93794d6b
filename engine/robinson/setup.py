"""Setting up (rulebook "Příprava hry"), and what a table may choose before it."""

from __future__ import annotations

from engine.core import Config, Rng, Seat, TableOption
from engine.robinson.content import (
    ADVENTURES,
    BEASTS,
    CHARACTERS,
    EVENTS,
    FRIDAY,
    ICONS,
    ISLAND,
    ITEMS,
    MYSTERIES,
    SHEETS,
    STARTING,
    TABLE,
    TILES,
    USES,
    WRECKAGE,
    PersonId,
    ScenarioSheet,
    copies_of,
)
from engine.robinson.scenarios import rules
from engine.robinson.state import Person, Space, State

SOLDIER = "soldier"
COLUMNS = 5  # of the castaways' pile
MOST_STARTING_ITEMS = 4

WITHOUT_SOLDIER = tuple(name for name, sheet in SHEETS.items() if not sheet.soldier)
WITH_CREW = tuple(name for name, sheet in SHEETS.items() if "crew" in sheet.options)
OPTIONS = (
    TableOption("scenario", tuple(SHEETS), "castaways"),
    TableOption("characters", ("chosen", "lots"), "chosen"),
    # In games of two.
    TableOption("soldier", ("no", "yes"), "no", {"scenario": WITHOUT_SOLDIER}),
    TableOption("friday", ("usual", "with", "without"), "usual"),
    TableOption("dog", ("usual", "with", "without"), "usual"),
    TableOption("items", tuple(map(str, range(MOST_STARTING_ITEMS + 1))), "2"),
    TableOption("events", ("even", "fewer-books", "more-books"), "even"),
    TableOption("wreckage", ("food-crates", "random"), "food-crates"),
    TableOption("crew", ("usual", "hungry"), "usual", {"scenario": WITH_CREW}),
)


def deal(config: Config, rng: Rng) -> State:
    """The table before the first round; characters are chosen next, unless they are drawn."""
    options = {option.id: config.options.get(option.id, option.default) for option in OPTIONS}
    seats = config.seats
    sheet = SHEETS[options["scenario"]]
    state = State(
        rng=rng,
        seats=seats,
        phase="0.cast",
        scenario=sheet.id,
        rounds=sheet.rounds,
        first=Seat(rng.below(seats)),
        characters=[""] * seats,
        has_dog=_is_there(options["dog"], usual=seats == 1),
        morale=TABLE.morale_start,
        island=[Space() for _ in range(len(ISLAND.next_to) + sheet.extra_spaces)],
        camp=ISLAND.start,
        fields={},
        adventures={icon: [] for icon in ICONS},
        adventure_discard={icon: [] for icon in ICONS},
        ready=[False] * seats,
        drafts=[""] * seats,
        proposing=[None] * seats,
        pile=[0] * COLUMNS,
    )
    state.island[state.camp].tile = ISLAND.first_tile
    rules(state).chosen(state, options)
    if _is_there(options["friday"], usual=seats <= 2):
        state.people[FRIDAY] = Person(FRIDAY)
    _deal_cards(state, int(options["items"]), sheet)
    _deal_events(state, options["events"], options["wreckage"])
    state.inventions = [item.id for item in ITEMS.values() if item.group != "default"]
    state.board = [item.id for item in ITEMS.values() if item.group == "default"]
    state.board += [item.id for item in sheet.items]
    soldier = "yes" if sheet.soldier or (seats == 2 and options["soldier"] == "yes") else "no"
    if seats == 1 or options["characters"] == "lots":
        drawn = castable(seats, soldier)
        rng.shuffle(drawn)
        for seat in state.everyone:
            cast(state, seat, drawn.pop())
        finish(state)
    elif SOLDIER not in castable(seats, soldier):
        state.this_round.append("no-soldier")
    return state


def castable(seats: int, soldier: str) -> list[PersonId]:
    """Who may be played by so many players."""
    # RULING: the Soldier plays with three and four only, unless the table lets him in.
    return [
        each
        for each, printed in CHARACTERS.items()
        if printed.skills and (each != SOLDIER or seats > 2 or soldier == "yes")
    ]


def cast(state: State, seat: Seat, who: PersonId) -> None:
    """Give a seat its character."""
    state.characters[seat] = who
    state.people[who] = Person(who, seat)


def finish(state: State) -> None:
    """Deal the inventions, once it is known whose own are out of the pile; then begin."""
    own = [ITEMS[item].id for item in _own_items(state)]
    for item in own:
        state.inventions.remove(item)
    state.rng.shuffle(state.inventions)
    for _ in range(SHEETS[state.scenario].inventions):
        state.dealt.append(state.inventions.pop())
    state.board += [*state.dealt, *own]
    # Friday comes last wherever characters are listed.
    if FRIDAY in state.people:
        state.people[FRIDAY] = state.people.pop(FRIDAY)
    state.this_round.clear()
    rules(state).prepare(state)
    state.stage = "event"
    state.phase = "1.event"


def _own_items(state: State) -> list[str]:
    return [item for who in state.characters if (item := CHARACTERS[who].item)]


def _is_there(option: str, *, usual: bool) -> bool:
    return usual if option == "usual" else option == "with"


def _deal_cards(state: State, items: int, sheet: ScenarioSheet) -> None:
    rng = state.rng
    for card in ADVENTURES.values():
        state.adventures[card.deck] += copies_of(card.id, card.copies)
    state.mysteries = list(MYSTERIES)
    state.beasts = list(BEASTS)
    common = [token for token in TABLE.tokens if not token.sign]
    state.tokens = [token for each in common for token in copies_of(each.id, each.copies)]
    state.tokens += sheet.signs
    state.starting = list(STARTING)
    state.tiles = [tile for tile in TILES if tile != ISLAND.first_tile]
    for pile in (*state.adventures.values(), state.mysteries, state.beasts, state.tokens):
        rng.shuffle(pile)
    rng.shuffle(state.starting)
    rng.shuffle(state.tiles)
    # RULING: what a scenario begins with comes first; how many there are the table chooses.
    dealt = [
        *sheet.starting,
        *(each for each in state.starting[::-1] if each not in sheet.starting),
    ]
    for starting in dealt[:items]:
        state.starting.remove(starting)
        state.starting_uses[starting] = USES


def _deal_events(state: State, mix: str, wreckage: str) -> None:
    """Half as many of each kind as there are rounds, the harder and easier mixes apart."""
    half = (state.rounds + 1) // 2
    books = half + {"even": 0, "fewer-books": -2, "more-books": 2}[mix]
    numbers = {True: books, False: 2 * half - books}
    for is_book, number in numbers.items():
        cards = [
            copy
            for card in EVENTS.values()
            if (card.icon == "book") == is_book
            for copy in copies_of(card.id, card.copies)
        ]
        state.rng.shuffle(cards)
        state.events += cards[:number]
        state.box += cards[number:]
    state.rng.shuffle(state.events)
    wrecks = list(WRECKAGE)
    if wreckage == "random":
        state.rng.shuffle(wrecks)
    state.on_table = wrecks[:1]
    state.box += wrecks[1:]
