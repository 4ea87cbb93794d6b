"""The scenarios, and which one is being played."""

from __future__ import annotations

from engine.robinson.scenarios.base import Scenario
from engine.robinson.state import State


def rules(state: State) -> Scenario:
    """The rules of the scenario being played."""
    # The scenarios use what the rules can do, and the rules ask the scenario: so the two meet
    # only when something is asked.
    from engine.robinson.scenarios.registry import SCENARIOS

    return SCENARIOS[state.scenario]
