"""A record as text: its comparisons at their largest n."""

from __future__ import annotations

from site_builder.terminal.lines import text_table
from site_builder.timings.comparisons import COMPARISONS
from site_builder.timings.records import Record
from site_builder.timings.tables import comparison_table
from site_builder.values.table import NOTHING, Cell

COLUMNS = 5  # of numbers


def report(record: Record) -> str:
    """The machine of a record, and a table for each comparison that it has times of."""
    tables = (_table(record, name) for name in COMPARISONS)
    return "\n\n".join(filter(None, [record.provenance, *tables]))


def _table(record: Record, name: str) -> str:
    """One of `COMPARISONS` as text; empty where nothing was measured."""
    table = comparison_table(record, name)
    if not table.rows:
        return ""
    heads = sum(column.align == "l" for column in table.columns) or 1
    shown = [*range(heads), *range(heads, len(table.columns))[-COLUMNS:]]
    headings = [table.columns[i].heading or "" for i in shown]
    rows = [[_text(row[i]) for i in shown] for row in table.cells]
    rows = [row for row in rows if any(text != NOTHING for text in row[heads:])]
    speeds = f"; in brackets, times as fast as {COMPARISONS[name].reference}"
    has_speeds = any("(" in text for row in rows for text in row[heads:])
    return f"{table.caption}{speeds if has_speeds else ''}\n{text_table(headings, rows)}"


def _text(cell: Cell) -> str:
    return f"{cell.text} ({cell.under})" if cell.under else cell.text
