"""The close-ups of the map in words: every place of a region, what holds it and where it leads."""

from __future__ import annotations

from engine.few_acres.content import LINKS, PlaceId
from engine.few_acres.view import View
from render.art import short
from render.drawing import Words
from render.few_acres.phrases import Phrases, said
from render.few_acres.regions import REGIONS
from render.few_acres.text import head, marker, news, phrases_of, place, siege_line


def region_title(which: str, words: Words) -> str:
    return words.say(said("board-region", region=which))


def region_text(view: View, which: str, words: Words) -> str:
    """Everything that the close-up of a region shows, in markdown."""
    phrases = phrases_of(view, words)
    lines = [f"**{region_title(which, words)}**", head(phrases), *news(phrases)]
    lines += [f"- {siege_line(phrases, each)}" for each in view.sieges
              if each.place in REGIONS[which]]  # fmt: skip
    lines += ["", *(f"- {_line(phrases, each)}" for each in REGIONS[which])]
    return "\n".join(lines)


def _line(phrases: Phrases, at: PlaceId) -> str:
    """A place: whose it is, its signs, and where links lead from it."""
    return "; ".join((_held(phrases, at), *_links(phrases, at)))


def _held(phrases: Phrases, at: PlaceId) -> str:
    settlement = phrases.view.board.get(at)
    if settlement is None:
        return f"{place(phrases, at)}: {phrases.say('holder', kind='free', name='')}"
    kind, name = "town" if settlement.town else "village", phrases.player(settlement.side)
    return f"{place(phrases, at)}: {phrases.say('holder', kind=kind, name=name)}"


def _links(phrases: Phrases, at: PlaceId) -> list[str]:
    """Where the links of each kind lead."""
    ends: dict[str, list[str]] = {}
    for link in LINKS:
        if at in link.between:
            [other] = set(link.between) - {at}
            ends.setdefault(link.kind, []).append(phrases.place(other))
    return [f"{phrases.say(f'board-{kind}')}: {', '.join(names)}" for kind, names in ends.items()]


def region_alt(view: View, which: str, words: Words) -> str:
    """The same in short."""
    phrases = phrases_of(view, words)
    parts = [region_title(which, words), head(phrases)]
    for siege in view.sieges:
        if siege.place in REGIONS[which]:
            name, at = phrases.player(siege.attacker), phrases.place(siege.place)
            state = marker(phrases, siege)
            parts.append(phrases.say("siege-short", name=name, place=at, marker=state))
    parts += [_held(phrases, at) for at in REGIONS[which]]
    return short(parts)
