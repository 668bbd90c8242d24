"""Each machine has a page of its own; no page grows with the number of machines."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from urllib.parse import urljoin

import pytest

from site_builder.pages.site import body, build_site, front_matter
from site_builder.timings.machine_pages import SECTIONS, machine_pages
from site_builder.timings.record_files import site_records
from site_builder.timings.record_format import format_record
from site_builder.timings.tables import MACHINES_PATH, MAX_LISTED
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links, Page
from tests.helpers.blocks import drawn_page, figure_of
from tests.helpers.markup import sound_part
from tests.helpers.records import two_records, write_records
from tests.helpers.sources import ROOT

SMALL = SiteConfig(galleries=range(1, 2), long_galleries=range(0), solution_pages=0, cards=False)
OURS = replace(SMALL, timings=ROOT / "timings")
CARD = "boards/card.png"
MEGABYTE = 1_000_000
MANY = MAX_LISTED + 10


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> SiteConfig:
    """A site with the records of two machines, one of them incomplete."""
    folder = tmp_path_factory.mktemp("measured")
    write_records(folder)
    return replace(SMALL, timings=folder)


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> SiteConfig:
    """A site with the same times from many machines."""
    folder = tmp_path_factory.mktemp("crowded")
    whole, _ = two_records()
    for number in range(MANY):
        machine = replace(whole.machine, processor=f"Processor {number} " + "x" * 150)
        cells = tuple(cell for cell in whole.cells if cell.n in (8, 9, 12))
        record = replace(whole, name=f"processor-{number}", machine=machine, cells=cells)
        (folder / f"{record.name}.json").write_text(format_record(record), encoding="utf-8")
    return replace(SMALL, timings=folder)


@cache
def pages(config: SiteConfig) -> dict[str, Page]:
    """The pages of machines by their paths; no test changes them."""
    return {item.path: item for item in machine_pages(config, CARD) if isinstance(item, Page)}


@cache
def known(config: SiteConfig) -> frozenset[str]:
    """The paths of all that a site has."""
    return frozenset(item.path for item in build_site(config))


@cache
def html(path: str, config: SiteConfig) -> str:
    """The page as a site has it; a mistake in it is an error."""
    text = body(pages(config)[path], Links(path, exists=known(config).__contains__))
    sound_part(text)
    return text


def test_a_list_leads_to_a_page_for_each_machine(measured: SiteConfig) -> None:
    files = pages(measured)
    assert list(files) == [
        "timings/machines/index.md",
        "timings/machines/test-whole-2-cores/index.md",
        "timings/machines/test-partial-4-cores/index.md",
    ]
    links = re.findall('<li><a href="(.*?)">(.*?)</a>, (.*?)</li>', html(MACHINES_PATH, measured))
    assert links == [
        ("test-whole-2-cores/", "Test Whole, 2 cores", "2026-01-31"),
        ("test-partial-4-cores/", "Test Partial, 4 cores", "2025-12-24"),
    ]


def test_without_records_there_are_no_pages(tmp_path: Path) -> None:
    assert [*machine_pages(replace(SMALL, timings=tmp_path), CARD)] == []


def test_a_machine_shows_all_that_it_has_and_no_more(measured: SiteConfig) -> None:
    whole, partial = [html(path, measured) for path in pages(measured)][1:]
    headings = [parts.title for parts in SECTIONS if parts.title != "Growth"]
    assert re.findall(r"<summary><h2>(.*?)</h2>", whole) == headings
    assert whole.count('<details class="qa-section" open>') == 1
    assert re.findall('<a href="#(.*?)">', whole) == re.findall('<div id="(.*?)">', whole)
    captions = [re.findall("<caption>(.*?)</caption>", page) for page in (whole, partial)]
    assert ["Mirror, recursive" in names for names in captions] == [True, False]
    assert "Test Partial" not in whole
    assert "Test Whole" not in partial


def test_chart_data_is_sortable_on_machine_pages_only(measured: SiteConfig) -> None:
    block = drawn_page("```queens chart\nnodes\n```", measured)
    texts = (html([*pages(measured)][1], measured), block.html)
    for text, sortable in zip(texts, (True, False), strict=True):
        tables = re.findall("<details><summary>Data:.*?</details>", text, re.DOTALL)
        assert {"data-qa-value" in table for table in tables} == {sortable}


def test_our_own_machine_fills_every_section() -> None:
    (record, *_) = site_records(OURS)
    text = html(f"timings/machines/{record.name}/index.md", OURS)
    assert re.findall(r"<summary><h2>(.*?)</h2>", text) == [parts.title for parts in SECTIONS]
    assert len(text) < MEGABYTE


def test_every_table_of_a_machine_has_its_files_as_elsewhere(measured: SiteConfig) -> None:
    files = {item.path: item for item in machine_pages(measured, CARD)}
    for path in pages(measured):
        links = re.findall('href="([^"]+)" download', html(path, measured))
        assert {urljoin(f"/{path}", link)[1:] for link in links} <= files.keys()
        assert links or path == MACHINES_PATH
    for asset in figure_of("table matrix", "recursive", config=measured).assets:
        assert files[asset.path] == asset


def test_machine_name_is_escaped_in_the_head(tmp_path: Path) -> None:
    whole, _ = two_records()
    machine = replace(whole.machine, processor='"}: <script> #')
    text = format_record(replace(whole, name="index", machine=machine))
    (tmp_path / "index.json").write_text(text, encoding="utf-8")
    config = replace(SMALL, timings=tmp_path)
    path = "timings/machines/index/index.md"
    head = front_matter(pages(config)[path])
    assert head.splitlines()[1] == 'title: "\\"}: &lt;script&gt; #, 2 cores"'
    assert '<h1 id="start">&#34;}: &lt;script&gt; #, 2 cores</h1>' in html(path, config)


ESSAYS = sorted(
    path.relative_to(ROOT / "content").as_posix()
    for folder in ("timings", "bit-tricks")
    for path in (ROOT / "content" / folder).glob("*.md")
)
UNMEASURED = "Not measured yet. Run <code>queens bench</code>"


def essay(path: str, config: SiteConfig) -> str:
    """The tables of times of a page of ours, in a site with other records."""
    page = drawn_page((ROOT / "content" / path).read_text(encoding="utf-8"), config, Links(path))
    assert page.problems == []
    sections = r'<section class="qa-block qa-timings".*?</section>'
    return "".join(re.findall(sections, page.html, re.DOTALL))


def test_two_records_fill_every_table_of_our_pages(measured: SiteConfig, tmp_path: Path) -> None:
    assert [path for path in ESSAYS if UNMEASURED in essay(path, measured)] == []
    empty = replace(SMALL, timings=tmp_path)
    with_tables = [path for path in ESSAYS if essay(path, measured)]
    assert [path for path in ESSAYS if UNMEASURED in essay(path, empty)] == with_tables != []


def test_no_page_grows_with_the_machines(crowded: SiteConfig) -> None:
    texts = [essay(f"timings/{name}.md", crowded) for name in ("index", "classic", "method")]
    files = pages(crowded)
    assert len(files) == MANY + 1
    texts += [
        body(files[path]) for path in (MACHINES_PATH, "timings/machines/processor-0/index.md")
    ]
    assert max(map(len, texts)) < MEGABYTE // 2
    machines = {asset.path: asset for asset in figure_of("table machines", config=crowded).assets}
    rows = json.loads(machines["timings/data/machines.json"].content)["rows"]
    assert len(rows) == MANY
