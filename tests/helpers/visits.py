"""Measure pages: sizes, legibility, and accessibility in the light and the dark scheme."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.helpers.browser import COLOUR_RULES, DESK, NEW_LOOKS, PHONE, SETTLED, THIN, settle

NARROWEST, TABLET = 320, 768
MEASURE = """() => [document.documentElement.scrollWidth,
    Math.round(document.querySelector("h1").getBoundingClientRect().left)]"""
# Remove the insides of pictures: axe need not check them, because screen readers skip them.
PREPARE = """() => {
    const within = document.querySelectorAll("svg[role=img] > :not(title, desc)");
    within.forEach((part) => part.remove());
}"""
# Run axe in the colour scheme whose background is `paper`. It judges the colours of a look of a
# text only on the first page that has this look; `known` are the looks of earlier pages.
JUDGE = f"""async ([known, rules, paper]) => {{
    const ofPage = () => getComputedStyle(document.body).backgroundColor;
    // The theme switches schemes some frames late. If it never does, a test fails.
    let frames = 0;
    do await new Promise(requestAnimationFrame); while (ofPage() !== paper && ++frames < 600);
    document.getAnimations().forEach((moving) => moving.finish());
    const looks = ({NEW_LOOKS})(known);
    const options = {{preload: false, resultTypes: ["violations"], ...rules}};
    const isNeeded = !rules || looks.length;
    const {{violations}} = isNeeded ? await axe.run(options) : {{violations: []}};
    return [looks, ofPage(), violations.map(({{id, nodes}}) => `${{id}}: ${{nodes[0].target}}`)];
}}"""
PAPER = {"light": "rgb(251, 250, 247)", "dark": "rgb(21, 24, 28)"}
WATCH = """shifts = [];
new PerformanceObserver((list) => {
    for (const {value, hadRecentInput, sources} of list.getEntries()) {
        const names = sources.map(({node}) => node?.outerHTML?.slice(0, 80));
        if (!hadRecentInput) shifts.push([value, names]);
    }
}).observe({type: "layout-shift", buffered: true});"""


@dataclass(slots=True)
class Visit:
    """The results of a visit to one page.

    `widths`, `edges` and `targets` map each width of the screen to a result. `headings`, `cells`
    and `small_texts` are measured on a phone.
    """

    # The URLs of all requests.
    requests: list[str] = field(default_factory=list)
    # Messages of the console, and URLs of failed responses.
    messages: list[str] = field(default_factory=list)
    # Layout shifts while the page loads: their values, and the elements that moved.
    shifts: list[tuple[float, list[str]]] = field(default_factory=list)
    # The width of the content: if it is larger than the screen's, the page scrolls sideways.
    widths: dict[int, int] = field(default_factory=dict)
    # The left edge of the main heading, in pixels.
    edges: dict[int, int] = field(default_factory=dict)
    # Links and controls that are too small for a finger.
    targets: dict[int, list[str]] = field(default_factory=dict)
    # Tables whose row headings scroll out of sight.
    headings: list[str] = field(default_factory=list)
    # Cells of tables that are too high, or overlap the next cell.
    cells: list[str] = field(default_factory=list)
    # Texts in figures that are too small to read.
    small_texts: list[str] = field(default_factory=list)
    # Violations of the rules of accessibility that axe has found.
    violations: list[str] = field(default_factory=list)
    # The colour of the background by colour scheme.
    backgrounds: dict[str, str] = field(default_factory=dict)


class Visitor:
    """A visitor of many pages.

    It judges the colours of a look of a text (see `NEW_LOOKS`) only on the first page that has it.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.width = PHONE
        self.looks = set[int]()
        self.result = Visit()
        page.add_init_script(WATCH)
        page.on("request", lambda request: self.result.requests.append(request.url))
        page.on("console", lambda message: self.result.messages.append(message.text))
        page.on(
            "response", lambda r: self.result.messages.append(r.url) if r.status >= 400 else None
        )

    def visit(self, url: str) -> Visit:
        """Open a page, measure it at all widths, and run axe in both colour schemes."""
        result = self.open(url)
        faults = measure_page(self.page)
        result.headings = faults.headings
        result.cells = faults.cells
        result.small_texts = faults.small_texts
        result.targets[PHONE] = faults.targets
        for width in (PHONE, NARROWEST, TABLET, DESK):
            self.resize(width)
            result.widths[width], result.edges[width] = self.page.evaluate(MEASURE)
        result.targets[DESK] = small_targets(self.page)
        settle(self.page)
        result.shifts = self.page.evaluate("shifts")
        self.resize(PHONE)
        # Wait until scripts have made boxes that overflow on a phone focusable, because THIN
        # replaces the figures by copies without scripts.
        settle(self.page)
        self.page.evaluate(AXE_SCRIPT)
        self.page.evaluate(PREPARE)
        self.page.evaluate(THIN, "main, nav")
        self.resize(DESK)
        self.judge("light")
        self.judge("dark")
        self.resize(PHONE)
        # Wait until the theme has made code that overflows at this width focusable.
        settle(self.page)
        self.judge("dark")
        self.judge("light")
        return result

    def open(self, url: str) -> Visit:
        """Open a page on a phone; collect only its requests and messages."""
        self.result = Visit()
        self.page.goto(url)
        settle(self.page)
        return self.result

    def resize(self, width: int) -> None:
        """Change the width of the window to `width` pixels."""
        self.width = width
        self.page.set_viewport_size({"width": width, "height": 900})

    def judge(self, scheme: Any) -> None:
        """Run axe in a colour scheme.

        It checks all rules in the light scheme: on a phone for every page, on a desktop only for
        the first page, because a desktop changes all pages in the same way. In all other cases it
        checks only colours.
        """
        self.page.emulate_media(color_scheme=scheme)
        checks_all = scheme == "light" and (self.width == PHONE or not self.looks)
        rules = None if checks_all else {"runOnly": COLOUR_RULES}
        looks, self.result.backgrounds[scheme], violations = self.page.evaluate(
            JUDGE, [sorted(self.looks), rules, PAPER[scheme]]
        )
        self.looks.update(looks)
        self.result.violations += [
            f"{self.width} {scheme}: {violation}" for violation in violations
        ]


