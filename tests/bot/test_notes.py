"""Notes to self: written by form and by command, shown to their player alone."""

from __future__ import annotations

from bot.playground.actors import Player
from bot.playground.places import Channel
from bot.records import MatchId
from engine.core import Seat
from tests.bot.house import House, text_of

NOTE = "Take two"
PLAN = "Take *two* next time, then <@1> is out."


async def table(house: House, names: str = "Ann Ben") -> tuple[MatchId, list[Player], Channel]:
    players = [house.discord.user(name) for name in names.split()]
    match_id = await house.match("toy", *players)
    return match_id, players, await house.thread(match_id)


async def noted(house: House, match_id: MatchId) -> dict[Seat, str]:
    return (await house.look(match_id))[0].notes


async def test_a_note_is_written_from_the_direct_message_and_shown_there(house: House) -> None:
    match_id, (ann, _), _ = await table(house)

    form = await ann.press(ann.dms[-1], "note:*")
    kept = await ann.fill(form, NOTE)

    assert "Noted down." in kept.text
    assert NOTE in text_of(ann.dms[-1]) or NOTE in text_of(ann.dms[-2])
    assert {Seat(0): NOTE} == await noted(house, match_id)


async def test_a_note_stands_beside_the_hand_and_the_news(house: House) -> None:
    _, (ann, ben), thread = await table(house)
    await ann.slash(thread, "note", text=NOTE)

    hand = await ann.slash(thread, "hand")
    own = await ann.slash(thread, "note")
    others = [await ben.slash(thread, name) for name in ("hand", "note")]

    assert NOTE in hand.text
    assert NOTE in own.text
    assert not any(NOTE in each.text for each in others)


async def test_a_note_is_in_what_happened_since_ones_turn(house: House) -> None:
    _, (ann, ben), thread = await table(house)
    await ann.slash(thread, "note", text=NOTE)
    await ann.slash(thread, "toy plan", job="ready")
    await ben.slash(thread, "toy plan", job="ready")

    news = await ann.press(house.post(thread), "log:*")

    assert "since your last turn" in news.text.lower()
    assert NOTE in news.text


async def test_after_a_turn_the_panel_offers_a_note(house: House) -> None:
    _, (ann, _), thread = await table(house)
    panel = await ann.press(house.post(thread), "act:*")
    before = panel.buttons

    await ann.slash(thread, "toy plan", job="ready")
    after = (await ann.press(house.post(thread), "act:*")).buttons

    assert "Note" not in before
    assert "Note" in after


async def test_the_form_shows_the_note_and_an_empty_one_clears_it(house: House) -> None:
    match_id, (ann, _), thread = await table(house)
    await ann.slash(thread, "note", text=NOTE)
    hand = await ann.press(house.post(thread), "hand:*")

    form = await ann.press(hand, "note:*")
    cleared = await ann.fill(form, "")

    assert NOTE in str(form.modal)
    assert "The note is cleared." in cleared.text
    assert {} == await noted(house, match_id)


async def test_a_button_clears_the_note(house: House) -> None:
    match_id, (ann, _), thread = await table(house)
    kept = await ann.slash(thread, "note", text=NOTE)

    await ann.press(kept, "unnote:*")

    assert {} == await noted(house, match_id)


async def test_a_note_outlives_a_restart_and_rings_nobody(house: House) -> None:
    match_id, (ann, ben), thread = await table(house)
    rung = len(ann.rung), len(ben.rung)

    await ann.slash(thread, "note", text=NOTE)
    await house.restart()

    assert {Seat(0): NOTE} == await noted(house, match_id)
    assert rung == (len(ann.rung), len(ben.rung))


async def test_a_note_is_no_ones_elses_to_write(house: House) -> None:
    match_id, (ann, ben), thread = await table(house)

    foreign = await ben.press_old(house.post(thread), f"note:{match_id}:0:0:")
    stranger = await house.discord.user("Cleo").slash(thread, "note", text="x", match=match_id)

    assert "no seat" in foreign.text
    assert "no seat" in stranger.text
    assert {} == await noted(house, match_id)
    assert ann is not None


async def test_with_closed_messages_a_note_stands_beside_the_hand(house: House) -> None:
    _, (ann, _), thread = await table(house)
    ann.close_dms()

    await ann.slash(thread, "note", text=NOTE)

    assert NOTE in (await ann.press(house.post(thread), "hand:*")).text


async def test_whoever_resigns_leaves_no_note_to_be_seen(house: House) -> None:
    match_id, (ann, _, _), thread = await table(house, "Ann Ben Cleo")
    await ann.slash(thread, "note", text=NOTE)

    await ann.press(await ann.slash(thread, "match resign"), "confirm:*")

    assert {} == await noted(house, match_id)


async def test_what_a_note_says_is_no_markdown(house: House) -> None:
    _, (ann, _), thread = await table(house)

    shown = await ann.slash(thread, "note", text=PLAN)

    assert r"Take \*two\*" in shown.text
    assert "<@1>" not in shown.text
