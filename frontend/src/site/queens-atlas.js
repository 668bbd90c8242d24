/* What every page has: arrow keys that go to its neighbours, and tables with their own looks, and boxes that scroll. */

import { define, QueensElement } from "../shared/element.js";
import { passWhatFits } from "../shared/focus.js";
import { keepColumnsWhole } from "./whole-columns.js";

const RELATIONS = { ArrowLeft: "prev", ArrowRight: "next" };
const USES_ARROWS = "input, textarea, select, summary, [contenteditable], [role=region]";
const THEME_CLASSES = ["docutils", "table", "table-striped", "table-hover"];

/** Links to other pages; the left and right arrow keys follow those to the neighbours. */
class QueensPager extends QueensElement {
  start() {
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
  for (const table of document.querySelectorAll("table[class*=qa-]")) table.classList.remove(...THEME_CLASSES);
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
      { rootMargin: "100%" },
    );
    for (const figure of document.querySelectorAll(template.parentElement.localName)) observer.observe(figure);
  }
}

removeThemeClasses();
loadLater();
addEventListener("DOMContentLoaded", loadLater);
addEventListener("DOMContentLoaded", removeThemeClasses);
addEventListener("DOMContentLoaded", () => passWhatFits(document.querySelectorAll("main :is(pre, .qa-scroll, .qa-bits)[tabindex]")));
addEventListener("DOMContentLoaded", () => keepColumnsWhole(document.querySelectorAll("main .qa-scroll:has(thead th.qa-r:nth-child(3))")));
define("queens-pager", QueensPager);
