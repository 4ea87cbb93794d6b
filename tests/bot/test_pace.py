"""Clocks: what runs, what stands, when somebody is reminded, and what follows the end."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.dues import due, out_of_quiet, quiet_end, reminders
from bot.pace import HOUR, PACES, Step, after, deadline, kept, run_time
from bot.records import Clock, Habits, Span, Timing, UserId, Vote
from bot.verdicts import decision, is_abandoned, voters
from engine.core import Seat

ME, FOE, THIRD = Seat(0), Seat(1), Seat(2)
ANN, BEN, CLEO = UserId(10), UserId(11), UserId(12)
DAY = 24 * HOUR
START = 1_000_000.0
EVERYBODY = {ME: ANN, FOE: BEN, THIRD: CLEO}


def timing(**changes: object) -> Timing:
    """A daily match where nothing has been asked yet."""
    return msgspec.structs.replace(Timing("daily", holders=EVERYBODY), **changes)


def step(before: Timing, at: float, *asked: Seat, phase: str = "1", **more: object) -> Timing:
    """The match after a step at START + *at*, with these seats asked."""
    clocks = kept(before, Step(START + at, asked, phase, **more))  # type: ignore[arg-type]
    return msgspec.structs.replace(before, clocks=clocks)


def end_of(now: Timing, seat: Seat = ME) -> float | None:
    """A seat's deadline, from START on."""
    end = deadline(now, seat)
    return None if end is None else end - START


# What runs and what stands


def test_a_turn_and_the_bank_are_there_when_a_seat_is_asked() -> None:
    assert 2 * DAY == end_of(step(timing(), 0, ME))


def test_the_clock_of_whoever_isnt_asked_doesnt_run() -> None:
    now = step(timing(), 0, ME)

    assert end_of(now, FOE) is None
    assert end_of(step(now, HOUR, FOE)) is None


def test_what_is_used_of_a_turn_alone_costs_no_bank() -> None:
    now = step(step(timing(), 0, ME), 20 * HOUR, FOE, phase="2")

    now = step(now, 21 * HOUR, ME, phase="3")

    assert 21 * HOUR + 2 * DAY == end_of(now)


def test_what_is_used_beyond_it_comes_off_the_bank() -> None:
    now = step(step(timing(), 0, ME), 30 * HOUR, FOE, phase="2")

    now = step(now, 31 * HOUR, ME, phase="3")

    assert 31 * HOUR + 2 * DAY - 6 * HOUR == end_of(now)


def test_a_bank_that_is_used_up_leaves_each_turn_its_own_time() -> None:
    now = step(step(timing(), 0, ME), 3 * DAY, FOE, phase="2")

    assert 0.0 == now.clocks[ME].bank
    assert 4 * DAY == end_of(step(now, 3 * DAY, ME, phase="3"))


def test_another_question_in_the_same_turn_renews_nothing() -> None:
    now = step(timing(), 0, ME)
    for hour in range(1, 5):
        now = step(now, hour * HOUR, ME, acted=(ME,))

    assert 2 * DAY == end_of(now)


def test_what_was_waited_for_others_within_a_turn_is_no_time_of_ones_own() -> None:
    now = step(step(timing(), 0, ME), HOUR, FOE)

    assert 10 * HOUR + 2 * DAY - HOUR == end_of(step(now, 10 * HOUR, ME))


def test_taking_back_gives_no_time() -> None:
    now = step(step(timing(), 0, ME), 5 * HOUR, FOE)

    back = step(now, 5 * HOUR, ME)

    assert 2 * DAY == end_of(back)


def test_the_next_turn_of_the_same_seat_has_its_own_time() -> None:
    now = step(step(timing(), 0, ME), 5 * HOUR, ME, phase="2")

    assert 5 * HOUR + 2 * DAY == end_of(now)


moves = st.lists(
    st.tuples(
        st.floats(0, 40 * HOUR),
        st.sets(st.sampled_from([ME, FOE, THIRD])),
        st.sampled_from("123"),
    ),
    max_size=12,
)


@given(moves)
def test_a_bank_only_ever_falls(steps: list[tuple[float, set[Seat], str]]) -> None:
    now, at = step(timing(), 0, ME), 0.0
    for waited, asked, phase in steps:
        at += waited
        later = step(now, at, *asked, phase=phase)
        for seat in EVERYBODY:
            assert later.clocks[seat].bank <= now.clocks[seat].bank
            assert later.clocks[seat].left <= DAY
        now = later


