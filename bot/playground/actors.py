"""Players: what people do on Discord and what they then see, in a test's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.playground import modals, posting, usage
from bot.playground.components import walk
from bot.playground.files import Upload
from bot.playground.interactions import Interaction
from bot.playground.messages import Message
from bot.playground.people import Role, User
from bot.playground.permissions import can_see
from bot.playground.places import Channel, Guild
from bot.playground.refusals import Json
from bot.playground.settling import settled
from bot.playground.usage import Unusable

if TYPE_CHECKING:
    from bot.playground.standin import Standin

__all__ = ["Answer", "Player", "Unusable", "Upload", "settled"]


@dataclass(frozen=True)
class Answer:
    """What came of something that a player did, as that player sees it now."""

    interaction: Interaction

    @property
    def failed(self) -> bool:
        """Whether Discord says "This interaction failed": the bot acknowledged nothing."""
        return not self.interaction.acknowledged

    @property
    def codes(self) -> list[int]:
        """The codes of the refusals that the bot met while it answered."""
        return self.interaction.codes

    @property
    def messages(self) -> list[Message]:
        """The answer and its follow-ups; an answer that changed a message is that message."""
        all_of_them = [self.interaction.original, *self.interaction.followups]
        return [m for m in all_of_them if m is not None and not m.deleted]

    @property
    def message(self) -> Message:
        """The newest of `messages`; raises LookupError where there is none."""
        if not self.messages:
            raise LookupError("the bot answered with no message")
        return self.messages[-1]

    @property
    def text(self) -> str:
        """All that the message says: content, embeds, text displays."""
        return self.message.text if self.messages else ""

    @property
    def ephemeral(self) -> bool:
        return self.message.is_ephemeral

    @property
    def thinking(self) -> bool:
        """Whether the bot is still "thinking"."""
        return bool(self.messages) and self.message.is_loading

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons."""
        return labels(self.message) if self.messages else []

    @property
    def options(self) -> list[str]:
        """The labels of what the menus offer."""
        return offered(self.message) if self.messages else []

    @property
    def choices(self) -> list[str]:
        """The names of what autocomplete suggests."""
        return [choice["name"] for choice in self.interaction.choices or []]

    @property
    def values(self) -> list[str | int | float]:
        """The values behind `choices`."""
        return [choice["value"] for choice in self.interaction.choices or []]

    @property
    def modal(self) -> Json | None:
        """The form that opened."""
        return self.interaction.modal


Shown: TypeAlias = Message | Answer


def labels(message: Message) -> list[str]:
    """The labels of the buttons of *message*, those that are disabled and links too."""
    return [c.get("label") or "" for c in walk(message.components) if c["type"] == 2]


def offered(message: Message) -> list[str]:
    """The labels of what the menus of *message* offer."""
    return [o["label"] for menu in usage.menus(message) for o in menu.get("options", [])]


