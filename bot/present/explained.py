"""Help with a question: what its options do, and why something else can't be done now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.present.ids import Id
from bot.present.limits import TEXT, fit
from bot.present.panel import Button, Panel
from bot.present.rows import Row, button, choice, in_rows, lasting, menu, pages, paragraphs, parts
from bot.present.table import Table
from bot.words import Words
from engine.core import (
    Lookup,
    Number,
    One,
    Option,
    Question,
    Text,
    Verb,
    beginnings,
    begins,
    topic_of,
    topic_of_verb,
)


def explain_button(table: Table, words: Words) -> list[Button]:
    """The way to the panels of this module, for who has a seat in a match that runs."""
    if table.seat is None or not table.running:
        return []
    return [button(lasting(table, "explain"), words("button-explain"))]


def explain_panel(table: Table, words: Words, page: int = 0) -> Panel:
    """What each option on offer does, the rules about the question, and a menu of what can't be."""
    marked = words.markdown
    full = pages(list(_explained(table, marked)))
    at = min(max(page, 0), len(full) - 1)
    turns = [
        button(lasting(table, "explained", str(to)), words(label))
        for label, to in (("button-earlier", at - 1), ("button-later", at + 1))
        if 0 <= to < len(full)
    ]
    title = marked("explain-title")
    rows = (*in_rows(turns), *_menus(table, words), *_ways(table, words))
    return Panel(fit(paragraphs(title, full[at].strip()), TEXT), rows=rows)


def why_not_panel(table: Table, words: Words, wish: str) -> Panel:
    """Why the seat can't use a command now or do what it wishes, or that it can."""
    marked = words.markdown
    verb = next((each for each in table.game.verbs if each.name == wish), None)
    wished = {option.key: option for option in table.game.wishes(table.view)}
    if verb is not None:
        what, why = marked(f"verb-{verb.name}"), reason_text(table, marked, verb)
    elif wish in wished:
        what, why = marked.say(wished[wish].text), _said(table, marked, wish)
    else:
        return explain_panel(table, words)
    said = paragraphs(marked("why-not-title", what=what), why)
    back = button(lasting(table, "explained", "0"), words("button-explain-options"))
    return Panel(fit(said, TEXT), rows=(*_menus(table, words), *_ways(table, words, back)))


def _said(table: Table, words: Words, wish: str) -> str:
    """What the game says against a wish."""
    return "\n".join(words.say(reason) for reason in table.game.why_not(table.view, wish))


def reason_text(table: Table, words: Words, verb: Verb) -> str:
    """Why the seat can't use a command now: in short, then the rules if nothing more is known."""
    if not table.running:
        return words("panel-cancelled" if table.status == "cancelled" else "panel-over")
    if begins(verb, table.question, table.aside):
        return words("why-not-possible", command=typed(table, words, verb))
    said = _circumstances(table, words, verb)
    reasons = _said(table, words, verb.name) if _is_for_the_game(table, verb) else ""
    if reasons:
        return paragraphs(*said, reasons)
    id_ = f"verb-{verb.name}"
    if words.has(id_, "refused"):
        return paragraphs(*said, words.attr(id_, "refused"))
    if said:
        return paragraphs(*said)
    topic = topic_of_verb(table.game.topics, verb)
    rules = "" if topic is None else topic_text(topic, words)
    return paragraphs(words("notice-illegal"), rules)


def topic_text(topic: str, words: Words) -> str:
    """A topic of the rules in short, below its title."""
    title = words("card-title", title=words.attr(f"rule-{topic}", "title"))
    return f"{title}\n{words(f'rule-{topic}')}"


def typed(table: Table, words: Words, verb: Verb) -> str:
    """A command as it is typed."""
    return f"{table.game.command} {words.attr(f'verb-{verb.name}', 'name')}"


def not_now(table: Table) -> tuple[Verb, ...]:
    """The commands that the seat can't use now."""
    return tuple(verb for verb in table.game.verbs if not begins(verb, table.question, table.aside))


def card_of(option: Option, cards: Sequence[Lookup]) -> Lookup | None:
    """The card that an option is about: what it names, else what it is about by its kind."""
    return _card_in(option, _index(cards))


