"""A table that hasn't started: its card, and the panel where its host sets it up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from bot.pace import NO_PACE, PACES
from bot.present.ids import Id, Kind
from bot.present.limits import TEXT, fit
from bot.present.panel import Button, Choice, Panel, Select, Style
from bot.present.rows import Row, button, choice, in_rows, menu, paragraphs, parts
from bot.present.times import moment, pace_choice, pace_line
from bot.records import Lobby, Starts, UserId
from bot.seating import kept, kept_until, may_start, ready_until, seated, seats_left
from bot.words import Words
from engine.core import Game, TableOption

# Keys of the menus that set no option of the game; an option's id never begins like this.
SEATS = "=seats"
AUTOPILOTS = "=autopilots"
PACE = "=pace"
STARTS = "=starts"
CHECKS = "=check"
MORE, FEWER = "+", "-"  # one autopilot more, or fewer: keys of buttons of kind `pilots`
SWITCHES = "=switches"  # of this kind there may be several, each with a number after a slash
MENUS = 16  # on a page of the options
BETWEEN = " · "  # options in one line
MANY = 6  # so many options that are only off or on share a menu


def lobby_card(
    lobby: Lobby,
    game: Game[Any, Any],
    words: Words,
    names: Mapping[UserId, str],
    post: int | None = None,
    about: str = "",
) -> Panel:
    """The public card: the game, who has joined, what is free, and how to get in.

    The button to join has the card's id in the outbox for its key, by which it can be found.
    *about* says how long such a match takes here, in words.
    """
    marked = words.markdown
    text = paragraphs(
        marked("lobby-title", game=marked("game-title")),
        marked("game-about"),
        "\n".join(_other(game, marked, lobby.options)),
        "\n".join(_running(lobby, marked, about)),
        _players(lobby, marked, names),
        _readiness(lobby, game, marked, names),
        _usual(game, marked, lobby.options),
    )
    return Panel(fit(text, TEXT), rows=_card_rows(lobby, game, words, post), silent=True)


def _card_rows(
    lobby: Lobby, game: Game[Any, Any], words: Words, post: int | None
) -> tuple[Row, ...]:
    """What anybody needs comes first, what only the host may below."""
    checking = lobby.checking is not None
    join = button(
        _id(lobby, "join", "" if post is None else str(post)),
        words("button-join" if seats_left(lobby) else "button-queue-up"),
        "success" if seats_left(lobby) and not checking else "secondary",
    )
    start = _button(lobby, words, "start", "primary", disabled=not may_start(lobby, game))
    if checking:
        start = _button(lobby, words, "ready", "success")
    return (
        (join, _button(lobby, words, "leave"), start),
        (
            button(_id(lobby, "invite"), words("button-invite")),
            _button(lobby, words, "options"),
            _button(lobby, words, "cancel"),
        ),
        *_pilots_row(lobby, words),
    )


def _other(game: Game[Any, Any], words: Words, options: Mapping[str, str]) -> list[str]:
    """The options that aren't set as usual, a line each."""
    lines = [
        _option_line(option, words, options, with_hints=False)
        for option in _plain(game, options)
        if not _is_usual(option, options)
    ]
    on = _switched_on(game, words, options)
    if on:
        said = words.list(on)
        lines.append(words("lobby-option", option=words("lobby-switches"), value=said))
    return [words("lobby-other"), *lines] if lines else []


def _usual(game: Game[Any, Any], words: Words, options: Mapping[str, str]) -> str:
    """The options that are set as usual, all in one line."""
    said = [
        words(
            "lobby-option-plain",
            option=words(f"option-{option.id}"),
            value=words(f"option-{option.id}-{option.default}"),
        )
        for option in _plain(game, options)
        if _is_usual(option, options)
    ]
    if switches(game) and not _switched_on(game, words, options):
        none = words("lobby-switches-none")
        said.append(words("lobby-option-plain", option=words("lobby-switches"), value=none))
    return words.small(words("lobby-usual", options=BETWEEN.join(said))) if said else ""


def _is_usual(option: TableOption, options: Mapping[str, str]) -> bool:
    return options.get(option.id, option.default) == option.default


def _switched_on(game: Game[Any, Any], words: Words, options: Mapping[str, str]) -> list[str]:
    shared = switches(game)
    return [words(f"option-{each.id}") for each in shared if options.get(each.id) == "yes"]


def _running(lobby: Lobby, words: Words, about: str) -> list[str]:
    """How long it takes, at which pace, and how it starts where that isn't by the host's press."""
    length = words("game-length")
    lines = [
        words("lobby-length-here", length=length, about=about)
        if about
        else words("lobby-length", length=length),
        pace_line(lobby.pace, words),
    ]
    if lobby.starts == "full":
        lines.append(words("lobby-starts-full-checked" if lobby.checks else "lobby-starts-full"))
    elif lobby.checks:
        lines.append(words("lobby-starts-host-checked"))
    return lines


