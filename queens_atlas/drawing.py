"""Draw boards and charts of counts for notebooks, programs and files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, SupportsIndex

from cy_core import Census, Orbit

Columns = Iterable[SupportsIndex]


@dataclass(frozen=True, slots=True, repr=False)
class Drawing:
    """A picture, which a notebook shows and `save` writes to a file.

    Attributes
    ----------
    svg : str
        The picture as an SVG file, in light colours.
    title : str
        A title that says what the picture shows.
    text : str
        The picture as plain text, which `print` shows.

    Examples
    --------
    >>> picture = board("5.2.1")
    >>> picture
    <Drawing: Solution 5.2.1>
    >>> print(picture)
    . . . Q .
    Q . . . .
    . . Q . .
    . . . . Q
    . Q . . .
    Solution 5.2.1. Queens: d5 a4 c3 e2 b1.
    >>> picture.svg[:5]
    '<?xml'
    """

    svg: str
    title: str
    text: str = ""

    def __repr__(self) -> str:
        return f"<Drawing: {self.title}>"

    def __str__(self) -> str:
        return self.text or self.title

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        _print_pretty(self, printer, cycle)

    def _repr_html_(self) -> str:
        from queens_atlas import pictures

        return pictures.image_element(self.svg)

    def _repr_png_(self) -> bytes | None:
        from queens_atlas import pictures

        return pictures.png_if_possible(self.svg)

    def _repr_svg_(self) -> str | None:
        from queens_atlas import pictures

        return pictures.svg_if_needed(self.svg)

    def save(self, path: str | Path) -> None:
        """Write the picture as ``.svg``, ``.png`` or ``.html``, depending on the file name.

        Parameters
        ----------
        path : str or Path
            The file, such as ``board.svg``. An existing file is replaced.

        Raises
        ------
        InputError
            ``a picture is saved as .svg, .png or .html, got board.jpg``;
            ``PNG needs resvg-py: pip install 'queens-atlas[cards]'``.
        """
        from queens_atlas import pictures

        pictures.write(self.svg, self.title, Path(path))


def board(solution: str | Iterable[SupportsIndex | None], *, attacks: bool = False) -> Drawing:
    """Draw a board.

    Parameters
    ----------
    solution : str or sequence of int
        A label such as ``"8.4.1"``, or the column of each row's queen, from the top and from the
        left, 0..N-1, or None for a row without a queen. The queens may attack each other.
    attacks : bool
        Whether to draw the lines that the queens attack.

    Returns
    -------
    Drawing
        A picture with the board and its queens.

    Raises
    ------
    InputError
        ``there is no 8.4.9: ...``, ``a board of N = 1..32 rows takes columns 0..N-1, got 0 40``,
        ``a board is a label such as 8.4.1, or the column of each row's queen, got 8``.

    Examples
    --------
    >>> board("8.4.1")
    <Drawing: Solution 8.4.1>
    """
    from queens_atlas import pictures

    return Drawing(*pictures.board(solution, attacks))


def gallery(boards: SupportsIndex | Iterable[Columns]) -> Drawing:
    """Draw many boards in rows of four, each with its label.

    Parameters
    ----------
    boards : int, or iterable of sequences of int
        N for all fundamental solutions of N = 1..10, or up to 100 solutions of one size.

    Returns
    -------
    Drawing
        The boards from left to right, then from top to bottom.

    Raises
    ------
    InputError
        ``a gallery has 1 to 100 boards, got 1787: ...``,
        ``a gallery has boards of one size, got 4 and 5 rows``.

    Examples
    --------
    >>> gallery(8)
    <Drawing: 12 boards of N = 8>
    """
    from queens_atlas import pictures

    return Drawing(*pictures.gallery(boards))


def heatmap(n: SupportsIndex) -> Drawing:
    """Draw how many solutions have a queen on each square.

    Parameters
    ----------
    n : int
        Side of the board, 1..18.

    Returns
    -------
    Drawing
        A board with the number on each square.

    Raises
    ------
    InputError
        ``n must be between 1 and 18, got 19``.

    Examples
    --------
    >>> heatmap(8)
    <Drawing: Queens per square over all solutions of N = 8>
    """
    from queens_atlas import pictures

    return Drawing(*pictures.heatmap(n))


def chart(text: str) -> Drawing:
    """Draw a chart, as a block of a page does.

    Parameters
    ----------
    text : str
        Its kind and its range: ``totals 1-27``, ``orbits 4-18``, ``heat 8``.

    Returns
    -------
    Drawing
        The chart, which scales with its text.

    Raises
    ------
    InputError
        ``unknown chart TEXT: choose one of ...``, and every mistake in the text.

    Examples
    --------
    >>> chart("totals 1-27")
    <Drawing: Number of solutions for N = 1 to 27>
    """
    from queens_atlas import pictures

    return Drawing(*pictures.chart(text))


# The core does not draw, so this module adds to its types the methods that notebooks call.

_COUNTS = ("n", "total", "fundamental", "nodes")
# The style of the cells of a table, because some notebooks show tables without space between cells.
_STYLE = "padding: 0.3em 0.6em; text-align: right"


def show_in_notebooks() -> None:
    """Give `Census` and `Orbit` the methods that notebooks and `print` call."""
    # This uses setattr because type checkers know that these classes have no such methods.
    setattr(Census, "_repr_html_", census_table)  # noqa: B010
    for name in ("_repr_html_", "_repr_png_", "_repr_svg_"):
        setattr(Orbit, name, lambda orbit, name=name: getattr(_images(orbit), name)())
    setattr(Orbit, "__str__", lambda orbit: str(_images(orbit)))  # noqa: B010
    setattr(Census, "__str__", census_text)  # noqa: B010
    for kind in (Census, Orbit):
        setattr(kind, "_repr_pretty_", _print_pretty)  # noqa: B010


def _print_pretty(value: object, printer: Any, cycle: bool) -> None:
    """Show `value` in a terminal of IPython as `print` does."""
    printer.text(str(value))


def _images(orbit: Orbit) -> Drawing:
    """Draw the eight images of a solution under the symmetries of the square."""
    from queens_atlas import pictures

    return Drawing(*pictures.images(orbit.representative))


def census_text(census: Census) -> str:
    """Return the counts as text with a line for each. Unknown counts are left out.

    >>> from cy_core import known_census
    >>> print(census_text(known_census(8)))
    n             8
    total        92
    fundamental  12
    orbits of 4   1
    orbits of 8  11
    """
    lines = {name: f"{value:,}" for name, value in _known_counts(census).items()}
    names, values = max(map(len, lines)), max(map(len, lines.values()))
    return "\n".join(f"{name:{names}}  {value:>{values}}" for name, value in lines.items())


def _known_counts(census: Census) -> dict[str, int]:
    """Return the known counts of a census by their names."""
    cells = {name: getattr(census, name) for name in _COUNTS}
    sizes = census.orbits_by_size or {}
    cells |= {f"orbits of {size}": number for size, number in sizes.items() if number}
    return {name: value for name, value in cells.items() if value is not None}


def census_table(census: Census) -> str:
    """Render the counts as an HTML table with one row. Unknown counts are left out."""
    known = _known_counts(census)
    head = "".join(f'<th style="{_STYLE}">{escape(name)}</th>' for name in known)
    row = "".join(f'<td style="{_STYLE}">{value:,}</td>' for value in known.values())
    return f"<table><thead><tr>{head}</tr></thead><tbody><tr>{row}</tr></tbody></table>"
