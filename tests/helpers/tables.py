"""What a reader sees of a table, and what its files hold."""

from __future__ import annotations

import json

from site_builder.values.table import Cell, Table, Value


def texts(table: Table) -> list[list[str]]:
    """What is read in each row."""
    return [[cell.text for cell in row] for row in table.cells]


def row(table: Table, title: str) -> tuple[Cell, ...]:
    """The row with this head."""
    return next(cells for cells in table.cells if cells[0].text == title)


def texts_of(table: Table, title: str) -> list[str]:
    """What is read in the row with this head."""
    return [cell.text for cell in row(table, title)]


def in_files(table: Table) -> list[dict[str, Value]]:
    """The rows of the files of a table, by name."""
    rows: list[dict[str, Value]] = json.loads((table.data or table).json())["rows"]
    return rows
