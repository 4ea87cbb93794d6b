"""Whoever waits for a reaction sees nothing but that, whatever the other side holds."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest

from engine.core import Event, Rng
from engine.few_acres.content import CARDS, Side, foe_of
from engine.few_acres.state import State
from tests.bot.present.samples import lines_of, own_panels, public_panels, table, words_of
from tests.engine.few_acres.table import GAME, SEATS, Table, asked, layout, offered, play

DEALS = 12


class Reaction(NamedTuple):
    """What one side does, after which the other is asked *question*."""

    question: str
    line: str  # "british natives"
    laid: dict[str, Any]
    blank: str  # a hand with which there is nothing to choose
    only: list[str]  # all that may be answered then

    @property
    def waits(self) -> Side:
        return "british" if self.line.startswith("british") else "french"


REACTIONS = {
    "raid": Reaction(
        "raid.block",
        "british raid.quebec",
        {"board": {"fort-halifax": "british village"}, "british": "rangers norfolk"},
        "gaspe tadoussac",
        ["none"],
    ),
    "ambush": Reaction(
        "ambush.answer",
        "british ambush.b-rangers",
        {"british": "rangers norfolk"},
        "gaspe tadoussac",
        ["show"],
    ),
    "natives": Reaction(
        "natives.give",
        "british natives",
        {"british": "indian-leader norfolk"},
        "gaspe tadoussac",
        ["show"],
    ),
    "surrender": Reaction(
        "siege.settle",
        "french surrender",
        {
            "board": {"louisbourg": "french village"},
            "french": "gaspe",
            "sieges": {"british": "louisbourg militia"},
            "active": "french",
        },
        "norfolk pemaquid",
        ["none"],
    ),
}
every_reaction = pytest.mark.parametrize("name", REACTIONS)


def begun(reaction: Reaction, state: State) -> Table:
    match = play(state, reaction.line)
    assert {foe_of(reaction.waits): reaction.question} == asked(match)
    return match


def seen(match: Table, side: Side) -> bytes:
    """All that a side gets: what the match says, and every panel that the bot shows it."""
    seat = SEATS[side]
    events: list[Event] = [event for step in match.steps for event in step.events]
    told = [event for event in events if event.to is None or seat in event.to]
    undo = match.can_undo(seat)
    back = None if undo is None else (undo.to, len(undo.answers), undo.agree)
    since = {each: match.since[each] for each in sorted(match.since)}
    said = match.view(seat), match.pending.get(seat), sorted(match.pending), told, since, back
    own = table(match, seat)
    words = words_of(own)
    panels = [
        *own_panels(own, words, lines_of(events, seat, words)),
        *public_panels(match, events),
    ]
    return msgspec.json.encode(said) + repr(panels).encode()


@every_reaction
def test_dealt_anew_the_other_sides_hand_changes_nothing_that_is_seen(name: str) -> None:
    reaction = REACTIONS[name]
    hands, views = set[tuple[str, ...]](), set[bytes]()
    answers = set[tuple[str, ...]]()
    for seed in range(DEALS):
        state = layout(**reaction.laid)
        player = state.players[foe_of(reaction.waits)]
        player.deck += player.discard  # so that there is more to deal
        player.discard = []
        if name in ("raid", "ambush", "natives"):
            _own(state, foe_of(reaction.waits), ["f-coureurs-de-bois", "n-native-americans"])
        GAME.redeal(state, SEATS[reaction.waits], Rng(seed))
        match = begun(reaction, state)
        hands.add(tuple(sorted(player.hand)))
        answers.add(tuple(offered(match, foe_of(reaction.waits))))
        views.add(seen(match, reaction.waits))

    assert len(hands) > DEALS // 2
    assert len(answers) > 1
    assert 1 == len(views)


def _own(state: State, side: Side, cards: list[str]) -> None:
    """Let a side have these cards in its deck, from wherever they are."""
    player = state.players[side]
    for card in cards:
        for pile in (player.empire, state.neutral):
            if card in pile:
                pile.remove(card)
                player.deck.append(card)
        assert CARDS[card].id in player.deck + player.hand


@every_reaction
def test_with_nothing_to_choose_the_other_side_is_asked_all_the_same(name: str) -> None:
    reaction = REACTIONS[name]
    side = foe_of(reaction.waits)

    match = begun(reaction, layout(**{**reaction.laid, side: reaction.blank}))

    assert reaction.only == offered(match, side)
