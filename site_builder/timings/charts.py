"""Charts of what was measured against N: best times, and nodes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from cy_core import FORMS
from site_builder.svg.charts.line_plot import Range
from site_builder.svg.charts.scale import duration_label, power_label
from site_builder.timings.chart_builder import line_chart, values_table
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.selections import (
    BITMAP,
    ELIMINATION,
    MIN_COMPARED,
    Values,
    best_engine,
    engines,
    format_seconds,
    is_shown,
    ladder,
)
from site_builder.timings.subjects import line_style, subject_title
from site_builder.timings.tasks import SCALAR_LISTING
from site_builder.values.figure import Chart
from site_builder.values.table import Table
from site_builder.values.text import grouped, method_title

TimesOf = Literal["recursive", "iterative", "engine", "listing"]
Cells = Mapping[str, Sequence[Timing]]

MIN_STEADY = 1e-3  # seconds; of a shorter time, the call and chance are a good part
_NO_BREAK = "\N{NO-BREAK SPACE}"

_TITLES: Mapping[TimesOf, str] = {
    "recursive": "Time of each method, recursive",
    "iterative": "Time of each method, iterative",
    "engine": "Time of the engine, beside the bitmap and symmetry elimination",
    "listing": "Time to list all fundamental solutions, and where it says so all solutions",
}


def time_chart(record: Record, times_of: TimesOf) -> Chart | None:
    """Best times on a logarithmic scale; None where the record has none of them."""
    subjects = dict(_subjects(record, times_of))
    cells = {name: [*filter(is_shown, record.of(s))] for name, s in subjects.items()}
    cells = {name: line for name, line in cells.items() if line}
    if not cells:
        return None
    title, best, drawn = _TITLES[times_of], _best_times(cells), _without_short(cells)
    short_note = "" if drawn == cells else "Times below ten microseconds stand in the data only. "
    caption = (
        f"{title}. A bar above a mark reaches from the best run to the slowest, where that "
        f"is far enough to be seen. {short_note}{record.where_and_when}"
    )
    return line_chart(
        title,
        best,
        format_seconds,
        y_title="best time",
        caption=[caption],
        styles={name: line_style(subject) for name, subject in subjects.items()},
        description=_spread_sentence(cells),
        table=_time_table(title, best, cells),
        drawn=_best_times(drawn),
        y_label=duration_label,
        ranges={name: [*_ranges(line)] for name, line in drawn.items()},
    )


def _subjects(record: Record, times_of: TimesOf) -> Iterator[tuple[str, Subject]]:
    """What the chart has a line of, each with the name of its line."""
    if times_of == "listing":
        yield from _listing_subjects(record)
        return
    if times_of == "engine":
        compared = [BITMAP, ELIMINATION] if any(map(record.of, engines(record))) else []
        subjects = [*compared, *engines(record), *engines(record, "browser")]
    else:
        subjects = [*ladder(times_of), *best_engine(record)]
    yield from ((subject_title(s, with_form=False), s) for s in subjects)


def _listing_subjects(record: Record) -> Iterator[tuple[str, Subject]]:
    for subject in (SCALAR_LISTING, *engines(record, "fundamental")):
        yield subject_title(subject, with_form=False), subject
    for subject in engines(record, "solutions"):
        yield f"All: {subject_title(subject)}", subject


def _without_short(cells: Cells) -> Cells:
    """The cells of each line that take ten microseconds or more; all where none does."""
    return {
        name: [cell for cell in line if min(cell.samples) >= MIN_COMPARED] or line
        for name, line in cells.items()
    }


def _best_times(cells: Cells) -> dict[str, dict[int, float]]:
    return {name: {c.n: min(c.samples) for c in line} for name, line in cells.items()}


def _ranges(cells: Sequence[Timing]) -> Iterator[Range]:
    """From the best to the slowest run, where there is more than one."""
    for cell in cells:
        if len(cell.samples) > 1:
            yield cell.n, min(cell.samples), max(cell.samples)


def _spread_sentence(cells: Cells) -> Iterator[str]:
    steady = [
        _slowdown(cell)
        for line in cells.values()
        for cell in line
        if len(cell.samples) > 1 and min(cell.samples) >= MIN_STEADY
    ]
    if steady:
        yield f"From a millisecond up, the slowest run took at most {max(steady):.0%} longer."


def _time_table(title: str, best: Values, cells: Cells) -> Table:
    """The best times, and below each how much longer the slowest run took."""
    under = {
        name: {c.n: f"+{_slowdown(c):.0%}" for c in line if len(c.samples) > 1}
        for name, line in cells.items()
    }
    note = "Small figures: how much longer the slowest run took."
    return values_table(title, best, format_seconds, note=note, under=under)


def _slowdown(cell: Timing) -> float:
    """How much longer the slowest run took than the best, as a share of the best."""
    return max(cell.samples) / min(cell.samples) - 1


def nodes_chart(records: Sequence[Record]) -> Chart | None:
    """Nodes of each method, with one line for methods that place the same number of queens.

    Nodes are the same on every machine, so each comes from the first record that has it. None
    where no record has any.
    """
    nodes = _nodes(records)
    if not nodes:
        return None
    title, merged = "Nodes of each method", _merged(nodes)
    styles = {method_title(s.method): line_style(s) for s in ladder(FORMS[0])}
    return line_chart(
        title,
        {_joined(names): by_n for names, by_n in merged},
        grouped,
        y_title="nodes",
        end_format=power_label,
        caption=[
            f"{title}: queens placed on the way to the count.",
            "They are the same on every machine.",
        ],
        styles={_joined(names): styles[names[0]] for names, _ in merged},
        table=values_table(title, nodes, grouped),
    )


def _nodes(records: Sequence[Record]) -> Values:
    """Nodes of each method of the ladder, by its title and N."""
    nodes: dict[str, dict[int, float]] = {}
    for subject in ladder(FORMS[0]):
        by_n = {
            cell.n: cell.nodes
            for record in records
            for form in FORMS
            for cell in record.of(replace(subject, form=form))
            if cell.nodes and is_shown(cell)
        }
        if by_n:
            nodes[method_title(subject.method)] = dict(sorted(by_n.items()))
    return nodes


def _merged(nodes: Values) -> list[tuple[list[str], dict[int, float]]]:
    """Methods with the same nodes at every N that they share, each group with all its nodes."""
    groups: list[tuple[list[str], dict[int, float]]] = []
    for name, by_n in nodes.items():
        for names, known in groups:
            if _agree(known, by_n):
                names.append(name)
                known |= by_n
                break
        else:
            groups.append(([name], dict(by_n)))
    return [(names, dict(sorted(known.items()))) for names, known in groups]


def _agree(a: Mapping[int, float], b: Mapping[int, float]) -> bool:
    shared = a.keys() & b.keys()
    return bool(shared) and all(a[n] == b[n] for n in shared)


def _joined(names: Sequence[str]) -> str:
    """Several names as one, which may be broken between them only."""
    unbroken = [name.replace(" ", _NO_BREAK) for name in names]
    return ", ".join(unbroken) if len(names) > 1 else names[0]
