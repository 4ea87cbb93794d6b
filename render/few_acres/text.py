"""A Few Acres of Snow in words: the board, the hand, the status and the alternative texts."""

from __future__ import annotations

from engine.core import Text
from engine.few_acres.content import PLACES, SIDES, PlaceId, Side, foe_of
from engine.few_acres.sieges import ATTACKER_NEEDS
from engine.few_acres.view import PlayerView, SettlementView, SiegeView, View
from render.art import short
from render.drawing import Words
from render.few_acres.phrases import Phrases, counted, seat_names

LIMIT = 3400  # characters of a text, so that it surely fits one message


def phrases_of(view: View, words: Words) -> Phrases:
    return Phrases(words, view, seat_names(view, words))


def board_text(view: View, words: Words) -> str:
    """Everything on the table, in markdown; the cards to be had as far as there's room."""
    phrases = phrases_of(view, words)
    table = table_text(phrases)
    for locations in (True, False):
        full = "\n".join((table, "", *pile_lines(phrases, locations)))
        if len(full) <= LIMIT:
            return full
    return table


def table_text(phrases: Phrases) -> str:
    """All but the cards to be had."""
    lines = [f"**{phrases.title()}**", head(phrases), *news(phrases), *auction(phrases)]
    lines += ["", f"**{phrases.words.say(Text('draw-players'))}**"]
    lines += [f"- {player_line(phrases, side)}" for side in SIDES]
    lines += [f"- {siege_line(phrases, siege)}" for siege in phrases.view.sieges]
    lines += ["", f"**{phrases.say('places')}** {phrases.say('key')}"]
    lines += [f"- {line}" for line in place_lines(phrases)]
    lines.append(phrases.say("forts-left", n=phrases.view.fortifications))
    return "\n".join(lines)


def head(phrases: Phrases) -> str:
    return phrases.say("head", n=phrases.view.turn, status=phrases.status())


def news(phrases: Phrases) -> list[str]:
    """How the match has ended, what must be answered, and what was done last."""
    view, lines = phrases.view, []
    if view.stage == "end":
        ended = phrases.say("board-ended", how=view.ended or "other")
        lines.append(f"**{phrases.say('board-end')}:** {ended}")
    elif view.attack is not None:
        lines.append(f"**{phrases.say('now')}:** {phrases.attack()}")
    if view.deeds:
        lines.append(f"**{phrases.words.say(Text('draw-last'))}:** {phrases.last()}")
    return lines


def auction(phrases: Phrases) -> list[str]:
    """What was offered for the sides, by seat."""
    offers = [
        phrases.say("bid", name=name, side=phrases.power(bid.side), n=bid.points)
        for name, bid in zip(phrases.names, phrases.view.bids, strict=False)
    ]
    return [f"**{phrases.say('auction')}:** {', '.join(offers)}"] if offers else []


# Players and sieges


def player_line(phrases: Phrases, side: Side) -> str:
    """What one side has: points, money, cards, pieces and trophies."""
    each = phrases.view.players[side]
    name = phrases.player(side)
    power = phrases.power(side)
    parts = [
        phrases.say("points", n=each.points, handicap=each.handicap),
        phrases.say("money", n=each.money),
        phrases.say("hand", n=each.hand_size),
        phrases.say("deck", n=each.deck_size),
        phrases.say("discard", n=len(each.discard)),
        phrases.say("pieces", villages=each.villages, towns=each.towns),
        captured(phrases, each),
        phrases.say("reserve", cards=phrases.cards(each.reserve)),
    ]
    who = f"**{name}**" if name == power else f"**{name}** ({power})"
    return f"{who}: {'; '.join(parts)}"


def captured(phrases: Phrases, each: PlayerView) -> str:
    """What a side has taken from the other, and what that is worth."""
    villages, towns = each.captured_villages, each.captured_towns
    return phrases.say("captured", villages=villages, towns=towns, n=2 * villages + 4 * towns)


def siege_line(phrases: Phrases, siege: SiegeView) -> str:
    """Who besieges what, where the marker stands, who needs what, and the cards in it."""
    defender = foe_of(siege.attacker)
    fight = phrases.say(
        "siege",
        name=phrases.player(siege.attacker),
        place=phrases.place(siege.place),
        marker=marker(phrases, siege),
        attack=ATTACKER_NEEDS,
        defence=phrases.view.defender_needs,
        most_defence=siege.track[0],
        most_attack=siege.track[1],
    )
    played = [
        phrases.say("siege-cards", name=phrases.player(side), cards=phrases.cards(cards))
        for side in (siege.attacker, defender)
        if (cards := siege.cards[side])
    ]
    return "; ".join((fight, *played))


