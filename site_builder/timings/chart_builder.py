"""Build a chart of lines over N, or of bars, with its table, its description and its caption."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from site_builder.svg.charts.factors import Factor, factor_bars
from site_builder.svg.charts.line_plot import Range, linear_lines, log_lines
from site_builder.svg.charts.scale import count_label
from site_builder.timings.selections import MAJORITY, Values, largest_shared
from site_builder.values.figure import Chart, ValueSlider
from site_builder.values.table import Cell, Row, Table, number_columns, text_columns

Format = Callable[[float], str]


def line_chart(
    title: str,
    values: Values,
    format: Format,
    *,
    y_title: str,
    caption: Iterable[str],
    styles: Mapping[str, int],
    description: Iterable[str] = (),
    table: Table | None = None,
    drawn: Values | None = None,
    reader_format: Format | None = None,
    end_format: Format | None = None,
    y_label: Format = count_label,
    ranges: Mapping[str, Sequence[Range]] | None = None,
    linear_beside: str = "",
) -> Chart:
    """A chart with a line for each name."""
    lines = values if drawn is None else drawn
    series = {name: [*by_n.items()] for name, by_n in lines.items()}
    text = " ".join([*sentences(values, format), *description])
    titles = {"x_title": "N", "y_title": y_title, "title": title}
    shared: dict[str, Any] = {**titles, "description": text, "styles": styles}
    shared["value_label"] = end_format or format
    if linear_beside:
        plots = linear_lines(series, **shared, reference=linear_beside)
    else:
        plots = log_lines(series, **shared, y_label=y_label, ranges=ranges)
    first_n = largest_shared(lines, MAJORITY)
    return Chart(
        plots.wide,
        table or values_table(title, values, format),
        wide=True,
        caption=" ".join(caption),
        narrow=plots.narrow,
        reader=ValueSlider.of(lines, plots.samples, reader_format or format, first_n),
    )


def bar_chart(
    title: str,
    factors: Sequence[Factor],
    *,
    x_title: str,
    caption: Iterable[str],
    description: str,
    table: Table,
    styles: Mapping[str, int] | None = None,
) -> Chart:
    """A chart with a bar for each factor; parameters as for `factor_bars` and `line_chart`."""
    wide, narrow = factor_bars(
        factors, x_title=x_title, title=title, description=description, styles=styles
    )
    return Chart(wide, table, wide=True, caption=" ".join(caption), narrow=narrow)


def sentences(values: Values, format: Format) -> Iterator[str]:
    """What lines show, in sentences: all at the largest N that most have, then the others.

    >>> list(sentences({"a": {4: 2.0, 5: 9.0}, "b": {5: 3.0}, "c": {4: 1.0}}, str))
    ['At N = 5: b 3.0; a 9.0.', 'c ends at N = 4 with 1.0.']
    """
    shared = largest_shared(values)
    at_shared = sorted((by_n[shared], name) for name, by_n in values.items() if shared in by_n)
    yield f"At N = {shared}: {'; '.join(f'{name} {format(value)}' for value, name in at_shared)}."
    for name, by_n in values.items():
        if (last := max(by_n)) != shared:
            yield f"{name} ends at N = {last} with {format(by_n[last])}."


def values_table(
    caption: str,
    values: Values,
    format: Format,
    *,
    note: str = "",
    under: Mapping[str, Mapping[int, str]] | None = None,
) -> Table:
    """A row for each name, a column for each N; `under` is what stands below a value."""
    sizes = sorted({n for by_n in values.values() for n in by_n})
    rows = list[Row]()
    for name, by_n in values.items():
        below = (under or {}).get(name, {})
        rows.append((name, *(Cell(by_n.get(n), under=below.get(n, "")) for n in sizes)))
    columns = (
        *text_columns("method"),
        *number_columns(*(f"N = {n}" for n in sizes), format=format),
    )
    return Table(caption, columns, tuple(rows), note)
