"""How the players are asked together: votes, and waiting for those who could change something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core import (
    NO_ASIDES,
    Asides,
    Context,
    One,
    Option,
    Script,
    Seat,
    Text,
    ask,
    ask_first,
    player,
)
from engine.robinson.state import Moment, State
from engine.robinson.texts import choice, lines_text

UNSAY = "unsay"
GO_ON = "go-on"


class Unsay:
    """Whoever has spoken in a vote may change it; all else that seats may do stays on offer."""

    def __init__(self, state: State, ctx: Context, others: Asides = NO_ASIDES) -> None:
        self.state, self.ctx, self.others = state, ctx, others

    def offers(self) -> dict[Seat, One]:
        spoken = [seat for seat in self.state.everyone if self.state.says[seat]]
        return with_options(self.others.offers(), {seat: choice(UNSAY) for seat in spoken})

    def run(self, seat: Seat, key: str) -> Script[None]:
        if key != UNSAY:
            yield from self.others.run(seat, key)
            return
        self.state.says[seat] = ""
        self.ctx.tell("unsaid", seat=player(seat))


def with_options(offers: dict[Seat, One], more: dict[Seat, Option]) -> dict[Seat, One]:
    """Asides with one more option for some seats, first in their list."""
    found = dict(offers)
    for seat, option in more.items():
        others = offers[seat].options if seat in offers else ()
        found[seat] = One("aside", (option, *others), option.key)
    return found


def vote(state: State, ctx: Context, build: Callable[[], One | None]) -> Script[str]:
    """What the players settle on together; nothing is asked where there is one option only.

    Each says what it prefers, and may change it until all have spoken. Then the first player
    settles it, unless they agree. Returns "" once there is nothing to choose.
    """
    nested = list(state.says)  # a vote may come up within another, through what somebody used
    state.says = [""] * state.seats
    chosen = yield from _settle(state, ctx, build)
    state.says = nested
    return chosen


def _settle(state: State, ctx: Context, build: Callable[[], One | None]) -> Script[str]:
    only = build()
    if only is None:
        return ""
    if len(only.options) == 1:
        return only.options[0].key
    while True:
        said = yield from ask_first(
            ctx, lambda: _unsaid(state, build), Unsay(state, ctx, ctx.asides)
        )
        if said is None:
            break
        state.says[said[0]] = said[1]
        _tell_say(state, ctx, said[0], build())
    question = build()
    if question is None:
        return ""
    leading = _leading(state, question)
    if all(say == leading for say in state.says):
        return leading
    return (yield from ask(ctx, state.first, lambda: _decision(state, build))) or ""


def _unsaid(state: State, build: Callable[[], One | None]) -> dict[Seat, One]:
    """Those who haven't spoken, or said what there isn't any more."""
    question = build()
    if question is None:
        return {}
    keys = {option.key for option in question.options}
    for seat in state.everyone:
        if state.says[seat] not in keys:
            state.says[seat] = ""
    leading = _leading(state, question)
    return {
        seat: One(question.id, question.options, leading, question.about)
        for seat in state.everyone
        if not state.says[seat]
    }


def _leading(state: State, question: One) -> str:
    """What most have said; of equals what the first player said, else the default."""
    keys = {option.key for option in question.options}
    says = Counter(say for say in state.says if say in keys)
    if not says:
        return question.default
    most = max(says.values())
    ahead = [key for key, number in says.items() if number == most]
    for preferred in (state.says[state.first], question.default):
        if preferred in ahead:
            return preferred
    return ahead[0]


def _decision(state: State, build: Callable[[], One | None]) -> One | None:
    question = build()
    if question is None:
        return None
    said = [
        Text("prefers", {"seat": player(seat), "choice": text})
        for seat, text in _said(state, question).items()
    ]
    about = lines_text([question.about, *said] if question.about else said)
    return One(f"{question.id}.decide", question.options, _leading(state, question), about)


def _said(state: State, question: One) -> dict[Seat, Text]:
    """What each prefers who has spoken."""
    texts = {option.key: option.text for option in question.options}
    says = {seat: state.says[seat] for seat in state.everyone}
    return {seat: texts[say] for seat, say in says.items() if say in texts}


def _tell_say(state: State, ctx: Context, seat: Seat, question: One | None) -> None:
    """Let the others know what somebody prefers, if there are others."""
    said = {} if question is None else _said(state, question)
    if state.seats > 1 and seat in said:
        ctx.tell("said", seat=player(seat), choice=said[seat])


def wait(
    state: State,
    ctx: Context,
    moment: Moment,
    about: Callable[[], Text | None],
    needed: Callable[[], bool] = lambda: True,
) -> Script[None]:
    """Let those who could change something do so, until each of them lets it go on.

    What they can do is among their asides: an option whose group is the moment's name. Nobody is
    asked while nobody can do anything, or once it isn't *needed*.
    """
    before, state.moment, state.passed = state.moment, moment, []

    def build() -> dict[Seat, One]:
        if not needed():
            return {}
        return {
            seat: One(f"{moment}.go-on", (choice(GO_ON),), GO_ON, about())
            for seat, offered in sorted(ctx.asides.offers().items())
            if seat not in state.passed
            and any(option.group == moment for option in offered.options)
        }

    while True:
        said = yield from ask_first(ctx, build, ctx.asides)
        if said is None:
            break
        state.passed.append(said[0])
    state.moment, state.passed = before, []
