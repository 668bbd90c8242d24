from __future__ import annotations

import pytest

from cy_core import InputError, fundamental, label, solution
from tests import reference


@pytest.mark.parametrize("n", [1, 4, 5, 6, 7, 8])
def test_every_image_has_the_label_of_its_orbit(n: int) -> None:
    ranks = dict.fromkeys((1, 2, 4, 8), 0)
    for board, size in reference.all_fundamental(n):
        ranks[size] += 1
        name = f"{n}.{size}.{ranks[size]}"
        assert {label(image) for image in reference.eight_images(board)} == {name}
        assert solution(name) == board


def test_labels_of_n_12_lead_back() -> None:
    for row in fundamental(12)[0][::97].tolist():
        assert solution(label(row)) == tuple(row)


def test_labels_fixed_by_the_design() -> None:
    assert label((3, 0, 2, 4, 1)) == "5.2.1"
    assert label((4, 2, 0, 3, 1)) == "5.8.1"
    assert solution("8.4.1") == (5, 3, 6, 0, 7, 1, 4, 2)
    assert solution(" 1.1.1 ") == (0,)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("8.4.2", "there is no 8.4.2: N = 8 has 1 orbit of size 4"),
        ("8.8.0", "there is no 8.8.0: N = 8 has 11 orbits of size 8"),
        ("2.8.1", "there is no 2.8.1: N = 2 has 0 orbits of size 8"),
        ("27.3.1", "there is no 27.3.1: N = 27 has 0 orbits of size 3"),
        ("28.8.1", "listing n = 28 takes at least"),
        ("40.8.1", "n must be between 1 and 32, got 40"),
        ("8-4-1", "a label is N.size.rank such as 8.4.1, got 8-4-1"),
        ("", "a label is N.size.rank such as 8.4.1, got "),
        ("٨.4.1", "a label is N.size.rank"),  # digits, but not ASCII ones
    ],
)
def test_bad_labels(name: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        solution(name)
