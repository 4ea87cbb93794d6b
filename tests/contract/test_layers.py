"""The arrows between the folders: who may import whom, and how long a module may be."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "render", "bot")
LONGEST = 400

# What the engine must not know of: the outside, the clock, chance that isn't its own.
IMPURE = {
    "aiohttp",
    "aiosqlite",
    "asyncio",
    "bot",
    "datetime",
    "discord",
    "http",
    "multiprocessing",
    "os",
    "PIL",
    "random",
    "render",
    "secrets",
    "shutil",
    "socket",
    "sqlite3",
    "ssl",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
OUTSIDE = {"__import__", "eval", "exec", "input", "open", "print"}
READS_FILES = "engine/core/content.py"
PAINTS = "render/paint"  # a module or a folder of them
TALKS_TO_DISCORD = ("bot/ui/", "bot/app.py", "bot/run.py", "bot/playground/")


def modules(folder: str) -> list[str]:
    """Every module below a folder, as a path from the root."""
    found = sorted((ROOT / folder).rglob("*.py"))
    return [path.relative_to(ROOT).as_posix() for path in found]


def imports(module: str) -> set[str]:
    """Everything a module imports, wherever in it, by full name."""
    return set(imported(ast.parse((ROOT / module).read_text(encoding="utf-8"), module)))


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield module
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.ImportFrom(level=level) if level:
                yield "."  # relative: nobody can tell its layer by looking


def uses(module: str, names: set[str]) -> set[str]:
    """Which of *names*, packages or modules by full name, a module imports."""
    found = imports(module)
    return {name for name in names if any(f"{each}.".startswith(f"{name}.") for each in found)}


def offenders(where: list[str], names: set[str]) -> dict[str, set[str]]:
    assert where
    return {module: used for module in where if (used := uses(module, names))}


ENGINE, RENDER, BOT = map(modules, PACKAGES)
EVERYWHERE = [*ENGINE, *RENDER, *BOT]


def test_the_engine_is_pure() -> None:
    assert {} == offenders(ENGINE, IMPURE)


def test_the_engine_reads_files_in_one_place() -> None:
    others = [module for module in ENGINE if module != READS_FILES]
    assert {} == offenders(others, {"importlib", "io", "pathlib"})
    assert {} == {module: called for module in others if (called := calls(module) & OUTSIDE)}


def calls(module: str) -> set[str]:
    tree = ast.parse((ROOT / module).read_text(encoding="utf-8"), module)
    called = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {func.id for func in called if isinstance(func, ast.Name)}


def test_the_core_knows_no_game() -> None:
    assert {} == offenders(modules("engine/core"), {f"engine.{game}" for game in games()})


def test_no_game_knows_another() -> None:
    assert {"toy", "go_west"} <= set(games())
    for game in games():
        others = {f"engine.{other}" for other in games() if other != game}
        assert {} == offenders(modules(f"engine/{game}"), {*others, "engine.registry"})


def games() -> list[str]:
    return [
        path.parent.name
        for path in sorted((ROOT / "engine").glob("*/game.py"))
        if path.parent.name != "core"
    ]


def test_pictures_know_neither_the_bot_nor_discord() -> None:
    outside = {"aiohttp", "aiosqlite", "asyncio", "bot", "discord", "random", "sqlite3", "time"}
    assert {} == offenders(RENDER, outside)


def test_pictures_are_made_from_views_alone() -> None:
    states = {f"engine.{game}.{module}" for game in games() for module in ("script", "setup")}
    assert {} == offenders(RENDER, {*states, "engine.core.Match", "engine.core.BaseState"})


def test_only_paint_paints() -> None:
    assert {} == offenders([each for each in RENDER if not each.startswith(PAINTS)], {"PIL"})


def test_only_the_face_of_the_bot_knows_discord() -> None:
    others = [each for each in BOT if not each.startswith(TALKS_TO_DISCORD)]
    assert {} == offenders(others, {"discord"})


def test_panels_are_plain_data() -> None:
    outside = {"aiosqlite", "asyncio", "bot.store", "bot.ui", "discord", "PIL", "sqlite3", "time"}
    assert {} == offenders(modules("bot/present"), outside)


def test_panels_are_made_where_the_test_of_limits_looks() -> None:
    others = [each for each in modules("bot") if not each.startswith("bot/present/")]
    assert [] == [module for module in others if {"Panel", "Modal"} & calls(module)]


def test_nothing_is_imported_by_a_relative_name() -> None:
    assert [] == [module for module in EVERYWHERE if "." in imports(module)]


def test_a_module_fits_in_the_head() -> None:
    lines = {each: (ROOT / each).read_text(encoding="utf-8").count("\n") for each in EVERYWHERE}
    assert {} == {module: n for module, n in lines.items() if n > LONGEST}


def test_what_is_imported_is_found_wherever_it_stands() -> None:
    text = "import os.path\ndef f():\n    from time import sleep\n    from . import x\n"
    assert {"os.path", "time", "time.sleep", "."} == set(imported(ast.parse(text)))
