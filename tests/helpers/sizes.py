"""What a reader misses on an open page: targets, words in figures, headings of tables."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from playwright.sync_api import Page

MIN_TARGET = 24  # CSS pixels, as WCAG 2.5.8 asks
MIN_WORDS = 11  # CSS pixels

# Folds are opened while their contents are measured, once for all that is asked.
_OPENED = """(...measures) => {
    const folds = [...document.querySelectorAll("details:not([open])")];
    folds.forEach((fold) => { fold.open = true; });
    const found = measures.map((measure) => measure());
    folds.forEach((fold) => { fold.open = false; });
    return found;
}"""
_TARGETS = """(least) => {
    const targets = "a[href], button, input, select, textarea, summary, label[for]";
    const seen = (e) => e.checkVisibility({visibilityProperty: true})
        && getComputedStyle(e).pointerEvents !== "none";
    const shown = (e) => e.getBoundingClientRect().width * e.getBoundingClientRect().height > 0;
    const inline = (e) => getComputedStyle(e).display.startsWith("inline");
    // A link within a sentence is as high as its line: what stands around it is no target.
    const inSentence = (link) => {
        let block = link.parentElement;
        while (inline(block)) block = block.parentElement;
        const words = block.cloneNode(true);
        words.querySelectorAll(`${targets}, svg, script`).forEach((e) => e.remove());
        return /[\\p{L}\\p{N}]/u.test(words.textContent);
    };
    // A field is as large as the label around it, a card as what its link covers.
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
_WORDS = """(least) => {
    const scale = ({a, b, c, d}) => Math.sqrt(Math.abs(a * d - b * c));
    const size = (text) => parseFloat(getComputedStyle(text).fontSize);
    const found = [...document.querySelectorAll("svg text")]
        .filter((text) => !text.closest("defs"))
        .map((text) => [text, text, size(text) * scale(text.getScreenCTM())]);
    // What is drawn by reference is as large as there.
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
        // A sheet of paper, made smaller, and a picture in a link.
        .filter(([drawn]) => !drawn.closest(".qa-worksheet, .qa-chapter-picture"))
        .filter(([, , size]) => size < least - 0.01)
        .map(([drawn, text, size]) => {
            const title = drawn.ownerSVGElement.querySelector("title")?.textContent;
            return `${size.toFixed(1)}: ${text.textContent} in ${title}`;
        });
}"""


# Of each table that is wider than its box, at the far end of the box.
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
# A row is as high as what is seen of it before its table scrolls.
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

# Words that go beyond the edge of their cell lie on the next one; what a finger hits may.
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
class Sizes:
    """What a reader misses on a page.

    Targets are links, buttons, fields and folds that a finger may miss, but for links in a
    sentence; words are texts in a figure that are drawn too small to read. Headings are those
    at the left of tables that go out of sight when its box scrolls. Cells make their row more than
    a line higher from beyond the edge of its box, or have words that lie on the next one.
    """

    targets: list[str]
    words: list[str]
    headings: list[str]
    cells: list[str]


def small_targets(page: Page) -> list[str]:
    """The targets alone."""
    return _measured(page, _small(_TARGETS, MIN_TARGET))[0]


def sizes(page: Page) -> Sizes:
    """All of it, on an open page."""
    small = _small(_TARGETS, MIN_TARGET), _small(_WORDS, MIN_WORDS)
    targets, words, headings, *cells = _measured(page, *small, _HEADINGS, _ROWS, _OVERLAPS)
    return Sizes(targets, words, headings, [*chain.from_iterable(cells)])


def _small(measure: str, least: float) -> str:
    return f"() => ({measure})({least})"


def _measured(page: Page, *measures: str) -> list[list[str]]:
    return list(page.evaluate(f"() => ({_OPENED})({', '.join(measures)})"))
