"""What is said in options and events, as message ids with arguments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from engine.core import Option, Text, player
from engine.robinson.content import GOODS, PersonId, SpaceId, face
from engine.robinson.effects import BuildFree, Effect, Effects, Gain, Lose, Resource
from engine.robinson.state import Goods, Planned, State, space_in

CARDS = ("event-", "wreck-", "build-", "gather-", "explore-", "treasure-", "trap-", "monster-",
         "beast-", "token-", "start-", "foe-", "site-")  # fmt: skip


def person_text(state: State, who: PersonId) -> Text:
    """A character: by its player, if it has one."""
    seat = state.people[who].seat
    return Text(f"character-{who}") if seat is None else player(seat)


def card_text(card: str) -> Text:
    """The title of a card or a token, or an item's name."""
    name = face(card)
    return Text(f"card-{name}" if name.startswith(CARDS) else f"item-{name}")


def about_card(card: str) -> Text:
    """A card that something is asked about: its title and what it says."""
    title = card_text(card)
    return Text("about-card", {"card": title, "says": Text(f"{title.id}-says")})


def tally_text(name: str, number: int, of: int) -> Text:
    """How far a part of the goal is reached."""
    return Text(f"tally-{name}", {"number": number, "of": of})


def use_text(card: str) -> Text:
    return Text("use-thing", {"card": card_text(card)})


def skill_text(skill: str) -> Text:
    return Text(f"skill-{skill}")


def use_skill_text(skill: str, price: int, variant: str) -> Text:
    """A skill on a button: what it costs and what it does, used in this way."""
    does = Text(f"use-{variant}" if variant else f"skill-{skill}-does")
    return Text("use-skill", {"skill": skill_text(skill), "price": price, "does": does})


def tile_text(tile: int) -> Text:
    return Text(f"tile-{tile}")


def space_text(space: SpaceId) -> Text:
    return Text("space", {"space": space})


def on_space_text(space: SpaceId) -> Text:
    """A space by itself, not within a sentence."""
    return Text("on-space", {"space": space_text(space)})


def goods_text(goods: Goods) -> Text:
    """What is paid or taken: one to four kinds of things, or nothing."""
    parts = [resource_text(kind, goods.of(kind)) for kind in GOODS if goods.of(kind)]
    return list_of(parts)


def resource_text(kind: Resource, number: int) -> Text:
    return Text(f"of-{kind}", {"number": number})


def cards_text(cards: Sequence[str]) -> Text:
    """One to six cards, one after the other."""
    return list_of([card_text(card) for card in cards[:6]])


def tiles_text(tiles: Sequence[int]) -> Text:
    """One to three tiles, one after the other."""
    parts = [tile_text(tile) for tile in tiles]
    return Text(f"tiles-{len(parts)}", dict(zip("abc"[: len(parts)], parts, strict=True)))


def list_of(parts: Sequence[Text]) -> Text:
    """Nothing, or one to six things, one after the other."""
    return Text(f"list-{len(parts)}", dict(zip("abcdef", parts, strict=False)))


def lines_text(lines: Sequence[Text]) -> Text | None:
    """Texts one below the other; None if there are none."""
    if not lines:
        return None
    return reduce(lambda above, line: Text("lines", {"a": above, "b": line}), lines)


def action_text(planned: Planned) -> Text:
    return target_text(planned.kind, planned.target)


def target_text(kind: str, target: str) -> Text:
    """An action that can be planned, by its kind and what it is done to."""
    space = space_in(target)
    what = face(target).partition("-at-")[0]
    if kind == "threat":
        if target.startswith("wreck-"):
            return Text("do-wreckage", {"card": card_text(target)})
        return Text("do-threat", {"card": card_text(f"event-{target}")})
    if space is not None and kind == "build":
        return Text("do-build-at", {"what": word(what), "space": space_text(space)})
    if kind == "hunt" and space is None and not target.isdigit():
        return Text(f"own-{target}")
    if space is not None and what not in ("food", "wood", target):
        return own_text(target)
    if space is not None:
        what = what if what in ("food", "wood") else "space"
        return Text(f"do-{kind}", {"what": what, "space": space_text(space)})
    if kind == "build":
        return Text("do-build", {"what": word(what)})
    if kind == "explore":
        return Text("do-explore-card", {"card": card_text(target)})
    return Text(f"do-{kind}")


def own_text(target: str) -> Text:
    """An action of a scenario's own on a tile, by its target: "village-at-4"."""
    what, _, space = target.rpartition("-at-")
    return Text(f"own-{what}", {"space": space_text(int(space))})


def word(what: str) -> Text:
    """A structure's or an item's name."""
    if what in ("shelter", "roof", "palisade", "weapon"):
        return Text(f"structure-{what}")
    return card_text(what)


def pawn_text(state: State, pawn: str) -> Text:
    """A pawn: somebody's own, or what an extra one comes from."""
    who = face(pawn)
    if who in state.people and state.people[who].seat is not None:
        return Text("pawn-of", {"who": person_text(state, who)})
    if who in state.people or who in ("dog", "handyman"):
        return Text(f"pawn-{who}")
    return Text("pawn-from", {"card": card_text(who)})


def crew_text(state: State, pawns: Sequence[str]) -> Text:
    """Whose pawns are together in an action, and what extra ones come from."""
    return list_of([_crew_member_text(state, pawn) for pawn in pawns[:6]])


def _crew_member_text(state: State, pawn: str) -> Text:
    who = face(pawn)
    if who in state.people:
        return person_text(state, who)
    return Text(f"pawn-{who}") if who in ("dog", "handyman") else card_text(who)


def source_text(source: str, space: SpaceId) -> Text:
    return Text("source-at", {"source": source, "space": space_text(space)})


def effects_text(effects: Effects) -> Text:
    """What one of several rows of effects does, as far as a button says it."""
    return list_of([_effect_text(each) for each in effects[:4]])


def _effect_text(effect: Effect) -> Text:
    """A word of the vocabulary with its values; *down* is 1 where a number is taken off."""
    shown: dict[str, str | int | Text] = {"down": 0}
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if isinstance(value, bool):
            shown[name] = int(value)
        elif isinstance(value, int):
            shown[name] = abs(value)
            shown["down"] = int(value < 0)
        elif isinstance(value, str):
            shown[name] = value
    match effect:
        case Gain():
            goods = Goods(effect.food, effect.preserved, effect.wood, effect.hides)
            shown["goods"] = goods_text(goods)
        case Lose():
            shown["goods"] = goods_text(Goods(food=effect.food, wood=effect.wood))
        case BuildFree():
            shown["items"] = cards_text(effect.items)
        case _:
            pass
    return Text(f"effect-{effect.__struct_config__.tag}", shown)


def choice(key: str) -> Option:
    """An option that is a plain word."""
    return Option(key, Text(f"choice-{key}"))


def card_option(card: str) -> Option:
    return Option(card, card_text(card), face(card))


def space_option(space: SpaceId) -> Option:
    return Option(str(space), on_space_text(space), None, str(space))


def person_option(state: State, who: PersonId) -> Option:
    return Option(who, person_text(state, who), who)


def character_option(who: PersonId) -> Option:
    return Option(who, Text(f"character-{who}"), who)
