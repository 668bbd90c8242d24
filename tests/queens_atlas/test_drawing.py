"""Test the drawings of the package, and the examples in its documentation."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from base64 import b64decode
from itertools import repeat
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import queens_atlas
from queens_atlas import pictures
from tests.helpers.sources import ROOT

SVG = "{http://www.w3.org/2000/svg}"


def elements(drawing: queens_atlas.Drawing) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(drawing.svg).iter())


def queens_in(drawing: queens_atlas.Drawing) -> int:
    """Count the queens of a board: each is an element with a translation."""
    return sum("translate" in element.get("transform", "") for element in elements(drawing))


@pytest.mark.parametrize("solution", ["8.4.1", queens_atlas.solution("8.4.1")])
def test_a_board_has_its_queens(solution: str | tuple[int, ...]) -> None:
    assert queens_in(queens_atlas.board(solution)) == 8


def test_a_board_may_be_partial_and_show_attacks() -> None:
    drawing = queens_atlas.board([4, None, 0, None, None], attacks=True)
    (queens,) = [element for element in elements(drawing) if element.tag == f"{SVG}polyline"]
    assert queens.get("points") == "0,0 4,0 0,2 0,0"
    assert "Queens: e5 a3" in drawing.svg
    assert "var(" not in drawing.svg


def test_a_printed_board_marks_the_squares_that_its_queens_attack() -> None:
    lines = str(queens_atlas.board([2, None, None], attacks=True)).splitlines()
    assert lines[:4] == ["x x Q", ". x x", "x . x", "x: attacked or forbidden"]


def test_a_printed_orbit_has_each_different_board_once() -> None:
    boards = str(queens_atlas.orbit(queens_atlas.solution("8.4.1"))).split("\n\n")
    assert sum("Q . . . . . . ." in board for board in boards) == 4
    assert boards[0].endswith("identity, 180° clockwise. Queens on f8 d7 g6 a5 h4 b3 e2 c1.")


def test_a_printed_chart_has_the_numbers() -> None:
    assert "| 8 | 92 | 12 |" in str(queens_atlas.chart("totals 1-8"))


@pytest.mark.parametrize(
    "value", [queens_atlas.board("5.2.1"), queens_atlas.census(5), queens_atlas.orbit((1, 3, 0, 2))]
)
def test_a_terminal_of_ipython_shows_what_print_shows(value: Any) -> None:
    shown: list[str] = []
    value._repr_pretty_(SimpleNamespace(text=shown.append), cycle=False)
    assert shown == [str(value)]
    assert "\n" in str(value)
    assert "\n" not in repr(value)


def test_a_gallery_has_a_board_for_each_solution() -> None:
    drawing = queens_atlas.gallery(8)
    labels = [element.text for element in elements(drawing) if element.tag == f"{SVG}text"]
    assert sorted(filter(None, labels)) == sorted(
        queens_atlas.label(board) for board in queens_atlas.fundamental(8)[0]
    )


def test_a_gallery_of_an_array_has_its_boards() -> None:
    drawing = queens_atlas.gallery(queens_atlas.complete(8, [(3, 3), (4, 1)]))
    assert drawing.title == "2 boards of N = 8"


@pytest.mark.parametrize(
    ("draw", "value", "message"),
    [
        ("board", 8, "a board is a label such as 8.4.1, or .*, got 8"),
        ("board", [0.5], r"a board is a label such as 8.4.1, or .*, got \[0.5\]"),
        ("board", ["1", "3"], r"a board is a label such as 8.4.1, or .*, got \['1', '3'\]"),
        ("board", repeat(0), "a board of N = 1..32 rows takes columns 0..N-1, got 0 0 0"),
        ("board", [2, 0, 3, 10**20], f"a board of .* takes columns 0..N-1, got 2 0 3 {10**20}"),
        ("board", [-(10**5000), None], "a board of .*, got a value too long to show None"),
        ("board", "8", "a label is N.size.rank such as 8.4.1, got 8"),
        ("gallery", 12, "a gallery has 1 to 100 boards, got 1787"),
        ("gallery", np.empty((0, 8), np.uint8), "a gallery has 1 to 100 boards, got "),
        ("gallery", None, "a gallery takes N, or a list of solutions such as .*, got None: to"),
        ("gallery", "8.4.1", "a gallery takes N, .*, got '8.4.1': to draw one board, call board"),
        ("gallery", (1, 3, 0, 2), r"a gallery takes N, .*, got \(1, 3, 0, 2\): to draw one board"),
        ("gallery", [np.int64(1), 2], "a gallery takes N, or a list of solutions such as .*, got"),
        ("gallery", 3, "a gallery has 1 to 100 boards, but N = 3 has no solution"),
        ("gallery", [[1, 3, 0, 2], [0]], "a gallery has boards of one size, got 1 and 4 rows"),
        ("gallery", repeat([0]), "a gallery has 1 to 100 boards, got more"),
        ("heatmap", "8", "n must be an integer, got '8'"),
        ("heatmap", 19, "n must be between 1 and 18, got 19"),
        ("chart", "totale 1-8", "unknown chart totale: "),
        ("chart", 8, "a chart is its kind and its range, such as totals 1-27, got 8"),
        ("chart", f"totals 1-{'9' * 5000}", "this block takes a range within .{,500}$"),
        ("plan", "16", "n must be an integer, got '16'"),
    ],
)
def test_a_bad_value_is_refused_as_it_was_typed(draw: str, value: object, message: str) -> None:
    with pytest.raises(queens_atlas.InputError, match=f"^{message}"):
        getattr(queens_atlas, draw)(value)


@pytest.mark.parametrize("error", ["0.1", 0, float("nan"), 2])
def test_an_error_that_no_sample_reaches_is_refused(error: float) -> None:
    with pytest.raises(queens_atlas.InputError, match=r"^error must be between 0.001 and 1, got "):
        queens_atlas.plan(16, error=error)


def test_numbers_of_numpy_are_taken_as_numbers() -> None:
    eight = np.int64(8)
    assert queens_atlas.gallery(eight) == queens_atlas.gallery(8)
    assert queens_atlas.heatmap(eight) == queens_atlas.heatmap(8)
    columns = np.array(queens_atlas.solution("8.4.1"), np.int16)
    assert queens_in(queens_atlas.board(columns)) == 8


def test_a_heat_map_has_the_numbers_of_all_squares() -> None:
    drawing = queens_atlas.heatmap(8)
    texts = [element.text for element in elements(drawing) if element.tag == f"{SVG}text"]
    assert sum(int(text or "") for text in texts) == 8 * 92


@pytest.mark.parametrize(
    ("name", "begin"), [("a.svg", b"<?xml"), ("a.png", b"\x89PNG"), ("a.html", b"<!doctype html>")]
)
def test_a_picture_is_saved_in_the_format_of_its_name(
    tmp_path: Path, name: str, begin: bytes
) -> None:
    queens_atlas.board("8.4.1").save(tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(begin)


@pytest.mark.parametrize(
    ("name", "name_in_message"), [("a.jpg", "a.jpg"), ("a" * 5000, rf"{'a' * 200}\.\.\.")]
)
def test_an_unknown_format_is_refused(tmp_path: Path, name: str, name_in_message: str) -> None:
    message = rf"^a picture is saved as .svg, .png or .html, got {name_in_message}$"
    with pytest.raises(queens_atlas.InputError, match=message):
        queens_atlas.board("8.4.1").save(tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_results_show_themselves_in_a_notebook() -> None:
    table = queens_atlas.census(8)._repr_html_()  # type: ignore[attr-defined]
    cells = [element.text for element in ElementTree.fromstring(table).iter() if element.text]
    names = ["n", "total", "fundamental", "nodes", "orbits of 4", "orbits of 8"]
    assert cells == [*names, "8", "92", "12", "509", "1", "11"]
    images = queens_atlas.orbit((4, 2, 0, 3, 1))._repr_html_()  # type: ignore[attr-defined]
    assert "The eight images of 5.8.1" in images


def test_a_notebook_gets_a_picture_with_its_text_and_one_to_print() -> None:
    drawing = queens_atlas.board([4, None, 0, None, None])
    image = ElementTree.fromstring(drawing._repr_html_().replace(">", "/>"))
    assert image.get("alt") == "2 queens, N = 5. Queens: e5 a3"
    data = image.get("src", "").removeprefix("data:image/svg+xml;base64,")
    assert b64decode(data).decode() == drawing.svg
    assert (drawing._repr_png_() or b"").startswith(b"\x89PNG")
    # A notebook must not get an SVG, because its export to PDF would call Inkscape instead of using
    # the PNG.
    assert drawing._repr_svg_() is None


def test_without_resvg_a_notebook_gets_an_svg_to_print(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "has_resvg", lambda: False)
    drawing = queens_atlas.board("8.4.1")
    assert (drawing._repr_png_(), drawing._repr_svg_()) == (None, drawing.svg)


@pytest.mark.soak
def test_the_package_loads_nothing_of_the_site_until_it_draws() -> None:
    code = "import queens_atlas, sys; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    assert {
        name for name in loaded if name.partition(".")[0] in ("site_builder", "mkdocs")
    } == set()


@pytest.mark.soak
def test_the_package_is_the_command() -> None:
    command = [sys.executable, "-m", "queens_atlas", "count", "8", "--json"]
    assert '"total": 92' in subprocess.check_output(command, text=True)


HOW_TO = (ROOT / "content" / "python.md").read_text("utf-8")
# The sections with examples. Each must run alone, because a reader may begin at any section.
SECTIONS = [section for section in HOW_TO.split("\n## ")[1:] if ">>> " in section]
REFERENCE = "".join(
    path.read_text("utf-8") for path in sorted((ROOT / "content" / "reference").glob("*.md"))
)
DATA = {"METHODS", "__version__"}
DOCUMENTED = sorted(set(queens_atlas.__all__) - DATA)
# The public names, which the examples of docstrings may use without an import.
NAMES = {name: getattr(queens_atlas, name) for name in queens_atlas.__all__}


def test_the_reference_shows_every_public_name() -> None:
    documented = re.findall(r"^::: queens_atlas\.(\w+)$", REFERENCE, re.MULTILINE)
    assert sorted(documented) == sorted(set(queens_atlas.__all__) - {"__version__"})


@pytest.mark.parametrize("name", DOCUMENTED)
def test_every_public_name_has_an_example_that_runs_after_the_import(name: str) -> None:
    value = getattr(queens_atlas, name)
    (test,) = [
        test
        for test in doctest.DocTestFinder(recurse=False).find(
            value, name, module=ModuleType("none"), globs=dict(NAMES)
        )
        if test.name == name
    ]
    results = doctest.DocTestRunner().run(test)
    assert results.attempted > 0
    assert results.failed == 0
    assert "Examples\n" in (value.__doc__ or "")


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.partition("\n")[0])
def test_each_section_of_the_how_to_page_runs_alone(
    section: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    test = doctest.DocTestParser().get_doctest(section, {}, "python.md", None, None)
    results = doctest.DocTestRunner().run(test)
    assert results.attempted > 0
    assert results.failed == 0
    assert (tmp_path / "twelve.svg").exists() == ("twelve.svg" in section)


@pytest.mark.soak
def test_the_progress_bar_of_the_how_to_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```$", HOW_TO, re.M | re.S)
    assert "count(20, " in program
    exec(program.replace("count(20, ", "count(16, "), {})
    output = capsys.readouterr().out
    assert "14772512" in output
    assert "100%" in output
