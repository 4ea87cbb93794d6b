"""The drawing of every game, by the game's name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from render.drawing import Drawing
from render.few_acres import FewAcres
from render.go_west import GoWest
from render.lewis_clark import LewisClark
from render.robinson import Robinson
from render.toy import Toy

DRAWINGS: Mapping[str, Drawing[Any]] = MappingProxyType(
    {
        "toy": Toy(),
        "go_west": GoWest(),
        "lewis_clark": LewisClark(),
        "few_acres": FewAcres(),
        "robinson": Robinson(),
    }
)