def marker(phrases: Phrases, siege: SiegeView) -> str:
    """For whom a siege stands, and by how much."""
    side = siege.attacker if siege.marker > 0 else foe_of(siege.attacker)
    return phrases.say("marker", n=abs(siege.marker), name=phrases.player(side))


# Places


def place_lines(phrases: Phrases) -> list[str]:
    """Every place under who holds it, towns before villages, then the free ones."""
    board = phrases.view.board
    lines = []
    for side in SIDES:
        for town in (True, False):
            held = [at for at in PLACES if at in board and _is(board[at], side, town)]
            kind = "towns" if town else "villages"
            lines.append(phrases.say(kind, name=phrases.player(side), places=_row(phrases, held)))
    free = [place for place in PLACES if place not in board]
    return [*lines, phrases.say("free", places=_row(phrases, free))]


def _is(settlement: SettlementView, side: Side, town: bool) -> bool:
    return (settlement.side, settlement.town) == (side, town)


def _row(phrases: Phrases, places: list[PlaceId]) -> str:
    return ", ".join(place(phrases, each) for each in places) or phrases.say("none")


def place(phrases: Phrases, at: PlaceId) -> str:
    """A place with its points today, its signs, and what has become of it."""
    printed, settlement = PLACES[at], phrases.view.board.get(at)
    town = settlement is not None and settlement.town
    signs = [
        phrases.say("sign", sign="settler") if printed.settler else "",
        phrases.say("sign", sign="ship" if printed.ship else "anchor") if printed.sea else "",
        phrases.say("defence", n=printed.defence) if printed.defence else "",
        *(phrases.say("state", state=state) for state in states(settlement)),
    ]
    points = str(printed.points * (2 if town else 1)) if printed.points else ""
    name = " ".join(filter(None, (phrases.place(at), points)))
    told = ", ".join(filter(None, signs))
    return f"{name} ({told})" if told else name


def states(settlement: SettlementView | None) -> list[str]:
    """What is special about a held place."""
    if settlement is None:
        return []
    facts = {
        "fortified": settlement.fortified,
        "besieged": settlement.besieged,
        "cut-off": not settlement.connected,
    }
    return [state for state, holds in facts.items() if holds]


# Cards


def pile_lines(phrases: Phrases, locations: bool) -> list[str]:
    """What may be drafted, with prices, and the *locations* to be won, or how many there are."""
    view = phrases.view
    neutral = phrases.say("pile-neutral", cards=phrases.cards(view.neutral, prices=True))
    lines = [f"**{phrases.say('draftable')}**", f"- {neutral}"]
    for side in SIDES:
        each = view.players[side]
        cards = phrases.cards(each.empire, prices=True)
        places = phrases.cards(each.locations) if locations else str(len(each.locations))
        lines.append(f"- {phrases.say('pile', side=side, cards=cards, locations=places)}")
    return lines


def hand_text(view: View, words: Words) -> str:
    """The seat's cards, in markdown; where that would be too long, their titles alone."""
    phrases = phrases_of(view, words)
    title = words.say(Text("draw-hand"))
    lines = [f"**{title}**", *(f"- {hand_line(phrases, *each)}" for each in counted(view.hand))]
    full = "\n".join(lines)
    return full if len(full) <= LIMIT else f"**{title}**: {phrases.cards(view.hand)}"


def hand_line(phrases: Phrases, card: str, n: int) -> str:
    """A card of the hand with all it shows, and why it can't be used."""
    why = phrases.fault(card)
    name = f"**{phrases.copies(card, n)}**" + (f" ({why})" if why else "")
    return f"{name}: {phrases.face(card)}"


# In short


def status(view: View, words: Words) -> str:
    """The turn, whose it is, and the points."""
    phrases = phrases_of(view, words)
    return phrases.say("status", n=view.turn, status=phrases.status(), points=scores(phrases))


def scores(phrases: Phrases) -> str:
    players = phrases.view.players
    return ", ".join(f"{phrases.player(side)} {players[side].points}" for side in SIDES)


def board_alt(view: View, words: Words) -> str:
    """What the board shows, in short: Discord reads it to those who can't see the picture."""
    phrases = phrases_of(view, words)
    parts = [phrases.title(), status(view, words)]
    parts += [each.replace("**", "") for each in news(phrases)]
    for siege in view.sieges:
        name, at = phrases.player(siege.attacker), phrases.place(siege.place)
        parts.append(phrases.say("siege-short", name=name, place=at, marker=marker(phrases, siege)))
    for side in SIDES:
        held = [at for at in PLACES if at in view.board and view.board[at].side == side]
        names = ", ".join(map(phrases.place, held)) or phrases.say("none")
        parts.append(phrases.say("holds", name=phrases.player(side), places=names))
    return short(parts)


def hand_alt(view: View, words: Words) -> str:
    return short([f"{words.say(Text('draw-hand'))}: {phrases_of(view, words).cards(view.hand)}"])
