"""A toy in which the same may be done many times by one command."""

from __future__ import annotations

from engine.core import Context, One, Script, Verb, ask
from engine.toy.game import Toy
from engine.toy.state import State, cards, words
from tests.contract.matches import ME

AGAIN = One("roll.again", words("again", "keep"), "keep")
RAID = Verb(
    "raid", {"turn.action": "raid"}, {"again": ("roll.again=again",), "with": ("draw.drop",)}
)


class Repeating(Toy):
    """A raid brings gold as often as one likes, up to a limit; then a card is dropped."""

    verbs: tuple[Verb, ...] = (RAID,)
    limit = 12
    shows = 0  # after so many times, something hidden is seen

    def script(self, state: State, ctx: Context) -> Script[None]:
        yield from ask(ctx, ME, lambda: One("turn.action", words("raid"), "raid"))
        state.gold[ME] += 1
        while state.gold[ME] < self.limit:
            if state.gold[ME] == self.shows:
                ctx.reveal()
            if (yield from ask(ctx, ME, lambda: AGAIN)) == "keep":
                break
            state.gold[ME] += 1
        hand = state.hands[ME]
        drop = yield from ask(ctx, ME, lambda: One("draw.drop", cards(*hand), hand[0]))
        state.hands[ME].remove(drop)
