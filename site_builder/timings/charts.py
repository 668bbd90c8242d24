"""Charts of what was measured, with their values in words and as a table: times, and nodes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from site_builder.svg.charts.line_plot import LinePlots, Range, log_lines
from site_builder.svg.charts.scale import duration_label
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.selections import (
    LISTED,
    MIN_COMPARED,
    MOST,
    PLAIN,
    Values,
    engines,
    format_seconds,
    is_shown,
    ladder,
    largest_shared,
)
from site_builder.timings.subjects import line_style, subject_title
from site_builder.timings.tables import machine_title
from site_builder.timings.tasks import FORMS
from site_builder.values.figure import Chart, Reader
from site_builder.values.table import Cell, Row, Table, numbers, words
from site_builder.values.text import method_title

TimesOf = Literal["recursive", "iterative", "engine", "listing"]
Cells = Mapping[str, Sequence[Timing]]
Format = Callable[[float], str]

MIN_STEADY = 1e-3  # seconds; below, the call and its chances are a good part of a time
_NO_BREAK = "\N{NO-BREAK SPACE}"

_TITLES: Mapping[TimesOf, str] = {
    "recursive": "Time of each method, recursive",
    "iterative": "Time of each method, iterative",
    "engine": "Time of the engine, beside the bitmap and symmetry elimination",
    "listing": "Time to list all fundamental solutions, and where it says so all solutions",
}


def time_chart(record: Record, kind: TimesOf) -> Chart | None:
    """Time against N on a logarithmic scale; None where the record has nothing of this kind.

    Parameters
    ----------
    record : Record
        Of one machine.
    kind : {"recursive", "iterative", "engine", "listing"}
        Every method in a form, the engine beside two methods, or what lists boards.
    """
    cells = _of_kind(record, kind)
    if not cells:
        return None
    drawn, best = _long(cells), _best(cells)
    plots = log_lines(
        {name: [*by_n.items()] for name, by_n in _best(drawn).items()},
        x_title="N",
        y_title="best time",
        title=_TITLES[kind],
        description=" ".join([*sentences(best, format_seconds), *_spread_sentence(cells)]),
        y_label=duration_label,
        ranges={name: [*_ranges(line)] for name, line in drawn.items()},
        styles={name: line_style(subject) for name, subject in _subjects(record, kind)},
    )
    left_out = "" if drawn == cells else "Times below ten microseconds stand in the data only. "
    caption = (
        f"{_TITLES[kind]}. A bar above a mark reaches from the best run to the slowest, where that "
        f"is far enough to be seen. {left_out}{where_and_when(record)}"
    )
    table = _time_table(_TITLES[kind], best, cells)
    return plotted(plots, table, caption, _best(drawn), format_seconds)


def _long(cells: Cells) -> Cells:
    """Of each line what takes longer than the call, as that can be told apart; or else all."""
    return {
        name: [cell for cell in line if min(cell.samples) >= MIN_COMPARED] or line
        for name, line in cells.items()
    }


def _best(cells: Cells) -> dict[str, dict[int, float]]:
    return {name: {c.n: min(c.samples) for c in line} for name, line in cells.items()}


def _of_kind(record: Record, kind: TimesOf) -> Cells:
    """The finished cells of each line, under its name; lines without any are left out."""
    named = {name: record.of(subject) for name, subject in _subjects(record, kind)}
    shown = {name: [*filter(is_shown, cells)] for name, cells in named.items()}
    return {name: cells for name, cells in shown.items() if cells}


def _subjects(record: Record, kind: TimesOf) -> Iterator[tuple[str, Subject]]:
    if kind == "engine":
        compared = [PLAIN, LISTED] if any(map(record.of, engines(record))) else []
        subjects = [*compared, *engines(record)]
    elif kind == "listing":
        yield from _listed(record)
        return
    else:
        subjects = [*ladder(kind), *best_engine(record)]
    yield from ((subject_title(s, with_form=False), s) for s in subjects)


def best_engine(record: Record) -> list[Subject]:
    """The engine with its fastest instructions and one thread, if it was measured."""
    return [s for s in engines(record) if s.threads == 1 and record.of(s)][-1:]


def _listed(record: Record) -> Iterator[tuple[str, Subject]]:
    fundamental = replace(LISTED, task="fundamental")
    for subject in (fundamental, *engines(record, "fundamental")):
        yield subject_title(subject, with_form=False), subject
    for subject in engines(record, "solutions"):
        yield f"All: {subject_title(subject)}", subject


def _ranges(cells: Sequence[Timing]) -> Iterator[Range]:
    """From the best to the slowest run, where there is more than one."""
    for cell in cells:
        if len(cell.samples) > 1:
            yield cell.n, min(cell.samples), max(cell.samples)


def _spread_sentence(cells: Cells) -> Iterator[str]:
    steady = [
        _slower(cell)
        for line in cells.values()
        for cell in line
        if len(cell.samples) > 1 and min(cell.samples) >= MIN_STEADY
    ]
    if steady:
        yield f"From a millisecond up, the slowest run took at most {max(steady):.0%} longer."


def _time_table(title: str, best: Values, cells: Cells) -> Table:
    """The best times, and below each how much longer the slowest run took."""
    slower = {
        name: {c.n: f"+{_slower(c):.0%}" for c in line if len(c.samples) > 1}
        for name, line in cells.items()
    }
    note = "Small figures: how much longer the slowest run took."
    return values_table(title, best, format_seconds, note=note, under=slower)


def _slower(cell: Timing) -> float:
    """How much longer the slowest run took than the best, as a share of it."""
    return max(cell.samples) / min(cell.samples) - 1


def nodes_chart(records: Sequence[Record]) -> Chart | None:
    """Nodes against N; None where no record has any. They are the same on every machine."""
    nodes = _nodes(records)
    if not nodes:
        return None
    title, alike = "Nodes of each method", _alike(nodes)
    drawn = log_lines(
        {name: [*by_n.items()] for name, by_n in alike.items()},
        x_title="N",
        y_title="nodes",
        title=title,
        description=" ".join(sentences(alike, _whole)),
        styles=_first_styles(alike),
    )
    caption = f"{title}: queens placed on the way to the count. They are the same on every machine."
    return plotted(drawn, values_table(title, nodes, _whole), caption, alike, _whole)


def plotted(drawn: LinePlots, table: Table, caption: str, values: Values, format: Format) -> Chart:
    """A plot of lines as a chart, whose reader begins at the largest N that most have."""
    reader = Reader.of(values, drawn.samples, format, largest_shared(values, MOST))
    return Chart(drawn.wide, table, wide=True, caption=caption, narrow=drawn.narrow, reader=reader)


def where_and_when(record: Record) -> str:
    """Where a record was measured and when, as a sentence below a picture."""
    return f"{machine_title(record)}, {record.date}."


def _whole(value: float) -> str:
    return f"{value:,}"


def _nodes(records: Sequence[Record]) -> dict[str, dict[int, float]]:
    """What each method of the ladder places, from whichever record has gone so far."""
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


def _alike(nodes: Values) -> Values:
    """One line for all methods that place as many queens wherever they can be compared."""
    groups: list[tuple[list[str], dict[int, float]]] = []
    for name, by_n in nodes.items():
        for names, known in groups:
            if _agree(known, by_n):
                names.append(name)
                known |= by_n
                break
        else:
            groups.append(([name], dict(by_n)))
    return {_joined(names): dict(sorted(known.items())) for names, known in groups}


def _first_styles(alike: Values) -> dict[str, int]:
    """A line for several methods looks as the first of them."""
    of_methods = {method_title(s.method): line_style(s) for s in ladder(FORMS[0])}
    firsts = {name: name.partition(",")[0].replace(_NO_BREAK, " ") for name in alike}
    return {name: of_methods[first] for name, first in firsts.items()}


def _joined(names: Sequence[str]) -> str:
    """Several names as one, which may be broken between them only."""
    unbroken = [name.replace(" ", _NO_BREAK) for name in names]
    return ", ".join(unbroken) if len(names) > 1 else names[0]


def _agree(one: Mapping[int, float], other: Mapping[int, float]) -> bool:
    shared = one.keys() & other.keys()
    return bool(shared) and all(one[n] == other[n] for n in shared)


def sentences(values: Values, format: Format) -> Iterator[str]:
    """What lines show, in sentences: all at the largest N that most have, then the others.

    >>> list(sentences({"a": {4: 2.0, 5: 9.0}, "b": {5: 3.0}, "c": {4: 1.0}}, str))
    ['At N = 5: b 3.0; a 9.0.', 'c ends at N = 4 with 1.0.']
    """
    shared = largest_shared(values)
    here = sorted((by_n[shared], name) for name, by_n in values.items() if shared in by_n)
    yield f"At N = {shared}: {'; '.join(f'{name} {format(value)}' for value, name in here)}."
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
    columns = (*words("method"), *numbers(*(f"N = {n}" for n in sizes), format=format))
    return Table(caption, columns, tuple(rows), note)
