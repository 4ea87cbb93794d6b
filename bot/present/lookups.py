"""What can be looked up at any time: cards, rules, commands and one's own matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.present.ask import next_button
from bot.present.guide import back_button
from bot.present.ids import Id
from bot.present.limits import LABEL, TEXT, fit, length
from bot.present.panel import Link, Panel, Select
from bot.present.rows import button, choice, in_rows, menu, pages, paragraphs, parts
from bot.present.times import moment
from bot.records import MatchId
from bot.words import Words
from engine.core import Game, Lookup

COMMANDS = (
    "match-new",
    "match-join",
    "match-leave",
    "match-start",
    "match-cancel",
    "match-resign",
    "match-pause",
    "match-resume",
    "match-kick",
    "match-repair",
    "queue-join",
    "queue-leave",
    "queue-show",
    "match-history",
    "match-animation",
    "match-export",
    "match-verify",
    "board",
    "hand",
    "log",
    "watch",
    "undo",
    "redo",
    "orders",
    "note",
    "mygames",
    "next",
    "card",
    "rules",
    "help",
    "away",
    "stats-mine",
    "stats-server",
    "stats-listed",
    "stats-rating",
    "settings-language",
    "settings-zone",
    "settings-quiet",
    "settings-reminders",
    "setup",
    "privacy-show",
    "privacy-export",
    "privacy-delete",
)
MOST_LINKS = 20


class MyGame(msgspec.Struct, frozen=True):
    """A line of /mygames. *mine* says that the match waits for the user.

    *title* is the game's, *others* and *waiting* are names as they are; *status* is markdown.
    *lobby* says how a table that hasn't started concerns the user: "lobby" (it is joined), "check",
    "invited" or "on-list".
    """

    match: MatchId
    title: str
    others: tuple[str, ...] = ()
    status: str = ""
    waiting: tuple[str, ...] = ()
    mine: bool = False
    link: str | None = None
    lobby: str = ""
    until: float | None = None  # when the user's time is over


def card_labels(cards: Sequence[Lookup], words: Words) -> list[tuple[Lookup, str]]:
    """Each card with its title, and its deck where several cards share the title."""
    titles = [words.say(card.title) for card in cards]
    number = Counter(map(str.casefold, titles))
    return [
        (card, title)
        if card.deck is None or number[title.casefold()] == 1
        else (card, words("card-of-deck", title=title, deck=words.say(card.deck)))
        for card, title in zip(cards, titles, strict=True)
    ]


def card_panel(card: Lookup, words: Words) -> Panel:
    """One card's title and what it says. *words* are of the card's game."""
    marked = words.markdown
    title = marked("card-title", title=marked.say(card.title))
    return Panel(fit(paragraphs(title, marked.say(card.says)), TEXT))


def rules_panel(game: Game[Any, Any], words: Words, topic: str | None = None) -> Panel:
    """A topic of the rules in short, the first one by default, and a menu of all topics."""
    marked = words.markdown
    if not game.rules:
        return Panel(marked("rules-none", game=marked("game-title")))
    shown = topic if topic in game.rules else game.rules[0]
    text = paragraphs(
        marked(
            "rules-title", game=marked("game-title"), topic=marked.attr(f"rule-{shown}", "title")
        ),
        marked(f"rule-{shown}"),
    )
    menus = tuple(
        _topic_menu(game, words, part, n, shown) for n, part in enumerate(parts(game.rules))
    )
    return Panel(fit(text, TEXT), rows=menus)


def help_panel(words: Words, game: Game[Any, Any] | None = None, page: int = 0) -> Panel:
    """Every command in one line each, those of *game* first. Its buttons are of kind `guide`."""
    marked = words.markdown
    lines = [marked("help-play")]
    if game is not None:
        lines += ["", marked("help-game", game=marked("game-title")), *_verbs(game, marked)]
    lines += ["", marked("help-general"), *(_command(marked, path) for path in COMMANDS)]
    full = pages(lines)
    at = min(max(page, 0), len(full) - 1)
    name = "" if game is None else game.name
    turns = [
        button(Id("guide", key=f"{name}/{to}"), words(label))
        for label, to in (("button-earlier", at - 1), ("button-later", at + 1))
        if 0 <= to < len(full)
    ]
    if game is not None and game.guide:
        turns.append(back_button(game.name, words))
    return Panel(paragraphs(marked("help-title"), full[at].strip()), rows=in_rows(turns))


def mygames_panel(words: Words, games: Sequence[MyGame]) -> Panel:
    """The user's matches, those first that wait for the user, with a way to each."""
    marked = words.markdown
    if not games:
        return Panel(marked("mygames-none"))
    ordered = sorted(games, key=lambda each: (not each.mine, each.until or float("inf")))
    waiting = sum(each.mine for each in games)
    head = paragraphs(marked("mygames-title"), marked("mygames-waiting", n=waiting))
    shown: list[str] = []
    room = TEXT - length(head) - 100
    for line in (_my_line(marked, each) for each in ordered):
        room -= length(line) + 2
        if room < 0:
            break
        shown.append(line)
    rest = len(ordered) - len(shown)
    more = marked("mygames-more", n=rest) if rest else ""
    links = [
        Link(each.link, fit(words("mygames-go", game=each.title, match=each.match), LABEL))
        for each in ordered[:MOST_LINKS]
        if each.link
    ]
    first = ((next_button(words, waiting),),) if waiting else ()
    return Panel(paragraphs(head, *shown, more), rows=(*first, *in_rows(links)))


def next_panel(words: Words) -> Panel:
    """That no match waits for the user."""
    return Panel(words.markdown("next-none"))


def _topic_menu(
    game: Game[Any, Any], words: Words, topics: Sequence[str], n: int, shown: str
) -> Select:
    choices = [
        choice(topic, words.attr(f"rule-{topic}", "title"), chosen=topic == shown)
        for topic in topics
    ]
    return menu(Id("topic", key=f"{game.name}/{n}"), choices, words("menu-topic"))


def _command(words: Words, path: str) -> str:
    """A general command as it is typed, and what it does."""
    steps = path.split("-")
    ids = [f"cmd-{'-'.join(steps[: n + 1])}" for n in range(len(steps))]
    typed = " ".join(words.attr(each, "name") for each in ids)
    return words("help-command", command=typed, does=words(ids[-1]))


def _verbs(game: Game[Any, Any], words: Words) -> list[str]:
    return [
        words(
            "help-command",
            command=f"{game.command} {words.attr(f'verb-{verb.name}', 'name')}",
            does=words(f"verb-{verb.name}"),
        )
        for verb in game.verbs
    ]


def _my_line(words: Words, each: MyGame) -> str:
    others = words.list([words.foreign(name) for name in each.others])
    title = words("mygames-line", game=each.title, match=each.match, others=others)
    waiting = words.list([words.foreign(name) for name in each.waiting])
    if each.lobby:
        state = words(f"mygames-{each.lobby}")
        if each.until is not None:
            left = moment(each.until, "R")
            state += " " + words("times-mine", moment=moment(each.until), left=left)
    elif each.mine:
        state = words("mygames-mine")
        if each.until is not None:
            left = moment(each.until, "R")
            state += " " + words("times-mine", moment=moment(each.until), left=left)
    else:
        state = words("turn-waiting", names=waiting) if waiting else ""
    return "\n".join(part for part in (title, state, each.status) if part)
