"""A player who sees no picture and no colour: plays by what the panels say, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from bot.present.answers import picked_after, raw_of
from bot.present.ask import ask_panel, asked_text
from bot.present.ids import parse
from bot.present.labels import labels_of
from bot.present.limits import ALT, length
from bot.present.log import board_text_panel
from bot.present.panel import Panel, Picture
from bot.present.pictures import marks_of
from bot.present.table import Table
from bot.words import Words
from engine.core import Number, Option, Question, Rng, Seat, Some, Text, piloted
from tests.bot.present.samples import buttons_of, menus_of, table, words_of
from tests.contract.matches import AnyMatch

ANSWERS = ("ans", "sel", "num", "pick")
# Arrows, dingbats, squares, circles and emoji: what nobody can tell by ear.
SYMBOLS = re.compile("[\u2190-\u21ff\u2300-\u2bff\ufe0f\U0001f000-\U0001faff]")
WORD = re.compile(r"[^\W\d_]{2,}")
WAYS = ("text", "step", "act", "history", "below")
# At the very beginning nothing of what is chosen lies on the table: `/card` says what it is.
LOOKED_UP = ("cast.character",)


def play_by_ear(match: AnyMatch, locale: str, seed: int) -> int:
    """Play a match to its end by texts and labels alone; how many names were looked for."""
    chance, named = Rng(seed), 0
    while match.outcome is None:
        seat = chance.pick(sorted(match.pending))
        shown = table(match, seat)
        words = words_of(shown, locale)
        raw, aside = piloted(match, seat, chance)
        question: Question = (match.asides if aside else match.pending)[seat]
        if match.seq % 2:  # often enough, and half as dear
            named += names_found(shown, words, question)
        if aside:
            answer_aside(match, shown, words, str(raw))
        else:
            answer(match, seat, Ear(shown, words), raw)
    return named


class Ear:
    """One seat's panel as it is read out: its texts, and every label with what a press gives."""

    def __init__(self, shown: Table, words: Words) -> None:
        self.shown = shown
        self.words = words
        self.panels = [ask_panel(shown, words)]
        leads = [each for each in menus_of(self.panels[0]) if each.id.startswith("go:")]
        self.panels += [
            ask_panel(shown, words, path=choice.value)
            for menu in leads
            for choice in menu.choices
            if not choice.chosen
        ]
        for panel in self.panels:
            check_texts(panel)
            check_pictures(panel, words)

    def presses(self) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        """Label, custom id and values of all that answers."""
        seen: set[tuple[str, tuple[str, ...]]] = set()
        for panel in self.panels:
            found = [(b.label, b.id, ()) for b in buttons_of(panel) if not b.disabled]
            found += [(c.label, m.id, (c.value,)) for m in menus_of(panel) for c in m.choices]
            for label, id_, values in found:
                known = parse(id_)
                if known is not None and known.kind in ANSWERS:
                    key = (known.key if not values else "", values)
                    if key not in seen:
                        seen.add(key)
                        yield label, id_, values


def answer(match: AnyMatch, seat: Seat, ear: Ear, raw: object) -> None:
    """Give an answer by the labels that say it, of which there must be one each."""
    question = match.pending[seat]
    heard: dict[str, tuple[str, tuple[str, ...]]] = {}
    for label, id_, values in ear.presses():
        spoken = SYMBOLS.sub("", label).strip()
        assert WORD.search(spoken) or isinstance(question, Number), label
        assert spoken not in heard, f"{question.id}: two are called {spoken!r}"
        heard[spoken] = id_, values
    labels = called(ear.shown, ear.words, question)
    keys = raw if isinstance(raw, tuple) else (str(raw),)
    pressed = [heard[SYMBOLS.sub("", labels[key]).strip()] for key in keys]
    if isinstance(question, Some):
        chosen = picked_after([("menu", [value for _, values in pressed for value in values])])
        given = question.parse(chosen)
    else:
        [(id_, values)] = pressed
        known = parse(id_)
        assert known is not None
        given = raw_of(question, known, values)
    assert raw == given
    match.answer(seat, given)