# Pauses and holidays


def test_a_pause_moves_the_end_by_its_length() -> None:
    now = step(timing(), 0, ME)
    paused = msgspec.structs.replace(now, pauses=(Span(START + HOUR, START + 6 * HOUR),))

    assert 2 * DAY + 5 * HOUR == end_of(paused)


def test_while_a_pause_lasts_there_is_no_end() -> None:
    now = msgspec.structs.replace(step(timing(), 0, ME), pauses=(Span(START + HOUR),))

    assert end_of(now) is None
    assert [] == due(now, START + 9 * DAY)


def test_a_holiday_stops_the_clock_of_its_player_alone() -> None:
    now = step(timing(away={ANN: (Span(START + HOUR, START + 3 * DAY),)}), 0, ME, FOE)

    assert 3 * DAY + 2 * DAY - HOUR == end_of(now)
    assert 2 * DAY == end_of(now, FOE)


def test_overlapping_spans_count_once() -> None:
    spans = (Span(10, 30), Span(20, 25), Span(25, 40), Span(5, 7))

    assert 62.0 == after(0, 30, spans)
    assert 30.0 == run_time(0, 62, spans)


@given(st.lists(st.tuples(st.integers(0, 90), st.integers(1, 30)), max_size=4), st.integers(0, 80))
def test_until_the_end_exactly_the_time_runs(spans: list[tuple[int, int]], seconds: int) -> None:
    stands = [Span(float(since), float(since + length)) for since, length in spans]

    end = after(0, seconds, stands)

    assert end is not None
    assert float(seconds) == run_time(0, end, stands)


def test_whoever_resumes_gives_everybody_a_whole_turn() -> None:
    now = step(timing(), 0, ME)
    now = msgspec.structs.replace(now, pauses=(Span(START + 23 * HOUR, START + 2 * DAY),))

    now = step(now, 2 * DAY, ME, deeds=((ME, "resume"),))

    assert 2 * DAY + 2 * DAY == end_of(now)


# Quiet hours


def at(year: int, month: int, day: int, hour: int, minute: int = 0, fold: int = 0) -> float:
    prague = ZoneInfo("Europe/Prague")
    return datetime(year, month, day, hour, minute, fold=fold, tzinfo=prague).timestamp()


NIGHTS = Habits("Europe/Prague", quiet_from=22 * 60, quiet_to=7 * 60 + 30)
LUNCH = Habits("Europe/Prague", quiet_from=12 * 60, quiet_to=13 * 60)


@pytest.mark.parametrize(
    ("habits", "moment", "end"),
    [
        (NIGHTS, at(2026, 5, 1, 22), at(2026, 5, 2, 7, 30)),
        (NIGHTS, at(2026, 5, 1, 3), at(2026, 5, 1, 7, 30)),
        (NIGHTS, at(2026, 5, 1, 7, 30), None),
        (NIGHTS, at(2026, 5, 1, 21, 59), None),
        (LUNCH, at(2026, 5, 1, 12, 30), at(2026, 5, 1, 13)),
        (LUNCH, at(2026, 5, 1, 13), None),
        (Habits("Europe/Prague"), at(2026, 5, 1, 3), None),
        (Habits("Europe/Prague", 60, 60), at(2026, 5, 1, 1), None),
    ],
)
def test_quiet_hours_end_in_their_own_zone(habits: Habits, moment: float, end: float) -> None:
    assert end == quiet_end(habits, moment)


def test_the_night_when_summer_time_begins_is_an_hour_shorter() -> None:
    start = at(2026, 3, 28, 22)

    assert start + 8.5 * HOUR == quiet_end(NIGHTS, start)


def test_the_night_when_summer_time_ends_is_an_hour_longer() -> None:
    start = at(2026, 10, 24, 22)

    assert start + 10.5 * HOUR == quiet_end(NIGHTS, start)


def test_quiet_hours_that_end_in_an_hour_that_doesnt_exist_end_after_it() -> None:
    gap = msgspec.structs.replace(NIGHTS, quiet_to=2 * 60 + 30)

    end = quiet_end(gap, at(2026, 3, 29, 1))

    assert at(2026, 3, 29, 3, 30) == end
    assert quiet_end(gap, end) is None


