/* Sorts a table by the column whose heading is clicked: first ascending, then descending, and by
   the third click in its original order. */

import { define, QueensElement } from "../shared/element.js";
import "./queens-table.css";

const NEXT_STATE = { none: "ascending", ascending: "descending", descending: "none" };

/** Return the sort key of a row: the number of its cell in a column, or undefined if the cell has
    no number. In a column without numbers the key is the text of the cell.
    @param {boolean} isNumeric  whether the column has numbers */
function keyOf(row, column, isNumeric) {
  const cell = row.cells[column];
  if (!isNumeric) return cell.textContent;
  return "qaValue" in cell.dataset ? Number(cell.dataset.qaValue) : undefined;
}

/** Return the rows sorted by a column; rows without a number come last in both directions.
    @param {HTMLTableRowElement[]} rows
    @param {number} column  the index of the column
    @param {"ascending" | "descending"} state */
function sorted(rows, column, state) {
  const isNumeric = rows.some((row) => "qaValue" in row.cells[column].dataset);
  const sign = state === "descending" ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: keyOf(row, column, isNumeric) }));
  keyed.sort((a, b) => {
    const isFirstMissing = a.key === undefined;
    const isSecondMissing = b.key === undefined;
    if (isFirstMissing && isSecondMissing) return 0;
    if (isFirstMissing) return 1;
    if (isSecondMissing) return -1;
    return sign * (isNumeric ? a.key - b.key : a.key.localeCompare(b.key));
  });
  return keyed.map(({ row }) => row);
}

/** Move the content of a heading into a button, unless it already has a button. */
function addButton(heading) {
  if (heading.querySelector("button")) return;
  const button = document.createElement("button");
  button.type = "button";
  button.append(...heading.childNodes);
  heading.append(button);
}

class QueensTable extends QueensElement {
  // The rows in their original order.
  #rows;

  setup() {
    this.#rows ??= [...this.#body.rows];
    this.#headings.forEach(addButton);
    this.addEventListener("click", (event) => this.#choose(event), { signal: this.signal });
  }

  get #body() {
    return this.querySelector("table").tBodies[0];
  }

  get #headings() {
    return [...this.querySelector("table").tHead.rows[0].cells];
  }

  #choose(event) {
    const heading = event.target.closest("thead button")?.parentElement;
    if (heading) this.#sort(heading, NEXT_STATE[heading.getAttribute("aria-sort") ?? "none"]);
  }

  #sort(heading, state) {
    for (const other of this.#headings) other.removeAttribute("aria-sort");
    if (state !== "none") heading.setAttribute("aria-sort", state);
    const isOriginal = state === "none";
    const rows = isOriginal ? this.#rows : sorted(this.#rows, heading.cellIndex, state);
    this.#body.append(...rows);
  }
}

define("queens-table", QueensTable);
