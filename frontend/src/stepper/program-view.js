/* The source of a program, with the line at which a search is. */

import { html, nothing } from "../base/index.js";

/** A line of a source, and the names of the steps that happen there: `place solution`.
    @typedef {[text: string, marks: string]} Line */

/** A source whose current lines are marked.
    @param {Line[]} lines
    @param {string} landmark  the name of the step
    @param {string} label */
export const sourceView = (lines, landmark, label) =>
  html`<pre role="region" tabindex="0" aria-label=${label} data-qa-part="source">${lines.map(([text, marks]) => {
    const isCurrent = marks.split(" ").includes(landmark);
    return html`<span aria-current=${isCurrent || nothing} style="--indent: ${text.length - text.trimStart().length}">${text || " "}</span>`;
  })}</pre>`;

/** Scroll the last of the current lines into view within its box; `scrollIntoView` would move the page.
    @param {HTMLElement} source */
export function scrollToCurrentLine(source) {
  const line = [...source.querySelectorAll("[aria-current]")].at(-1);
  if (!line) return;
  const { offsetTop: top, offsetHeight: height } = line;
  const space = source.clientHeight - height;
  if (source.scrollTop <= top && top <= source.scrollTop + space) return;
  const lineHeight = Number.parseFloat(getComputedStyle(line).lineHeight); // a long line has several
  source.scrollTop = Math.round((top - space / 2) / lineHeight) * lineHeight;
}
