"""What those who search the web see of pages of boards."""

from __future__ import annotations

from site_builder.pages import titles
from site_builder.values.census import known_counts
from site_builder.values.fundamental import fundamental_solutions


def test_the_headline_of_a_gallery_has_its_counts() -> None:
    headlines = [titles.gallery_headline(known_counts()[n - 1].census) for n in (1, 2, 12)]
    assert headlines == [
        "1 queen: the only solution",
        "2 queens: no solution",
        "12 queens: the 1,787 fundamental among 14,200 solutions",
    ]
    assert titles.gallery_headline(known_counts()[10].census, 2).endswith("2,680 solutions, page 2")


def test_headline_of_a_solution_has_label_and_notations() -> None:
    (entry, *_) = fundamental_solutions(8)
    assert titles.solution_headline(entry) == "Solution 8.4.1 of 8 queens: 53607142"
    assert "f8 d7 g6 a5 h4 b3 e2 c1" in titles.solution_about(entry)


def test_descriptions_fit_their_length() -> None:
    counts = [known.census for known in known_counts()[:18]]
    abouts = [about(c) for c in counts for about in (titles.gallery_about, titles.all_about)]
    abouts += [titles.solution_about(entry) for entry in fundamental_solutions(12)]
    assert max(map(len, abouts)) <= 160
