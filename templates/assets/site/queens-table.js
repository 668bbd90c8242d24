/* Sorts tables of times by a column: up, down, and as they stood. All reads without it.
   Each block of tables links this file, so it leaves alone what it has started before. */

const STATES = ["ascending", "descending", "none"];

/** What a row is sorted by: the number of its cell, or its text where no cell has a number. */
function keyOf(row, column, numeric) {
  const cell = row.cells[column];
  if (!numeric) return cell.textContent;
  return "qaValue" in cell.dataset ? Number(cell.dataset.qaValue) : undefined;
}

/** Rows by their keys; those without a number come last in both directions. */
function sorted(rows, column, state) {
  const numeric = rows.some((row) => "qaValue" in row.cells[column].dataset);
  const sign = state === "descending" ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: keyOf(row, column, numeric) }));
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return (a.key === undefined) - (b.key === undefined);
    return sign * (numeric ? a.key - b.key : a.key.localeCompare(b.key));
  });
  return keyed.map(({ row }) => row);
}

function start(table) {
  table.dataset.qaSorts = "";
  const body = table.tBodies[0];
  const original = [...body.rows];
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const place = STATES.indexOf(head.getAttribute("aria-sort") ?? "none");
      const state = STATES[(place + 1) % STATES.length];
      for (const other of heads) other.removeAttribute("aria-sort");
      if (state !== "none") head.setAttribute("aria-sort", state);
      body.append(...(state === "none" ? original : sorted(original, column, state)));
    });
  });
}

document.querySelectorAll(".qa-timings table.qa-table:not([data-qa-sorts])").forEach(start);
