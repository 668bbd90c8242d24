"""The blocks about large counts: with records, without, and with what is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from site_builder.plans.blocks import BLOCK_TYPES
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Figure
from tests.helpers.plans import PLANS, site_with, summary

# The cards of Numbers have their counts, whatever was recorded.
OF_RECORDS = [name for name in BLOCK_TYPES if name != "numbers"]
LINES = {name: "24" if name == "estimate" else "" for name in OF_RECORDS}


def figure(name: str, config: SiteConfig) -> Figure:
    """What a block draws."""
    result = BLOCK_TYPES[name].figure([LINES[name]], config)
    assert isinstance(result, Figure)
    return result


def test_every_block_shows_its_records(tmp_path: Path) -> None:
    config = site_with(tmp_path, PLANS, [summary(21)])
    for name in OF_RECORDS:
        parts = [value for values in figure(name, config).context.values() for value in values]
        assert len(parts) == 1, name


@pytest.mark.parametrize("name", OF_RECORDS)
def test_a_site_without_records_says_how_to_make_them(name: str, tmp_path: Path) -> None:
    result = figure(name, SiteConfig(timings=tmp_path / "none"))
    assert result.context == {"tables": (), "charts": (), "findings": ()} or not any(
        result.context.values()
    )


def test_duration_of_a_count_is_described(tmp_path: Path) -> None:
    config = site_with(tmp_path, PLANS, [])
    ((finding,),) = [
        findings for findings in figure("estimate", config).context.values() if findings
    ]
    assert finding.sentence == "N = 24 would take 210 days of one core."
    assert finding.details == (
        "By the quadrant join, give or take 10 %: 100 days on the 2 cores of the machine it "
        "was measured on, 5.0 hours on 1,000 of them, each with 57 MB of memory. "
        "Depth first it would be 420 days."
    )


def test_plans_without_neighbours_have_no_steps(tmp_path: Path) -> None:
    config = site_with(tmp_path, PLANS[2:], [])
    assert not any(figure("chart steps", config).context.values())
    assert any(figure("chart hours", config).context.values())


@pytest.mark.parametrize("line", ["14", "29", "x"])
def test_an_estimate_is_of_a_board_that_can_be_planned(line: str) -> None:
    with pytest.raises(UserError):
        BLOCK_TYPES["estimate"].read([line])


def test_invalid_record_is_named(tmp_path: Path) -> None:
    config = site_with(tmp_path, [], [])
    (tmp_path / "plans" / "24.json").write_text("[]")
    with pytest.raises(UserError, match=r"plans.24\.json must be what queens plan --json writes"):
        figure("table plans", config)
