"""Our own pages of timings, built from records of two machines, and from none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from site_builder.timings.blocks import BLOCK_TYPES
from tests.helpers.markup import read_page
from tests.helpers.projects import build
from tests.helpers.records import write_records
from tests.helpers.sources import ROOT

pytestmark = pytest.mark.slow

PUZZLES = ("bit-tricks/permutations", "bit-tricks/sudoku")
QUESTIONS = sorted(
    f"timings/{page.stem}"
    for page in (ROOT / "content" / "timings").glob("*.md")
    if page.stem not in {"index", "method", "classic"}
)
PAGES = (*QUESTIONS, "timings/classic", "timings/method", *PUZZLES)
MACHINES = ("timings/machines/test-whole-2-cores", "timings/machines/test-partial-4-cores")
UNMEASURED = "Not measured yet. Run <code>queens bench</code>"


def built(folder: Path) -> Path:
    """The pages of timings as a site without boards, with the records beside them."""
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    ours = "galleries: 4, long_galleries: none, solution_pages: 0, cards: false"
    shown_pages = "exclude_docs: |\n  *.md\n  !/timings/*.md\n  !/bit-tricks/*.md\n"
    for old, new in (
        ("docs_dir: content\n", f"docs_dir: {(ROOT / 'content').as_posix()}\n{shown_pages}"),
        ("custom_dir: theme", f"custom_dir: {(ROOT / 'theme').as_posix()}"),
        ("  - queens-atlas\n", f"  - queens-atlas: {{{ours}}}\n"),
    ):
        assert settings.count(old) == 1
        settings = settings.replace(old, new)
    settings = re.sub(r"  - redirects:.*?(?=\n  - )", "", settings, flags=re.DOTALL)
    (folder / "mkdocs.yml").write_text(settings, encoding="utf-8")
    done = build(folder, strict=False)
    assert done.status == 0, done.err
    assert "WARNING" not in done.err
    return folder / "site"


def read(site: Path, page: str) -> str:
    """The HTML of a page."""
    return (site / page / "index.html").read_text(encoding="utf-8")


def test_two_records_fill_every_table(tmp_path: Path) -> None:
    write_records(tmp_path / "timings")
    site = built(tmp_path)
    listed = re.findall('<li><a href="(test-.*?)/"', read(site, "timings/machines"))
    assert [f"timings/machines/{name}" for name in listed] == [*MACHINES]
    for page in (*PAGES, *MACHINES):
        html = read(site, page)
        assert "Test Whole" in html or page == MACHINES[1]
        tables = re.findall(r'<section class="qa-block qa-timings".*?</section>', html, re.DOTALL)
        assert tables
        assert [table for table in tables if UNMEASURED in table] == []
        linked = re.findall(r'href="([^"]+)" download', html)
        assert linked
        assert [path for path in linked if not (site / page / path).resolve().is_file()] == []
        _, faults = read_page(html)
        assert faults == []


def test_tables_without_records_say_so(tmp_path: Path) -> None:
    site = built(tmp_path)
    html = "".join(read(site, page) for page in ("timings", *PAGES))
    assert html.count(UNMEASURED) >= len(BLOCK_TYPES)
    assert "<strong>" not in "".join(re.findall(r"<td.*?</td>", html))
    assert not (site / "timings" / "data").exists()