def _pilots_row(lobby: Lobby, words: Words) -> tuple[Row, ...]:
    """Autopilots for free seats; only where there are any, or free seats for them."""
    more = button(_id(lobby, "pilots", MORE), words("button-more-autopilots"))
    fewer = button(_id(lobby, "pilots", FEWER), words("button-fewer-autopilots"))
    shown = [more] if seats_left(lobby) else []
    shown += [fewer] if lobby.autopilots else []
    return in_rows(shown)


def options_panel(lobby: Lobby, game: Game[Any, Any], words: Words, page: int = 0) -> Panel:
    """Menus for seats, autopilots, the pace and each option of the game, for the host alone.

    They are of kind `lobbyset`; `settings_of` tells from the key what one sets.
    """
    menus = [_seats_menu(lobby, game, words), *_autopilots_menu(lobby, words)]
    menus += [_pace_menu(lobby, words), _starts_menu(lobby, words), _checks_menu(lobby, words)]
    for option in _plain(game, lobby.options):
        menus += _option_menus(lobby, option, words)
    menus += _switch_menus(lobby, game, words)
    full = parts(menus, MENUS)
    at = min(max(page, 0), len(full) - 1)
    turns = [
        button(_id(lobby, "options", str(to)), words(label))
        for label, to in (("button-earlier", at - 1), ("button-later", at + 1))
        if 0 <= to < len(full)
    ]
    marked = words.markdown
    text = paragraphs(
        marked("options-title", game=marked("game-title")),
        options_text(game, marked, lobby.options, with_hints=True),
        f"{pace_line(lobby.pace, marked)}\n{marked.small(marked.attr('pace', 'hint'))}",
    )
    rows: tuple[Row, ...] = (*full[at], *in_rows(turns))
    return Panel(fit(text, TEXT), rows=rows)


def confirm_panel(words: Words, what: str, id: Id, **args: str | int) -> Panel:  # noqa: A002
    """Asks once more before *what* ("resign" or "cancel"), which can't be taken back.

    *id* is of kind `confirm`; "No" has the same one of kind `dismiss`.
    """
    no = Id("dismiss", id.match, id.seat, id.since, id.key)
    return Panel(
        words.markdown(f"confirm-{what}", **args),
        rows=(
            (
                button(id, words(f"button-{what}-yes"), "danger"),
                button(no, words("button-dismiss")),
            ),
        ),
    )


def settings_of(
    game: Game[Any, Any], key: str, values: Sequence[str], before: Sequence[str] = ()
) -> dict[str, str]:
    """What *values* chosen in a menu of kind `lobbyset` set, where *before* were shown as chosen.

    The names are `SEATS`, `AUTOPILOTS`, `PACE`, `STARTS`, `CHECKS` and ids of options. Of those
    that share a menu only those are set that were changed there: the menu may be an old one.
    """
    name, _, part = key.partition("/")
    if name != SWITCHES:
        return {name: values[0]} if values else {}
    menus = parts(switches(game))
    options = menus[int(part)] if part.isdecimal() and int(part) < len(menus) else ()
    return {
        option.id: option.values[option.id in values]
        for option in options
        if (option.id in values) != (option.id in before)
    }


def switches(game: Game[Any, Any]) -> tuple[TableOption, ...]:
    """The options that are only off or on, where they are so many that they share a menu."""
    found = tuple(option for option in game.options if _is_switch(option))
    return found if len(found) >= MANY else ()


def _is_switch(option: TableOption) -> bool:
    return option.values == ("no", "yes") and option.default == "no"


def _plain(game: Game[Any, Any], options: Mapping[str, str]) -> list[TableOption]:
    """The options with a line and a menu of their own that matter beside the others."""
    shared = switches(game)
    return [each for each in game.options if each not in shared and each.matters(options)]


def options_text(
    game: Game[Any, Any], words: Words, options: Mapping[str, str], *, with_hints: bool = False
) -> str:
    """The options of a table in words: a line each, but one for all that are only off or on.

    What isn't as usual comes first, unless there are hints: those stand as the menus do.
    """
    plain = _plain(game, options)
    if not with_hints:
        plain.sort(key=lambda option: _is_usual(option, options))
    lines = [_option_line(option, words, options, with_hints=with_hints) for option in plain]
    if switches(game):
        on = _switched_on(game, words, options)
        value = words.list(on) if on else words("lobby-switches-none")
        lines.append(words("lobby-option", option=words("lobby-switches"), value=value))
    return "\n".join(lines)


def _option_line(
    option: TableOption, words: Words, options: Mapping[str, str], *, with_hints: bool
) -> str:
    value = options.get(option.id, option.default)
    line = words(
        "lobby-option",
        option=words(f"option-{option.id}"),
        value=words(f"option-{option.id}-{value}"),
    )
    hint = words.attr(f"option-{option.id}", "hint") if with_hints else ""
    return f"{line}\n{words.small(hint)}".strip()


