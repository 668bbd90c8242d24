"""The site knows its address from one setting, which a fork of another name overrides."""

from __future__ import annotations

import tomllib
from pathlib import Path
from urllib.parse import urljoin, urlsplit
from xml.etree.ElementTree import Element

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

from tests.helpers.markup import read_page
from tests.helpers.projects import our_settings
from tests.helpers.site import PLACE
from tests.helpers.sources import ROOT

FORK = "https://example.org/of/renamed/"
REPOSITORY = "https://github.com/somebody/renamed"


def test_package_and_site_have_the_same_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SITE_URL", raising=False)
    assert our_settings()["site_url"] == PLACE
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["urls"]["Homepage"] == PLACE


def page_404(folder: Path) -> Element:
    """The page for an address that is not there, from a build of our settings and one page."""
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text("# Home\n", encoding="utf-8")
    changed = {"docs_dir": str(folder / "docs"), "site_dir": str(folder / "site")}
    small = {"galleries": 4, "long_galleries": "none", "solution_pages": 0, "cards": False}
    plugins = ["search", {"queens-atlas": small}]
    build(load_config(str(ROOT / "mkdocs.yml"), nav=None, plugins=plugins, **changed))
    page, _ = read_page((folder / "site" / "404.html").read_text(encoding="utf-8"))
    return page


@pytest.mark.parametrize("place", [PLACE, FORK])
def test_links_of_the_404_page_begin_with_the_address(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SITE_URL", place)
    monkeypatch.setenv("REPO_URL", REPOSITORY if place == FORK else "")
    page = [*page_404(tmp_path).iter()]
    repository = [link for link in page if link.get("href") == REPOSITORY]
    assert len(repository) == (place == FORK)
    links = [
        element.attrib[name]
        for element in page
        for name in ("href", "src")
        if name in element.attrib
    ]
    # Wherever the reader is lost, a link from there leads into the site.
    goals = {link: urljoin(urljoin(place, "no/such/page"), link) for link in links}
    ours = {link for link, goal in goals.items() if urlsplit(goal)[:2] == urlsplit(place)[:2]}
    assert len(ours) > 9
    for link in ours:
        assert link.startswith(("#", place, urlsplit(place).path)), link
