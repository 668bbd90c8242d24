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
from site_builder.timings.blocks import BLOCK_TYPES
from site_builder.timings.machine_pages import SECTIONS, machine_pages
from site_builder.timings.machine_tables import MAX_LISTED
from site_builder.timings.record_files import site_records
from site_builder.timings.record_format import format_record
from site_builder.timings.table_builder import MACHINES_PATH
from site_builder.values.config import SiteConfig
from site_builder.values.figure import Figure
from site_builder.values.page import Asset, Links, Page
from tests.helpers.blocks import drawn_page
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
        record = replace(whole, name=f"processor-{number}", machine=machine)
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
    headings = [title for title, _, _ in SECTIONS if title != "Growth"]
    assert re.findall(r"<summary><h2>(.*?)</h2>", whole) == headings
    assert whole.count('<details class="qa-section"') == len(headings)
    assert whole.count('<details class="qa-section" open>') == 1
    contents = re.findall('<a href="#(.*?)">', whole)
    assert contents == re.findall('<div id="(.*?)">', whole)
    assert "Brute force, iterative" in whole
    assert "Test Partial" not in whole
    assert "Test Whole" not in partial
    captions = [re.findall("<caption>(.*?)</caption>", page) for page in (whole, partial)]
    assert "Mirror, recursive" in captions[0]
    assert "Mirror, recursive" not in captions[1]


def test_chart_data_is_sortable_on_machine_pages_only(
    measured: SiteConfig,
) -> None:
    _, whole, _ = pages(measured)
    block = drawn_page("```queens chart\nnodes\n```", measured)
    elsewhere = block.html
    assert all("data-qa-value" in data for data in chart_data(html(whole, measured)))
    assert not any("data-qa-value" in data for data in chart_data(elsewhere))


def chart_data(text: str) -> list[str]:
    """The tables behind the charts of a page."""
    sections = re.findall("<details><summary>Data:.*?</details>", text, re.DOTALL)
    assert sections
    return sections


def test_our_own_machine_fills_every_section() -> None:
    (record, *_) = site_records(OURS)
    text = html(f"timings/machines/{record.name}/index.md", OURS)
    assert re.findall(r"<summary><h2>(.*?)</h2>", text) == [title for title, _, _ in SECTIONS]
    assert len(text) < MEGABYTE


def test_every_table_of_a_machine_has_its_files(measured: SiteConfig) -> None:
    assets = {item.path for item in machine_pages(measured, CARD) if isinstance(item, Asset)}
    for path in pages(measured):
        links = re.findall('href="([^"]+)" download', html(path, measured))
        assert {urljoin(f"/{path}", link)[1:] for link in links} <= assets
        assert links or path == MACHINES_PATH


def test_the_files_of_a_table_are_the_same_wherever_it_stands(measured: SiteConfig) -> None:
    files = {item.path: item for item in machine_pages(measured, CARD)}
    for kind, value in (("matrix", "recursive"), ("timings", "bitmap"), ("listing", "")):
        for asset in assets(f"table {kind}", value, measured):
            assert files[asset.path] == asset


def assets(kind: str, text: str, config: SiteConfig) -> tuple[Asset, ...]:
    """What a block loads."""
    figure = BLOCK_TYPES[kind].figure([text], config)
    assert isinstance(figure, Figure)
    return figure.assets


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


@pytest.mark.parametrize("essay", ["timings/index.md", "timings/classic.md", "timings/method.md"])
def test_no_essay_grows_with_the_machines(crowded: SiteConfig, essay: str) -> None:
    text = (ROOT / "content" / essay).read_text(encoding="utf-8")
    page = drawn_page(text, crowded, Links(essay))
    assert page.problems == []
    assert len(page.html) < MEGABYTE // 2


def test_no_page_of_a_machine_grows_with_the_machines(crowded: SiteConfig) -> None:
    files = pages(crowded)
    assert len(files) == MANY + 1
    for path in (MACHINES_PATH, "timings/machines/processor-0/index.md"):
        assert len(body(files[path])) < MEGABYTE // 2


@pytest.mark.parametrize("kind", [kind for kind in BLOCK_TYPES if kind.startswith("table ")])
def test_every_table_leads_to_all_machines(crowded: SiteConfig, kind: str) -> None:
    block, name = kind.split()
    line = f"{name} {BLOCK_TYPES[kind].example}"
    page = drawn_page(f"```queens {block}\n{line}\n```", crowded)
    text = page.html
    assert f'<a href="../timings/machines/">The times of all {MANY} machines</a>' in text
    assert len(text) < MEGABYTE // 5


def test_the_files_of_all_machines_name_them_all(crowded: SiteConfig) -> None:
    files = {asset.path: asset for asset in assets("table machines", "", crowded)}
    assert len(json.loads(files["timings/data/machines.json"].content)["rows"]) == MANY