def _readiness(
    lobby: Lobby, game: Game[Any, Any], words: Words, names: Mapping[UserId, str]
) -> str:
    if lobby.checking is not None:
        late = [user for user in seated(lobby) if user not in lobby.ready]
        who = words.list([_named(user, words, names) for user in late])
        until = ready_until(lobby)
        return words("lobby-checking", who=who, moment=moment(until), left=moment(until, "R"))
    if lobby.starts == "full" and seats_left(lobby):
        return words("lobby-starts-later")
    if not may_start(lobby, game):
        return words("lobby-too-few", n=game.seats[0])
    return words("lobby-may-start" if seats_left(lobby) else "lobby-ready")


def _named(user: UserId, words: Words, names: Mapping[UserId, str]) -> str:
    return words.foreign(names.get(user, "")) or words("lobby-someone")


def _players(lobby: Lobby, words: Words, names: Mapping[UserId, str]) -> str:
    """Who sits where, how many seats are free, for whom they are kept, and who waits for one."""

    def line(n: int, user: UserId) -> str:
        name = _named(user, words, names)
        said = words("lobby-host" if user == lobby.host else "lobby-seat", n=n, name=name)
        is_ready = lobby.checking is not None and user in lobby.ready
        return words("lobby-said-ready", seat=said) if is_ready else said

    def some(id_: str, users: Sequence[UserId], **args: str) -> list[str]:
        named = words.list([_named(user, words, names) for user in users])
        return [words(id_, names=named, **args)] if users else []

    lines = [line(n, user) for n, user in enumerate(seated(lobby), 1)]
    first = len(lobby.players) + 1
    lines += [words("lobby-autopilot", n=first + n) for n in range(lobby.autopilots)]
    if left := seats_left(lobby):
        lines.append(words("lobby-left", n=left))
    lines += some("lobby-invited", kept(lobby), moment=moment(kept_until(lobby)))
    lines += some("lobby-declined", lobby.declined)
    lines += some("lobby-waiting", lobby.waiting)
    return "\n".join(lines)


def _seats_menu(lobby: Lobby, game: Game[Any, Any], words: Words) -> Select:
    choices = [
        choice(str(n), words("options-seats-value", n=n), chosen=n == lobby.seats)
        for n in game.seats
        if n >= len(lobby.players)
    ]
    return menu(_id(lobby, "lobbyset", SEATS), choices, words("options-seats"))


def _autopilots_menu(lobby: Lobby, words: Words) -> list[Select]:
    most = lobby.seats - max(1, len(lobby.players))
    if most < 1:
        return []
    choices = [
        choice(str(n), words("options-autopilots-value", n=n), chosen=n == lobby.autopilots)
        for n in range(most + 1)
    ]
    return [menu(_id(lobby, "lobbyset", AUTOPILOTS), choices, words("options-autopilots"))]


def _pace_menu(lobby: Lobby, words: Words) -> Select:
    choices = [
        choice(pace, pace_choice(pace, words), chosen=pace == lobby.pace)
        for pace in (NO_PACE, *PACES)
    ]
    return menu(_id(lobby, "lobbyset", PACE), choices, words("pace"))


def _starts_menu(lobby: Lobby, words: Words) -> Select:
    choices = [
        choice(how, words(f"options-starts-{how}"), chosen=how == lobby.starts)
        for how in get_args(Starts)
    ]
    return menu(_id(lobby, "lobbyset", STARTS), choices, words("options-starts"))


def _checks_menu(lobby: Lobby, words: Words) -> Select:
    choices = [
        choice(value, words(f"options-checks-{value}"), chosen=lobby.checks == (value == "yes"))
        for value in ("no", "yes")
    ]
    return menu(_id(lobby, "lobbyset", CHECKS), choices, words("options-checks"))


def _option_menus(lobby: Lobby, option: TableOption, words: Words) -> list[Select]:
    now = lobby.options.get(option.id, option.default)
    title = words(f"option-{option.id}")

    def valued(value: str) -> str:
        said = words(f"option-{option.id}-{value}")
        return words("lobby-option-plain", option=title, value=said)

    return [
        menu(
            _id(lobby, "lobbyset", f"{option.id}/{n}" if n else option.id),
            [choice(value, valued(value), chosen=value == now) for value in values],
            title,
        )
        for n, values in enumerate(parts(option.values))
    ]


def _switch_menus(lobby: Lobby, game: Game[Any, Any], words: Words) -> list[Select]:
    menus = parts(switches(game))

    def switch(option: TableOption) -> Choice:
        title, hint = words(f"option-{option.id}"), words.attr(f"option-{option.id}", "hint")
        return choice(option.id, title, hint, chosen=lobby.options.get(option.id) == "yes")

    return [
        menu(
            _id(lobby, "lobbyset", f"{SWITCHES}/{n}"),
            [switch(option) for option in options],
            words("options-switches", n=n + 1, menus=len(menus)),
            least=0,
            most=len(options),
        )
        for n, options in enumerate(menus)
    ]


def _id(lobby: Lobby, kind: Kind, key: str = "") -> Id:
    return Id(kind, lobby.id, None, lobby.version, key)


def _button(
    lobby: Lobby, words: Words, kind: Kind, style: Style = "secondary", disabled: bool = False
) -> Button:
    return button(_id(lobby, kind), words(f"button-{kind}"), style, disabled)
