"""Close-ups of every game: they can be named, pressed and read."""

from __future__ import annotations

import re

import pytest

from bot.present.limits import CHOICES, LABEL, length
from bot.present.rows import PAGE
from engine.core import Rng
from render.registry import DRAWINGS
from tests.bot.present.samples import LOCALES, LONG_NAMES, catalogue
from tests.contract.matches import AnyGame, deal, every_game, step

KEY = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_close_ups_have_ids_titles_and_texts(game: AnyGame, locale: str) -> None:
    drawing, chance = DRAWINGS[game.name], Rng(4)
    words = catalogue().words(locale, game.name, LONG_NAMES)
    match = deal(game, chance, game.seats[-1])
    for _ in range(80):
        for seat in (*match.state.everyone, None):
            view = match.view(seat)
            ids = drawing.details(view)
            titles = [drawing.detail_title(view, which, words) for which in ids]
            assert len(ids) == len(set(ids)) <= CHOICES
            assert all(KEY.fullmatch(which) for which in ids)
            assert len(titles) == len({title.casefold() for title in titles})
            for which, title in zip(ids, titles, strict=True):
                assert 1 <= length(words("button-closer", title=title)) <= LABEL, title
                assert 1 <= length(drawing.detail_text(view, which, words.markdown)) <= PAGE
        if match.outcome is not None:
            break
        step(match, chance)


@every_game
def test_a_close_up_is_the_same_each_time_and_has_words_for_the_blind(game: AnyGame) -> None:
    drawing, chance = DRAWINGS[game.name], Rng(5)
    words = catalogue().words("en", game.name, LONG_NAMES)
    match = deal(game, chance, game.seats[-1])
    for _ in range(30):
        view = match.view(min(match.pending))
        for which in drawing.details(view):
            scene = drawing.detail(view, which, words)
            assert scene == drawing.detail(view, which, words)
            assert scene.alt
        step(match, chance)
        if match.outcome is not None:
            break
