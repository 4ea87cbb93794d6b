"""What the camp has and fears, on the board: levels, morale, goods, weather, threats, decks."""

from __future__ import annotations

from engine.robinson.content import EVENTS, TABLE, CardId, Need, face
from engine.robinson.effects import Determination, Gain, Level, Morale
from engine.robinson.view import View
from render.art import fit, printable, shrunk, width, wrap
from render.frames import panel
from render.names import Player
from render.robinson.glyphs import cave
from render.robinson.layout import (
    CAMP_H,
    CAMP_W,
    CAMP_Y,
    GOODS_W,
    GOODS_X,
    RIGHT_W,
    RIGHT_X,
    SKY_H,
    SKY_Y,
    THREAT_H,
    THREAT_W,
    THREAT_Y,
)
from render.robinson.phrases import Phrases, goods_sum
from render.robinson.signs import DICE, GOODS, LEVELS, SKY, check, disc, item_icon, pawn_mark
from render.scene import Box, Icon, Label, Pattern, Poly, Shape
from render.theme import HAIR, LINE, NAME, SMALL, Style, Theme
from render.widgets import Shapes, pill, say, stat, stone

LEVEL = Style("strong", 52)
FALLS = "#8A3A22"  # the band of a threat that stays for another round
SKY_W = 430
BAND, LINE_STEP = 56, 31
NEED = 40  # of an icon of what a threat asks for


def camp(theme: Theme, phrases: Phrases) -> Shapes:
    """Shelter, roof, palisade, weapons, each with its tokens, and the track of morale."""
    view = phrases.view
    x, y = RIGHT_X, CAMP_Y
    shapes = panel(theme, x, y, CAMP_W, CAMP_H, theme.paper)
    step = (CAMP_W - 20) / 4
    sheltered = view.shelter or view.natural_shelter
    for n, (what, icon) in enumerate(LEVELS.items()):
        left = round(x + 14 + step * n)
        color = theme.ink if what != "shelter" or sheltered else theme.ink + "48"
        if what == "shelter" and view.natural_shelter and not view.shelter:
            shapes += cave(theme, left + 26, y + 44, 27)
        else:
            shapes.append(Icon(icon, left + 26, y + 44, 52, color))
        if what == "shelter":
            shapes.append(_has(theme, left + 74, y + 44, sheltered))
        else:
            level = str(getattr(view, what))
            shapes.append(Label(level, left + 58, y + 44, LEVEL.face, LEVEL.size, theme.ink, "lm"))
        for k, token in enumerate(view.fields.get(what, ())[:1]):
            letter = phrases.letter(token)
            shapes += disc(theme, token, letter, left + 12 + k * 30, y + 76, 15)
    shapes.append(Box(x + 14, y + 94, CAMP_W - 28, HAIR, theme.rule))
    return shapes + _morale(theme, view, x, y + 140)


def _has(theme: Theme, x: float, y: float, there: bool) -> Shape:
    return check(theme, x, y, 30) if there else Icon("cross", round(x), round(y), 28, theme.alarm)


def _morale(theme: Theme, view: View, x: int, y: int) -> Shapes:
    """The track, with a white stone where it stands. The top space may heal instead."""
    shapes: Shapes = [Icon("morale", x + 38, y, 48, theme.ink)]
    cell = (CAMP_W - 92) / len(TABLE.morale)
    for n, number in enumerate(TABLE.morale):
        left = x + 74 + n * cell
        shapes.append(
            Box(round(left), y - 24, round(cell - 5), 48, theme.paper_low, theme.ink, HAIR, 8)
        )
        middle = left + (cell - 5) / 2
        words = f"{number:+d}".replace("-", "\N{MINUS SIGN}") if number else "0"
        top = n == len(TABLE.morale) - 1
        if n == view.morale:
            shapes += stone(theme, middle, y, 27, "")
        if top:
            shapes.append(Icon("life", round(middle), y, 32, theme.ink))
        else:
            here = n == view.morale
            size, color = (32, theme.ink) if here else (30, theme.ink_soft)
            shapes.append(Label(words, middle, y, "strong", size, color, "mm"))
    return shapes


def goods(theme: Theme, view: View) -> Shapes:
    """What is available now, and what actions of this round will bring."""
    shapes = panel(theme, GOODS_X, CAMP_Y, GOODS_W, CAMP_H, theme.paper)
    coming = goods_sum(bag.goods for bag in view.bags.values())
    for n, (kind, icon) in enumerate(GOODS.items()):
        x, y = GOODS_X + 12 + n % 2 * (GOODS_W - 14) // 2, CAMP_Y + 50 + n // 2 * 90
        number, later = str(getattr(view.available, kind)), getattr(coming, kind)
        shapes.append(Icon(icon, x + 24, y, 46, theme.ink))
        shapes.append(Label(number, x + 53, y, "strong", 44, theme.ink, "lm"))
        if later:
            at = x + 60 + width(number, Style("strong", 44))
            shapes.append(Label(f"+{later}", at, y + 4, "strong", 30, theme.good, "lm"))
    return shapes


