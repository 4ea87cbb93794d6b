"""What one player sees: the hand, the direct message, the log and the board in words."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bot.present.dm import dm_panel
from bot.present.hand import hand_panel, heading
from bot.present.ids import parse
from bot.present.limits import TEXT, faults
from bot.present.log import News, board_text_panel, log_panel, news_panel
from bot.present.looking_back import place_in
from bot.present.notices import illegal_panel, notice_panel, stale_panel
from bot.present.panel import Button
from engine.core import Number, Option, Text
from tests.bot.present.samples import (
    LONG_NAMES,
    asking,
    buttons_of,
    catalogue,
    labels_of,
    menus_of,
    table,
    words_of,
)
from tests.contract.matches import FOE, ME, toy


def hands() -> list[list[str]]:
    return [["raid", "spice"], ["block"]]


# Hand and direct message


def test_the_hand_comes_as_a_picture_and_in_words() -> None:
    shown = table(toy(hands=hands()), ME)
    hand = hand_panel(shown, words_of(shown))

    assert hand.picture is not None
    assert "hand.png" == hand.picture.name
    assert "Raid" in hand.foot
    assert "Spice" in hand.foot


def test_every_hand_names_the_game_the_others_and_the_table() -> None:
    shown = table(toy(hands=hands()), ME)
    text = heading(shown, words_of(shown).markdown)

    assert r"**The Toy** with Bořek \*" in text
    assert "https://discord.com/channels/1/3" in text
    assert shown.drawing.status(shown.view, words_of(shown).markdown) in text
    assert text in hand_panel(shown, words_of(shown)).text
    assert text in dm_panel(shown, words_of(shown)).text


def test_a_hand_leads_to_the_question_while_there_is_one() -> None:
    match = toy(hands=hands(), gold=[0, 0])
    mine, theirs = table(match, ME), table(match, FOE)

    assert "Act" in labels_of(hand_panel(mine, words_of(mine)))
    assert "Act" not in labels_of(hand_panel(theirs, words_of(theirs)))


def test_a_hand_leads_to_what_may_be_done_besides() -> None:
    shown = table(toy(hands=hands(), gold=[0, 2]), FOE)

    assert "Act" in labels_of(hand_panel(shown, words_of(shown)))


def test_a_direct_message_asks_whoever_must_act() -> None:
    shown = table(toy(hands=hands()), ME)
    message = dm_panel(shown, words_of(shown), News(["Bob drew."]), 77)

    assert "Bob drew." in message.text
    assert "**What do you do?**" in message.text
    assert "Raid" in message.foot
    assert not message.silent
    assert "77" in {parse(each.id).key for each in buttons_of(message)}  # type: ignore[union-attr]


def test_a_direct_message_to_whoever_waits_is_silent() -> None:
    shown = table(toy(hands=hands()), FOE)
    message = dm_panel(shown, words_of(shown))

    assert "Waiting for Anna." in message.text
    assert message.silent


def test_what_somebody_missed_stands_under_its_title() -> None:
    shown = table(toy(hands=hands()), ME)
    message = dm_panel(shown, words_of(shown), News(["Bob drew."], since_turn=True))

    assert "**Since your last turn**\nBob drew." in message.text


def test_news_are_at_most_two_thousand_characters() -> None:
    shown = table(toy(hands=hands()), ME)
    lines = [f"Line {n} of the log." for n in range(500)]
    panel = news_panel(shown, words_of(shown), News(lines, since_turn=True))

    assert 1_800 < len(panel.text) <= 2_100
    assert "Line 499 of the log." in panel.text
    assert "Line 0 of the log." not in panel.text
    assert ["Whole log", "History", "Note"] == labels_of(panel)


def test_a_note_takes_its_room_from_the_news() -> None:
    shown = replace(table(toy(hands=hands()), ME), note="x" * 500)
    lines = [f"Line {n} of the log." for n in range(500)]
    panel = news_panel(shown, words_of(shown), News(lines, since_turn=True))

    assert 1_800 < len(panel.text) <= 2_100
    assert "x" * 500 in panel.text


def test_a_long_story_leaves_the_question_in_sight() -> None:
    shown = table(toy(hands=hands()), ME, LONG_NAMES)
    message = dm_panel(shown, words_of(shown), News(["A line of the log. " * 5] * 100))

    assert [] == faults(message)
    assert "**What do you do?**" in message.text


# Log and board


def test_the_log_opens_at_its_end_and_turns_back() -> None:
    shown = table(toy(), ME)
    lines = [f"Line {n}, which is as long as lines usually are." for n in range(300)]
    words = words_of(shown)

    last = log_panel(shown, words, lines)
    assert lines[-1] in last.text
    assert ["Older", "History"] == labels_of(last)
    older, _ = buttons_of(last)
    pressed = parse(older.id)
    assert pressed is not None
    assert "logs" == pressed.kind

    seen = last.text
    for page in range(int(pressed.key), -1, -1):
        at = log_panel(shown, words, lines, page)
        assert [] == faults(at)
        assert at.text.index("Line") < len(at.text)
        seen += at.text
    assert all(line in seen for line in lines)
    assert ["Newer", "History"] == labels_of(log_panel(shown, words, lines, 0))


def test_the_menus_of_the_log_lead_to_the_lines_on_its_page() -> None:
    shown = table(toy(), ME)
    lines = [f"Line {n}, which is as long as lines usually are." for n in range(300)]
    steps = [(n // 2, f"Step {n // 2}, line {n}") for n in range(300)]

    page = log_panel(shown, words_of(shown), lines, 1, steps)

    choices = [choice for menu in menus_of(page) for choice in menu.choices]
    [first] = [n for n in range(300) if page.text.split("\n")[2] == lines[n]]
    assert f"Step {first // 2}, line {first}" == choices[0].label
    assert place_in(choices[0].value).seq == first // 2
    assert [] == faults(page)


def test_a_page_that_is_not_there_is_the_nearest() -> None:
    shown = table(toy(), ME)
    lines = ["A line."] * 3

    assert log_panel(shown, words_of(shown), lines) == log_panel(shown, words_of(shown), lines, 9)
    assert log_panel(shown, words_of(shown), lines) == log_panel(shown, words_of(shown), lines, -9)


def test_an_empty_log_says_so() -> None:
    shown = table(toy(), ME)

    assert "Nothing has happened yet." in log_panel(shown, words_of(shown), []).text


def test_the_board_in_words_ends_with_the_own_hand() -> None:
    shown = table(toy(hands=hands()), ME)
    words = words_of(shown)
    text = board_text_panel(shown, words).text

    assert shown.drawing.board_text(shown.view, words.markdown) in text
    assert shown.drawing.hand_text(shown.view, words.markdown) in text


class Wordy:
    """A drawing whose board takes many words."""

    def board_text(self, view: object, words: object) -> str:
        return "\n".join(f"- Place {n} with all that lies on it." for n in range(400))

    def hand_text(self, view: object, words: object) -> str:
        return "The hand."


def test_a_board_of_many_words_is_turned_page_by_page() -> None:
    shown = msgspec.structs.replace(table(toy(), ME), drawing=Wordy())
    words = words_of(shown)
    texts, page = [], 0
    while True:
        at = board_text_panel(shown, words, page)
        assert [] == faults(at)
        texts.append(at.text)
        if "Next" not in labels_of(at):
            break
        page += 1

    assert texts[0].endswith(f"Page 1 of {len(texts)}.")
    assert all(f"Place {n} " in "".join(texts) for n in range(400))
    assert "The hand." in texts[-1]


# Notices


def test_a_stale_press_says_what_happened_and_asks_again() -> None:
    shown = table(toy(hands=hands()), ME)
    panel = stale_panel(shown, words_of(shown), ["Bob drew."])

    assert panel.text.startswith("That question is no longer open.")
    assert "Bob drew." in panel.text
    assert "**What do you do?**" in panel.text
    assert len(panel.text) < TEXT


def test_an_illegal_answer_is_told_what_is_legal() -> None:
    shown = table(toy(hands=hands()), ME)
    options = (Option("raid", Text("card-raid")), Option("spice", Text("card-spice")))

    text = illegal_panel(shown, words_of(shown), options).text

    assert "Choose one of: Raid, Spice." in text
    assert "**What do you do?**" in text


def test_a_wrong_number_is_told_the_range() -> None:
    shown = asking(Number("take.amount", 1, 3, 1))

    assert "Type a whole number from 1 to 3." in illegal_panel(shown, words_of(shown)).text


def test_a_notice_is_silent_unless_it_rings() -> None:
    words = catalogue().words("en")
    quiet = notice_panel(words, "match-over")
    ringing = notice_panel(words, "your-turn", mentions=(7,), who="<@7>")

    assert ("This match is over.", (), True) == (quiet.text, quiet.mentions, quiet.silent)
    assert ("<@7>, it is your move. Press “Act”.", (7,), False) == (
        ringing.text,
        ringing.mentions,
        ringing.silent,
    )


def test_a_notice_may_have_buttons() -> None:
    panel = notice_panel(catalogue().words("en"), "match-over", buttons=(Button("a", "A"),))

    assert ["A"] == labels_of(panel)
