"""Help with a question: what is on offer, and why something else can't be done."""

from __future__ import annotations

import pytest

from bot.present.ask import ask_panel
from bot.present.explained import card_of, explain_panel, not_now, reason_text, why_not_panel
from bot.present.ids import parse
from bot.present.limits import faults
from bot.present.panel import Button, Panel
from bot.present.table import Table
from engine.core import Config, Match, One, Option, Seat, Text, Verb
from engine.registry import GAMES
from tests.bot.present.samples import (
    ME,
    asking,
    buttons_of,
    catalogue,
    labels_of,
    menus_of,
    table,
    toy_table,
    words_of,
)
from tests.contract.matches import AnyGame, every_game, questions_of
from tests.contract.matches import toy as toy_match

HAND = [["raid", "spice"], ["block"], ["spice.2"]]


def toy_turn(seat: Seat = ME) -> Table:
    return table(toy_match(3, hands=HAND), seat)


def verb_of(shown: Table, name: str) -> Verb:
    return next(verb for verb in shown.game.verbs if verb.name == name)


def reason(shown: Table, name: str, locale: str = "en") -> str:
    return reason_text(shown, words_of(shown, locale).markdown, verb_of(shown, name))


def explained(shown: Table) -> Panel:
    return explain_panel(shown, words_of(shown))


def test_the_question_and_its_rules_stand_first() -> None:
    lines = explained(toy_turn()).text.split("\n\n")

    assert ["**What does this do?**", "**What do you do?**"] == lines[:2]
    assert lines[2].startswith("**Your turn**\nRaid another player")


def test_a_card_on_offer_is_told_once_with_what_it_says() -> None:
    options = tuple(Option(key, Text("card-raid"), "raid") for key in ("raid", "raid.2"))
    said = explained(asking(One("draw.drop", options, "raid"))).text

    assert 1 == said.count("**Raid**")
    assert words_of(toy_turn()).say(GAMES["toy"].cards[0].says) in said


def test_an_option_that_begins_a_command_is_told_as_that() -> None:
    assert "**Draw cards:** Draw two cards on your turn and drop one." in explained(toy_turn()).text


def test_who_is_not_asked_reads_whom_we_wait_for() -> None:
    said = explained(toy_turn(Seat(1))).text

    assert "Waiting for Ann" in said


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        (Option("x", Text("card-raid")), "raid"),
        (Option("x", Text("beneath", {"card": Text("card-spice")})), "spice"),
        (Option("x", Text("number", {"n": 1}), "block"), "block"),
        (Option("x", Text("card-raid"), "block"), "raid"),
    ],
)
def test_the_card_of_an_option(option: Option, expected: str) -> None:
    found = card_of(option, GAMES["toy"].cards)

    assert found is not None
    assert expected == found.id


def test_an_option_may_be_about_no_card() -> None:
    assert card_of(Option("1", Text("number", {"n": 1}), "hill"), GAMES["toy"].cards) is None


def test_the_menu_offers_what_cannot_be_done() -> None:
    shown = toy_turn()
    [menu] = menus_of(explained(shown))

    assert "Why can\u2019t I …?" == menu.placeholder
    offered = [choice.value for choice in menu.choices]
    assert offered == [verb.name for verb in not_now(shown)]
    assert "raid" not in offered
    assert {"plan", "block", "vote"} <= set(offered)


@every_game
def test_menus_of_what_cannot_be_done_are_told_apart(game: AnyGame) -> None:
    match, chance = next(iter(questions_of(game, 7, 200)))
    shown = table(match, chance.pick(match.state.everyone))
    names = [menu.placeholder for menu in menus_of(explained(shown)) if menu.placeholder]
    why = [name for name in names if name.startswith("Why can\u2019t I …?")]

    expected = [f"Why can\u2019t I …? ({n}/{len(why)})" for n in range(1, len(why) + 1)]
    assert why == (expected if len(why) > 1 else ["Why can\u2019t I …?"])


def test_somebody_elses_turn() -> None:
    assert "It isn\u2019t your turn. Waiting for Ann" in reason(toy_turn(Seat(1)), "draw")


def test_something_else_is_asked() -> None:
    match = toy_match(3, hands=HAND)
    match.answer(ME, "take")
    shown = table(match, ME)

    said = reason(shown, "draw")
    assert "Something else is asked of you first: How much gold do you take?" == said


def test_what_can_be_done_is_said_to_be_possible() -> None:
    said = reason(toy_turn(), "draw")

    assert "You can do this now: choose such an option, or type `/toy draw`." == said


def test_where_nothing_more_is_known_the_rules_are_told() -> None:
    choose = One("turn.action", (Option("take", Text("do-take")),), "take")
    said = reason(asking(choose), "draw")

    assert said.startswith("That can't be chosen now.\n\n**Your turn**\n")


def test_a_match_that_is_over_is_said_to_be() -> None:
    shown = toy_table(status="over")

    assert "This match is over." == reason(shown, "draw")
    assert "Explain" not in labels_of(ask_panel(shown, words_of(shown)))


def test_a_command_that_there_is_not_leads_back() -> None:
    shown = toy_turn()

    assert explained(shown) == why_not_panel(shown, words_of(shown), "nonsense")


def test_spectators_are_offered_no_help_with_a_question() -> None:
    shown = toy_table(None)

    assert "Explain" not in labels_of(ask_panel(shown, words_of(shown)))


def test_ids_last() -> None:
    shown = toy_turn()
    ids = [parse(each.id) for each in buttons_of(explained(shown)) if isinstance(each, Button)]

    assert {0} == {each.since for each in ids if each is not None}


def test_many_options_fill_pages_that_can_be_turned() -> None:
    match = Match.start(GAMES["few_acres"], Config(2), 3)
    seat = next(iter(match.pending))
    shown = table(match, seat)
    words = words_of(shown)
    first, second = explain_panel(shown, words), explain_panel(shown, words, 1)

    assert "Next" in labels_of(first)
    assert "Back" in labels_of(second)
    assert first.text != second.text
    assert explain_panel(shown, words, 99).text.startswith("**What does this do?**")


@every_game
@pytest.mark.parametrize("locale", ["en", "cs"])
def test_any_help_is_within_the_limits(game: AnyGame, locale: str) -> None:
    before = set(catalogue().missing)  # other tests make names up
    for n, (match, chance) in enumerate(questions_of(game, 7, 200)):
        if n % 8:
            continue
        shown = table(match, chance.pick(match.state.everyone))
        words = words_of(shown, locale)
        verb = chance.pick(game.verbs)
        for panel in (explain_panel(shown, words), why_not_panel(shown, words, verb.name)):
            assert [] == faults(panel)
        assert before == words.catalogue.missing