def test_in_the_hour_that_comes_twice_quiet_hours_end_the_first_time() -> None:
    twice = msgspec.structs.replace(NIGHTS, quiet_to=2 * 60 + 30)

    assert at(2026, 10, 25, 2, 30) == quiet_end(twice, at(2026, 10, 25, 1))


def test_nor_does_that_hour_end_them_before_they_are_over() -> None:
    late = msgspec.structs.replace(NIGHTS, quiet_to=2 * 60 + 45)
    again = at(2026, 10, 25, 2, 30) + HOUR  # half past two for the second time

    assert again + 0.25 * HOUR == quiet_end(late, again)


def test_a_reminder_waits_for_the_end_of_quiet_hours_unless_the_clock_ends_before() -> None:
    night, morning = at(2026, 5, 1, 23), at(2026, 5, 2, 7, 30)

    assert morning == out_of_quiet(NIGHTS, night, morning + 1)
    assert night == out_of_quiet(NIGHTS, night, morning)


# An autopilot for a while


def test_leaving_the_seat_to_an_autopilot_for_a_moment_gains_no_time() -> None:
    now = step(timing(), 0, ME)

    now = step(now, 30 * HOUR, ME, deeds=[(ME, "hand")])
    now = step(now, 31 * HOUR, ME, deeds=[(ME, "return")])

    assert 31 * HOUR + 18 * HOUR == end_of(now)
    assert "" == now.clocks[ME].stand_in


def test_after_a_missed_turn_a_player_who_is_back_has_a_whole_turn() -> None:
    now = step(timing(), 0, ME)

    now = step(now, 51 * HOUR, ME, deeds=[(ME, "back")])
    now = step(now, 52 * HOUR, ME, deeds=[(ME, "return")])

    assert 52 * HOUR + DAY == end_of(now)


# Reminders


def told(now: Timing, seat: Seat = ME) -> list[tuple[float, str]]:
    return [(each.at - START, each.key) for each in reminders(now, seat)]


def test_reminders_come_with_a_quarter_left_and_shortly_before_the_end() -> None:
    assert [(36 * HOUR, "quarter"), (47 * HOUR, "soon")] == told(step(timing(), 0, ME))


def test_with_little_time_there_is_only_the_last_one() -> None:
    now = step(timing(clocks={ME: Clock(bank=0.0, phase="1", left=3 * HOUR)}), 0, ME)

    assert [(2 * HOUR, "soon")] == told(now)


def test_where_less_is_left_than_the_last_one_needs_the_call_alone_must_do() -> None:
    now = step(timing(clocks={ME: Clock(bank=0.0, phase="1", left=HOUR / 2)}), 0, ME)

    assert [] == told(now)


def with_clock(now: Timing, **changes: object) -> Timing:
    clock = msgspec.structs.replace(now.clocks[ME], **changes)
    return msgspec.structs.replace(now, clocks={**now.clocks, ME: clock})


def test_what_has_been_dealt_with_doesnt_come_again() -> None:
    now = with_clock(step(timing(), 0, ME), reminded=START + 36 * HOUR)

    assert [(47 * HOUR, "soon")] == told(now)


def test_a_snooze_comes_between_and_never_in_place_of_the_last() -> None:
    now = with_clock(step(timing(), 0, ME), reminded=START + 36 * HOUR, snoozed=START + 39 * HOUR)
    late = with_clock(step(timing(), 0, ME), snoozed=START + 47.5 * HOUR)

    assert [39 * HOUR, 47 * HOUR] == [moment for moment, _ in told(now)]
    assert [(47 * HOUR, "soon")] == told(late)


def test_none_comes_in_a_turn_that_they_are_off_for_and_the_next_has_them_again() -> None:
    now = with_clock(step(timing(), 0, ME), hushed=True)

    assert [] == told(now)
    assert ["quarter", "soon"] == [key for _, key in told(step(now, HOUR, ME, phase="2"))]


