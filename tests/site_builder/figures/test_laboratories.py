"""Laboratories, the editor, and the finder: the data for their scripts."""

from __future__ import annotations

import gzip
import json
import logging
import re
from collections.abc import Sequence
from html import unescape

import pytest
from markdown import markdown

from cy_core import index_bytes, known_census, queens_per_square
from site_builder.figures.editor import blocks as editor
from site_builder.figures.finder.blocks import (
    EXPLORED,
    SIZES,
    explorer,
)
from site_builder.figures.laboratories.blocks import (
    COUNTED_SIZES,
    evaluated,
    timed_totals,
)
from site_builder.programs.exercises import find_exercise
from site_builder.timings.comparisons import best_engine
from site_builder.timings.record_files import site_records
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Element, Picture
from site_builder.values.page import built_asset
from tests.helpers.blocks import block_figure, block_html, parse_figure, render_page
from tests.helpers.drawings import parse
from tests.helpers.sources import ROOT

(OURS, *_) = site_records(SiteConfig(records=ROOT / "records"))


def static_pictures(name: str, *lines: str) -> Sequence[Picture]:
    """Return the pictures that a block of type `name` shows without JavaScript."""
    figure = block_figure(name, *lines)
    assert isinstance(figure, Element)
    return [picture for picture in figure.still if isinstance(picture, Picture)]


@pytest.mark.parametrize(("x", "width"), [(22, 8), (0, 4), (15, 4)])
def test_formulas_have_the_values_of_python(x: int, width: int) -> None:
    mask = (1 << width) - 1
    names = {"x": x, "bit": -x & x, "popcount": lambda bits: (bits & mask).bit_count()}
    for formula, value in evaluated(x, width).items():
        assert value == eval(formula, names) & mask, formula


def test_each_line_is_shown_once_after_its_inputs_and_others_are_hidden() -> None:
    figure = block_figure("row-laboratory", "0110", "(x + 1) & ~x", "-x & x", "-x & x")
    (laboratory,) = parse_figure(figure).iter("queens-row-laboratory")
    lines = json.loads(laboratory.get("lines", ""))
    labels = [label for _, label, is_selected in lines if is_selected]
    assert labels == ["~x", "-x = ~x + 1", "bit = -x & x", "x + 1", "(x + 1) & ~x"]
    assert len(lines) == len(evaluated(0, 4))


def test_pictures_without_script_have_the_inputs_of_each_formula() -> None:
    pictures = static_pictures("row-laboratory", "0110", "-x & x", "x >> 1")
    assert [parse(picture.svg).findtext("desc") for picture in pictures] == [
        "x is 0110, ~x is 1001, -x = ~x + 1 is 1010, bit = -x & x is 0010.",
        "x is 0110, x >> 1 is 0011.",
    ]
    (picture,) = static_pictures("row-laboratory", "01000", "popcount(bit - 1)")
    assert picture.caption == "popcount(bit - 1) = 3"


def test_board_without_script_grows_queen_by_queen() -> None:
    for line, titles in (
        ("5: 3 1", ["1 of 5 queens placed", "2 of 5 queens placed"]),
        ("6:", ["Empty board of N = 6"]),
    ):
        pictures = static_pictures("queen-laboratory", line)
        assert [parse(picture.svg).findtext("title") for picture in pictures] == titles


def test_totals_agree_with_the_ledger_and_times_with_the_fastest_engine() -> None:
    counts = timed_totals((OURS,))
    assert [(n, total) for n, total, _ in counts] == [
        (n, known_census(n).total) for n in COUNTED_SIZES
    ]
    (subject,) = best_engine(OURS)
    measured = {cell.n for cell in OURS.of(subject) if cell.best}
    assert {n for n, _, time in counts if time} == measured.intersection(COUNTED_SIZES)
    assert {time for *_, time in timed_totals(())} == {""}


