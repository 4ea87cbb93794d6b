"""A sensible answer to every question, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.core import Number, One, Option, Question, Raw, Rng
from engine.robinson import pilot
from engine.robinson.aims.registry import aims_for
from engine.robinson.content import ADVENTURES, EVENTS, FRIDAY, TILES, face
from engine.robinson.effects import Either
from engine.robinson.harm import use
from engine.robinson.outlook import DETERMINATION, HUNGER, Outlook, hearts_left
from engine.robinson.things import ITEMS
from engine.robinson.view import PersonView, View
from engine.robinson.worth import SEEN

CAST = ("carpenter", "cook", "explorer", "soldier")  # whom a group can do with, first of all
FEW_HEARTS = 4
BUILT = 2.0  # what the pawns that build a shelter could do instead
LAID = 1.0  # what wood on the pile is worth when the pile is due
DOOM = 1000.0  # what it costs to be there when lava comes
KEPT: MappingProxyType[str, float] = MappingProxyType(
    {item: once + 4 * each for item, (once, each) in ITEMS.items()} | {"fire": 99.0, "mast": 3.0}
)
TOKENS: MappingProxyType[str, float] = MappingProxyType(
    {"token-find": 3, "token-bow-tie": 3, "token-bars": 2.5, "token-nourishing-larvae": 2,
     "token-fallen-tree": 2.2, "token-old-machete": 2, "token-saltire": 2, "token-tobacco": 1.8,
     "token-goat": 1.8, "token-dashes": 1.5, "token-thorny-bushes": 1.4, "token-candles": 1.2}
)  # fmt: skip


def choose(view: View, question: Question, rng: Rng) -> Raw:
    """Answer a question; nothing is ever taken back for good, so every match ends."""
    match question:
        case Number():
            return _number(view, question)
        case One(id="cast.character"):
            return _character(question)
        case One(id="plan.pawn"):
            return pilot.pawn(view, question, rng)
        case One(id="plan.action"):
            return pilot.action(view, question)
        case One(id="plan.pay"):
            return pilot.pay(question)
        case One():
            return _other(view, question)
        case _:
            return question.default


def _other(view: View, question: One) -> str:
    """A vote, or what one chooses for oneself."""
    own = aims_for(view).answer(question)
    if own is not None:
        return own
    answer = ANSWERS.get(question.id.removesuffix(".decide"))
    return question.default if answer is None else answer(view, question)


def _me(view: View) -> PersonView:
    assert view.seat is not None
    who = view.characters[view.seat]
    return next(person for person in view.people if person.id == who)


def _character(question: One) -> str:
    keys = [option.key for option in question.options]
    return next(who for who in (*CAST, *keys) if who in keys)


def _either(view: View, question: One) -> str:
    """What hurts least of what a card leaves to choose."""
    outlook = Outlook(view)
    keys = {option.key for option in question.options}
    for card in view.on_table:
        name = face(card)
        rows = EVENTS[name].event if name in EVENTS else ()
        if name in ADVENTURES:
            rows = (*ADVENTURES[name].now, *ADVENTURES[name].later)
        for each in rows:
            if isinstance(each, Either):
                worth = {str(n): use(outlook, row) for n, row in enumerate(each.of, 1)}
                known = [key for key in worth if key in keys]
                if len(known) == len(keys):
                    return max(known, key=worth.__getitem__)
    return question.default


def _weakest(view: View, question: One) -> str:
    """Who can bear least more, players before Friday."""
    people = {person.id: person for person in view.people}
    keys = [option.key for option in question.options if option.key in people]
    return min(keys, key=lambda who: (who == FRIDAY, hearts_left(people[who])))


def _hungry(view: View, question: One) -> str:
    """Who can best do without a meal."""
    outlook = Outlook(view)
    return min(question.options, key=lambda option: outlook.cost_of(option.key, HUNGER)).key


def _weak(view: View, question: One) -> str:
    """Who can worst do without a meal."""
    outlook = Outlook(view)
    return max(question.options, key=lambda option: outlook.cost_of(option.key, HUNGER)).key


def _tile(view: View, question: One) -> str:
    """Mountains, as long as Fire lacks them; else what gives most."""

    def worth(option: Option) -> float:
        tile = TILES.get(int(option.key)) if option.key.isdigit() else None
        if tile is None:
            return -1.0
        lacks = tile.terrain not in view.terrains
        fire = tile.terrain == "mountains" and lacks and "fire" not in view.built
        return 5 * fire + lacks + bool(tile.food) + tile.wood + 0.4 * tile.tokens

    return max(question.options, key=worth).key


def _dearest(question: One, worth: Mapping[str, float]) -> str:
    return max(question.options, key=lambda option: worth.get(face(option.key), 0.5)).key


def _camp(view: View, question: One) -> str:
    """The tile with most to live on, if that is worth what leaving costs."""
    outlook = Outlook(view)
    nights = min(SEEN, outlook.rounds_left - 1, outlook.aims.settles)
    stay = outlook.comfort(view.camp) * nights

    def worth(option: Option) -> float:
        if not option.key.isdigit():
            return stay - _doom(view, view.camp) + outlook.aims.camp(view.camp)
        space = int(option.key)
        tile = view.island[space].tile
        natural = tile is not None and TILES[tile].shelter
        better = outlook.comfort(space) * nights - _doom(view, space) + outlook.aims.camp(space)
        if view.shelter:
            return better - (view.roof // 2 + view.palisade // 2) * outlook.level_price - 0.5
        levels = (view.roof + view.palisade) * outlook.level_price * 1.2
        # A shelter that isn't there can be built.
        bare = 1 + (view.available.wood + outlook.production["wood"] < outlook.level_price)
        roofed = min(
            outlook.cost_to_all * nights * 0.8,
            outlook.level_price * 1.5 + BUILT + outlook.cost_to_all * bare,
        )
        shelter = (natural - view.natural_shelter) * roofed
        return better + shelter - levels - 0.5

    return max(question.options, key=worth).key


def _doom(view: View, space: int) -> float:
    """What it costs to camp where lava comes next."""
    return DOOM if f"lava-{view.round + 1}" in view.island[space].marks else 0.0


# The pile of the castaways


def _column(view: View, question: One) -> str:
    """The column that can be completed with most wood, as far as the weather leaves it."""
    outlook = Outlook(view)
    columns = [int(option.key) for option in question.options if option.key.isdigit()]
    if not columns:
        return question.default
    rooms = {column: outlook.rooms[column] for column in columns}
    wood = view.available.wood + view.pile_wood
    if outlook.slack <= 0 or outlook.is_last:
        return _due_column(outlook, rooms, wood)
    spare = max(view.pile_wood, wood - outlook.reserve - outlook.saving)
    full = [column for column in columns if rooms[column] <= spare]
    if full:
        return str(max(full, key=rooms.__getitem__))
    return str(max(columns)) if view.pile_wood else question.default


def _due_column(outlook: Outlook, rooms: Mapping[int, int], wood: int) -> str:
    """Which column is laid in an evening that mustn't go by without one."""
    free = outlook.view.pile_wood

    def worth(column: int) -> float:
        laid = min(rooms[column], wood)
        left = wood - max(laid, free)
        night = 0.0 if outlook.is_last else outlook.after_pile(outlook.food, left)
        return 4.0 * (laid == rooms[column]) + LAID * laid - night

    return str(max(rooms, key=worth))


