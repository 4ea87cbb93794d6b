"""What pictures and text boards of Go West! say alike: names, cards, the last move, the winner."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from engine.core import Seat, Text
from engine.go_west.texts import card_text
from engine.go_west.view import AREAS, Area, Card, LastMove, View
from render.drawing import Words
from render.go_west.layout import border


class Phrases:
    """Wordings over a view, with the players' names as the caller wants them shown.

    *brief* names stand where all players come in one line.
    """

    def __init__(
        self, words: Words, view: View, names: tuple[str, ...], brief: tuple[str, ...] = ()
    ) -> None:
        self.words, self.view, self.names, self.brief = words, view, names, brief or names

    def say(self, message: str, **args: str | int) -> str:
        """A message of this game's drawing."""
        return self.words.say(Text(f"draw-west-{message}", dict(args)))

    def area(self, area: Area) -> str:
        return self.words.say(Text(area))

    def areas(self) -> tuple[str, ...]:
        return tuple(map(self.area, AREAS))

    def title(self) -> str:
        return self.words.say(Text("game-title"))

    def turn(self) -> str:
        return self.words.say(Text("draw-turn", {"n": self.view.turn}))

    def status(self) -> str:
        """Whose turn it is, or who has won."""
        view = self.view
        if view.over:
            best = winners(view)
            names = " · ".join(self.names[seat] for seat in best)
            return self.words.say(Text("draw-won", {"names": names, "n": len(best)}))
        name = self.names[view.active]
        if view.actions_left > 1:
            more: dict[str, str | int | Text] = {"name": name, "n": view.actions_left}
            return self.words.say(Text("draw-to-move-actions", more))
        return self.words.say(Text("draw-to-move", {"name": name}))

    def leader(self) -> Seat:
        """Whose mark stands in the header."""
        return winners(self.view)[0] if self.view.over else self.view.active

    # Cards

    def card(self, card: Card) -> str:
        """All that a card says, after the region's name."""
        return self.say("card", **self.shown(card), price=card.price)

    def named(self, card: Card) -> str:
        """A card by the name that it has where it may be chosen, and what its discs mean."""
        return self.say("named", card=self.words.say(card_text(card)), place=_place(card))

    def on_table(self, card: Card) -> str:
        """The card being played, and what was paid for it."""
        discs, points = self.view.paid
        return self.say("playing", **self.shown(card), discs=discs, points=points)

    def shown(self, card: Card) -> dict[str, str | int]:
        """What a card shows, for messages."""
        region = self.area(card.region) if card.region else self.say("wagons-only")
        return {"region": region, "place": _place(card), "wagons": card.wagons}

    # The last move

    def last(self, move: LastMove) -> str:
        """The last move, with every border that its wagons went over."""
        return self.told(move, (self.placed(move), self.moved_ways(move), self.final(move)))

    def begun(self, move: LastMove) -> bool:
        """Whether the last move is a card on the table that has done nothing yet."""
        done = move.placed or any(move.crossings) or any(move.gains)
        return self.view.on_table is not None and not done

    def last_in_brief(self, move: LastMove) -> tuple[str, ...]:
        """The last move beside a picture that shows the ways: ever shorter wordings."""
        placed, final = self.placed(move), self.final(move)
        whole = self.told(move, (placed, self.moved_count(move), final))
        if final:
            return (whole, self.say("last-scoring", gains=self.gains(move)))
        return (whole, self.told(move, (placed,)))

    def told(self, move: LastMove, parts: tuple[str, ...]) -> str:
        """The last move; of a card played, the *parts* of what it did."""
        name = self.names[move.seat]
        match move.action:
            case "play":
                done = "; ".join(filter(None, parts)) or self.say("nothing")
                return self.say("played", name=name, done=done)
            case "score":
                gains = self.gains(move) or self.say("no-gains")
                return self.say("scored", name=name, gains=gains)
            case "sell":
                return self.say("sold", name=name, card=self.sold(move))
            case "double":
                return self.say("doubled", name=name)
            case "end":
                return self.say("ended", name=name)

    def placed(self, move: LastMove) -> str:
        if not move.placed:
            return ""
        names = [self.area(region) for region, _ in move.placed]
        return self.say("placed", n=len(names), regions=counted(names))

    def moved_count(self, move: LastMove) -> str:
        """How many wagons went over a border; the picture's arrows say over which."""
        n = sum(move.crossings)
        return self.say("moved", n=n) if n else ""

    def moved_ways(self, move: LastMove) -> str:
        """Every border that wagons went over."""
        ways = [
            self.say("way", start=self.area(start), end=self.area(end), n=n)
            for number, n in enumerate(move.crossings)
            if n
            for start, end in (border(number),)
        ]
        return self.say("moved-ways", ways=", ".join(ways)) if ways else ""

    def gains(self, move: LastMove) -> str:
        return self.gained(move.gains)

    def final(self, move: LastMove) -> str:
        """What a card brought that ended the match by a last scoring."""
        gains = self.gains(move)
        return self.say("final", gains=gains) if gains else ""

    def gained(self, gains: tuple[int, ...]) -> str:
        """Who gets how much; whoever gets nothing isn't named."""
        return ", ".join(f"{name} +{n}" for name, n in zip(self.brief, gains, strict=False) if n)

    def sold(self, move: LastMove) -> str:
        card = move.card
        assert card is not None, "a sale without a card"
        region = self.area(card.region) if card.region else self.say("wagons-only")
        return self.say("sold-card", region=region, price=card.price)


def _place(card: Card) -> str:
    """Where a card's discs go, for messages."""
    return "elsewhere" if card.elsewhere else ("none", "one", "two")[card.discs]


def counted(names: Iterable[str]) -> str:
    """Names in a row, equal neighbours counted: "Petr, Adam (2)"."""
    runs = ((name, len(list(run))) for name, run in groupby(names))
    return ", ".join(name if n == 1 else f"{name} ({n})" for name, n in runs)


def winners(view: View) -> tuple[Seat, ...]:
    """Whoever has come first; several in a draw."""
    return tuple(seat for seat in map(Seat, range(len(view.players))) if place(view, seat) == 1)


def place(view: View, seat: Seat) -> int:
    """Where a seat stands: the most victory points come first, then the most discs in supply."""
    strengths = [(player.score, player.supply) for player in view.players]
    return 1 + sum(each > strengths[seat] for each in strengths)


def due(view: View, seat: Seat) -> int:
    """What a seat would gain if a scoring were called now."""
    return sum(gains[seat] for gains in view.preview if gains)


def can_pay(view: View, seat: Seat, card: Card) -> bool:
    """Whether discs and victory points together reach a card's price."""
    player = view.players[seat]
    return card.price <= player.supply + player.score
