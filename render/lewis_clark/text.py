"""Lewis & Clark in words: the board, the hand, the status and the alternative texts."""

from __future__ import annotations

from itertools import groupby

from engine.core import Seat, Text
from engine.lewis_clark.content import CHARACTERS, FIRST_SPACE, PLACES, PlaceId
from engine.lewis_clark.effects import PRIMARIES, Primary
from engine.lewis_clark.view import ExpeditionView, PageView, PlayedView, View
from render.art import short
from render.drawing import Words
from render.lewis_clark.phrases import Phrases


def phrases_of(view: View, words: Words) -> Phrases:
    names = tuple(words.name(Seat(seat)) for seat in range(len(view.expeditions)))
    return Phrases(words, view, names)


def board_text(view: View, words: Words) -> str:
    """Everything on the table, in markdown."""
    phrases = phrases_of(view, words)
    lines = [f"**{phrases.title()}**", head(phrases), piles(phrases)]
    lines += [f"**{phrases.say('now')}:** {doing}" for doing in under_way(phrases)]
    if view.last is not None:
        lines.append(f"**{words.say(Text('draw-last'))}:** {phrases.last(view.last)}")
    lines += ["", f"**{words.say(Text('draw-players'))}**"]
    lines += [f"- {player_line(phrases, Seat(seat))}" for seat in range(len(view.expeditions))]
    if view.mackenzie is not None:
        lines.append(f"- {mackenzie(phrases, view.mackenzie)}")
    lines += ["", f"**{phrases.say('village')}**", village(phrases), stacks(phrases)]
    lines += ["", f"**{phrases.say('journal')}**"]
    lines += [f"- {page_line(phrases, page)}" for page in view.journal]
    lines += ["", f"**{phrases.say('route')}:** {route(phrases)}."]
    return "\n".join(lines)


def head(phrases: Phrases) -> str:
    return phrases.say("head", n=phrases.view.turn, status=phrases.status())


def piles(phrases: Phrases) -> str:
    view = phrases.view
    discard, indians = len(view.discard), view.indians
    return phrases.say("piles", draw=view.draw_pile, discard=discard, indians=indians)


def under_way(phrases: Phrases) -> list[str]:
    """The action performed, then what it has others do."""
    return [
        phrases.say("doing", what=phrases.what(each.what), strength=each.strength, done=each.done)
        for each in phrases.view.doing
    ]


# Players


def player_line(phrases: Phrases, seat: Seat) -> str:
    """Where a player is, what the boats hold, who has been played, what camping would cost."""
    each = phrases.view.expeditions[seat]
    parts = [
        phrases.say("scout", n=each.scout),
        phrases.say("camp", n=each.camp),
        phrases.say("cards", n=each.hand_size),
        hold(phrases, each),
        phrases.say("indians", n=each.indians),
        phrases.say("camp-time", time=each.camping.time, space=each.camping.space),
    ]
    if each.area:
        cards = ", ".join(chip(phrases, card) for card in each.area)
        parts.append(phrases.say("played", cards=cards))
        parts.append(phrases.say("laid-badges", badges=badges(phrases, laid_badges(each))))
    return f"**{phrases.names[seat]}**: {'; '.join(parts)}"


def mackenzie(phrases: Phrases, space: int) -> str:
    name = phrases.say("board-mackenzie")
    return f"**{name}**: {phrases.say('scout', n=space)}"


def hold(phrases: Phrases, each: ExpeditionView) -> str:
    """The goods on the boats, and how many there may be."""
    number = sum(each.resources.values())
    return phrases.say("load", goods=phrases.goods(each.resources), n=number, most=each.capacity)


def chip(phrases: Phrases, each: PlayedView) -> str:
    """A character face up and its strength."""
    return phrases.say("chip", card=phrases.card(each.card), n=each.strength)


def laid_badges(each: ExpeditionView) -> dict[Primary, int]:
    """The badges before a player, face down ones included."""
    shown: list[Primary] = [CHARACTERS[card.card].badge for card in each.area]
    shown += [card.back.badge for card in each.area if card.back is not None]
    return {kind: shown.count(kind) for kind in PRIMARIES}


def badges(phrases: Phrases, counted: dict[Primary, int]) -> str:
    """Badges by kind."""
    if not any(counted.values()):
        return phrases.say("no-badges")
    return phrases.goods({kind: counted[kind] for kind in PRIMARIES})


