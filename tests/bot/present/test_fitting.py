"""Discord's limits are noticed, and long texts are cut politely."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.present.limits import components, faults, fit, length
from bot.present.panel import Button, Choice, Link, Modal, Panel, Picture, Select
from bot.present.rows import fitting, in_rows, pages, parts

CHOICES = tuple(Choice(str(n), f"choice {n}") for n in range(25))
MENU = Select("menu", CHOICES, "Choose")
BUTTON = Button("press", "Press")


def test_a_panel_within_the_limits_has_no_faults() -> None:
    picture = Picture("board.png", "a" * 1024, None)
    full = tuple(Button(f"{n}", "x" * 80) for n in range(5))
    panel = Panel("t" * 2000, picture, "f" * 2000, (full, MENU))

    assert [] == faults(panel)
    assert 1 + 3 + 6 + 2 == components(panel)


@pytest.mark.parametrize(
    ("panel", "fault"),
    [
        (Panel("t" * 3000, foot="f" * 1001), "text: 4001"),
        (Panel(""), "nothing to show"),
        (Panel(" \n"), "text: empty"),
        (Panel("t", Picture("b.png", "a" * 1025, None)), "alt text: 1025"),
        (Panel("t", Picture("b.png", "", None)), "alt text: empty"),
        (Panel("t", rows=(tuple(Button(f"{n}", "x") for n in range(6)),)), "6 buttons"),
        (Panel("t", rows=((),)), "0 buttons"),
        (Panel("t", rows=((BUTTON, BUTTON),)), "id 'press': used 2 times"),
        (Panel("t", rows=((Button("x" * 101, "x"),),)), "101 characters"),
        (Panel("t", rows=((Button("", "x"),),)), "id '': empty"),
        (Panel("t", rows=((Button("x", "x" * 81),),)), "label: 81"),
        (Panel("t", rows=((Button("x", "🦬" * 41),),)), "label: 82"),
        (Panel("t", rows=((Button("x", " "),),)), "label: empty"),
        (Panel("t", rows=((Link("u" * 513, "x"),),)), "address: 513"),
        (Panel("t", rows=(Select("m", (), "p"),)), "0 choices"),
        (Panel("t", rows=(Select("m", (*CHOICES, Choice("x", "x")), "p", 1, 25),)), "26 choices"),
        (Panel("t", rows=(Select("m", CHOICES, "p" * 151),)), "placeholder: 151"),
        (Panel("t", rows=(Select("m", CHOICES, "p", 2, 1),)), "2 to 1 of 25"),
        (Panel("t", rows=(Select("m", CHOICES, "p", 0, 26),)), "0 to 26 of 25"),
        (Panel("t", rows=(Select("m", CHOICES, "p", 0, 0),)), "0 to 0 of 25"),
        (Panel("t", rows=(Select("m", (Choice("v" * 101, "l"),), "p"),)), "value: 101"),
        (Panel("t", rows=(Select("m", (Choice("v", "l" * 101),), "p"),)), "choice: 101"),
        (Panel("t", rows=(Select("m", (Choice("v", "l", "d" * 101),), "p"),)), "description: 101"),
        (Panel("t", rows=(Select("m", (Choice("v", "a"), Choice("v", "b")), "p"),)), "one value"),
        (
            Panel(
                "t",
                rows=(Select("m", (Choice("v", "a", "", True), Choice("w", "b", "", True)), "p"),),
            ),
            "more chosen",
        ),
        (
            Panel("t", rows=tuple(msgspec.structs.replace(MENU, id=f"{n}") for n in range(20))),
            "42 components",
        ),
        (Modal("x" * 101, "t", "l"), "id: 101"),
        (Modal("x", "t" * 46, "l"), "title: 46"),
        (Modal("x", "t", "l" * 46), "label: 46"),
        (Modal("x", "t", "l", "p" * 101), "placeholder: 101"),
        (Modal("x", "t", "l", value="vv", longest=1), "value: 2"),
    ],
)
def test_each_limit_is_named_where_it_is_broken(panel: Panel | Modal, fault: str) -> None:
    found = faults(panel)

    assert 1 == len(found)
    assert fault in found[0]


def test_a_text_is_cut_after_a_word() -> None:
    assert "one two…" == fit("one two three", 10)
    assert "one two three" == fit("one two three", 13)
    assert "abcdefghi…" == fit("abcdefghijklmno", 10)
    assert "one two…" == fit("one two, three", 11)


@given(st.text(), st.integers(1, 40))
def test_a_cut_text_fits(text: str, limit: int) -> None:
    cut = fit(text, limit)

    assert length(cut) <= limit
    assert cut == text or cut.endswith("…")


@given(st.lists(st.text(max_size=30), max_size=30))
def test_pages_hold_every_line_in_order(lines: list[str]) -> None:
    full = pages(lines, 60)

    assert "".join(lines).replace("\n", "") == "".join(full).replace("\n", "")
    assert max(map(length, full)) <= 60


@given(st.integers(0, 60))
def test_buttons_come_in_as_few_rows_as_will_do(n: int) -> None:
    rows = in_rows([Button(str(i), "x") for i in range(n)])

    assert [str(i) for i in range(n)] == [
        b.id for row in rows for b in row if isinstance(b, Button)
    ]
    assert -(-n // 5) == len(rows)
    assert len({len(row) for row in rows[:-1]}) <= 1


def test_parts_are_full_but_for_the_last() -> None:
    assert [(1, 2), (3, 4), (5,)] == parts([1, 2, 3, 4, 5], 2)


def test_what_stands_below_gives_way() -> None:
    text, foot = fitting("t" * 3900, "word " * 100)

    assert 3900 == len(text)
    assert len(foot) <= 100
    assert foot.endswith("word…")
    assert ("t" * 3999 + "…", "") == fitting("t" * 4100, "foot")
