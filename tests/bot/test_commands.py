"""Slash commands: what they answer, offer and refuse."""

from __future__ import annotations

from pathlib import Path

from tests.bot.house import House, tap, text_of, two


async def test_an_option_offers_what_its_question_offers(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    _, match = await house.look(match_id)
    hand = [card.id for card in match.view(min(match.pending)).hand]

    offered = await mover.complete(thread, "west sell", "card", "")

    assert sorted(hand) == sorted(map(str, offered.values))


async def test_a_later_option_depends_on_those_before(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    _, match = await house.look(match_id)
    hand = match.view(min(match.pending)).hand
    card = next(card for card in hand if card.wagons > 1 and not card.elsewhere)

    offered = await mover.complete(thread, "west play", "wagons", "", card=card.id)

    assert f"n{card.wagons}" in offered.values


async def test_typing_narrows_what_is_offered(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    _, match = await house.look(match_id)
    card = match.view(min(match.pending)).hand[0]

    offered = await mover.complete(thread, "west sell", "card", card.id.lower())

    assert card.id in offered.values


async def test_an_illegal_option_says_which_are_legal(house: House) -> None:
    match_id, mover, _, thread = await two(house)

    answer = await mover.slash(thread, "west sell", card="Z99")

    _, match = await house.look(match_id)
    assert 0 == match.seq
    assert "Choose one of" in answer.text
    assert "wagon" in answer.text


async def test_an_option_may_be_typed_as_it_is_shown(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    offered = await mover.complete(thread, "west sell", "card", "")

    await mover.slash(thread, "west sell", card=offered.choices[0])

    _, match = await house.look(match_id)
    assert ["turn.end"] == [question.id for question in match.pending.values()]


async def test_half_of_the_options_are_enough_and_the_panel_asks_the_rest(house: House) -> None:
    match_id, mover, _, thread = await two(house)

    answer = await mover.slash(thread, "west sell")

    _, match = await house.look(match_id)
    assert ["sell.card"] == [question.id for question in match.pending.values()]
    assert "Which card" in answer.text


async def test_an_option_that_nothing_asks_for_is_refused(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    _, match = await house.look(match_id)
    card = next(c for c in match.view(min(match.pending)).hand if not c.elsewhere)

    answer = await mover.slash(thread, "west play", card=card.id, elsewhere="west")

    _, match = await house.look(match_id)
    assert 0 == match.seq
    assert "isn't needed now" in answer.text


async def test_a_command_out_of_turn_says_whom_we_wait_for(house: House) -> None:
    match_id, mover, other, thread = await two(house)

    answer = await other.slash(thread, "west sell")

    _, match = await house.look(match_id)
    assert 0 == match.seq
    assert f"Waiting for {mover.name}." in answer.text


async def test_two_commands_at_the_same_moment_play_one(house: House) -> None:
    match_id, mover, _, thread = await two(house)

    mover.begin_slash(thread, "west sell")
    mover.begin_slash(thread, "west double")
    await house.discord.settled()

    _, match = await house.look(match_id)
    assert 1 == match.seq


async def test_outside_a_thread_the_only_match_is_meant(house: House) -> None:
    match_id, mover, _, _ = await two(house)

    await mover.slash(house.discord.channel("games"), "west sell")

    _, match = await house.look(match_id)
    assert 1 == match.seq


async def test_of_several_matches_one_has_to_be_named(house: House) -> None:
    match_id, mover, other, _ = await two(house)
    await house.match("go_west", mover, other)
    channel = house.discord.channel("games")

    refused = await mover.slash(channel, "hand")
    offered = await mover.complete(channel, "hand", "match", "")
    shown = await mover.slash(channel, "hand", match=str(match_id))

    assert "Choose one with the option" in refused.text
    assert match_id in offered.values
    assert "Your hand" in shown.text


async def test_somebody_without_a_seat_is_told_so(house: House) -> None:
    _, _, _, thread = await two(house)
    cleo = house.discord.user("Cleo")

    answer = await cleo.slash(thread, "west sell")

    assert "You have no seat in this match." in answer.text


async def test_every_answer_is_for_the_user_alone(house: House) -> None:
    _, mover, _, thread = await two(house)

    for command in ("board", "hand", "log", "undo", "redo", "mygames", "help"):
        answer = await mover.slash(thread, command)
        assert not answer.failed
        assert answer.ephemeral, command


async def test_my_games_lists_those_first_that_wait_for_me(house: House) -> None:
    _, mover, other, _ = await two(house)

    mine = await mover.slash(house.discord.channel("games"), "mygames")
    theirs = await other.slash(house.discord.channel("games"), "mygames")

    assert "Waiting for you." in mine.text
    assert f"Waiting for {mover.name}." in theirs.text


async def test_a_card_and_a_rule_can_be_looked_up(house: House) -> None:
    ann = house.discord.user("Ann")
    channel = house.discord.channel("games")
    cards = await ann.complete(channel, "card", "card", "double")
    topics = await ann.complete(channel, "rules", "topic", "double")

    card = await ann.slash(channel, "card", card=str(cards.values[0]))
    rule = await ann.slash(channel, "rules", topic=str(topics.values[0]))
    unknown = await ann.slash(channel, "card", card="nonsense")

    assert "two actions" in card.text.lower() or "second action" in card.text.lower()
    assert "Go West!" in rule.text
    assert "no such card" in unknown.text


async def test_in_a_match_its_own_cards_are_looked_up(house: House) -> None:
    deck = (Path(__file__).parents[2] / "data/go_west/deck.toml").read_text("utf-8")
    house.client["content"] = {"go_west": {"deck": deck.replace('"E10"', '"X10"', 1)}}
    await house.restart()
    ann = house.discord.user("Ann")
    match_id = await house.match("go_west", ann, house.discord.user("Ben"))
    thread, elsewhere = await house.thread(match_id), house.discord.channel("elsewhere")

    here = await ann.complete(thread, "card", "card", "east")
    there = await house.discord.user("Cleo").complete(elsewhere, "card", "card", "east")

    assert ["go_west/x10"] == [each for each in map(str, here.values) if each[-3:] == "x10"]
    assert "go_west/e10" not in map(str, here.values)
    assert "go_west/e10" in map(str, there.values)
    assert "East" in (await ann.slash(thread, "card", card="go_west/x10")).text


async def test_a_rule_that_every_game_has_is_that_of_the_game_played_here(house: House) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    thread = await house.thread(await house.match("few_acres", ann, ben))

    rule = await ann.slash(thread, "rules", topic="Your turn")
    offered = await ann.complete(thread, "rules", "topic", "your turn")

    assert "A Few Acres of Snow" in rule.text
    assert "few_acres/turn" == offered.values[0]


async def test_the_board_is_shown_to_players_asked_and_unasked_and_to_others(house: House) -> None:
    ann, ben, cleo = (house.discord.user(name) for name in ("Ann", "Ben", "Cleo"))
    match_id = await house.match("few_acres", ann, ben, options="sides=first-british")
    thread = await house.thread(match_id)

    shown = [await player.slash(thread, "board") for player in (ann, ben, cleo)]

    assert [["board.png"]] * 3 == [[file.name for file in each.message.files] for each in shown]
    assert [True, True, False] == ["Your hand" in each.text for each in shown]
    assert "What do you do?" in shown[0].text
    assert "You have nothing to decide now." in shown[1].text
    assert "You are watching this match." in shown[2].text


async def test_whoever_plays_out_of_turn_is_told_once(house: House) -> None:
    _, _, other, thread = await two(house)

    answer = await other.slash(thread, "west sell")

    assert 1 == answer.text.count("You have nothing to decide now.")


async def test_the_language_can_be_chosen(house: House) -> None:
    ann = house.discord.user("Ann")
    channel = house.discord.channel("games")

    czech = await ann.slash(channel, "settings language", language="cs")
    told = await ann.slash(channel, "mygames")
    back = await ann.slash(channel, "settings language", language="auto")

    assert "česky" in czech.text
    assert "žádn" in told.text
    assert "language of your Discord" in back.text


async def test_each_player_is_answered_in_their_own_language(house: House) -> None:
    ann = house.discord.user("Ann", locale="cs")
    ben = house.discord.user("Ben", locale="de")
    await house.match("go_west", ann, ben)

    assert "Tvá ruka" in text_of(ann.dms[-1])
    assert "Your hand" in text_of(ben.dms[-1])


async def test_redo_gives_again_what_undo_took(house: House) -> None:
    match_id, mover, _, thread = await two(house)
    await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
    await mover.slash(thread, "undo")

    again = await mover.slash(thread, "redo")
    nothing = await mover.slash(thread, "redo")

    _, match = await house.look(match_id)
    assert "Which card" in again.text
    assert "nothing to redo" in nothing.text
    assert ["sell.card"] == [question.id for question in match.pending.values()]


async def test_commands_are_synchronised_only_when_they_have_changed(house: House) -> None:
    syncs = house.discord.world.catalogue.syncs

    await house.restart()

    assert 1 == syncs == house.discord.world.catalogue.syncs
