"""Go West! in words: the board, the hand, the status and the pictures' alternative texts."""

from __future__ import annotations

from engine.core import Seat, Text
from engine.go_west.view import AREAS, REGIONS, Area, BlockView, View
from render.art import short
from render.drawing import Words
from render.go_west.phrases import Phrases, can_pay, counted, due


def phrases_of(view: View, words: Words) -> Phrases:
    names = tuple(words.name(Seat(seat)) for seat in range(len(view.players)))
    return Phrases(words, view, names)


def board_text(view: View, words: Words) -> str:
    """Everything on the table, in markdown."""
    phrases = phrases_of(view, words)
    lines = [
        f"**{phrases.title()}**",
        phrases.say("head", n=view.turn, status=phrases.status()),
        phrases.say("piles", draw=view.draw_pile, discard=len(view.discard)),
    ]
    if view.on_table is not None:
        label = words.say(Text("draw-on-table"))
        lines.append(f"**{label}:** {phrases.on_table(view.on_table)}")
    if view.last is not None and not phrases.begun(view.last):
        label = words.say(Text("draw-last"))
        lines.append(f"**{label}:** {phrases.last(view.last)}")
    lines += ["", f"**{words.say(Text('draw-players'))}**"]
    lines += [f"- {player_line(phrases, Seat(seat))}" for seat in range(len(view.players))]
    lines += ["", f"**{phrases.say('areas')}**"]
    lines += [f"- {area_line(phrases, area)}" for area in AREAS]
    return "\n".join(lines)


def player_line(phrases: Phrases, seat: Seat) -> str:
    """A player's points, discs, cards, next price and double turn."""
    view, player = phrases.view, phrases.view.players[seat]
    parts = [
        phrases.say("points", n=player.score),
        phrases.say("supply", n=player.supply),
        phrases.say("box", n=player.box),
        phrases.say("cards", n=player.hand_size),
        phrases.say("next-scoring", price=player.price)
        if player.price is not None
        else phrases.say("no-scoring"),
        phrases.say("double" if player.double else "no-double"),
    ]
    if not view.over:
        parts.append(phrases.say("due", n=due(view, seat)))
    return f"**{phrases.names[seat]}**: {', '.join(parts)}"


def area_line(phrases: Phrases, area: Area) -> str:
    """An area's wagons; in a region also its discs, oldest first, and what it would pay."""
    view = phrases.view
    n = view.wagons[AREAS.index(area)]
    line = f"**{phrases.area(area)}**: {phrases.say('wagons', n=n)}"
    if area not in REGIONS:
        return line
    number = REGIONS.index(area)
    line += f"; {block(phrases, view.blocks[number])}"
    gains = view.preview[number] if number < len(view.preview) else ()
    if any(gains) and not view.over:
        line += f"; {phrases.say('pays', gains=phrases.gained(gains))}"
    return line


def block(phrases: Phrases, held: BlockView) -> str:
    if not held.discs:
        return phrases.say("no-discs")
    owners = counted(phrases.names[seat] for seat in held.discs)
    full = "yes" if len(held.discs) == 7 else "no"
    return phrases.say("discs", n=len(held.discs), owners=owners, full=full)


def hand_text(view: View, seat: Seat, words: Words) -> str:
    """The seat's cards and what it has to pay with, in markdown."""
    phrases = phrases_of(view, words)
    player = view.players[seat]
    means = ", ".join(
        (
            phrases.say("supply", n=player.supply),
            phrases.say("box", n=player.box),
            phrases.say("points", n=player.score),
        )
    )
    lines = [f"**{words.say(Text('draw-hand'))}** · {means}"]
    for card in view.hand:
        dear = "" if can_pay(view, seat, card) else f" ({phrases.say('too-dear')})"
        lines.append(f"- {phrases.named(card)}{dear}")
    return "\n".join(lines)


def status(view: View, words: Words) -> str:
    """The turn, whose it is, and the scores."""
    phrases = phrases_of(view, words)
    return phrases.say("status", n=view.turn, status=phrases.status(), scores=scores(phrases))


def board_alt(view: View, words: Words) -> str:
    """What the board shows, in short: Discord reads it to those who can't see the picture."""
    phrases = phrases_of(view, words)
    wagons = zip(phrases.areas(), view.wagons, strict=True)
    parts = [
        phrases.title(),
        phrases.say("head", n=view.turn, status=phrases.status()),
        scores(phrases),
        phrases.say("wagons-by-area", list=", ".join(f"{area} {n}" for area, n in wagons)),
    ]
    if view.last is not None and not phrases.begun(view.last):
        last = phrases.last(view.last)
        parts.append(f"{words.say(Text('draw-last'))}: {last}")
    return short(parts)


def hand_alt(view: View, words: Words) -> str:
    phrases = phrases_of(view, words)
    return short([words.say(Text("draw-hand")), *(phrases.card(card) for card in view.hand)])


def scores(phrases: Phrases) -> str:
    held = zip(phrases.names, phrases.view.players, strict=True)
    return ", ".join(f"{name} {player.score}" for name, player in held)
