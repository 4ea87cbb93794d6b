"""Custom ids say all that a press needs, and are read as they were written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.present.ids import KINDS, Id, parse, pattern
from bot.records import MatchId
from engine.core import Seat

ids = st.builds(
    Id,
    kind=st.sampled_from(KINDS),
    match=st.text("abcdefghijklmnopqrstuvwxyz23456789", max_size=5).map(MatchId),
    seat=st.none() | st.integers(0, 9).map(Seat),
    since=st.integers(0, 10**9),
    key=st.text(max_size=30),
)


@given(ids)
def test_an_id_is_read_as_it_was_written(each: Id) -> None:
    assert each == parse(each.text)


@given(ids)
def test_exactly_one_kind_of_pattern_knows_an_id(each: Id) -> None:
    assert [each.kind] == [kind for kind in KINDS if pattern(kind).fullmatch(each.text)]


def test_a_key_may_hold_colons_and_lines() -> None:
    each = Id("ans", MatchId("abc23"), Seat(1), 7, "one:two\nthree::")

    assert "ans:abc23:1:7:one:two\nthree::" == each.text
    assert each == parse(each.text)


@pytest.mark.parametrize(
    "text", ["", "ans", "answer:abc23:1:7:x", "ans:abc23:1:x:x", "ans:ABC:1:7:x", "ans:abc23:-1:7:"]
)
def test_what_is_no_id_of_ours_is_told_apart(text: str) -> None:
    assert parse(text) is None


def test_an_id_that_discord_would_refuse_is_a_fault_of_ours() -> None:
    with pytest.raises(AssertionError, match="too long"):
        _ = Id("ans", MatchId("abc23"), Seat(1), 7, "x" * 90).text
