"""Robinson Crusoe in words: the board, a sheet, the status and the alternative texts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core import Seat, Text
from engine.robinson.content import TILES, SpaceId
from engine.robinson.texts import on_space_text
from engine.robinson.view import PersonView, PlannedView, View
from render.art import short
from render.drawing import Words
from render.robinson.contents import fields, goal, goods, levels, piles, weather
from render.robinson.island import tokens_on
from render.robinson.leaves import Leaf
from render.robinson.news import news, where
from render.robinson.people import states
from render.robinson.phrases import Phrases
from render.robinson.plan import (
    Sheet,
    dice,
    draft_sheet,
    plan_sheet,
    problems,
    proposal_sheet,
)
from render.robinson.sheet import sheet_leaves, special_wound

LIMIT = 3400  # characters of a text, so that it surely fits one message


def phrases_of(view: View, words: Words) -> Phrases:
    """Wordings with the players' whole names."""
    names = tuple(words.name(Seat(n)) for n in range(len(view.characters)))
    return Phrases(words, view, names)


def board_text(view: View, words: Words) -> str:
    """Everything on the board, in markdown; inventions as far as there's room."""
    phrases = phrases_of(view, words)
    table = "\n".join(_board(phrases))
    full = f"{table}\n{inventions(phrases)}"
    brief = (text for text in (full, table) if len(text) <= LIMIT)
    # Where even the table is too long, the sheets tell at which wounds morale falls.
    return next(brief, "") or cut(_board(phrases, drops=False))


def _board(phrases: Phrases, *, drops: bool = True) -> list[str]:
    view = phrases.view
    lines = [f"**{phrases.title()} · {phrases.scenario()}**", head(phrases), tell_news(phrases)]
    if view.last is not None and news(phrases)[1]:
        lines.append(f"**{phrases.words.say(Text('draw-last'))}:** {phrases.last()}.")
    lines += ["", f"**{phrases.say('island')}**"]
    lines += [f"- {space_line(phrases, space)}" for space in range(len(view.island))]
    lines += ["", f"**{phrases.say('camp')}**", *(f"- {line}" for line in camp_lines(phrases))]
    lines += ["", f"**{phrases.say('threats')}**: {threats(phrases)}"]
    if phrases.rules():
        rules = " ".join(f"{by}: {' '.join(told)}" for by, told in phrases.rules().items())
        lines.append(f"**{phrases.say('rules')}**: {rules}")
    if view.plan:
        lines += ["", f"**{phrases.say('plan')}**"]
        lines += [f"- {planned_line(phrases, each)}" for each in view.plan]
    if view.stage == "plan":
        free = phrases.pawns(pawn.id for pawn in view.pawns if not pawn.placed)
        lines.append(phrases.say("free-pawns", pawns=free))
    lines += ["", f"**{phrases.words.say(Text('draw-players'))}**"]
    lines += [f"- {person_line(phrases, each, drops=drops)}" for each in phrases.people()]
    lines += [f"- {phrases.names[seat]}" for seat in _uncast(view)]
    return [*lines, phrases.say("goal-row", goal=" ".join(map(sentence, goal(phrases))))]


def _uncast(view: View) -> list[int]:
    """The seats whose players have no characters yet."""
    cast = {each.seat for each in view.people}
    return [n for n in range(len(view.characters)) if n not in cast]


def sentence(words: str) -> str:
    return words if words.endswith(".") else f"{words}."


def head(phrases: Phrases) -> str:
    first = phrases.say("first", name=phrases.player(phrases.view.first))
    return f"{phrases.round()}. {where(phrases)}. {first}"


def tell_news(phrases: Phrases) -> str:
    label, _, said = news(phrases)
    return f"**{label}:** {said[0]}"


def camp_lines(phrases: Phrases) -> list[str]:
    view = phrases.view
    things = (*view.found, *view.starting, *(kept.card for kept in view.kept))
    lines = [*levels(phrases), *goods(phrases), *weather(phrases), *fields(phrases)]
    lines.append(phrases.say("items-row", cards=phrases.cards(view.built)))
    if things:
        lines.append(phrases.say("things-row", cards=phrases.cards(things)))
    return [*lines, piles(phrases).replace("\n", " ")]


