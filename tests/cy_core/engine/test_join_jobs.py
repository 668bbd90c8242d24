"""What a join compares, against all that it could: nothing is left out, and classes leave less."""

from __future__ import annotations

import pytest

from cy_core import join_jobs, known_census


@pytest.mark.parametrize("n", [8, 9, 12])
def test_boards_of_all_jobs_add_up_to_the_total(n: int) -> None:
    jobs = [*join_jobs(n)]
    assert sum(job.boards for job in jobs) == known_census(n).total
    assert all(0 <= job.compared <= job.pairs for job in jobs)
    assert 0 < sum(job.compared for job in jobs) < sum(job.pairs for job in jobs)
    assert all(job.boards <= 8 * job.compared for job in jobs)
    assert {len(job.first) for job in jobs} <= {*range(1, n // 2 + 1)}


def test_join_jobs_takes_part_numbers() -> None:
    first = [*join_jobs(12, [0])]
    assert first == [*join_jobs(12)][: len(first)]
    assert len({job.first for job in first}) == 1