def _index(cards: Sequence[Lookup]) -> dict[bytes | str, Lookup]:
    """The cards by title and by id; of several with one title the first."""
    by_id: dict[bytes | str, Lookup] = {card.id: card for card in cards}
    return {msgspec.json.encode(card.title): card for card in reversed(cards)} | by_id


def _card_in(option: Option, index: Mapping[bytes | str, Lookup]) -> Lookup | None:
    named = (index.get(msgspec.json.encode(text)) for text in _texts(option.text))
    by_kind = None if option.kind is None else index.get(option.kind)
    return next((card for card in (*named, by_kind) if card is not None), None)


def _texts(text: Text) -> Iterator[Text]:
    """A text and all those within it."""
    yield text
    for arg in text.args.values():
        if isinstance(arg, Text):
            yield from _texts(arg)


def _explained(table: Table, words: Words) -> Iterator[str]:
    """The lines of the help: the question with its topic, then each card or command on offer."""
    question = table.question
    if question is None:
        names = words.list([words.name(seat) for seat in table.waiting])
        yield words("panel-waiting", names=names)
    else:
        topic = topic_of(table.game.topics, question.id)
        yield words("panel-question", ask=words.ask(question))
        if topic is not None:
            yield f"\n{topic_text(topic, words)}"
    for offered in (question, table.aside):
        if offered is not None and not isinstance(offered, Number):
            yield from _of_options(table, words, offered, offered is table.aside)


def _of_options(table: Table, words: Words, offered: Question, is_aside: bool) -> Iterator[str]:
    assert not isinstance(offered, Number)
    told: dict[str, None] = {}
    index = _index(table.cards)
    for option in offered.options:
        card = _card_in(option, index)
        for line in (_of_card(card, words), _of_command(table, words, offered, option, is_aside)):
            if line and line not in told:
                told[line] = None
                yield f"\n{line}"


def _of_card(card: Lookup | None, words: Words) -> str:
    if card is None:
        return ""
    return f"{words('card-title', title=words.say(card.title))}\n{words.say(card.says)}"


def _of_command(
    table: Table, words: Words, offered: Question, option: Option, is_aside: bool
) -> str:
    """What an option begins, where commands begin with different options of a question."""
    alone = One(offered.id, (option,), option.key)
    able = [
        verb for verb in table.game.verbs if verb.aside == is_aside and begins(verb, alone, alone)
    ]
    others = [verb for verb in table.game.verbs if offered.id in beginnings(verb)]
    if len(able) != 1 or len(others) < 2:
        return ""
    named = words(f"group-{option.group}") if option.group else words.say(option.text)
    return words("explain-option", option=named, does=words(f"verb-{able[0].name}"))


def _is_for_the_game(table: Table, verb: Verb) -> bool:
    """Whether only the game can say why: the question stands open, or is one beside others."""
    question = table.question
    return verb.aside or (question is not None and question.id in beginnings(verb))


def _circumstances(table: Table, words: Words, verb: Verb) -> list[str]:
    """That others are to move, or that something else is asked."""
    question = table.question
    if question is None and not verb.aside:
        names = words.list([words.name(seat) for seat in table.waiting])
        return [words("why-not-turn", names=names)]
    if question is None or verb.aside or question.id in beginnings(verb):
        return []
    return [words("why-not-first", ask=words.ask(question))]


def _menus(table: Table, words: Words) -> tuple[Row, ...]:
    """What can't be done now, to ask why: what is wished first."""
    choices = [choice(each.key, words.say(each.text)) for each in table.game.wishes(table.view)]
    choices += [choice(verb.name, words(f"verb-{verb.name}")) for verb in not_now(table)]
    full = parts(choices)
    return tuple(
        menu(
            lasting(table, "whynot", str(n)),
            some,
            words("menu-why-not", n=n + 1, menus=len(full)),
        )
        for n, some in enumerate(full)
    )


def _ways(table: Table, words: Words, *before: Button) -> tuple[Row, ...]:
    """To the commands, which lead on to everything else."""
    commands = button(Id("guide", key=f"{table.game.name}/0"), words("button-commands"))
    return in_rows([*before, commands])
