"""What pictures and text boards of the toy say alike."""

from __future__ import annotations

from engine.core import Text
from engine.toy.state import ROUNDS, CardId, View
from render.drawing import Words


class Phrases:
    """Wordings over a view, with the players' names as the caller wants them shown."""

    def __init__(self, words: Words, view: View, names: tuple[str, ...]) -> None:
        self.words, self.view, self.names = words, view, names

    @property
    def over(self) -> bool:
        return self.view.round > ROUNDS

    @property
    def stage(self) -> str:
        """The stage of the round, "over" after the last."""
        return "over" if self.over else self.view.stage

    def title(self) -> str:
        return self.words.say(Text("game-title"))

    def round(self) -> str:
        return self.words.say(Text("draw-round", {"n": min(self.view.round, ROUNDS)}))

    def status(self) -> str:
        """Whose turn it is, else what all do at once."""
        view = self.view
        if self.stage == "turn":
            return self.words.say(Text("draw-to-move", {"name": self.names[view.turn]}))
        return self.now()

    def now(self) -> str:
        """What all do in this stage."""
        return self.words.say(Text(f"draw-toy-now-{self.stage}"))

    def card(self, card: CardId) -> str:
        kind, _, _ = card.partition(".")
        return self.words.say(Text(f"card-{kind}"))

    def choice(self, key: str) -> str:
        return self.words.say(Text(f"choice-{key}"))

    def plan(self, seat: int) -> str:
        """The job and the place that a seat has planned."""
        return " · ".join(map(self.choice, self.view.plans[seat].split()))

    def said(self, seat: int) -> str:
        """That a seat is ready, or what it has said in the vote."""
        if self.view.says[seat]:
            return self.choice(self.view.says[seat])
        return self.choice("ready") if self.view.ready[seat] else ""
