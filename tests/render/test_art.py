"""Words as the fonts can show them, names and letters, lines that fit."""

from __future__ import annotations

import pytest

from engine.core import Text
from render.art import (
    DATA,
    FONTS,
    ICONS,
    MEASURES,
    SHEET,
    fit,
    printable,
    short,
    shrunk,
    width,
    wrap,
)
from render.names import letters, players_of
from render.paint.masks import words_mask
from render.theme import BODY, NAME, SMALL, Style
from tests.render.samples import words


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Příliš žluťoučký kůň", "Příliš žluťoučký kůň"),
        ("Adam 🦬", "Adam"),
        ("🦬 Adam ✨ Novák", "Adam Novák"),
        ("Zażółć gęślą", "Zazólc gesla"),
        ("Ståle Ørsted", "Stale Orsted"),
        ("𝕬𝖉𝖆𝖒", "Adam"),
        ("\uff22\uff4f\uff42", "Bob"),
        ("山田太郎", ""),
        ("محمد", ""),
        ("a\u200bb\u202ec", "abc"),
        ("E\u0301va", "Éva"),
        ("e\u0323va", "eva"),
    ],
)
def test_what_the_fonts_lack_loses_its_accent_or_goes(name: str, shown: str) -> None:
    assert shown == printable(name)


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Adam", "Petr", "Barbora"), "APB"),
        (("Anna", "Adam", "Nada"), "ADN"),
        (("Al", "La", "Al"), "AL3"),
        (("Simona", "Šimon"), "SI"),
        (("", "", "1a"), "12A"),
        (("žofie", "žaneta"), "ŽA"),
        (("ß", "B"), "1B"),
        (("42", "Q"), "1Q"),
    ],
)
def test_every_player_has_a_letter_of_their_own(names: tuple[str, ...], expected: str) -> None:
    assert tuple(expected) == letters(names)


def test_a_name_that_cannot_be_shown_becomes_a_number() -> None:
    spoken = words("cs", "go_west", ("山田太郎", "Petr", "~ . ~", "Čeněk"))

    players = players_of(spoken, 4)

    assert ["Hráč 1", "Petr", "Hráč 3", "Čeněk"] == [player.name for player in players]
    assert ["1", "P", "3", "Č"] == [player.letter for player in players]


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    cut = fit("Maximilián Kryštof Podlipný-Novák", NAME, 200)

    assert cut.endswith("…")
    assert width(cut, NAME) <= 200
    assert "Petr" == fit("Petr", NAME, 200)


def test_a_name_shrinks_no_further_than_the_least_size() -> None:
    assert NAME == shrunk("Východ", NAME, 400)
    assert Style("display", 30) == shrunk("Středozápad a ještě dál", NAME, 60)


def test_a_czech_line_never_ends_in_a_single_letter() -> None:
    lines = wrap("Vozy jedou z východu k západu a v horách", SMALL, 150)

    assert len(lines) > 2
    assert not any(line.endswith((" z", " k", " a", " v")) for line in lines)
    assert all(width(line, SMALL) <= 150 for line in lines)


def test_too_many_lines_end_in_an_ellipsis() -> None:
    lines = wrap("Vozy jedou dál a dál na západ k oceánu", SMALL, 120, lines=2)

    assert 2 == len(lines)
    assert lines[-1].endswith("…")


def test_alternative_texts_are_sentences_within_discords_limit() -> None:
    assert "Go West! Turn 1." == short(["Go West!", "Turn 1."])
    assert "One. Two." == short(["One", "Two"])
    assert 1024 == len(short(["x" * 3000]))


@pytest.mark.parametrize("style", [NAME, BODY, Style("strong", 54)])
@pytest.mark.parametrize("said", ["Velké pláně", "Barbora to move", "0123456789"])
def test_measures_agree_with_what_is_painted(style: Style, said: str) -> None:
    mask, _, _ = words_mask(said, style.face, style.size, "ls", 0)

    assert width(said, style) == pytest.approx(mask.width, rel=0.06)


def test_every_font_and_icon_lies_beside_its_licence() -> None:
    for measures in MEASURES.values():
        family = measures.file.rpartition("-")[0]
        assert (FONTS / measures.file).exists()
        assert "SIL OPEN FONT LICENSE" in (FONTS / f"{family}-LICENSE.txt").read_text().upper()
    assert "Creative Commons" in (ICONS / "LICENSE.txt").read_text()


def test_every_icon_is_credited_to_its_author() -> None:
    said = (FONTS.parent / "CREDITS.md").read_text("utf-8")
    rows = [row for row in said.splitlines() if row.startswith("| ")]
    credited = {row.split("|")[1].strip() for row in rows}

    assert set(SHEET.names) <= credited
    assert set(SHEET.concepts.values()) <= set(SHEET.names)


@pytest.mark.parametrize("locale", ["en", "cs"])
def test_the_fonts_have_every_letter_of_the_pictures_words(locale: str) -> None:
    rows = (DATA / "locale" / locale / "render.ftl").read_text("utf-8").splitlines()
    # The arrow is for texts only; pictures spell it another way.
    said = [row for row in rows if not row.startswith(("#", "draw-west-way", "draw-lewis-deal"))]

    for face, measures in MEASURES.items():
        assert set() == set("".join(said)) - set(measures.advance), face


def test_words_ask_for_a_seat_only_where_a_name_is_missing() -> None:
    spoken = words("en", "go_west")

    assert "Player 2" == spoken.say(Text("draw-seat", {"n": 2}))
    assert "Adam" == players_of(spoken, 1)[0].name
