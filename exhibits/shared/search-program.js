/* The text of a program that is in the page, rendered beside the board with some lines
   highlighted. */

import { html, nothing } from "#base";

/** Return the text of the program whose element has this id. Return undefined if the page does not
    have it, or has not been parsed that far. */
export const programText = (id) => document.getElementById(id)?.querySelector("code")?.textContent;

/** Render a program line by line, without its docstring, and with one empty line where it has two.
    @param {number} n  the value of N in the rendered program
    @param {string[]} highlights  beginnings of the lines to highlight
    @param {(line: string) => string | undefined} noteOn  returns the note below a line; undefined
      for none */
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
