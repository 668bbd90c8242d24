"""What those who search the web see of pages of boards."""

from __future__ import annotations

import pytest

from site_builder.pages import titles
from site_builder.values.census import known_counts
from site_builder.values.fundamental import fundamental_solutions


@pytest.mark.parametrize(
    ("n", "headline"),
    [
        (1, "1 queen: the only solution"),
        (2, "2 queens: no solution"),
        (6, "6 queens: the only fundamental among 4 solutions"),
        (8, "8 queens: the 12 fundamental among 92 solutions"),
        (12, "12 queens: the 1,787 fundamental among 14,200 solutions"),
    ],
)
def test_the_headline_of_a_gallery_has_its_counts(n: int, headline: str) -> None:
    assert titles.gallery_headline(known_counts()[n - 1].census) == headline


def test_a_later_page_of_a_gallery_has_a_headline_of_its_own() -> None:
    assert titles.gallery_headline(known_counts()[10].census, 2).endswith("2,680 solutions, page 2")


def test_headline_of_a_solution_has_label_and_notations() -> None:
    (entry, *_) = fundamental_solutions(8)
    assert titles.solution_headline(entry) == "Solution 8.4.1 of 8 queens: 53607142"
    assert "f8 d7 g6 a5 h4 b3 e2 c1" in titles.solution_about(entry)


@pytest.mark.parametrize("n", [1, 2, 8, 18])
def test_descriptions_fit_their_length(n: int) -> None:
    census = known_counts()[n - 1].census
    assert len(titles.gallery_about(census)) <= 160
    assert len(titles.all_about(census)) <= 160


def test_description_of_the_largest_solution_fits() -> None:
    assert max(len(titles.solution_about(entry)) for entry in fundamental_solutions(12)) <= 160
