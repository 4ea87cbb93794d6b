"""What cards do that no word of the vocabulary covers, under the names that the files use."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import MappingProxyType
from typing import TypeAlias

from engine.core import NO_ASIDES, Context, One, Option, Script, Seat, Text, ask, player, zones
from engine.robinson import extra_building as extra
from engine.robinson import hunting_cards as hunting
from engine.robinson import island, items, marks
from engine.robinson.asking import vote
from engine.robinson.camp import camp_sites, move_camp
from engine.robinson.changes import gain, raise_level, take_determination, unmet
from engine.robinson.content import CHARACTERS, EVENTS, WRECKAGE, face
from engine.robinson.disease import share_out_disease
from engine.robinson.event_deck import shuffle_in
from engine.robinson.mysteries import keep
from engine.robinson.pawns import one_pawn, stays
from engine.robinson.scope import Do, Scope, of_event
from engine.robinson.state import Goods, State
from engine.robinson.texts import (
    about_card,
    card_option,
    card_text,
    person_text,
    space_option,
    space_text,
    tile_text,
    tiles_text,
)

Rule: TypeAlias = Callable[[State, Context, Scope, Do], Script[None]]
Simple: TypeAlias = Callable[[State, Context, Scope], None]

MARKED_ITEMS = 2
PREDATOR_FEARS = 3
TILES_SEEN = 3
ARROWS = 2


def plainly(rule: Simple) -> Rule:
    """A rule that asks nothing."""

    def run(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
        rule(state, ctx, scope)
        yield from ()

    return run


# Events


def discard_all_resources(state: State, ctx: Context, scope: Scope) -> None:
    state.available = Goods()
    ctx.tell("all-discarded")


def move_the_camp(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
    """Move the camp to a tile next to it; the card remembers what levels that cost."""

    def question() -> One | None:
        options = tuple(map(space_option, camp_sites(state)))
        about = about_card(scope.card)
        return One("camp.move", options, options[0].key, about) if options else None

    key = yield from vote(state, ctx, question)
    if not key:
        unmet(state, ctx, scope.party, 1, "camp")
        return
    roof, palisade = move_camp(state, ctx, int(key))
    state.marks[scope.card] = [f"lost.roof.{roof}", f"lost.palisade.{palisade}"]


def repair_after_move(state: State, ctx: Context, scope: Scope) -> None:
    """One level more of each of roof and palisade that the move cost."""
    for mark in state.marks.pop(scope.card, []):
        _, of, lost = mark.split(".")
        if int(lost):
            raise_level(state, ctx, "roof" if of == "roof" else "palisade", 1)


def remove_danger(state: State, ctx: Context, scope: Scope) -> None:
    if marks.take(state, "explore", "danger"):
        ctx.tell("token-taken", kind="danger", place="explore")


def resolve_threats(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
    """Push all threat cards off the board."""
    while state.threats:
        card = state.threats.pop(0)
        state.on_table.append(card)
        yield from push_off(state, ctx, card, do)


def push_off(state: State, ctx: Context, card: str, do: Do) -> Script[None]:
    """Resolve the threat effect of a card that left the board, and discard it."""
    if face(card) in WRECKAGE:
        ctx.tell("wreckage-gone", card=card_text(card))
    else:
        ctx.tell("threat-came-true", card=card_text(card))
        yield from do(state, ctx, of_event(state, card), EVENTS[face(card)].threat)
    state.marks.pop(card, None)
    state.on_table.remove(card)
    state.box.append(card)


def choose_invention(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
    """Take an invention of one's choice out of the pile or the discards."""

    def question() -> One | None:
        cards = sorted([*state.inventions, *state.invention_discard])
        options = tuple(map(card_option, cards))
        about = about_card(scope.card)
        return One("invention.take", options, cards[0], about) if cards else None

    item = yield from ask(ctx, state.speaker(scope.you), question)
    if item is None:
        return
    pile = state.inventions if item in state.inventions else state.invention_discard
    pile.remove(item)
    # The pile has been looked through.
    ctx.reveal()
    state.rng.shuffle(state.inventions)
    state.board.append(item)
    ctx.tell("invention-taken", item=card_text(item))


def first_player_one_pawn(state: State, ctx: Context, scope: Scope) -> None:
    _this_round(state, one_pawn(state.leader), scope)


def first_player_no_skills(state: State, ctx: Context, scope: Scope) -> None:
    _this_round(state, f"no-skills.{state.leader}", scope)


def first_player_stays(state: State, ctx: Context, scope: Scope) -> None:
    _this_round(state, stays(state.leader), scope)


