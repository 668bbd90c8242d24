"""Tables as values: what stands in each cell, and nothing of how it looks."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import dataclass

from site_builder.values.page import Asset

NOTHING = "\N{EN DASH}"
FORMULA = ("=", "+", "-", "@")


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

    def files(self) -> tuple[Asset, ...]:
        """The CSV for spreadsheets and the JSON for programs; none where there is no data."""
        if (data := self.data) is None:
            return ()
        told = as_json(self.caption, data)
        return Asset(f"{data.path}.csv", as_csv(data)), Asset(f"{data.path}.json", told)


def as_csv(data: Data) -> str:
    r"""A line for the names and one for each row; what is not known is left empty.

    A text that a spreadsheet would take for a formula has an apostrophe before it.

    >>> as_csv(Data("a", ("n", "not_run"), ((8, None), (9, "too long, by far"))))
    'n,not_run\n8,\n9,"too long, by far"\n'
    >>> as_csv(Data("a", ("flags", "change"), (("-O3", -1.5),)))
    "flags,change\n'-O3,-1.5\n"
    """
    text = io.StringIO()
    rows = (map(_told, row) for row in data.rows)
    csv.writer(text, lineterminator="\n").writerows([data.columns, *rows])
    return text.getvalue()


def _told(value: str | float | None) -> str | float | None:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def as_json(title: str, data: Data) -> str:
    """An object with the title and the rows, each row an object of the names."""
    rows = [dict(zip(data.columns, row, strict=True)) for row in data.rows]
    lines = ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in rows)
    head = json.dumps(title, ensure_ascii=False)
    return f'{{\n  "title": {head},\n  "rows": [\n{lines}\n  ]\n}}\n'