def test_two_that_quiet_hours_put_together_are_one() -> None:
    start = at(2026, 5, 1, 23) - 36 * HOUR  # the quarter is reached at night
    night = Habits("Europe/Prague", 22 * 60, 9 * 60)
    now = msgspec.structs.replace(timing(habits={ANN: night}))
    now = msgspec.structs.replace(now, clocks=kept(now, Step(start, (ME,), "1")))
    assert [at(2026, 5, 2, 9)] == [each.at for each in reminders(now, ME)][:1]

    short = with_clock(now, bank=0.0, left=47 * HOUR)  # and so is the last one
    assert ["soon"] == [each.key for each in reminders(short, ME)]


def test_one_that_is_late_waits_for_the_end_of_quiet_hours() -> None:
    start = at(2026, 5, 1, 21) - 36 * HOUR  # the quarter is reached before the night
    night = Habits("Europe/Prague", 22 * 60, 8 * 60)
    now = timing(habits={ANN: night})
    now = msgspec.structs.replace(now, clocks=kept(now, Step(start, (ME,), "1")))

    late = [each.at for each in reminders(now, ME, at(2026, 5, 1, 23))]
    by_day = [each.at for each in reminders(now, ME, at(2026, 5, 1, 21, 30))]

    assert at(2026, 5, 2, 8) == late[0]
    assert at(2026, 5, 1, 21) == by_day[0]


def test_one_that_is_late_waits_for_the_end_of_a_holiday() -> None:
    holiday = Span(START + 37 * HOUR, START + 61 * HOUR)
    now = step(timing(away={ANN: (holiday,)}), 0, ME)

    late = [each.at for each in reminders(now, ME, START + 40 * HOUR)]
    before = [each.at for each in reminders(now, ME, START + 36.5 * HOUR)]

    assert holiday.until == late[0]
    assert START + 36 * HOUR == before[0]


def test_a_seat_is_called_since_the_step_that_asked_it_anew() -> None:
    first = step(timing(), 0, ME, seq=3)
    on = step(first, 1, ME, phase="2", seq=4)
    gone = step(on, 2, FOE, seq=5)
    again = step(gone, 3, ME, FOE, seq=6)
    own = step(gone, 3, ME, seq=6, acted=(ME,))

    asked = [each.clocks[ME].asked for each in (first, on, gone, again, own)]

    assert [3, 3, None, 6, 0] == asked


# After the end


def gone(now: Timing, at: float, seat: Seat = ME) -> Timing:
    """The others are asked about a seat."""
    clock = msgspec.structs.replace(now.clocks[seat], absent=START + at, rounds=1)
    return msgspec.structs.replace(now, clocks={**now.clocks, seat: clock})


def saying(now: Timing, **choices: str) -> Timing:
    users = {"ann": ANN, "ben": BEN, "cleo": CLEO}
    votes = tuple(Vote("absent 0.1", users[name], choice) for name, choice in choices.items())
    return msgspec.structs.replace(now, votes=votes)


def test_the_table_is_asked_after_a_grace() -> None:
    now = step(timing(), 0, ME)

    assert [(2 * DAY + 2 * HOUR, "ask")] == [
        (each.at - START, each.doing) for each in due(now, START) if each.doing != "remind"
    ]


def test_whoever_is_late_but_plays_has_the_grace_anew() -> None:
    late = 2 * DAY + HOUR

    now = step(step(timing(), 0, ME), late, ME, acted=(ME,))

    assert late + 2 * HOUR == end_of(now)


def test_each_who_is_there_has_a_vote() -> None:
    now = gone(step(timing(), 0, ME, FOE), 3 * DAY)

    assert [BEN, CLEO] == voters(now, START)
    assert [CLEO] == voters(gone(now, 3 * DAY, FOE), START)
    on_holiday = msgspec.structs.replace(now, away={CLEO: (Span(START, START + DAY),)})
    assert [BEN] == voters(on_holiday, START)


@pytest.mark.parametrize(
    ("said", "host", "decided"),
    [
        ({}, ANN, None),
        ({"ben": "back"}, BEN, None),
        ({"ben": "turn", "cleo": "turn"}, BEN, "turn"),
        ({"ben": "end", "cleo": "wait"}, BEN, "end"),
        ({"ben": "end", "cleo": "wait"}, ANN, "wait"),
        ({"ann": "end"}, ANN, None),
    ],
)
def test_the_table_decides(said: dict[str, str], host: UserId, decided: str | None) -> None:
    now = saying(gone(step(timing(), 0, ME), 3 * DAY), **said)

    assert decided == decision(now, ME, host, START + 3 * DAY)