def sky(theme: Theme, phrases: Phrases) -> Shapes:
    """The weather to come: dice, those rolled with what they show, and tokens lying there."""
    view = phrases.view
    shapes = panel(theme, RIGHT_X, SKY_Y, SKY_W, SKY_H, SKY)
    label = printable(phrases.say("weather"))
    middle = SKY_Y + SKY_H / 2
    shapes.append(say(label, RIGHT_X + 16, middle, NAME, theme.ink, "lm"))
    x = round(RIGHT_X + 30 + width(label, NAME))
    tokens = view.fields.get("weather", ())
    if not view.weather_dice and not tokens and not view.rain and not view.snow:
        room = RIGHT_X + SKY_W - 14 - x
        words = fit(printable(phrases.say("weather-none")), SMALL, room)
        return [*shapes, say(words, x, middle, SMALL, theme.ink_soft, "lm")]
    # Once the clouds gather they are counted, the tokens among them.
    if view.moment == "clouds":
        for icon, n in (("rain", view.rain), ("snow", view.snow)):
            shapes += stat(theme, icon, str(n), x, middle, 44, 44)
            x += 110
        return shapes
    signs = (*view.weather_dice, *tokens)
    step = min(60, (RIGHT_X + SKY_W - 12 - x) // len(signs))
    side = min(44, step - 4)
    rolled = list(view.weather)
    for n, sign in enumerate(signs):
        at = x + step // 2 + n * step
        if n < len(view.weather_dice):
            top = round(middle) - side // 2
            shapes.append(Box(at - side // 2, top, side, side, theme.paper, theme.ink, LINE, 10))
            # Several dice of one kind may have been rolled, each for itself.
            shown = next((each for each in rolled if each.startswith(f"{sign}-")), None)
            if shown is not None:
                rolled.remove(shown)
            shapes += _die(theme, sign, shown, at, round(middle))
        else:
            shapes += disc(theme, sign, phrases.letter(sign), at, middle, min(21, side // 2))
    return shapes


def _die(theme: Theme, die: str, shown: str | None, x: int, y: int) -> Shapes:
    """A die with what it shows; a question mark in its corner before it is rolled."""
    if shown is None:
        mark = Label("?", x + 12, y + 7, "strong", 28, theme.ink, "mm", theme.paper)
        return [Icon(DICE.get(die, "dice"), x - 4, y - 3, 32, theme.ink), mark]
    _, *faces = shown.split("-")
    if die == "hungry":
        icon = {"food": "food", "palisade": "palisade", "beast": "beast"}.get(faces[0], "cross")
        return [Icon(icon, x, y, 34, theme.ink)]
    rain, snow = map(int, faces)
    number = Label(str(rain + snow), x + 12, y + 7, "strong", 30, theme.ink, "mm", theme.paper)
    return [Icon("rain" if rain else "snow", x - 4, y - 3, 32, theme.ink), number]


def decks(theme: Theme, view: View) -> Shapes:
    """How many beasts can be hunted, inventions be built, and how many items are there."""
    x = RIGHT_X + SKY_W + 14
    w = RIGHT_W - SKY_W - 14
    shapes = panel(theme, x, SKY_Y, w, SKY_H, theme.paper)
    # An invention that was built is an item, and lies on the board no longer.
    open_ones = sum(each.open and each.id not in view.built for each in view.inventions)
    numbers = (("beast", view.hunt_left), ("invention", open_ones), ("craft", len(view.built)))
    for n, (icon, number) in enumerate(numbers):
        left = x + 8 + n * (w - 10) // 3
        shapes += stat(theme, icon, str(number), left, SKY_Y + SKY_H / 2, 34, 38)
    return shapes


# Threats


def threats(theme: Theme, phrases: Phrases, players: tuple[Player, ...]) -> Shapes:
    """The two places for threats; the left one comes true when a third card comes."""
    shapes: Shapes = []
    for place in range(2):
        x = RIGHT_X + place * (THREAT_W + 14)
        cards = phrases.view.threats
        if place < len(cards):
            falls = place == 0 and len(cards) > 1
            shapes += _threat(theme, phrases, players, cards[place], x, falls)
        else:
            empty = Pattern("fine-hatch", theme.rule + "60")
            shapes.append(
                Box(x, THREAT_Y, THREAT_W, THREAT_H, theme.paper_low, theme.rule, LINE, 16, empty)
            )
            shapes.append(
                Icon("threat", x + THREAT_W // 2, THREAT_Y + THREAT_H // 2, 56, theme.rule)
            )
    return shapes


def _threat(
    theme: Theme, phrases: Phrases, players: tuple[Player, ...], card: CardId, x: int, falls: bool
) -> Shapes:
    title = printable(phrases.card(card))
    room = THREAT_W - 84
    style = shrunk(title, NAME, room)
    lines = [title] if width(title, style) <= room else wrap(title, SMALL, room, 2)
    band = BAND if len(lines) == 1 else BAND + LINE_STEP
    color = theme.alarm if falls or len(phrases.view.threats) == 1 else FALLS
    y = THREAT_Y
    shapes: Shapes = [
        Box(x, y, THREAT_W, THREAT_H, theme.paper, theme.ink, LINE, 16, None, (4, 6, theme.shade)),
        Box(x, y, THREAT_W, band, color, theme.ink, LINE, 16),
        Box(x + LINE, y + band - 20, THREAT_W - 2 * LINE, 20, color),
        Icon("threat", x + 34, y + band // 2, 38, theme.white),
    ]
    for n, line in enumerate(lines):
        middle = y + band / 2 + (n - (len(lines) - 1) / 2) * LINE_STEP
        shapes.append(say(line, x + 62, middle, style, theme.white, "lm"))
    row = y + band + (40 if len(lines) == 1 else 30)
    shapes += _asks(theme, card, x + 16, row)
    sent = pawns_on(phrases.view, card)
    for n, pawn in enumerate(sent):
        at = x + THREAT_W - 32 - (len(sent) - n) * 46
        shapes += pawn_mark(theme, phrases.view, players, pawn, at, row, 20)
    low = y + THREAT_H - 30
    shapes += _rewards(theme, card, x + 16, low)
    if sent:
        shapes.append(check(theme, x + THREAT_W - 30, row, 30))
    elif falls:
        words = printable(phrases.say("falls-next"))
        at = round(x + THREAT_W - 26 - width(words, SMALL) / 2)
        shapes += pill(words, at, low, SMALL, theme.alarm, theme.white)
    return shapes


def _rewards(theme: Theme, card: CardId, x: int, y: int) -> Shapes:
    """What meeting a threat brings, after an arrowhead."""
    signs = rewards(card)
    if not signs:
        return []
    shapes: Shapes = [Poly(((x, y - 14), (x + 20, y), (x, y + 14)), theme.ink)]
    x += 32
    for icon, number in signs[:2]:
        shapes.append(Icon(icon, x + 18, y, 36, theme.ink))
        x += 40
        if number:
            shapes.append(Label(str(number), x, y, "strong", 38, theme.ink, "lm"))
            x += 30
    return shapes


def rewards(card: CardId) -> list[tuple[str, int]]:
    """The rewards of a threat action, as icons with numbers; a gift is what no sign tells."""
    printed = EVENTS.get(face(card))
    if printed is None:
        return [("gift", 0)]
    found: list[tuple[str, int]] = []
    for word in printed.reward:
        match word:
            case Determination():
                found.append(("determination", word.n))
            case Gain():
                goods = [(GOODS[kind], getattr(word, kind)) for kind in GOODS]
                found += [(icon, n) for icon, n in goods if n]
            case Level() if word.of in LEVELS:
                found.append((LEVELS[word.of], word.by))
            case Morale():
                found.append(("morale", word.by))
            case _:
                found.append(("gift", 0))
    return found


def pawns_on(view: View, card: CardId) -> tuple[str, ...]:
    """The pawns planned on a threat."""
    target = card.removeprefix("event-")
    found = (each.pawns for each in view.plan if (each.kind, each.target) == ("threat", target))
    return next(found, ())


def _asks(theme: Theme, card: CardId, x: int, y: int) -> Shapes:
    """The pawns that a threat takes, and what it wants besides: one of several things."""
    printed = EVENTS.get(face(card))
    if printed is None:  # wreckage: one pawn, or two for more
        pawns: Shapes = [Icon("pawn", x + at, y, 46, theme.ink) for at in (20, 88, 122)]
        return [*pawns, _slash(theme, x + 56, y)]
    shapes: Shapes = []
    for _ in range(printed.pawns):
        shapes.append(Icon("pawn", x + 20, y, 46, theme.ink))
        x += 38
    x += 14
    for n, need in enumerate(printed.needs):
        if n:
            shapes.append(_slash(theme, x + 4, y))
            x += 18
        for icon, number in wants(need):
            shapes.append(Icon(icon, x + NEED // 2, y, NEED, theme.ink))
            x += NEED + 4
            if number > 1 or icon == "weapon":
                shapes.append(Label(str(number), x, y, "strong", 38, theme.ink, "lm"))
                x += 26
    return shapes


def _slash(theme: Theme, x: int, y: int) -> Poly:
    """A bar between alternatives."""
    return Poly(((x + 4, y - 24), (x + 8, y - 24), (x - 2, y + 24), (x - 6, y + 24)), theme.ink)


def wants(need: Need) -> list[tuple[str, int]]:
    """What one alternative of a threat's needs asks for, as icons with their number."""
    found = [(GOODS[kind], getattr(need, kind)) for kind in ("wood", "food", "hides")]
    wanted = [(icon, n) for icon, n in found if n]
    if need.item is not None:
        wanted.append((item_icon(need.item), 1))
    if need.weapon:
        wanted.append(("weapon", need.weapon))
    if need.two_players:
        wanted.append(("person", 2))
    return wanted
