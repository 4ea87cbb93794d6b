"""A whole match on the stand-in by two who only hear texts and labels, in two languages."""

from __future__ import annotations

from bot.draft import AnyMatch
from bot.playground.actors import Player
from bot.playground.messages import Message
from bot.present.labels import labels_of
from bot.present.pictures import marks_of
from engine.core import Number, Raw, Rng, Seat, Text, piloted
from tests.bot.house import House, menus, text_of
from tests.bot.present.blind import is_sign_alone
from tests.bot.whole import seated


async def test_a_match_is_played_by_labels_alone(house: House) -> None:
    players = (house.discord.user("Ann"), house.discord.user("Ben", locale="cs"))
    match_id = await house.match("go_west", *players)
    record, by_seat = await seated(house, match_id, players)

    while record.status == "running":
        _, match = await house.look(match_id)
        [seat] = match.pending
        player = by_seat[seat]
        heard = player.dms[-1]
        assert not any(is_sign_alone(line) for line in text_of(heard).splitlines())
        assert all(alts_of(heard))
        await press_labels(player, heard, await said(house, match, seat, player))
        before, (record, match) = match.seq, await house.look(match_id)
        assert before < match.seq


async def said(house: House, match: AnyMatch, seat: Seat, player: Player) -> list[str]:
    """What the autopilot would answer, in the words of the player's panel."""
    desk = house.bot.desk
    record, _ = await house.look(next(iter([m.id for m in await house.store.matches()])))
    table = desk.table(record, match, seat)
    words = desk.words(player.user.locale, record)
    raw, _ = piloted(match, seat, Rng(match.seq))
    question = match.pending[seat]
    if isinstance(question, Number):
        return [words.say(Text("number", {"n": int(str(raw))}))]
    labels = labels_of(question.options, words, marks_of(table, question, words))
    return [labels[key] for key in keys_of(raw)]


def keys_of(raw: Raw) -> tuple[str, ...]:
    return raw if isinstance(raw, tuple) else (str(raw),)


async def press_labels(player: Player, heard: Message, wanted: list[str]) -> None:
    """Press the one button or menu that is called so."""
    for menu in menus(heard):
        labels = [option["label"] for option in menu["options"]]
        if wanted and set(wanted) <= set(labels):
            assert len(set(labels)) == len(labels)
            await player.choose(heard, *wanted, menu=menu["custom_id"])
            return
    if not wanted:
        await player.press(heard, "done:*")
        return
    [label] = wanted
    await player.press(heard, label)


def alts_of(message: Message) -> list[str]:
    """What is read out in the place of pictures."""
    found: list[str] = []
    for part in message.components:
        for inner in (part, *part.get("components", [])):
            found += [item.get("description", "") for item in inner.get("items", [])]
    return found
