"""A power cut loses nothing that was acknowledged, and the test would see it if it did."""

from __future__ import annotations

import pytest

from tests.soak.power import SETTINGS_TRIED, Figures, Setting, cuts

CUTS = 40
OURS, OFTEN, NORMAL, OFF = SETTINGS_TRIED


def losses(told: Figures) -> tuple[int, int]:
    return told.lost, told.corrupt


@pytest.mark.parametrize("setting", [OURS, OFTEN], ids=lambda setting: setting.name)
def test_no_acknowledged_step_is_lost_to_a_power_cut(setting: Setting) -> None:
    told = cuts(setting, CUTS)

    assert (0, 0) == losses(told)
    assert told.acknowledged > 10 * CUTS


def test_without_waiting_for_the_disk_steps_are_lost() -> None:
    told = cuts(NORMAL, CUTS)

    assert told.lost > 0
    assert 0 == told.corrupt


def test_without_any_order_on_the_disk_the_store_is_destroyed() -> None:
    assert cuts(OFF, CUTS).corrupt > 0