def inventions(phrases: Phrases) -> str:
    """Which inventions can be built, and which can't yet."""
    board = phrases.view.inventions
    ready = phrases.cards(each.id for each in board if each.open)
    others = phrases.cards(each.id for each in board if not each.open)
    return f"{phrases.say('can-build')}: {ready}. {phrases.say('cannot-build')}: {others}."


# The island


def space_line(phrases: Phrases, space: SpaceId) -> str:
    """A space: its tile, what of it is left, how far it is, and what lies there."""
    here = phrases.view.island[space]
    name = phrases.words.say(on_space_text(space))
    parts = [ground(phrases, space)]
    if phrases.view.camp == space:
        parts.append(phrases.say("sign", sign="camp"))
    if here.distance and here.pawns is not None:
        parts.append(phrases.say("far", n=here.pawns))
    sources = [phrases.say("exhausted-source", source=each) for each in here.exhausted]
    parts += sources
    if here.covered:
        parts.append(phrases.say("sign", sign="covered"))
    if tokens_on(phrases.view, space):
        parts.append(phrases.tokens(tokens_on(phrases.view, space)))
    return f"**{name}**: {'; '.join(parts)}"


def ground(phrases: Phrases, space: SpaceId) -> str:
    """The tile on a space in words."""
    here = phrases.view.island[space]
    if here.face_down:
        return phrases.say("sign", sign="closed")
    if here.tile is None:
        return phrases.say("sign", sign="unexplored")
    tile = TILES[here.tile]
    parts = [tile.food or "", "wood" if tile.wood else ""]
    parts += ["totem" if tile.totem else "", "shelter" if tile.shelter else ""]
    signs = [phrases.say("sign", sign=part) for part in parts if part]
    return ", ".join([phrases.terrain(tile.terrain), *signs])


def island_text(view: View, words: Words) -> str:
    phrases = phrases_of(view, words)
    lines = [f"- {space_line(phrases, space)}" for space in range(len(view.island))]
    terrains = ", ".join(map(phrases.terrain, view.terrains))
    return "\n".join(
        [f"**{phrases.say('island')}**", *lines, f"{phrases.say('terrains')}: {terrains}."]
    )


# Threats, plan, people


def threats(phrases: Phrases) -> str:
    """The threats, the one that falls next first."""
    cards = phrases.view.threats
    if not cards:
        return phrases.say("none")
    said = [phrases.card(card) for card in cards]
    if len(said) > 1:
        said[0] = f"{said[0]} ({phrases.say('falls-next')})"
    return ", ".join(said)


def planned_line(phrases: Phrases, planned: PlannedView) -> str:
    """An action with its pawns, dice, price, and what is wrong with it."""
    cost = phrases.price(planned.price)
    parts = [
        phrases.pawns(planned.pawns),
        dice(phrases, planned),
        phrases.say("costs", goods=cost) if cost else "",
        *problems(phrases, planned),
    ]
    return f"**{phrases.action(planned)}**: {'; '.join(filter(None, parts))}"


def sheet_text(phrases: Phrases, sheet: Sheet) -> str:
    """A plan or a proposal: every action, what it lacks, who agrees."""
    lines = [f"**{sheet.title}**"]
    lines += [f"- {planned_line(phrases, each)}" for each in sheet.plan]
    if not sheet.plan:
        lines.append(phrases.say("no-actions"))
    lines.append(f"**{sheet.heading}:** {', '.join(sheet.said)}")
    agree = [phrases.names[seat] for seat, each in enumerate(sheet.agreed) if each]
    if agree:
        lines.append(phrases.say(sheet.agreeing, names=", ".join(agree)))
    tokens = fields(phrases)
    return "\n".join([*lines, *tokens])


def person_line(phrases: Phrases, person: PersonView, *, drops: bool = True) -> str:
    """Somebody's hearts, determination and troubles; *drops* are where morale falls."""
    name = phrases.person(person.id)
    who = f"**{name}**"
    if person.seat is not None:
        who += f" ({phrases.character(person.id)})"
    left = max(0, person.hearts - person.wounds)
    falls = ", ".join(map(str, person.arrows)) if drops else ""
    parts = [
        phrases.say("hearts", n=left, of=person.hearts),
        phrases.say("drops", wounds=falls) if falls else "",
        phrases.say("determination", n=person.determination),
        *(special_wound(phrases, wound) for wound in person.special_wounds),
        *(phrases.say("person", what=what) for what in states(person)),
    ]
    return f"{who}: {'; '.join(filter(None, parts))}"


