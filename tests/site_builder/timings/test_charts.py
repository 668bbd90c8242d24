"""Charts of times use all samples, show gaps, and leave out meaningless ratios.

Charts of small records are snapshots: their pictures, their words, and their data.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import get_args

import pytest
from syrupy.assertion import SnapshotAssertion

from site_builder.timings.charts import (
    TimesOf,
    growth_chart,
    speed_chart,
    time_chart,
)
from site_builder.timings.comparisons import ELIMINATION
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.subjects import line_style
from site_builder.values.figure import Chart
from tests.helpers.drawings import parse, svg_texts
from tests.helpers.records import two_records
from tests.helpers.small_records import IN_BROWSER
from tests.helpers.tables import chart_snapshot

WHOLE, PARTIAL = two_records()
KINDS: Sequence[TimesOf] = get_args(TimesOf)
FORMS = ("recursive", "iterative")
BITMAP, MIRROR, BRUTE, LISTS, CARRY = (
    Subject(method, "recursive")
    for method in ("bitmap", "mirror", "brute_force", "list_based", "carry_chain")
)


def record_of(*cells: Timing) -> Record:
    """Return a record with these cells only."""
    return replace(WHOLE, cells=cells)


def record(times: dict[Subject, dict[int, float]]) -> Record:
    """Return a record with one sample in each cell, and a node for each microsecond.

    `times` has the seconds by subject and N.
    """
    return record_of(
        *(
            Timing(subject, n, (seconds,), 1, nodes=round(seconds * 1e6))
            for subject, by_n in times.items()
            for n, seconds in by_n.items()
        )
    )


def require_chart(chart: Chart | None) -> Chart:
    assert chart is not None
    return chart


def names(chart: Chart) -> list[str]:
    """Return the text in the first cell of each row of a chart's data."""
    return [row[0].text for row in chart.table.cells]


WITH_GAP = record_of(
    Timing(BITMAP, 8, (0.02, 0.025, 0.01), 1, nodes=2056),
    Timing(BITMAP, 9, limit=3.0),
    # A node count that cannot be represented exactly as a float.
    Timing(BITMAP, 10, (0.1,), 1, nodes=2**53 + 1),
    Timing(BITMAP, 11, (1.0,), 1),
    Timing(MIRROR, 10, (0.05, 0.06), 1, nodes=17_000),
)
RATIOS = record(
    {
        BITMAP: {12: 0.2, 13: 1.0},
        MIRROR: {12: 0.1, 13: 0.4},
        LISTS: {12: 1.0},
        CARRY: {12: 0.05, 13: 1e-6},
        BRUTE: {7: 0.003, 8: 0.06},
    }
)
CHARTS: dict[str, Callable[[], Chart | None]] = {
    "times": lambda: time_chart(WITH_GAP, "recursive"),
    "growth": lambda: growth_chart(RATIOS, "recursive"),
    "speed": lambda: speed_chart(RATIOS, "recursive", 13),
}


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_has_its_picture_words_and_data(name: str, snapshot: SnapshotAssertion) -> None:
    assert chart_snapshot(require_chart(CHARTS[name]())) == snapshot


def charts_of(record: Record) -> list[Chart]:
    """Return all charts for which a record has enough data."""
    charts = [time_chart(record, kind) for kind in KINDS]
    for form in FORMS:
        charts += [growth_chart(record, form), speed_chart(record, form)]
    return [chart for chart in charts if chart]


def test_records_with_gaps_make_sound_charts_of_their_machine() -> None:
    for record in (WHOLE, PARTIAL):
        assert len(charts_of(record)) >= 5
        assert charts_of(replace(record)) == charts_of(record), "the same bytes each time"
        for chart in charts_of(record):
            assert not re.search(
                r"\b(nan|inf)\b", parse(chart.svg).findtext("desc", "") + chart.svg
            )
        for kind in KINDS:
            chart = require_chart(time_chart(record, kind))
            assert record.machine.processor in chart.caption
            labels = " ".join(svg_texts(parse(chart.svg), "qa-label"))
            assert all(name in labels.replace("\N{NO-BREAK SPACE}", " ") for name in names(chart))


