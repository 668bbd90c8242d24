"""Measure the long tasks of pages while they load, on a processor four times as slow.

    python benchmarks/long_tasks.py SITE [SITE ...] [--page PAGE ...] [--loads 3]

A SITE is a folder with a built site; several take turns. For each page and site it prints the
longest task above 50 milliseconds and the sum of all, of the load with the smallest sum.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from playwright.sync_api import Browser, sync_playwright

from site_builder.programs.browser import find_browser

PAGES = ("", "learn/bitmap/", "boards/8/", "timings/", "numbers/", "find/")
SLOWER = 4
WATCH = """tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: "longtask", buffered: true });"""


class Files(SimpleHTTPRequestHandler):
    """Those of a folder, without a word for each request."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def main() -> None:
    """Print a line for each page and site."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sites", nargs="+", metavar="SITE")
    parser.add_argument("--page", nargs="+", default=PAGES)
    parser.add_argument("--loads", type=int, default=3)
    options = parser.parse_args()
    with ExitStack() as stack, sync_playwright() as playwright:
        addresses = [stack.enter_context(served(site)) for site in options.sites]
        browser = playwright.chromium.launch(
            executable_path=find_browser(),
            args=["--no-sandbox", "--disable-background-networking"],
        )
        for page in options.page:
            best: dict[str, list[float]] = {}
            for _ in range(options.loads):
                for site, address in zip(options.sites, addresses, strict=True):
                    tasks = load(browser, address + page)
                    best[site] = min(best.get(site, tasks), tasks, key=sum)
            for site, tasks in best.items():
                longest, total = max(tasks, default=0), sum(tasks)
                print(f"{page or 'home':16} {site:24} longest {longest:4.0f} sum {total:5.0f} ms")


@contextmanager
def served(folder: str) -> Iterator[str]:
    """The address of a file server for a folder."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=folder)) as server:
        Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def load(browser: Browser, url: str) -> list[float]:
    """The long tasks of a first visit."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.add_init_script(WATCH)
        page.goto(url, wait_until="networkidle")
        page.wait_for_timeout(500)
        durations: list[float] = page.evaluate("tasks")
        return durations


if __name__ == "__main__":
    main()
