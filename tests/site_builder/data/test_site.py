"""The data files for readers have the right content, and pages link them."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page

from cy_core import fundamental, known_census, properties
from site_builder.data import site
from site_builder.data.blocks import EXAMPLES, Reading, larger_table, others_table, solutions_table
from site_builder.data.site import data_assets, download_links, site_data
from site_builder.data.tables import (
    data_tables,
    times_table,
    trace_tables,
)
from site_builder.pages.rendering import render_figure
from site_builder.timings.record_files import load_records
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links
from site_builder.values.table import Cell, Table
from tests.helpers.blocks import block_figure
from tests.helpers.records import write_records
from tests.helpers.site import serve


def contents_of(folder: Path) -> dict[str, bytes]:
    """Return the content of each data file of a site with two records in `folder`, by path."""
    write_records(folder / "timings")
    data = site_data(SiteConfig(downloads=range(4, 8), records=folder))
    return {item.file.path: content for item, content in data.items()}


@pytest.fixture(scope="module")
def contents(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return the content of each data file by path. All tests share this site."""
    return contents_of(tmp_path_factory.mktemp("records"))


def test_sha256sums_list_every_file(contents: dict[str, bytes]) -> None:
    lines = contents["SHA256SUMS"].decode().splitlines()
    digests = {path: digest for digest, path in (line.split("  ") for line in lines)}
    others = contents.keys() - {"SHA256SUMS"}
    assert digests == {path: hashlib.sha256(contents[path]).hexdigest() for path in others}


def test_each_n_leads_to_its_files(contents: dict[str, bytes]) -> None:
    for n in range(1, 28):
        document = json.loads(contents[f"{n}.json"])
        assert document["total"] == known_census(n).total
        assert bool(document["files"]) == (n in range(4, 8))
        for file in document["files"]:
            assert len(contents[file["path"]]) == file["bytes"]
            assert hashlib.sha256(contents[file["path"]]).hexdigest() == file["sha256"]


@pytest.mark.parametrize(("n", "origin"), [(7, "computed"), (23, "counted"), (27, "cited")])
def test_an_n_has_its_solutions_if_it_has_files(
    n: int, origin: str, contents: dict[str, bytes]
) -> None:
    document = json.loads(contents[f"{n}.json"])
    listed = contents.get(f"{n}/fundamental.json")
    assert document["solutions"] == (json.loads(listed) if listed else None)
    assert document["origin"] == origin
    sizes = document["orbits_by_size"].items()
    assert sum(int(size) * count for size, count in sizes) == document["total"]


def test_a_file_of_several_n_has_the_solutions_of_each(contents: dict[str, bytes]) -> None:
    together = json.loads(contents["fundamental.json"])
    expected = [
        {"n": n, **row}
        for n in range(4, 8)
        for row in json.loads(contents[f"{n}/fundamental.json"])
    ]
    selected = [{name: row[name] for name in expected[0]} for row in together]
    assert selected == expected
    for row in together:
        measured = asdict(properties(row["columns"]))
        assert {name: row[name] for name in measured} == measured
    lines = contents["fundamental.csv"].decode().splitlines()
    assert lines[0].startswith("n,label,orbit_size,columns,lines,knight_pairs,conflicts,")
    assert lines[1] == "4,4.2.1,2,2 0 3 1,0,4,2,4,2,2,2,0,4,1"
    assert len(lines) == len(together) + 1


def test_the_same_bytes_each_time(contents: dict[str, bytes], tmp_path: Path) -> None:
    site._site_data.cache_clear()
    site._content_of_list.cache_clear()
    assert contents_of(tmp_path) == contents


def test_a_site_without_data_has_no_file_and_a_second_build_makes_nothing_anew() -> None:
    assert site_data(SiteConfig(downloads=range(0))) == {}
    assert site_data(SiteConfig(galleries=range(13, 15))) == {}
    config = SiteConfig(downloads=range(4, 5), records=Path("none"))
    assert site_data(config) is site_data(config)


CONFIG = SiteConfig(downloads=range(4, 7), records=Path("none"))
NONE = SiteConfig(downloads=range(0), records=Path("none"))


def targets(table: Table) -> list[str]:
    """Return the targets of the links in a table."""
    return [cell.target for row in table.cells for cell in row if cell.target]


def test_every_file_of_data_is_linked_once() -> None:
    data = site_data(CONFIG)
    tables = [solutions_table(content, data) for content in ("fundamental", "all")]
    links = [target for table in (*tables, others_table(data)) for target in targets(table)]
    unlisted = {"SHA256SUMS", *(f"{n}.json" for n in range(1, 28))}
    paths = {item.file.path for item in data} - unlisted
    assert sorted(links) == sorted(f"data/{path}" for path in paths)