def answer_aside(match: AnyMatch, shown: Table, words: Words, key: str) -> None:
    panel = ask_panel(shown, words)
    assert shown.aside is not None
    assert shown.seat is not None
    found = [b.label for b in buttons_of(panel) if b.id.startswith("aside:")]
    found += [c.label for m in menus_of(panel) if m.id.startswith("aside:") for c in m.choices]
    assert len(set(found)) == len(found)
    assert labels_of(shown.aside.options, words)[key] in found
    match.answer(shown.seat, key, aside=True)


def called(shown: Table, words: Words, question: Question) -> Mapping[str, str]:
    """What each answer is called, by its key."""
    if isinstance(question, Number):
        numbers = range(question.least, question.most + 1)
        return {str(n): words.say(Text("number", {"n": n})) for n in numbers}
    return labels_of(question.options, words, marks_of(shown, question, words))


# What must be so of every text


def check_texts(panel: Panel) -> None:
    """Every sign in its texts stands in a line with words that say it too."""
    for line in (*panel.text.splitlines(), *panel.foot.splitlines()):
        assert not is_sign_alone(line), line


def is_sign_alone(line: str) -> bool:
    """Whether a sign has no word in its own part of the line."""
    parts = re.split(r"\s[·|]\s|[;:,()]", line)
    return any(SYMBOLS.search(part) and not WORD.search(part) for part in parts)


def check_pictures(panel: Panel, words: Words) -> None:
    for picture in panel.pictures:
        check_picture(picture, words)


def check_picture(picture: Picture, words: Words) -> None:
    """Its alternative text says what it shows, and how to have all of it in words."""
    assert length(picture.alt) <= ALT
    ways = [words(f"alt-whole-{way}") for way in WAYS]
    [way] = [each for each in ways if picture.alt.endswith(each)]
    assert WORD.search(picture.alt.removesuffix(way)), picture.alt
    assert not is_sign_alone(picture.alt)


# What options name


def names_found(shown: Table, words: Words, question: Question) -> int:
    """How many cards and places the options name, each of which the texts name alike."""
    if isinstance(question, Number):
        return 0
    marked = words.markdown
    names = {marked.say(text) for option in question.options for text in named_in(option, shown)}
    if question.id in LOOKED_UP:
        assert names <= {
            marked.say(each.title) for each in shown.game.cards if marked.say(each.says)
        }
        return len(names)
    if not names:
        return 0
    heard = plain("\n".join((*texts_of(shown, words), asked_text(question, marked))))
    for name in names:
        assert plain(name) in heard, (question.id, name)
    return len(names)


def named_in(option: Option, shown: Table) -> Iterator[Text]:
    """The cards and places in an option's words."""
    titles = {card.title.id for card in shown.game.cards}
    for text in _within(option.text):
        is_place = option.spot is not None and text.id in (option.spot, f"place-{option.spot}")
        if text.id in titles or is_place:
            yield text


def _within(text: Text) -> Iterator[Text]:
    yield text
    for argument in text.args.values():
        if isinstance(argument, Text):
            yield from _within(argument)


def texts_of(shown: Table, words: Words) -> Iterator[str]:
    """All that somebody has read out: the board with the hand, what goes on, the close-ups."""
    drawing, view, marked = shown.drawing, shown.view, words.markdown
    page, read = 0, ""
    while True:
        panel = board_text_panel(shown, words, page)
        check_texts(panel)
        if panel.text == read:
            break
        read = panel.text
        yield read
        if not any(b.id.endswith(f":{page + 1}") for b in buttons_of(panel)):
            break
        page += 1
    yield drawing.live_text(view, marked)
    for which in drawing.details(view):
        yield drawing.detail_text(view, which, marked)


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"[\\*_]", "", text)).casefold()
