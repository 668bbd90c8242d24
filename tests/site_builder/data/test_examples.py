"""Lines that read the data do so: those that need no other program than Python and a browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page

from cy_core import fundamental
from site_builder.data.blocks import EXAMPLES, Reading
from site_builder.data.site import data_assets
from site_builder.pages.rendering import render_figure
from site_builder.values.config import SiteConfig
from site_builder.values.page import Links
from tests.helpers.site import served

LINES = {example.program: example for example in EXAMPLES}


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the data of N = 8."""
    folder = tmp_path_factory.mktemp("site")
    config = SiteConfig(downloads=range(8, 9), records=folder / "none")
    for asset in data_assets(config):
        path = folder / asset.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(asset.content)
    with served(folder) as address:
        yield address


def line(program: str, base_url: str) -> str:
    """What stands on the page of a site at this place."""
    example = LINES[program]
    return example.code.replace("ADDRESS", f"{base_url}/data/{example.path}")


@pytest.mark.soak
def test_numpy_has_all_boards(base_url: str) -> None:
    names: dict[str, Any] = {}
    exec(line("NumPy", base_url), names)
    assert names["boards"].tolist() == fundamental(8)[0].tolist()


@pytest.mark.soak
def test_a_browser_has_an_n(base_url: str, desk: Page) -> None:
    desk.goto(f"{base_url}/data/8.json")
    result = desk.evaluate(f"() => {line('Observable', base_url).partition(' = ')[2]}")
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
