"""One visit of a page for all that only looks at it, on a phone and a desk, by day and by night."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.helpers.browser import COLOURS, DESK, NEW_LOOKS, PHONE, THIN, settle
from tests.helpers.sizes import sizes, small_targets

NARROWEST, TABLET = 320, 768
MEASURE = """() => [document.documentElement.scrollWidth,
    Math.round(document.querySelector("h1").getBoundingClientRect().left)]"""
# What a picture is made of no screen reader meets.
PREPARE = """() => {
    const within = document.querySelectorAll("svg[role=img] > :not(title, desc)");
    within.forEach((part) => part.remove());
}"""
# A colour is judged where words first look so, on whatever page that is.
JUDGE = f"""async ([known, rules, paper]) => {{
    const ofPage = () => getComputedStyle(document.body).backgroundColor;
    // The theme hears of day and night some frames later; that it never does, a test will see.
    let frames = 0;
    do await new Promise(requestAnimationFrame); while (ofPage() !== paper && ++frames < 600);
    document.getAnimations().forEach((moving) => moving.finish());
    const looks = ({NEW_LOOKS})(known);
    const options = {{preload: false, resultTypes: ["violations"], ...rules}};
    const isAsked = !rules || looks.length;
    const {{violations}} = isAsked ? await axe.run(options) : {{violations: []}};
    return [looks, ofPage(), violations.map(({{id, nodes}}) => `${{id}}: ${{nodes[0].target}}`)];
}}"""
PAPER = {"light": "rgb(251, 250, 247)", "dark": "rgb(21, 24, 28)"}
WATCH = """moved = [];
new PerformanceObserver((list) => {
    for (const {value, hadRecentInput, sources} of list.getEntries()) {
        const names = sources.map(({node}) => node?.outerHTML?.slice(0, 80));
        if (!hadRecentInput) moved.push([value, names]);
    }
}).observe({type: "layout-shift", buffered: true});"""


@dataclass(slots=True)
class Visit:
    """What was seen of a page.

    It has the requests and messages, what moved while it was loaded on a phone, and what axe finds.
    By the width of the screen: how wide the page is, where its heading begins, and small targets.
    On a phone: tables without headings, cells that are high or lie on others, small words. Grounds
    are the colours of paper.
    """

    requests: list[str] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)
    moved: list[tuple[float, list[str]]] = field(default_factory=list)
    widths: dict[int, int] = field(default_factory=dict)
    edges: dict[int, int] = field(default_factory=dict)
    targets: dict[int, list[str]] = field(default_factory=dict)
    headings: list[str] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    grounds: dict[str, str] = field(default_factory=dict)


class Visitor:
    """Goes from page to page on a phone, and remembers which looks of words it met."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.width = PHONE
        self.looks = set[int]()
        self.seen = Visit()
        page.add_init_script(WATCH)
        page.on("request", lambda request: self.seen.requests.append(request.url))
        page.on("console", lambda message: self.seen.messages.append(message.text))
        page.on("response", lambda r: self.seen.messages.append(r.url) if r.status >= 400 else None)

    def visit(self, url: str) -> Visit:
        """Look at a page."""
        seen = self.open(url)
        page_sizes = sizes(self.page)
        seen.headings, seen.cells, seen.words = (
            page_sizes.headings,
            page_sizes.cells,
            page_sizes.words,
        )
        seen.targets[PHONE] = page_sizes.targets
        for width in (PHONE, NARROWEST, TABLET, DESK):
            self.resize(width)
            seen.widths[width], seen.edges[width] = self.page.evaluate(MEASURE)
        seen.targets[DESK] = small_targets(self.page)
        settle(self.page)
        seen.moved = self.page.evaluate("moved")
        self.resize(PHONE)
        settle(self.page)  # boxes that scroll only on a phone are stops there, in the copies, too
        self.page.evaluate(AXE_SCRIPT)
        self.page.evaluate(PREPARE)
        self.page.evaluate(THIN, "main, nav")
        self.resize(DESK)
        self.judge("light")
        self.judge("dark")
        self.resize(PHONE)
        settle(self.page)  # the theme makes code that scrolls now a stop of the keyboard
        self.judge("dark")
        self.judge("light")
        return seen

    def open(self, url: str) -> Visit:
        """Open a page on a phone, to look no further than at its requests and messages."""
        self.seen = Visit()
        self.page.goto(url)
        settle(self.page)
        return self.seen

    def resize(self, width: int) -> None:
        """Go on with another width."""
        self.width = width
        self.page.set_viewport_size({"width": width, "height": 900})

    def judge(self, scheme: Any) -> None:
        """Ask axe: about all on a phone by day, and on the first page also on a desk.

        Otherwise about colours only: what else is different on a desk is on all pages.
        """
        self.page.emulate_media(color_scheme=scheme)
        asks_all = scheme == "light" and (self.width == PHONE or not self.looks)
        rules = None if asks_all else {"runOnly": COLOURS}
        looks, self.seen.grounds[scheme], faults = self.page.evaluate(
            JUDGE, [sorted(self.looks), rules, PAPER[scheme]]
        )
        self.looks.update(looks)
        self.seen.faults += [f"{self.width} {scheme}: {fault}" for fault in faults]
