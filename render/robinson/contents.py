"""What close-ups say in leaves: the table's cards, the camp, inventions."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core import Text
from engine.robinson.content import TABLE, CardId
from engine.robinson.effects import ACTION_KINDS
from engine.robinson.view import GoodsView, InventionView
from render.robinson.camp import pawns_on
from render.robinson.leaves import Leaf
from render.robinson.news import dice_words, doing, fight
from render.robinson.phrases import Phrases, lava_next
from render.robinson.signs import card_icon, item_icon, kind_icon


def grouped(title: str, leaves: list[Leaf]) -> list[Leaf]:
    """Leaves with a title over the first of them."""
    if not leaves:
        return []
    first = msgspec.structs.replace(leaves[0], group=title)
    return [first, *leaves[1:]]


def card_leaf(phrases: Phrases, card: CardId, tag: str = "", *, alarm: bool = False) -> Leaf:
    """A card as it lies there."""
    return Leaf(phrases.card(card), phrases.says(card), card_icon(card), tag, alarm)


# The table


def table_leaves(phrases: Phrases) -> list[Leaf]:
    """Cards being resolved, the action, rules in force, threats, and what is known of piles."""
    view = phrases.view
    now = [card_leaf(phrases, card) for card in view.on_table]
    leaves = grouped(phrases.words.say(Text("draw-on-table")), now)
    leaves += grouped(phrases.say("now"), list(_doing(phrases)))
    leaves += grouped(phrases.say("rules"), list(_rules(phrases)))
    leaves += grouped(phrases.say("threats"), list(_threats(phrases)))
    leaves += grouped(phrases.say("on-top"), list(_seen(phrases)))
    return [*leaves, *grouped(phrases.say("piles"), [_piles(phrases)])]


def _doing(phrases: Phrases) -> Iterator[Leaf]:
    view = phrases.view
    if view.fighting is not None:
        told = fight(phrases, view.fighting)[-1]
        yield Leaf(phrases.card(view.fighting.card), told, "military")
    each = view.doing
    if each is not None:
        gained = phrases.goods(each.gained) if _any(each.gained) else ""
        things = [*each.tokens, *each.starting, *each.kept]
        parts = [
            dice_words(phrases, each),
            phrases.say("brings", goods=gained) if gained else "",
            phrases.say("finds", cards=phrases.cards(things)) if things else "",
        ]
        yield Leaf(
            doing(phrases, each)[1], "\n".join(filter(None, parts)), kind_icon(each.action.kind)
        )


def _any(goods: GoodsView) -> bool:
    return bool(goods.food or goods.preserved or goods.wood or goods.hides)


def _rules(phrases: Phrases) -> Iterator[Leaf]:
    """The rules in force under the cards that brought them."""
    for title, rules in phrases.rules().items():
        yield Leaf(title, "\n".join(rules), "time")


def _threats(phrases: Phrases) -> Iterator[Leaf]:
    cards = phrases.view.threats
    for place, card in enumerate(cards):
        sent = pawns_on(phrases.view, card)
        if sent:
            tag = phrases.say("threat-met", pawns=phrases.pawns(sent))
            yield msgspec.structs.replace(card_leaf(phrases, card, tag), good=True)
        elif place == 0 and len(cards) > 1:
            yield card_leaf(phrases, card, phrases.say("falls-next"), alarm=True)
        else:
            yield card_leaf(phrases, card)
    if not cards:
        yield Leaf(phrases.say("no-threats"), "", "threat")


def _seen(phrases: Phrases) -> Iterator[Leaf]:
    """Cards and tiles on top of piles that all have seen."""
    view = phrases.view
    if view.event_known is not None:
        yield card_leaf(phrases, view.event_known, phrases.say("pile", pile="events"))
    if view.hunt_known is not None:
        yield card_leaf(phrases, view.hunt_known, phrases.say("pile", pile="hunt"))
    for number, tile in enumerate(view.tiles_known, 1):
        title = phrases.say("next-tile", n=number)
        yield Leaf(title, phrases.tile(tile), "island")


def _piles(phrases: Phrases) -> Leaf:
    return Leaf(phrases.say("cards-left"), piles(phrases), "deck")


def piles(phrases: Phrases) -> str:
    """How many cards and tiles are in each pile."""
    view = phrases.view
    adventures = sum(view.adventures_left.values())
    numbers = {
        "events": view.events_left,
        "tiles": view.tiles_left,
        "hunt": view.hunt_left,
        "beasts": view.beasts_left,
        "adventures": adventures,
        "mysteries": view.mysteries_left,
        "tokens": view.tokens_left,
        "inventions": view.inventions_left,
    }
    said = [phrases.say("pile-left", pile=pile, n=n) for pile, n in numbers.items()]
    if view.invention_discard:
        said.append(phrases.say("given-up", cards=phrases.cards(view.invention_discard)))
    listed = ", ".join(said[:8])
    return f"{listed[:1].upper()}{listed[1:]}." + "".join(f"\n{each}" for each in said[8:])


# The camp


def camp_leaves(phrases: Phrases) -> list[Leaf]:
    """The camp in words, and all things that lie in it."""
    facts = [
        Leaf(phrases.say("levels"), "\n".join(levels(phrases)), "shelter"),
        Leaf(phrases.say("goods"), "\n".join(goods(phrases)), "wood"),
        Leaf(phrases.say("weather"), "\n".join(weather(phrases)), "rain"),
        Leaf(phrases.say("goal-label"), "\n".join(goal(phrases)), "flag"),
    ]
    if fields(phrases):
        facts.append(Leaf(phrases.say("fields"), "\n".join(fields(phrases)), "threat"))
    return [*facts, *grouped(phrases.say("things"), list(_things(phrases)))]


def levels(phrases: Phrases) -> list[str]:
    """Shelter, levels, what they cost, and morale."""
    view = phrases.view
    kind = "built" if view.shelter else "natural" if view.natural_shelter else "none"
    number = max(1, len(view.characters)) - 1
    wood, hides = TABLE.prices.wood[number], TABLE.prices.hides[number]
    return [
        phrases.say("shelter", kind=kind),
        phrases.say("level-row", roof=view.roof, palisade=view.palisade, weapon=view.weapon),
        phrases.say("level-price", wood=wood, hides=hides),
        phrases.say("morale-row", morale=phrases.morale()),
    ]


def goods(phrases: Phrases) -> list[str]:
    """What is available, and what comes when the actions are over."""
    view = phrases.view
    lines = [phrases.say("available", goods=phrases.goods(view.available))]
    for who, bag in view.bags.items():
        if _any(bag.goods):
            name = phrases.person(who)
            lines.append(phrases.say("coming", name=name, goods=phrases.goods(bag.goods)))
        things = [*bag.tokens, *bag.starting, *bag.kept]
        if things:
            cards = phrases.cards(things)
            lines.append(phrases.say("coming", name=phrases.person(who), goods=cards))
    return lines


def weather(phrases: Phrases) -> list[str]:
    """Dice, tokens, clouds."""
    view = phrases.view
    dice = phrases.counted(phrases.say("weather-die", die=die) for die in view.weather_dice)
    lines = [phrases.say("weather-dice", dice=dice) if dice else phrases.say("weather-no-dice")]
    shown = [phrases.words.say(Text(f"weather-{each}")) for each in view.weather]
    if shown:
        lines.append(phrases.say("weather-shown", dice=", ".join(shown)))
    tokens = view.fields.get("weather", ())
    if tokens:
        lines.append(phrases.say("weather-tokens", tokens=phrases.tokens(tokens)))
    if view.rain or view.snow:
        lines.append(phrases.say("clouds", rain=view.rain, snow=view.snow, roof=view.roof))
    return lines


def goal(phrases: Phrases) -> list[str]:
    """What the scenario wants, and how far that is done."""
    view = phrases.view
    lines = [f"{phrases.say('goal', scenario=view.scenario)}."]
    if view.scenario == "castaways":
        columns = ", ".join(f"{wood}/{n}" for n, wood in enumerate(view.pile, 1))
        lines.append(phrases.say("pile-of-wood", n=sum(view.pile), columns=columns))
        lines.append(phrases.say("fire", built=int("fire" in view.built)))
        if view.pile_wood:
            lines.append(phrases.say("pile-only", n=view.pile_wood))
    else:
        counted = [
            Text(f"tally-{each.id}", {"number": each.number, "of": each.of}) for each in view.goal
        ]
        lines += [f"{phrases.words.say(each)}." for each in counted]
        if lava_next(view)[0]:
            lines.append(f"{phrases.lava('lava')}.")
    return [*lines, phrases.say("points", n=view.points)]


def fields(phrases: Phrases) -> list[str]:
    """Tokens on actions and prices."""
    found = phrases.view.fields
    places = (*ACTION_KINDS, "shelter", "roof", "palisade", "weapon")
    others = [place for place in found if place not in (*places, "weather")]
    return [
        phrases.say("field", place=place, tokens=phrases.tokens(found[place]))
        for place in (*places, *others)
        if found.get(place)
    ]


def _things(phrases: Phrases) -> Iterator[Leaf]:
    """Discovery tokens, starting items, what players keep."""
    view = phrases.view
    for token in view.found:
        yield card_leaf(phrases, token)
    for card, uses in view.starting.items():
        yield card_leaf(phrases, card, phrases.say("uses", n=uses))
    for kept in view.kept:
        tag = phrases.say("kept-by", name=phrases.person(kept.holder))
        if kept.uses:
            tag = f"{tag} · {phrases.say('uses', n=kept.uses)}"
        yield card_leaf(phrases, kept.card, tag)


# Inventions and items


def invention_leaves(phrases: Phrases) -> list[Leaf]:
    """What can be built, what can't yet, and what there is."""
    view = phrases.view
    built = [_built(phrases, item) for item in view.built]
    coming = [
        Leaf(phrases.card(item), phrases.says(item), item_icon(item), phrases.say("tonight"))
        for item in view.future_items
    ]
    ready = [_invention(phrases, each) for each in view.inventions if each.open]
    others = [_invention(phrases, each) for each in view.inventions if not each.open]
    return [
        *grouped(phrases.say("items"), built + coming),
        *grouped(phrases.say("can-build"), ready),
        *grouped(phrases.say("cannot-build"), others),
    ]


def _built(phrases: Phrases, item: str) -> Leaf:
    tag = phrases.say("used") if item in phrases.view.worn else ""
    return Leaf(phrases.card(item), phrases.says(item), item_icon(item), tag)


def _invention(phrases: Phrases, each: InventionView) -> Leaf:
    """An invention on the board: what it costs, what is missing."""
    missing = lacks(phrases, each)
    lines = [phrases.say("lacking", what=", ".join(missing))] if missing else []
    body = "\n".join([*lines, phrases.says(each.id)])
    tag = "" if each.owner is None else phrases.say("only", name=phrases.person(each.owner))
    return Leaf(phrases.card(each.id), body, item_icon(each.id), tag)


def lacks(phrases: Phrases, each: InventionView) -> list[str]:
    """The terrains and items that an invention needs and that aren't there."""
    view = phrases.view
    terrains = [phrases.terrain(one) for one in each.terrain if one not in view.terrains]
    return [*terrains, *(phrases.card(item) for item in each.items if item not in view.built)]
