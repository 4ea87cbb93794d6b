"""Matches saved at telling moments, so that later versions prove that they can load them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from engine.core import Rng
from tests.contract.matches import AnyGame, AnyMatch, deal, step

FOLDER = Path(__file__).parent
TRIES = 60


def saves_of(game: AnyGame) -> list[Path]:
    """Every save of a game, of whichever version."""
    return sorted((FOLDER / game.name).glob("*.json"))


def present_saves(game: AnyGame) -> dict[Path, Callable[[AnyMatch], bool]]:
    """The saves that the present version may have, each with the moment it shows."""
    folder = FOLDER / game.name
    return {folder / f"{game.version}-{name}.json": told for name, told in MOMENTS.items()}


def saved(game: AnyGame, moment: Callable[[AnyMatch], bool]) -> bytes | None:
    """A match at such a moment, as one would be found in a store, if the game knows such."""
    for match in positions(game):
        if moment(match):
            return match.to_json()
    return None


def positions(game: AnyGame) -> Iterator[AnyMatch]:
    """Questions of many matches, where now and then somebody takes something back."""
    for seed in range(TRIES):
        chance = Rng(seed)
        match = deal(game, chance)
        while match.outcome is None:
            yield match
            if not chance.below(4):
                take_back(match, chance)
                yield match
            step(match, chance)
        yield match


def take_back(match: AnyMatch, chance: Rng) -> None:
    for seat in match.state.everyone:
        undo = match.can_undo(seat)
        if undo is not None:
            match.undo(seat, agreed=undo.agree)
            return


def in_mid_game(match: AnyMatch) -> bool:
    return match.outcome is None and match.seq > 60


MOMENTS: dict[str, Callable[[AnyMatch], bool]] = {
    "start": lambda match: match.seq == 0,
    "unfinished-stage": lambda match: in_mid_game(match) and len(answers(match)) > 1,
    "taken-back": lambda match: in_mid_game(match) and any(map(match.can_redo, match.pending)),
    "agreed-undo": lambda match: in_mid_game(match) and has_other_chance(match),
    "over": lambda match: match.outcome is not None,
}


def has_other_chance(match: AnyMatch) -> bool:
    """Whether all agreed to take back what had been shown, and chance goes on differently."""
    log = msgspec.json.decode(match.to_json())["log"]
    return any(item["type"] == "taken-back" and "word" in item for item in log)


def answers(match: AnyMatch) -> list[object]:
    return [entry for seat in match.state.everyone for entry in match.own_answers(seat)]