def all_one_pawn(state: State, ctx: Context, scope: Scope) -> None:
    for who in state.players:
        _this_round(state, one_pawn(who), scope)


def pass_first_player(state: State, ctx: Context, scope: Scope) -> None:
    state.first = Seat((state.first + 1) % state.seats)
    ctx.tell("first-player-is", seat=player(state.first))


def bear(state: State, ctx: Context, scope: Scope) -> None:
    tokens = state.fields.setdefault("arrange", [])
    if "bear" not in tokens:
        tokens.append("bear")
        ctx.tell("bear-came")


# Adventures


def mark_items(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
    """Mark up to two built items, which break when the card comes up again."""
    for _ in range(MARKED_ITEMS):

        def question() -> One | None:
            unmarked = [each for each in items.losable(state) if each not in state.item_marks]
            options = tuple(map(card_option, unmarked))
            return One("item.mark", options, options[-1].key) if options else None

        item = yield from ask(ctx, state.speaker(scope.you), question)
        if item is None:
            return
        state.item_marks.append(item)
        ctx.tell("item-marked", item=card_text(item))


def lose_marked_items(state: State, ctx: Context, scope: Scope) -> None:
    for item in list(state.item_marks):
        if item in state.built:
            items.lose(state, ctx, item)
    state.item_marks = []


def build_once_more(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
    """Let the actor build once more, at once after this action and with the dice."""
    key = yield from ask(ctx, state.speaker(scope.you), lambda: extra.question(state))
    if key is not None and key != "none":
        extra.plan(state, scope.you, key)


def flock_vanishes(state: State, ctx: Context, scope: Scope) -> None:
    """Exhaust all sources of the tile where the card's token came to lie."""
    for space in marks.places_of(state, scope.card):
        here = state.island[space]
        here.exhausted += island.open_sources(state, space)
        ctx.tell("sources-exhausted", space=space_text(space))


def hurricane_returns(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
    """Turn down the tile where the card's token came to lie; the camp leaves it first."""
    for space in marks.places_of(state, scope.card):
        if space == state.camp:
            yield from move_the_camp(state, ctx, scope, do)
            state.marks.pop(scope.card, None)
        # RULING: with nowhere to go the camp, and so the tile, stays.
        if space != state.camp and island.tile_at(state, space) is not None:
            marks.make_inaccessible(state, ctx, space)


def hungry_predator(state: State, ctx: Context, scope: Scope) -> None:
    """Exhaust the food source of the camp, unless the players are well armed."""
    if state.weapon >= PREDATOR_FEARS:
        return
    if "food" not in island.open_sources(state, state.camp):
        unmet(state, ctx, scope.party, 1, "source")
        return
    state.island[state.camp].exhausted.append("food")
    ctx.tell("source-exhausted", source="food", space=space_text(state.camp))


def shortage(state: State, ctx: Context, scope: Scope) -> None:
    """One of the resource being gathered, even if nothing was gathered."""
    if state.doing is not None:
        gathers_food = state.doing.planned.target.startswith("food")
        gain(state, ctx, Goods(food=1) if gathers_food else Goods(wood=1))


def keep_card(state: State, ctx: Context, scope: Scope) -> None:
    keep(state, ctx, scope.card, scope.you, 1)


# Mysteries


def savage(state: State, ctx: Context, scope: Scope) -> None:
    state.weapon = 0
    ctx.tell("weapons-lost")


def lose_determination(state: State, ctx: Context, scope: Scope) -> None:
    take_determination(state, ctx, scope.you, state.people[scope.you].determination)


def stop_drawing(state: State, ctx: Context, scope: Scope) -> None:
    if state.doing is not None:
        state.doing.stopped = True


def trapdoor(state: State, ctx: Context, scope: Scope) -> None:
    """Discard all treasures found in this action."""
    if state.doing is None:
        return
    for kept in list(state.doing.kept):
        if kept.card.startswith("treasure-"):
            state.doing.kept.remove(kept)
            state.box.append(kept.card)
            ctx.tell("treasure-lost", card=card_text(kept.card))


def blowgun(state: State, ctx: Context, scope: Scope) -> None:
    _next_round(state, one_pawn(scope.you), scope)


def confused(state: State, ctx: Context, scope: Scope) -> None:
    _next_round(state, f"confused.{scope.you}", scope)


def cursed(state: State, ctx: Context, scope: Scope) -> None:
    _next_round(state, f"cursed.{scope.you}", scope)


def lift_curse(state: State, ctx: Context, scope: Scope) -> None:
    for person in state.people.values():
        person.cursed = False
    state.next_round = [rule for rule in state.next_round if not rule.startswith("cursed.")]


def wood_token_at_camp(state: State, ctx: Context, scope: Scope) -> None:
    marks.mark_space(state, ctx, state.camp, "wood")


def spyglass(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
    """Lay the top tiles face up in an order of one's choice."""
    seen = zones.show(ctx, state.tiles, TILES_SEEN)
    if seen:
        ctx.tell("tiles-seen", tiles=tiles_text(seen))
    state.tiles_known = max(state.tiles_known, len(seen))
    order: list[int] = []
    while len(order) + 1 < len(seen):
        left = [tile for tile in seen if tile not in order]
        # Who shuffled the tiles now would do it under the hands that lay them out.
        question = partial(tiles_question, left)
        key = yield from ask(ctx, state.speaker(scope.you), question, NO_ASIDES)
        order.append(int(key))
    order += [tile for tile in seen if tile not in order]
    if seen:
        state.tiles[-len(seen) :] = reversed(order)


def tiles_question(tiles: list[int]) -> One:
    """Which of these tiles comes next."""
    options = tuple(Option(str(tile), tile_text(tile), f"tile-{tile}") for tile in tiles)
    return One("tile.next", options, options[0].key)


def cover_arrows(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
    """Cover arrows of morale on characters of one's choice."""
    for _ in range(ARROWS):

        def question() -> One | None:
            options = tuple(
                Option(f"{who}-{drop}", Text("arrow", {"who": person_text(state, who), "n": drop}))
                for who in state.players
                for drop in CHARACTERS[who].drops
                if drop not in state.people[who].covered
            )
            return One("arrow.cover", options, options[0].key) if options else None

        key = yield from vote(state, ctx, question)
        if key:
            who, _, drop = key.rpartition("-")
            state.people[who].covered.append(int(drop))


def shuffle_again(state: State, ctx: Context, scope: Scope) -> None:
    state.on_table.remove(scope.card)
    shuffle_in(state, ctx, scope.card)


def _this_round(state: State, rule: str, scope: Scope) -> None:
    if rule not in state.this_round:
        state.this_round.append(rule)
        state.set_by.setdefault(rule, scope.card)


def _next_round(state: State, rule: str, scope: Scope) -> None:
    state.next_round.append(rule)
    state.set_by[rule] = scope.card


RULES: MappingProxyType[str, Rule] = MappingProxyType({
    "all-one-pawn": plainly(all_one_pawn),
    "bear": plainly(bear),
    "beast-into-hunting-deck": plainly(hunting.beast_into_hunting_deck),
    "beast-on-event-deck": plainly(hunting.beast_on_event_deck),
    "blowgun": plainly(blowgun),
    "build-once-more": build_once_more,
    "choose-invention": choose_invention,
    "confused": plainly(confused),
    "cover-arrows": cover_arrows,
    "cursed": plainly(cursed),
    "discard-all-resources": plainly(discard_all_resources),
    "discard-hunting-card": plainly(hunting.discard_hunting_card),
    "fight-hunting-card": hunting.fight_hunting_card,
    "fight-without-strength": hunting.fight_without_strength,
    "first-player-no-skills": plainly(first_player_no_skills),
    "first-player-one-pawn": plainly(first_player_one_pawn),
    "first-player-stays": plainly(first_player_stays),
    "flock-vanishes": plainly(flock_vanishes),
    "hungry-predator": plainly(hungry_predator),
    "hunting-card-to-bottom": plainly(hunting.hunting_card_to_bottom),
    "hurricane-returns": hurricane_returns,
    "keep": plainly(keep_card),
    "lift-curse": plainly(lift_curse),
    "look-at-hunting-card": plainly(hunting.look_at_hunting_card),
    "lose-determination": plainly(lose_determination),
    "lose-marked-items": plainly(lose_marked_items),
    "mark-items": mark_items,
    "move-camp": move_the_camp,
    "pass-first-player": plainly(pass_first_player),
    "remove-danger": plainly(remove_danger),
    "repair-after-move": plainly(repair_after_move),
    "resolve-threats": resolve_threats,
    "savage": plainly(savage),
    "shortage": plainly(shortage),
    "shuffle-again": plainly(shuffle_again),
    "spyglass": spyglass,
    "stop-drawing": plainly(stop_drawing),
    "strange-disease": share_out_disease,
    "strongest-beast": plainly(hunting.strongest_beast),
    "trapdoor": plainly(trapdoor),
    "wood-token-at-camp": plainly(wood_token_at_camp),
})  # fmt: skip
