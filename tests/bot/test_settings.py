"""Settings: read once, checked, each mistake named with its remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import Settings, SettingsError, load_settings

TOKEN = "M" * 24 + ".abcdef." + "x" * 27


def mistakes_of(**given: str) -> list[str]:
    with pytest.raises(SettingsError) as caught:
        load_settings(given)
    return caught.value.mistakes


def test_nothing_set_means_the_playground() -> None:
    assert Settings() == load_settings({})


def test_a_token_is_kept_and_never_shown() -> None:
    settings = load_settings({"DISCORD_TOKEN": f" {TOKEN} "})

    assert TOKEN == settings.token
    assert TOKEN not in repr(settings)


@pytest.mark.parametrize("token", ["abc", "two.parts" * 10, f"{TOKEN} x"])
def test_what_is_no_token_is_named(token: str) -> None:
    assert ["DISCORD_TOKEN"] == [line.split()[0] for line in mistakes_of(DISCORD_TOKEN=token)]


def test_every_mistake_is_named_at_once(tmp_path: Path) -> None:
    lines = mistakes_of(
        DISCORD_TOKEN="x",
        PORTAGE_DATABASE=str(tmp_path / "no" / "file"),
        PORTAGE_PORT="80",
        PORTAGE_CONTENT=str(tmp_path / "none"),
        PORTAGE_LOG="loud",
    )

    named = [line.split()[0].rstrip(":") for line in lines]
    assert [
        "DISCORD_TOKEN",
        "PORTAGE_DATABASE",
        "PORTAGE_LOG",
        "PORTAGE_PORT",
        "PORTAGE_CONTENT",
    ] == named


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert "is a folder" in mistakes_of(PORTAGE_DATABASE=str(tmp_path))[0]


def test_a_hosts_deck_is_taken_when_it_passes(tmp_path: Path) -> None:
    deck = (Path(__file__).parents[2] / "data/go_west/deck.toml").read_text("utf-8")
    (tmp_path / "go_west").mkdir()
    (tmp_path / "go_west" / "deck.toml").write_text(deck, "utf-8")

    settings = load_settings({"PORTAGE_CONTENT": str(tmp_path)})

    assert {"go_west": {"deck": deck}} == settings.content


def test_a_hosts_deck_with_a_fault_is_refused(tmp_path: Path) -> None:
    deck = (Path(__file__).parents[2] / "data/go_west/deck.toml").read_text("utf-8")
    (tmp_path / "go_west").mkdir()
    (tmp_path / "go_west" / "deck.toml").write_text(
        deck.replace("wagons = 1", "waggons = 1", 1), "utf-8"
    )

    lines = mistakes_of(PORTAGE_CONTENT=str(tmp_path))

    assert 1 == len(lines)
    assert "deck.toml" in lines[0]


def test_content_that_no_game_asks_for_is_named(tmp_path: Path) -> None:
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "openings.toml").write_text("", "utf-8")

    assert "no game asks for" in mistakes_of(PORTAGE_CONTENT=str(tmp_path))[0]


def test_content_one_folder_too_deep_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "go_west").mkdir()
    (tmp_path / "go_west" / "deck.toml").write_text("", "utf-8")

    lines = mistakes_of(PORTAGE_CONTENT=str(tmp_path / "go_west"))

    assert ["PORTAGE_CONTENT"] == [line.split(":")[0] for line in lines]


def test_a_token_in_quotes_is_taken_without_them() -> None:
    assert TOKEN == load_settings({"DISCORD_TOKEN": f'"{TOKEN}"'}).token


def test_serving_without_a_token_never_opens_the_playground(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")

    code = main(["serve"])

    assert 1 == code
    assert "DISCORD_TOKEN isn't set." in capsys.readouterr().out
