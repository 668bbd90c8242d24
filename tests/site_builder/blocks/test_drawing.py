"""Fenced blocks: each kind, and each mistake."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from cy_core import known_census, method_source
from site_builder.timings.record_format import format_record
from site_builder.timings.records import Reason, Subject, Timing
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links
from tests.helpers.blocks import Problem, block, drawn_page, types_within
from tests.helpers.measured import BITMAP, record
from tests.helpers.records import finished

HERE = Links("essays/one.md")


def drawn(text: str, config: SiteConfig | None = None, links: Links = HERE) -> str:
    """A page with its figures, which must have no mistake."""
    done = drawn_page(text, config, links)
    assert done.problems == []
    return done.html


def problem(text: str, config: SiteConfig | None = None) -> Problem:
    """The one mistake of a page, which has no figure."""
    done = drawn_page(text, config, HERE)
    assert done.figures == {}
    (first_problem,) = done.problems
    return first_problem


@pytest.fixture
def measured(tmp_path: Path) -> SiteConfig:
    """A site with a timing record."""
    mirror = Subject("mirror", "recursive")
    cells = (
        finished(BITMAP, 4, 0.00002),
        finished(BITMAP, 8, 0.0025),
        finished(mirror, 8, 0.00125),
        Timing(mirror, 9, reason=Reason("stopped", 9, 1.0)),
    )
    text = format_record(record(*cells))
    (tmp_path / "abacus.json").write_text(text, encoding="utf-8")
    return SiteConfig(timings=tmp_path)


def test_a_board_by_columns_or_label_links_to_its_page() -> None:
    done = drawn(block("board", "4 2 0 3 1", "5.2.1"))
    assert 'href="../../boards/5/5.8.1/"' in done
    assert 'href="../../boards/5/5.2.1/"' in done
    assert done.count('class="qa-board"') == 2
    assert done.count('id="qa-squares-5"') == 1


def test_unranked_board_is_named_by_its_n() -> None:
    done = drawn(block("board", " ".join(str(2 * column % 23 - 1) for column in range(1, 23))))
    assert "<b>N = 22</b>" in done


def test_parts_are_shared_by_all_boards_of_a_page() -> None:
    done = drawn(
        "\n\n".join([block("board", "5.2.1"), block("board", "4.2.1"), block("gallery", "5")])
    )
    assert done.count('id="qa-queen"') == 1
    assert done.count('id="qa-squares-4"') == done.count('id="qa-squares-5"') == 1


def test_an_orbit_shows_each_board_once_with_all_its_names() -> None:
    done = drawn(block("orbit", "5.2.1"))
    assert done.count('class="qa-board"') == 2
    assert "identity, ↻ 90°, ↻ 180°, ↻ 270°" in done
    assert ">2</span>" in done


def test_images_show_eight_boards() -> None:
    done = drawn(block("images", "8.4.1"))
    assert done.count('class="qa-board"') == 8
    assert done.count("same as ") == 4


def test_moves_are_eight_numbered_boards() -> None:
    assert drawn(block("moves")).count("qa-numbered") == 8


def test_gallery_block_shows_the_gallery_of_its_n() -> None:
    done = drawn(block("gallery", "8"))
    assert done.count('class="qa-board"') == 12
    assert 'title="orbit of 4"' in done


@pytest.mark.parametrize("part", ["recursive", "iterative", "shared"])
def test_source_block_shows_the_source_of_the_core(part: str) -> None:
    source = method_source("bitmap", part)  # type: ignore[arg-type]
    assert code(drawn(block("source", f"bitmap {part}"))) == f"{source}\n"


def code(html: str) -> str:
    """The text of HTML."""
    return unescape(re.sub("<[^>]*>", "", html))


def test_source_block_shows_either_half() -> None:
    search, call = (drawn(block("source", f"bitmap recursive {of}")) for of in ("search", "call"))
    source = method_source("bitmap", "recursive")
    assert code(call).startswith("def recursive(side):\n")
    assert "".join(code(search + call).split()) == "".join(source.split())


def test_source_may_stand_in_an_indented_block() -> None:
    text = "- Recursive\n\n    ```queens source\n    bitmap recursive\n    ```\n"
    page = drawn_page(text, extensions=["pymdownx.superfences"])
    assert re.search(r"<li>\s*<p>Recursive</p>\s*<div class=\"highlight\">", page.html)


@pytest.mark.parametrize(
    ("line", "heading"),
    [
        ("totals 1-27", "qa-lines"),
        ("orbits 1-27", "qa-dots"),
        ("first-column 8", "qa-bars"),
        ("heat 8", "qa-heatmap"),
    ],
)
def test_a_chart_has_its_data_in_a_table(line: str, heading: str) -> None:
    done = drawn(block("chart", line))
    assert heading in done
    assert done.index("<details>") < done.index('<table class="qa-table">')


def test_a_chart_of_times_has_a_line_for_each_method(measured: SiteConfig) -> None:
    done = drawn(block("chart", "timings recursive"), measured)
    assert "Mirror" in done
    assert "2.50 ms" in done


@pytest.mark.parametrize(
    ("line", "cells"),
    [
        ("census 4-8", ['<td class="qa-r">92</td>', '<td class="qa-r">12</td>']),
        ("ledger", [f"{known_census(27).total:,}", "computed here", "23 November 2026", "cited"]),
        ("methods", ["../../algorithms/carry-chain/", "one of each orbit"]),
        ("nodes 6", ["Backtracking", "against backtracking"]),
        ("notations 8.8.1", ["7 3 0 2 5 1 6 4".replace(" ", ""), "84136275", "15863724", "h8 d7"]),
    ],
)
def test_tables_have_the_expected_rows(line: str, cells: list[str]) -> None:
    done = drawn(block("table", line))
    assert [cell for cell in cells if cell not in done] == []


def test_the_classic_table_is_made_of_the_records(measured: SiteConfig) -> None:
    done = drawn(block("table", "timings bitmap"), measured)
    assert "hh:mm:ss.ms" in done
    assert "00:00:00.00" in done
    assert done.count("Abacus, 2 cores") == 1


def test_the_matrix_marks_the_fastest(measured: SiteConfig) -> None:
    done = drawn(block("table", "matrix recursive"), measured)
    assert "<strong>1.25 ms</strong>" in done
    assert "<strong>2.50 ms</strong>" not in done


def test_links_lead_only_to_pages_that_exist() -> None:
    alone = Links("one.md", exists=lambda path: False)
    assert "algorithms" not in drawn(block("table", "methods"), links=alone)


@pytest.mark.parametrize(
    ("kind", "body", "message"),
    [
        ("bord", "", "unknown figure bord: did you mean board? Choose one of board, orbit, images"),
        ("table census", "", "figure table census: write census in the line below queens table"),
        (
            "board 5.2.1",
            "",
            "unknown figure board 5.2.1: write 5.2.1 in the line below",
        ),
        ("", "", "unknown figure (none): choose one of board"),
        ("board", "", "a board takes one line or more, got none: write 4 2 0 3 1"),
        ("board", "4 2 0 3 3", "the queens on d2 and d1 attack each other: they share a column"),
        ("board", "0 1 2 3", "attack each other"),
        ("board", "8.4.2", "there is no 8.4.2"),
        ("board", "queen", "got queen"),
        ("board", "19.8.1", "n must be between 1 and 18, got 19"),
        ("gallery", "11", "a gallery in a page takes N = 1 to 10, got 11"),
        ("gallery", "x", "N must be a whole number, got x"),
        ("moves", "1 2", "this block takes no further word, got 1 2: leave it out"),
        ("source", "bitmap", "this block takes 2 words, got bitmap: write bitmap recursive"),
        ("source", "bitmaps recursive", "unknown method bitmaps: choose one of brute_force"),
        ("source", "bitmap both", "a source is recursive, iterative or shared, got both"),
        ("source", "bitmap recursive half", "a part of a source is its search or its call, got"),
        ("source", "carry_chain recursive call", "a part of a source is its search or its call"),
        ("chart", "totals 1-40", "this block takes a range within 1-27, got 1-40"),
        ("chart", "pie 8", "unknown chart pie: choose one of totals"),
        ("chart", "heat 13", "this block takes N = 1 to 12, got 13"),
        ("chart", "timings both", "timings are one of recursive, iterative, engine, listing"),
        ("table", "census 1-15", "this block takes a range within 1-14, got 1-15"),
        ("table", "sums", "unknown table sums: choose one of census"),
        ("table", "notations 8.9.1", "there is no 8.9.1"),
        ("table", "timings", "unknown method"),
    ],
)
def test_mistake_is_reported_with_its_line(
    kind: str, body: str, message: str, measured: SiteConfig
) -> None:
    failure = problem("# One\n\n" + block(kind, body), measured)
    assert failure.line == 3
    assert message in failure.message
    assert "\n" not in failure.message


def test_site_without_records_says_so(tmp_path: Path) -> None:
    for kind, body in (("table", "matrix recursive"), ("chart", "timings recursive")):
        done = drawn(block(kind, body), SiteConfig(timings=tmp_path))
        assert "Not measured yet. Run <code>queens bench</code>" in done


def test_source_beside_text_is_refused() -> None:
    failure = problem("- ```queens source\n  bitmap recursive\n  ```")
    assert failure.message.startswith("a source must begin on a line of its own")


def test_quote_beside_a_list_marker_is_reported() -> None:
    failure = problem("One\n\n- > ```queens board\n  > 5.2.1\n  > ```\n\nTwo\n")
    assert failure.line == 3
    assert failure.message.startswith(
        "a block in a quote in a list must begin on a line of its own"
    )


def test_a_block_needs_an_end() -> None:
    assert problem("```queens board\n5.2.1\n") == Problem(
        1, "a block must have an end: close it with ```"
    )


def test_page_lists_the_assets_of_its_figures() -> None:
    done = drawn_page(block("stepper", "mirror 4"))
    assert "assets/traces/mirror/4.json" in {asset.path for asset in done.assets}
    assert drawn_page(block("board", "5.2.1")).assets == ()


def test_mistakes_are_reported_in_page_order() -> None:
    text = "\n".join([block("board", "x"), block("board", "5.2.1"), block("bord")])
    done = drawn_page(text)
    assert [entry.line for entry in done.problems] == [1, 7]
    assert done.html.count("qa-card") == 1


SUBJECTS = {
    "board": [""],
    "orbit": [""],
    "images": [""],
    "gallery": [""],
    "source": ["", "bitmap "],
    "chart": [f"{name} " for name in types_within("chart")],
    "table": [f"{name} " for name in types_within("table")],
}
VALUES = ["", "x", "0", "2", "3", "2-3", "3-1", "1-", "28", "\u00b2", "9" * 30, "1.2.3.4", "2.8.1"]


@pytest.mark.parametrize("kind", SUBJECTS)
def test_no_block_text_raises_another_error(kind: str, measured: SiteConfig) -> None:
    problems = []
    for subject in SUBJECTS[kind]:
        for value in VALUES:
            problems += drawn_page(block(kind, subject + value), measured).problems
    assert problems
    assert all("\n" not in problem.message for problem in problems)
