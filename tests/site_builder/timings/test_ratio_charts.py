"""Growth and speed-up: ratios of the best times, only where they mean something."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from site_builder.timings.ratio_charts import cost_chart, growth_chart, puzzle_chart, speed_chart
from site_builder.timings.records import Record, Subject, Timing
from site_builder.values.figure import Chart
from site_builder.values.table import NOTHING
from tests.helpers.drawings import parse, svg_texts
from tests.helpers.records import two_records

WHOLE, PARTIAL = two_records()
BITMAP, MIRROR = Subject("bitmap", "recursive"), Subject("mirror", "recursive")
FORMS = ("recursive", "iterative")
TIMES = "\N{MULTIPLICATION SIGN}"


def record(times: dict[Subject, dict[int, float]]) -> Record:
    """A record with one sample a cell."""
    cells = [Timing(s, n, (t,), 1) for s, durations in times.items() for n, t in durations.items()]
    return replace(WHOLE, cells=tuple(cells))


def drawn(chart: Chart | None) -> Chart:
    assert chart is not None
    return chart


def row(chart: Chart, name: str) -> list[str]:
    """The values of one row of the data."""
    (cells,) = [row for row in chart.table.cells if row[0].text == name]
    return [cell.text.removesuffix(TIMES) for cell in cells[1:]]


def test_growth_is_a_time_by_the_one_before() -> None:
    chart = drawn(growth_chart(record({BITMAP: {12: 0.002, 13: 0.01, 14: 0.06}}), "recursive"))
    assert row(chart, "Bitmap") == ["5.0", "6.0"]
    assert row(chart, "number of solutions") == ["5.3", "5.2", "5.0"][1:]


def test_times_below_a_millisecond_and_gaps_have_no_growth() -> None:
    short = {BITMAP: {10: 0.0001, 11: 0.0009, 12: 0.005, 14: 0.2}}
    assert growth_chart(record(short), "recursive") is None


def test_growth_beyond_the_scale_is_named_and_not_drawn() -> None:
    times = {
        Subject("brute_force", "recursive"): {7: 0.003, 8: 0.06},
        BITMAP: {12: 0.002, 13: 0.01},
    }
    chart = drawn(growth_chart(record(times), "recursive"))
    sentence = f"Not drawn, as too high: Brute force, 20{TIMES} at N = 8."
    assert sentence in chart.caption
    assert sentence in parse(chart.svg).findtext("desc", "")
    assert "Brute" not in " ".join(svg_texts(parse(chart.svg), "qa-label"))
    assert row(chart, "Brute force")[0] == "20"


def test_growth_only_beyond_the_scale_has_no_chart() -> None:
    times = {Subject("brute_force", "recursive"): {7: 0.003, 8: 0.06}}
    assert growth_chart(record(times), "recursive") is None


def test_growth_chart_keeps_to_its_form() -> None:
    assert growth_chart(record({BITMAP: {12: 0.002, 13: 0.01}}), "iterative") is None


def test_speed_is_the_time_of_the_bitmap_by_that_of_the_method() -> None:
    times = {BITMAP: {12: 0.2, 13: 1.0}, MIRROR: {12: 0.1, 13: 0.4}}
    chart = drawn(speed_chart(record(times), "recursive"))
    assert "N = 13" in chart.caption
    assert set(svg_texts(parse(chart.svg), "qa-label")) == {
        *("Mirror", f"2.5{TIMES}, 400 ms", "Bitmap", f"1.0{TIMES}, 1.00 s"),
    }
    assert row(chart, "Mirror") == ["2.0", "2.5"]


def test_the_fastest_stands_at_the_top() -> None:
    chart = drawn(speed_chart(WHOLE, "recursive", 9))
    values = [w for w in svg_texts(parse(chart.svg), "qa-label") if TIMES in w]
    factors = [float(word.partition(TIMES)[0]) for word in values]
    assert factors == sorted(factors, reverse=True)
    assert len(factors) > 2


def test_an_n_can_be_chosen() -> None:
    times = {BITMAP: {12: 0.2, 13: 1.0}, MIRROR: {12: 0.1, 13: 0.4}}
    chart = drawn(speed_chart(record(times), "recursive", 12))
    assert f"2.0{TIMES}, 100 ms" in svg_texts(parse(chart.svg), "qa-label")
    assert speed_chart(record(times), "recursive", 14) is None


def test_a_method_that_was_not_run_there_is_named() -> None:
    lists = Subject("list_based", "recursive")
    times = {BITMAP: {12: 0.2, 13: 1.0}, MIRROR: {12: 0.1, 13: 0.4}, lists: {12: 1.0}}
    chart = drawn(speed_chart(record(times), "recursive", 13))
    assert "Not measured at N = 13: List based." in chart.caption
    assert "Too short" not in chart.caption


def test_a_method_that_is_too_short_to_compare_is_named_apart() -> None:
    short = Subject("carry_chain", "recursive")
    times = {BITMAP: {12: 0.2}, MIRROR: {12: 0.1}, short: {12: 1e-6}}
    chart = drawn(speed_chart(record(times), "recursive", 12))
    assert "Too short to compare at N = 12: Carry chain." in chart.caption
    assert "Not measured" not in chart.caption


@pytest.mark.parametrize("form", FORMS)
def test_every_title_says_which_bitmap_is_meant(form: str) -> None:
    title = parse(drawn(speed_chart(WHOLE, form, 9)).svg).findtext("title", "")
    heading = f"{form.title()} methods at N = 9: how many times as fast as the recursive bitmap"
    assert title == heading


def test_reason_for_omitting_short_times_is_stated() -> None:
    chart = drawn(growth_chart(record({BITMAP: {12: 0.002, 13: 0.01}}), "recursive"))
    assert "shorter ones depend on what the processor has learned." in chart.caption


def test_without_a_bitmap_or_alone_it_has_no_bars() -> None:
    assert speed_chart(record({MIRROR: {12: 0.1}}), "recursive") is None
    assert speed_chart(record({BITMAP: {12: 0.1}}), "recursive") is None


@pytest.mark.parametrize("form", FORMS)
def test_records_with_gaps_make_sound_charts_or_none(form: str) -> None:
    empty = replace(WHOLE, cells=())
    charts = [
        chart
        for measured in (WHOLE, PARTIAL, empty)
        for chart in (growth_chart(measured, form), speed_chart(measured, form))
        if chart
    ]
    assert charts
    assert not [chart for chart in charts if re.search(r"\b(nan|inf)\b", chart.svg)]


@pytest.mark.parametrize("form", FORMS)
def test_the_same_record_gives_the_same_bytes(form: str) -> None:
    assert speed_chart(WHOLE, form) == speed_chart(replace(WHOLE), form)


def test_a_puzzle_has_a_bar_for_each_n_and_method() -> None:
    cells, bits, fewest = (Subject(m, task="sudoku") for m in ("cells", "bits", "fewest"))
    times = {cells: {1: 0.5, 2: 0.8}, bits: {1: 0.1, 2: 0.2}, fewest: {1: 0.01}}
    chart = drawn(puzzle_chart(record(times), "sudoku"))
    bars = ["puzzle 1: bits", "puzzle 1: fewest", "puzzle 2: bits"]
    labels = " ".join(svg_texts(parse(chart.svg), "qa-label")).replace("\N{NO-BREAK SPACE}", " ")
    assert all(bar in labels for bar in bars)
    sentence = f"{bars[0]} 5.0{TIMES}; {bars[1]} 50{TIMES}; {bars[2]} 4.0{TIMES}."
    assert parse(chart.svg).findtext("desc", "") == sentence
    assert [row(chart, n) for n in "12"] == [["5.0", "50"], ["4.0", NOTHING]]
    assert [column.heading for column in chart.table.columns] == ["puzzle", "bits", "fewest"]


def test_a_puzzle_that_cannot_be_compared_has_no_chart() -> None:
    assert (
        puzzle_chart(record({Subject("list", task="permutations"): {8: 0.5}}), "permutations")
        is None
    )
    assert puzzle_chart(record({}), "sudoku") is None


def test_cost_is_a_time_by_the_number_of_solutions() -> None:
    chart = drawn(cost_chart(record({BITMAP: {5: 9e-6, 8: 92e-6, 9: 352e-3}}), "recursive"))
    assert [column.heading for column in chart.table.columns] == ["method", "N = 8", "N = 9"]
    assert row(chart, "Bitmap") == ["1.00 µs", "1.00 ms"]
    assert chart.reader is not None
    assert chart.reader.ends == (8, 9)


def test_times_as_short_as_a_call_have_no_cost_chart() -> None:
    assert cost_chart(record({BITMAP: {5: 9e-6}}), "recursive") is None
    assert cost_chart(record({BITMAP: {8: 1.0}}), "iterative") is None
