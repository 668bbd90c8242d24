"""Tables: typed columns and rows, for pages and as CSV and JSON files."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from site_builder.values.page import Asset
from site_builder.values.text import grouped

NOTHING = "\N{EN DASH}"  # the text of a cell without a value
FORMULA_STARTS = ("=", "+", "-", "@")

Value = str | float | None


@dataclass(frozen=True, slots=True)
class Cell:
    """A value with a text, a link or a style of its own."""

    value: Value  # The value in full precision, for files and for sorting; None if it is not known.
    target: str | None = None  # the source path of the page that the cell links to
    mark: str = ""  # The style of the cell: `best`, `code`, `quiet` or empty.
    under: str = ""  # a second line in small letters
    text: str = ""  # the text on a page; if it is empty, the column formats the value


Row = tuple[Value | Cell, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table, in files and on a page."""

    name: str  # the name in files; empty for a column that only pages have
    heading: str | None = None  # The heading on a page; None for a column that only files have.
    # The unit of the numbers, as in files: `seconds`; empty for counts and for texts.
    unit: str = ""
    format: Callable[[Any], str] = grouped  # formats a number for a page
    align: Literal["l", "r"] = "r"  # left for texts, right for numbers and bits
    mark: str = ""  # the style of the cells that have no mark

    @property
    def key(self) -> str:
        """The name of the column in files, with its unit.

        >>> Column("best", unit="seconds").key
        'best_seconds'
        """
        return "_".join(filter(None, [self.name, self.unit]))

    def cell(self, value: Value | Cell) -> Cell:
        """The cell of a page for a value: a formatted number, a text, or a dash.

        >>> Column("total").cell(14200).text, Column("total").cell(None).text
        ('14,200', '\u2013')
        """
        cell = value if isinstance(value, Cell) else Cell(value)
        if cell.value is None and not cell.text:
            return replace(cell, text=NOTHING, mark="quiet")
        text = cell.value if isinstance(cell.value, str) else self.format(cell.value)
        return replace(cell, text=cell.text or text, mark=cell.mark or self.mark)


def or_dash(count: int) -> str:
    """A count as text, a dash for 0."""
    return grouped(count) if count else NOTHING


def text_columns(*headings: str, mark: str = "") -> tuple[Column, ...]:
    """Columns of texts."""
    return tuple(Column(heading, heading, align="l", mark=mark) for heading in headings)


def number_columns(
    *headings: str, format: Callable[[Any], str] = grouped, mark: str = ""
) -> tuple[Column, ...]:
    """Columns of numbers, or of bits."""
    return tuple(Column(heading, heading, format=format, mark=mark) for heading in headings)


@dataclass(frozen=True, slots=True)
class Table:
    """A table; on a page, the first column has the headings of the rows."""

    caption: str  # what the table shows; not empty
    columns: tuple[Column, ...]  # the columns from left to right
    rows: tuple[Row, ...]  # the rows, each with a value for every column
    note: str = ""  # a text below the table
    text: str = ""  # the table as plain text, for readers to copy; empty for most
    # the path of its files in the site, without `.csv` and `.json`; empty for no files
    path: str = ""
    others: tuple[Asset, ...] = ()  # more files with its values

    def __post_init__(self) -> None:
        width = len(self.columns)
        for row in self.rows:
            if len(row) != width:
                rule = f"a row must have as many values as columns, {width}"
                raise ValueError(f"{self.caption}: {rule}, got {len(row)}")

    @property
    def visible_columns(self) -> tuple[Column, ...]:
        """The columns that a page shows."""
        return tuple(column for column in self.columns if column.heading is not None)

    @property
    def cells(self) -> tuple[tuple[Cell, ...], ...]:
        """The rows that a page shows, with a text in every cell."""
        return tuple(
            tuple(
                column.cell(value)
                for column, value in zip(self.columns, row, strict=True)
                if column.heading is not None
            )
            for row in self.rows
        )

    def files(self) -> tuple[Asset, ...]:
        """The CSV file for spreadsheets, the JSON file for programs, and others."""
        if not self.path:
            return self.others
        csv, json = Asset(f"{self.path}.csv", self.csv()), Asset(f"{self.path}.json", self.json())
        return csv, json, *self.others

    def csv(self) -> str:
        """The table as CSV: a line of names, and one for each row; unknown values are empty.

        A text that a spreadsheet would take for a formula gets an apostrophe before it.

        >>> columns = Column("flags"), Column("change", unit="ratio")
        >>> print(Table("Builds", columns, (("-O3", -1.5), ("-O2, -g", None))).csv(), end="")
        flags,change_ratio
        '-O3,-1.5
        "'-O2, -g",
        """
        text = io.StringIO()
        rows = (map(_without_formula, record.values()) for record in self._records())
        names = [column.key for column in self.columns if column.name]
        csv.writer(text, lineterminator="\n").writerows([names, *rows])
        return text.getvalue()

    def json(self) -> str:
        """The table as JSON: an object with the title and the rows, each row an object."""
        lines = (f"    {json.dumps(record, ensure_ascii=False)}" for record in self._records())
        head, rows = json.dumps(self.caption, ensure_ascii=False), ",\n".join(lines)
        return f'{{\n  "title": {head},\n  "rows": [\n{rows}\n  ]\n}}\n'

    def _records(self) -> Iterator[dict[str, Value]]:
        """Each row of the files, by the names of the columns."""
        keys = [column.key if column.name else None for column in self.columns]
        for row in self.rows:
            yield {
                key: value.value if isinstance(value, Cell) else value
                for key, value in zip(keys, row, strict=True)
                if key is not None
            }


def _without_formula(value: Value) -> Value:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA_STARTS) else value
