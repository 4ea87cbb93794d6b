"""Which commands can begin now, and which topic of the rules explains what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.game import Verb
from engine.core.moves import Target, targets_of
from engine.core.question import Number, One, Option, Question, allows
from engine.core.text import Text

COMMAND = "/"  # before a verb's name among the topics


class NoWishes:
    """For games in which nothing but commands is asked about."""

    def wishes(self, view: object) -> tuple[Option, ...]:
        return ()


class NoReasons(NoWishes):
    """For games that say nothing special about what can't be done."""

    def why_not(self, view: object, wish: str) -> tuple[Text, ...]:
        return ()


def topic_of(topics: Mapping[str, str], question: str) -> str | None:
    """The topic of a question: its own, or that of the longest beginning that has one."""
    while question:
        if question in topics:
            return topics[question]
        question = question.rpartition(".")[0]
    return None


def topic_of_verb(topics: Mapping[str, str], verb: Verb) -> str | None:
    """The topic of a command: its own, or that of the first question it answers."""
    own = topics.get(f"{COMMAND}{verb.name}")
    if own is not None:
        return own
    found = (topic_of(topics, question) for question in beginnings(verb))
    return next(filter(None, found), None)


def beginnings(verb: Verb) -> tuple[str, ...]:
    """The questions that a command may begin with."""
    return (*verb.answers, *(target.question for target in _first_targets(verb)))


def begins(verb: Verb, question: Question | None, aside: One | None) -> bool:
    """Whether a seat that is asked and offered this can begin a command now."""
    offered = aside if verb.aside else question
    if offered is None:
        return False
    if offered.id in verb.answers:
        return allows(offered, verb.answers[offered.id])
    return any(_reaches(target, offered) for target in _first_targets(verb))


def _first_targets(verb: Verb) -> Iterator[Target]:
    """What a command's options answer at its beginning.

    A command with answers of its own begins with those, and one whose first option takes a group
    of options begins with that one. Of others any option may come first.
    """
    if verb.answers:
        return
    names = list(verb.options)
    if any(target.group is not None for target in targets_of(verb, names[0])):
        names = names[:1]
    for name in names:
        yield from (target for target in targets_of(verb, name) if target.again is None)


def _reaches(target: Target, question: Question) -> bool:
    if target.question != question.id:
        return False
    if target.group is None or isinstance(question, Number):
        return True
    return any(option.group == target.group for option in question.options)
