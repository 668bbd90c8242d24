"""What pages of boards load is there, also in a site whose own pages load nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from site_builder.pages.site import body, build_site
from site_builder.values.config import SiteConfig
from site_builder.values.page import Page


@pytest.mark.parametrize("n", [1, 5, 8, 10])
def test_a_site_has_the_scripts_and_style_sheets_of_its_boards(n: int) -> None:
    config = SiteConfig(
        galleries=range(n, n + 1),
        long_galleries=range(0),
        cards=False,
        timings=Path("none"),
        downloads=range(0),
    )
    items = [*build_site(config)]
    pages = "".join(body(item) for item in items if isinstance(item, Page))
    loaded = set(re.findall(r'="(?:\.\./)*(assets/[^"]*\.(?:js|css))"', pages))
    assert loaded
    assert loaded - {item.path for item in items} == set()
