"""What a reader sees of a table, and what its files hold."""

from __future__ import annotations

from xml.etree import ElementTree

from site_builder.values.figure import Chart
from site_builder.values.table import Cell, Table


def texts(table: Table) -> list[list[str]]:
    """What is read in each row."""
    return [[cell.text for cell in row] for row in table.cells]


def row(table: Table, title: str) -> tuple[Cell, ...]:
    """The row with this head."""
    return next(cells for cells in table.cells if cells[0].text == title)


def texts_of(table: Table, title: str) -> list[str]:
    """What is read in the row with this head."""
    return [cell.text for cell in row(table, title)]


def shown(table: Table) -> str:
    """A table for a snapshot: what is read, what a cell sorts by, and the files beside it."""
    headings = " | ".join(column.heading or "" for column in table.visible_columns)
    lines = [table.caption, headings, *(" | ".join(map(_cell, row)) for row in table.cells)]
    lines += table.text.splitlines()
    for file in table.files()[:1]:
        lines += [file.path, *str(file.content).splitlines()]
    return "\n".join(lines)


def _cell(cell: Cell) -> str:
    parts = [cell.text, f"({cell.under})" * bool(cell.under), f"[{cell.mark}]" * bool(cell.mark)]
    by = "" if isinstance(cell.value, str) else f"={cell.value}"
    return " ".join(filter(None, [*parts, by, f"-> {cell.target}" * bool(cell.target)]))


def shown_chart(chart: Chart) -> str:
    """A chart for a snapshot: its picture, an element a line, its words, and its data."""
    picture = ElementTree.fromstring(chart.svg)
    ElementTree.indent(picture)
    svg = ElementTree.tostring(picture, "unicode")
    values = [f"{line.name}: {line.values}" for line in chart.reader.lines] if chart.reader else []
    return "\n".join([chart.caption, shown(chart.table), *values, svg])
