"""Charts of times: every sample counts, gaps stay gaps, and the words tell what is drawn."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain
from xml.etree import ElementTree

import pytest

from site_builder.timings.chart_builder import sentences, values_table
from site_builder.timings.charts import TimesOf, nodes_chart, time_chart
from site_builder.timings.ratio_charts import growth_chart
from site_builder.timings.records import Reason, Record, Subject, Timing
from site_builder.timings.selections import ELIMINATION
from site_builder.timings.subjects import line_style
from site_builder.values.figure import Chart
from tests.helpers.drawings import parse, svg_texts
from tests.helpers.measured import IN_BROWSER
from tests.helpers.records import two_records

WHOLE, PARTIAL = two_records()
KINDS: tuple[TimesOf, ...] = ("recursive", "iterative", "engine", "listing")
BITMAP = Subject("bitmap", "recursive")
Y = r"([\d.]+)"


def record_of(*cells: Timing) -> Record:
    """A record that holds these cells only."""
    return replace(WHOLE, cells=cells)


def chart(record: Record, kind: TimesOf) -> Chart:
    drawn = time_chart(record, kind)
    assert drawn is not None
    return drawn


def description(drawn: Chart) -> str:
    return parse(drawn.svg).findtext("desc", "")


def lines(root: ElementTree.Element) -> list[list[tuple[float, float]]]:
    """The places of the points of every line."""
    polylines = root.findall(".//polyline[@class='qa-line']")
    pairs = [[pair.split(",") for pair in line.get("points", "").split()] for line in polylines]
    return [[(float(x), float(y)) for x, y in line] for line in pairs]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("record", [WHOLE, PARTIAL], ids=["whole", "partial"])
def test_every_kind_is_drawn_from_a_whole_record_and_from_one_with_gaps(
    record: Record, kind: TimesOf
) -> None:
    drawn = chart(record, kind)
    assert "nan" not in drawn.svg.lower()
    assert record.machine.processor in drawn.caption
    assert record.date in drawn.caption
    names = {str(row[0].text) for row in drawn.table.cells}
    text = " ".join(svg_texts(parse(drawn.svg), "qa-label")).replace("\N{NO-BREAK SPACE}", " ")
    assert all(name in text for name in names)


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_record_gives_the_same_bytes(kind: TimesOf) -> None:
    assert chart(WHOLE, kind) == chart(replace(WHOLE), kind)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_drawn_from_nothing(kind: TimesOf) -> None:
    not_run = tuple(
        Timing(cell.subject, cell.n, reason=Reason("stopped", cell.n, 3.0)) for cell in WHOLE.cells
    )
    assert time_chart(record_of(), kind) is None
    assert time_chart(record_of(*not_run), kind) is None


def test_engine_chart_needs_engine_times() -> None:
    assert time_chart(record_of(*WHOLE.of(BITMAP)), "engine") is None


def test_points_stand_at_the_height_of_their_times() -> None:
    record = record_of(
        *(Timing(BITMAP, n, (10.0**power,), 1) for n, power in ((8, -3), (9, -2), (10, -0.5)))
    )
    ((a, b, c),) = lines(parse(chart(record, "recursive").svg))
    assert (a[1] - b[1]) * 1.5 == pytest.approx(b[1] - c[1], abs=0.05)
    assert b[0] - a[0] == pytest.approx(c[0] - b[0], abs=0.02)


def test_a_bar_goes_from_the_best_to_the_slowest_run() -> None:
    scale = record_of(Timing(BITMAP, 8, (0.01,), 1), Timing(BITMAP, 9, (0.1,), 1))
    ((low, high),) = lines(parse(chart(scale, "recursive").svg))
    spread = record_of(Timing(BITMAP, 8, (0.05, 0.1, 0.01), 1), Timing(BITMAP, 9, (0.1,), 1))
    root = parse(chart(spread, "recursive").svg)
    (bars,) = root.findall(".//path[@class='qa-range']")
    (ends,) = re.findall(rf"M{Y} {Y}V{Y}", bars.get("d", ""))
    assert tuple(map(float, ends)) == (low[0], low[1], high[1])


def test_an_n_that_was_not_run_leaves_a_gap() -> None:
    times = {8: (0.01,), 9: (), 10: (0.2,), 11: (1.0,)}
    cells = [Timing(BITMAP, n, seconds, 1 if seconds else None) for n, seconds in times.items()]
    drawn = chart(record_of(*cells), "recursive")
    assert [len(line) for line in lines(parse(drawn.svg))] == [1, 2]
    assert [cell.text for cell in drawn.table.cells[0]] == ["Bitmap", "10.0 ms", "200 ms", "1.00 s"]


def test_boards_too_small_to_time_are_not_drawn() -> None:
    cells = [Timing(BITMAP, n, (1e-6 * n,), 1) for n in range(1, 8)]
    assert chart(record_of(*cells), "recursive").table.columns[1].heading == "N = 4"
    assert time_chart(record_of(*cells[:3]), "recursive") is None


def test_the_table_has_the_best_time_and_how_much_longer_the_slowest_took() -> None:
    (row,) = chart(record_of(Timing(BITMAP, 8, (0.02, 0.025), 1)), "recursive").table.cells
    assert (row[1].text, row[1].under, row[1].value) == ("20.0 ms", "+25%", 0.02)


def test_a_single_run_has_no_spread() -> None:
    drawn = chart(record_of(Timing(BITMAP, 8, (0.02,), 1)), "recursive")
    assert drawn.table.cells[0][1].under == ""
    assert "slowest" not in description(drawn)


def test_description_names_the_fastest_first_and_the_spread() -> None:
    text = description(chart(WHOLE, "recursive"))
    assert text.startswith("At N = 9: Engine, AVX-512 5.20 µs; Carry chain 6.88 µs; ")
    assert "Brute force ends at N = 8 with 61.4 ms." in text
    assert text.endswith("From a millisecond up, the slowest run took at most 10% longer.")


def test_the_ladder_stands_beside_the_fastest_engine_with_one_thread() -> None:
    names = [row[0].text for row in chart(WHOLE, "iterative").table.cells]
    assert len(names) == 11
    assert [name for name in names if "Engine" in name] == ["Engine, AVX-512"]


def test_all_backends_and_threads_of_the_engine_are_compared() -> None:
    names = [row[0].text for row in chart(WHOLE, "engine").table.cells]
    assert names == [
        *("Bitmap", "Symmetry elimination", "Engine, portable", "Engine, AVX2"),
        *("Engine, AVX-512", "Engine, AVX-512, 2 threads"),
    ]


def test_the_engine_in_the_browser_has_lines_of_its_own() -> None:
    cells = [Timing(subject, 11, (0.01,), 2680, 341) for subject in IN_BROWSER]
    drawn = chart(record_of(*WHOLE.cells, *cells), "engine")
    assert [row[0].text for row in drawn.table.cells][-2:] == [
        *("Engine, in the browser without vectors", "Engine, in the browser"),
    ]
    beside = [s for s in WHOLE.subjects() if (s.method, s.task) == ("engine", "count")]
    styles = [line_style(subject) for subject in (BITMAP, ELIMINATION, *beside, *IN_BROWSER)]
    assert len({*styles}) == len(styles)


def test_lists_of_all_and_fundamental_solutions_are_distinguished() -> None:
    names = [row[0].text for row in chart(WHOLE, "listing").table.cells]
    assert names == [
        *("Symmetry elimination", "Engine, portable", "Engine, AVX2", "Engine, AVX-512"),
        "All: Engine, AVX-512",
    ]


def test_methods_with_the_same_nodes_are_one_line() -> None:
    drawn = nodes_chart([WHOLE])
    assert drawn is not None
    assert len(lines(parse(drawn.svg))) == 5
    assert len(drawn.table.rows) == 10
    alike = "Backtracking, Placement flags, List based, Columns left, Bitmap, Lowest zero 8,393"
    assert alike in description(drawn).replace("\N{NO-BREAK SPACE}", " ")


def test_nodes_come_from_whichever_record_has_them() -> None:
    first, other = record_of(WHOLE.of(BITMAP)[7]), record_of(WHOLE.of(BITMAP)[8])
    drawn = nodes_chart([first, other])
    assert drawn is not None
    assert [cell.text for cell in drawn.table.cells[0]] == ["Bitmap", "2,056", "8,393"]


def test_nodes_are_whole_numbers_to_the_last_digit() -> None:
    many = 2**53 + 1  # no float
    drawn = nodes_chart([record_of(replace(WHOLE.of(BITMAP)[7], nodes=many))])
    assert drawn is not None
    assert drawn.table.cells[0][1].text == f"{many:,}"
    assert f"{many:,}" in description(drawn)


def test_records_without_nodes_have_no_chart_of_them() -> None:
    assert nodes_chart([]) is None
    assert nodes_chart([record_of(*(replace(cell, nodes=None) for cell in WHOLE.cells))]) is None


def looks(chart: Chart | None) -> list[tuple[str, str | None, str | None]]:
    """Name, colour and dash of every line; the rows of the data are in the same order."""
    assert chart is not None
    groups = [g for g in parse(chart.svg).iter("g") if g.find("polyline") is not None]
    drawn = [(g.get("class"), g.find("polyline[@class='qa-line']")) for g in groups]
    names = [row[0].text for row in chart.table.cells]
    lines = [(color, line.get("stroke-dasharray")) for color, line in drawn if line is not None]
    return [(name, *line) for name, line in zip(names, lines, strict=True)]


def test_a_method_looks_the_same_in_every_chart() -> None:
    line_looks = chain.from_iterable(looks(time_chart(WHOLE, kind)) for kind in KINDS)
    drawn = {*line_looks}
    assert len(drawn) == len({name for name, *_ in drawn})


def test_a_line_of_several_methods_looks_as_the_first() -> None:
    chart = nodes_chart([WHOLE])
    assert chart is not None
    groups = [g.get("class") for g in parse(chart.svg).iter("g") if g.find("polyline") is not None]
    assert groups[:2] == ["qa-series-1", "qa-series-2"]


def test_growth_chart_has_the_styles_of_the_time_chart() -> None:
    mirror = Subject("mirror", "recursive")
    cells = tuple(Timing(mirror, n, (time,), 1) for n, time in ((12, 0.002), (13, 0.01)))
    times = {name: look for name, *look in looks(time_chart(WHOLE, "recursive"))}
    (first, _) = looks(growth_chart(replace(WHOLE, cells=cells), "recursive"))
    assert [*first[1:]] == times["Mirror"]


LINES = {"slow": {4: 2.0, 5: 9.0}, "fast": {5: 3.0, 6: 4.0}, "short": {4: 1.0}}


def in_seconds(value: float) -> str:
    return f"{value:g} s"


def test_description_uses_the_largest_n_that_most_have() -> None:
    assert next(sentences(LINES, in_seconds)) == "At N = 5: fast 3 s; slow 9 s."


def test_description_names_lines_that_end_elsewhere() -> None:
    assert list(sentences(LINES, in_seconds))[1:] == [
        "fast ends at N = 6 with 4 s.",
        "short ends at N = 4 with 1 s.",
    ]


def test_the_table_has_every_value_and_a_dash_where_there_is_none() -> None:
    table = values_table("Times", LINES, in_seconds, under={"slow": {5: "+10%"}})
    assert [column.heading for column in table.columns] == ["method", "N = 4", "N = 5", "N = 6"]
    slow, fast, short = table.cells
    assert [cell.text for cell in slow] == ["slow", "2 s", "9 s", "\u2013"]
    assert [cell.value for cell in fast[1:]] == [None, 3.0, 4.0]
    assert [cell.under for cell in slow] == ["", "", "+10%", ""]
    assert {cell.under for cell in short} == {""}


def test_times_below_ten_microseconds_are_not_drawn_beside_longer_ones() -> None:
    mirror = Subject("mirror", "recursive")
    cells = [Timing(BITMAP, n, (time,), 1) for n, time in ((7, 9e-6), (8, 1e-5), (9, 1e-4))]
    drawn = chart(record_of(*cells, Timing(mirror, 8, (5e-6,), 1)), "recursive")
    assert [len(line) for line in lines(parse(drawn.svg))] == [2, 1]
    assert drawn.table.columns[1].heading == "N = 7"
    assert "Times below ten microseconds stand in the data only." in drawn.caption


def test_reader_starts_at_the_largest_n_that_most_have() -> None:
    reader = chart(WHOLE, "recursive").reader
    assert reader is not None
    assert (reader.shown, reader.ends) == (9, (4, 9))
    assert [line.name for line in reader.ordered][-1] == "Brute force"
    (bitmap,) = [line for line in reader.lines if line.name == "Bitmap"]
    assert bitmap.values[9] == (pytest.approx(WHOLE.of(BITMAP)[8].best, rel=1e-3), "10.2 µs")
