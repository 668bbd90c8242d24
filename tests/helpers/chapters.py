"""A small site in our own looks with some pages, and their first screen, for a browser."""

from __future__ import annotations

import shutil
from pathlib import Path

import yaml
from playwright.sync_api import Page, expect

from tests.helpers.browser import DESK, PHONE
from tests.helpers.projects import made, our_settings
from tests.helpers.sources import ROOT

FITS = "document.documentElement.scrollWidth <= innerWidth"
FIRST_SCREENS = ((DESK, 720), (PHONE, 640))
OPTIONS = {
    "galleries": "4",
    "long_galleries": "none",
    "solution_pages": 0,
    "cards": False,
    "timings": str(ROOT / "timings"),
}


def site_of(project: Path, folder: str, *names: str) -> Path:
    """The site of some pages of a folder (empty for the top one), built, with our programs."""
    content = project / "content"
    for shared in ("assets", "programs"):
        shutil.copytree(ROOT / "content" / shared, content / shared)
    (content / folder).mkdir(exist_ok=True)
    paths = [Path(folder, f"{name}.md") for name in names]
    for path in paths:
        shutil.copy(ROOT / "content" / path, content / path)
    (content / "index.md").write_text("# Home\n\nWords.\n", encoding="utf-8")
    settings = our_settings()
    settings["nav"] = ["index.md", {"Learn": [path.as_posix() for path in paths]}]
    settings["theme"]["custom_dir"] = str(ROOT / "theme")
    settings["plugins"] = ["search", {"queens-atlas": OPTIONS}]
    # Links lead to pages that are not here.
    settings["validation"] = {"links": {"not_found": "info"}}
    (project / "mkdocs.yml").write_text(yaml.safe_dump(settings), encoding="utf-8")
    return made(project)


def first_touch_is_in_view(page: Page, selector: str) -> None:
    """Check that all such elements are on the first screen of the page, on a desk and a phone."""
    for width, height in FIRST_SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        for each in (page.locator(selector).first, page.locator(selector).last):
            expect(each).to_be_in_viewport(ratio=1)
        assert page.evaluate(FITS)
