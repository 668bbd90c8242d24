/* What every page has: arrow keys that go to its neighbours, and tables with their own looks, and boxes that scroll. */

import { define, QueensElement } from "../shared/element.js";
import { makeOverflowFocusable } from "../shared/focus.js";

const RELATIONS = { ArrowLeft: "prev", ArrowRight: "next" };
const USES_ARROWS =
  "input, textarea, select, summary, [contenteditable], [role=region], .qa-live, queens-properties";
const THEME_CLASSES = ["docutils", "table", "table-striped", "table-hover"];

/** Links to other pages; the left and right arrow keys follow those to the neighbours. */
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
    if (link?.offsetParent) link.click(); // a filter may hide it
  }
}

/** The themes of MkDocs give every table their looks by script, some at once and some later. */
function removeThemeClasses() {
  for (const table of document.querySelectorAll("table[class*=qa-]"))
    table.classList.remove(...THEME_CLASSES);
}

/** Figures far down in a page have their scripts in a template: they are loaded when a reader comes near. */
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

/** A box that scrolls shows the columns of numbers of its table whole or hardly at all: 12 cut in two would read as 1. Mark
    where the caption and the fixed first column end, and how much of the columns shows that this column and the right edge cut. */
function follow(box) {
  const [first, ...others] = [...box.querySelectorAll("thead th")].map((heading) =>
    heading.getBoundingClientRect(),
  );
  const { right } = box.getBoundingClientRect();
  const cutAt = (edge) => others.find((each) => each.left < edge - 1 && each.right > edge + 1);
  const [left, last] = [cutAt(first.right), cutAt(right)];
  const set = (name, value) => box.style.setProperty(name, `${value}px`);
  set("--qa-caption", box.querySelector("caption")?.offsetHeight ?? 0);
  set("--qa-head", first.width);
  set("--qa-cut-left", left ? left.right - first.right : 0);
  set("--qa-cut-right", last ? right - last.left : 0);
}

function keepColumnsWhole() {
  const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => follow(target)));
  for (const box of document.querySelectorAll("main .qa-scroll:has(thead th.qa-r:nth-child(3))")) {
    box.classList.add("qa-whole");
    box.addEventListener("scroll", () => follow(box), { passive: true });
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
