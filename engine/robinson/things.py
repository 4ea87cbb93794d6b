"""What it is worth to the autopilot to build each thing."""

from __future__ import annotations

from types import MappingProxyType

# What building a thing is worth once, and for each round to come.
ITEMS: MappingProxyType[str, tuple[float, float]] = MappingProxyType(
    {
        "hatchet": (0, 1.8),
        "snare": (0, 1.7),
        "shortcut": (0, 1.6),
        "fireplace": (0.5, 0.7),
        "knife": (0.5, 0),
        "shovel": (0.8, 0.2),
        "rope": (0.6, 0.1),
        "map": (0.3, 0.25),
        "pot": (0.4, 0.25),
        "cure": (0.8, 0.1),
        "bricks": (1.6, 0),
        "dam": (3.5, 0),
        "basket": (0, 1.5),
        "sack": (0, 1.5),
        "belts": (0, 1.2),
        "bed": (0, 0.5),
        "cellar": (0.5, 0.5),
        "corral": (0, 1.2),
        "diary": (0, 0.6),
        "drums": (0, 1.1),
        "furnace": (0, 0.8),
        "lantern": (0, 0.8),
        "moat": (2.4, 0),
        "wall": (2.4, 0),
        "pit": (0, 2.2),
        "raft": (0, 1.2),
        "shield": (0.5, 0.4),
        "spear": (0.5, 0),
        "bow": (0.5, 0),
        "sling": (0.5, 0),
    }
)


# How much the weapon level rises when a thing is built.
ARMS: MappingProxyType[str, int] = MappingProxyType({"knife": 1, "sling": 2, "bow": 3, "spear": 3})
