/* What each program keeps between two squares: queens, flags, or the columns left. */

import { box, element } from "../shared/drawing.js";
import { flagsOf } from "./asking-questions.js";

const INDICES = { taken: "column", rising: "row + column", falling: "row − column + N − 1" };

/** What the three programs keep, in their order.
    @type {((square: import("./asking-questions.js").AskedSquare, questions: import("./asking-questions.js").Question[]) => HTMLElement[])[]} */
const MEMORIES = [
  ({ columns }) => [list("columns", columns)],
  (square, questions) => Object.keys(INDICES).map((name) => flagStrip(name, square, questions)),
  ({ n, columns, column }) => [columnsLeft(n, columns, column), list("queens", columns)],
];

/** Show what a program keeps.
    @param {HTMLElement} place  is filled
    @param {number} program  its place among the programs
    @param {import("./asking-questions.js").AskedSquare} square
    @param {import("./asking-questions.js").Question[]} questions */
export function showMemory(place, program, square, questions) {
  const [left, , width] = box(square.n, true);
  place.style.setProperty("--left", `${(-100 * left) / width}%`);
  place.style.setProperty("--width", `${(100 * square.n) / width}%`);
  place.replaceChildren(...MEMORIES[program](square, questions));
}

const list = (name, values) => element("p", {}, element("code", {}, `${name} = [${values.join(", ")}]`));

function strip(name, cells, isBelowColumns) {
  const place = isBelowColumns ? "qa-asking-cells qa-asking-below" : "qa-asking-cells";
  const row = element("div", { class: place, role: "img", "aria-label": name }, ...cells);
  return element("div", {}, element("p", {}, element("code", {}, name)), row);
}

/** The numbers of an array of flags: dark where the flag is set, framed where it is looked up. */
function flagStrip(name, { n, columns }, questions) {
  const set = new Set(columns.map((column, row) => flagsOf(n, row, column)[name]));
  const asked = questions.find((question) => question.flag === name)?.index;
  const cells = Array.from({ length: name === "taken" ? n : 2 * n - 1 }, (_, index) => {
    const names = [set.has(index) ? "qa-asking-set" : "", index === asked ? "qa-asking-asked" : ""];
    return element("span", { class: names.join(" ").trim() }, `${index}`);
  });
  const index = INDICES[name].replace("N − 1", String(n - 1));
  return strip(`${name}[${index}]`, cells, name === "taken");
}

function columnsLeft(n, columns, column) {
  const cells = Array.from({ length: n }, (_, index) => {
    const isLeft = !columns.includes(index);
    const name = isLeft ? (index === column ? "qa-asking-asked" : "") : "qa-asking-gone";
    return element("span", { class: name }, isLeft ? `${index}` : "");
  });
  return strip("columns_left", cells, true);
}