def test_more_than_half_decide_at_once() -> None:
    holders = {**EVERYBODY, Seat(3): UserId(13)}
    now = gone(step(timing(holders=holders), 0, ME), 3 * DAY)

    assert "back" == decision(saying(now, ben="back", cleo="back"), ME, ANN, START + 3 * DAY)
    assert decision(saying(now, ben="back"), ME, ANN, START + 3 * DAY) is None


def test_without_votes_an_autopilot_takes_the_turn_after_one_more_period() -> None:
    now = gone(step(timing(), 0, ME), 3 * DAY)

    assert [(4 * DAY, "decide")] == [(each.at - START, each.doing) for each in due(now, START)]
    assert "turn" == decision(now, ME, ANN, START + 4 * DAY)


def test_where_nobody_is_left_to_ask_nothing_is_waited_for() -> None:
    now = gone(gone(gone(step(timing(), 0, ME), 3 * DAY), 3 * DAY, FOE), 3 * DAY, THIRD)

    assert 3 * DAY == due(now, START)[0].at - START
    assert "turn" == decision(now, ME, ANN, START + 3 * DAY)


def test_the_votes_of_those_who_are_left_decide_when_another_goes_too() -> None:
    now = saying(gone(step(timing(), 0, ME, FOE), 3 * DAY), cleo="back")
    before = decision(now, ME, ANN, START + 3 * DAY)

    now = gone(now, 3 * DAY, FOE)

    assert before is None
    assert (START + 3 * DAY, "decide", ME, "") in due(now, START)
    assert "back" == decision(now, ME, ANN, START + 3 * DAY)


def test_the_vote_of_whoever_has_resigned_counts_no_more() -> None:
    now = saying(gone(step(timing(), 0, ME), 3 * DAY), ben="end")
    now = msgspec.structs.replace(now, holders={ME: ANN, THIRD: CLEO})

    assert decision(now, ME, ANN, START + 3 * DAY) is None


def test_waiting_on_gives_a_turns_time_anew() -> None:
    now = gone(step(timing(), 0, ME), 3 * DAY)

    now = step(now, 3 * DAY, ME, deeds=((ME, "wait"),))

    assert 4 * DAY == end_of(now)
    assert now.clocks[ME].absent is None


@pytest.mark.parametrize("deed", ["turn", "back"])
def test_a_stand_in_stops_the_clock_and_ends_when_its_player_acts(deed: str) -> None:
    now = gone(step(timing(), 0, ME), 3 * DAY)

    piloted = step(now, 3 * DAY, ME, deeds=((ME, deed),))
    back = step(piloted, 4 * DAY, ME, acted=(ME,))

    assert (deed, None) == (piloted.clocks[ME].stand_in, end_of(piloted))
    assert ("", 5 * DAY) == (back.clocks[ME].stand_in, end_of(back))


def test_a_stand_in_for_one_turn_is_gone_in_the_next() -> None:
    now = gone(step(timing(), 0, ME), 3 * DAY)
    now = step(now, 3 * DAY, ME, deeds=((ME, "turn"),))

    now = step(now, 3 * DAY, ME, phase="2")

    assert "" == now.clocks[ME].stand_in
    assert 4 * DAY == end_of(now)


def test_a_match_is_abandoned_when_everybody_has_missed_turns() -> None:
    def missed(*turns: int) -> Timing:
        clocks = {Seat(n): Clock(0.0, missed=each) for n, each in enumerate(turns)}
        return timing(clocks=clocks)

    assert is_abandoned(missed(1, 2, 2), ME)
    assert not is_abandoned(missed(0, 2, 2), ME)
    assert not is_abandoned(missed(1, 2, 1), ME)
    piloted = missed(1, 2, 1)
    clocks = {**piloted.clocks, THIRD: Clock(0.0, missed=1, stand_in="back")}
    assert is_abandoned(msgspec.structs.replace(piloted, clocks=clocks), ME)


def test_every_pace_leaves_room_for_both_reminders() -> None:
    for pace in PACES.values():
        assert pace.soon < (pace.turn + pace.bank) / 4
        assert pace.grace <= pace.turn
