/* A program of the page beside the board, some lines of which are lit. */

import { html, nothing } from "#base";

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
