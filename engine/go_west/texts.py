"""What is said in options and events, as message ids with arguments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Seat, Text, player
from engine.go_west.view import AREAS, REGIONS, Card, Region


def listed(items: Iterable[Text]) -> Text:
    """One to four things, one after the other."""
    named = dict(zip("abcd", items, strict=False))
    return Text(f"list-{len(named)}", dict(named))


def card_text(card: Card) -> Text:
    """A card by what it shows, which is all the name it has."""
    if card.region is None:
        return Text("card-wagons", {"wagons": card.wagons, "price": card.price})
    shown = "plus" if card.elsewhere else ("one", "two")[card.discs - 1]
    region = Text(card.region)
    return Text(f"card-{shown}", {"region": region, "wagons": card.wagons, "price": card.price})


def payment(discs: int, points: int) -> Text:
    """A price in discs and victory points."""
    if points and discs:
        return Text("pay-both", {"discs": discs, "points": points})
    if points:
        return Text("pay-points", {"points": points})
    return Text("pay-discs", {"discs": discs})


def crossings_text(crossings: Sequence[int]) -> Text:
    """How many wagons leave which areas."""
    return listed(
        Text("leave", {"area": area, "wagons": wagons})
        for area, wagons in zip(AREAS[:5], crossings, strict=True)
        if wagons
    )


def placed_text(regions: Sequence[Region]) -> Text:
    """How many discs came where, a region for each disc."""
    return listed(
        Text("discs-in", {"region": region, "discs": regions.count(region)})
        for region in dict.fromkeys(regions)
    )


def pushed_text(owners: Sequence[Seat]) -> Text:
    """Whose discs were pushed out, and how many."""
    return listed(
        Text("discs-of", {"seat": player(owner), "discs": owners.count(owner)})
        for owner in dict.fromkeys(owners)
    )


def gains_text(gains: Sequence[int]) -> Text:
    """Who gets how many points; whoever gets none isn't named."""
    if not any(gains):
        return Text("gains-none")
    return listed(
        Text("gain", {"seat": player(Seat(seat)), "points": points})
        for seat, points in enumerate(gains)
        if points
    )


def scoring_text(gains: Sequence[Sequence[int]], sums: Sequence[int]) -> Text:
    """What each region pays, and what that comes to."""
    regions = [
        Text("region-gains", {"region": Text(region), "gains": gains_text(each)})
        for region, each in zip(REGIONS, gains, strict=True)
        if any(each)
    ]
    if not regions:
        return Text("gains-none")
    named = dict(zip("abcd", regions, strict=False))
    joined = Text(f"regions-{len(named)}", dict(named))
    return Text("scoring", {"regions": joined, "total": gains_text(sums)})
