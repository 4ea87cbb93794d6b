"""Whatever somebody is called, no message is formatted by it and nobody is rung."""

from __future__ import annotations

import re

from bot.present.panel import Modal, Panel
from engine.core import Rng
from tests.bot.present.samples import LOCALES, general_panels, panels_of
from tests.contract.matches import AnyGame, deal, every_game, step

RUDE = ("@everyone", "<@123>", "**Bold**", "`code`", "~~Gone~~")
# A mark of markdown that no backslash takes away, at the edge of a name.
FORMATTING = re.compile(r"(?<!\\)\*\*Bold|(?<!\\)`code|(?<!\\)~~Gone")


def marked_texts(panel: Panel | Modal) -> list[str]:
    return [] if isinstance(panel, Modal) else [panel.text, panel.foot]


def is_rude(text: str) -> bool:
    return "@everyone" in text or "<@123>" in text or bool(FORMATTING.search(text))


@every_game
def test_names_do_nothing_in_the_texts_of_a_match(game: AnyGame) -> None:
    chance = Rng(2)
    match = deal(game, chance, game.seats[-1])
    events = list(match.opening)
    named = 0
    for _ in range(20):
        for locale in LOCALES:
            for name, panel in panels_of(match, events[-8:], locale, RUDE):
                assert [] == [text for text in marked_texts(panel) if is_rude(text)], name
                named += any("everyone" in text for text in marked_texts(panel))
        for _ in range(3):
            if match.outcome is None:
                events += step(match, chance)[1]
    assert named > 30


@every_game
def test_names_do_nothing_in_any_other_text(game: AnyGame) -> None:
    for locale in LOCALES:
        for name, panel in general_panels(game, locale, RUDE):
            assert [] == [text for text in marked_texts(panel) if is_rude(text)], name


def test_a_rude_text_is_noticed() -> None:
    assert [True] * len(RUDE) == [is_rude(f"Hello {name}.") for name in RUDE]
    assert not is_rude(r"Hello \*\*Bold\*\*, \`code\` and @" + "\u200beveryone.")