def test_nothing_is_drawn_from_nothing() -> None:
    stopped_cells = (replace(c, samples=(), limit=3.0) for c in WHOLE.cells)
    bare = (replace(c, total=None, fundamental=None, nodes=None) for c in stopped_cells)
    assert charts_of(record_of()) == charts_of(record_of(*bare)) == []


@pytest.mark.parametrize(
    "chart",
    [
        lambda: time_chart(record_of(*WHOLE.of(BITMAP)), "engine"),
        lambda: time_chart(record({BITMAP: {1: 1e-6, 2: 2e-6, 3: 3e-6}}), "recursive"),
        # Growth needs two neighbouring sizes with at least a millisecond each, and a chart needs
        # more than one growth factor. A chart of speeds needs more than one method.
        lambda: growth_chart(record({BITMAP: {10: 1e-4, 11: 9e-4, 12: 5e-3, 14: 0.2}}), FORMS[0]),
        lambda: growth_chart(record({BRUTE: {7: 0.003, 8: 0.06}}), "recursive"),
        lambda: speed_chart(RATIOS, "recursive", 14),
        lambda: speed_chart(record({MIRROR: {12: 0.1}}), "recursive"),
    ],
)
def test_what_cannot_be_compared_has_no_chart(chart: Callable[[], Chart | None]) -> None:
    assert chart() is None


def lines(chart: Chart) -> list[list[tuple[float, ...]]]:
    """Return the points of every line in a chart."""
    polylines = parse(chart.svg).findall(".//polyline[@class='qa-line']")
    pairs = [line.get("points", "").split() for line in polylines]
    return [[tuple(map(float, pair.split(","))) for pair in line] for line in pairs]


def test_times_below_ten_microseconds_are_not_drawn_beside_longer_ones() -> None:
    times = {BITMAP: {3: 1e-6, 7: 9e-6, 8: 1e-5, 9: 1e-4}, MIRROR: {8: 5e-6}}
    chart = require_chart(time_chart(record(times), "recursive"))
    assert [len(line) for line in lines(chart)] == [2, 1]
    assert chart.table.columns[1].heading == "N = 7", "boards below N = 4 are too small to time"


def test_the_lines_of_a_chart_are_those_that_it_compares() -> None:
    iterative, engine, listing = (require_chart(time_chart(WHOLE, kind)) for kind in KINDS[1:])
    assert len(names(iterative)) == 11
    assert [name for name in names(iterative) if "Engine" in name] == ["Engine, AVX-512"]
    assert names(engine) == [
        *("Bitmap", "Symmetry elimination", "Engine, portable", "Engine, AVX2"),
        *("Engine, AVX-512", "Engine, AVX-512, 2 threads"),
    ]
    assert names(listing) == [
        *("Symmetry elimination", "Engine, portable", "Engine, AVX2", "Engine, AVX-512"),
        "All: Engine, AVX-512",
    ]


def test_the_engine_in_the_browser_has_lines_of_its_own() -> None:
    cells = [Timing(subject, 11, (0.01,), 2680, 341) for subject in IN_BROWSER]
    chart = require_chart(time_chart(record_of(*WHOLE.cells, *cells), "engine"))
    assert names(chart)[-2:] == ["Engine, in the browser without vectors", "Engine, in the browser"]
    engine_subjects = [s for s in WHOLE.subjects() if (s.method, s.task) == ("engine", "count")]
    styles = [
        line_style(subject) for subject in (BITMAP, ELIMINATION, *engine_subjects, *IN_BROWSER)
    ]
    assert len(set(styles)) == len(styles)


def test_the_reader_starts_at_the_largest_n_that_most_have() -> None:
    reader = require_chart(time_chart(WHOLE, "recursive")).reader
    assert reader is not None
    assert (reader.shown, reader.ends) == (9, (4, 9))
    assert [line.name for line in reader.ordered][-1] == "Brute force"
