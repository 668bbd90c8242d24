"""What those who search the web see of a page: its headline, and what it shows."""

from __future__ import annotations

from cy_core import MAX_LABELLED_N, Census
from site_builder.values.gallery import Entry
from site_builder.values.text import columns_text, counted, grouped, squares

OVERVIEW = f"N-Queens boards for N = 1 to {MAX_LABELLED_N}, with the number of solutions"
OVERVIEW_ABOUT = "The first solution of the N-Queens problem for each N, and how many there are."


def of_gallery(census: Census, page: int = 1) -> str:
    """The headline of one page of a gallery.

    >>> of_gallery(Census(8, 92, 12))
    '8 queens: the 12 fundamental among 92 solutions'
    """
    where = f", page {page}" if page > 1 else ""
    return f"{counted(census.n, 'queen')}: {found(census)}{where}"


def about_gallery(census: Census) -> str:
    """What a gallery shows."""
    queens = f"{counted(census.n, 'queen')} on a board of {census.n} x {census.n}"
    if not census.total:
        return f"{queens} squares always attack each other; only N = 2 and N = 3 have no solution."
    return f"{queens}: {found(census)}, drawn, sorted by symmetry, and where the queens stand."


def about_all(census: Census) -> str:
    """What that page shows."""
    return f"{of_all(census)} on one page, orbit by orbit, each with the columns of its queens."


def of_all(census: Census) -> str:
    """The headline of the page with every solution of one N.

    >>> of_all(Census(8, 92, 12))
    '8 queens: all 92 solutions'
    """
    one = census.total == 1
    which = "the eight images of the only solution" if one else f"all {census.total} solutions"
    return f"{counted(census.n, 'queen')}: {which}"


def found(census: Census) -> str:
    """How many solutions there are, in words.

    >>> found(Census(6, 4, 1)), found(Census(2, 0, 0)), found(Census(1, 1, 1))
    ('the only fundamental among 4 solutions', 'no solution', 'the only solution')
    """
    if census.total < 2:
        return "the only solution" if census.total else "no solution"
    few = "only" if census.fundamental == 1 else grouped(census.fundamental or 0)
    return f"the {few} fundamental among {counted(census.total, 'solution')}"


def of_solution(entry: Entry) -> str:
    """The headline of the page of a solution."""
    return f"Solution {entry.label} of {counted(entry.n, 'queen')}: {columns_text(entry.solution)}"


def about_solution(entry: Entry) -> str:
    """What that page shows."""
    queens = f"{counted(entry.n, 'queen')} on {' '.join(squares(entry.solution))}"
    return f"{queens}: a solution in an orbit of {counted(entry.size, 'board')}, all of them drawn."
