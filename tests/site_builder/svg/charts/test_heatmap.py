"""Heat maps: every count written, every strength by its value."""

from __future__ import annotations

import pytest

from site_builder.svg.charts.heatmap import heatmap
from site_builder.values.errors import UserError
from tests.helpers.drawings import TITLES, parse, svg_texts


def test_every_count_is_written_row_by_row() -> None:
    assert svg_texts(parse(heatmap([[0, 1], [20, 300]], **TITLES))) == ["0", "1", "20", "300"]


def test_the_larger_the_count_the_stronger_the_square() -> None:
    paths = list(parse(heatmap([[0, 4], [4, 8]], **TITLES)).iter("path"))
    squares = [path.get("d", "").count("M") for path in paths]
    strengths = [float(path.get("fill-opacity", "")) for path in paths]
    assert squares == [1, 2, 1]
    assert strengths == sorted(strengths)
    assert 0 < strengths[0] < 0.1
    assert strengths[-1] == 1


def test_a_board_without_solutions_is_pale() -> None:
    (path,) = parse(heatmap([[0, 0], [0, 0]], **TITLES)).iter("path")
    assert float(path.get("fill-opacity", "")) < 0.1


@pytest.mark.parametrize("n", [1, 4, 8, 12])
def test_it_is_square_and_never_wider_than_a_phone(n: int) -> None:
    root = parse(heatmap([[1] * n] * n, **TITLES))
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert width == 360
    assert height <= 360


def test_four_digits_fit_into_a_square_of_twelve_and_more_are_left_out() -> None:
    roots = [parse(heatmap([[count] * 12] * 12, **TITLES)) for count in (1420, 14200)]
    groups = [[g for g in root.iter("g") if g.get("class") == "qa-label"] for root in roots]
    assert 12 <= float(groups[0][0].get("font-size", "")) <= 30 / 4 / 0.6
    assert groups[1] == []


@pytest.mark.parametrize("counts", [[], [[1, 2]], [[1, 2], [3]], [[1, 2], [3, -4]]])
def test_invalid_grid_of_counts_is_refused(counts: list[list[int]]) -> None:
    with pytest.raises(UserError, match=r"^a heat map takes N rows of N counts from 0 up, got .*$"):
        heatmap(counts, **TITLES)
