/* The queen laboratory: queens to click, and the masks left, down and right from row to row. */

import { clickable } from "../shared/click-board.js";
import { keeper, listed, part, runner, startAll } from "../shared/runner.js";

const NAMES = ["left", "down", "right"];
const LETTERS = ["L", "D", "R"];
const PAUSE = 1500; // milliseconds from row to row

/* What queens attack below them ------------------------------------------------------------------ */

const bitOf = (n, column) => (column === null ? 0 : 1 << (n - 1 - column));
const free = (masks, n) => (2 ** n - 1) & ~(masks[0] | masks[1] | masks[2]);

/** For each row, from the top: the masks as it finds them, with the bit of its queen, and moved down. */
function rows(board) {
  const n = board.length;
  let found = [0, 0, 0];
  return board.map((column) => {
    const joined = found.map((mask) => mask | bitOf(n, column));
    const moved = [(joined[0] << 1) & (2 ** n - 1), joined[1], joined[2] >> 1];
    const row = { found, joined, moved, leaves: joined[0] >> (n - 1) };
    found = moved;
    return row;
  });
}

/** Which masks have a square: letters such as LD. */
const lettersOf = (masks, bit) => LETTERS.filter((_, which) => masks[which] & bit).join("");

const columnsIn = (bits, n) => [...Array(n).keys()].filter((column) => bits & bitOf(n, column));
const spelled = (letters) => listed([...letters]);

/** The lines from each queen downwards, as far as the board goes. */
function lines(board) {
  const n = board.length;
  return board
    .flatMap((column, row) => {
      if (column === null) return [];
      const ends = [[-1, column], [0, n], [1, n - 1 - column]];
      return ends.map(([way, room]) => [way, Math.min(room, n - 1 - row)]).map(([way, length]) => `M${column + 0.5} ${row + 0.5}l${way * length} ${length}`);
    })
    .join("");
}

/** What is said of a row. */
function sentence(board, all, row) {
  const n = board.length;
  const { found, leaves } = all[row];
  const bit = bitOf(n, board[row]);
  const open = columnsIn(free(found, n), n);
  const isFree = { 0: "no square is free", 1: `column ${open[0]} is free` }[open.length] ?? `columns ${listed(open)} are free`;
  const isSolved = board.every((column, at) => column !== null && !lettersOf(all[at].found, bitOf(n, column)));
  if (isSolved) return `A solution: ${board.join(" ")}.`;
  const attacks = lettersOf(found, bit);
  const edge = leaves ? " A bit of left leaves the board." : "";
  if (attacks) return `Row ${row}: ${isFree}. ${spelled(attacks)} ${attacks.length > 1 ? "attack" : "attacks"} the queen in column ${board[row]}.`;
  if (bit) return `Row ${row}: ${isFree}. The bit of the queen in column ${board[row]} joins all three masks.${edge}`;
  return `Row ${row}: ${isFree}.${open.length ? "" : " A search turns back here."}${edge}`;
}

/* The laboratory --------------------------------------------------------------------------------- */

/** The columns of an address: a number or - for each row, such as 2.0.-.- */
function read(text) {
  const words = text?.split(".") ?? [];
  const isBoard = words.length >= 4 && words.length <= 8;
  const isRead = isBoard && words.every((word) => word === "-" || (/^[0-7]$/.test(word) && Number(word) < words.length));
  return isRead ? words.map((word) => (word === "-" ? null : Number(word))) : undefined;
}

function start(root) {
  const n = Number(root.dataset.qaN);
  const given = root.dataset.qaColumns.split(".").filter(Boolean).map(Number);
  const preset = Array.from({ length: n }, (_, row) => given[row] ?? null);
  const clickBoard = clickable(part(root, "board"), { queen, here, words }, false);
  const wait = runner(root, () => [PAUSE, 1], (at) => `row ${at}`, changed);
  let board = preset;

  function words(row, column) {
    const name = `row ${row}, column ${column}`;
    const letters = lettersOf(rows(board)[row].found, bitOf(board.length, column));
    const state = letters ? `attacked by ${spelled(letters)}` : board[row] === column ? "" : "free";
    return [name, ...(board[row] === column ? ["queen"] : []), ...(state ? [state] : [])].join(", ");
  }

  function here(row, column) {
    part(root, "here").textContent = `${words(row, column)}.`.replace(/^r/, "R");
  }

  function drawBoard(all) {
    const size = board.length;
    const squares = board.flatMap((column, row) => [...Array(size).keys()].map((place) => [row, place, place === column]));
    const letters = squares.map(([row, place, isQueen]) => (isQueen ? "" : lettersOf(all[row].found, bitOf(size, place))));
    clickBoard.draw({ board, letters, lines: lines(board) });
    const grid = part(root, "board");
    grid.querySelectorAll("[role=row]").forEach((row, at) => row.classList.toggle("qa-lab-here", at === wait.at()));
    grid.querySelectorAll("[role=gridcell]").forEach((cell, at) => {
      const [row, place, isQueen] = squares[at];
      cell.classList.toggle("qa-lab-clash", isQueen && lettersOf(all[row].found, bitOf(size, place)) !== "");
    });
  }

  function cellOf(value) {
    const bits = document.createElement("span");
    bits.append(...value.toString(2).padStart(board.length, "0").split(/(1+)/).map((run) => {
      if (!run.startsWith("1")) return run;
      const ones = document.createElement("b");
      ones.textContent = run;
      return ones;
    }));
    const decimal = document.createElement("small");
    decimal.textContent = value;
    return [bits, decimal];
  }

  function drawMasks(all) {
    const [size, row] = [board.length, wait.at()];
    const { found, joined, moved } = all[row];
    const isLast = row === size - 1;
    part(root, "found").textContent = `row ${row}`;
    part(root, "moved").textContent = isLast ? "no row" : `row ${row + 1}`;
    const lines = [...NAMES.map((_, which) => [found, joined, moved].map((masks) => masks[which])), [free(found, size), undefined, free(moved, size)]];
    [...root.querySelector("table").tBodies[0].rows].forEach((line, at) => {
      const [first, second, last] = lines[at].map((value) => (value === undefined ? [] : cellOf(value)));
      line.cells[1].replaceChildren(...first);
      line.cells[2].replaceChildren(...second);
      line.cells[4].replaceChildren(...(isLast ? [] : last));
    });
  }

  function draw() {
    const all = rows(board);
    part(root, "n").value = board.length;
    drawBoard(all);
    drawMasks(all);
    part(root, "said").textContent = sentence(board, all, wait.at());
  }

  function changed() {
    draw();
    keep({ queens: board.map((column) => column ?? "-").join("."), row: wait.at() });
  }

  function take(columns, row) {
    board = columns;
    wait.put(row, columns.length - 1);
    changed();
  }

  function queen(row, column) {
    take(board.with(row, board[row] === column ? null : column), row);
    here(row, column);
  }

  /** Take up what an address has; what makes no sense is left out. */
  function asked(query) {
    board = read(query.get("queens")) ?? preset;
    const row = /^[0-7]$/.test(query.get("row") ?? "") ? Number(query.get("row")) : Math.min(given.length, board.length - 1);
    wait.put(row, board.length - 1);
    draw();
  }

  const keep = keeper(root, ["queens", "row"], asked);
  part(root, "clear").addEventListener("click", () => take(Array(board.length).fill(null), 0));
  part(root, "n").addEventListener("change", (event) => take(Array(Number(event.target.value)).fill(null), 0));
}

export { rows };
startAll("queens", start);