@dataclass(frozen=True)
class Player:
    """A person with an account. Everything that it does waits until the bot is done.

    The names with `begin_` don't wait: for two at once, or for a bot that is to be interrupted.
    """

    standin: Standin
    user: User

    @property
    def id(self) -> int:
        return int(self.user.id)

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return self.user.mention

    # -- doing -----------------------------------------------------------------------------------

    async def slash(self, channel: Channel, name: str, /, **options: object) -> Answer:
        """Use a command: `slash(channel, "match new", game="toy", seats=2)`."""
        return await self._seen(self.begin_slash(channel, name, **options))

    def begin_slash(self, channel: Channel, name: str, /, **options: object) -> Interaction:
        return usage.use_command(self.standin.world, self.user, channel, name, _values(options))

    async def use(self, target: Message | Player, name: str, channel: Channel) -> Answer:
        """Use the entry *name* of the menu on a message or a player."""
        about = target.user if isinstance(target, Player) else target
        return await self._seen(usage.use_menu(self.standin.world, self.user, channel, name, about))

    async def complete(
        self, channel: Channel, name: str, option: str, typed: str, /, **options: object
    ) -> Answer:
        """Type into an option, with others filled in already; see `Answer.choices`."""
        return await self._seen(
            usage.complete(
                self.standin.world, self.user, channel, name, option, typed, _values(options)
            )
        )

    async def press(self, shown: Shown, wanted: str) -> Answer:
        """Press the button with that label or custom id; both may be patterns ("act:*")."""
        return await self._seen(self.begin_press(shown, wanted))

    def begin_press(self, shown: Shown, wanted: str) -> Interaction:
        return usage.press(self.standin.world, self.user, _message(shown), wanted)

    async def press_old(self, shown: Shown, custom_id: str) -> Answer:
        """Press a button that the message shows no more, or never did."""
        button = {"type": 2, "custom_id": custom_id}
        return await self._seen(
            usage.use_component(self.standin.world, self.user, _message(shown), button)
        )

    async def choose(self, shown: Shown, *chosen: object, menu: str = "*") -> Answer:
        """Take labels or values from the menu that offers them; *menu* is a custom id pattern."""
        return await self._seen(self.begin_choose(shown, *chosen, menu=menu))

    def begin_choose(self, shown: Shown, *chosen: object, menu: str = "*") -> Interaction:
        values = [_value(one) for one in chosen]
        return usage.choose(self.standin.world, self.user, _message(shown), values, menu)

    async def choose_old(self, shown: Shown, custom_id: str, *values: str) -> Answer:
        """Take *values* from a menu that the message shows no more."""
        select = {"type": 3, "custom_id": custom_id}
        return await self._seen(
            usage.use_component(
                self.standin.world, self.user, _message(shown), select, list(values)
            )
        )

    async def fill(self, shown: Answer, given: object, **more: object) -> Answer:
        """Fill in a form and send it: its only field, or fields by custom id in a mapping."""
        return await self._seen(self.begin_fill(shown, given, **more))

    def begin_fill(self, shown: Answer, given: object, **more: object) -> Interaction:
        if shown.modal is None:
            raise Unusable("there is no form to fill")
        values = dict(given) if isinstance(given, Mapping) else {_only_field(shown.modal): given}
        ready = {key: _plain(value) for key, value in {**values, **more}.items()}
        return usage.fill(self.standin.world, shown.interaction, ready)

    async def say(self, channel: Channel, text: str, *, reply_to: Message | None = None) -> Message:
        """Write a message; raises Refused where the player may not."""
        body: Json = {"content": text}
        if reply_to is not None:
            body["message_reference"] = {"message_id": reply_to.id}
        message = posting.send(self.standin.world, channel, self.user, body, {})
        await self.standin.settled()
        return message

    async def delete(self, message: Message) -> None:
        """Delete a message, as its author or a moderator does."""
        posting.delete(self.standin.world, message)
        await self.standin.settled()

    def close_dms(self) -> None:
        """Take no direct messages from now on."""
        self.user.takes_dms = False

    def open_dms(self) -> None:
        self.user.takes_dms = True

    def install(self) -> None:
        """Have the app come along everywhere from now on."""
        self.user.has_app = True

    def leave(self, guild: Guild | None = None) -> None:
        """Leave *guild*, or the first one."""
        self.standin.world.remove_member(guild or self.standin.guild, self.user)

    # -- seeing ----------------------------------------------------------------------------------

    @property
    def dm(self) -> Channel:
        """The direct messages with the bot."""
        return self.standin.world.direct_channel(self.user)

    @property
    def dms(self) -> list[Message]:
        """The direct messages with the bot, the oldest first."""
        opened = self.standin.world.direct.get(self.user.id)
        return [] if opened is None else self.sees(opened)

    def sees(self, channel: Channel) -> list[Message]:
        """What this player sees in *channel*, what only it is shown too, the oldest first."""
        if not can_see(channel, self.user.id):
            return []
        return [m for m in channel.messages.values() if m.owner in (None, self.user)]

    @property
    def rung(self) -> list[Message]:
        """The messages that rang this player's telephone, the oldest first."""
        channels = self.standin.world.channels.values()
        messages = [m for c in channels for m in c.messages.values() if self.user.id in m.rung]
        return sorted(messages, key=lambda m: int(m.id))

    async def _seen(self, interaction: Interaction) -> Answer:
        await self.standin.settled()
        return Answer(interaction)


def _message(shown: Shown) -> Message:
    return shown.message if isinstance(shown, Answer) else shown


def _only_field(modal: Json) -> str:
    fields = modals.fields(modal)
    if len(fields) != 1:
        raise Unusable(f"the form has the fields {[f['custom_id'] for f in fields]}")
    return str(fields[0]["custom_id"])


def _values(options: Mapping[str, object]) -> dict[str, usage.Value]:
    return {name: _value(value) for name, value in options.items() if value is not None}


def _value(value: object) -> usage.Value:
    plain = _plain(value)
    if isinstance(plain, str | int | float | bool | User | Role | Channel | Upload):
        return plain
    raise Unusable(f"{value!r} is nothing that an option takes")


def _plain(value: object) -> object:
    if isinstance(value, Player):
        return value.user
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(one) for one in value]
    return value
