"""Parts that are counted by whoever has them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cy_core import DEPTH_FIRST, JOIN, InputError, count_part, count_parts, known_census
from cy_core.engine.binding import BACKENDS, has_backend

AVAILABLE = [backend for backend in BACKENDS if has_backend(backend)]


@pytest.mark.parametrize("search", [DEPTH_FIRST, JOIN])
@pytest.mark.parametrize("backend", AVAILABLE)
def test_counts_of_all_parts_add_up_to_the_total(search: str, backend: str) -> None:
    boards = [count_part(9, part, backend=backend) for part in count_parts(9, search)]
    assert sum(boards) == known_census(9).total


@pytest.mark.parametrize(
    ("n", "changes", "message"),
    [
        (13, {}, "part 5 belongs to n = 12, got n = 13: name the n that it was made for"),
        (12, {"core": "9.9.9"}, r"part 5 was made by version 9\.9\.9, this is .*: use one version"),
        (12, {"search": JOIN}, "n = 12 has no such part 5 of the search join: take one of"),
        (12, {"search": "breadth"}, "search must be depth-first or join, got breadth"),
        (12, {"number": 6}, "n = 12 has no such part 6 of the search depth-first"),
        (12, {"number": -1}, "n = 12 has no such part -1 of the search depth-first"),
        (12, {"weight": 3}, "n = 12 has no such part 5 of the search depth-first"),
    ],
)
def test_count_part_refuses_a_part_of_another_count(
    n: int, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(InputError, match=f"^{message}"):
        count_part(n, replace(count_parts(12)[5], **changes))
