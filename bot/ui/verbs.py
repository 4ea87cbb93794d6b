"""A group of slash commands for each game, made from its verbs. No command carries rules."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, cast

import discord
from discord import app_commands

from bot.desk import Desk
from bot.draft import AnyGame, AnyMatch
from bot.guides import learnt
from bot.next import others_waiting
from bot.pictures import Pictures
from bot.present.ask import ask_panel
from bot.present.explained import reason_text
from bot.present.labels import labels_of
from bot.present.limits import SUGGESTION, SUGGESTIONS, fit
from bot.present.notices import illegal_text
from bot.present.table import Table
from bot.records import MatchId, UserId
from bot.ui.faults import Completer, guarded, suggesting
from bot.ui.replies import Reply
from bot.ui.tables import find_match, seat_of, words_for
from bot.ui.takeback_presses import receipt
from bot.ui.translator import Localized
from bot.ui.where import AT_TABLES
from bot.words import Words
from engine.core import IllegalAnswer, NotAsked, Option, Seat, Text, Verb, begins
from engine.core.moves import MOST_TIMES, NotTimes, TooEarly, completions, targets_of

log = logging.getLogger("portage.verbs")

OPTION = "option_"  # before an option's name in Python, where "with" is no name

Callback = Callable[..., Coroutine[Any, Any, Any]]


class VerbCommands:
    """The commands of all games."""

    def __init__(self, desk: Desk, pictures: Pictures) -> None:
        self.desk = desk
        self.pictures = pictures

    def group(self, game: AnyGame) -> app_commands.Group:
        """`/west play card: wagons:` and the rest, in every language."""
        local = Localized(self.desk.catalogue.words("en", game.name))
        group = app_commands.Group(
            name=game.command,
            description=local.description("game-about"),
            **AT_TABLES,
        )
        for verb in game.verbs:
            group.add_command(self._command(game, verb, local))
        return group

    def _command(
        self, game: AnyGame, verb: Verb, local: Localized
    ) -> app_commands.Command[Any, Any, Any]:
        async def callback(interaction: discord.Interaction[Any], **given: str | None) -> None:
            reply = Reply(interaction, self.pictures)
            options = {name.removeprefix(OPTION): value for name, value in given.items()}
            work = self._play(interaction, reply, game, verb, options)
            await guarded(self.desk, interaction, reply, work)

        names = (*verb.options, "match")
        callback.__signature__ = _signature(names)  # type: ignore[attr-defined]
        ids = {name: f"verb-{verb.name}-{name}" for name in verb.options}
        ids["match"] = "cmd-option-match"
        described = {OPTION + name: local.description(id_) for name, id_ in ids.items()}
        app_commands.describe(**described)(callback)
        renamed = {OPTION + name: local.name(name, id_) for name, id_ in ids.items()}
        app_commands.rename(**renamed)(callback)
        command: app_commands.Command[Any, Any, Any] = app_commands.Command(
            name=local.name(verb.name, f"verb-{verb.name}"),
            description=local.description(f"verb-{verb.name}"),
            callback=cast(Callback, callback),
        )
        for name in names:
            command.autocomplete(OPTION + name)(self._completer(game, verb, name))
        return command

    def _completer(self, game: AnyGame, verb: Verb, name: str) -> Completer:
        async def complete(
            interaction: discord.Interaction[Any], current: str
        ) -> list[app_commands.Choice[str]]:
            if name == "match":
                return await match_choices(self.desk, interaction, current, game.name)
            given = {key: value for key, value in interaction.namespace if value}
            typed = given.pop("match", None)
            record, match = await find_match(self.desk, interaction, typed, game=game.name)
            seat = seat_of(record, match, interaction.user.id)
            words = await words_for(self.desk, interaction, record)
            given.pop(name, None)
            return suggestions(match, seat, verb, given, name, current, words)

        return suggesting(complete)

    async def _play(
        self,
        interaction: discord.Interaction[Any],
        reply: Reply,
        game: AnyGame,
        verb: Verb,
        typed: Mapping[str, str | None],
    ) -> None:
        await reply.acknowledge()
        given = {name: value for name, value in typed.items() if value}
        where = given.pop("match", None)
        record, match = await find_match(self.desk, interaction, where, game=game.name)
        seat = seat_of(record, match, interaction.user.id)
        words = await words_for(self.desk, interaction, record)
        given = spelled(match, seat, verb, given, words)
        try:
            done = await self.desk.matches.command(
                record.id,
                seat,
                UserId(interaction.user.id),
                verb,
                given,
                interaction=interaction.id,
            )
        except IllegalAnswer as refusal:
            # Something may have been played since: this is about the match as it stands now.
            record, match = await self.desk.matches.look(record.id)
            table = self.desk.table(record, match, seat)
            note = refused(match, table, verb, given, refusal, words)
            await reply.show(ask_panel(table, words, note=note))
            return
        before = self.desk.table(record, match, seat)
        record, match = await learnt(self.desk, before, UserId(interaction.user.id), done)
        table = self.desk.table(record, match, seat)
        more = await others_waiting(self.desk, table, UserId(interaction.user.id))
        await reply.show(ask_panel(table, words, note=receipt(done, seat, words), more=more))


def refused(
    match: AnyMatch,
    table: Table,
    verb: Verb,
    given: Mapping[str, str],
    refusal: IllegalAnswer,
    words: Words,
) -> str:
    """Why a command can't be played, and which answers are legal."""
    marked, seat = words.markdown, table.seat
    assert seat is not None, "only players give commands"
    what = str(refusal)
    if isinstance(refusal, TooEarly):
        return marked("notice-too-early", option=option_name(what, verb, words))
    if isinstance(refusal, NotAsked):
        if what in verb.options:
            return marked("notice-not-asked", option=option_name(what, verb, words))
        # Whoever is asked nothing reads so in the panel below.
        return _why_not(table, verb, marked) if seat in match.pending else ""
    if isinstance(refusal, NotTimes):
        return marked("notice-not-a-number", least=1, most=MOST_TIMES)
    answering = [name for name in verb.options if what in asked_by(verb, name)]
    name = next((name for name in answering if name in given), None)
    if name is None:
        return _why_not(table, verb, marked)
    others = {key: value for key, value in given.items() if key != name}
    return illegal_text(words, completions(match, seat, verb, others, name))


