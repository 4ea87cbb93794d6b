"""Everything that the stand-in knows: users, guilds, channels, messages, commands, interactions.

Pure: no socket and no task. What happens is told to listeners: the gateway and the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from bot.playground.clock import Clock, Snowflakes, iso
from bot.playground.commands import Catalogue
from bot.playground.files import LARGEST_FILE, Attachment
from bot.playground.interactions import Interaction
from bot.playground.messages import Message, Pen
from bot.playground.people import Member, Role, User
from bot.playground.permissions import BOTS, PLAYERS, Permission, can_see
from bot.playground.places import Channel, Guild, Kind, Overwrite, Thread
from bot.playground.refusals import Json, Refused


@dataclass(frozen=True)
class Happening:
    """Something that happened. *name* is the gateway's, *data* what it carries."""

    name: str
    data: Json
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    also: frozenset[str] = frozenset()  # ids of users that it reaches beside those who can see it

    def reaches(self, user_id: str) -> bool:
        """Whether the user, who may be the bot, gets to see it."""
        if user_id in self.also:
            return True
        if self.message is not None and self.message.is_ephemeral:
            return self.message.owner is not None and self.message.owner.id == user_id
        if self.channel is not None:
            return can_see(self.channel, user_id)
        return self.guild is not None and user_id in self.guild.members


@dataclass
class Limits:
    """The limits that tests move out of their way or closer."""

    seconds_to_answer: float = 3.0
    seconds_of_token: float = 900.0
    seconds_of_nonce: float = 300.0
    seconds_until_old: float = 3600.0
    old_edits: int = 3  # in a channel …
    seconds_of_old_edits: float = 20.0  # … within this time
    renames: int = 2
    seconds_of_renames: float = 600.0
    largest_file: int = LARGEST_FILE
    pins: int = 250
    active_threads: int = 1000
    command_creates: int = 200  # a day and guild


