"""What the editions and the 26 optional rules are; each rule asks `in_force` where it applies."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from engine.core import OptionsContradict, TableOption

RuleId: TypeAlias = Literal[
    "costly-reshuffle",
    "louisbourg-fortified",
    "duquesne-wins",
    "ambush-in-sieges",
    "fewer-infantry",
    "swap-after-siege",
    "locations-in-reserve",
    "british-bateaux",
    "free-blocked-ambush",
    "free-blocked-raid",
    "quebec-fortified",
    "sell-furs",
    "free-discards",
    "french-draft",
    "governor-gives-up",
    "native-besiegers",
    "british-wait",
    "shed-lost-cards",
    "governor-spares-start",
    "no-governors",
    "lost-cards-in-reserve",
    "bateaux-in-empire",
    "bateaux-in-start",
    "support-reshuffles",
    "short-raids",
    "late-reshuffle",
]
Edition: TypeAlias = Literal["december-2011", "second", "first"]

# In the order in which the licensed online version numbers them, from 0.
RULES: tuple[RuleId, ...] = get_args(RuleId)
EDITIONS: Mapping[Edition, tuple[RuleId, ...]] = MappingProxyType({
    "december-2011": ("bateaux-in-empire",),
    "second": (),
    "first": ("locations-in-reserve", "bateaux-in-start", "support-reshuffles", "short-raids"),
})  # fmt: skip

# Rules that can't hold together, or of which one leaves the other nothing to say.
CONTRADICTIONS: tuple[tuple[RuleId, RuleId], ...] = (
    ("bateaux-in-empire", "bateaux-in-start"),
    ("no-governors", "governor-gives-up"),
    ("no-governors", "governor-spares-start"),
    ("locations-in-reserve", "lost-cards-in-reserve"),
    ("support-reshuffles", "late-reshuffle"),
)

EDITION_OPTION = TableOption("edition", tuple(EDITIONS), "december-2011")
RULE_OPTIONS = tuple(TableOption(rule, ("no", "yes"), "no") for rule in RULES)


def rules_in_force(edition: str, chosen: Mapping[str, str]) -> list[RuleId]:
    """The rules of an edition with those that a table chose besides, in their order.

    What is chosen replaces what the edition says otherwise. Raises `OptionsContradict` if two of
    the chosen rules contradict each other.
    """
    picked = [rule for rule in RULES if chosen.get(rule) == "yes"]
    for one, other in CONTRADICTIONS:
        if one in picked and other in picked:
            raise OptionsContradict(one, other)
    kept = [
        rule
        for name, rules in EDITIONS.items()
        if name == edition
        for rule in rules
        if not any(contradict(rule, each) for each in picked)
    ]
    return [rule for rule in RULES if rule in picked or rule in kept]


def contradict(rule: RuleId, other: RuleId) -> bool:
    return (rule, other) in CONTRADICTIONS or (other, rule) in CONTRADICTIONS
