"""What every event does when it is drawn, when its threat is met, and when it comes true."""

from __future__ import annotations

import pytest

from engine.robinson.content import EVENTS
from engine.robinson.scope import of_actor, of_event
from engine.robinson.state import State
from engine.robinson.words import carry_out
from tests.engine.robinson.summary import Difference, context, difference, each, look, settle, usual
from tests.engine.robinson.table import take_event

WOUND, GRIEF = each("wounds", 1), each("determination", -1)
RAIN, SNOW, STORM = ({"weather": [token]} for token in ("rain", "snow", "storm"))
ADVENTURES = {"explore": ["adventure"], "gather": ["adventure"]}
REROLLS = {place: ["reroll"] for place in ("build", "gather", "explore")}


def rule(*names: str) -> Difference:
    return {"rules": list(names)}


DRAWN: dict[str, Difference] = {
    # with a book
    "unusually-cold-night": WOUND,
    "otters": {"exhausted 3": ["food"]},
    "council": {"inventions": -3},
    "insects": {"wood": -1},
    "winter-depression": {"morale": -1},
    "wrecked-balloon": {"morale": -1},
    "ravenous-predators": {"hunt": ["danger"]},
    "predator-is-near": {"exhausted 4": ["food"]},
    "night-howling": {"hunt": ["danger"]},
    "poisoning": WOUND,
    "body-on-the-beach": {"morale": -1},
    "argument": rule("no-mixed-pawns"),
    "call-of-the-wild": {"hunt": ["danger"]},
    "sleepless-night": REROLLS,
    "earthquake": {"down 7": True},
    "ravishing-hurricane": {"exhausted 7": ["food", "wood"]},
    "bad-feelings": {"gather": ["reroll"]},
    "exhausting-night": {"build": ["reroll"]},
    "strong-wind": {"build": ["time"]},
    "weather-breakdown": {"gather": ["time"]},
    "mist": {"explore": ["time"]},
    "mess-in-the-camp": {"arrange": ["time"]},
    "island-rebels": {},
    "natural-dam-breaks": {
        **rule("extra-wood-produced", "no-food-produced"),
        "explore": ["adventure"],
    },
    "depression": {"inventions": -2, **GRIEF},
    "devastating-blows": {"exhausted 7": ["food", "wood"]},
    "lack-of-hope": {"first": 1},
    "vertigo": rule("one-pawn.cook"),
    "weakness": rule("no-skills.cook"),
    "slow-work": {"build": ["wood"]},
    "loss-of-hope": rule("stays.cook"),
    "fight-in-the-dark": {},
    "dangerous-night": {"events": 1, "beasts": -1},
    "howling-from-the-woods": {"hunting deck": 1, "beasts": -1},
    "bear": {"arrange": ["bear"]},
    "searching-for-a-new-path": {"explore": ["reroll"]},
    "smoke-on-the-horizon": {"covered 4": True},
    "drought": {"covered 7": True},
    "rough-passage": {"covered 0": True},
    # building
    "cataclysm": rule("items-unusable"),
    "jaguar": WOUND,
    "heavy-rain": RAIN,
    "heavy-clouds": RAIN,
    "memories-of-the-cruise": {"morale": -1},
    "fight": WOUND,
    "landslide": {"camp": -3, "roof": -2, "palisade": -2},
    "broken-tree": WOUND,
    "flying-surprise": {"palisade": -1},
    # gathering
    "storm": STORM,
    "high-water": {"explore": ["adventure"]},
    "frost": SNOW,
    "heavy-rain-is-coming": RAIN,
    "culled-area": rule("no-food-produced"),
    "devastating-hurricane": {"palisade": -2},
    "thunderstorm": {"exhausted 3": ["wood"]},
    "raging-river": rule("half-production"),
    "disaster": {"palisade": -1},
    "cloud-burst": {"camp": -3, "roof": -2, "palisade": -2},
    "rain": RAIN,
    "bad-fate": {},
    # exploration
    "chronic-tiredness": {"night": ["extra-food"]},
    "awful-weather": RAIN,
    "precipice": {"down 7": True},
    "ravishing-windstorm": {"weapon": -2},
    "cold-rain": RAIN,
    "predators": {"exhausted 3": ["food"]},
    "fire": rule("no-wood-produced"),
    "predators-in-the-vicinity": rule("hungry"),
    "flood": WOUND,
    "night-attack": WOUND,
    "predators-in-the-woods": {"explore": ["danger"]},
}

