/* What each program keeps between two squares: queens, flags, or the columns left. */

import { html } from "../base/index.js";
import { box } from "../shared/drawing.js";
import { flagsOf } from "./attack-checks.js";

const INDICES = { taken: "column", rising: "row + column", falling: "row − column + N − 1" };

/** What the three programs keep, in their order. */
const MEMORIES = [
  ({ columns }) => list("columns", columns),
  (square, checks) => Object.keys(INDICES).map((name) => flagStrip(name, square, checks)),
  ({ n, columns, column }) => [columnsLeft(n, columns, column), list("queens", columns)],
];

/** @param {number} program  its place among the programs
    @param {import("./attack-checks.js").CheckedSquare} square
    @param {import("./attack-checks.js").Check[]} checks */
export function memoryView(program, square, checks) {
  const [left, , width] = box(square.n, true);
  const sides = `--left: ${(-100 * left) / width}%; --width: ${(100 * square.n) / width}%`;
  return html`<div class="qa-checks-memory" style=${sides} data-qa-part="memory">${MEMORIES[program](square, checks)}</div>`;
}

const list = (name, values) => html`<p><code>${name} = [${values.join(", ")}]</code></p>`;

function strip(name, cells, isBelowColumns) {
  return html`<div><p><code>${name}</code></p><div class="qa-checks-cells ${isBelowColumns ? "qa-checks-below" : ""}" role="img" aria-label=${name}>${cells}</div></div>`;
}

/** The numbers of an array of flags: dark where the flag is set, framed where it is looked up. */
function flagStrip(name, { n, columns }, checks) {
  const set = new Set(columns.map((column, row) => flagsOf(n, row, column)[name]));
  const lookedUp = checks.find(({ flag }) => flag === name)?.index;
  const cells = Array.from({ length: name === "taken" ? n : 2 * n - 1 }, (_, index) =>
    html`<span class="${set.has(index) ? "qa-checks-set" : ""} ${index === lookedUp ? "qa-checks-current" : ""}">${index}</span>`);
  return strip(`${name}[${INDICES[name].replace("N − 1", String(n - 1))}]`, cells, name === "taken");
}

function columnsLeft(n, columns, column) {
  const cells = Array.from({ length: n }, (_, index) =>
    columns.includes(index)
      ? html`<span class="qa-checks-gone"></span>`
      : html`<span class=${index === column ? "qa-checks-current" : ""}>${index}</span>`);
  return strip("columns_left", cells, true);
}