def person_text(view: View, person: PersonView, words: Words) -> str:
    """A character's sheet: its line, its skills with what they cost, what it has."""
    phrases = phrases_of(view, words)
    lines = [person_line(phrases, person)]
    full = [*lines, *leaf_lines(sheet_leaves(phrases, person))]
    if sum(map(len, full)) > LIMIT:
        full = [*lines, *leaf_lines(sheet_leaves(phrases, person, short=True))]
    return "\n".join(full)


def person_brief(view: View, person: PersonView, words: Words) -> str:
    """What a character can do just now: its line, the skills that can be paid, what it holds."""
    phrases = phrases_of(view, words)
    skills = [leaf for leaf in sheet_leaves(phrases, person) if leaf.price is not None]
    lines = [person_line(phrases, person, drops=False)]
    payable = (msgspec.structs.replace(leaf, tag="") for leaf in skills if leaf.good)
    lines += leaf_lines([*payable])
    for message, alarm in (("skills-too-dear", True), ("skills-used", False)):
        named = [f"{s.title} ({s.price})" for s in skills if not s.good and s.alarm == alarm]
        if named:
            lines.append(phrases.say(message, skills=", ".join(named)))
    held = [kept.card for kept in view.kept if kept.holder == person.id]
    if held:
        lines.append(phrases.say("things-row", cards=phrases.cards(held)))
    return "\n".join(lines)


def leaf_lines(leaves: Sequence[Leaf]) -> list[str]:
    """Leaves as items of a list, under the titles of their groups."""
    lines = []
    for leaf in leaves:
        if leaf.group:
            lines.append(f"**{leaf.group}**")
        price = "" if leaf.price is None else f" ({leaf.price})"
        tag = f" [{leaf.tag}]" if leaf.tag else ""
        body = " ".join(leaf.body.split())
        lines.append(f"- **{leaf.title}**{price}{tag}" + (f": {body}" if body else ""))
    return lines


# In short


def live_text(view: View, words: Words) -> str:
    """What the players plan together; later what is being resolved, else nothing.

    Who works at a proposal reads that in place of the plan.
    """
    phrases = phrases_of(view, words)
    if view.stage == "plan":
        if view.seat is not None and view.proposing[view.seat] is not None:
            return cut([sheet_text(phrases, draft_sheet(phrases, view.seat))])
        sheets = [plan_sheet(phrases)]
        sheets += [proposal_sheet(phrases)] if view.proposal is not None else []
        return cut(["\n\n".join(sheet_text(phrases, each) for each in sheets)])
    going_on = view.fighting or view.doing or view.moment == "clouds"
    return tell_news(phrases) if going_on or (view.on_table and view.stage != "cast") else ""


def status(view: View, words: Words) -> str:
    """The round and phase, who is first, and the goal."""
    phrases = phrases_of(view, words)
    line = f"{where(phrases)}. {head_round(phrases)}"
    if view.stage == "end":
        return f"{line} {phrases.say('points', n=view.points)}"
    return f"{line} {phrases.say('first', name=phrases.player(view.first))}"


def head_round(phrases: Phrases) -> str:
    return f"{phrases.round()}."


def board_alt(view: View, words: Words) -> str:
    """What the board shows, in short: Discord reads it to those who can't see the picture."""
    phrases = phrases_of(view, words)
    parts = [phrases.title(), head(phrases), tell_news(phrases).replace("**", "")]
    parts += [levels(phrases)[0], levels(phrases)[-1], *goods(phrases)]
    parts.append(f"{phrases.say('threats')}: {threats(phrases)}")
    parts += [person_line(phrases, each).replace("**", "") for each in phrases.people()]
    return short(parts)


def alt(title: str, parts: Sequence[str]) -> str:
    """A close-up in short: its title, and the titles of what is there."""
    return short([f"{title}: {', '.join(parts)}" if parts else title])


def person_alt(view: View, person: PersonView, words: Words) -> str:
    return short([person_line(phrases_of(view, words), person).replace("**", "")])


def cut(lines: Sequence[str]) -> str:
    """Lines as far as they fit one message; a longer one says that there is more."""
    whole = "\n".join(lines)
    return whole if len(whole) <= LIMIT else whole[: LIMIT - 1] + "…"