def _number(view: View, question: Number) -> int:
    if question.id != "pile.wood":
        return question.default
    outlook = Outlook(view)
    if outlook.slack <= 0:
        return question.most
    spare = view.available.wood - outlook.reserve - outlook.saving
    return max(question.least, min(question.most, view.pile_wood + max(0, spare)))


def _top(view: View, question: One) -> str:
    return "heal" if _me(view).wounds > FEW_HEARTS else "determination"


def _arranged(view: View, question: One) -> str:
    return "morale" if Outlook(view).of_morale(1) > 2 * DETERMINATION else "determination"


def _token(view: View, question: One) -> str:
    return _dearest(question, TOKENS)


def _invention(view: View, question: One) -> str:
    return _dearest(question, KEPT)


def _unwanted(view: View, question: One) -> str:
    """The thing that can best be done without; Fire never, if anything else goes."""
    return min(question.options, key=lambda option: KEPT.get(face(option.key), 1.0)).key


ANSWERS: MappingProxyType[str, Callable[[View, One], str]] = MappingProxyType(
    {
        "adventure.choice": lambda view, question: "2",
        "arrange.bible": lambda view, question: question.options[0].key,
        "arrange.what": _arranged,
        "effect.either": _either,
        "heal.whom": _weakest,
        "invention.discard": _unwanted,
        "invention.idea": _invention,
        "invention.take": _invention,
        "item.lose": _unwanted,
        "morale.top": _top,
        "night.camp": _camp,
        "night.eats": _weak,
        "night.hungry": _hungry,
        "pile.column": _column,
        "tile.next": _tile,
        "token.backpack": _token,
        "token.scouting": _token,
    }
)
