"""Whether the figures of a page can be read in a narrow or a wide column."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.helpers.browser import SETTLED

MIN_TEXT, MIN_BOARD, MIN_SQUARE = 10, 120, 15  # pixels; a board of few squares may be smaller
# What a reader cannot read in a column of this width: each kind of mistake with the first three
# elements that make it.
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


def illegible(page: Page, column: str, width: int) -> list[str]:
    """What cannot be read of its figures where their column has this width."""
    page.evaluate(SETTLED)
    return list(page.evaluate(_FAULTS, [column, width, MIN_TEXT, MIN_BOARD, MIN_SQUARE]))
