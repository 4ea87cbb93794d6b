"""What cards change: two looks at a table, and the difference."""

from __future__ import annotations

from typing import Any, TypeAlias

from engine.core import Context, Reply, Script
from engine.robinson.state import State
from tests.engine.robinson.table import layout

Difference: TypeAlias = dict[str, Any]
PLAYERS = ("cook", "carpenter", "explorer")


def usual(**changes: Any) -> State:
    """A table in its second round, where most demands can be met.

    The camp is on space 3 (beach: fish and wood), next to hills with fish and wood (space 0),
    plains with parrots and wood (space 4), and a river with fish and wood (space 7).
    """
    state = layout(
        *PLAYERS,
        tiles={0: 4, 4: 6, 7: 10},
        goods="food 4 wood 4 hides 2",
        built=changes.pop("built", "shovel knife"),
        shelter=True,
        weapon=4,
    )
    state.roof = state.palisade = 4
    state.round = 2
    state.box += state.threats
    state.threats = []
    for who in PLAYERS:
        state.people[who].determination = 3
    for name, value in changes.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return state


def look(state: State) -> dict[str, Any]:
    """The table, thing by thing."""
    goods = state.available
    seen: dict[str, Any] = {
        "morale": state.morale,
        "weapon": state.weapon,
        "roof": state.roof,
        "palisade": state.palisade,
        "food": goods.food,
        "preserved": goods.preserved,
        "wood": goods.wood,
        "hides": goods.hides,
        "camp": state.camp,
        "first": int(state.first),
        "hunting deck": len(state.hunt),
        "beasts": len(state.beasts),
        "events": len(state.events),
        "starting": sum(state.starting_uses.values()),
        "found": len(state.found),
        "threats": list(state.threats),
        "inventions": len(state.board),
        "items": len(state.built),
        "future items": list(state.future_items),
        "rules": [*state.this_round],
        "night": [*state.tonight],
        "next": [*state.next_round],
        "coming": [*state.coming],
    }
    for who, person in state.people.items():
        seen[f"wounds {who}"] = person.wounds
        seen[f"determination {who}"] = person.determination
        seen[f"marks {who}"] = list(person.special_wounds)
        seen[f"outside {who}"] = person.outside is not None
    for place, tokens in state.fields.items():
        seen[f"price {place}" if place in seen else place] = list(tokens)
    for space, here in enumerate(state.island):
        seen[f"exhausted {space}"] = sorted(here.exhausted)
        seen[f"on {space}"] = list(here.marks)
        seen[f"covered {space}"] = here.covered
        seen[f"down {space}"] = here.face_down
    if state.doing is not None:
        gained = state.doing.gained
        for kind in ("food", "wood", "hides"):
            seen[f"gained {kind}"] = getattr(gained, kind)
        seen["gained tokens"] = len(state.doing.tokens)
        seen["gained starting"] = len(state.doing.starting)
        seen["gained kept"] = [kept.card for kept in state.doing.kept]
    return seen


def difference(before: dict[str, Any], after: dict[str, Any]) -> Difference:
    """What has changed: numbers by how much, everything else by what it is now."""
    changed: Difference = {}
    for name, value in after.items():
        old = before.get(name, [])
        if value == old:
            continue
        is_number = isinstance(value, int) and not isinstance(value, bool)
        changed[name] = value - old if is_number else value
    return changed


def settle(script: Script[Any], **choices: str | int) -> None:
    """Answer all questions by their defaults, but those named (with _ for . and -)."""
    try:
        asked = next(script)
        while True:
            seat, question = next(iter(asked.questions.items()))
            name = question.id.replace(".", "_").replace("-", "_")
            raw = choices.get(name, question.default)
            asked = script.send(Reply(seat, raw, False, 0))
    except StopIteration:
        return


def each(what: str, by: int) -> Difference:
    """The same for each of the players."""
    return {f"{what} {who}": by for who in PLAYERS}


def context() -> Context:
    """A context without asides: nothing is used beside."""
    return Context()
