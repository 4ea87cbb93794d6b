"""One match played to its end, with everything watched that must hold at each step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Literal, TypeAlias

import msgspec

from engine.core import Config, Event, Match, Rng, Seat, Text, any_answer, piloted
from engine.registry import GAMES
from tests.contract.matches import AnyMatch, options_by_chance
from tests.contract.secrets import compare

Style: TypeAlias = Literal["chance", "mixed", "autopilot"]
STYLES: tuple[Style, ...] = ("chance", "autopilot", "mixed")
# Where nobody who plays by chance gets anywhere, so that half the seats must be on autopilot.
AIMLESS = frozenset({"few_acres", "lewis_clark"})
# Chance alone may take its time; who takes longer than this is lost in a dead end.
MOST: dict[Style, int] = {"chance": 50_000, "mixed": 20_000, "autopilot": 5_000}
THOROUGH = 20  # in so many first matches every question is saved and loaded,
SAMPLED = 7  # in the others every seventh
SECRETS_MATCHES = 50  # in every so manieth match what is hidden is dealt anew,
SECRETS_STAGES = 5  # at every so manieth checkpoint,
SECRETS_MOST = 50  # until so many questions have been compared


class Task(msgspec.Struct, frozen=True):
    """Which match to play: all that it takes to play it again.

    Options are by chance, but for those in *fixed*: "scenario=castaways,items=4". With "usual"
    among them the others are as a table has them that chooses nothing.
    """

    game: str
    seats: int
    style: Style
    seed: int
    fixed: str = ""

    def options(self) -> dict[str, str]:
        """What is fixed of the options."""
        given = [each.partition("=") for each in self.fixed.split(",") if each]
        game = GAMES[self.game]
        usual = {option.id: option.default for option in game.options}
        names = {option.id: option.values for option in game.options}
        wrong = [name for name, _, value in given if name != "usual" and value not in names[name]]
        assert not wrong, f"no such value: {wrong}"
        fixed = {name: value for name, _, value in given if name != "usual"}
        return (usual | fixed) if "usual" in (name for name, _, _ in given) else fixed


class Result(msgspec.Struct, frozen=True):
    """How a match went. *fault* says what broke, if anything did."""

    task: Task
    answers: int
    reason: str  # the id of the outcome's
    seconds: float  # spent on answers alone
    compared: int  # questions that looked the same when dealt anew
    fault: str | None
    winners: tuple[Seat, ...] = ()
    piloted: tuple[Seat, ...] = ()  # the seats on autopilot
    named: frozenset[str] = frozenset()  # the cards told of or seen, by the ids of their titles
    used: frozenset[str] = frozenset()  # those of them with which a seat did something
    won: bool = False  # by all together, where they play together
    options: frozenset[str] = frozenset()  # the table's, as "items=4"


def styles_of(game: str) -> tuple[Style, ...]:
    """How a game is soaked: by chance, as far as that ends, and on autopilot."""
    return ("mixed" if game in AIMLESS else "chance", "autopilot")


def soak(task: Task) -> Result:
    """Play a match and watch it."""
    watch, fault = Watch(task), None
    try:
        watch.play()
    except Exception as error:  # whatever breaks is what we are looking for
        fault = f"after {watch.answers} answers: {type(error).__name__}: {error}"[:400]
    return Result(
        task,
        watch.answers,
        watch.reason,
        watch.seconds,
        watch.compared,
        fault,
        watch.winners,
        tuple(Seat(seat) for seat in range(task.seats) if not watch.is_by_chance(seat)),
        frozenset(watch.named),
        frozenset(watch.used),
        watch.won,
        frozenset(f"{name}={value}" for name, value in watch.options.items()),
    )


class Watch:
    """A match under way, and what has been seen of it."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.game = GAMES[task.game]
        # The seed alone would deal the same to each number of seats and style.
        self.chance = Rng(task.seed).fork(2 * task.seats + STYLES.index(task.style))
        self.answers = self.stages = self.compared = 0
        self.seconds = 0.0
        self.reason = ""
        self.winners: tuple[Seat, ...] = ()
        self.won = False
        self.options = options_by_chance(self.game, self.chance, task.seats, task.options())
        self.titles = {card.title.id for card in self.game.cards}
        self.title_of = {card.id: card.title.id for card in self.game.cards}
        self.named: set[str] = set()
        self.used: set[str] = set()

    def is_by_chance(self, seat: int) -> bool:
        """Whether a seat plays by chance. Of mixed ones every other does, beginning by turns."""
        match self.task.style:
            case "chance":
                return True
            case "mixed":
                return (seat + self.task.seed) % 2 == 0
            case _:
                return False

    def play(self) -> None:
        config = Config(self.task.seats, self.options)
        match = Match.start(self.game, config, self.chance.below(1 << 64))
        census = self.game.census(match.state)
        while match.outcome is None:
            assert self.answers < MOST[self.task.style], "a dead end"
            if self.task.seed < THOROUGH or self.answers % SAMPLED == 0:
                check_saving(match)
                self.look(match)
            self.answer(match)
            assert census == self.game.census(match.state), "something was lost or made"
            if match.checkpoints:
                self.stages += 1
                self.look_for_secrets(match.checkpoints[-1].state)
                match.checkpoints, match.steps = [], []
        check_saving(match)
        self.reason = match.outcome.reason.id
        self.winners = match.outcome.places[0] if match.outcome.won is not False else ()
        self.won = bool(match.outcome.won)

    def answer(self, match: AnyMatch) -> None:
        asides = [seat for seat in match.asides if self.is_by_chance(seat)]
        aside = bool(asides) and not self.chance.below(6)
        asked = match.asides if aside else match.pending
        seat = self.chance.pick(asides if aside else sorted(asked))
        by_chance = self.is_by_chance(seat)
        began = perf_counter()
        if by_chance:
            raw = any_answer(asked[seat], self.chance)
        else:
            raw, aside = piloted(match, seat, self.chance)
        events = match.answer(seat, raw, aside=aside)
        self.seconds += perf_counter() - began
        self.note(events)
        self.answers += 1

    def note(self, events: Iterable[Event]) -> None:
        """Keep in mind which cards these events tell of, and whether with a seat."""
        for texts in map(texts_of, events):
            self.named |= texts & self.titles
            if "seat" in texts:
                self.used |= texts & self.titles

    def look(self, match: AnyMatch) -> None:
        """Keep in mind which cards lie open on the table."""
        for word in words_of(msgspec.to_builtins(match.view(None), str_keys=True)):
            title = self.title_of.get(word.partition(".")[0])
            if title is not None:
                self.named.add(title)

    def look_for_secrets(self, base: bytes) -> None:
        state = msgspec.json.decode(base, type=self.game.state_type)
        sampled = self.task.seed % SECRETS_MATCHES == 0 and self.stages % SECRETS_STAGES == 0
        if sampled and self.compared < SECRETS_MOST and self.game.outcome(state) is None:
            for seat in state.everyone:
                self.compared += compare(self.game, base, seat, self.chance)


def texts_of(event: Event) -> set[str]:
    """The ids of all texts that an event's arguments are."""
    return {each.id for each in event.args.values() if isinstance(each, Text)}


def words_of(value: object) -> Iterator[str]:
    """All texts in something made of plain lists and dictionaries."""
    match value:
        case str():
            yield value
        case dict():
            for key, each in value.items():
                yield from words_of(key)
                yield from words_of(each)
        case list() | tuple():
            for each in value:
                yield from words_of(each)


def check_saving(match: AnyMatch) -> None:
    save = match.to_json()
    again = Match.from_json(match.game, save)
    assert save == again.to_json(), "a loaded match is saved differently"
    assert match.pending == again.pending, "a loaded match asks something else"
    for seat in (*match.state.everyone, None):
        assert match.view(seat) == again.view(seat), "a loaded match looks different"
