"""A character's sheet: its hearts and determination, and in leaves its skills and what it has."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Text
from engine.robinson.content import CHARACTERS, ITEMS, SkillId
from engine.robinson.view import PersonView, View
from render.art import fit, printable, shrunk, width
from render.drawing import Words
from render.frames import HEADER, panel
from render.names import players_of
from render.robinson.board import fitted, seats_of, top
from render.robinson.contents import card_leaf, lacks
from render.robinson.ground import table_ground
from render.robinson.layout import HEIGHT
from render.robinson.leaves import FOOT, MOST_LINES, Leaf, draw_page, height_of, pages
from render.robinson.people import hearts_color, life_bar, states
from render.robinson.phrases import Phrases
from render.robinson.signs import person_icon, person_mark
from render.scene import Icon, Label, Scene
from render.theme import HEADING, MARGIN, SMALL, THEMES, WIDTH, Style, Theme
from render.widgets import Shapes, pill, say, stone

TOP, LIFE_H = HEADER + 14, 214
LEAVES = TOP + LIFE_H + 16
FRIDAY_PRICE = 2  # determination, for rolling a die again
BIG = Style("strong", 56)


def sheet(view: View, person: PersonView, words: Words, theme: str, alt: str) -> Scene:
    """The sheet of a character."""
    colors = THEMES[theme]
    phrases = fitted(view, words, 420)
    room = HEIGHT - LEAVES - FOOT
    [page] = pages(sheet_leaves(phrases, person), 1, room)
    if page.most < MOST_LINES:
        # So many treasures are told by their titles; the camp's close-up has them whole.
        [page] = pages(sheet_leaves(phrases, person, short=True), 1, room)
    height = LEAVES + height_of(page) + FOOT
    shapes = top(colors, phrases, phrases.character(person.id))
    shapes += _life(colors, phrases, words, person)
    shapes += draw_page(colors, page, LEAVES)
    return Scene(table_ground(theme, height), tuple(shapes), alt, f"robinson_table-{theme}")


def _life(theme: Theme, phrases: Phrases, words: Words, person: PersonView) -> Shapes:
    """The upper sheet: whose it is, hearts with the marks of morale, determination."""
    view, seat = phrases.view, person.seat
    x, y, w = MARGIN, TOP, WIDTH - 2 * MARGIN
    fill = theme.stone if seat is None else theme.marks[seat].pale
    shapes = panel(theme, x, y, w, LIFE_H, fill)
    players = players_of(words, seats_of(view))
    shapes += person_mark(theme, person, players, x + 52, y + 48, 30)
    name = printable(phrases.character(person.id) if seat is None else players[seat].name)
    style = shrunk(name, HEADING, 420)
    name = fit(name, style, 420)
    shapes.append(say(name, x + 100, y + 48, style, theme.ink, "lm"))
    left = x + 124 + width(name, style)
    if seat is not None and seat == view.first:
        shapes += stone(theme, left + 20, y + 48, 25, "1")
        left += 60
    shapes.append(Icon(person_icon(person.id), round(left + 30), y + 48, 54, theme.ink))
    right = x + w - 24.0
    hearts = f"{max(0, person.hearts - person.wounds)}/{person.hearts}"
    for icon, number, color in (
        ("determination", str(person.determination), theme.ink),
        ("life", hearts, hearts_color(theme, person)),
    ):
        shapes.append(Label(number, right, y + 48, BIG.face, BIG.size, color, "rm"))
        right -= width(number, BIG) + 38
        shapes.append(Icon(icon, round(right), y + 48, 56, theme.ink))
        right -= 56
    shapes += life_bar(theme, person, x + 24, y + 104, w - 48, 46)
    foot = printable(phrases.say("teeth" if person.arrows else "no-teeth"))
    shapes.append(say(foot, x + 24, y + 186, SMALL, theme.ink_soft, "lm"))
    at = x + w - 24.0
    for what in states(person):
        said = printable(phrases.say("person", what=what))
        wide = width(said, SMALL) + 28
        shapes += pill(said, at - wide / 2, y + 184, SMALL, theme.alarm, theme.white)
        at -= wide + 10
    return shapes


def sheet_leaves(phrases: Phrases, person: PersonView, *, short: bool = False) -> list[Leaf]:
    """Skills, the own invention, wounds that lie in wait, things; in *short* these by title."""
    return [
        *(_skill(phrases, person, skill) for skill in CHARACTERS[person.id].skills),
        *_friday(phrases, person),
        *_guest(phrases, person),
        *_own_invention(phrases, person),
        *_wounds(phrases, person),
        *_outside(phrases, person),
        *_kept(phrases, person, short),
    ]


def _skill(phrases: Phrases, person: PersonView, skill: SkillId) -> Leaf:
    price = CHARACTERS[person.id].skills[skill]
    used, short = skill in person.skills_used, price - person.determination
    tag = (
        phrases.say("used")
        if used
        else phrases.say("too-dear", n=short)
        if short > 0
        else phrases.say("payable")
    )
    return Leaf(
        phrases.words.say(Text(f"skill-{skill}")),
        sentence(phrases.words.say(Text(f"skill-{skill}-does"))),
        "determination",
        tag,
        alarm=not used and short > 0,
        good=not used and short <= 0,
        price=price,
    )


def sentence(words: str) -> str:
    """*words* with a capital and a full stop."""
    return f"{words[:1].upper()}{words[1:]}" + ("" if words[-1:] == "." else ".")


def _friday(phrases: Phrases, person: PersonView) -> Iterator[Leaf]:
    if person.id != "friday":
        return
    short = FRIDAY_PRICE - person.determination
    tag = phrases.say("too-dear", n=short) if short > 0 else phrases.say("payable")
    does = sentence(phrases.words.say(Text("skill-friday-does")))
    title = phrases.words.say(Text("skill-friday"))
    yield Leaf(title, does, "dice", tag, short > 0, short <= 0, FRIDAY_PRICE)


def _guest(phrases: Phrases, person: PersonView) -> Iterator[Leaf]:
    """What the scenario says of somebody whom it brings."""
    if person.seat is None and person.id != "friday":
        says = phrases.words.say(Text(f"character-{person.id}-says"))
        yield Leaf(phrases.character(person.id), says, person_icon(person.id))


def _own_invention(phrases: Phrases, person: PersonView) -> Iterator[Leaf]:
    item = CHARACTERS[person.id].item
    if item is None or item not in ITEMS:
        return
    view = phrases.view
    there = next((each for each in view.inventions if each.id == item), None)
    body = phrases.says(item)
    if item in view.built:
        tag, good = phrases.say("is-built"), True
    elif there is not None and not there.open:
        tag, good = phrases.say("not-yet"), False
        missing = ", ".join(lacks(phrases, there))
        body = f"{phrases.say('lacking', what=missing)}\n{body}"
    elif there is not None:
        tag, good = phrases.say("can-be-built"), True
    else:
        tag, good = phrases.say("not-there"), False
    yield Leaf(phrases.card(item), body, "invention", tag, good=good)


def _wounds(phrases: Phrases, person: PersonView) -> Iterator[Leaf]:
    if person.special_wounds:
        said = [special_wound(phrases, each) for each in person.special_wounds]
        yield Leaf(phrases.say("special-wounds"), sentence(", ".join(said)), "wound")
    if person.markers:
        yield Leaf(phrases.say("disease"), phrases.say("disease-says", n=person.markers), "wound")


def special_wound(phrases: Phrases, wound: str) -> str:
    """Where a special wound is, and from which deck."""
    deck, _, part = wound.partition("-")
    return phrases.say("special-wound", part=part, deck=deck)


def _outside(phrases: Phrases, person: PersonView) -> Iterator[Leaf]:
    stash = person.outside
    if stash is None:
        return
    things = [*stash.tokens, *stash.starting, *stash.kept]
    lines = [
        phrases.say("outside-has", goods=phrases.goods(stash.goods)),
        phrases.say("finds", cards=phrases.cards(things)) if things else "",
        phrases.say("outside-sleeps", sheltered=int(stash.sheltered)),
    ]
    yield Leaf(phrases.say("outside"), "\n".join(filter(None, lines)), "camp")


def _kept(phrases: Phrases, person: PersonView, short: bool) -> Iterator[Leaf]:
    held = [kept for kept in phrases.view.kept if kept.holder == person.id]
    if short:
        titles = phrases.cards(kept.card for kept in held)
        yield Leaf(phrases.say("things"), f"{titles}.", "mystery")
        return
    for kept in held:
        tag = phrases.say("uses", n=kept.uses) if kept.uses else ""
        yield card_leaf(phrases, kept.card, tag)
