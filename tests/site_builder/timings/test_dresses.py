"""Dresses: one for each subject, the same in every chart."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

from site_builder.svg.series import MOST_SERIES
from site_builder.timings.charts import Kind, nodes_chart, time_chart
from site_builder.timings.dresses import dress
from site_builder.timings.ratio_charts import growth_chart
from site_builder.timings.records import Subject, Timing
from site_builder.values.figure import Chart
from tests.helpers.drawings import parse
from tests.helpers.records import ENGINE, LADDER, LISTING, THREADS, two_records

WHOLE, _ = two_records()
KINDS: tuple[Kind, ...] = ("recursive", "iterative", "engine", "listing")


def looks(chart: Chart | None) -> list[tuple[str, str | None, str | None]]:
    """Name, colour and dash of every line; the rows of the data are in the same order."""
    assert chart is not None
    groups = [g for g in parse(chart.svg).iter("g") if g.find("polyline") is not None]
    drawn = [(g.get("class"), g.find("polyline[@class='qa-line']")) for g in groups]
    names = [row[0].text for row in chart.table.rows]
    lines = [(color, line.get("stroke-dasharray")) for color, line in drawn if line is not None]
    return [(name, *line) for name, line in zip(names, lines, strict=True)]


def test_every_method_path_and_number_of_threads_has_its_own() -> None:
    ladder = {dress(s) for s in LADDER}
    engine = {dress(s) for s in (*ENGINE, THREADS, LISTING[-1])}
    assert len(ladder) == len({s.method for s in LADDER})
    assert len(engine) == len(ENGINE) + 2
    assert not ladder & engine
    assert all(0 <= one < MOST_SERIES for one in ladder | engine)


def test_a_method_looks_the_same_in_every_chart() -> None:
    found = chain.from_iterable(looks(time_chart(WHOLE, kind)) for kind in KINDS)
    worn = {*found}
    assert len(worn) == len({name for name, *_ in worn})


def test_a_line_of_several_methods_looks_as_the_first() -> None:
    chart = nodes_chart([WHOLE])
    assert chart is not None
    groups = [g.get("class") for g in parse(chart.svg).iter("g") if g.find("polyline") is not None]
    assert groups[:2] == ["qa-series-1", "qa-series-2"]


def test_growth_wears_what_times_wear() -> None:
    mirror = Subject("mirror", "recursive")
    cells = tuple(Timing(mirror, n, (time,), 1) for n, time in ((12, 0.002), (13, 0.01)))
    times = {name: look for name, *look in looks(time_chart(WHOLE, "recursive"))}
    (first, _) = looks(growth_chart(replace(WHOLE, cells=cells), "recursive"))
    assert [*first[1:]] == times["Mirror"]
