"""Text boards and hands say all that the pictures show, and nothing that a seat may not know."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec
import pytest

from engine.core import Match, Seat, Text
from engine.go_west.view import AREAS, REGIONS, BlockView, Card, LastMove, PlayerView, View
from engine.registry import GAMES
from render.art import DATA
from render.registry import DRAWINGS
from tests.render.samples import LOCALES, LONG, NAMES, catalogue, crowded, positions, words

TEXT_LIMIT = 3500
every_locale = pytest.mark.parametrize("locale", LOCALES)
every_game = pytest.mark.parametrize("game", tuple(DRAWINGS))
# The castaways have no hands: what their sheets show, everybody may see.
every_game_with_hands = pytest.mark.parametrize(
    "game", tuple(game for game in DRAWINGS if game != "robinson")
)


@lru_cache(maxsize=4)
def matches(game: str) -> tuple[Match[Any, Any], ...]:
    """Positions of some matches, copied where they stand."""
    return tuple(
        match.copy()
        for seats in sorted({2, 3, 4} & {*GAMES[game].seats})
        for number, match in enumerate(positions(game, seats, 20 + seats))
        if number % 29 == 0 or match.outcome is not None
    )


def go_west(**changes: Any) -> View:
    """A small position of three players, made by hand."""
    player = PlayerView(score=20, supply=12, box=5, hand_size=7, scorings=1, price=3, double=True)
    view = View(
        seat=Seat(0),
        turn=9,
        active=Seat(1),
        actions_left=1,
        wagons=(10, 4, 3, 2, 0, 1),
        blocks=(
            BlockView((Seat(0), Seat(0), Seat(2)), 0),
            BlockView((Seat(1), Seat(0), Seat(1), Seat(2), Seat(2), Seat(2), Seat(0)), 5),
            BlockView((), 0),
            BlockView((Seat(1),), 0),
        ),
        players=(player, msgspec.structs.replace(player, double=False, price=None), player),
        hand=(
            Card("E22", "east", 2, False, 2, 5),
            Card("MP0", "midwest", 1, True, 0, 2),
            Card("T03a", None, 0, False, 3, 2),
        ),
        draw_pile=30,
        discard=(),
        on_table=None,
        paid=(0, 0),
        last=None,
        preview=((2, 0, 1), (0, 0, 3), (0, 0, 0), (0, 0, 0)),
        over=False,
    )
    return msgspec.structs.replace(view, **changes)


def text(view: View, locale: str = "en") -> str:
    return DRAWINGS["go_west"].board_text(view, words(locale, "go_west"))


def line(said: str, start: str) -> str:
    return next(each for each in said.splitlines() if each.startswith(start))


def test_the_board_in_words_names_the_discs_from_the_oldest() -> None:
    said = text(go_west())

    assert "3 discs from the oldest: Adam (2), Barbora" in line(said, "- **East**")
    great_plains = line(said, "- **Great Plains**")
    assert "full" in great_plains
    assert "Penelope, Adam, Penelope, Barbora (3), Adam" in great_plains
    assert "no discs" in line(said, "- **Midwest**")


def test_the_board_in_words_counts_wagons_and_what_a_scoring_would_pay() -> None:
    said = text(go_west())

    for area, n in (("New England", 10), ("East", 4), ("Great Plains", 3), ("California", 1)):
        assert f"{n} wagon" in line(said, f"- **{area}**")
    assert "no wagons" in line(said, "- **West**")
    assert "a scoring now: Adam +2, Barbora +1" in line(said, "- **East**")
    assert "a scoring now: +4" in line(said, "- **Barbora**")


def test_the_board_in_words_tells_what_players_hold() -> None:
    said = text(go_west())

    assert (
        "- **Adam**: 20 points, supply 12, box 5, 7 cards, next scoring costs 3, "
        "double turn ready, a scoring now: +2"
    ) == line(said, "- **Adam**")
    assert "no scoring left, double turn used" in line(said, "- **Penelope**")


def test_the_last_move_is_told_with_every_border() -> None:
    last = LastMove(
        seat=Seat(2),
        action="play",
        card=Card("EP2", "east", 1, True, 2, 4),
        placed=(("east", 3), ("west", 2)),
        crossings=(1, 0, 1, 0, 0),
        gains=(),
    )

    said = line(text(go_west(last=last)), "**Last move")

    assert (
        "**Last move:** Barbora: discs to East, West; "
        "wagons: New England → East 1, Great Plains → Midwest 1."
    ) == said


@pytest.mark.parametrize(
    ("action", "gains", "expected"),
    [
        ("score", (3, 0, 1), "Adam: scoring; Adam +3, Barbora +1."),
        ("score", (0, 0, 0), "Adam: scoring; no points."),
        ("double", (), "Adam: double turn."),
        ("end", (), "Adam: end of turn."),
        ("sell", (), "Adam: sale; Midwest, price 2."),
        ("play", (1, 0, 0), "Adam: last scoring: Adam +1."),
        ("play", (), "Adam: nothing placed or moved."),
    ],
)
def test_every_action_has_its_words(action: Any, gains: tuple[int, ...], expected: str) -> None:
    card = Card("MP0", "midwest", 1, True, 0, 2)
    last = LastMove(Seat(0), action, card, (), (0, 0, 0, 0, 0), gains)

    assert f"**Last move:** {expected}" == line(text(go_west(last=last)), "**Last move")


@pytest.mark.parametrize(
    ("paid", "english", "czech"),
    [
        ((0, 0), "free", "zdarma"),
        ((1, 0), "1 disc paid", "zaplaceno 1 kolečko"),
        ((3, 0), "3 discs paid", "zaplacena 3 kolečka"),
        ((0, 2), "2 points paid", "zaplaceno: 2 body"),
        ((5, 1), "5 discs and 1 point paid", "zaplaceno: 5 koleček a 1 bod"),
    ],
)
def test_the_card_on_the_table_is_told_with_its_payment(
    paid: tuple[int, int], english: str, czech: str
) -> None:
    view = go_west(on_table=Card("E22", "east", 2, False, 2, 5), paid=paid)

    assert f"**On the table:** East: 2 discs, 2 wagon moves; {english}." in text(view)
    assert f"**Hraje se:** Východ: 2 kolečka, 2 pohyby vozů; {czech}." in text(view, "cs")


def test_a_hand_in_words_says_each_card_and_what_is_too_dear() -> None:
    poor = msgspec.structs.replace(go_west().players[0], score=1, supply=2)
    view = go_west(players=(poor, *go_west().players[1:]))

    said = DRAWINGS["go_west"].hand_text(view, words("en", "go_west"))

    assert [
        "**Your hand** · supply 2, box 5, 1 point",
        "- East 2 · 2 wagons · price 5 (2 discs) (too expensive)",
        "- Midwest 1+1 · no wagons · price 2 (1 disc and 1 elsewhere)",
        "- 3 wagons · price 2",
    ] == said.splitlines()


def test_the_status_is_one_line_with_the_turn_and_the_scores() -> None:
    status = DRAWINGS["go_west"].status(go_west(actions_left=2), words("en", "go_west"))

    assert "Turn 9. Penelope to move · 2 actions. Adam 20, Penelope 20, Barbora 20" == status


def test_the_result_breaks_ties_by_discs_in_the_supply() -> None:
    plain = go_west().players[0]
    players = (
        msgspec.structs.replace(plain, score=50, supply=3),
        msgspec.structs.replace(plain, score=50, supply=4),
        msgspec.structs.replace(plain, score=49, supply=30),
    )
    drawing = DRAWINGS["go_west"]

    won = go_west(players=players, over=True)
    drawn = go_west(players=(players[1], players[1], players[2]), over=True)

    assert "Penelope wins" in drawing.status(won, words("en", "go_west"))
    assert "Draw: Adam · Penelope" in drawing.status(drawn, words("en", "go_west"))
    assert "Remíza: Kryštof · Kateřina" in drawing.status(drawn, words("cs", "go_west"))


@every_locale
def test_a_status_does_not_begin_as_an_item_of_a_list(locale: str) -> None:
    status = DRAWINGS["go_west"].status(go_west(), words(locale, "go_west"))

    assert not re.match(r"\d+\.", status)


def test_a_won_match_shows_every_place() -> None:
    plain = go_west().players[0]
    players = tuple(msgspec.structs.replace(plain, score=n) for n in (30, 50, 40))
    scene = DRAWINGS["go_west"].board(
        go_west(players=players, over=True), words("en", "go_west"), {}
    )

    shown = [getattr(shape, "words", "") for shape in scene.shapes]

    assert {"1st place", "2nd place", "3rd place", "Penelope wins"} <= set(shown)


@every_game
@every_locale
def test_every_word_exists(game: str, locale: str) -> None:
    catalogue().missing.clear()
    catalogue().faults.clear()
    spoken, drawing = words(locale, game), DRAWINGS[game]
    for match in matches(game):
        for seat in (*match.state.everyone, None):
            view = match.view(seat)
            drawing.board(view, spoken, {})
            drawing.hand(view, spoken)
            drawing.board_text(view, spoken)
            drawing.hand_text(view, spoken)
            drawing.status(view, spoken)
            for which in drawing.details(view):
                drawing.detail(view, which, spoken)
                drawing.detail_text(view, which, spoken)
                drawing.detail_title(view, which, spoken)

    assert set() == catalogue().missing
    assert [] == catalogue().faults


@every_locale
def test_the_same_messages_exist_in_both_languages(locale: str) -> None:
    def ids(language: str) -> list[str]:
        rows = (DATA / "locale" / language / "render.ftl").read_text("utf-8").splitlines()
        return [row.partition(" =")[0] for row in rows if row[:1].isalpha()]

    assert ids("en") == ids(locale)
    assert all(each.startswith("draw-") for each in ids(locale))
    assert len(ids(locale)) == len(set(ids(locale)))


@every_locale
def test_texts_fit_into_a_message_with_the_longest_names(locale: str) -> None:
    names = tuple(name[:32] for name in LONG)
    spoken = words(locale, "go_west", names).markdown
    drawing = DRAWINGS["go_west"]
    for match in matches("go_west"):
        view = match.view(Seat(0))
        if len(view.players) == 4:
            view = crowded(view)
            assert len(drawing.board_text(view, spoken)) <= TEXT_LIMIT
            assert len(drawing.hand_text(view, spoken)) <= TEXT_LIMIT
            assert "\n" not in drawing.status(view, spoken)


@every_game
def test_boards_show_everyone_the_same(game: str) -> None:
    drawing, spoken = DRAWINGS[game], words("en", game)
    for match in matches(game):
        public = match.view(None)
        for seat in match.state.everyone:
            view = match.view(seat)
            assert drawing.board(public, spoken, {}) == drawing.board(view, spoken, {})
            assert drawing.board_text(public, spoken) == drawing.board_text(view, spoken)
            assert drawing.status(public, spoken) == drawing.status(view, spoken)


@every_game_with_hands
def test_a_board_does_not_depend_on_the_hand(game: str) -> None:
    drawing, spoken = DRAWINGS[game], words("en", game)
    for match in matches(game):
        view = match.view(Seat(0))
        blind = msgspec.structs.replace(view, hand=())
        assert drawing.board(view, spoken, {}) == drawing.board(blind, spoken, {})
        assert drawing.board_text(view, spoken) == drawing.board_text(blind, spoken)


@every_game
def test_a_spectator_has_no_hand(game: str) -> None:
    drawing, spoken = DRAWINGS[game], words("en", game)
    for match in matches(game):
        assert drawing.hand(match.view(None), spoken) is None
        assert "" == drawing.hand_text(match.view(None), spoken)


@every_game_with_hands
def test_a_hand_shows_each_of_its_cards(game: str) -> None:
    drawing, spoken = DRAWINGS[game], words("en", game)
    for match in matches(game):
        view = match.view(Seat(0))
        said = drawing.hand_text(view, spoken).splitlines()
        assert len(view.hand) == sum(each.startswith("- ") for each in said)
        assert (drawing.hand(view, spoken) is None) == (not view.hand)


def test_every_game_has_a_drawing() -> None:
    assert set(GAMES) == set(DRAWINGS)


@every_locale
def test_areas_are_called_as_the_game_calls_them(locale: str) -> None:
    spoken = words(locale, "go_west")
    said = DRAWINGS["go_west"].board_text(go_west(), spoken)
    assert set(REGIONS) < set(AREAS)
    for area in AREAS:
        assert f"**{spoken.say(Text(area))}**" in said


def test_names_stay_as_they_are_for_the_blind() -> None:
    said = DRAWINGS["go_west"].board_text(go_west(), words("en", "go_west", LONG))

    assert "**山田太郎 🦬**" in said
    assert NAMES["en"][0] not in said
