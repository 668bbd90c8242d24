from __future__ import annotations

import pytest

from cy_core import Census, InputError, WrongCount, count, known_census
from cy_core.known import published, require_known_total


def test_published_counts_end_at_27_and_cannot_be_changed() -> None:
    assert list(published()) == list(range(1, 28))
    with pytest.raises(InputError, match="n must be between 1 and 27, got 28"):
        known_census(28)
    with pytest.raises(TypeError):
        published()[8] = known_census(7)  # type: ignore[index]


@pytest.mark.parametrize("off", [-1, 1, 8])
def test_require_known_total_refuses_another_total(off: int) -> None:
    for n in (1, 8, 15, 27):
        total = known_census(n).total
        require_known_total(n, total)
        message = f"n = {n} has {total} solutions, counted {total + off}: .* count anew"
        with pytest.raises(WrongCount, match=message):
            require_known_total(n, total + off)
    require_known_total(28, 1)  # not published


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
