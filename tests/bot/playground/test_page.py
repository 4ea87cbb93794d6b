"""The server's side of the page: its files, its socket, and what everybody sees."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground import Player, Standin
from bot.playground.places import Channel
from tests.bot.playground.sample import Sample, png

Json = dict[str, Any]
START = {"mode": "classic", "power": "France"}


class Visitor:
    """A browser with the page open."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._count = 0
        self.heard: list[Json] = []

    async def hear(self, what: str) -> Json:
        """The next event of that kind."""
        async with asyncio.timeout(10):
            while True:
                event: Json = await self._socket.receive_json()
                self.heard.append(event)
                if event["what"] == what:
                    return event

    async def do(self, kind: str, player: Player | None = None, **fields: object) -> Json:
        """Ask for something and get its result."""
        self._count += 1
        by = {} if player is None else {"as": player.user.id}
        await self._socket.send_json({"n": self._count, "do": kind, **by, **fields})
        done = await self.hear("done")
        assert self._count == done["n"]
        return done

    def events(self, what: str) -> list[Json]:
        return [event for event in self.heard if event["what"] == what]


@asynccontextmanager
async def visiting(discord: Standin) -> AsyncIterator[Visitor]:
    headers = {"Origin": discord.base}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{discord.base}/page/ws", headers=headers) as socket,
    ):
        yield Visitor(socket)


@pytest.fixture
async def visitor(discord: Standin, sample: Sample) -> AsyncIterator[Visitor]:
    async with visiting(discord) as made:
        await made.hear("snapshot")
        yield made


# -- files ---------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    inside = tmp_path / "page"
    inside.mkdir()
    (inside / "index.html").write_text("<!doctype html>")
    (inside / "page.js").write_text("'use strict';")
    (inside / "notes.md").write_text("Notes.")
    (tmp_path / "secret.js").write_text("secret")
    monkeypatch.setattr("bot.playground.page.FOLDER", inside)
    return inside


@pytest.mark.parametrize(
    ("path", "status", "kind"),
    [
        ("/", 200, "text/html"),
        ("/page.js", 200, "text/javascript"),
        ("/notes.md", 404, "text/plain"),
        ("/absent.js", 404, "text/plain"),
        ("/..%2fsecret.js", 404, "text/plain"),
    ],
)
async def test_the_page_s_own_files_are_served(
    discord: Standin, folder: Path, path: str, status: int, kind: str
):
    from yarl import URL

    address = URL(discord.base + path, encoded=True)
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        assert (status, kind) == (response.status, response.content_type)
        if status == 200:
            assert "nosniff" == response.headers["X-Content-Type-Options"]
            assert "script-src 'self'" in response.headers["Content-Security-Policy"]


async def test_files_of_messages_are_served_without_guessing(
    discord: Standin, sample: Sample, ann: Player, games: Channel
):
    shown = await ann.slash(games, "game start", **START)
    url = shown.message.files[0].url
    async with aiohttp.ClientSession() as session:
        async with session.get(url) as response:
            assert png() == await response.read()
            assert "image/png" == response.headers["Content-Type"]
            assert "nosniff" == response.headers["X-Content-Type-Options"]
        async with session.get(url.replace(shown.message.files[0].id, "1")) as response:
            assert 404 == response.status


# -- the socket ----------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null"])
async def test_another_page_gets_no_socket(discord: Standin, origin: str | None):
    headers = {} if origin is None else {"Origin": origin}
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
            await session.ws_connect(f"{discord.base}/page/ws", headers=headers)

    assert 403 == caught.value.status


async def test_a_visitor_first_gets_everything(
    discord: Standin, sample: Sample, ann: Player, ben: Player, games: Channel
):
    await ann.slash(games, "whisper", text="Psst.")
    await ben.say(games, "Hello.")
    async with visiting(discord) as visitor:
        snapshot = await visitor.hear("snapshot")

    assert ["Ann", "Ben"] == [person["name"] for person in snapshot["people"]]
    assert "cs" == snapshot["people"][0]["locale"]
    assert ["general", "games"] == [c["channel"]["name"] for c in snapshot["channels"]]
    assert [("Psst.", ann.user.id), ("Hello.", None)] == [
        (entry["message"]["content"], entry["only"]) for entry in snapshot["messages"]
    ]
    assert "game" in [command["name"] for command in snapshot["commands"]]


async def test_what_happens_says_for_whom_it_is_visible(
    visitor: Visitor, discord: Standin, ann: Player, ben: Player, games: Channel
):
    await ann.slash(games, "whisper", text="Psst.")
    secret = await visitor.hear("message")
    await ben.say(games, f"{ann.mention} hello.")
    public = await visitor.hear("message")

    assert ([ann.user.id], ann.user.id) == (secret["for"], secret["only"])
    assert ([ann.user.id, ben.user.id], None) == (public["for"], public["only"])
    assert ([], [ann.user.id]) == (secret["rings"], public["rings"])


async def test_a_private_thread_is_visible_to_those_in_it(
    visitor: Visitor, discord: Standin, ann: Player, ben: Player, games: Channel
):
    await ann.slash(games, "game thread", name="duel")
    first, second = await visitor.hear("channel"), await visitor.hear("channel")

    assert ([], [ann.user.id]) == (first["for"], second["for"])
    assert ann.user.id in second["members"]
    message = await visitor.hear("message")
    assert [ann.user.id] == message["for"]


