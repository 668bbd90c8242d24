"""Tables of typed columns and rows. They are shown on pages, and are also CSV and JSON files."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from site_builder.values.page import Asset
from site_builder.values.text import grouped

# The text of a cell without a value.
NOTHING = "\N{EN DASH}"
FORMULA_STARTS = ("=", "+", "-", "@")

Value = str | float | None


@dataclass(frozen=True, slots=True)
class Cell:
    """A value in a table that needs its own text, link or style."""

    # The value in full precision, for files and for sorting. None if it is unknown.
    value: Value
    # The source path of the page that the cell links to.
    target: str | None = None
    # The style of the cell: `best`, `code` or `quiet`, or empty for none.
    mark: str = ""
    # The second line of the cell, in small letters.
    under: str = ""
    # The text of the cell on a page. If it is empty, the column formats the value.
    text: str = ""


Row = tuple[Value | Cell, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table, in files and on a page."""

    # The name in files. Empty for a column that is on pages only.
    name: str
    # The heading on a page. None for a column that is in files only.
    heading: str | None = None
    # The unit of the numbers in files, such as `seconds`. Empty for counts and texts.
    unit: str = ""
    # A function that formats a number for a page.
    format: Callable[[Any], str] = grouped
    # Left for texts, right for numbers and bits.
    align: Literal["l", "r"] = "r"
    # The style of cells that have no `mark` of their own.
    mark: str = ""

    @property
    def key(self) -> str:
        """The name of the column in files, with its unit.

        >>> Column("best", unit="seconds").key
        'best_seconds'
        """
        return "_".join(filter(None, [self.name, self.unit]))

    def cell(self, value: Value | Cell) -> Cell:
        """Return the cell that a page shows for a value: a formatted number, a text, or a dash.

        >>> Column("total").cell(14200).text, Column("total").cell(None).text
        ('14,200', '\u2013')
        """
        cell = value if isinstance(value, Cell) else Cell(value)
        if cell.value is None and not cell.text:
            return replace(cell, text=NOTHING, mark="quiet")
        text = cell.value if isinstance(cell.value, str) else self.format(cell.value)
        return replace(cell, text=cell.text or text, mark=cell.mark or self.mark)


def or_dash(count: int) -> str:
    """Return a count as text, or a dash for 0."""
    return grouped(count) if count else NOTHING


def text_columns(*headings: str, mark: str = "") -> tuple[Column, ...]:
    """Return left-aligned columns of texts, named by their headings."""
    return tuple(Column(heading, heading, align="l", mark=mark) for heading in headings)


def number_columns(
    *headings: str,
    format: Callable[[Any], str] = grouped,
    mark: str = "",
) -> tuple[Column, ...]:
    """Return right-aligned columns of numbers or bits, named by their headings."""
    return tuple(Column(heading, heading, format=format, mark=mark) for heading in headings)


@dataclass(frozen=True, slots=True)
class Table:
    """A table. On a page, the first column has the headings of the rows."""

    # The subject of the table. Not empty.
    caption: str
    # The columns from left to right.
    columns: tuple[Column, ...]
    # The rows, each with a value for every column.
    rows: tuple[Row, ...]
    # A text below the table.
    note: str = ""
    # The table as plain text, which readers can copy. Empty for most tables.
    text: str = ""
    # The path of the table's files in the site, without `.csv` and `.json`. Empty for no files.
    path: str = ""
    # Further files with the values of the table.
    others: tuple[Asset, ...] = ()

    def __post_init__(self) -> None:
        width = len(self.columns)
        for row in self.rows:
            if len(row) != width:
                rule = f"a row must have as many values as columns, {width}"
                raise ValueError(f"{self.caption}: {rule}, got {len(row)}")

    @property
    def visible_columns(self) -> tuple[Column, ...]:
        """The columns that are shown on a page."""
        return tuple(column for column in self.columns if column.heading is not None)

    @property
    def cells(self) -> tuple[tuple[Cell, ...], ...]:
        """The rows that are shown on a page. Every cell has a text."""
        return tuple(
            tuple(
                column.cell(value)
                for column, value in zip(self.columns, row, strict=True)
                if column.heading is not None
            )
            for row in self.rows
        )

    def files(self) -> tuple[Asset, ...]:
        """Return the CSV file, the JSON file, and `others`."""
        if not self.path:
            return self.others
        csv = Asset(f"{self.path}.csv", self.csv())
        json = Asset(f"{self.path}.json", self.json())
        return csv, json, *self.others

    def csv(self) -> str:
        """Return the table as CSV: a line with the names, and then a line for each row.

        Unknown values are empty. If a spreadsheet would take a text for a formula, the text gets an
        apostrophe before it.

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
        """Return the table as a JSON object with the title and the rows, each row an object."""
        lines = (f"    {json.dumps(record, ensure_ascii=False)}" for record in self._records())
        head = json.dumps(self.caption, ensure_ascii=False)
        rows = ",\n".join(lines)
        return f'{{\n  "title": {head},\n  "rows": [\n{rows}\n  ]\n}}\n'

    def _records(self) -> Iterator[dict[str, Value]]:
        """Yield the rows for files, each with its values by the keys of the columns."""
        keys = [column.key if column.name else None for column in self.columns]
        for row in self.rows:
            yield {
                key: value.value if isinstance(value, Cell) else value
                for key, value in zip(keys, row, strict=True)
                if key is not None
            }


def _without_formula(value: Value) -> Value:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA_STARTS) else value
