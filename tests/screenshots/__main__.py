"""Takes screenshots of every kind of page: four widths, light and dark, and paper.

    python -m tests.screenshots FOLDER

The folder gets pictures such as `boards-8-360-dark.png`, and `boards-8.pdf` for paper. The site is
built first, unless `--site` names a folder that has it.
"""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from tests.helpers.browser import DESK, PHONE, launch_browser, open_page
from tests.helpers.page_types import VISITED
from tests.helpers.site import build_atlas, serve_below_path
from tests.helpers.visits import NARROWEST, TABLET

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def main() -> int:
    """Take screenshots of the chosen pages; return 1 if the site cannot be built, else 0."""
    parser = ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--page", nargs="+", default=VISITED, help="addresses, such as boards/8/")
    parser.add_argument("--width", nargs="+", type=int, default=(NARROWEST, PHONE, TABLET, DESK))
    parser.add_argument("--site", type=Path, help="a folder with the site, as it was built")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as box, sync_playwright() as playwright:
        site = options.site or Path(box) / "site"
        if not options.site:
            done = build_atlas(site)
            if done.returncode:
                print(done.stderr, file=sys.stderr)
                return 1
        options.folder.mkdir(parents=True, exist_ok=True)
        browser = launch_browser(playwright)
        with serve_below_path(site.absolute(), Path(box)) as root:
            for address in options.page:
                print(address or "home", flush=True)
                name = address.strip("/").replace("/", "-") or "home"
                take(browser, root + address, options.folder / name, options.width)
        browser.close()
    return 0


def take(browser: Browser, url: str, base: Path, widths: Sequence[int]) -> None:
    """Take screenshots of a whole page in each width and scheme, and save it as PDF.

    The names of the files begin with the path `base` and end like `-360-dark.png`.
    """
    with open_page(browser, reduced_motion="reduce") as page:
        page.goto(url, wait_until="networkidle")
        for width in widths:
            page.set_viewport_size({"width": width, "height": 900})
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                page.screenshot(path=f"{base}-{width}-{scheme}.png", full_page=True)
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        page.pdf(path=f"{base}.pdf", format="A4")


if __name__ == "__main__":
    sys.exit(main())
