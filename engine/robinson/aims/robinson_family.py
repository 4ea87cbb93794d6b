"""Robinson Family: a home with all inventions dealt, and children who never go hungry."""

from __future__ import annotations

from collections.abc import Iterator

from engine.robinson.aims.base import Aims, Step, steps_away
from engine.robinson.content import ITEMS, TILES, SpaceId
from engine.robinson.effects import Terrain
from engine.robinson.view import InventionView

ITEM, LEADS_TO, PRESSED = 12.0, 7.0, 12.0
HOME = 8.0  # a shelter, and the first level of roof, palisade and weapons
LAND = 5.0  # a terrain that some invention needs
LAST = 100.0
HIDE = 4.0
WOOD = 1.5


class RobinsonFamily(Aims):
    wound = 2.0
    horizon = 5
    wants_shelter = True

    @property
    def goals(self) -> list[InventionView]:
        """The inventions that the home still lacks."""
        there = [*self.view.built, *self.view.future_items]
        return [
            each
            for each in self.view.inventions
            if each.id in ITEMS
            and ITEMS[each.id].group != "default"
            and each.owner is None
            and each.id not in there
        ]

    @property
    def needed(self) -> dict[str, int]:
        """For how many of them each thing is needed first."""
        found: dict[str, int] = {}
        waiting = list(self.goals)
        for each in waiting:
            for item in each.items:
                if self.has(item):
                    continue
                if item not in found:
                    waiting += [other for other in self.view.inventions if other.id == item]
                found[item] = found.get(item, 0) + 1
        return found

    @property
    def terrains(self) -> set[Terrain]:
        """The terrains that are missing for them."""
        first = self.needed
        wanted = [*self.goals, *(each for each in self.view.inventions if each.id in first)]
        return {land for each in wanted for land in each.terrain} - set(self.view.terrains)

    @property
    def pressing(self) -> float:
        return PRESSED * len(self.goals) / max(3, 3 * self.rounds_left)

    def steps(self) -> Iterator[Step]:
        for space, here in enumerate(self.view.island):
            if not self.is_open(here):
                continue
            if here.covered:
                yield self._reclaim("terrain", space)
            for source in here.exhausted:
                yield self._reclaim(source, space)

    def _reclaim(self, what: str, space: SpaceId) -> Step:
        needed = steps_away(self.view.island[space]) + 1
        return Step("special", f"reclaim-{what}-at-{space}", needed, space)

    def gain(self, kind: str, target: str, space: SpaceId | None) -> float:
        match kind:
            case "special":
                return self._reclaimed(target, space)
            case "explore":
                return LAND * min(2, len(self.terrains))
            case "build":
                return self._built(target.partition(".")[0].partition("-at-")[0])
            case _:
                return 0.0

    def _reclaimed(self, target: str, space: SpaceId | None) -> float:
        if not target.startswith("reclaim-terrain") or space is None:
            return 2.0 * (space == self.view.camp)
        tile = self.view.island[space].tile
        return 1.5 * LAND * (tile is not None and TILES[tile].terrain in self.terrains)

    def _built(self, what: str) -> float:
        if what in ("shelter", "roof", "palisade", "weapon"):
            return HOME * (self.tally(what) < self.wanted(what))
        if any(each.id == what for each in self.goals):
            return ITEM + self.pressing + LAST * self._is_last
        return (LEADS_TO + self.pressing) * (what in self.needed)

    @property
    def _is_last(self) -> bool:
        return sum(max(0, each.of - each.number) for each in self.view.goal[:-1]) == 1

    def use(self, name: str) -> float:
        """What is offered only when it serves is used at once."""
        return {"token-plow": 1.0, "token-powder": 0.5}.get(name, 0.0)

    @property
    def wood(self) -> float:
        return sum(each.cost[-1].wood for each in self.goals)

    @property
    def wood_price(self) -> float:
        return WOOD * (self.view.available.wood < self.wood + 2)

    @property
    def hide_price(self) -> float:
        wanted = sum(each.cost[-1].hides for each in self.goals)
        return HIDE if self.view.available.hides <= wanted else super().hide_price

    @property
    def children(self) -> int:
        return self.tally("children")
