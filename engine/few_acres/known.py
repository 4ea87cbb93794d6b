"""The table as one seat knows it: a state on which the rules can be asked what is possible."""

from __future__ import annotations

from engine.core import Rng
from engine.few_acres.content import Side
from engine.few_acres.state import Attack, Player, Settlement, Siege, State
from engine.few_acres.view import PlayerView, View


def known_state(view: View) -> State:
    """A state that looks like the view.

    What a foreign hand and deck hold together lies in its deck, in the box's order; its hand is
    empty. The own deck lies in the box's order too.
    """
    return State(
        rng=Rng(0),
        seats=len(view.players),
        players={side: _player(view, side, each) for side, each in view.players.items()},
        board={
            place: Settlement(each.side, each.town, each.fortified)
            for place, each in view.board.items()
        },
        neutral=list(view.neutral),
        british=view.players["british"].seat,
        rules=list(view.rules),
        may_surrender=view.may_surrender,
        defender_needs=view.defender_needs,
        fortifications=view.fortifications,
        sieges={
            each.attacker: Siege(
                each.place, each.marker, {side: list(cards) for side, cards in each.cards.items()}
            )
            for each in view.sieges
        },
        stage=view.stage,
        turn=view.turn,
        active=view.active,
        actions=view.actions,
        attack=_attack(view),
        handicap={side: each.handicap for side, each in view.players.items()},
        british_may_besiege=True,  # what is offered says it
    )


def _attack(view: View) -> Attack | None:
    seen = view.attack
    return None if seen is None else Attack(seen.kind, seen.side, list(seen.cards), seen.place)


def _player(view: View, side: Side, seen: PlayerView) -> Player:
    mine = side == view.side
    return Player(
        money=seen.money,
        villages=seen.villages,
        towns=seen.towns,
        deck=list(view.deck if mine else seen.unseen),
        locations=list(seen.locations),
        empire=list(seen.empire),
        hand=list(view.hand) if mine else [],
        discard=list(seen.discard),
        reserve=list(seen.reserve),
        captured_villages=seen.captured_villages,
        captured_towns=seen.captured_towns,
    )
