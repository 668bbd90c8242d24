"""Tables and charts of times in a page: machines, files, and words that are wrong."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from site_builder.timings.blocks import BLOCK_TYPES, SCRIPT
from site_builder.timings.record_format import format_record
from site_builder.timings.records import Record, Subject
from site_builder.values.config import SiteConfig
from site_builder.values.errors import UserError
from site_builder.values.figure import Chart, Figure
from tests.helpers.blocks import drawn_page
from tests.helpers.markup import sound_part
from tests.helpers.records import finished, two_records, write_records

TABLES = [kind.removeprefix("table ") for kind in BLOCK_TYPES if kind.startswith("table ")]
VALUES = {
    "timings": "bitmap",
    "matrix": "recursive",
    "comparison": "8",
    "rates": "8",
    "puzzle": "sudoku",
}
EACH_KIND = pytest.mark.parametrize("kind", TABLES)


@pytest.fixture
def measured(tmp_path: Path) -> SiteConfig:
    """A site with the records of two machines, one of them incomplete."""
    write_records(tmp_path)
    return SiteConfig(timings=tmp_path)


def drawn(kind: str, config: SiteConfig, value: str | None = None) -> str:
    """The HTML of one table block."""
    words = f"{kind} {VALUES.get(kind, '') if value is None else value}".strip()
    done = drawn_page(f"```queens table\n{words}\n```", config)
    assert done.problems == []
    return done.html


def machine(html: str) -> list[str]:
    """The machine whose tables are shown."""
    return re.findall(r'<p class="qa-heading">(.*?)</p>', html)


@EACH_KIND
def test_every_table_links_its_files_and_brings_them(kind: str, measured: SiteConfig) -> None:
    html = drawn(kind, measured)
    figure = BLOCK_TYPES[f"table {kind}"].figure([VALUES.get(kind, "")], measured)
    assert isinstance(figure, Figure)
    paths = [asset.path for asset in figure.assets]
    linked = re.findall(r'<a href="\.\./([^"]+)" download', html)
    assert sorted({*linked, SCRIPT}) == sorted({*paths})
    assert len(linked) == 2 * html.count("<table ")
    assert all(asset.content for asset in figure.assets)


@EACH_KIND
def test_every_table_is_sound_html(kind: str, measured: SiteConfig) -> None:
    sound_part(drawn(kind, measured))


@EACH_KIND
def test_tables_without_records_name_the_command(kind: str, tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "none"):
        html = drawn(kind, SiteConfig(timings=folder))
        assert "<code>queens bench</code>" in html
        assert "<table" not in html
        assert "<script" not in html


def test_fullest_record_is_shown_with_a_link_to_all(measured: SiteConfig) -> None:
    html = drawn("matrix", measured)
    assert machine(html) == ["Test Whole, 2 cores, 2026-01-31"]
    assert "Test Partial" not in html
    assert '<a href="../timings/machines/">The times of all 2 machines</a>' in html


def test_single_machine_has_no_heading_and_no_link(tmp_path: Path) -> None:
    write_records(tmp_path)
    (tmp_path / "test-partial-4-cores.json").unlink()
    html = drawn("matrix", SiteConfig(timings=tmp_path))
    assert machine(html) == []
    assert "timings/machines/" not in html


def test_a_machine_that_has_nothing_to_show_is_passed_over(tmp_path: Path) -> None:
    whole, partial = two_records()
    mirror = Subject("mirror", "recursive")
    others = tuple(cell for cell in whole.cells if cell.subject.method != "mirror")
    for record, cells in ((whole, others), (partial, (finished(mirror, 8, 2e-5),))):
        text = format_record(replace(record, cells=cells))
        (tmp_path / f"{record.name}.json").write_text(text, encoding="utf-8")
    html = drawn("timings", SiteConfig(timings=tmp_path), "mirror")
    assert machine(html) == ["Test Partial, 4 cores, 2025-12-24"]


def test_machines_of_the_same_title_are_distinguished(tmp_path: Path) -> None:
    whole, _ = two_records()
    for name in ("one", "two"):
        text = format_record(replace(whole, name=name))
        (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")
    html = drawn("matrix", SiteConfig(timings=tmp_path))
    assert machine(html) == ["Test Whole, 2 cores (one), 2026-01-31"]


def test_the_classic_table_can_be_copied_without_a_script(measured: SiteConfig) -> None:
    html = drawn("timings", measured)
    (text, *_) = re.findall(r"<pre><code>(.*?)</code></pre>", html, re.DOTALL)
    assert text.splitlines()[0].split() == ["N:", "Total", "Unique", "hh:mm:ss.ms"]
    assert text.splitlines()[8].split()[:2] == ["8:", "92"]


def test_cells_have_their_sort_values(measured: SiteConfig) -> None:
    whole, _ = two_records()
    html = drawn("matrix", measured)
    values = {float(value) for value in re.findall(r'data-qa-value="(.*?)"', html)}
    assert best_times(whole) <= values


def best_times(record: Record) -> set[float]:
    """What the recursive matrix shows of a record, from N = 4 on, in four digits."""
    forms = {"recursive", ""}
    return {
        float(f"{cell.best:.4g}")
        for cell in record.cells
        if cell.best and cell.n >= 4 and cell.subject.form in forms and cell.subject.task == "count"
    }


def test_comparison_of_a_single_machine_says_so(tmp_path: Path) -> None:
    write_records(tmp_path)
    (tmp_path / "test-partial-4-cores.json").unlink()
    html = drawn("across", SiteConfig(timings=tmp_path))
    assert "Only one machine has measured this so far." in html
    assert "queens bench" not in html


@pytest.mark.parametrize(
    ("kind", "value", "message"),
    [
        ("timings", "", "unknown method : choose one of brute_force"),
        ("timings", "bitmaps", "unknown method bitmaps: choose one of brute_force"),
        ("matrix", "both", "a form is recursive or iterative, got both"),
        ("comparison", "13", "this block takes N = 1 to 12, got 13"),
        ("rates", "x", "N must be a whole number, got x"),
        ("rates", "28", "this block takes N = 1 to 27, got 28"),
        ("forms", "8", "this block takes no further word, got 8: leave it out"),
        ("puzzle", "", "puzzles are one of permutations, sudoku, got nothing"),
        ("puzzle", "chess", "puzzles are one of permutations, sudoku, got chess"),
        ("machines", "x", "this block takes no further word, got x: leave it out"),
    ],
)
def test_wrong_word_is_reported_with_and_without_records(
    kind: str, value: str, message: str, tmp_path: Path
) -> None:
    write_records(tmp_path / "two")
    for folder in (tmp_path / "two", tmp_path / "none"):
        with pytest.raises(UserError) as caught:
            BLOCK_TYPES[f"table {kind}"].figure([value], SiteConfig(timings=folder))
        assert message in str(caught.value)
        assert "\n" not in str(caught.value)


def charts(kind: str, value: str, folder: Path, *records: Record) -> list[Chart]:
    """What a chart block shows of these records."""
    folder.mkdir()
    for record in records:
        (folder / f"{record.name}.json").write_text(format_record(record), encoding="utf-8")
    figure = BLOCK_TYPES[f"chart {kind}"].figure([value], SiteConfig(timings=folder))
    assert isinstance(figure, Figure)
    drawn = figure.context["charts"]
    assert isinstance(drawn, list)
    return drawn


@pytest.mark.parametrize(
    ("kind", "value", "count"),
    [
        ("timings", "recursive", 1),
        ("timings", "iterative", 1),
        ("timings", "engine", 1),
        ("timings", "listing", 1),
        ("speed-up", "recursive", 1),
        ("speed-up", "iterative 9", 1),
        ("speed-up", "recursive 32", 0),
        ("growth", "recursive", 0),
        ("comparison", "forms", 1),
        ("nodes", "", 1),
        ("puzzle", "permutations", 1),
        ("puzzle", "sudoku", 1),
    ],
)
def test_first_machine_with_the_data_is_shown(
    kind: str, value: str, count: int, tmp_path: Path
) -> None:
    whole, partial = two_records()
    drawn = charts(kind, value, tmp_path / "two", whole, partial)
    assert len(drawn) == count
    assert drawn == charts(kind, value, tmp_path / "one", whole)


def test_a_machine_that_cannot_fill_a_chart_is_passed_over(tmp_path: Path) -> None:
    whole, partial = two_records()
    cells = tuple(cell for cell in whole.cells if cell.n != 9)
    first = replace(whole, name="first", cells=cells)
    assert charts("speed-up", "iterative 9", tmp_path / "two", first, partial) == []
    drawn = charts("speed-up", "iterative 9", tmp_path / "three", first, whole, partial)
    assert drawn == charts("speed-up", "iterative 9", tmp_path / "one", whole)


@pytest.mark.parametrize(
    ("kind", "value"), [("timings", "engine"), ("growth", "recursive"), ("nodes", "")]
)
def test_without_records_there_are_no_charts_and_no_error(
    kind: str, value: str, tmp_path: Path
) -> None:
    assert charts(kind, value, tmp_path / "none") == []


@pytest.mark.parametrize(
    ("kind", "value", "message"),
    [
        ("timings", "", "timings are one of recursive, iterative, engine, listing, got nothing"),
        ("timings", "both", "timings are one of recursive, iterative, engine, listing, got both"),
        ("puzzle", "engine", "puzzles are one of permutations, sudoku, got engine"),
        ("growth", "engine", "a form is recursive or iterative, got engine"),
        ("growth", "", "a form is recursive or iterative, got nothing"),
        ("speed-up", "14", "a form is recursive or iterative, got 14"),
        ("speed-up", "recursive many", "N must be a whole number, got many"),
        ("speed-up", "recursive 9 10", "N must be a whole number, got 9 10"),
        ("speed-up", "recursive 0", "this block takes N = 1 to 32, got 0"),
        ("speed-up", "recursive 33", "this block takes N = 1 to 32, got 33"),
        ("nodes", "14", "this block takes no further word, got 14: leave it out"),
    ],
)
def test_a_wrong_word_of_a_chart_is_one_line_with_its_rule(
    kind: str, value: str, message: str
) -> None:
    with pytest.raises(UserError) as raised:
        BLOCK_TYPES[f"chart {kind}"].read([value])
    assert str(raised.value) == message
