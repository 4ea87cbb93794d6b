"""Puts texts into words: English and Czech, from the files in `data/locale`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from bot.names import clean, escaped
from engine.core import Event, Number, Question, Seat, Some, Text

Argument: TypeAlias = "str | int | Text"

FALLBACK = "en"
SHARED = ("core", "render", "bot")  # what every game's words are completed with
SEATS = frozenset({"seat", "foe", "winner"})  # arguments that may be a bare seat
KEPT = 10_000  # sentences, of some 300 bytes: panels of one match say the same again and again


class Catalogue:
    """Every message in every language.

    *missing* collects what was asked for in vain, as language and id; *faults* what Fluent
    complained about. Both stay empty while the files are complete.
    """

    def __init__(self, resources: Mapping[str, Mapping[str, ast.Resource]]) -> None:
        self._resources = resources
        self._bundles: dict[tuple[str, str | None], FluentBundle] = {}
        self.missing: set[tuple[str, str]] = set()
        self.faults: list[str] = []
        self.said = lru_cache(KEPT)(self._said)

    @classmethod
    def load(cls, folder: Path) -> Catalogue:
        """Read `<folder>/<language>/*.ftl`. Raises ValueError where a file can't be parsed."""
        return cls(
            {
                language.name: {file.stem: _parsed(file) for file in sorted(language.glob("*.ftl"))}
                for language in sorted(folder.iterdir())
                if language.is_dir()
            }
        )

    @property
    def locales(self) -> tuple[str, ...]:
        return tuple(self._resources)

    def match(self, locale: str | None) -> str:
        """The language we have that comes nearest: "en-US" gives "en", an unknown one too."""
        language = (locale or FALLBACK).replace("_", "-").partition("-")[0].lower()
        return language if language in self._resources else FALLBACK

    def words(
        self, locale: str | None, game: str | None = None, names: Sequence[str] = ()
    ) -> Words:
        """The words of a language for one game, with the players' *names* by seat."""
        return Words(self, self.match(locale), game, tuple(map(clean, names)))

    def bundle(self, locale: str, game: str | None) -> FluentBundle:
        """All messages of a language that may come up in *game*. Made once."""
        key = (locale, game)
        if key not in self._bundles:
            bundle = FluentBundle([locale], use_isolating=False)
            for name in (game, *SHARED):
                resource = self._resources[locale].get(name or "")
                if resource is not None:
                    bundle.add_resource(resource)
            self._bundles[key] = bundle
        return self._bundles[key]

    def bundles(self, locale: str, game: str | None) -> tuple[tuple[str, FluentBundle], ...]:
        """Where a message is looked for, in this order: the language itself, then English."""
        languages = dict.fromkeys((locale, FALLBACK))
        return tuple((language, self.bundle(language, game)) for language in languages)

    def _said(
        self,
        locale: str,
        game: str | None,
        id: str,  # noqa: A002
        attribute: str | None,
        args: tuple[tuple[str, str | int], ...],
    ) -> str:
        for language, bundle in self.bundles(locale, game):
            pattern = _pattern(bundle, id, attribute)
            if pattern is None:
                self.missing.add((language, _full(id, attribute)))
                continue
            said, errors = bundle.format_pattern(pattern, dict(args))
            self.faults += [f"{language} {id}: {error}" for error in errors]
            return str(said)
        return f"[{_full(id, attribute)}]"


