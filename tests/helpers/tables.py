"""The texts of tables and charts, and their form in snapshots."""

from __future__ import annotations

from xml.etree import ElementTree

from site_builder.values.figure import Chart
from site_builder.values.table import Cell, Table


def cell_texts(table: Table) -> list[list[str]]:
    """Return the text of each cell, row by row."""
    return [[cell.text for cell in find_row] for find_row in table.cells]


def find_row(table: Table, title: str) -> tuple[Cell, ...]:
    """Return the row whose first cell has the text `title`."""
    return next(cells for cells in table.cells if cells[0].text == title)


def row_texts(table: Table, title: str) -> list[str]:
    """Return the texts of the row whose first cell has the text `title`."""
    return [cell.text for cell in find_row(table, title)]


def table_snapshot(table: Table) -> str:
    """Return a table as text for a snapshot: cells with sort values, and the first download."""
    headings = " | ".join(column.heading or "" for column in table.visible_columns)
    lines = [
        table.caption,
        headings,
        *(" | ".join(map(_cell, find_row)) for find_row in table.cells),
    ]
    lines += table.text.splitlines()
    for file in table.files()[:1]:
        lines += [file.path, *str(file.content).splitlines()]
    return "\n".join(lines)


def _cell(cell: Cell) -> str:
    parts = [cell.text]
    if cell.under:
        parts.append(f"({cell.under})")
    if cell.mark:
        parts.append(f"[{cell.mark}]")
    if not isinstance(cell.value, str):
        parts.append(f"={cell.value}")
    if cell.target:
        parts.append(f"-> {cell.target}")
    return " ".join(part for part in parts if part)


def chart_snapshot(chart: Chart) -> str:
    """Return a chart as text for a snapshot.

    It has the caption, the table, the values of lines, and the SVG with one element on each line.
    """
    picture = ElementTree.fromstring(chart.svg)
    ElementTree.indent(picture)
    svg = ElementTree.tostring(picture, "unicode")
    values = [f"{line.name}: {line.values}" for line in chart.reader.lines] if chart.reader else []
    return "\n".join([chart.caption, table_snapshot(chart.table), *values, svg])
