"""Names are shown as they are, but for what would disturb others."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.names import LONGEST, clean, escaped


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Nová ", "Anna Nová"),
        ("Re\u0301my", "Rémy"),
        ("An\u200bna\u202eb\u2066", "Annab"),
        ("A\x00\x1b[31m", "A[31m"),
        ("\u3164\u2800", ""),
        ("\u200b", ""),
        ("", ""),
        ("山田太郎 🦬", "山田太郎 🦬"),
        ("Anna\u00a0Nová", "Anna Nová"),
    ],
)
def test_a_name_is_cleaned_of_what_is_not_seen(name: str, shown: str) -> None:
    assert shown == clean(name)


def test_a_long_name_is_cut_between_the_characters_that_readers_see() -> None:
    assert "a" * 31 == clean("a" * 31 + "🇨🇿")
    assert "a" * 30 + "🇨🇿" == clean("a" * 30 + "🇨🇿" + "b")
    assert "a" * 31 == clean("a" * 31 + "👍🏽")
    assert "a" * 31 == clean("a" * 31 + "x\u0323\u0302")


def test_marks_heaped_on_a_letter_are_dropped() -> None:
    assert "q\u0301\u0301\u0301c" == clean("q" + "\u0301" * 20 + "c")


@given(st.text())
def test_a_cleaned_name_is_short_visible_and_stays_as_it_is(name: str) -> None:
    shown = clean(name)

    assert len(shown) <= LONGEST
    assert [] == [char for char in shown if unicodedata.category(char).startswith("C")]
    assert shown == " ".join(shown.split())
    assert shown == clean(shown)


@pytest.mark.parametrize(
    ("name", "markdown"),
    [
        ("Anna", "Anna"),
        ("*b*", r"\*b\*"),
        ("a_b~|`", r"a\_b\~\|\`"),
        ("# big", r"\# big"),
        ("[x](http://y)", r"\[x\]\(http\:\/\/y\)"),
        ("1. one", r"1\. one"),
    ],
)
def test_a_name_formats_nothing(name: str, markdown: str) -> None:
    assert markdown == escaped(name)


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123>", "<@&5>", "<#7>"])
def test_a_name_mentions_nobody(name: str) -> None:
    shown = escaped(name)

    assert name not in shown
    assert "<@" not in shown
    assert "@e" not in shown
    assert "@h" not in shown
    assert "<#" not in shown


@given(st.text())
def test_nothing_but_backslashes_and_breaks_is_added(name: str) -> None:
    bare = escaped(name).replace("\u200b", "").replace("\\", "")

    assert name.replace("\u200b", "").replace("\\", "") == bare
