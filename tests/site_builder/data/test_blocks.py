"""Blocks show the files that the site has, and lead to them."""

from __future__ import annotations

from pathlib import Path

from cy_core import known_census
from site_builder.data.blocks import larger_table, others_table, solutions_table
from site_builder.data.site import download_links, site_data
from site_builder.values.config import SiteConfig
from site_builder.values.table import Cell, Table
from tests.helpers.blocks import figure_of

CONFIG = SiteConfig(downloads=range(4, 7), records=Path("none"))
NONE = SiteConfig(downloads=range(0), records=Path("none"))


def targets(table: Table) -> list[str]:
    """Where its cells lead."""
    return [cell.target for row in table.cells for cell in row if cell.target]


def test_every_file_of_data_is_linked_once() -> None:
    data = site_data(CONFIG)
    tables = [*(solutions_table(content, data) for content in ("fundamental", "all"))]
    links = [target for table in (*tables, others_table(data)) for target in targets(table)]
    unlisted = {"SHA256SUMS", *(f"{n}.json" for n in range(1, 28))}
    paths = {written.file.path for written in data} - unlisted
    assert sorted(links) == sorted(f"data/{path}" for path in paths)


def test_row_has_count_and_size() -> None:
    table = solutions_table("all", site_data(CONFIG))
    assert [column.name for column in table.columns] == [
        *("N", "solutions", "CSV", "JSON", "Parquet", "NPY", "text"),
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
        assert len(figure_of("table data", which, config=CONFIG).shown) == tables
    assert figure_of("table data", "solutions", config=NONE).shown == []
    assert figure_of("reading", config=NONE).examples == []


def test_a_gallery_links_to_its_files_in_the_order_of_pages() -> None:
    links = download_links(6)
    assert [*links] == ["fundamental", "all"]
    assert [link.name for link in links["all"]] == ["CSV", "JSON", "Parquet", "NPY", "text"]
    assert links["fundamental"][0].path == "data/6/fundamental.csv"
