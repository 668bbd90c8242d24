"""Tables as values: typed columns, rows that fit them, and the files that hold the same."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from site_builder.values.page import Asset
from site_builder.values.text import grouped

NOTHING = "\N{EN DASH}"
FORMULA = ("=", "+", "-", "@")

Value = str | float | None


@dataclass(frozen=True, slots=True)
class Cell:
    """A value of which a page shows more than its column says.

    Attributes
    ----------
    value : str, float or None
        In full precision, as in files, and as a reader sorts by; None where it is not known.
    target : str or None
        Source path of the page it links to.
    mark : str
        ``best``, ``code``, ``quiet`` or nothing: how it stands out.
    under : str
        A second, quiet line.
    text : str
        As shown; where it is empty, the column writes the value.
    """

    value: Value
    target: str | None = None
    mark: str = ""
    under: str = ""
    text: str = ""


Row = tuple[Value | Cell, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """What the values of one column are, in files and on a page.

    Attributes
    ----------
    name : str
        In files; empty where only a page has it.
    heading : str or None
        On a page; None where only files have it.
    unit : str
        What numbers count, as files name it: ``seconds``; empty for plain counts, and for words.
    format : callable of (number) to str
        A number as a page shows it.
    align : {"l", "r"}
        Words begin at the left; numbers, and bits, end at the right.
    mark : str
        As that of a cell, for those that have none of their own.
    """

    name: str
    heading: str | None = None
    unit: str = ""
    format: Callable[[Any], str] = grouped
    align: Literal["l", "r"] = "r"
    mark: str = ""

    @property
    def key(self) -> str:
        """Its name in files.

        >>> Column("best", unit="seconds").key
        'best_seconds'
        """
        return "_".join(filter(None, [self.name, self.unit]))

    def cell(self, value: Value | Cell) -> Cell:
        """A value as it is shown: numbers in the column's format, texts as they are, or a dash.

        >>> Column("total").cell(14200).text, Column("total").cell(None).text
        ('14,200', '\u2013')
        """
        cell = value if isinstance(value, Cell) else Cell(value)
        if cell.value is None and not cell.text:
            return replace(cell, text=NOTHING, mark="quiet")
        written = cell.value if isinstance(cell.value, str) else self.format(cell.value)
        return replace(cell, text=cell.text or written, mark=cell.mark or self.mark)


def or_dash(count: int) -> str:
    """A count, where none of them is no count to look at."""
    return grouped(count) if count else NOTHING


def words(*headings: str, mark: str = "") -> tuple[Column, ...]:
    """Columns of texts."""
    return tuple(Column(heading, heading, align="l", mark=mark) for heading in headings)


def numbers(
    *headings: str, format: Callable[[Any], str] = grouped, mark: str = ""
) -> tuple[Column, ...]:
    """Columns of numbers, or of bits."""
    return tuple(Column(heading, heading, format=format, mark=mark) for heading in headings)


@dataclass(frozen=True, slots=True)
class Table:
    """A table; the first column that a page shows heads the rows.

    Attributes
    ----------
    caption : str
        What it shows; not empty.
    columns : tuple of Column
        From left to right.
    rows : tuple of tuple of (str, float, None or Cell)
        As many values in each as there are columns.
    note : str
        What stands below it.
    text : str
        The same in plain letters, to be copied; empty for most.
    path : str
        Place of its files in the site, without ``.csv`` and ``.json``; empty where it has none.
    data : Table or None
        What the files hold, with their path, where that is not these rows.

    Raises
    ------
    ValueError
        ``CAPTION: a row must have as many values as columns, COUNT, got COUNT``.
    """

    caption: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    note: str = ""
    text: str = ""
    path: str = ""
    data: Table | None = None

    def __post_init__(self) -> None:
        width = len(self.columns)
        for row in self.rows:
            if len(row) != width:
                rule = f"a row must have as many values as columns, {width}"
                raise ValueError(f"{self.caption}: {rule}, got {len(row)}")

    @property
    def shown(self) -> tuple[Column, ...]:
        """The columns of a page."""
        return tuple(column for column in self.columns if column.heading is not None)

    @property
    def cells(self) -> tuple[tuple[Cell, ...], ...]:
        """The rows of a page, with a text in every cell."""
        return tuple(
            tuple(
                column.cell(value)
                for column, value in zip(self.columns, row, strict=True)
                if column.heading is not None
            )
            for row in self.rows
        )

    def files(self) -> tuple[Asset, ...]:
        """The CSV for spreadsheets and the JSON for programs; none where it has no path."""
        whole = self.data or self
        if not whole.path:
            return ()
        return Asset(f"{whole.path}.csv", whole.csv()), Asset(f"{whole.path}.json", whole.json())

    def csv(self) -> str:
        """A line for the names and one for each row; what is not known is left empty.

        A text that a spreadsheet would take for a formula has an apostrophe before it.

        >>> columns = Column("flags"), Column("change", unit="ratio")
        >>> print(Table("Builds", columns, (("-O3", -1.5), ("-O2, -g", None))).csv(), end="")
        flags,change_ratio
        '-O3,-1.5
        "'-O2, -g",
        """
        text = io.StringIO()
        rows = (map(_no_formula, record.values()) for record in self._records())
        names = [column.key for column in self.columns if column.name]
        csv.writer(text, lineterminator="\n").writerows([names, *rows])
        return text.getvalue()

    def json(self) -> str:
        """An object with the title and the rows, each row an object of the names."""
        lines = (f"    {json.dumps(record, ensure_ascii=False)}" for record in self._records())
        head, rows = json.dumps(self.caption, ensure_ascii=False), ",\n".join(lines)
        return f'{{\n  "title": {head},\n  "rows": [\n{rows}\n  ]\n}}\n'

    def _records(self) -> Iterator[dict[str, Value]]:
        """The rows of files, by name."""
        keys = [column.key if column.name else None for column in self.columns]
        for row in self.rows:
            yield {
                key: value.value if isinstance(value, Cell) else value
                for key, value in zip(keys, row, strict=True)
                if key is not None
            }


def _no_formula(value: Value) -> Value:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