# In CSS pixels: the least side of a link or control, 24 according to WCAG 2.5.8, and the least size
# of letters.
MIN_TARGET = 24
MIN_FONT_SIZE = 11

# Open all folds, call the functions `measures`, close the folds again, and return the results.
_WITH_OPEN_FOLDS = """(...measures) => {
    const folds = [...document.querySelectorAll("details:not([open])")];
    folds.forEach((fold) => { fold.open = true; });
    const results = measures.map((measure) => measure());
    folds.forEach((fold) => { fold.open = false; });
    return results;
}"""
_TARGETS = """(least) => {
    const targets = "a[href], button, input, select, textarea, summary, label[for]";
    const seen = (e) => e.checkVisibility({visibilityProperty: true})
        && getComputedStyle(e).pointerEvents !== "none";
    const shown = (e) => e.getBoundingClientRect().width * e.getBoundingClientRect().height > 0;
    const inline = (e) => getComputedStyle(e).display.startsWith("inline");
    // A link within a sentence is as high as its line. Text around it shows that it is in a
    // sentence.
    const inSentence = (link) => {
        let block = link.parentElement;
        while (inline(block)) block = block.parentElement;
        const words = block.cloneNode(true);
        words.querySelectorAll(`${targets}, svg, script`).forEach((e) => e.remove());
        return /[\\p{L}\\p{N}]/u.test(words.textContent);
    };
    // A field is as large as the label around it, a card as large as the area its link covers.
    const size = (target) => {
        const box = (target.closest("label") ?? target).getBoundingClientRect();
        const sides = [[box.width, box.height]];
        for (const part of ["::before", "::after"]) {
            const style = getComputedStyle(target, part);
            if (style.position === "absolute" && style.content !== "none") {
                sides.push([parseFloat(style.width), parseFloat(style.height)]);
            }
        }
        return sides.map(([width, height]) => Math.min(width, height)).sort((a, b) => b - a)[0];
    };
    return [...document.querySelectorAll(targets)]
        .filter((e) => seen(e) && shown(e) && size(e) < least - 0.1)
        .filter((e) => !(e.tagName === "A" && inline(e) && inSentence(e)))
        .map((e) => {
            const box = e.getBoundingClientRect();
            const measured = `${box.width.toFixed(1)} x ${box.height.toFixed(1)}`;
            const around = e.closest("[class*='qa-'], [class*='atlas-']")?.className;
            return `${measured}: ${e.tagName} ${e.textContent.trim()} in ${around}`;
        });
}"""
_SMALL_TEXTS = """(least) => {
    const scale = ({a, b, c, d}) => Math.sqrt(Math.abs(a * d - b * c));
    const size = (text) => parseFloat(getComputedStyle(text).fontSize);
    const found = [...document.querySelectorAll("svg text")]
        .filter((text) => !text.closest("defs"))
        .map((text) => [text, text, size(text) * scale(text.getScreenCTM())]);
    // A copy by <use> has its own scale.
    for (const use of document.querySelectorAll("svg use")) {
        const shown = use.href.baseVal;
        for (const text of document.querySelectorAll(`defs ${shown} text`)) {
            const own = size(text) * scale(text.getCTM());
            found.push([use, text, own * scale(use.getScreenCTM())]);
        }
    }
    const seen = (drawn) => drawn.checkVisibility({visibilityProperty: true});
    return found
        .filter(([drawn, text]) => text.textContent.trim() && seen(drawn))
        // Skip worksheets, which are shown smaller than on paper, and pictures in links.
        .filter(([drawn]) => !drawn.closest(".qa-worksheet, .qa-chapter-picture"))
        .filter(([, , size]) => size < least - 0.01)
        .map(([drawn, text, size]) => {
            const title = drawn.ownerSVGElement.querySelector("title")?.textContent;
            return `${size.toFixed(1)}: ${text.textContent} in ${title}`;
        });
}"""


