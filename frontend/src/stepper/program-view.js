/* A program at a step of its search: its source, and what it stores. */

import { html, nothing } from "../base/index.js";
import { valueText } from "./memory.js";

/** A line of a source, and the names of the steps that happen there: `place solution`.
    @typedef {[text: string, marks: string]} Line */

/** A program, as the page has it: one of `site_builder/figures/stepper_programs.py`.
    @typedef {{ key: string, form: string, title: string, caption: string, head: string, columns: string[],
                lines: Line[] }} Program */

/** A source whose lines for a step are marked, by the name of the step. */
export const sourceView = (lines, landmark, label) =>
  html`<pre role="region" tabindex="0" aria-label=${label} data-qa-part="source">${lines.map(([text, marks]) => {
    const isCurrent = marks.split(" ").includes(landmark);
    return html`<span aria-current=${isCurrent || nothing} style="--indent: ${text.length - text.trimStart().length}">${text || " "}</span>`;
  })}</pre>`;

/** Scroll the last of the current lines into view within its box; `scrollIntoView` would move the page. */
export function scrollToCurrentLine(source) {
  const line = [...source.querySelectorAll("[aria-current]")].at(-1);
  if (!line) return;
  const { offsetTop: top, offsetHeight: height } = line;
  const space = source.clientHeight - height;
  if (source.scrollTop <= top && top <= source.scrollTop + space) return;
  const lineHeight = Number.parseFloat(getComputedStyle(line).lineHeight); // a long line has several
  source.scrollTop = Math.round((top - space / 2) / lineHeight) * lineHeight;
}

/** What a program stores: a named row for each line that it can ever fill, so that nothing on the page moves later. Of the
    lines that are filled the current one is the last. */
export function memoryView({ caption, head, columns }, names, lines, isDecimal) {
  const cells = (line) => columns.map((column) => html`<td>${line ? valueText(column, line, isDecimal) : ""}</td>`);
  const row = (name, index) =>
    html`<tr aria-current=${index === lines.length - 1 || nothing}><th scope="row">${name}</th>${cells(lines[index])}</tr>`;
  return html`<div class="qa-stepper-memory qa-scroll" role="region" tabindex="0" aria-label=${caption}>
    <table class="qa-stepper-table">
      <caption>${caption}</caption>
      <thead><tr><th scope="col">${head}</th>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${names.map(row)}</tbody>
    </table>
  </div>`;
}
