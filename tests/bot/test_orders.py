"""Standing orders through the whole bot: set, used and cancelled, and nobody else hears of them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec
import pytest

from bot.draft import AnyMatch
from bot.export import exported
from bot.playground.actors import Answer, Player
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.records import MatchId, UserId
from engine.core import Event, Match, NoOrders, Ordered, Question, Raw, Seat
from engine.few_acres.game import FewAcres
from engine.go_west.game import GoWest
from engine.toy.game import Toy
from tests.bot.house import House, custom_ids, tap, text_of
from tests.contract.matches import FOE, ME, toy
from tests.engine.few_acres.table import layout

BLOCK = "raid-block"
HANDS = [["raid", "spice"], ["block", "spice.2"]]


class Raid(NamedTuple):
    """A toy on Ann's turn; she may raid Ben, who holds a block."""

    house: House
    match_id: MatchId
    ann: Player
    ben: Player
    thread: Channel

    @property
    def dm(self) -> Message:
        """Ben's direct message with his hand."""
        own = [each for each in self.ben.dms if not each.is_ephemeral]
        return [each for each in own if "log:" in str(each.components)][-1]

    async def set_by_tap(self, setting: str, order: str = BLOCK) -> Answer:
        """Ben opens his orders from his direct message, and sets one."""
        opened = await self.ben.press(self.dm, "orders:*")
        return await self.ben.choose(opened, setting, menu=f"order:*:{order}")

    async def raid(self) -> Answer:
        """Ann raids Ben by tapping."""
        shown = await self.ann.press(self.house.post(self.thread), "act:*")
        for key in ("raid", "raid", str(FOE)):
            shown = await tap(self.ann, shown, key)
        return shown

    async def match(self) -> AnyMatch:
        return (await self.house.look(self.match_id))[1]

    async def orders(self) -> Mapping[Seat, Mapping[str, str]]:
        return (await self.house.look(self.match_id))[0].orders

    async def asked(self) -> dict[Seat, str]:
        pending = (await self.match()).pending
        return {seat: question.id for seat, question in pending.items()}

    async def log(self, seat: Seat | None) -> list[Event]:
        rows = await self.house.store.log(self.match_id, seat)
        return [msgspec.json.decode(row.event, type=Event) for row in rows]

    async def kinds(self) -> list[str]:
        return [move.kind for move in await self.house.store.moves(self.match_id)]


async def begun(
    house: House, monkeypatch: pytest.MonkeyPatch, match: AnyMatch, game: str = "toy"
) -> Raid:
    """That match, with Ann and Ben in its seats."""
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    with monkeypatch.context() as patch:
        patch.setattr(Match, "start", lambda *_: match.copy())
        patch.setattr(secrets, "randbits", lambda _: 5)
        match_id = await house.match(game, ann, ben)
    return Raid(house, match_id, ann, ben, await house.thread(match_id))


@pytest.fixture
async def raid(house: House, monkeypatch: pytest.MonkeyPatch) -> Raid:
    return await begun(house, monkeypatch, toy(2, hands=HANDS))


# Set


async def test_no_order_is_set_by_itself(raid: Raid) -> None:
    opened = await raid.ben.press(raid.dm, "orders:*")

    assert opened.ephemeral
    assert "Block raids: **Ask me**" in opened.text
    assert {} == await raid.orders()


async def test_an_order_is_set_by_tapping(raid: Raid) -> None:
    shown = await raid.set_by_tap("always")

    assert "Block raids: **If you can**" in shown.text
    assert {FOE: {BLOCK: "always"}} == await raid.orders()
    assert ["start"] == await raid.kinds()


async def test_the_panel_is_reached_from_the_hand_and_the_own_question_too(raid: Raid) -> None:
    for button in ("hand:*", "act:*"):
        shown = await raid.ann.press(raid.house.post(raid.thread), button)
        assert "Standing orders" in (await raid.ann.press(shown, "orders:*")).text