# Return the tables wider than their box whose first column scrolls out of sight at the far end.
_HEADINGS = """() => [...document.querySelectorAll(".qa-scroll")]
    .filter((box) => box.querySelector("table thead") && box.checkVisibility())
    .filter((box) => box.scrollWidth > box.clientWidth)
    .filter((box) => {
        const table = box.querySelector("table"), last = table.rows[table.rows.length - 1];
        box.scrollTo(box.scrollWidth, 0);
        const frame = box.getBoundingClientRect();
        const left = last.cells[0].getBoundingClientRect().left;
        box.scrollTo(0, 0);
        return left < frame.left - 1;
    })
    .map((box) => box.innerText.trim().slice(0, 60))"""
# Return the cells that are out of sight until the table scrolls, and that make their row higher
# than the cells in sight do.
_ROWS = """() => {
    const lines = (cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight);
    };
    const found = [];
    for (const box of document.querySelectorAll(".qa-scroll")) {
        if (!box.checkVisibility()) continue;
        const edge = box.getBoundingClientRect().left + box.clientWidth;
        for (const row of box.querySelectorAll("tbody tr")) {
            const isSeen = (cell) => cell.getBoundingClientRect().left < edge;
            const cells = [...row.cells];
            const height = Math.max(...cells.filter(isSeen).map(lines));
            found.push(...cells.filter((cell) => !isSeen(cell) && lines(cell) > height + 1.5));
        }
    }
    return found.map((cell) => cell.innerText);
}"""

# Return the cells whose text overflows onto the next cell. Padding around a link may overflow: it
# only makes the link large enough for a finger.
_OVERLAPS = """() => {
    const end = (cell) => {
        const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const range = document.createRange(), ends = [];
        while (words.nextNode()) {
            range.selectNodeContents(words.currentNode);
            ends.push(range.getBoundingClientRect().right);
        }
        return Math.max(...ends);
    };
    return [...document.querySelectorAll("main :is(td, th)")]
        .filter((cell) => cell.nextElementSibling && cell.scrollWidth > cell.clientWidth)
        .filter((cell) => end(cell) > cell.getBoundingClientRect().right + 1)
        .map((cell) => `on its neighbour: ${cell.innerText}`);
}"""


@dataclass(frozen=True, slots=True)
class PageFaults:
    """The faults of a page. Each fault is a text that describes or quotes the element."""

    # Links, buttons, fields and folds that are too small for a finger, except links in a sentence.
    targets: list[str]
    # Texts in figures that are too small to read.
    small_texts: list[str]
    # Tables whose row headings scroll out of sight.
    headings: list[str]
    # Cells out of sight that make their row more than a line higher, and cells that overflow.
    cells: list[str]


def small_targets(page: Page) -> list[str]:
    """Return the links and controls of a page that are too small for a finger."""
    return _measure(page, _small(_TARGETS, MIN_TARGET))[0]


