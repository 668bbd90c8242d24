/* The script of every page. It lets arrow keys lead to the neighbouring pages, removes styles of
   themes from tables, loads late scripts, and makes boxes that scroll usable by keys. */

import { define, QueensElement } from "../shared/element.js";
import { makeOverflowFocusable } from "../shared/focus.js";

const RELATIONS = { ArrowLeft: "prev", ArrowRight: "next" };
const USES_ARROWS =
  "input, textarea, select, summary, [contenteditable], [role=region], .qa-live, queens-properties";
const THEME_CLASSES = ["docutils", "table", "table-striped", "table-hover"];

/** An element with the links of a page to its neighbours. The left and right arrow keys follow
    these links. */
class QueensPager extends QueensElement {
  setup() {
    document.addEventListener("keydown", (event) => this.#follow(event), { signal: this.signal });
  }

  #follow(event) {
    const relation = RELATIONS[event.key];
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!relation || isModified || event.defaultPrevented || !this.isFirst) return;
    if (event.target.closest(USES_ARROWS)) return;
    const link = this.querySelector(`a[rel=${relation}]`);
    // A filter may have hidden the link, which then must not be followed.
    if (link?.offsetParent) link.click();
  }
}

/** Remove the classes that themes of MkDocs give every table by script. Some themes do so before
    this script runs and others later, so this function is called twice. */
function removeThemeClasses() {
  for (const table of document.querySelectorAll("table[class*=qa-]"))
    table.classList.remove(...THEME_CLASSES);
}

/** Load the scripts of figures far down in the page when the reader comes near. The page has these
    scripts in templates. */
function loadLater() {
  for (const template of document.querySelectorAll("template[data-qa-later]")) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        template.replaceWith(template.content);
      },
      { rootMargin: "25%" },
    );
    for (const figure of document.querySelectorAll(template.parentElement.localName))
      observer.observe(figure);
  }
}

/** Set custom properties on a scrolling box with a table, so that the style sheet can fade columns
    that are cut off: a 12 cut in two would read as 1. They are the height of the caption, the width
    of the fixed first column, and the visible widths of the two columns that the first column and
    the right edge cut, or 0. */
function markCutColumns(box) {
  const [first, ...others] = [...box.querySelectorAll("thead th")].map((heading) =>
    heading.getBoundingClientRect(),
  );
  const { right } = box.getBoundingClientRect();
  const cutAt = (edge) =>
    others.find((column) => column.left < edge - 1 && column.right > edge + 1);
  const left = cutAt(first.right);
  const last = cutAt(right);
  const set = (name, value) => box.style.setProperty(name, `${value}px`);
  set("--qa-caption", box.querySelector("caption")?.offsetHeight ?? 0);
  set("--qa-head", first.width);
  set("--qa-cut-left", left ? left.right - first.right : 0);
  set("--qa-cut-right", last ? right - last.left : 0);
}

function keepColumnsWhole() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markCutColumns(target);
  });
  for (const box of document.querySelectorAll("main .qa-scroll:has(thead th.qa-r:nth-child(3))")) {
    box.classList.add("qa-whole");
    box.addEventListener("scroll", () => markCutColumns(box), { passive: true });
    observer.observe(box);
  }
}

removeThemeClasses();
loadLater();
addEventListener("DOMContentLoaded", loadLater);
addEventListener("DOMContentLoaded", removeThemeClasses);
addEventListener("DOMContentLoaded", () =>
  makeOverflowFocusable(document.querySelectorAll("main :is(pre, .qa-scroll, .qa-bits)[tabindex]")),
);
addEventListener("DOMContentLoaded", keepColumnsWhole);
define("queens-pager", QueensPager);
