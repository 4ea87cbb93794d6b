"""What options are called on buttons and in menus: no two of a question alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.present.limits import CHOICE, fit
from bot.words import Words
from engine.core import Option

UNMARKED: Mapping[str, str] = MappingProxyType({})
NUMBER = 12  # characters that a number takes


def labels_of(
    options: Sequence[Option],
    words: Words,
    marks: Mapping[str, str] = UNMARKED,
    most: int = CHOICE,
) -> dict[str, str]:
    """Every option in words by its key, with the letter of its place on the picture.

    Those that would be called alike, as copies of a card are, get numbers: whoever hears them
    read out must be able to tell them apart. A label has at most *most* characters.
    """
    labels = {option.key: fit(_marked(option, words, marks), most) for option in options}
    alike = Counter(labels.values())
    numbers: Counter[str] = Counter()
    for key, label in labels.items():
        if alike[label] > 1:
            numbers[label] += 1
            short = fit(label, most - NUMBER)
            labels[key] = words("option-alike", option=short, n=numbers[label])
    return labels


def _marked(option: Option, words: Words, marks: Mapping[str, str]) -> str:
    said = words.say(option.text)
    letter = marks.get(option.spot or "")
    return words("marked-option", letter=letter, option=said) if letter else said
