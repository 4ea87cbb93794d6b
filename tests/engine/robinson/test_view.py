"""What a seat sees: everything but what lies face down."""

from __future__ import annotations

import msgspec

from engine.core import Config, Match
from engine.robinson.cards import lookups
from engine.robinson.content import ADVENTURES, EVENTS, ITEMS, MYSTERIES
from engine.robinson.state import Goods, Stash
from tests.engine.robinson.table import GAME, asked, fix_dice, layout, match_of, on_top, say


def test_all_see_the_same() -> None:
    match = match_of(layout())
    views = [match.view(seat) for seat in (*match.state.everyone, None)]
    assert 1 == len(
        {msgspec.json.encode(msgspec.structs.replace(view, seat=None)) for view in views}
    )


def test_a_view_can_be_had_while_characters_are_chosen() -> None:
    match = Match.start(GAME, Config(3), 1)
    assert ("", "", "") == match.view(None).characters
    assert () == match.view(None).pawns


def test_the_dice_on_the_table_are_seen() -> None:
    state = layout(tiles={4: 6})
    state.people["cook"].determination = 2
    match = match_of(state)
    say(match, "2: me", "2: gather-food-at-4", "0: ready", "1: ready")
    fix_dice(match.state, "gather", "wound adventure")
    say(match, "2: ready")
    doing = match.view(None).doing
    assert doing is not None
    assert ("explorer", {"wound": True, "success": False, "adventure": True}) == (
        doing.actor,
        doing.dice,
    )


def test_the_card_in_hand_is_seen_while_it_is_decided_on() -> None:
    state = layout(tiles={4: 6}, fields={"gather": ["adventure"]})
    on_top(state.adventures["gather"], "gather-furs")
    match = match_of(state)
    say(match, "0: both", "0: gather-food-at-4", "1: ready", "2: ready", "0: ready")
    assert {0: "adventure.choice"} == asked(match)
    assert ("gather-furs",) == match.view(None).on_table
    doing = match.view(None).doing
    assert doing is not None
    assert 1 == doing.gained.food


def test_what_somebody_keeps_outside_is_seen() -> None:

    state = layout()
    state.people["cook"].outside = Stash(Goods(food=1), ["token-goat"])
    state.tokens.remove("token-goat")
    [cook] = [each for each in match_of(state).view(None).people if each.id == "cook"]
    assert cook.outside is not None
    assert (1, ("token-goat",)) == (cook.outside.goods.food, cook.outside.tokens)


def test_a_fight_is_seen_with_its_beast() -> None:
    state = layout(has="start-pistol", hunt=["beast-fox"], tiles={4: 6})
    match = match_of(state)
    say(match, "0: both", "0: hunt-1", "1: ready", "2: ready", "0: ready")
    fight = match.view(None).fighting
    assert fight is not None
    assert ("beast-fox", "cook", 2, 0) == (
        fight.card,
        fight.fighter,
        fight.strength,
        fight.weapon,
    )


def test_every_card_can_be_looked_up() -> None:
    found = {each.id for each in lookups()}
    assert {*EVENTS, *ADVENTURES, *MYSTERIES, *ITEMS, "hatchet", "friday"} <= found
    assert len(found) == len(lookups())
    assert len({each.title.id for each in lookups()}) == len(found)
