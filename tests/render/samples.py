"""Positions out of matches that autopilots play, for tests and for looking at pictures.

python -m tests.render.samples OUT [WORD ...]    paint samples whose names hold a word
python -m tests.render.samples --palettes        choose the palettes anew, after colours changed
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from bot.words import Catalogue, Words
from engine.core import Config, Match, Rng, Seat, any_answer
from engine.registry import GAMES
from render.art import DATA, PALETTES
from render.paint import paint, picture
from render.paint.palette import choose_palette, theme_colors
from render.registry import DRAWINGS
from render.scene import Scene
from render.theme import THEMES
from tests.render import (
    few_acres_hands,
    few_acres_samples,
    lewis_clark_hands,
    lewis_clark_samples,
)
from tests.render.robinson import samples as robinson_samples
from tests.render.robinson import scenario_samples

TYPICAL = {
    "en": ("Adam", "Penelope", "Barbora", "Šimon"),
    "cs": ("Kryštof", "Kateřina", "Řehoř Žižka", "Zuzana"),
}
LONG = (
    "Maximilián Kryštof Podlipný-Novák",
    "Žofie Wilhelmína Příborská z Hradu",
    "山田太郎 🦬",
    "Mnichomír ✨ Neposkvrněný Čtvrtek",
)
PICTURES = 24  # that a palette is chosen from, at least: every place and stage is among them
LOCALES = ("en", *sorted({each.name for each in (DATA / "locale").iterdir()} - {"en"}))
NAMES = {locale: TYPICAL.get(locale, TYPICAL["en"]) for locale in LOCALES}


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    return Catalogue.load(DATA / "locale")


def words(locale: str, game: str, names: tuple[str, ...] | None = None) -> Words:
    return catalogue().words(locale, game, names or NAMES[locale])


def positions(game: str, seats: int, seed: int, limit: int = 900) -> Iterator[Match[Any, Any]]:
    """A match after each answer; autopilots, and now and then chance, give the answers."""
    chance = Rng(seed)
    match = Match.start(GAMES[game], Config(seats), seed)
    yield match
    for _ in range(limit):
        if match.outcome is not None:
            return
        seat = sorted(match.pending)[0]
        question = match.pending[seat]
        raw = (
            match.game.autopilot(match.view(seat), question, chance)
            if chance.below(4)
            else any_answer(question, chance)
        )
        match.answer(seat, raw)
        yield match


def views(game: str, seats: int, seed: int) -> dict[str, Any]:
    """Views of the player to move at the start, in the middle, late and at the end of a match."""
    seen = []
    for match in positions(game, seats, seed):
        seat = sorted(match.pending)[0] if match.pending else Seat(0)
        seen.append(match.view(seat))
    last = len(seen) - 1
    picks = {"start": 0, "early": last // 8, "mid": last // 2, "late": last * 9 // 10, "over": last}
    return {name: seen[n] for name, n in picks.items()}


def samples() -> Iterator[tuple[str, Scene]]:
    """Named scenes of every game, language and number of players."""
    for game, drawing in DRAWINGS.items():
        for seats in sorted({2, 3, 4} & {*GAMES[game].seats}):
            for stage, view in views(game, seats, seats).items():
                for locale in LOCALES:
                    spoken = words(locale, game)
                    for theme in THEMES:
                        name = f"{game}_{seats}_{stage}_{locale}_{theme}"
                        yield name, drawing.board(view, spoken, {}, theme)
                        hand = drawing.hand(view, spoken, theme)
                        if hand is not None:
                            yield f"{game}_hand_{seats}_{stage}_{locale}_{theme}", hand
    yield from extremes()
    yield from lewis_clark_boards()
    yield from lewis_clark_expeditions()
    yield from few_acres_cards()
    yield from few_acres_maps()
    yield from robinson_tables()


def lewis_clark_boards() -> Iterator[tuple[str, Scene]]:
    """Boards of one to five players with what seldom comes up in a match."""
    for locale in LOCALES:
        for theme in THEMES:
            spoken = words(locale, "lewis_clark", (*NAMES[locale], lewis_clark_samples.FIFTH))
            for name, scene in lewis_clark_samples.scenes(spoken, theme):
                yield f"lewis_clark_{name}_{locale}_{theme}", scene


def lewis_clark_expeditions() -> Iterator[tuple[str, Scene]]:
    """Hands and playing areas, from the first turn to more than a match will bring."""
    for locale in LOCALES:
        spoken = words(locale, "lewis_clark", (*NAMES[locale], lewis_clark_samples.FIFTH))
        foreign = words(locale, "lewis_clark", (*LONG, lewis_clark_samples.FIFTH))
        for theme in THEMES:
            for name, scene in lewis_clark_hands.scenes(spoken, theme):
                yield f"lewis_clark_{name}_{locale}_{theme}", scene
            for name, scene in lewis_clark_hands.scenes(foreign, theme, ("long", "crowded")):
                yield f"lewis_clark_foreign_{name}_{locale}_{theme}", scene


def few_acres_cards() -> Iterator[tuple[str, Scene]]:
    """Hands and close-ups of cards of A Few Acres of Snow, from the first turn to all cards."""
    for locale in LOCALES:
        for theme in THEMES:
            for name, scene in few_acres_hands.scenes(words(locale, "few_acres"), theme):
                yield f"few_acres_{name}_{locale}_{theme}", scene
            foreign = words(locale, "few_acres", LONG)
            for name, scene in few_acres_hands.scenes(foreign, theme, few_acres_hands.LONG_TOO):
                yield f"few_acres_foreign_{name}_{locale}_{theme}", scene


def few_acres_maps() -> Iterator[tuple[str, Scene]]:
    """Maps of A Few Acres of Snow, whole and by regions, with what seldom comes up in a match."""
    for locale in LOCALES:
        for theme in THEMES:
            for name, scene in few_acres_samples.scenes(words(locale, "few_acres"), theme):
                yield f"few_acres_{name}_{locale}_{theme}", scene


def robinson_tables() -> Iterator[tuple[str, Scene]]:
    """Boards, sheets and close-ups of Robinson Crusoe, from the choice of characters to the end."""
    for locale in LOCALES:
        spoken = words(locale, "robinson")
        foreign = words(locale, "robinson", LONG)
        for theme in THEMES:
            for name, scene in robinson_samples.scenes(spoken, theme):
                yield f"robinson_{name}_{locale}_{theme}", scene
            for name, scene in scenario_samples.scenes(spoken, theme):
                yield f"robinson_{name}_{locale}_{theme}", scene
            for name, scene in robinson_samples.scenes(foreign, theme, ("cast", "full")):
                yield f"robinson_foreign_{name}_{locale}_{theme}", scene


def extremes() -> Iterator[tuple[str, Scene]]:
    """Long and foreign names, three figures, regions to choose, everything full."""
    drawing = DRAWINGS["go_west"]
    view = crowded(views("go_west", 4, 4)["late"])
    for locale in LOCALES:
        spoken = words(locale, "go_west", LONG)
        for theme in THEMES:
            marks = {"east": "C", "great-plains": "D", "midwest": "E", "west": "F"}
            yield f"go_west_full_{locale}_{theme}", drawing.board(view, spoken, marks, theme)
            hand = drawing.hand(poor(view), spoken, theme)
            assert hand is not None
            yield f"go_west_hand_full_{locale}_{theme}", hand


def crowded(view: Any) -> Any:
    """A view with full blocks, many wagons in one region, and high scores."""
    blocks = tuple(
        msgspec.structs.replace(block, discs=(0, 1, 2, 3, 3, 2, 1), divider=(n * 3) % 8)
        for n, block in enumerate(view.blocks)
    )
    players = tuple(
        msgspec.structs.replace(player, score=101 + n, supply=23, box=10 + n)
        for n, player in enumerate(view.players)
    )
    return msgspec.structs.replace(
        view,
        blocks=blocks,
        players=players,
        wagons=(0, 1, 12, 4, 2, 1),
        preview=((1, 0, 0, 0), (1, 2, 2, 2), (0, 2, 2, 0), (0, 0, 2, 0)),
    )


def poor(view: Any) -> Any:
    """A view whose player can pay for hardly anything."""
    assert view.seat is not None
    players = list(view.players)
    players[view.seat] = msgspec.structs.replace(players[view.seat], score=1, supply=1)
    return msgspec.structs.replace(view, players=tuple(players))


def show(folder: Path, wanted: list[str]) -> None:
    """Paint samples, each also as small as Discord shows it on a phone."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, scene in samples():
        if wanted and not all(word in name for word in wanted):
            continue
        data = paint(scene)
        (folder / f"{name}.png").write_bytes(data)
        image = Image.open(BytesIO(data)).convert("RGB")
        size = (400, round(image.height * 400 / image.width))
        image.resize(size, Image.Resampling.LANCZOS).save(folder / f"{name}_400.png")
        sys.stdout.write(f"{name}: {len(data) / 1024:.0f} KB, {len(scene.shapes)} shapes\n")


def choose_palettes() -> None:
    """Write the palette of every kind of picture from all its samples."""
    scenes: dict[str, list[Scene]] = {}
    for _, scene in samples():
        scenes.setdefault(scene.palette, []).append(scene)
    for name, several in sorted(scenes.items()):
        theme = THEMES[name.rpartition("-")[2]]
        exact = [*theme_colors(theme)]
        pictures = [picture(scene) for scene in several[:: max(1, len(several) // PICTURES)]]
        (PALETTES / f"{name}.bin").write_bytes(choose_palette(pictures, exact))


if __name__ == "__main__":
    if sys.argv[1:] == ["--palettes"]:
        choose_palettes()
    else:
        show(Path(sys.argv[1]), sys.argv[2:])
