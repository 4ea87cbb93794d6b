"""Building items and losing them again (rulebook, "Karty vynálezů / vybavení")."""

from __future__ import annotations

from engine.core import Context, One, Option, Script, Text
from engine.robinson import island
from engine.robinson.asking import vote
from engine.robinson.changes import demand_level, lower_level, raise_level
from engine.robinson.content import ITEMS, ItemId, SpaceId
from engine.robinson.effects import Gain, Level
from engine.robinson.prices import item_of
from engine.robinson.scenarios import rules
from engine.robinson.state import Goods, State
from engine.robinson.texts import about_card, card_text, space_option

SNARE, CORRAL, SHORTCUT = "snare", "corral", "shortcut"


def build(state: State, ctx: Context, item: ItemId) -> Script[None]:
    """Turn an invention of the board into an item, with all that comes of it."""
    what = item.partition("-at-")[0]
    printed = item_of(state, what)
    if what in state.board and not printed.repeat:
        state.board.remove(what)
    if not printed.repeat:
        state.built.append(what)
    ctx.tell("built", item=card_text(what))
    for word in printed.gives:
        match word:
            case Level(of="weapon" | "palisade" | "roof" as of, by=by):
                raise_level(state, ctx, of, by)
            case Gain(food=food, preserved=preserved):
                state.available.put(Goods(food=food, preserved=preserved))
            case _:
                raise AssertionError(f"{item} gives {word}")
    if item == SNARE:
        add_food_token(state, ctx)
    elif item == CORRAL:
        yield from _build_corral(state, ctx)
    elif item == SHORTCUT:
        yield from _build_shortcut(state, ctx)
    elif printed.group == "scenario":
        yield from rules(state).built(state, ctx, item)


def lose(state: State, ctx: Context, item: ItemId) -> None:
    """Turn an item back to its invention, and undo what it gave as far as that is possible."""
    state.built.remove(item)
    state.board.append(item)
    if item in state.item_marks:
        state.item_marks.remove(item)
    ctx.tell("item-lost", item=card_text(item))
    printed = ITEMS[item]
    for word in printed.gives:
        match word:
            case Level(of="weapon" | "palisade" | "roof" as of, by=by) if printed.lost == "demand":
                demand_level(state, ctx, state.group, of, by)
            case Level(of="weapon" | "palisade" | "roof" as of, by=by):
                lower_level(state, ctx, of, by)
            case Gain(preserved=preserved):
                kept = max(0, state.available.preserved - preserved)
                state.available.preserved = kept
            case _:
                raise AssertionError(f"{item} gives {word}")
    if item == SNARE:
        remove_food_token(state)
    elif item == CORRAL:
        _lose_corral(state)
    elif item == SHORTCUT:
        remove_shortcut(state)


def losable(state: State) -> list[ItemId]:
    """Built items that are cards; those of the scenario's sheet can't be turned back."""
    return [item for item in state.built if item in ITEMS]


def discard_invention(state: State, ctx: Context, item: ItemId) -> None:
    """Discard an invention of the board; it can't be built until it is drawn again."""
    state.board.remove(item)
    state.invention_discard.append(item)
    ctx.tell("invention-discarded", item=card_text(item))


def discardable(state: State) -> list[ItemId]:
    return [item for item in state.board if item in ITEMS]


def add_food_token(state: State, ctx: Context) -> None:
    """Lay a token of one food on the camp's tile, unless there may be only one and it is there."""
    marks = state.island[state.camp].marks
    if "food" not in marks or rules(state).stacks_food(state):
        marks.append("food")
        ctx.tell("food-token-at-camp")


def remove_food_token(state: State) -> None:
    marks = state.island[state.camp].marks
    if "food" in marks:
        marks.remove("food")


def remove_shortcut(state: State) -> None:
    state.shortcut = state.shortcut_source = None


def _build_corral(state: State, ctx: Context) -> Script[None]:
    """Cover a food source next to the camp for a token of one food at it."""
    # RULING: any food source, as in the Czech rules; and "may": it can be left alone.
    key = yield from vote(state, ctx, lambda: _corral_question(state))
    if key and key != "none":
        space = SpaceId(key)
        state.island[space].exhausted.append("food")
        state.corral = space
        add_food_token(state, ctx)


def _corral_question(state: State) -> One | None:
    spaces = [
        space for space in island.around_camp(state) if "food" in island.open_sources(state, space)
    ]
    if not spaces:
        return None
    options = (*map(space_option, spaces), Option("none", Text("choice-none")))
    return One("corral.space", options, "none", about_card(CORRAL))


def _lose_corral(state: State) -> None:
    remove_food_token(state)
    if state.corral is not None and "food" in state.island[state.corral].exhausted:
        state.island[state.corral].exhausted.remove("food")
    state.corral = None


def _build_shortcut(state: State, ctx: Context) -> Script[None]:
    """Lay the Shortcut on a tile next to the camp."""

    def question() -> One | None:
        spaces = island.around_camp(state)
        if not spaces:
            return None
        best = max(spaces, key=lambda space: len(island.open_sources(state, space)))
        options = tuple(map(space_option, spaces))
        return One("shortcut.space", options, str(best), about_card(SHORTCUT))

    key = yield from vote(state, ctx, question)
    if key:
        state.shortcut = SpaceId(key)
