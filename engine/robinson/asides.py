"""What seats may do beside the question that is open: skills, things, and thinking again."""

from __future__ import annotations

from collections.abc import Collection

from engine.core import Context, One, Script, Seat, player
from engine.robinson import belongings, skills
from engine.robinson.asking import with_options
from engine.robinson.content import CHARACTERS, PersonId
from engine.robinson.pawns import owners
from engine.robinson.plan import Survey
from engine.robinson.state import State
from engine.robinson.texts import choice

UNREADY = "unready"


class Uses:
    """Skills by their owners, and things by anybody, wherever the rules allow them."""

    def __init__(self, state: State, ctx: Context) -> None:
        self.state, self.ctx = state, ctx

    def offers(self) -> dict[Seat, One]:
        state = self.state
        found: dict[Seat, One] = {}
        if state.ended:
            return found
        for seat in state.everyone:
            options = (*skills.offers(state, seat), *belongings.offers(state, seat))
            if options:
                found[seat] = One("aside", options, options[0].key)
        return found

    def run(self, seat: Seat, key: str) -> Script[None]:
        if key.partition(".")[0] in _SKILLS:
            yield from skills.run(self.state, self.ctx, seat, key)
        else:
            yield from belongings.run(self.state, self.ctx, seat, key)


_SKILLS = {skill for each in CHARACTERS.values() for skill in each.skills} | {"friday"}


class Planning(Uses):
    """Whoever is ready may think again while others plan, and must if what is used asks for it."""

    def offers(self) -> dict[Seat, One]:
        ready = [seat for seat in self.state.everyone if self.state.ready[seat]]
        return with_options(super().offers(), {seat: choice(UNREADY) for seat in ready})

    def run(self, seat: Seat, key: str) -> Script[None]:
        if key != UNREADY:
            yield from super().run(seat, key)
            # It may have eaten what an action takes, or taken the token away that it counted on.
            think_again(self.state, self.ctx)
            return
        self.state.ready[seat] = False
        self.ctx.tell("unreadied", seat=player(seat))


def think_again(state: State, ctx: Context, changed: Collection[PersonId] = ()) -> None:
    """Whoever has changed or incomplete actions is no longer ready."""
    concerned = {*changed}
    for planned in Survey(state, state.plan).unfinished:
        concerned.update(owners(state, planned))
    for seat in state.everyone:
        if state.ready[seat] and state.characters[seat] in concerned:
            state.ready[seat] = False
            ctx.tell("unreadied", seat=player(seat))
