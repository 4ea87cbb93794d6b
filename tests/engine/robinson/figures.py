"""The figures and things that printed effects name, for tests of what cards say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

import msgspec

from engine.robinson import effects as word
from engine.robinson.content import BEASTS, EVENTS, Beast, Item, Need, Price
from engine.robinson.disease import MARKERS
from engine.robinson.effects import Effect, Effects
from engine.robinson.hunting_cards import BEASTS_COMPARED
from engine.robinson.specials import ARROWS, MARKED_ITEMS, PREDATOR_FEARS, TILES_SEEN

SPECIAL: Mapping[str, int] = MappingProxyType(
    {
        "cover-arrows": ARROWS,
        "hungry-predator": PREDATOR_FEARS,
        "mark-items": MARKED_ITEMS,
        "spyglass": TILES_SEEN,
        "strange-disease": MARKERS,
        "strongest-beast": BEASTS_COMPARED,
    }
)
GOODS = ("food", "preserved", "wood", "hides")


def figures(row: Effects, card: str = "") -> Iterator[int]:
    """Every number that these effects use; the event of *card* where it happens again."""
    for each in row:
        yield from _figures(each, card)


def _figures(each: Effect, card: str) -> Iterator[int]:
    match each:
        case word.Either(of=of):
            for row in of:
                yield from figures(row, card)
        case word.Again():
            yield from figures(EVENTS[card].event)
        case word.Special(rule=rule):
            yield from (SPECIAL[rule],) if rule in SPECIAL else ()
        case word.Mysteries(n=n, treasure=treasure, trap=trap, monster=monster):
            yield from {n, treasure, trap, monster} - {0}  # "3 mysteries, namely 2 treasures …"
        case word.Outside(then=then):
            yield from figures(then)
        case _:
            yield from numbers_of(each)


def numbers_of(printed: msgspec.Struct) -> Iterator[int]:
    """The numbers in the fields of a struct, but for those that need not be said."""
    for field in msgspec.structs.fields(printed):
        value = getattr(printed, field.name)
        if isinstance(value, int) and not isinstance(value, bool) and value != field.default:
            yield from (abs(value),) if value else ()


def figures_of_needs(needs: Iterable[Need]) -> Iterator[int]:
    for need in needs:
        yield from numbers_of(need)


def figures_of_item(item: Item) -> Iterator[int]:
    for price in item.cost:
        yield from numbers_of(price)
    yield from figures(item.gives)


def figures_of_beast(card: str) -> Iterator[int]:
    beast = BEASTS[card]
    yield from numbers_of(beast)
    yield from figures(beast.after)


def amounts(row: Effects, card: str = "") -> Iterator[tuple[str, int]]:
    """How much of what these effects give, take or change."""
    for each in row:
        match each:
            case word.Either(of=of):
                for part in of:
                    yield from amounts(part, card)
            case word.Again():
                yield from amounts(EVENTS[card].event)
            case word.Outside(then=then):
                yield from amounts(then)
            case _:
                yield from _amounts(each)


def _amounts(each: Effect) -> Iterator[tuple[str, int]]:
    match each:
        case word.Gain() | word.Lose():
            yield from amounts_of(each)
        case word.Level(of=of, by=by) if by:
            yield of, abs(by)
        case word.Morale(by=by):
            yield "morale", abs(by)
        case word.Fight(strength=strength, weapon=weapon, palisade=palisade):
            yield from (("strength", strength), *amounts_of(each))
            levels = (("weapon", -weapon), ("palisade", -palisade))
            yield from (level for level in levels if level[1])
        case word.Marked(wounds=wounds) if wounds:
            yield "wound", wounds
        case word.Draw(what="tokens", n=n):
            yield "tokens", n
        case word.Wound(n=n) | word.Heal(n=n) | word.Determination(n=n):
            yield str(each.__struct_config__.tag), abs(n)
        case word.DropInventions(n=n) | word.LoseItems(n=n):
            yield str(each.__struct_config__.tag), n
        case _:
            pass


def amounts_of(printed: Effect | Need | Price | Beast) -> Iterator[tuple[str, int]]:
    """How much of each kind of goods something names."""
    yield from ((kind, getattr(printed, kind)) for kind in goods(printed))


def things(row: Effects, card: str = "") -> Iterator[str]:
    """What these effects are about, each by one word that every saying must have in some form."""
    for each in row:
        yield from _things(each, card)


def _things(each: Effect, card: str) -> Iterator[str]:
    match each:
        case word.Either(of=of):
            for row in of:
                yield from things(row, card)
        case word.Again():
            yield from things(EVENTS[card].event)
        case word.Outside(then=then):
            yield from ("outside", *things(then))
        case word.BuildFree(items=items):
            yield from items
        case word.SpecialWound(part=part) | word.Marked(part=part):
            yield from ("special", part, *_cure(each))
        case _:
            yield from (*_places(each), *_cure(each))


def _places(each: Effect) -> tuple[str, ...]:
    """What is changed by an effect, or else what kind of effect it is."""
    match each:
        case word.Level(of=of):
            return tuple(of.split("-or-"))
        case word.Put(token=token, at=at):
            return (token, *at)
        case word.Exhaust(source=source):
            return ("exhaust",) if source == "any" else ("exhaust", source)
        case word.CoverTerrain(terrain=terrain):
            return (terrain,)
        case word.Draw(what=what):
            return (what,)
        case word.Special():
            return ()
        case _:
            return (str(each.__struct_config__.tag), *goods(each))


def _cure(each: Effect) -> tuple[str, ...]:
    """The Cure, if it helps."""
    helps = getattr(each, "cure", False) or getattr(each, "with_cure", None) is not None
    return ("cure",) if helps else ()


def goods(printed: Effect | Need | Price | Beast) -> Iterator[str]:
    """The kinds of goods that something names."""
    yield from (kind for kind in GOODS if getattr(printed, kind, 0))
