"""What search engines show of a page of boards: its headline, and a sentence about it."""

from __future__ import annotations

from cy_core import MAX_LABELLED_N, Census
from site_builder.values.fundamental import FundamentalSolution
from site_builder.values.text import columns_text, counted, grouped, squares

OVERVIEW_HEADLINE = f"N-Queens boards for N = 1 to {MAX_LABELLED_N}, with the number of solutions"
OVERVIEW_ABOUT = "The first solution of the N-Queens problem for each N, and how many there are."


def gallery_headline(census: Census, page: int = 1) -> str:
    """The headline of one page of a gallery.

    >>> gallery_headline(Census(8, 92, 12))
    '8 queens: the 12 fundamental among 92 solutions'
    """
    page_text = f", page {page}" if page > 1 else ""
    return f"{counted(census.n, 'queen')}: {solutions_text(census)}{page_text}"


def gallery_about(census: Census) -> str:
    """A sentence about a gallery."""
    queens = f"{counted(census.n, 'queen')} on a board of {census.n} x {census.n}"
    if not census.total:
        return f"{queens} squares always attack each other; only N = 2 and N = 3 have no solution."
    solutions = solutions_text(census)
    return f"{queens}: {solutions}, drawn, sorted by symmetry, and where the queens stand."


def gallery_tags(census: Census) -> tuple[str, ...]:
    """Words by which the search finds a gallery."""
    total, fundamental = grouped(census.total), grouped(census.fundamental or 0)
    counts = (f"all {total} solutions", f"{fundamental} fundamental solutions")
    return (f"{counted(census.n, 'queen')}", *counts, "unique solutions", "gallery", "pictures")


def solutions_text(census: Census) -> str:
    """The number of solutions of one N, in words.

    >>> solutions_text(Census(6, 4, 1)), solutions_text(Census(2, 0, 0))
    ('the only fundamental among 4 solutions', 'no solution')
    """
    if census.total < 2:
        return "the only solution" if census.total else "no solution"
    number = "only" if census.fundamental == 1 else grouped(census.fundamental or 0)
    return f"the {number} fundamental among {counted(census.total, 'solution')}"


def all_about(census: Census) -> str:
    """A sentence about the page with every solution of one N."""
    headline = all_headline(census)
    return f"{headline} on one page, orbit by orbit, each with the columns of its queens."


def all_headline(census: Census) -> str:
    """The headline of the page with every solution of one N.

    >>> all_headline(Census(8, 92, 12))
    '8 queens: all 92 solutions'
    """
    only = census.total == 1
    boards = "the eight images of the only solution" if only else f"all {census.total} solutions"
    return f"{counted(census.n, 'queen')}: {boards}"


def solution_headline(solution: FundamentalSolution) -> str:
    """The headline of the page of a solution."""
    columns = columns_text(solution.columns)
    return f"Solution {solution.label} of {counted(solution.n, 'queen')}: {columns}"


def solution_about(solution: FundamentalSolution) -> str:
    """A sentence about the page of a solution."""
    queens = f"{counted(solution.n, 'queen')} on {' '.join(squares(solution.columns))}"
    boards = counted(solution.orbit_size, "board")
    return f"{queens}: a solution in an orbit of {boards}, all of them drawn."
