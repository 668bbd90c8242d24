"""Generated pages as Markdown."""

from __future__ import annotations

import re

import pytest
from syrupy.assertion import SnapshotAssertion

from site_builder.pages.board_texts import board_page_text
from site_builder.pages.site import build_site
from site_builder.values.config import SiteConfig
from site_builder.values.page import Page

CONFIG = SiteConfig(
    galleries=range(3, 8),
    long_galleries=range(0),
    solution_pages=4,
    boards_per_page=4,
    cards=False,
    downloads=range(0),
)


@pytest.fixture(scope="module")
def pages() -> dict[str, Page]:
    return {item.path: item for item in build_site(CONFIG) if isinstance(item, Page)}


@pytest.mark.parametrize(
    "path",
    [
        *("boards/index.md", "boards/3/index.md", "boards/4/index.md", "boards/4/4.2.1.md"),
        *("boards/4/all.md", "boards/7/index.md", "boards/7/2.md"),
    ],
)
def test_text_of_a_page(path: str, pages: dict[str, Page], snapshot: SnapshotAssertion) -> None:
    assert board_page_text(pages[path], "https://a.org/") == snapshot


def test_links_lead_to_pages(pages: dict[str, Page]) -> None:
    for path, page in pages.items():
        folder = path.rpartition("/")[0].split("/")
        for link in re.findall(r"\]\(([^)]+)\)", board_page_text(page, "")):
            ups = link.count("../")
            target = "/".join([*folder[: len(folder) - ups], link.replace("../", "")])
            assert target in pages, (path, link)
