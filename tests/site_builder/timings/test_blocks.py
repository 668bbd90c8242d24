"""Answers, tables and charts of times in a page."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from site_builder.timings import blocks
from site_builder.timings.findings import FINDINGS
from site_builder.timings.record_files import NOT_MEASURED, format_record
from site_builder.timings.records import Record, Subject, Timing
from site_builder.timings.tables import comparison_table
from site_builder.values.block import BLOCKS
from site_builder.values.config import SiteConfig
from site_builder.values.text import TIMES
from tests.helpers.blocks import block_figure, render_block, render_page
from tests.helpers.markup import parse_fragment
from tests.helpers.records import two_records
from tests.helpers.small_records import RECORD

BITMAP = Subject("bitmap", "recursive")
ELIMINATION = Subject("symmetry_elimination", "recursive")
ENGINE = Subject("engine", backend="avx2")
SECONDS: dict[Subject, dict[int, float]] = {
    BITMAP: {14: 0.2, 15: 1.0, 16: 6.0},
    replace(BITMAP, form="iterative"): {15: 2.0},
    replace(BITMAP, method="list_based"): {15: 4.0},
    ELIMINATION: {14: 0.1, 15: 0.25, 18: 50.0},
    ENGINE: {15: 0.005, 18: 1.0},
    replace(ENGINE, threads=2): {18: 0.5},
}
# For each question, the numbers that its answer must have, in this order.
NUMBERS = {
    "fastest": ("N = 15", "250 ms", "5.00 ms", "4.00 s"),
    "forms": ("N = 15", "1 of 1 ", f"2.0{TIMES}"),
    "lists": ("N = 15", f"4.0{TIMES}"),
    "growth": ("N = 14 to 15", f"2.5{TIMES}", f"5.0{TIMES}"),
    "threads": ("N = 18", "2 threads", "500 ms", "1.00 s", f"2.0{TIMES}"),
}


def record(times: dict[Subject, dict[int, float]]) -> Record:
    """Return a record with one sample in each cell. `times` has its seconds by subject and N."""
    cells = [Timing(s, n, (t,), 1) for s, seconds in times.items() for n, t in seconds.items()]
    return replace(two_records()[0], cells=tuple(cells))


@pytest.mark.parametrize("question", FINDINGS)
def test_a_question_is_answered_with_numbers_of_the_record(question: str) -> None:
    finding = FINDINGS[question](record(SECONDS))
    assert finding is not None
    text = f"{finding.sentence} {finding.details}"
    assert not re.search(r"\d [mnµ]?s\b", text), "a number keeps its unit"
    numbers = map(re.escape, NUMBERS[question])
    assert re.search(".*".join(numbers), text.replace("\N{NO-BREAK SPACE}", " "))


def test_a_ladder_without_the_engine_has_a_fastest_too() -> None:
    finding = FINDINGS["fastest"](record({BITMAP: {15: 1.0}, ELIMINATION: {15: 0.25}}))
    assert finding is not None
    assert "symmetry elimination" in finding.sentence
    assert "engine" not in finding.details


@pytest.mark.parametrize("question", FINDINGS)
def test_nothing_is_stated_without_measurements(question: str) -> None:
    assert FINDINGS[question](record({})) is None
    assert FINDINGS[question](record({BITMAP: {15: 1.0}})) is None


def test_unknown_finding_is_refused() -> None:
    for word in (" ", "pie"):
        (problem,) = render_block("finding", word)[1]
        assert "fastest" in problem.message


OURS = [name for name, each in BLOCKS.items() if each.draw.__module__ == blocks.__name__]
TABLES = [name.removeprefix("table ") for name in OURS if name.startswith("table ")]
CHARTS = [name.removeprefix("chart ") for name in OURS if name.startswith("chart ")]
VALUES = {"timings": "bitmap"}
WHOLE, PARTIAL = two_records()


def site(folder: Path, *records: Record) -> SiteConfig:
    """Write these records into `folder`, and return the options of a site with them."""
    (folder / "timings").mkdir(parents=True, exist_ok=True)
    for record in records:
        (folder / "timings" / f"{record.name}.json").write_text(
            format_record(record), encoding="utf-8"
        )
    return SiteConfig(records=folder)


def figure(kind: str, config: SiteConfig, value: str | None = None) -> Any:
    """Draw a block of type `kind` with the text `value`, or with its example if `value` is None."""
    return block_figure(kind, BLOCKS[kind].example if value is None else value, config=config)


def html(kind: str, config: SiteConfig, value: str | None = None) -> str:
    """Return the HTML of a table block of the subject `kind`. Fail if it is not valid.

    `value` is the rest of its text; None means an example.
    """
    text = VALUES.get(kind, BLOCKS[f"table {kind}"].example) if value is None else value
    page = render_page(f"```queens table\n{kind} {text}\n```", config)
    assert page.problems == []
    parse_fragment(page.html)
    return page.html


@pytest.mark.parametrize("kind", TABLES)
def test_every_table_links_its_files_and_brings_them(kind: str, tmp_path: Path) -> None:
    config = site(tmp_path, WHOLE, PARTIAL)
    part = html(kind, config)
    assets = figure(f"table {kind}", config, VALUES.get(kind)).files()
    linked = re.findall(r'<a href="\.\./([^"]+)" download', part)
    assert sorted(set(linked)) == sorted(asset.path for asset in assets)
    assert len(linked) == 2 * part.count("<table ")
    assert all(asset.content for asset in assets)


@pytest.mark.parametrize("kind", TABLES)
def test_tables_without_records_name_the_command(kind: str, tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "none"):
        part = html(kind, SiteConfig(records=folder))
        assert "<code>queens bench</code>" in part
        assert "<table" not in part
        assert "<script" not in part


def test_the_best_time_is_strong(tmp_path: Path) -> None:
    assert "<strong>" in html("matrix", site(tmp_path, RECORD))


def test_the_classic_table_can_be_copied_without_a_script(tmp_path: Path) -> None:
    part = html("timings", site(tmp_path, WHOLE))
    (text, *_) = re.findall(r"<pre><code>(.*?)</code></pre>", part, re.DOTALL)
    assert text.splitlines()[0].split() == ["N:", "Total", "Unique", "hh:mm:ss.ms"]
    assert text.splitlines()[8].split()[:2] == ["8:", "92"]


def charts(kind: str, config: SiteConfig, value: str | None = None) -> Any:
    """Return the charts of a chart block of the subject `kind`; see `figure` for `value`."""
    return figure(f"chart {kind}", config, value).shown


@pytest.mark.parametrize("kind", CHARTS)
def test_a_chart_shows_the_first_machine_with_the_data(kind: str, tmp_path: Path) -> None:
    # Chart `growth` has no data, because most times in the records are too short for it.
    if kind == "growth":
        return
    first, *others = charts(kind, site(tmp_path / "two", WHOLE, PARTIAL))
    assert all(each.folded for each in others)
    assert [first] == charts(kind, site(tmp_path / "one", WHOLE))
    value = BLOCKS[f"chart {kind}"].example
    nowhere = SiteConfig(records=tmp_path / "none")
    assert BLOCKS[f"chart {kind}"].figure([value], nowhere) == NOT_MEASURED


def test_the_charts_of_other_machines_are_folded_below_it(tmp_path: Path) -> None:
    config = site(tmp_path / "two", WHOLE, PARTIAL)
    page = render_page("```queens chart\ntimings recursive\n```", config)
    parse_fragment(page.html)
    main_part, folded = page.html.split("<summary>Test Partial, 4 cores</summary>")
    assert "Test Whole, 2 cores, 2026-01-31." in main_part
    assert "Test Partial, 4 cores, 2025-12-24." in folded
    fuller = replace(WHOLE, cells=tuple(cell for cell in WHOLE.cells if cell.n != 9))
    small = replace(PARTIAL, cells=tuple(cell for cell in WHOLE.cells if cell.n == 9))
    result = figure("chart speed-up", site(tmp_path / "other", fuller, small), "iterative 9")
    (chart,) = result.shown
    assert not chart.folded


def test_the_tables_of_several_machines_stand_below_each_other(tmp_path: Path) -> None:
    parts: Any = figure("table matrix", site(tmp_path, WHOLE, PARTIAL)).shown
    complete, of_whole, partial, of_partial = parts
    assert (of_whole, of_partial) == (WHOLE.provenance, PARTIAL.provenance)
    assert complete == comparison_table(WHOLE, "recursive")
    assert replace(partial, path=complete.path) == comparison_table(PARTIAL, "recursive")
