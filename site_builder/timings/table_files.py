"""A table as files beside it: CSV for spreadsheets, JSON for programs."""

from __future__ import annotations

import csv
import io
import json

from site_builder.values.page import Asset
from site_builder.values.table import Data, Table

FORMULA = ("=", "+", "-", "@")


def table_files(table: Table) -> tuple[Asset, ...]:
    """The files of a table; none where it has no data."""
    if (data := table.data) is None:
        return ()
    told = as_json(table.caption, data)
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
