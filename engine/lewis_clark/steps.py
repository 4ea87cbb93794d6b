"""The spaces a scout may come to with one repeat of an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core import Context, One, Option, Script, Seat, Text, ask
from engine.lewis_clark.content import CHARACTERS, CardId
from engine.lewis_clark.movement import Step, jumping, longer, move, reached
from engine.lewis_clark.state import State
from engine.lewis_clark.texts import STAY, word_option


def move_scout(state: State, ctx: Context, me: Seat, steps: Sequence[Step]) -> Script[None]:
    """Have the player choose where one of these steps, or a shorter one, takes the scout."""
    key = yield from ask(ctx, me, lambda: _question(state, me, steps))
    if key is not None and key != STAY:
        move(state, ctx, me, ends_of(state, me, steps)[key])


def ends_of(state: State, seat: Seat, steps: Sequence[Step]) -> dict[str, Step]:
    """The steps that take the scout somewhere, by space and helpers, the farthest first.

    A step that uses up more lasting effects than another one to the same space is left out.
    """
    start = state.expeditions[seat].scout
    found: dict[int, list[Step]] = {}
    for step in sorted(_all_steps(state, seat, steps), key=lambda step: len(step.helpers)):
        space = reached(state, seat, step)
        others = found.setdefault(space, [])
        if space > start and not any(set(each.helpers) <= set(step.helpers) for each in others):
            others.append(step)
    return {
        _key(space, step): step for space in sorted(found, reverse=True) for step in found[space]
    }


def _key(space: int, step: Step) -> str:
    helped = len(step.helpers) > step.jumps  # by one who adds spaces
    return f"{space}{'.far' * helped}{'.jump' * step.jumps}"


def _all_steps(state: State, seat: Seat, steps: Sequence[Step]) -> Iterator[Step]:
    for step in steps:
        lengthened = longer(state, seat, step)
        for whole in filter(None, (step, lengthened)):
            # A shorter one that needs no help doesn't take it.
            least = 1 if whole is step else step.spaces + 1
            for spaces in range(whole.spaces, least - 1, -1):
                shorter = replace(whole, spaces=spaces)
                yield shorter
                if jump := jumping(state, seat, shorter):
                    yield jump


def _question(state: State, me: Seat, steps: Sequence[Step]) -> One | None:
    ends = ends_of(state, me, steps)
    if not ends:
        return None
    options = [_option(state, me, key, step) for key, step in ends.items()]
    # Whoever is away uses up nobody's lasting effect, even where nothing else moves the scout.
    first = next((key for key, step in ends.items() if not step.helpers), STAY)
    return One("act.move", (*options, word_option(STAY)), first)


def _option(state: State, me: Seat, key: str, step: Step) -> Option:
    space = reached(state, me, step)
    return Option(key, space_text(state, space, step.helpers), spot=f"space-{space}")


def space_text(state: State, space: int, helpers: Sequence[CardId] = ()) -> Text:
    """To which space, how far that is, and who helps."""
    spaces = space - state.expedition.scout
    args: dict[str, str | int | Text] = {"space": space, "spaces": spaces}
    lasting = (CHARACTERS[card].lasting for card in helpers)
    named = (Text(f"helper-{each.rule}") for each in lasting if each)
    args |= dict(zip("abc", named, strict=False))
    return Text(f"to-space-{len(helpers)}", args)