def _why_not(table: Table, verb: Verb, words: Words) -> str:
    """Why the command can't be used, unless it only goes on otherwise than it was typed."""
    if begins(verb, table.question, table.aside):
        return words("notice-illegal")
    return reason_text(table, words, verb)


def asked_by(verb: Verb, name: str) -> set[str]:
    """The questions that an option may answer."""
    return {target.question for target in targets_of(verb, name)}


def option_name(name: str, verb: Verb, words: Words) -> str:
    """An option as the user's Discord shows it."""
    id_ = f"verb-{verb.name}-{name}"
    if words.locale != "en" and words.has(id_, "name"):
        return words.attr(id_, "name")
    return name


def spelled(
    match: AnyMatch, seat: Seat, verb: Verb, given: Mapping[str, str], words: Words
) -> dict[str, str]:
    """The options by their keys, where somebody has typed what they are called."""
    keyed: dict[str, str] = {}
    for name in verb.options:
        if name in given:
            offered = partial(_offered, match, seat, verb, keyed, name)
            keyed[name] = _keys_meant(given[name], offered, words)
    return keyed


def _offered(
    match: AnyMatch, seat: Seat, verb: Verb, others: Mapping[str, str], name: str, typed: str
) -> Sequence[Option]:
    """What an option may be next, after the items *typed*."""
    return completions(match, seat, verb, {**others, name: typed} if typed else others, name)


