"""Takes pictures of every kind of page, to be looked at: four widths, light and dark, and paper.

    python -m tests.screenshots FOLDER

For each address in `tests/helpers/page_types.py` the folder gets pictures, such as
`boards-8-360-dark.png`, and what a printer would get, `boards-8.pdf`. The site is built first,
unless `--site` names a folder that has it.
"""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.helpers.browser import DESK, PHONE, launched, opened
from tests.helpers.page_types import VISITED
from tests.helpers.site import below_a_path, build
from tests.helpers.visits import NARROWEST, TABLET

WIDTHS = (NARROWEST, PHONE, TABLET, DESK)
SCHEMES: tuple[Any, ...] = ("light", "dark")


def main(words: Sequence[str] | None = None) -> int:
    """Take them all, or those that are asked for; 1 if the site cannot be built."""
    parser = ArgumentParser(prog="python -m tests.screenshots", description=summary())
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--page", nargs="+", default=VISITED, help="addresses, such as boards/8/")
    parser.add_argument("--width", nargs="+", type=int, default=WIDTHS, help="in CSS pixels")
    parser.add_argument("--site", type=Path, help="a folder with the site, as it was built")
    options = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as box, sync_playwright() as playwright:
        site = options.site or Path(box) / "site"
        if not options.site and (done := build(site)).returncode:
            print(done.stderr, file=sys.stderr)
            return 1
        browser = launched(playwright)
        with below_a_path(site.absolute(), Path(box)) as root:
            for address in options.page:
                print(f"{address or 'home'}", flush=True)
                take(browser, root + address, options.folder / name(address), options.width)
        browser.close()
    return 0


def summary() -> str:
    """What it does, in a line."""
    return str(__doc__).partition("\n")[0]


def name(address: str) -> str:
    """How the pictures of a page are called."""
    return address.strip("/").replace("/", "-") or "home"


def take(browser: Browser, url: str, base: Path, widths: Iterable[int]) -> None:
    """All pictures of a page, each as high as the page."""
    base.parent.mkdir(parents=True, exist_ok=True)
    with opened(browser, reduced_motion="reduce") as page:
        page.goto(url, wait_until="networkidle")
        for width in widths:
            page.set_viewport_size({"width": width, "height": 900})
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                page.screenshot(path=f"{base}-{width}-{scheme}.png", full_page=True)
        print_out(page, Path(f"{base}.pdf"))


def print_out(page: Page, path: Path) -> None:
    """What a printer would get."""
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.pdf(path=path, format="A4")


if __name__ == "__main__":
    sys.exit(main())