NAMES = ("bitmap-skeleton", "bitmap-broken-1")
BLOCK = "```queens editor\nbitmap\n```\n"


@pytest.fixture
def without_brython(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that Brython is not installed."""
    monkeypatch.setattr(editor, "has_brython", lambda: False)


def test_page_without_script_has_tasks_programs_and_answers() -> None:
    html = block_html("editor", *NAMES)
    text = unescape(html)
    for name in NAMES:
        exercise = find_exercise(name)
        assert exercise.task in text
        assert exercise.source in text
        for correction in exercise.corrections:
            assert "\n".join(correction.lines) in text
            assert correction.where in text


def test_true_boards_agree_with_the_core() -> None:
    (boards_json,) = re.findall(r" boards='(.+)'>", block_html("editor", "bitmap"))
    totals = {int(n): len(boards.split()) for n, boards in json.loads(boards_json).items()}
    assert totals == {n: known_census(n).total for n in range(4, 9)}
    assert render_page(BLOCK).notes == []


def test_a_program_that_is_named_twice_is_shown_once() -> None:
    assert block_html("editor", "bitmap", "bitmap") == block_html("editor", "bitmap")


@pytest.mark.usefixtures("without_brython")
def test_without_brython_the_program_is_text_and_a_note_says_why() -> None:
    page = render_page(BLOCK * 2)
    html = page.html
    assert page.problems == []
    assert find_exercise("bitmap").source in unescape(html)
    assert "<queens-editor" not in html
    assert "<script" not in html
    (note,) = page.notes
    assert "pip install 'queens-atlas[editor]'" in note
    assert page.assets == ()


@pytest.mark.usefixtures("without_brython")
def test_extension_tells_the_note(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        markdown(BLOCK, extensions=["queens_atlas"])
    assert "pip install 'queens-atlas[editor]'" in caplog.text


def test_finder_offers_every_size_and_shows_its_explanation_without_script() -> None:
    (element,) = parse_figure(block_figure("find", "8")).iter("queens-finder")
    assert json.loads(element.get("sizes") or "") == list(SIZES)
    assert element.get("n") == "8"
    assert "This needs JavaScript" in "".join(element.itertext())


def test_finder_has_the_indexes_of_the_core() -> None:
    assets = {asset.path: asset.content for asset in block_figure("find", "8").assets}
    assert assets["assets/labels/18.index"] == index_bytes(18)
    assert sum(path.endswith(".index") for path in assets) == 6


@pytest.mark.parametrize(
    ("config", "paged"),
    [(SiteConfig(), range(1, 11)), (SiteConfig(galleries=range(6, 13), solution_pages=7), (6, 7))],
)
def test_finder_lists_the_solutions_with_pages(config: SiteConfig, paged: Sequence[int]) -> None:
    (element,) = parse_figure(block_figure("find", "8", config=config)).iter("queens-finder")
    assert (element.get("data-qa-paged") or "").split() == [str(n) for n in paged]
    assert element.get("data-qa-pages") == "../boards/0/0.0.0/"


@pytest.mark.parametrize("n", EXPLORED)
def test_an_explorer_has_the_solutions_with_a_queen_on_each_square(n: int) -> None:
    heat_map = explorer(n)
    assert heat_map
    assert heat_map.counts == tuple(count for row in queens_per_square(n) for count in row)


@pytest.mark.parametrize(
    ("scripts", "limit"),
    [(["finder", "search-worker"], 25_000), (["explorer"], 7_100)],
)
def test_compressed_scripts_of_a_page_are_light(scripts: list[str], limit: int) -> None:
    texts = [str(built_asset(f"assets/queens-{script}.js").content) for script in scripts]
    assert sum(len(gzip.compress(text.encode())) for text in texts) < limit


@pytest.mark.parametrize("n", [1, 2, 3, 13])
def test_boards_that_are_no_puzzle_or_too_many_have_none(n: int) -> None:
    assert explorer(n) is None
