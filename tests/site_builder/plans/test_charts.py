"""What large counts take, as charts."""

from __future__ import annotations

from site_builder.plans.charts import hours_chart, steps_chart
from site_builder.values.text import TIMES
from tests.helpers.plans import PLANS


def test_hours_are_drawn_with_their_intervals() -> None:
    chart = hours_chart(PLANS)
    assert (
        "Measured: depth first up to N = 20, quadrant join up to N = 20; estimated" in chart.caption
    )
    assert hours_chart(PLANS[1:]).caption.startswith("Core-hours of a count. Estimated.")
    assert "quadrant join" in chart.svg
    rows = {row[0].text: [cell.text for cell in row[1:]] for row in chart.table.cells}
    assert rows == {
        "depth first": ["2.0", "18", "10,000", "2,000,000"],
        "quadrant join": ["1.0", "9.0", "5,000", "\u2013"],
    }


def test_steps_are_those_between_neighbours() -> None:
    chart = steps_chart(PLANS)
    assert chart
    rows = {row[0].text: [cell.text for cell in row[1:]] for row in chart.table.cells}
    assert rows == {
        "depth first": [f"9.0{TIMES}"],
        "quadrant join": [f"9.0{TIMES}"],
        "number of solutions": [f"8.1{TIMES}"],
    }
