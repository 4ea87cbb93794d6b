"""What a successful exploring action finds (rulebook 4.2.5)."""

from __future__ import annotations

from functools import partial

from engine.core import NO_ASIDES, Context, One, Option, Script, Text, ask, zones
from engine.robinson import island
from engine.robinson.content import TILES, TokenId
from engine.robinson.effects import Mysteries, Source
from engine.robinson.hunting_cards import add_to_hunt
from engine.robinson.pawns import use_kept
from engine.robinson.plan import MAP_TARGET
from engine.robinson.scenarios import rules
from engine.robinson.scope import of_actor
from engine.robinson.specials import tiles_question
from engine.robinson.state import Doing, State
from engine.robinson.texts import (
    card_option,
    cards_text,
    on_space_text,
    person_text,
    space_text,
    tile_text,
    tiles_text,
)
from engine.robinson.words import carry_out

BACKPACK = "treasure-backpack"
BACKPACK_TOKENS = 2
TREASURES = Mysteries(n=2, treasure=2)  # where the Treasure Map leads


def explore(state: State, ctx: Context, doing: Doing) -> Script[None]:
    """Lay a tile and take what is found on it; or follow the Treasure Map."""
    if doing.planned.target == MAP_TARGET:
        use_kept(state, MAP_TARGET)
        yield from carry_out(state, ctx, of_actor(MAP_TARGET, doing.actor), (TREASURES,))
        return
    space = doing.planned.space
    assert space is not None
    for tile in (yield from _draw_tile(state, ctx, doing)):
        state.island[space].tile = tile
        ctx.tell(
            "explored",
            who=person_text(state, doing.actor),
            space=space_text(space),
            tile=tile_text(tile),
        )
        yield from _exhaust_if_marked(state, ctx, doing)
        printed = TILES[tile]
        if printed.beast:
            add_to_hunt(state, ctx)
        yield from _find_tokens(state, ctx, doing, printed.tokens)
        if printed.totem:
            number = sum(TILES[each.tile].totem for each in state.island if each.tile is not None)
            yield from rules(state).totem(state, ctx, doing.actor, space, number)


def _draw_tile(state: State, ctx: Context, doing: Doing) -> Script[list[int]]:
    """The top tile; or of several the one that is chosen, while the others go back."""
    number = rules(state).tiles_drawn(state)
    drawn = zones.show(ctx, state.tiles, number)
    if len(drawn) > 1:
        ctx.tell("tiles-seen", tiles=tiles_text(drawn))
        state.tiles_known = max(state.tiles_known, len(drawn))
        question = partial(tiles_question, drawn)
        key = yield from ask(ctx, state.speaker(doing.actor), question, NO_ASIDES)
        chosen = int(key)
        state.tiles.remove(chosen)
        state.rng.shuffle(state.tiles)
        state.tiles_known = 0
        return [chosen]
    zones.draw(state, ctx, state.tiles)
    state.tiles_known = max(0, state.tiles_known - 1)
    return drawn


def _exhaust_if_marked(state: State, ctx: Context, doing: Doing) -> Script[None]:
    """A black marker that waited here comes to lie on a source."""
    space = doing.planned.space
    assert space is not None
    here = state.island[space]
    while "exhaust" in here.marks:
        here.marks.remove("exhaust")
        sources = island.open_sources(state, space)
        if not sources:
            continue
        source: Source = sources[0]
        if len(sources) > 1:
            build = partial(_source_question, sources, space)
            key = yield from ask(ctx, state.speaker(doing.actor), build)
            source = "food" if key == "food" else "wood"
        state.island[space].exhausted.append(source)
        ctx.tell("source-exhausted", source=source, space=space_text(space))


def _source_question(sources: list[Source], space: int) -> One:
    options = tuple(Option(each, Text(f"source-{each}"), each) for each in sources)
    return One("source.exhaust", options, options[-1].key, on_space_text(space))


def _find_tokens(state: State, ctx: Context, doing: Doing, number: int) -> Script[None]:
    found = zones.draw(state, ctx, state.tokens, number)
    doing.tokens += found
    if any(kept.card == BACKPACK and kept.round < state.round for kept in state.kept):
        more = zones.draw(state, ctx, state.tokens, BACKPACK_TOKENS)
        kept = yield from keep_one(state, ctx, doing.actor, more, "token.backpack")
        if kept:
            now = state.doing
            assert now is not None
            now.tokens.append(kept)
            found = [*found, kept]
    if found:
        ctx.tell("tokens-found", who=person_text(state, doing.actor), cards=cards_text(found))


def keep_one(
    state: State, ctx: Context, who: str, drawn: list[TokenId], name: str
) -> Script[TokenId]:
    """Keep one of some discovery tokens; the others leave the game."""
    if not drawn:
        return ""
    # Beside these may lie others, of which somebody chooses at the same time.
    state.on_table += drawn
    options = tuple(map(card_option, drawn))
    question = One(name, options, options[0].key)
    key = yield from ask(ctx, state.speaker(who), lambda: question)
    for card in drawn:
        state.on_table.remove(card)
        if card != key:
            state.box.append(card)
    return key