async def test_an_order_is_set_by_command(raid: Raid) -> None:
    shown = await raid.ben.slash(raid.thread, "orders", order=BLOCK, setting="never")

    assert shown.ephemeral
    assert "Block raids: **Never**" in shown.text
    assert {FOE: {BLOCK: "never"}} == await raid.orders()


async def test_a_command_may_use_the_words_of_the_panel(raid: Raid) -> None:
    await raid.ben.slash(raid.thread, "orders", order="block raids", setting="if you can")
    await raid.ben.slash(raid.thread, "orders", order="Drop to a curse", setting="Spice, raid")

    assert {FOE: {BLOCK: "always", "curse-drop": "spice,raid"}} == await raid.orders()


async def test_a_command_alone_opens_the_panel_or_one_order(raid: Raid) -> None:
    whole = await raid.ben.slash(raid.thread, "orders")
    one = await raid.ben.slash(raid.thread, "orders", order="curse-drop")

    assert "Standing orders: The Toy" in whole.text
    assert "Drop to a curse" in one.text
    assert "Block raids" not in one.text


async def test_a_command_suggests_what_can_be_set(raid: Raid) -> None:
    complete = raid.ben.complete
    orders = await complete(raid.thread, "orders", "order", "")
    words = await complete(raid.thread, "orders", "setting", "", order=BLOCK)
    cards = await complete(raid.thread, "orders", "setting", "spice, ", order="curse-drop")

    assert [BLOCK, "curse-drop"] == orders.values
    assert ["Ask me", "Never", "If you can"] == words.choices
    assert ["spice,raid", "spice,block"] == cards.values


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"order": "no-such", "setting": "never"}, "no such order"),
        ({"order": BLOCK, "setting": "sometimes"}, "“Block raids” can't be set to that"),
        ({"order": BLOCK, "setting": "block"}, "“Block raids” can't be set to that"),
        ({"order": "curse-drop", "setting": "spice,spice"}, "can't be set to that"),
    ],
)
async def test_what_cannot_be_set_is_refused(
    raid: Raid, options: dict[str, str], refusal: str
) -> None:
    assert refusal in (await raid.ben.slash(raid.thread, "orders", **options)).text
    assert {} == await raid.orders()


async def test_cards_are_chosen_one_after_another(raid: Raid) -> None:
    shown = await raid.set_by_tap("~cards", "curse-drop")
    for card in ("spice", "block"):
        shown = await raid.ben.choose(shown, card, menu="next:*")

    assert "1. Spice\n2. Block" in shown.text
    assert ["Raid"] == shown.options
    assert {FOE: {"curse-drop": "spice,block"}} == await raid.orders()
    back = await raid.ben.press(shown, "orders:*~all")
    assert "Drop to a curse: **Spice, Block**" in back.text


async def test_the_own_button_says_how_many_orders_hold(raid: Raid) -> None:
    await raid.set_by_tap("always")

    assert "Orders (1)" in str(raid.dm.components)


