/* A program of the page beside the board, with some lines highlighted. */

import { html, nothing } from "#base";

/** Return the text of a program in the page; undefined if the page does not (yet) have
    this program. */
export const programText = (id) => document.getElementById(id)?.querySelector("code")?.textContent;

/** Render a program for one N, line by line, without its docstring and second empty lines. A line
    is highlighted if it begins like one of `highlights`. `noteOn` returns the note below a line;
    undefined if the line has no note. */
export function programView(text, n, highlights, noteOn = () => undefined) {
  const code = text
    .trimEnd()
    .replace(/^""".*"""\n+/, "")
    .replaceAll("\n\n\n", "\n\n");
  const lines = code.replace(/^N = \d+$/m, `N = ${n}`).split("\n");
  const views = lines.map((line) => lineView(line, highlights, noteOn(line)));
  return html`<pre
    class="qa-hand-program"
    role="region"
    tabindex="0"
    aria-label="Program"
    data-qa-part="program">${views}</pre>`;
}

function lineView(line, highlights, note) {
  const isHighlighted = highlights.some((beginning) => line.trim().startsWith(beginning));
  const [, code, comment] = line.match(/^([^#]*)(#.*)?$/);
  // An empty line gets a space, so that it has a height.
  const codeText = code || (comment ? "" : " ");
  const commentView = comment ? html`<i>${comment}</i>` : nothing;
  return html`<span
    class=${isHighlighted ? "qa-hand-lit" : ""}
    data-qa-waiting=${note ?? nothing}>${codeText}${commentView}</span>`;
}