async def test_every_player_uses_commands_buttons_menus_and_forms(
    visitor: Visitor, discord: Standin, ann: Player, ben: Player, games: Channel
):
    here = {"channel": games.id}
    typed = {"name": "game start", "option": "power", "typed": "fr", "options": {"mode": "classic"}}
    completed = await visitor.do("complete", ann, **here, **typed)
    assert [{"name": "France", "value": "France"}] == completed["choices"]

    started = await visitor.do("slash", ann, **here, name="game start", options=START)
    on = here | {"message": started["message"]}
    assert not started["failed"]

    await visitor.do("press", ben, **on, custom_id="game:next")
    assert "Turn 1" == visitor.events("message-changed")[-1]["message"]["embeds"][0]["title"]

    await visitor.do("choose", ben, **on, custom_id="game:power", values=["italy"])
    chosen = visitor.events("message")[-1]
    assert ("italy", ben.user.id) == (chosen["message"]["content"], chosen["only"])

    form = await visitor.do("press", ann, **on, custom_id="game:join")
    assert "Join the game" == form["modal"]["title"]
    filled = {"interaction": form["interaction"], "values": {"nick": "Anna"}}
    await visitor.do("fill", ann, **filled)
    assert "Welcome Anna." == visitor.events("message")[-1]["message"]["content"]


async def test_options_may_be_people_and_files(
    visitor: Visitor, discord: Standin, ann: Player, ben: Player, games: Channel
):
    await visitor.do("slash", ann, channel=games.id, name="dm", options={"user": ben.user.id})
    await discord.settled()
    assert 1 == len(ben.dms)

    file = {"name": "deck.toml", "data": base64.b64encode(b"cards = 3").decode()}
    done = await visitor.do("slash", ann, channel=games.id, name="read", options={"file": file})
    await discord.settled()

    assert not done["failed"]
    assert "cards = 3" in [message.text for message in ann.sees(games)]


async def test_the_menu_on_a_message(
    visitor: Visitor, discord: Standin, ann: Player, games: Channel
):
    sent = await visitor.do("send", ann, channel=games.id, text="Well played.")
    done = await visitor.do("menu", ann, channel=games.id, name="Quote", message=sent["id"])

    assert not done["failed"]
    assert "> Well played." == visitor.events("message")[-1]["message"]["content"]


async def test_an_interaction_fails_when_nobody_answers(
    visitor: Visitor, discord: Standin, ann: Player, games: Channel
):
    discord.world.limits.seconds_to_answer = 0.02
    done = await visitor.do("slash", ann, channel=games.id, name="wait", options={"seconds": 0.1})
    await discord.settled()

    assert done["failed"]


async def test_a_new_player_comes_in_and_opens_direct_messages(visitor: Visitor, discord: Standin):
    added = await visitor.do("add-player", name="Dana", locale="cs")
    dana = Player(discord, discord.world.users[added["id"]])
    opened = await visitor.do("open-dm", dana)
    await visitor.do("take-dms", dana, takes=False)
    await visitor.do("set-locale", dana, locale="en-US")

    person = visitor.events("snapshot")[-1]["people"][-1]
    assert {
        "id": added["id"],
        "name": "Dana",
        "locale": "en-US",
        "takes_dms": False,
        "guilds": [discord.guild.id],
        "dm": opened["id"],
    } == person


async def test_own_messages_may_be_deleted(
    visitor: Visitor, discord: Standin, ann: Player, ben: Player, games: Channel
):
    sent = await visitor.do("send", ann, channel=games.id, text="Oops.")
    on = {"channel": games.id, "message": sent["id"]}

    assert "only its author" in (await visitor.do("delete", ben, **on))["error"]
    await visitor.do("delete", ann, **on)

    assert sent["id"] == visitor.events("message-gone")[-1]["message"]
    assert [] == ann.sees(games)


@pytest.mark.parametrize(
    "wrong",
    [
        {"do": "fly"},
        {"do": "slash", "name": "nothing", "channel": "1"},
        {"do": "press", "channel": "1", "message": "1", "custom_id": "a"},
        {"do": "fill", "interaction": "1", "values": {}},
        {"do": "add-player", "name": ""},
        {"do": "set-locale"},
        {"do": "add-player", "name": 3},
    ],
)
async def test_what_cannot_be_done_is_said(visitor: Visitor, ann: Player, wrong: Json):
    done = await visitor.do(wrong.pop("do"), ann, **wrong)

    assert done["error"]


@pytest.mark.parametrize("nonsense", ["{", "[]", "3"])
async def test_what_is_no_object_ends_the_visit(discord: Standin, nonsense: str):
    headers = {"Origin": discord.base}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{discord.base}/page/ws", headers=headers) as socket,
    ):
        await socket.receive_json()
        await socket.send_str(nonsense)
        closed = await socket.receive()

        assert 1003 == closed.data


async def test_faults_may_be_played(
    visitor: Visitor, discord: Standin, sample: Sample, games: Channel
):
    await visitor.do("fail-next", status=503)
    with pytest.raises(Exception, match="503"):
        await sample.get_channel(int(games.id)).send("One.")
    request = await visitor.hear("request")
    assert ("POST", 503) == (request["method"], request["status"])

    before = discord.clock.now()
    await visitor.do("move-clock", seconds=3600)
    assert 3600 <= discord.clock.now() - before

    await visitor.do("reconnect")
    await sample.resumed.wait()
    await discord.settled()
    assert "resumed" in sample.heard


async def test_tokens_are_not_shown_in_the_requests(visitor: Visitor, ann: Player, games: Channel):
    await ann.slash(games, "later")
    request = await visitor.hear("request")

    assert request["path"].endswith("/…/callback")
