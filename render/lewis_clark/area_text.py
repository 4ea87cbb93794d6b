"""One player's expedition in words: what its picture shows, and how Discord reads it out."""

from __future__ import annotations

from engine.core import Seat
from engine.lewis_clark.content import CHARACTERS
from engine.lewis_clark.effects import RESOURCES, Resource
from engine.lewis_clark.view import BoatView, PlayedView, View
from render.art import short
from render.drawing import Words
from render.lewis_clark.boats import loads, printed_time
from render.lewis_clark.phrases import Phrases, said
from render.lewis_clark.text import badges, chip, hold, phrases_of


def area_title(view: View, seat: Seat, words: Words) -> str:
    """What the close-up of one expedition is called."""
    phrases = phrases_of(view, words)
    return phrases.say("area-of", name=phrases.names[seat])


def area_text(view: View, seat: Seat, words: Words) -> str:
    """Everything that lies before one player, in markdown."""
    phrases = phrases_of(view, words)
    each = view.expeditions[seat]
    lines = [
        f"**{area_title(view, seat, words)}**",
        standing(phrases, seat),
        phrases.say("hold", hold=hold(phrases, each), indians=each.indians),
        phrases.say("counts", badges=badges(phrases, each.badges)),
        camp_cost(phrases, seat),
        "",
        f"**{phrases.say('boats')}**",
    ]
    lines += [f"- {boat_line(phrases, boat, kinds)}" for boat, kinds in loads(each)]
    lines += ["", f"**{phrases.say('characters')}**"]
    lines += [f"- {played_line(phrases, card)}" for card in each.area]
    if not each.area:
        lines.append(phrases.say("empty-area"))
    return "\n".join(lines)


def area_alt(view: View, seat: Seat, words: Words) -> str:
    """The same in short."""
    phrases = phrases_of(view, words)
    each = view.expeditions[seat]
    parts = [
        area_title(view, seat, words),
        standing(phrases, seat),
        phrases.say("hold", hold=hold(phrases, each), indians=each.indians),
        phrases.say("counts", badges=badges(phrases, each.badges)),
        camp_cost(phrases, seat),
    ]
    cards = ", ".join(chip(phrases, card) for card in each.area)
    parts.append(phrases.say("played", cards=cards) if cards else phrases.say("empty-area"))
    return short([part[:1].upper() + part[1:] for part in parts])


def standing(phrases: Phrases, seat: Seat) -> str:
    """Where scout and camp are, and how many cards there are in hand."""
    each = phrases.view.expeditions[seat]
    parts = (
        phrases.say("scout", n=each.scout),
        phrases.say("camp", n=each.camp),
        phrases.say("cards", n=each.hand_size),
    )
    words = ", ".join(parts)
    return f"{words[:1].upper()}{words[1:]}."


def camp_cost(phrases: Phrases, seat: Seat) -> str:
    cost = phrases.view.expeditions[seat].camping
    return phrases.say(
        "camp-now",
        time=cost.time,
        hand=cost.hand,
        resources=cost.resources,
        indians=cost.indians,
        saved=cost.saved,
        space=cost.space,
    )


def boat_line(phrases: Phrases, boat: BoatView, kinds: tuple[Resource, ...]) -> str:
    """What a boat may carry, what that costs in camp, and what it carries."""
    once, apiece = printed_time(boat)
    load = phrases.say("boat-empty")
    if boat.carried:
        goods = phrases.goods({kind: kinds.count(kind) for kind in RESOURCES})
        load = goods if kinds else phrases.say("indians", n=boat.carried)
    if boat.time:
        load = phrases.say("boat-time", load=load, n=boat.time)
    cost = "once" if once else "each" if apiece else "free"
    return phrases.say("boat", carries=boat.carries, limit=boat.limit or 0, cost=cost, load=load)


def played_line(phrases: Phrases, each: PlayedView) -> str:
    """A character face up: its strength, what gave it, its badge and its action."""
    parts = [phrases.say("with", n=each.strength)]
    if each.back is not None:
        card = phrases.card(each.beneath) if each.beneath else phrases.say("a-card")
        face = phrases.back(each.back.strength, each.back.badge)
        parts.append(phrases.say("beneath", card=card, face=face))
    if each.indians:
        parts.append(phrases.say("on-it", n=each.indians))
    parts.append(phrases.words.say(said("badge", badge=CHARACTERS[each.card].badge)))
    role = phrases.role(each.card)
    name = f"**{phrases.card(each.card)}**"
    parts.append(f"{role}: {phrases.effect(each.card)}" if role else phrases.effect(each.card))
    return f"{name} {'; '.join(parts)}"
