"""From one match to the next: after a turn, in the list of matches, by command."""

from __future__ import annotations

from bot.playground.actors import Player
from bot.playground.places import Channel
from bot.records import MatchId
from tests.bot.house import House, custom_ids, tap

OLDER, NEWER = 0, 1


class Tables:
    """Ann and Ben plan in two matches of the toy."""

    def __init__(self, ann: Player, ben: Player, ids: list[MatchId], threads: list[Channel]):
        self.ann, self.ben, self.ids, self.threads = ann, ben, ids, threads


async def tables(house: House, *paces: str) -> Tables:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    ids = [await house.match("toy", ann, ben, pace=pace) for pace in paces or ("none", "none")]
    return Tables(ann, ben, ids, [await house.thread(each) for each in ids])


def matches_of(answer: object) -> set[str]:
    """Of which matches the buttons are that a message shows."""
    ids = custom_ids(answer.message)  # type: ignore[attr-defined]
    return {each.split(":")[1] for each in ids if not each.startswith("nextmatch:")}


async def test_after_a_turn_the_panel_leads_on_to_the_next_match(house: House) -> None:
    both = await tables(house)
    panel = await both.ann.press(house.post(both.threads[NEWER]), "act:*")
    before = panel.buttons

    done = await tap(both.ann, panel, "ready")
    label = [each for each in done.buttons if "Next match" in each]
    leads = await both.ann.press(done, "nextmatch:*")

    assert not any("Next match" in each for each in before)
    assert ["Next match"] == label
    assert {both.ids[OLDER]} == matches_of(leads)
    assert leads.ephemeral
    assert leads.message is done.message


async def test_a_command_that_ends_a_turn_leads_on_too(house: House) -> None:
    both = await tables(house)

    done = await both.ann.slash(both.threads[NEWER], "toy plan", job="ready")

    assert "Next match" in done.buttons


async def test_without_another_match_there_is_no_way_on(house: House) -> None:
    both = await tables(house)
    await both.ann.slash(both.threads[OLDER], "toy plan", job="ready")

    done = await both.ann.slash(both.threads[NEWER], "toy plan", job="ready")
    old = await both.ann.press_old(done, f"nextmatch:{both.ids[NEWER]}::0:")

    assert not any("Next match" in each for each in done.buttons)
    assert "No other match" in old.text


async def test_the_most_urgent_match_comes_first(house: House) -> None:
    both = await tables(house, "daily", "brisk")

    shown = await both.ann.slash(house.discord.channel("games"), "next")

    assert {both.ids[NEWER]} == matches_of(shown)


async def test_without_a_pace_the_one_that_has_waited_longest_comes_first(house: House) -> None:
    both = await tables(house)
    await house.wait(60)
    await both.ben.slash(both.threads[OLDER], "toy plan", job="ready")

    shown = await both.ann.slash(house.discord.channel("games"), "next")

    assert {both.ids[NEWER]} == matches_of(shown)


async def test_the_list_of_matches_leads_to_the_first_one(house: House) -> None:
    both = await tables(house, "daily", "brisk")

    listed = await both.ann.slash(house.discord.channel("games"), "mygames")
    labels = listed.buttons
    shown = await both.ann.press(listed, "nextmatch:*")

    assert "Next match (2)" in labels
    assert {both.ids[NEWER]} == matches_of(shown)


async def test_in_a_direct_message_the_next_match_comes_below(house: House) -> None:
    both = await tables(house)
    listed = await both.ann.slash(both.ann.dm, "mygames")

    shown = await both.ann.press(listed, "nextmatch:*")

    assert shown.message is not listed.message
    assert {both.ids[OLDER]} == matches_of(shown)


async def test_nobody_is_led_to_anothers_seat(house: House) -> None:
    both = await tables(house)
    cleo = house.discord.user("Cleo")

    answer = await cleo.press_old(house.post(both.threads[OLDER]), "nextmatch:::0:")

    assert "No other match" in answer.text
    assert [] == custom_ids(answer.message)