COME_TRUE: dict[str, Difference] = {
    "unusually-cold-night": WOUND,
    "otters": {"exhausted 3": ["food"]},
    "council": {"inventions": -2},
    "insects": {"wood": -1},
    "winter-depression": GRIEF,
    "wrecked-balloon": {},
    "ravenous-predators": {"palisade": -1},
    "predator-is-near": ADVENTURES,
    "night-howling": {"palisade": -1},
    "poisoning": WOUND,
    "body-on-the-beach": {"morale": -2},
    "argument": {**GRIEF, "morale": -1},
    "call-of-the-wild": {"hunt": ["danger"]},
    "sleepless-night": ADVENTURES,
    "earthquake": {},
    "ravishing-hurricane": {},
    "bad-feelings": {"gather": ["adventure", "reroll"]},
    "exhausting-night": {"morale": -2},
    "strong-wind": {"items": -1, "inventions": 1, "weapon": -1},
    "weather-breakdown": {"exhausted 7": ["food", "wood"]},
    "mist": {"explore": ["time", "adventure"]},
    "mess-in-the-camp": GRIEF,
    "island-rebels": {},
    "natural-dam-breaks": {"items": -2, "inventions": 2, "weapon": -1},
    "depression": {"morale": -1, "inventions": -2},
    "devastating-blows": {"exhausted 7": ["wood"]},
    "lack-of-hope": {"morale": -2},
    "vertigo": GRIEF,
    "weakness": rule("no-skills.cook"),
    "slow-work": {"build": ["wood"]},
    "loss-of-hope": {"morale": -2},
    "fight-in-the-dark": rule("hungry"),
    "dangerous-night": {},
    "howling-from-the-woods": {},
    "bear": {**GRIEF, "morale": -1},
    "searching-for-a-new-path": ADVENTURES,
    "smoke-on-the-horizon": {"covered 4": True},
    "drought": {"covered 7": True},
    "rough-passage": {"covered 0": True},
    "cataclysm": {"items": -1, "weapon": -1},
    "jaguar": WOUND,
    "heavy-rain": RAIN,
    "heavy-clouds": RAIN,
    "memories-of-the-cruise": GRIEF,
    "fight": each("determination", -2),
    "landslide": rule("no-production"),
    "broken-tree": {"morale": -1},
    "flying-surprise": {"palisade": -1},
    "storm": {"palisade": -1},
    "high-water": {"food": -4, "wood": -4, "hides": -2, **rule("no-production")},
    "frost": SNOW,
    "heavy-rain-is-coming": RAIN,
    "culled-area": {},
    "devastating-hurricane": {"palisade": -1},
    "thunderstorm": {"exhausted 3": ["wood"]},
    "raging-river": rule("no-production"),
    "disaster": {"palisade": -2},
    "cloud-burst": {},
    "rain": RAIN,
    "bad-fate": GRIEF,
    "chronic-tiredness": WOUND,
    "awful-weather": SNOW,
    "precipice": {},
    "ravishing-windstorm": {},
    "cold-rain": RAIN,
    "predators": {"exhausted 3": ["food"]},
    "fire": rule("no-wood-produced"),
    "predators-in-the-vicinity": rule("hungry"),
    "flood": {"palisade": -1},
    "night-attack": {},
    "predators-in-the-woods": WOUND,
}


def det(n: int, **more: int) -> Difference:
    """What the actor, the cook, gets."""
    return {"determination cook": n, **more}


REWARDS: dict[str, Difference] = {
    **{name: det(1) for name in DRAWN},
    "council": det(1, inventions=1),
    "wrecked-balloon": {},
    "poisoning": det(1, weapon=1),
    "body-on-the-beach": det(2),
    "argument": det(1, morale=1),
    "call-of-the-wild": {"food": 1},
    "otters": {},
    "earthquake": {},
    "depression": det(2),
    "dangerous-night": {},
    "jaguar": {},
    "memories-of-the-cruise": det(2, morale=1),
    "broken-tree": det(1, wood=1),
    "high-water": det(2),
    "frost": det(2),
    "culled-area": {"food": 2},
    "devastating-hurricane": {"palisade": 1},
    "thunderstorm": {},
    "disaster": {"palisade": 1},
    "cloud-burst": {},
    "bad-fate": det(3),
    "chronic-tiredness": det(2),
    "precipice": det(3),
    "ravishing-windstorm": det(1, weapon=1),
    "night-attack": {},
}


def lie_on_table(state: State, card: str) -> None:
    take_event(state, card)
    state.on_table.append(state.events.pop())


@pytest.mark.parametrize("name", DRAWN)
def test_what_an_event_does_when_it_is_drawn(name: str) -> None:
    state, card = usual(), f"event-{name}"
    lie_on_table(state, card)
    before = look(state)
    settle(carry_out(state, context(), of_event(state, card), EVENTS[card].event))
    assert DRAWN[name] == difference(before, look(state))


@pytest.mark.parametrize("name", COME_TRUE)
def test_what_a_threat_does_when_it_comes_true(name: str) -> None:
    state, card = usual(), f"event-{name}"
    lie_on_table(state, card)
    before = look(state)
    settle(carry_out(state, context(), of_event(state, card), EVENTS[card].threat))
    assert COME_TRUE[name] == difference(before, look(state))


@pytest.mark.parametrize("name", REWARDS)
def test_what_a_threat_gives_when_it_is_met(name: str) -> None:
    state, card = usual(), f"event-{name}"
    lie_on_table(state, card)
    before = look(state)
    settle(carry_out(state, context(), of_actor(card, "cook"), EVENTS[card].reward))
    found = difference(before, look(state))
    assert REWARDS[name] == found


RESTORED = (
    "otters",
    "predator-is-near",
    "earthquake",
    "ravishing-hurricane",
    "smoke-on-the-horizon",
    "drought",
    "rough-passage",
    "thunderstorm",
    "precipice",
    "predators",
)


@pytest.mark.parametrize("name", RESTORED)
def test_what_a_card_covered_its_threat_action_uncovers(name: str) -> None:
    state, card = usual(), f"event-{name}"
    lie_on_table(state, card)
    before = look(state)
    settle(carry_out(state, context(), of_event(state, card), EVENTS[card].event))
    assert look(state) != before
    settle(carry_out(state, context(), of_actor(card, "cook"), EVENTS[card].reward))
    gained = {"determination cook"}
    assert set() == set(difference(before, look(state))) - gained


def test_every_event_is_here() -> None:
    names = {card.removeprefix("event-") for card in EVENTS}
    assert names == set(DRAWN) == set(COME_TRUE) == set(REWARDS)
