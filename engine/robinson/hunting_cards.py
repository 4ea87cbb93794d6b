"""Beast cards between the pile, the hunting deck and the event deck."""

from __future__ import annotations

from engine.core import Context, Script, zones
from engine.robinson.content import BEASTS, CardId
from engine.robinson.fights import fight_beast
from engine.robinson.scope import Do, Scope
from engine.robinson.state import State
from engine.robinson.texts import card_text, cards_text

BEASTS_COMPARED = 3


def add_to_hunt(state: State, ctx: Context) -> None:
    """Shuffle the top beast into the hunting deck, unseen."""
    if state.beasts:
        state.hunt.append(state.beasts.pop())
        state.rng.shuffle(state.hunt)
        state.hunt_known = 0
        ctx.tell("beast-joined-hunt")


def draw_hunt(state: State, ctx: Context) -> CardId | None:
    """Lay the top card of the hunting deck on the table."""
    for card in zones.draw(state, ctx, state.hunt):
        state.on_table.append(card)
        state.hunt_known = 0
        return card
    return None


def look_at_hunting_card(state: State, ctx: Context, scope: Scope) -> None:
    """All look at the top card of the hunting deck."""
    for card in zones.show(ctx, state.hunt):
        state.hunt_known = 1
        ctx.tell("hunting-card-seen", card=card_text(card))


def discard_hunting_card(state: State, ctx: Context, scope: Scope) -> None:
    card = draw_hunt(state, ctx)
    if card is not None:
        state.on_table.remove(card)
        state.box.append(card)
        ctx.tell("hunting-card-discarded", card=card_text(card))


def hunting_card_to_bottom(state: State, ctx: Context, scope: Scope) -> None:
    if state.hunt:
        state.hunt.insert(0, state.hunt.pop())
        state.hunt_known = 0
        ctx.tell("hunting-card-to-bottom")


def fight_hunting_card(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
    """Fight the top card of the hunting deck."""
    card = draw_hunt(state, ctx)
    if card is not None:
        yield from fight_beast(state, ctx, card, scope.you, do)


def fight_without_strength(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
    """Fight the top card of the hunting deck as if it had no strength."""
    card = draw_hunt(state, ctx)
    if card is not None:
        yield from fight_beast(state, ctx, card, scope.you, do, harmless=True)


def beast_on_event_deck(state: State, ctx: Context, scope: Scope) -> None:
    """Put the top beast on the event deck, where it is met first in the next round."""
    if state.beasts:
        state.events.append(state.beasts.pop())
        ctx.tell("beast-lies-in-wait")


def beast_into_hunting_deck(state: State, ctx: Context, scope: Scope) -> None:
    """Shuffle a beast that lies in wait into the hunting deck."""
    for card in [each for each in state.events if each in BEASTS]:
        state.events.remove(card)
        state.hunt.append(card)
        state.rng.shuffle(state.hunt)
        state.hunt_known = 0
        ctx.tell("beast-joined-hunt")


def strongest_beast(state: State, ctx: Context, scope: Scope) -> None:
    """Of three beasts lay the strongest on the hunting deck, and shuffle the others back."""
    drawn = zones.draw(state, ctx, state.beasts, BEASTS_COMPARED)
    if not drawn:
        return
    strongest = max(drawn, key=lambda card: BEASTS[card].strength)
    ctx.tell("beasts-seen", cards=cards_text(drawn), card=card_text(strongest))
    drawn.remove(strongest)
    state.beasts += drawn
    state.rng.shuffle(state.beasts)
    state.hunt.append(strongest)
    state.hunt_known = 1
