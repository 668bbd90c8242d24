"""Tables as values: what stands in each cell, and nothing of how it looks."""

from __future__ import annotations

from dataclasses import dataclass

NOTHING = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in one cell.

    Attributes
    ----------
    text : str
        As shown.
    target : str or None
        Source path of the page it links to.
    mark : str
        ``best``, ``code``, ``quiet`` or nothing: how it stands out.
    under : str
        A second, quiet line.
    value : float or None
        The number that the text rounds, by which a reader sorts; None where there is none.
    """

    text: str
    target: str | None = None
    mark: str = ""
    under: str = ""
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Data:
    """What a table shows, in full precision, for files beside it.

    Attributes
    ----------
    path : str
        Place of the files in the site, without ``.csv`` and ``.json``.
    columns : tuple of str
        Names with their units: ``best_seconds``.
    rows : tuple of tuple
        As many values in each as there are columns; None for what is not known.
    """

    path: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str | float | None, ...], ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table with the headings of its columns; the first column heads the rows.

    Attributes
    ----------
    caption : str
        What it shows; not empty.
    headings : tuple of str
        One for each column.
    align : str
        One letter for each column: ``l`` for words, ``r`` for numbers.
    rows : tuple of tuple of Cell
        As many cells in each as there are headings.
    note : str
        What stands below it.
    text : str
        The same in plain letters, to be copied; empty for most.
    data : Data or None
        What its files hold, where it has any.
    """

    caption: str
    headings: tuple[str, ...]
    align: str
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""
    text: str = ""
    data: Data | None = None