class Words:
    """Words in one language, for one game and its players.

    Names come as they are, for labels and pictures; `markdown` gives the same words with names
    that format nothing, for the text of messages.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        locale: str,
        game: str | None = None,
        names: tuple[str, ...] = (),
        *,
        marked: bool = False,
        instead: Mapping[str, Text] | None = None,
    ) -> None:
        self.catalogue = catalogue
        self.locale = locale
        self.game = game
        self.names = names
        self._marked = marked
        self._instead: Mapping[str, Text] = instead or {}

    @property
    def markdown(self) -> Words:
        """The same words for a place where markdown works."""
        return Words(
            self.catalogue,
            self.locale,
            self.game,
            self.names,
            marked=True,
            instead=self._instead,
        )

    def instead(self, texts: Mapping[str, Text]) -> Words:
        """The same words, but for those texts, by message id, that others take the place of."""
        return Words(
            self.catalogue, self.locale, self.game, self.names, marked=self._marked, instead=texts
        )

    def of(self, game: str | None, names: Sequence[str] = ()) -> Words:
        """The same language for another game."""
        return Words(
            self.catalogue, self.locale, game, tuple(map(clean, names)), marked=self._marked
        )

    def __call__(self, id: str, /, **args: Argument) -> str:  # noqa: A002 - what Fluent calls it
        """The message *id*."""
        return self._format(id, None, args)

    def attr(self, id: str, attribute: str, /, **args: Argument) -> str:  # noqa: A002
        """The *attribute* of the message *id*."""
        return self._format(id, attribute, args)

    def has(self, id: str, attribute: str | None = None) -> bool:  # noqa: A002
        """Whether there is such a message, in this language or in English."""
        bundles = self.catalogue.bundles(self.locale, self.game)
        return any(_pattern(bundle, id, attribute) is not None for _, bundle in bundles)

    def say(self, text: Text) -> str:
        text = self._instead.get(text.id, text)
        return self._format(text.id, None, text.args)

    def name(self, seat: Seat) -> str:
        """The player's name, "Player 3" where it isn't known."""
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        if not name:
            return self("seat-unnamed", number=seat + 1)
        return escaped(name) if self._marked else name

    def small(self, text: str) -> str:
        """Every line in small type, where there is such a thing; it explains something else."""
        before = "-# " if self._marked else "   "
        return "\n".join(f"{before}{line}" for line in text.splitlines() if line)

    def foreign(self, name: str) -> str:
        """A name that isn't a seat's, fit for where these words go."""
        return escaped(clean(name)) if self._marked else clean(name)

    def event(self, event: Event) -> str:
        """The sentence for what happened."""
        return self._format(f"event-{_dashed(event.id)}", None, event.args)

    def ask(self, question: Question) -> str:
        """The sentence that asks *question*."""
        args: dict[str, Argument] = {}
        if isinstance(question, Some | Number):
            args = {"least": question.least, "most": question.most}
        return self._format(f"ask-{_dashed(question.id)}", None, args)

    def list(self, items: Sequence[str]) -> str:
        """One, two and three."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", items=", ".join(items[:-1]), last=items[-1])

    def _format(self, id: str, attribute: str | None, args: Mapping[str, Argument]) -> str:  # noqa: A002
        spoken = tuple(self._spoken(args).items()) if args else ()
        return self.catalogue.said(self.locale, self.game, id, attribute, spoken)

    def _spoken(self, args: Mapping[str, Argument]) -> dict[str, str | int]:
        """The arguments as Fluent takes them: texts in words, seats by name."""
        spoken: dict[str, str | int] = {}
        for key, value in args.items():
            if isinstance(value, Text):
                spoken[key] = self.say(value)
            elif key in SEATS and isinstance(value, int):
                spoken[key] = spoken["name"] = self.name(Seat(value))
            else:
                spoken[key] = value
        return spoken


def _pattern(bundle: FluentBundle, id: str, attribute: str | None) -> Pattern | None:  # noqa: A002
    if not bundle.has_message(id):
        return None
    message = bundle.get_message(id)
    return message.value if attribute is None else message.attributes.get(attribute)


def _full(id: str, attribute: str | None) -> str:  # noqa: A002
    return id if attribute is None else f"{id}.{attribute}"


def _dashed(id: str) -> str:  # noqa: A002
    return id.replace(".", "-")


def _parsed(file: Path) -> ast.Resource:
    text = file.read_text("utf-8")
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise ValueError(f"{file.name}, line {line}: {entry.annotations[0].message}")
    return resource