def measure_page(page: Page) -> PageFaults:
    """Return the faults of an open page at its current width."""
    small = _small(_TARGETS, MIN_TARGET), _small(_SMALL_TEXTS, MIN_FONT_SIZE)
    targets, texts, headings, *cells = _measure(page, *small, _HEADINGS, _ROWS, _OVERLAPS)
    return PageFaults(targets, texts, headings, list(chain.from_iterable(cells)))


def _small(measure: str, least: float) -> str:
    return f"() => ({measure})({least})"


def _measure(page: Page, *measures: str) -> list[list[str]]:
    return list(page.evaluate(f"() => ({_WITH_OPEN_FOLDS})({', '.join(measures)})"))


# The least size of letters and the least width of a board, in pixels. A board of few squares may be
# narrower, if each square has MIN_SQUARE pixels.
MIN_TEXT = 10
MIN_BOARD = 120
MIN_SQUARE = 15
# Return the faults of the figures in the element `where` at this width. For each kind of fault in a
# figure, there is one text with the number of elements and the first three of them.
_FAULTS = """async ([where, width, minText, minBoard, minSquare]) => {
  const column = document.querySelector(where);
  Object.assign(column.style, {
    boxSizing: "border-box", width: `${width}px`, minWidth: 0, maxWidth: "none", flex: "none",
    padding: 0, margin: 0,
  });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const faults = new Map();
  const report = (kind, element) => {
    const figure = element.closest(".qa-block") ?? column;
    const fault = `${kind} in ${figure.getAttribute("aria-label") ?? figure.className}`;
    const tag = element.cloneNode(false).outerHTML.slice(0, 90);
    faults.set(fault, [...(faults.get(fault) ?? []), tag]);
  };
  const rect = (element) => element.getBoundingClientRect();
  const style = (element) => getComputedStyle(element);
  const isSeen = (element) => !element.closest("dialog, defs")
    && element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const isFree = (element) => {
    for (let up = element.parentElement; up !== column; up = up.parentElement) {
      if (style(up).overflowX !== "visible") return false;
    }
    return true;
  };
  const all = [...column.querySelectorAll("[class*=qa-], [class*=qa-] *")].filter((element) =>
    !element.ownerSVGElement && isSeen(element) && rect(element).width);

  const box = rect(column);
  const wide = new Set(all.filter((element) => {
    const {left, right} = rect(element);
    return (right > box.right + 1 || left < box.left - 1) && isFree(element);
  }));
  for (const element of wide) {
    if (!wide.has(element.parentElement)) report("an element too wide", element);
  }

  const blocks = new Set(all.filter((element) =>
    element.matches("button, select, input, textarea, svg:not(button svg)")));
  const texts = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    let element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !element.closest("[class*=qa-]")) continue;
    if (!isSeen(element)) continue;
    const scale = element.getScreenCTM?.()?.a ?? 1;
    const size = parseFloat(style(element).fontSize) * Math.abs(scale);
    if (size > 0 && size < minText) report(`text of ${size.toFixed(1)} pixels`, element);
    while (style(element).display === "inline") element = element.parentElement;
    if (!element.ownerSVGElement) blocks.add(element);
  }

  for (const board of column.querySelectorAll("svg.qa-board:not(button *)")) {
    const side = rect(board).width;
    const least = Math.min(minBoard, minSquare * Math.floor(board.viewBox.baseVal.width), width);
    if (side && isSeen(board) && side < least - 1) {
      report(`a board of ${side.toFixed(0)} pixels`, board);
    }
  }

  const parts = [...blocks].filter((element) => isFree(element)
      && style(element).position === "static" && !element.closest("option, [role=grid]"))
    .map((element) => ({element, ...rect(element).toJSON()}))
    .sort((one, other) => one.top - other.top);
  parts.forEach((one, at) => {
    for (const other of parts.slice(at + 1)) {
      if (other.top > one.bottom - 6) break;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      const isWithin = one.element.contains(other.element) || other.element.contains(one.element)
        || (one.element.matches("svg.qa-board") && one.width === across && one.height === down);
      if (!isWithin && across > 6 && down > 6) report("an overlap", other.element);
    }
  });
  return [...faults].map(([fault, tags]) =>
    `${width}: ${tags.length} times ${fault}: ${tags.slice(0, 3)}`);
}"""


def find_illegible(page: Page, column: str, width: int) -> list[str]:
    """Return the faults of the figures in the element `column` at this width."""
    page.evaluate(SETTLED)
    return list(page.evaluate(_FAULTS, [column, width, MIN_TEXT, MIN_BOARD, MIN_SQUARE]))
