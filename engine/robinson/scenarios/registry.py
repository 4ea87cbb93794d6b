"""All scenarios by their names."""

from __future__ import annotations

from types import MappingProxyType

from engine.robinson.content import SHEETS
from engine.robinson.scenarios.base import Scenario
from engine.robinson.scenarios.cannibal_island import CannibalIsland
from engine.robinson.scenarios.castaways import Castaways
from engine.robinson.scenarios.cursed_island import CursedIsland
from engine.robinson.scenarios.jenny import JennyNeedsHelp
from engine.robinson.scenarios.king_kong_island import KingKongIsland
from engine.robinson.scenarios.robinson_family import RobinsonFamily
from engine.robinson.scenarios.volcano_island import VolcanoIsland

SCENARIOS: MappingProxyType[str, Scenario] = MappingProxyType(
    {
        "castaways": Castaways(SHEETS["castaways"]),
        "cursed-island": CursedIsland(SHEETS["cursed-island"]),
        "jenny": JennyNeedsHelp(SHEETS["jenny"]),
        "volcano-island": VolcanoIsland(SHEETS["volcano-island"]),
        "cannibal-island": CannibalIsland(SHEETS["cannibal-island"]),
        "robinson-family": RobinsonFamily(SHEETS["robinson-family"]),
        "king-kong-island": KingKongIsland(SHEETS["king-kong-island"]),
    }
)
assert SCENARIOS.keys() == SHEETS.keys(), "a sheet without rules, or rules without a sheet"
