"""Tables of the jobs of a join."""

from __future__ import annotations

from cy_core import known_census
from site_builder.figures.engine.joins import halves_table, job_table


def test_all_jobs_add_up_to_the_total() -> None:
    for row in halves_table([8, 10, 12]).rows:
        n, jobs, *_, classes, _, _, total = row
        assert isinstance(n, int)
        assert total == known_census(n).total
        assert (n, jobs, classes) in [(8, 22, 4), (10, 70, 4), (12, 251, 4)]


def test_first_job_is_described_in_full() -> None:
    table = job_table([12])
    values = {row[0].text: row[1].text for row in table.cells}
    assert values["rows a"].count(",") == 2
    west, east = int(values["halves in the west"]), int(values["halves in the east"])
    assert int(values["pairs"].replace(",", "")) == west * east
