/* A program of the page beside the board, with the lines of the last step lit. */

import { html, nothing } from "../base/index.js";
import { isFinished, isFull } from "./search-record.js";

// How the lines begin that do a step.
const LINES = {
  start: ["queens, column"],
  skip: ["elif is_attacked", "column += 1"],
  put: ["queens.append", "column = 0"],
  solution: ["queens.append", "column = 0", "if len(queens)", "found += 1", "column = N"],
  back: ["if column == N", "column = queens.pop"],
  end: ["while queens", "print"],
};

/** How the lines begin that do what led to a state of the search by hand. */
export function linesOfStep(state, n) {
  if (isFinished(state, n)) return LINES.end;
  return LINES[state.kind === "put" && isFull(state, n) ? "solution" : state.kind];
}

/** The text of a program that stands in the page; undefined if it does not. */
export const programText = (id) => document.getElementById(id)?.querySelector("code")?.textContent;

/** A program for one N, line by line, without the text at its top and second empty lines. Lines are lit that begin like
    one of `lit`; `noteOn` says what to write below a line. */
export function programView(text, n, lit, noteOn = () => undefined) {
  const code = text
    .trimEnd()
    .replace(/^""".*"""\n+/, "")
    .replaceAll("\n\n\n", "\n\n");
  const lines = code.replace(/^N = \d+$/m, `N = ${n}`).split("\n");
  const views = lines.map((line) => lineView(line, lit, noteOn(line)));
  return html`<pre
    class="qa-hand-program"
    role="region"
    tabindex="0"
    aria-label="Program"
    data-qa-part="program">${views}</pre>`;
}

function lineView(line, lit, note) {
  const isLit = lit.some((beginning) => line.trim().startsWith(beginning));
  const [, code, comment] = line.match(/^([^#]*)(#.*)?$/);
  const words = [code || (comment ? "" : " "), comment ? html`<i>${comment}</i>` : nothing];
  return html`<span
    class=${isLit ? "qa-hand-lit" : ""}
    data-qa-waiting=${note ?? nothing}>${words}</span>`;
}