def test_row_has_count_and_size() -> None:
    table = solutions_table("all", site_data(CONFIG))
    assert [column.name for column in table.columns] == [
        "N",
        "solutions",
        "CSV",
        "JSON",
        "Parquet",
        "NPY",
        "text",
    ]
    assert table.rows[1][:3] == (5, 10, Cell(108, target="data/5/all.csv", text="108 B"))


def test_missing_file_names_its_command() -> None:
    table = larger_table((12, 13))
    assert [row[0] for row in table.rows] == [14, 15, 16, 17, 18]
    n, fundamental, npy, *_, command = table.rows[-1]
    assert (fundamental, npy) == (known_census(18).fundamental, Cell(1_498_744_766, text="1.5 GB"))
    assert command == f"queens list {n} --format npy --output {n}.npy"


def test_a_block_draws_its_tables_and_without_downloads_none() -> None:
    for which, tables in (("solutions", 2), ("others", 1), ("larger", 1)):
        assert len(block_figure("table data", which, config=CONFIG).shown) == tables
    assert block_figure("table data", "solutions", config=NONE).shown == []
    assert block_figure("reading", config=NONE).examples == []


def test_a_gallery_links_to_its_files_in_the_order_of_pages() -> None:
    links = download_links(6)
    assert list(links) == ["fundamental", "all"]
    assert [link.name for link in links["all"]] == ["CSV", "JSON", "Parquet", "NPY", "text"]
    assert links["fundamental"][0].path == "data/6/fundamental.csv"


CENSUS, CLAIMS, _ = data_tables()


def rows(table: Table) -> list[dict[str, str]]:
    """Return the rows of a table's CSV file."""
    return list(csv.DictReader(io.StringIO(table.csv())))


def test_the_census_goes_as_far_as_counts_are_known() -> None:
    records = rows(CENSUS)
    assert [int(row["n"]) for row in records] == list(range(1, 28))
    assert all(int(row["total"]) == known_census(int(row["n"])).total for row in records)
    assert {(row["origin"], bool(row["source"])) for row in records} == {
        ("computed", False),
        ("counted", True),
        ("cited", True),
    }


def test_every_count_of_8_and_more_is_claimed_and_confirmed() -> None:
    claims = {
        (claim["claim"], n)
        for claim in rows(CLAIMS)
        for n in range(int(claim["first_n"]), int(claim["last_n"]) + 1)
    }
    assert claims >= {(claim, n) for claim in ("found", "confirmed") for n in range(1, 28)}


def test_times_have_every_cell(tmp_path: Path) -> None:
    write_records(tmp_path)
    records = load_records(tmp_path)
    assert len(rows(times_table(records))) == sum(len(record.cells) for record in records)


def test_a_trace_ends_with_all_solutions() -> None:
    by_name = {table.path: rows(table) for table in trace_tables()}
    assert len(by_name) == 10
    for name, steps in by_name.items():
        last = {row["n"]: row["solutions"] for row in steps}
        assert last.items() <= {"4": "2", "5": "10", "6": "4"}.items(), name
        assert "4" in last, name


LINES = {example.program: example for example in EXAMPLES}


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a server that has only the data files of N = 8."""
    folder = tmp_path_factory.mktemp("site")
    config = SiteConfig(downloads=range(8, 9), records=folder / "none")
    for asset in data_assets(config):
        path = folder / asset.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(asset.content)
    with serve(folder) as address:
        yield address


def line(program: str, base_url: str) -> str:
    """Return the line of code that loads the data in a program, as a page of the site shows it."""
    example = LINES[program]
    return example.code.replace("ADDRESS", f"{base_url}/data/{example.path}")


@pytest.mark.soak
def test_numpy_has_all_boards(base_url: str) -> None:
    names: dict[str, Any] = {}
    exec(line("NumPy", base_url), names)
    assert names["boards"].tolist() == fundamental(8)[0].tolist()


@pytest.mark.soak
def test_a_browser_has_an_n(base_url: str, desktop_page: Page) -> None:
    desktop_page.goto(f"{base_url}/data/8.json")
    result = desktop_page.evaluate(f"() => {line('Observable', base_url).partition(' = ')[2]}")
    assert (result["n"], result["total"], len(result["solutions"])) == (8, 92, 12)


@pytest.mark.soak
def test_every_line_reads_a_file_that_there_is(base_url: str) -> None:
    for example in EXAMPLES:
        assert example.code.count("ADDRESS") == 1
        urlopen(f"{base_url}/data/{example.path}").close()


@pytest.mark.parametrize("site", ["https://queens.example/atlas/", ""])
def test_the_page_names_the_address_of_its_site(site: str) -> None:
    html = render_figure(Reading([LINES["curl"]]), Links("a.md", site=site))
    assert f"curl -O {site or 'https://example.org/'}data/8.json</code>" in html