@dataclass
class World:
    """The state. Lookups refuse with Discord's codes what isn't there."""

    clock: Clock = field(default_factory=Clock)
    limits: Limits = field(default_factory=Limits)
    base: str = "http://127.0.0.1"  # where files are served
    users: dict[str, User] = field(default_factory=dict)
    guilds: dict[str, Guild] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)
    interactions: dict[str, Interaction] = field(default_factory=dict)
    files: dict[str, Attachment] = field(default_factory=dict)
    listeners: list[Callable[[Happening], None]] = field(default_factory=list)
    direct: dict[str, Channel] = field(default_factory=dict)  # by the id of the user
    sent: dict[tuple[str, str], Message] = field(default_factory=dict)  # by author and nonce

    def __post_init__(self) -> None:
        self._snowflakes = Snowflakes(self.clock)
        self.bot = User(self.id(), "Portage", bot=True)
        self.users[self.bot.id] = self.bot
        self.application_id = self.bot.id
        self.owner = self.add_user("Owner")
        self.catalogue = Catalogue(self.application_id)

    # -- telling ---------------------------------------------------------------------------------

    def id(self) -> str:
        return self._snowflakes.next()

    def tell(
        self,
        name: str,
        data: Json,
        *,
        guild: Guild | None = None,
        channel: Channel | None = None,
        message: Message | None = None,
        also: Iterable[str] = (),
    ) -> None:
        """Let all listeners know; it reaches who sees the message, channel or guild, and *also*."""
        happening = Happening(name, data, guild, channel, message, frozenset(also))
        for listener in list(self.listeners):
            listener(happening)

    def pen(self) -> Pen:
        return Pen(self.id, self._address, self.limits.largest_file)

    def _address(self, message: Message, id_: str, name: str) -> str:
        return f"{self.base}/cdn/attachments/{message.channel.id}/{id_}/{name}"

    # -- people ----------------------------------------------------------------------------------

    def add_user(self, name: str, *, locale: str = "en-US", bot: bool = False) -> User:
        """A new account, in no guild yet."""
        user = User(self.id(), name, locale, bot)
        self.users[user.id] = user
        return user

    def user(self, id_: str) -> User:
        if id_ not in self.users:
            raise Refused(10013)
        return self.users[id_]

    def users_named(self, name: str) -> list[User]:
        return [user for user in self.users.values() if user.name == name]

    # -- guilds ----------------------------------------------------------------------------------

    def add_guild(self, name: str, *, locale: str = "en-US", with_bot: bool = True) -> Guild:
        """A guild with its owner, the bot and a channel "general"."""
        guild = Guild(self.id(), name, self.owner, iso(self.clock.now()), locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", PLAYERS, 0)
        self.guilds[guild.id] = guild
        self.add_member(guild, self.owner)
        self.add_channel(guild, "general")
        if with_bot:
            self.invite_bot(guild)
        return guild

    def invite_bot(self, guild: Guild, permissions: Permission = BOTS) -> None:
        """The bot joins *guild* with a role of its own."""
        role = self.add_role(guild, self.bot.name, permissions, bot_id=self.bot.id)
        self.add_member(guild, self.bot, roles=[role.id])
        self.tell("GUILD_CREATE", self.guild_wire(guild), guild=guild)

    def remove_bot(self, guild: Guild) -> None:
        """The bot is thrown out of *guild*."""
        del guild.members[self.bot.id]
        for role in [r for r in guild.roles.values() if r.bot_id == self.bot.id]:
            del guild.roles[role.id]
        self.tell("GUILD_DELETE", {"id": guild.id}, guild=guild, also=[self.bot.id])

    def guild(self, id_: str) -> Guild:
        if id_ not in self.guilds:
            raise Refused(10004)
        return self.guilds[id_]

    def guild_wire(self, guild: Guild, *, all_members: bool = False) -> Json:
        """What GUILD_CREATE carries; without the intent for members only the bot among them."""
        shown = guild.members.values() if all_members else [guild.members[self.bot.id]]
        channels = [c for c in self.channels.values() if c.guild is guild]
        threads = [c for c in channels if c.thread and not c.thread.archived]
        seen_threads = [c for c in threads if can_see(c, self.bot.id)]
        return guild.wire() | {
            "channels": [c.wire() for c in channels if c.thread is None],
            "threads": [self.thread_wire(c) for c in seen_threads],
            "members": [member.wire() for member in shown],
            "member_count": len(guild.members),
            "joined_at": guild.members[self.bot.id].joined,
            "large": False,
            "unavailable": False,
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def add_role(
        self,
        guild: Guild,
        name: str,
        permissions: Permission = Permission(0),  # noqa: B008  # an IntFlag never changes
        *,
        mentionable: bool = False,
        bot_id: str | None = None,
    ) -> Role:
        role = Role(self.id(), name, permissions, len(guild.roles), mentionable, bot_id)
        guild.roles[role.id] = role
        self.tell("GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": role.wire()}, guild=guild)
        return role

    def set_permissions(self, role: Role, guild: Guild, permissions: Permission) -> None:
        role.permissions = permissions
        self.tell("GUILD_ROLE_UPDATE", {"guild_id": guild.id, "role": role.wire()}, guild=guild)

    def bot_role(self, guild: Guild) -> Role:
        """The role that came with the bot."""
        return next(role for role in guild.roles.values() if role.bot_id == self.bot.id)

    def add_member(self, guild: Guild, user: User, *, roles: Iterable[str] = ()) -> Member:
        member = Member(user, iso(self.clock.now()), list(roles))
        guild.members[user.id] = member
        wire = member.wire() | {"guild_id": guild.id}
        self.tell("GUILD_MEMBER_ADD", wire, guild=guild)
        return member

    def change_roles(self, guild: Guild, user: User, roles: Iterable[str]) -> None:
        """The member has these roles from now on, beside @everyone."""
        member = guild.members[user.id]
        member.roles = list(roles)
        self.tell("GUILD_MEMBER_UPDATE", member.wire() | {"guild_id": guild.id}, guild=guild)

    def remove_member(self, guild: Guild, user: User) -> None:
        """The user leaves *guild*, its threads too."""
        del guild.members[user.id]
        for channel in self.channels.values():
            if channel.guild is guild and channel.thread:
                channel.thread.members.pop(user.id, None)
        data = {"guild_id": guild.id, "user": user.wire()}
        self.tell("GUILD_MEMBER_REMOVE", data, guild=guild, also=[user.id])

    # -- channels --------------------------------------------------------------------------------

    def add_channel(self, guild: Guild, name: str, *, topic: str | None = None) -> Channel:
        position = sum(c.guild is guild and c.thread is None for c in self.channels.values())
        channel = Channel(
            self.id(), Kind.TEXT, name, guild, topic=topic, position=position, bot=self.bot
        )
        self.channels[channel.id] = channel
        self.tell("CHANNEL_CREATE", channel.wire(), guild=guild, channel=channel)
        return channel

    def direct_channel(self, user: User) -> Channel:
        """The direct messages between *user* and the bot, opened if need be."""
        if user.id not in self.direct:
            channel = Channel(self.id(), Kind.DM, recipient=user, bot=self.bot)
            self.direct[user.id] = self.channels[channel.id] = channel
            # The API's version of the bot hears nothing of it; the page does.
            self.tell("CHANNEL_CREATE", channel.wire(), channel=channel)
        return self.direct[user.id]

    def add_group(self, *users: User) -> Channel:
        """The direct messages of people among themselves."""
        channel = Channel(self.id(), Kind.GROUP_DM, group=users)
        self.channels[channel.id] = channel
        self.tell("CHANNEL_CREATE", channel.wire(), channel=channel)
        return channel

    def set_overwrite(
        self,
        channel: Channel,
        target: Role | User,
        *,
        allow: Permission = Permission(0),  # noqa: B008  # an IntFlag never changes
        deny: Permission = Permission(0),  # noqa: B008
    ) -> None:
        """Allow and deny *target* things in *channel* that its roles say otherwise."""
        member = isinstance(target, User)
        channel.overwrites[target.id] = Overwrite(target.id, member, allow, deny)
        self.tell(
            "CHANNEL_UPDATE",
            channel.wire(),
            guild=channel.guild,
            channel=channel,
            also=[self.bot.id],
        )

    def channel(self, id_: str) -> Channel:
        """The channel; a thread that nobody used for long is archived first."""
        if id_ not in self.channels:
            raise Refused(10003)
        channel = self.channels[id_]
        self._archive_if_idle(channel)
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """The channel and its threads go away with all messages."""
        for thread in [c for c in self.channels.values() if c.parent is channel]:
            self.delete_channel(thread)
        viewers = [id_ for id_ in self.users if can_see(channel, id_)]
        del self.channels[channel.id]
        for message in channel.messages.values():
            message.deleted = True
            for file in message.files:
                self.files.pop(file.id, None)
        name = "THREAD_DELETE" if channel.thread else "CHANNEL_DELETE"
        self.tell(name, channel.wire(), guild=channel.guild, also=viewers)

    def thread_wire(self, channel: Channel) -> Json:
        """A thread as the bot sees it: with its own membership."""
        assert channel.thread is not None
        wire = channel.wire()
        if self.bot.id in channel.thread.members:
            wire["member"] = channel.thread_member(self.bot.id)
        return wire

    def _archive_if_idle(self, channel: Channel) -> None:
        thread = channel.thread
        if thread is None or thread.archived:
            return
        if self.clock.now() > thread.active_at + thread.archive_after * 60:
            self.set_archived(channel, thread, archived=True)

    def set_archived(self, channel: Channel, thread: Thread, *, archived: bool) -> None:
        """The thread is archived or open from now on; tells of its other changes too."""
        if archived != thread.archived:
            thread.archived_at = self.clock.now()
        thread.archived = archived
        if not archived:
            thread.active_at = self.clock.now()
        self.tell("THREAD_UPDATE", channel.wire(), guild=channel.guild, channel=channel)

    # -- messages --------------------------------------------------------------------------------

    def message(self, channel: Channel, id_: str) -> Message:
        """A message that everybody in *channel* sees; ephemeral ones don't exist here."""
        message = channel.messages.get(id_)
        if message is None or message.is_ephemeral:
            raise Refused(10008)
        return message
