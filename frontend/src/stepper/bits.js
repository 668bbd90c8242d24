/* The masks of a row as bits, each under its square, and the squares that a reader chooses. */

import { squareOf } from "../shared/symmetry.js";
import { bitOf } from "./trace.js";

/** Show masks as bits, one row of the table for each; what has no value yet has dots.
    @param {HTMLElement} table
    @param {Record<string, number | undefined>} masks
    @param {number} n */
export function showBits(table, masks, n) {
  const [head, ...rows] = table.children;
  if (head.children.length !== n + 1) build(table, n);
  for (const row of rows) {
    const value = masks[row.dataset.qaMask];
    const cells = [...row.children].slice(1);
    for (const [column, cell] of cells.slice(0, n).entries()) {
      const isOne = value !== undefined && (value & bitOf(n, column)) !== 0;
      cell.textContent = value === undefined ? "·" : String(Number(isOne));
      cell.classList.toggle("qa-one", isOne);
    }
    cells[n].textContent = value === undefined ? "" : String(value);
  }
}

/** Light the column of the bit at which a pointer is, on the board, too.
    @param {HTMLElement} box  with the board and the table
    @param {AbortSignal} signal */
export function lightColumns(box, signal) {
  const table = box.querySelector(".qa-stepper-bits");
  const light = box.querySelector(".qa-stepper-column");
  const point = ({ target }) => {
    const cell = target.closest("[role=cell]:not(.qa-decimal)");
    const column = cell ? [...cell.parentElement.children].indexOf(cell) - 1 : -1;
    light.hidden = column < 0;
    light.style.setProperty("--column", String(column));
  };
  table.addEventListener("pointerover", point, { signal });
  table.addEventListener("pointerleave", () => (light.hidden = true), { signal });
}

/** Mark the bits that answer a question: those of masks in a column.
    @param {HTMLElement} table
    @param {string[]} names
    @param {number} [column] */
export function blameBits(table, names, column) {
  for (const row of table.children) {
    for (const [index, cell] of [...row.children].slice(1).entries()) {
      cell.classList.toggle("qa-why", names.includes(row.dataset.qaMask) && index === column);
    }
  }
}

function build(table, n) {
  table.parentElement.style.setProperty("--n", String(n));
  for (const row of table.children) {
    const isHead = row === table.firstElementChild;
    const cells = [...Array(n).keys()].map((column) => cellOf(isHead ? "columnheader" : "cell", isHead ? squareOf(0, column, n)[0] : ""));
    if (isHead) cells.forEach((cell, column) => cell.append(Object.assign(document.createElement("small"), { textContent: String(column) })));
    else cells.push(cellOf("cell", "", "qa-decimal"));
    row.replaceChildren(row.firstElementChild, ...cells);
  }
}

function cellOf(role, text, className = "") {
  const cell = Object.assign(document.createElement("span"), { role, className });
  cell.append(text);
  return cell;
}

/** Lay a button over each square of a row.
    @param {HTMLElement} stage  the element with the board
    @param {number} n
    @param {number} row
    @param {(column: number) => void} choose
    @returns {HTMLElement} */
export function layPicks(stage, n, row, choose) {
  const picks = Object.assign(document.createElement("div"), { className: "qa-stepper-picks", role: "group", ariaLabel: `Squares of row ${row}` });
  picks.style.setProperty("--n", String(n));
  picks.style.setProperty("--row", String(row));
  for (const column of Array(n).keys()) {
    const button = Object.assign(document.createElement("button"), { type: "button", ariaLabel: squareOf(row, column, n), ariaPressed: "false" });
    button.addEventListener("click", () => choose(column));
    picks.append(button);
  }
  stage.append(picks);
  return picks;
}

/** Mark which of the buttons are chosen, and which of these are wrong.
    @param {HTMLElement} picks
    @param {number} chosen  as bits
    @param {number} wrong  as bits */
export function markPicks(picks, chosen, wrong) {
  const n = picks.children.length;
  for (const [column, button] of [...picks.children].entries()) {
    button.ariaPressed = String((chosen & bitOf(n, column)) !== 0);
    button.classList.toggle("qa-no", (wrong & bitOf(n, column)) !== 0);
  }
}