async def test_orders_are_shown_in_the_players_language(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    raid = await begun(house, monkeypatch, toy(2, hands=HANDS))
    await raid.ben.slash(raid.thread, "settings language", language="cs")

    shown = await raid.ben.slash(raid.thread, "orders", order=BLOCK, setting="never")

    assert "Trvalé pokyny" in shown.text
    assert "Bránit se nájezdům: **Nikdy**" in shown.text


# Used


@pytest.mark.parametrize("how", ["tap", "command"])
async def test_an_order_answers_in_the_same_transaction(raid: Raid, how: str) -> None:
    if how == "tap":
        await raid.set_by_tap("always")
    else:
        await raid.ben.slash(raid.thread, "orders", order=BLOCK, setting="always")
    commits: list[list[str]] = []
    commit = raid.house.store.commit

    async def noted(change: Any) -> None:
        commits.append([move.kind for move in change.moves])
        await commit(change)

    raid.house.store.commit = noted  # type: ignore[method-assign]
    shown = await raid.raid()

    assert ["answer", "order"] == commits[-1]
    assert {ME: "turn.end"} == await raid.asked()
    assert "Ben blocks the raid by Ann." in shown.text
    last = (await raid.house.store.moves(raid.match_id))[-1]
    assert (FOE, raid.ben.id, "raid.block") == (last.seat, last.user, last.question)


@pytest.mark.parametrize("setting", ["always", "never"])
async def test_an_order_answers_a_command_too(raid: Raid, setting: str) -> None:
    await raid.set_by_tap(setting)

    await raid.ann.slash(raid.thread, "toy raid", **{"with": "raid", "at": str(FOE)})

    assert raid.ben.id == (await raid.house.store.moves(raid.match_id))[-1].user
    assert (
        FOE not in (await raid.match()).pending or "raid.block" not in (await raid.asked()).values()
    )


async def test_the_owners_log_names_the_order_and_no_others_does(raid: Raid) -> None:
    await raid.set_by_tap("always")
    await raid.raid()

    assert ["order-used", "raid-blocked"] == [event.id for event in await raid.log(FOE)][-2:]
    for seat in (ME, None):
        assert "order-used" not in [event.id for event in await raid.log(seat)]
    shown = await raid.ben.slash(raid.thread, "log")
    assert "Your standing order answered: Block raids." in shown.text
    assert "standing order" not in (await raid.ann.slash(raid.thread, "log")).text
    assert "Your standing order answered: Block raids." in text_of(raid.dm)


async def test_an_order_is_used_after_an_autopilots_move(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    raid = await begun(house, monkeypatch, toy(2, hands=HANDS))
    await raid.set_by_tap("always")
    record, _ = await house.look(raid.match_id)
    # A seat that the autopilot plays from the start, as if nobody had joined.
    seats = tuple(
        msgspec.structs.replace(seat, user=None, autopilot=True) if seat.seat == ME else seat
        for seat in record.seats
    )
    matches = house.bot.desk.matches

    def replace(draft: Any, _: Any) -> None:
        draft.seats = seats
        draft.note("resign", ME, draft.match.seq)

    await matches.change(raid.match_id, None, None, replace)
    await house.discord.settled()

    assert "order-used" in [event.id for event in await raid.log(FOE)]
    assert "order" in await raid.kinds()


# What an order leaves alone


async def test_without_an_order_the_player_is_asked(raid: Raid) -> None:
    await raid.raid()

    assert {FOE: "raid.block"} == await raid.asked()
    assert "order" not in await raid.kinds()


async def test_an_order_does_not_answer_what_it_is_not_about(raid: Raid) -> None:
    await raid.set_by_tap("~cards", "curse-drop")
    await raid.ben.slash(raid.thread, "orders", order="curse-drop", setting="spice")

    await raid.raid()

    assert {FOE: "raid.block"} == await raid.asked()


async def test_a_question_already_open_is_the_players_own(raid: Raid) -> None:
    await raid.raid()

    shown = await raid.set_by_tap("always")

    assert "You are being asked this right now" in shown.text
    assert {FOE: "raid.block"} == await raid.asked()
    await tap(raid.ben, raid.dm, "none")
    assert "order" not in await raid.kinds()


async def test_what_its_player_takes_back_is_not_answered_again(raid: Raid) -> None:
    await raid.set_by_tap("always")
    await raid.raid()

    await raid.ben.press(raid.house.post(raid.thread), "undo:*")

    assert {FOE: "raid.block"} == await raid.asked()
    assert "order-used" not in [event.id for event in await raid.log(FOE)]
    await tap(raid.ben, raid.dm, "none")
    assert "raid-blocked" not in [event.id for event in await raid.log(FOE)]


async def test_what_an_order_answered_binds_the_other_side(raid: Raid) -> None:
    """As any answer does: nobody takes back alone what another has answered."""
    await raid.set_by_tap("always")
    await raid.raid()

    shown = await raid.ann.press(raid.house.post(raid.thread), "undo:*")

    assert "everybody's consent" in shown.text
    assert {ME: "turn.end"} == await raid.asked()


# Cancelled


async def test_an_order_is_cancelled_by_tapping(raid: Raid) -> None:
    await raid.set_by_tap("always")
    shown = await raid.set_by_tap("~ask")
    await raid.raid()

    assert "Block raids: **Ask me**" in shown.text
    assert {FOE: "raid.block"} == await raid.asked()


async def test_all_orders_are_cancelled_at_once(raid: Raid) -> None:
    await raid.ben.slash(raid.thread, "orders", order="curse-drop", setting="spice")
    shown = await raid.set_by_tap("always")
    assert 2 == len((await raid.orders())[FOE])

    shown = await raid.ben.press(shown, "unorder:*")

    assert {} == await raid.orders()
    assert not any(each.startswith("unorder") for each in custom_ids(shown.message))


@pytest.mark.parametrize(
    "options", [{"order": BLOCK, "setting": "Ask me"}, {"order": "Cancel all"}]
)
async def test_orders_are_cancelled_by_command(raid: Raid, options: dict[str, str]) -> None:
    await raid.set_by_tap("always")

    await raid.ben.slash(raid.thread, "orders", **options)

    assert {} == await raid.orders()


async def test_one_order_is_cancelled_where_its_cards_are_chosen(raid: Raid) -> None:
    await raid.set_by_tap("always")
    shown = await raid.set_by_tap("~cards", "curse-drop")
    shown = await raid.ben.choose(shown, "spice", menu="next:*")

    await raid.ben.press(shown, "unorder:*curse-drop")

    assert {FOE: {BLOCK: "always"}} == await raid.orders()


async def test_whoever_resigns_leaves_no_orders(raid: Raid) -> None:
    ann, ben, cleo = raid.ann, raid.ben, raid.house.discord.user("Cleo")
    match_id = await raid.house.match("toy", ann, ben, cleo)
    thread = await raid.house.thread(match_id)
    await ben.slash(thread, "orders", order=BLOCK, setting="always", match=match_id)
    record, _ = await raid.house.look(match_id)
    assert 1 == len(record.orders)

    await raid.house.bot.desk.matches.resign(match_id, UserId(ben.id))

    record, _ = await raid.house.look(match_id)
    assert {} == record.orders


# Kept, and kept to oneself


async def test_orders_survive_a_restart(raid: Raid) -> None:
    shown = await raid.set_by_tap("always")
    await raid.house.restart()

    await raid.raid()

    assert {ME: "turn.end"} == await raid.asked()
    again = await raid.ben.press_old(shown, f"orders:{raid.match_id}:{FOE}:0:~all")
    assert "Block raids: **If you can**" in again.text


async def test_what_a_crash_kept_from_being_shown_is_shown_later(
    raid: Raid, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(raid.house.bot.desk.matches, "changed", lambda _: None)
        await raid.house.store.give_orders(
            raid.match_id, FOE, UserId(raid.ben.id), {BLOCK: "always"}
        )
    assert "Orders (1)" not in str(raid.dm.components)

    await raid.house.restart()

    assert "Orders (1)" in str(raid.dm.components)


@pytest.mark.parametrize("kind", ["orders", "unorder", "order", "next"])
async def test_nobody_uses_anothers_orders(raid: Raid, kind: str) -> None:
    shown = await raid.set_by_tap("always")
    cleo = raid.house.discord.user("Cleo")
    id_ = f"{kind}:{raid.match_id}:{FOE}:0:{'' if kind in ('orders', 'unorder') else BLOCK}"
    own = await raid.ann.press(raid.house.post(raid.thread), "hand:*")
    seen = await cleo.press(raid.house.post(raid.thread), "log:*")

    for player, message in ((raid.ann, own), (cleo, seen)):
        if kind in ("order", "next"):
            answer = await player.choose_old(message, id_, "never")
        else:
            answer = await player.press_old(message, id_)
        assert "another player's" in answer.text
    assert "If you can" in shown.text
    assert {FOE: {BLOCK: "always"}} == await raid.orders()


async def test_spectators_have_no_orders(raid: Raid) -> None:
    cleo = raid.house.discord.user("Cleo")

    answer = await cleo.slash(raid.thread, "orders")

    assert "no seat" in answer.text
    for button in ("act:*", "log:*"):
        shown = await cleo.press(raid.house.post(raid.thread), button)
        assert not any(each.startswith("orders") for each in custom_ids(shown.message))


async def test_a_game_without_orders_shows_no_button(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GoWest, "orders", NoOrders.orders)
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    match_id = await house.match("go_west", ann, ben)
    thread = await house.thread(match_id)

    assert not any(each.startswith("orders") for each in custom_ids(ben.dms[-1]))
    assert "no standing orders" in (await ben.slash(thread, "orders")).text


async def test_a_match_that_is_over_takes_no_orders(raid: Raid) -> None:
    shown = await raid.set_by_tap("always")
    await raid.house.bot.desk.matches.cancel(raid.match_id, UserId(raid.ann.id))
    await raid.house.discord.settled()

    answer = await raid.ben.choose_old(shown, f"order:{raid.match_id}:{FOE}:0:{BLOCK}", "never")

    assert "This match is over." in answer.text
    assert not any(each.startswith("orders") for each in custom_ids(raid.dm))


async def test_setting_an_order_sends_nobody_else_anything(raid: Raid) -> None:
    notes = raid.house.discord.notes
    before = len(notes.requests)
    await raid.ben.slash(raid.thread, "orders", order=BLOCK, setting="always")
    mine = [f"/channels/{raid.ben.dm.id}/", "/webhooks/", "/interactions/"]

    sent = [request.path for request in list(notes.requests)[before:]]
    assert sent
    assert [] == [path for path in sent if not any(part in path for part in mine)]


async def test_the_file_of_a_running_match_tells_no_orders(raid: Raid) -> None:
    await raid.set_by_tap("always")
    await raid.raid()
    path = raid.house.folder / "portage.sqlite3"

    public = msgspec.json.decode(exported(path, raid.match_id, everything=False))
    whole = msgspec.json.decode(exported(path, raid.match_id, everything=True))

    assert {"start", "answer"} == {move["kind"] for move in public["moves"]}
    assert "order" not in str(public["events"])
    assert "order" == whole["moves"][-1]["kind"]


# As good as answered by hand


async def told(
    house: House, monkeypatch: pytest.MonkeyPatch, case: Alike, *, by_order: bool
) -> list[str]:
    """All that anybody but Ben is shown where Ann acts and he answers by order or by hand."""
    match = case.make()
    raid = await begun(house, monkeypatch, match, match.game.name)
    matches, who = house.bot.desk.matches, UserId(raid.ann.id)
    if by_order:
        name, _, setting = case.order.partition("=")
        await raid.ben.slash(raid.thread, "orders", order=name, setting=setting)
    await matches.answer(raid.match_id, ME, who, [(raw, False) for raw in case.acts])
    if not by_order:
        assert FOE in (await raid.match()).pending
        await matches.answer(raid.match_id, FOE, UserId(raid.ben.id), [(case.answer, False)])
    await house.discord.settled()
    assert FOE not in (await raid.match()).pending
    cleo = house.discord.user("Cleo")
    # The pinned card follows whom we wait for, and by hand that was Ben for a while.
    posts = [each for each in cleo.sees(raid.thread) if not each.pinned_at]
    shown: list[Message] = [*posts, *raid.ann.dms]
    for player in (raid.ann, cleo):
        for button in ("act", "log", "help"):
            shown += (await player.press(house.post(raid.thread), f"{button}:*")).messages
    said = [_plain(repr((each.content, each.components)), raid.match_id) for each in shown
            if raid.match_id in str(each.components)]  # fmt: skip
    said += [repr(await raid.log(ME)), repr(await raid.log(None))]
    await matches.cancel(raid.match_id, who)
    await house.discord.settled()
    return said


def _plain(text: str, match_id: MatchId) -> str:
    """Without what differs between any two matches."""
    text = re.sub(r"http://127[^' ]*|\d{15,}", "", text.replace(match_id, "M"))
    return re.sub(r"((?:act|hand|log|undo|help|join):M::0):\d+", r"\1", text)


RAIDED = {"board": {"fort-halifax": "british village"}, "british": "rangers norfolk"}


def acres(french: str, **changes: Any) -> AnyMatch:
    return Match.resume(FewAcres(), layout(**{**RAIDED, "french": french, **changes}))


class Alike(NamedTuple):
    """Ann's answers, after which Ben's order, or Ben himself, gives *answer*."""

    make: Callable[[], AnyMatch]
    order: str
    acts: list[Raw]
    answer: str


ALIKE = {
    "a block": Alike(lambda: toy(2, hands=HANDS), "raid-block=always",
                     ["raid", ("raid",), "1"], "block"),
    "no block to give": Alike(lambda: acres("gaspe tadoussac"), "raid-block=cheapest",
                              ["raid.quebec"], "none"),
    "a raid blocked": Alike(lambda: acres("gaspe militia"), "raid-block=f-militia",
                            ["raid.quebec"], "f-militia"),
    "a raid let happen": Alike(lambda: acres("gaspe militia"), "raid-block=never",
                               ["raid.quebec"], "none"),
    "an ambush": Alike(lambda: acres("gaspe start-infantry"), "ambush-block=always",
                       ["ambush.b-rangers"], "hand.f-start-infantry"),
    "an ambush of nothing": Alike(lambda: acres("gaspe tadoussac"), "ambush-block=at-risk",
                                  ["ambush.b-rangers"], "show"),
}  # fmt: skip


@pytest.mark.parametrize("case", ALIKE)
async def test_others_are_shown_the_same_as_if_the_player_had_answered(
    house: House, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    by_order = await told(house, monkeypatch, ALIKE[case], by_order=True)
    by_hand = await told(house, monkeypatch, ALIKE[case], by_order=False)

    assert len(by_hand) > 6
    assert by_hand == by_order
    assert not any("standing" in each.lower() for each in by_order)


# Faults of ours


class Faulty(Toy):
    """A toy whose orders answer nonsense, or raise."""

    def __init__(self, answer: str | None) -> None:
        self.answer = answer

    def ordered(self, view: Any, question: Question, orders: Mapping[str, str]) -> Ordered | None:
        if self.answer is None:
            raise RuntimeError("a fault")
        return Ordered(self.answer, BLOCK)


@pytest.mark.parametrize("answer", [None, "nonsense"])
async def test_an_order_that_fails_leaves_the_question_to_the_player(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    answer: str | None,
) -> None:
    house.games = {"toy": Faulty(answer)}
    await house.restart()
    match = toy(2, hands=HANDS)
    raid = await begun(house, monkeypatch, Match.resume(house.games["toy"], match.state))
    await house.store.give_orders(raid.match_id, FOE, UserId(raid.ben.id), {BLOCK: "always"})

    await raid.raid()

    assert {FOE: "raid.block"} == await raid.asked()
    assert "order-used" not in [event.id for event in await raid.log(FOE)]
    assert f"match {raid.match_id} seq 3: orders of seat 1" in caplog.text


class Tireless(Toy):
    """A toy whose orders answer everything."""

    def ordered(self, view: Any, question: Question, orders: Mapping[str, str]) -> Ordered | None:
        return Ordered(question.default, BLOCK)


async def test_orders_never_answer_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.games = {"toy": Tireless()}
    await house.restart()
    match = toy(2, hands=HANDS)
    raid = await begun(house, monkeypatch, Match.resume(house.games["toy"], match.state))
    for seat, player in ((ME, raid.ann), (FOE, raid.ben)):
        await house.store.give_orders(raid.match_id, seat, UserId(player.id), {BLOCK: "always"})

    await house.bot.desk.matches.answer(
        raid.match_id, ME, UserId(raid.ann.id), [("take", False), (1, False)]
    )

    assert 2 < (await raid.kinds()).count("order") <= 20