# Village, journal, route


def village(phrases: Phrases) -> str:
    """The Indians at every place, in the Powwow, and those just come."""
    view = phrases.view
    parts = [place(phrases, each) for each in PLACES]
    parts.append(phrases.say("powwow", n=view.powwow, newcomers=view.newcomers))
    return " · ".join(parts)


def place(phrases: Phrases, at: PlaceId) -> str:
    """The Indians at a place; in the solo game also the badge that it has while occupied."""
    here, name = phrases.view.village[at], phrases.place(at)
    circles = PLACES[at].circles
    words = (
        phrases.say("circle", place=name, n=here, room=circles)
        if circles
        else phrases.say("half-circle", place=name, n=here)
    )
    if phrases.view.mackenzie is None:
        return words
    return f"{words} ({phrases.say('badge', badge=PLACES[at].badge)})"


def stacks(phrases: Phrases) -> str:
    tiles = phrases.view.tiles
    return phrases.say("stacks", resources=tiles["resources"], indians=tiles["indians"]) + "."


def page_line(phrases: Phrases, page: PageView) -> str:
    """A character of the journal with its price; the same for every seat."""
    character = CHARACTERS[page.card]
    price = phrases.say("page", fur=page.printed, equipment=character.strength)
    return f"**{phrases.card(page.card)}**, {price}: {phrases.face(page.card)}"


def route(phrases: Phrases) -> str:
    """The terrains in a row."""
    runs, space = [], FIRST_SPACE
    for terrain, spaces in groupby(phrases.view.route):
        last = space + len(list(spaces)) - 1
        start = "same" if last == space else space
        runs.append(phrases.say("run", terrain=terrain, **{"from": start, "to": last}))
        space = last + 1
    return ", ".join(runs)


# The hand


def hand_text(view: View, seat: Seat, words: Words) -> str:
    """The seat's cards and what its boats hold, in markdown."""
    phrases = phrases_of(view, words)
    each = view.expeditions[seat]
    means = (
        hold(phrases, each),
        phrases.say("indians", n=each.indians),
        phrases.say("camp-time", time=each.camping.time, space=each.camping.space),
    )
    lines = [f"**{words.say(Text('draw-hand'))}** · {' · '.join(means)}"]
    lines += [f"- **{phrases.card(card)}**: {phrases.face(card)}" for card in view.hand]
    if any(page.fur != page.printed for page in view.journal):
        prices = ", ".join(str(page.fur) for page in view.journal)
        lines.append(phrases.say("cheaper", prices=prices))
    return "\n".join(lines)


# In short


def status(view: View, words: Words) -> str:
    """The turn, whose it is, and where the camps stand."""
    phrases = phrases_of(view, words)
    return phrases.say("status", n=view.turn, status=phrases.status(), camps=camps(phrases))


def camps(phrases: Phrases) -> str:
    spaces = [each.camp for each in phrases.view.expeditions]
    return stand(phrases, phrases.names, spaces)


def stand(phrases: Phrases, names: tuple[str, ...], spaces: list[int]) -> str:
    """Who stands where."""
    held = zip(names, spaces, strict=True)
    return ", ".join(phrases.say("space-of", name=name, n=space) for name, space in held)


def board_alt(view: View, words: Words) -> str:
    """What the board shows, in short: Discord reads it to those who can't see the picture."""
    phrases = phrases_of(view, words)
    names, spaces = phrases.names, [each.scout for each in view.expeditions]
    if view.mackenzie is not None:
        names, spaces = (*names, phrases.say("board-mackenzie")), [*spaces, view.mackenzie]
    journal = ", ".join(phrases.card(page.card) for page in view.journal)
    parts = [
        phrases.title(),
        head(phrases),
        phrases.say("scouts", spaces=stand(phrases, names, spaces), camps=camps(phrases)),
    ]
    if view.last is not None:
        parts.append(f"{words.say(Text('draw-last'))}: {phrases.last(view.last)}")
    parts += [f"{phrases.say('village')}: {village(phrases)}"]
    parts += [f"{phrases.say('journal')}: {journal}"]
    return short(parts)


def hand_alt(view: View, words: Words) -> str:
    phrases = phrases_of(view, words)
    cards = [f"{phrases.card(card)} {CHARACTERS[card].strength}" for card in view.hand]
    return short([f"{words.say(Text('draw-hand'))}: {', '.join(cards)}"])
