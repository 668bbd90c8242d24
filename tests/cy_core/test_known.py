from __future__ import annotations

import pytest

from cy_core import Census, InputError, WrongCount, count, known_census
from cy_core.known import published, require_known_total


def test_published_counts_end_at_27() -> None:
    assert list(published()) == list(range(1, 28))
    with pytest.raises(InputError, match="n must be between 1 and 27, got 28"):
        known_census(28)


def test_published_counts_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        published()[8] = known_census(7)  # type: ignore[index]


@pytest.mark.parametrize("n", [1, 8, 15, 27])
@pytest.mark.parametrize("off", [-1, 1, 8])
def test_require_known_total_refuses_another_total(n: int, off: int) -> None:
    total = known_census(n).total
    require_known_total(n, total)
    message = f"n = {n} has {total} solutions, counted {total + off}: .* count anew"
    with pytest.raises(WrongCount, match=message):
        require_known_total(n, total + off)


def test_require_known_total_accepts_unpublished_n() -> None:
    require_known_total(28, 1)


@pytest.mark.parametrize(
    ("n", "options"),
    [(8, {}), (11, {}), (15, {}), (8, {"method": "bitmap"}), (11, {"method": "bitmap"})],
)
def test_every_count_is_compared_with_the_published_total(
    n: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = known_census(n).total
    monkeypatch.setattr("cy_core.known.published", lambda: {n: Census(n, 93)})
    with pytest.raises(WrongCount, match=f"n = {n} has 93 solutions, counted {counted}: "):
        count(n, **options)
