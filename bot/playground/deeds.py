"""What the page lets its reader do, as any player; README.md lists it."""

from __future__ import annotations

import asyncio
import base64
import glob
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from bot.playground import posting, usage
from bot.playground.commands import Leaf, OptionType
from bot.playground.components import SELECTS, walk
from bot.playground.faults import SEND
from bot.playground.files import Upload
from bot.playground.gateway import Op
from bot.playground.interactions import Interaction
from bot.playground.messages import Message
from bot.playground.people import User
from bot.playground.places import Channel
from bot.playground.refusals import Json, Refused
from bot.playground.usage import Value

if TYPE_CHECKING:
    from bot.playground.standin import Standin

# A page that asks for nonsense is told so, whatever it stumbles over.
MISTAKES = (Refused, ValueError, LookupError, TypeError, AttributeError, AssertionError)
TICK = 0.005  # seconds between two looks whether the bot has answered


class Deeds:
    """Carries out what a page asks for."""

    def __init__(self, standin: Standin) -> None:
        self._standin = standin
        self._world = standin.world
        self._uses: Mapping[str, Callable[[Json], Interaction]] = {
            "slash": self._slash,
            "complete": self._complete,
            "menu": self._menu,
            "press": self._press,
            "choose": self._choose,
            "fill": self._fill,
        }
        self._changes: Mapping[str, Callable[[Json], object]] = {
            "send": self._send,
            "delete": self._delete,
            "add-player": self._add_player,
            "open-dm": self._open_dm,
            "take-dms": self._take_dms,
            "set-locale": self._set_locale,
            "move-clock": self._move_clock,
            "fail-next": self._fail_next,
        }

    async def carry_out(self, deed: Json) -> Json:
        """Do it; what the page is told, `error` if it can't be done."""
        try:
            kind = deed["do"]
            if kind in self._uses:
                return await self._answer(self._uses[kind](deed))
            if kind == "reconnect":
                await self._standin.gateway.send_op(Op.RECONNECT)
                return {}
            made = self._changes[kind](deed)
        except MISTAKES as error:
            return {"error": f"{type(error).__name__}: {error}"}
        return {"id": made} if isinstance(made, str) else {}

    async def _answer(self, interaction: Interaction) -> Json:
        clock, limits = self._world.clock, self._world.limits
        while not interaction.acknowledged:
            if clock.now() - interaction.created > limits.seconds_to_answer:
                break
            await asyncio.sleep(TICK)
        original = interaction.original
        return {
            "interaction": interaction.id,
            "failed": not interaction.acknowledged,
            "milliseconds": round((clock.now() - interaction.created) * 1000, 1),
            "message": original.id if original else None,
            "modal": interaction.modal,
            "choices": interaction.choices,
        }

    # -- who and where ---------------------------------------------------------------------------

    def _user(self, deed: Json) -> User:
        return self._world.user(deed["as"])

    def _channel(self, deed: Json) -> Channel:
        return self._world.channel(deed["channel"])

    def _message(self, deed: Json) -> Message:
        message = self._channel(deed).messages.get(deed["message"])
        if message is None:
            raise LookupError("the message is gone")
        return message

    # -- using -----------------------------------------------------------------------------------

    def _slash(self, deed: Json) -> Interaction:
        channel, name = self._channel(deed), deed["name"]
        values = self._values(self._leaf(channel, name), deed.get("options") or {})
        return usage.use_command(self._world, self._user(deed), channel, name, values)

    def _complete(self, deed: Json) -> Interaction:
        channel, name = self._channel(deed), deed["name"]
        values = self._values(self._leaf(channel, name), deed.get("options") or {})
        return usage.complete(
            self._world, self._user(deed), channel, name, deed["option"], deed["typed"], values
        )

    def _leaf(self, channel: Channel, name: str) -> Leaf:
        guild_id = channel.guild.id if channel.guild else None
        return self._world.catalogue.find(guild_id, name)

    def _values(self, leaf: Leaf, options: Json) -> dict[str, Value]:
        return {k: self._value(leaf.option(k)["type"], v) for k, v in options.items()}

    def _value(self, kind: int, given: Any) -> Value:
        match kind:
            case OptionType.USER:
                return self._world.user(given)
            case OptionType.CHANNEL:
                return self._world.channel(given)
            case OptionType.ROLE:
                return next(g.roles[given] for g in self._world.guilds.values() if given in g.roles)
            case OptionType.ATTACHMENT:
                return _uploaded(given)
            case OptionType.MENTIONABLE:
                known = given in self._world.users
                return self._value(OptionType.USER if known else OptionType.ROLE, given)
            case _:
                plain: Value = given
                return plain

    def _menu(self, deed: Json) -> Interaction:
        target = self._world.user(deed["user"]) if "user" in deed else self._message(deed)
        channel = self._channel(deed)
        return usage.use_menu(self._world, self._user(deed), channel, deed["name"], target)

    def _press(self, deed: Json) -> Interaction:
        return usage.press(self._world, self._user(deed), self._message(deed), deed["custom_id"])

    def _choose(self, deed: Json) -> Interaction:
        message, wanted = self._message(deed), deed["custom_id"]
        shown = [c for c in walk(message.components) if c.get("custom_id") == wanted]
        if not shown or shown[0]["type"] not in SELECTS:
            raise LookupError("the menu is gone")
        kind = usage.OPTION_OF_SELECT.get(shown[0]["type"], OptionType.STRING)
        values = [self._value(kind, value) for value in deed["values"]]
        return usage.choose(self._world, self._user(deed), message, values, glob.escape(wanted))

    def _fill(self, deed: Json) -> Interaction:
        shown = self._world.interactions[deed["interaction"]]
        values = {
            key: _uploaded(value) if isinstance(value, dict) else value
            for key, value in deed["values"].items()
        }
        return usage.fill(self._world, shown, values)

    # -- changing --------------------------------------------------------------------------------

    def _send(self, deed: Json) -> object:
        body = {"content": deed["text"]}
        return posting.send(self._world, self._channel(deed), self._user(deed), body, {}).id

    def _delete(self, deed: Json) -> object:
        message = self._message(deed)
        if message.author is not self._user(deed):
            raise ValueError("only its author deletes a message here")
        posting.delete(self._world, message)
        return None

    def _add_player(self, deed: Json) -> object:
        name = deed["name"].strip()
        if not 1 <= len(name) <= 32:
            raise ValueError("a name has 1 to 32 characters")
        user = self._world.add_user(name, locale=deed.get("locale", "en-US"))
        self._world.add_member(self._standin.guild, user)
        return user.id

    def _open_dm(self, deed: Json) -> object:
        channel = self._world.direct_channel(self._user(deed))
        self._tell_people()
        return channel.id

    def _take_dms(self, deed: Json) -> object:
        self._user(deed).takes_dms = bool(deed["takes"])
        self._tell_people()
        return None

    def _set_locale(self, deed: Json) -> object:
        self._user(deed).locale = deed["locale"]
        self._tell_people()
        return None

    def _tell_people(self) -> None:
        self._world.tell("PEOPLE", {}, also=self._world.users)

    def _move_clock(self, deed: Json) -> object:
        self._world.clock.move(float(deed["seconds"]))
        return None

    def _fail_next(self, deed: Json) -> object:
        self._standin.faults.fail(SEND, int(deed.get("status", 500)))
        return None


def _uploaded(given: Json) -> Upload:
    return Upload(given["name"], base64.b64decode(given["data"]))
