"""Looking back on a match: step by step, with one's own eyes while it runs, with all when over."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.matches import Matches
from bot.present.ids import parse
from bot.present.limits import faults
from bot.present.looking_back import ALL, END, SPECTATOR, Place, place_in
from bot.present.panel import Button, Panel, Select
from bot.records import START
from engine.core import Seat
from tests.bot.house import House, menus, text_of, two, values
from tests.bot.playing import MATCH, begun, looked, played, user_of
from tests.bot.present.samples import buttons_of, menus_of


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Matches]:
    """A match of Go West! in its third turn."""
    async with begun(tmp_path, "go_west") as matches:
        await played(matches, until="3.")
        yield matches


def step_of(panel: Panel) -> tuple[int, int]:
    """Which step is shown, and how many there are."""
    found = re.search(r"step (\d+) of (\d+)", panel.text)
    assert found is not None, panel.text
    return int(found[1]), int(found[2])


def way(panel: Panel, which: str) -> Place:
    """Where one of the buttons leads."""
    ids = [parse(button.id) for button in buttons_of(panel) if not button.disabled]
    return next(place_in(id_.key) for id_ in ids if id_ and id_.key.startswith(f"{which}/"))


def alts(panel: Panel) -> list[str]:
    return [picture.alt for picture in panel.pictures]


def choices(panel: Panel, which: str) -> Select:
    return next(menu for menu in menus_of(panel) if menu.id.endswith(f":{which}"))


# While it runs


async def test_a_running_match_opens_at_its_newest_step(table: Matches) -> None:
    panel = await looked(table, 0)

    at, steps = step_of(panel)
    assert at == steps > 5
    assert "Turn 3." in panel.text
    assert "Asked next:" in panel.foot
    assert ["board.png", "hand0.png"] == [picture.name for picture in panel.pictures]


async def test_the_buttons_lead_on_and_back_by_step_and_by_turn(table: Matches) -> None:
    panel = await looked(table, 0)
    steps = step_of(panel)[1]
    seen = []
    for which in ("back", "first", "on", "last"):
        panel = await looked(table, 0, way(panel, which))
        seen.append(step_of(panel)[0])

    assert [steps - 1, 0, 1, steps] == seen
    turns = []
    while step_of(panel)[0]:
        panel = await looked(table, 0, way(panel, "turn-before"))
        turns.append(re.findall(r"Turn (\d)\.", panel.text)[0])
    panel = await looked(table, 0, way(panel, "turn-after"))
    assert (["2", "1"], True) == (turns, "Turn 2." in panel.text)


async def test_on_and_last_come_along_while_the_match_goes_on(table: Matches) -> None:
    panel = await looked(table, 0)
    steps = step_of(panel)[1]
    await played(table, until="4.")

    assert END == way(panel, "on").seq
    assert step_of(await looked(table, 0, way(panel, "last")))[0] > steps


async def test_the_menu_goes_to_any_step_by_what_happened_there(table: Matches) -> None:
    menu = choices(await looked(table, 0), "steps")
    wanted = menu.choices[2]

    there = await looked(table, 0, place_in(wanted.value))

    assert 2 == step_of(there)[0]
    assert wanted.label.removeprefix("2. ").rstrip("…") in there.foot
    assert ["2"] == [each.label[0] for each in choices(there, "steps").choices if each.chosen]


async def test_each_sees_the_hand_of_then_and_a_spectator_none(table: Matches) -> None:
    texts = [(await looked(table, seat, Place(START, page=0))).text for seat in (0, 1, None)]

    assert [True, True, False] == ["Your hand" in text for text in texts]
    assert 3 == len(set(texts))
    assert 1 == len(alts(await looked(table, None, Place(START))))


async def test_nobody_looks_with_others_eyes_while_the_match_runs(table: Matches) -> None:
    own = await looked(table, 0, Place(4))

    assert ["steps"] == [menu.id.split(":")[4] for menu in menus_of(own)]
    for eyes in (ALL, SPECTATOR, "0", "1"):
        assert own == await looked(table, 0, Place(4, eyes))


async def test_what_was_taken_back_is_named_and_not_shown(tmp_path: Path) -> None:
    async with begun(tmp_path, "go_west") as matches:
        _, match = await matches.look(MATCH)
        seat = Seat(min(match.pending))
        await matches.answer(MATCH, seat, user_of(seat), [("sell", False)])
        await matches.undo(MATCH, seat, user_of(seat))
        panel, start = await looked(matches, seat), await looked(matches, seat, Place(START))

    assert (1, 1) == step_of(panel)
    assert "takes back" in panel.foot
    assert panel.pictures == start.pictures
    assert "Ben starts." in start.foot or "Ann starts." in start.foot


# When it is over


async def test_a_match_that_is_over_opens_at_its_start_with_all_open(table: Matches) -> None:
    await table.cancel(MATCH, user_of(Seat(0)))

    panel = await looked(table, None)

    assert (0, True) == (step_of(panel)[0], "Everything open" in panel.text)
    assert ["Ann", "Ben"] == [alt.partition(".")[0] for alt in alts(panel)[1:]]
    last = await looked(table, None, way(panel, "last"))
    assert "called off" in last.foot
    assert not {"on", "last"} & {button.id.split(":")[4].split("/")[0] for button in open_(last)}
    told = [(await looked(table, None, Place(seq, ALL))).foot for seq in range(20)]
    assert any("To Ann alone: You draw" in foot for foot in told)


def open_(panel: Panel) -> list[Button]:
    return [button for button in buttons_of(panel) if not button.disabled]


async def test_the_eyes_are_chosen_and_stay_chosen(table: Matches) -> None:
    await table.cancel(MATCH, user_of(Seat(0)))
    menu = choices(await looked(table, 0), "eyes")
    assert ["all", "none", "0", "1"] == [each.value.split("/")[2] for each in menu.choices]

    panels = [await looked(table, 0, place_in(each.value)) for each in menu.choices]

    assert [3, 1, 2, 2] == [len(panel.pictures) for panel in panels]
    own, others = (panel.pictures[1] for panel in panels[2:])
    assert "Your hand" in str(own.scene)
    assert "Hand of Ben" in str(others.scene)
    assert "Your hand" not in str(others.scene)
    on = await looked(table, 0, way(panels[3], "on"))
    assert "What Ben saw" in on.text
    assert ["What Ben saw"] == [each.label for each in choices(on, "eyes").choices if each.chosen]


async def test_a_text_stays_a_text_from_step_to_step(table: Matches) -> None:
    await table.cancel(MATCH, user_of(Seat(0)))
    text = await looked(table, 0, way(await looked(table, 0), "text"))
    on = await looked(table, 0, way(text, "on"))

    assert ((), ()) == (text.pictures, on.pictures)
    assert "**Ann**" in text.text
    assert 3 == len((await looked(table, 0, way(on, "picture"))).pictures)


@pytest.mark.parametrize("game", ["lewis_clark", "few_acres", "robinson"])
async def test_every_step_of_every_game_is_within_the_limits(tmp_path: Path, game: str) -> None:
    async with begun(tmp_path, game, 2) as matches:
        await played(matches, until="3.")
        await matches.cancel(MATCH, user_of(Seat(0)))
        panel = await looked(matches, 0)
        steps = step_of(panel)[1]
        for _ in range(min(steps, 6)):
            for page in (None, 0, 1):
                place = way(panel, "on")
                shown = await looked(matches, 0, Place(place.seq, ALL, page))
                assert [] == faults(shown)
            panel = await looked(matches, 0, place)

    assert steps > 4


# On Discord


async def test_from_the_log_and_the_result_to_the_past_and_through_it(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    card = (await mover.complete(thread, "west sell", "card", "")).values[0]
    await mover.slash(thread, "west sell", card=str(card))
    log = await mover.slash(thread, "log")
    [menu] = menus(log.message)
    here = await mover.choose(log, values(menu)[-1], menu=menu["custom_id"])
    assert here.message.id != log.message.id
    assert "step" in here.text
    first = await mover.press(here, "past:*first/*")
    assert first.message.id == here.message.id
    assert "step 0 of" in first.text

    record, _ = await house.look(match_id)
    await house.bot.desk.matches.cancel(match_id, record.host)
    await house.discord.settled()
    card = house.post(thread, "history:")
    shown = await house.discord.user("Cleo").press(card, "history:*")
    assert shown.ephemeral
    assert "Everything open" in text_of(shown.message)
    # What was opened while the match ran goes on with everything open.
    assert "Everything open" in (await mover.press(first, "past:*last/*")).text