def _keys_meant(typed: str, offered: Callable[[str], Sequence[Option]], words: Words) -> str:
    """One option's key, or several between commas; from the first on that isn't known as typed."""
    whole = key_meant(typed, offered(""), words)
    if whole is not None:
        return whole
    keys: list[str] = []
    items = [item for item in typed.split(",") if item.strip()]
    while items:
        key = key_meant(items[0], offered(",".join(keys)), words)
        if key is None:
            break
        keys.append(key)
        del items[0]
    return ",".join([*keys, *items])


def key_meant(typed: str, options: Sequence[Option], words: Words) -> str | None:
    """The option that is called so, or else the only one that names what is called so."""
    meant = typed.strip().casefold()
    labels = labels_of(options, words)
    for option in options:
        names = (option.key, words.say(option.text), labels[option.key])
        if meant in map(str.casefold, names):
            return option.key
    naming = [option.key for option in options if meant in _names_in(option, words)]
    return naming[0] if len(naming) == 1 else None


def _names_in(option: Option, words: Words) -> set[str]:
    """The card or place that an option is about: "Raid Quebec (1 card)" is about Quebec."""
    parts = [words.say(part) for part in option.text.args.values() if isinstance(part, Text)]
    return {name.casefold() for name in (*parts, option.kind, option.spot) if name}


def suggestions(
    match: AnyMatch,
    seat: Seat,
    verb: Verb,
    given: Mapping[str, str],
    name: str,
    current: str,
    words: Words,
) -> list[app_commands.Choice[str]]:
    """What an option may be: its items typed so far, and one more."""
    whole, comma, last = current.rpartition(",")
    before = f"{whole.strip()}, " if comma else ""
    others = {key: value for key, value in given.items() if key != name}
    asked = spelled(match, seat, verb, {**others, name: whole} if comma else others, words)
    found: list[app_commands.Choice[str]] = []
    offered = completions(match, seat, verb, asked, name)
    labels = labels_of(offered, words)
    for option in offered:
        label = labels[option.key]
        if last.strip().casefold() not in f"{option.key} {label}".casefold():
            continue
        value = f"{before}{option.key}"
        if len(value) <= SUGGESTION:
            found.append(suggestion(f"{before}{label}", value))
    return found[:SUGGESTIONS]


def suggestion(label: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=fit(label, SUGGESTION), value=value)


async def match_choices(
    desk: Desk, interaction: discord.Interaction[Any], current: str, game: str | None = None
) -> list[app_commands.Choice[str]]:
    """The user's matches, those first that wait for the user."""
    words = await words_for(desk, interaction)
    found: list[tuple[bool, app_commands.Choice[str]]] = []
    for record in await desk.store.matches(UserId(interaction.user.id)):
        if record.game not in desk.games or game not in (None, record.game):
            continue
        titled = desk.words(words.locale, record)
        mine = [seat.seat for seat in record.seats if seat.user == interaction.user.id]
        others = titled.list(
            [titled.name(seat.seat) for seat in record.seats if seat.seat not in mine]
        )
        label = titled("match-choice", game=titled("game-title"), others=others, match=record.id)
        if current.casefold() in label.casefold():
            choice = suggestion(label, record.id)
            found.append((not await _waits_for(desk, record.id, mine), choice))
    return [choice for _, choice in sorted(found, key=lambda each: each[0])][:SUGGESTIONS]


async def _waits_for(desk: Desk, match_id: MatchId, seats: Collection[Seat]) -> bool:
    try:
        _, match = await desk.matches.look(match_id)
    except Exception:  # one match that can't be opened hides none of the others
        log.exception("match %s: can't be looked at", match_id)
        return False
    return any(seat in match.pending for seat in seats)


def _signature(names: tuple[str, ...]) -> inspect.Signature:
    """What discord.py reads the options from: all of them texts, all of them optional."""
    first = inspect.Parameter(
        "interaction",
        inspect.Parameter.POSITIONAL_OR_KEYWORD,
        annotation=discord.Interaction[Any],
    )
    rest = [
        inspect.Parameter(
            OPTION + name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=str | None
        )
        for name in names
    ]
    return inspect.Signature([first, *rest])
