"""The aims of all scenarios by their names; one without an entry has none of its own."""

from __future__ import annotations

from types import MappingProxyType

from engine.robinson.aims.base import Aims
from engine.robinson.aims.cannibal_island import CannibalIsland
from engine.robinson.aims.castaways import Castaways
from engine.robinson.aims.cursed_island import CursedIsland
from engine.robinson.aims.jenny import JennyNeedsHelp
from engine.robinson.aims.king_kong_island import KingKongIsland
from engine.robinson.aims.robinson_family import RobinsonFamily
from engine.robinson.aims.volcano_island import VolcanoIsland
from engine.robinson.view import View

AIMS: MappingProxyType[str, type[Aims]] = MappingProxyType(
    {
        "castaways": Castaways,
        "cursed-island": CursedIsland,
        "jenny": JennyNeedsHelp,
        "volcano-island": VolcanoIsland,
        "cannibal-island": CannibalIsland,
        "robinson-family": RobinsonFamily,
        "king-kong-island": KingKongIsland,
    }
)


def aims_for(view: View) -> Aims:
    """What the players strive for, as far as the view shows it."""
    return AIMS.get(view.scenario, Aims)(view)
