"""What everyone in the thread sees: the start, the turns, the card and the result."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest

from bot.present.ask import ask_panel
from bot.present.ids import PUBLIC, parse
from bot.present.pictures import board_picture
from bot.present.result import fingerprint, result_post, result_text
from bot.present.start import start_post
from bot.present.status import status_card
from bot.present.times import SeatTime, Times, waiting_times
from bot.present.turn import LOG_ROOM, turn_post
from bot.records import Figures, SeatRecord, UserId
from engine.core import Config, Match, One, Outcome, Part, Rng, Seat, Text
from engine.registry import GAMES
from tests.bot.present.samples import (
    LOCALES,
    NAMES,
    USERS,
    buttons_of,
    catalogue,
    labels_of,
    record_of,
    table,
    toy_table,
    words_of,
)
from tests.contract.matches import FOE, ME, THIRD, AnyMatch, questions_of, rolling, toy


def turn(shown: Any, lines: Any = (), mentions: Any = (), post: int = 12) -> Any:
    return turn_post(shown, words_of(shown), lines, post, mentions)


# Turns


def test_a_turn_shows_the_board_the_last_lines_and_whom_we_wait_for() -> None:
    shown = turn(table(toy(), None), ["One.", "Two."])

    assert "One.\nTwo.\n\nWaiting for Anna." == shown.foot
    assert shown.picture is not None
    assert "board.png" == shown.picture.name
    assert shown.picture.alt


def test_those_with_the_same_time_stand_in_one_line() -> None:
    words = catalogue().words("en", "toy", ("Anna", "Bob", "Cleo"))
    ends = {ME: 600.0, FOE: 7230.0, THIRD: 7201.0}
    times = Times("daily", {seat: SeatTime(0.0, until) for seat, until in ends.items()})

    assert (
        "Anna has until <t:600:f> (<t:600:R>).\nBob and Cleo have until <t:7201:f> (<t:7201:R>)."
    ) == waiting_times(times, (ME, FOE, THIRD), words)


def test_the_five_buttons_carry_the_posts_id_and_no_seat() -> None:
    ids = [parse(each.id) for each in buttons_of(turn(table(toy(), None), post=34))]

    assert [*PUBLIC] == [each.kind for each in ids if each]
    assert {(None, "34")} == {(each.seat, each.key) for each in ids if each}


def test_the_buttons_of_a_turn_stay_the_same_while_it_lasts() -> None:
    match = toy(hands=[["raid"], ["block"]])
    before = buttons_of(turn(table(match, None)))
    match.answer(ME, "raid")

    assert before == buttons_of(turn(table(match, None)))


def test_only_those_we_wait_for_are_rung() -> None:
    shown = turn(table(toy(), None), mentions=USERS)

    assert (USERS[0],) == shown.mentions
    assert f"Waiting for <@{USERS[0]}>." in shown.foot
    assert not shown.silent


def test_nobody_is_rung_unasked() -> None:
    shown = turn(table(toy(), None))

    assert () == shown.mentions
    assert shown.silent


def test_some_are_rung_and_others_named() -> None:
    shown = turn(table(rolling(3), None), mentions=[USERS[2]])

    assert rf"Waiting for Anna, Bořek \* and <@{USERS[2]}>." in shown.foot
    assert (USERS[2],) == shown.mentions


def test_a_match_that_is_over_rings_nobody() -> None:
    shown = turn(table(toy(), None, status="over"), mentions=USERS)

    assert () == shown.mentions
    assert "This match is over." in shown.foot


def test_a_long_log_keeps_its_newest_lines() -> None:
    lines = [f"Line {n} of many, long enough to fill a post." for n in range(200)]
    foot = turn(table(toy(), None), lines).foot

    assert lines[-1] in foot
    assert lines[0] not in foot
    kept = sum(line in foot for line in lines)
    assert f"{200 - kept} earlier lines are in the log." in foot
    assert len(foot) <= LOG_ROOM + 100


def test_letters_stand_on_nobodys_picture_but_the_choosers() -> None:
    match, seat = choosing_a_place()
    shown = table(match, seat)
    public = turn(table(match, None)).picture
    own = ask_panel(shown, words_of(shown)).picture

    assert own is not None
    assert board_picture(shown, words_of(shown)).key != own.key
    assert board_picture(table(match, None), words_of(shown)).key == public.key


def choosing_a_place() -> tuple[AnyMatch, Seat]:
    """A match of Go West! where a seat is asked for a place on the board."""
    for match, _ in questions_of(GAMES["go_west"], 1):
        for seat, question in match.pending.items():
            if isinstance(question, One) and any(option.spot for option in question.options):
                return match, seat
    raise AssertionError("no question names a place")


# The card, the start and the result


def test_the_card_names_the_game_those_we_wait_for_and_everybody() -> None:
    shown = status_card(toy_table(None), words_of(toy_table(None)))

    assert "**The Toy**" in shown.text
    assert r"Waiting for Anna, Bořek \* and Čeněk." in shown.text
    assert r"At the table: Anna, Bořek \* and Čeněk." in shown.text
    assert "http" not in shown.text
    assert () == shown.rows
    assert shown.silent


def test_the_card_says_for_whom_an_autopilot_plays() -> None:
    seats = (
        SeatRecord(ME, USERS[0], "Anna", resigned=True, autopilot=True),
        SeatRecord(FOE, None, "Autopilot", autopilot=True),
        SeatRecord(THIRD, USERS[2], "Čeněk", autopilot=True),
    )
    shown = toy_table(None, seats=seats)

    text = status_card(shown, words_of(shown)).text

    assert "Anna (resigned, autopilot), Autopilot and Čeněk (autopilot)." in text


def test_the_fingerprint_is_what_anyone_can_compute_from_the_seed() -> None:
    assert hashlib.sha256(b"18446744073709551615").hexdigest() == fingerprint(2**64 - 1)


def test_the_start_shows_the_fingerprint_and_not_the_seed() -> None:
    match = toy(3)
    record = record_of(match, config=msgspec.json.encode(Config(3, {"goal": "together"})))
    text = start_post(table(match, None), words_of(table(match, None)), record).text

    assert fingerprint(record.seed) in text
    assert str(record.seed) not in text
    assert "Goal: **All together**" in text
    assert "1. Anna\n2. Bořek \\*\n3. Čeněk" in text


def test_the_result_shows_the_seed_and_its_fingerprint() -> None:
    match = toy()
    outcome = Outcome(((FOE,), (ME,)), (3, 1204), Text("outcome-richest"))
    shown = msgspec.structs.replace(table(match, None, status="over"), outcome=outcome)
    post = result_post(shown, words_of(shown), record_of(match), 9)

    assert f"`{2**64 - 1}`" in post.text
    assert fingerprint(2**64 - 1) in post.text
    assert r"The winner is Bořek \*." in post.text
    assert "1. Bořek \\*: 1,204\n2. Anna: 3" in post.text
    ids = [parse(each.id) for each in buttons_of(post)]
    assert ["hand", "log", "history", "hands", "rematch", "film", "export", "verify"] == [
        each.kind for each in ids if each
    ]
    assert {"9"} == {each.key for each in ids if each and each.kind in (*PUBLIC, "rematch")}


def test_the_result_tells_the_match_in_numbers() -> None:
    match = toy()
    shown = table(match, None, status="over")
    day = 86_400.0
    record = record_of(match, created=5 * day, changed=8.5 * day)
    figures = Figures({ME: 12, FOE: 9}, {FOE: 2}, ("1.turn.0", "2.turn.1", "end"))
    text = result_post(shown, words_of(shown), record, 9, figures).text

    assert "<t:432000:d> to <t:734400:d>, 3 days." in text
    assert "Turns or rounds: 2. Answers: 21. Taken back: 2." in text
    assert "Bořek \\*: answers 9, taken back 2" in text


def test_a_match_called_off_shows_the_seed_all_the_same() -> None:
    match = toy()
    shown = table(match, None, status="cancelled")
    text = result_post(shown, words_of(shown), record_of(match, status="cancelled")).text

    assert "This match was called off." in text
    assert f"`{2**64 - 1}`" in text


def said(outcome: Outcome, locale: str = "en") -> str:
    return result_text(outcome, catalogue().words(locale, "toy", NAMES))


def test_ties_share_their_place_and_the_next_one_is_left_out() -> None:
    outcome = Outcome(((ME, THIRD), (FOE,)), (5, 2, 5), Text("outcome-richest"))

    assert "The victory is shared by Anna and Čeněk." in said(outcome)
    assert "1. Anna: 5\n1. Čeněk: 5\n3. Bořek *: 2" in said(outcome)


def parts(*points: int) -> tuple[Part, ...]:
    names = ("part-heart", "part-fog", "part-roof")
    return tuple(Part(Text(name), each) for name, each in zip(names, points, strict=True))


def test_under_each_score_stands_what_it_is_made_of() -> None:
    outcome = Outcome(
        ((ME,), (FOE,)), (5, 2), Text("outcome-goal"), parts=(parts(6, -1, 0), parts(2, 0, 0))
    )
    words = catalogue().words("en", "robinson", NAMES)

    plain, marked = result_text(outcome, words), result_text(outcome, words.markdown)

    assert (
        "1. Anna: 5\n   Hearts 6 · Fog \N{MINUS SIGN}1\n2. Bořek *: 2\n   Hearts 2 · Fog 0" in plain
    )
    assert "1. Anna: 5\n-# Hearts 6 · Fog \N{MINUS SIGN}1\n2. " in marked


def test_a_game_without_points_tells_none() -> None:
    lost = Outcome(((ME, FOE),), (0, 0), Text("outcome-famine"), won=False)

    assert said(lost).endswith("There is too little gold for everyone.")


def test_points_that_all_have_together_are_told_once() -> None:
    each = (Part(Text("outcome-feast"), 11),)
    shared = Outcome(((ME, FOE),), (11, 11), Text("outcome-feast"), won=True, parts=(each, each))
    apart = Outcome(((ME, FOE),), (11, 12), Text("outcome-feast"), won=True)

    assert 1 == said(shared, "en").count("Points, for all together: 11.\n   ")
    assert "Anna: 11\nBořek *: 12" in said(apart)


@pytest.mark.parametrize(
    ("won", "text"), [(True, "You have won together."), (False, "You have lost together.")]
)
def test_a_game_played_together_has_no_places(won: bool, text: str) -> None:
    outcome = Outcome(((ME, FOE),), (5, 2), Text("outcome-feast"), won)

    assert said(outcome).startswith(text)
    assert "Anna: 5\nBořek *: 2" in said(outcome)
    assert "1." not in said(outcome)


def test_every_game_has_a_title_for_its_posts() -> None:
    for game in GAMES:
        assert catalogue().words("cs", game).has("game-title")


def test_labels_are_the_readers_language() -> None:
    shown = table(toy(), None)

    post = turn_post(shown, words_of(shown, "cs"), [], 1)

    assert ["Hrát", "Ruka", "Záznam", "Vzít zpět", "Nápověda"] == labels_of(post)


def test_a_seat_without_a_user_is_never_mentioned() -> None:
    shown = toy_table(None, seats=(SeatRecord(Seat(0), None, "Robot", autopilot=True),))

    post = turn(shown, mentions=[UserId(5)])

    assert () == post.mentions
    assert "<@" not in post.foot


# What a group makes together


@pytest.mark.parametrize("locale", LOCALES)
def test_a_shared_plan_stands_in_the_post_and_in_every_message(locale: str) -> None:
    match = Match.start(GAMES["robinson"], Config(3), 7)
    while match.state.stage != "plan":
        seat = min(match.pending)
        match.answer(seat, match.game.autopilot(match.view(seat), match.pending[seat], Rng(1)))
    match.answer(ME, "me")
    match.answer(ME, match.pending[ME].options[0].key)  # type: ignore[union-attr]

    public, own = table(match, None), table(match, FOE)
    plan = public.drawing.live_text(public.view, words_of(public, locale).markdown)
    assert plan.count("\n") > 1
    assert plan in turn_post(public, words_of(public, locale), (), 1).text
    panel = ask_panel(own, words_of(own, locale))
    assert plan in panel.foot
    assert panel.picture is not None
    assert "board.png" == panel.picture.name
