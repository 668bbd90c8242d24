/* A board to place queens on, by mouse, finger and keys; it draws what it is told and tells what is asked.

   Arrows go from square to square, Enter and the space bar place and take a queen, x forbids a square. */

import { box, counted, element, points, shape, use } from "./drawing.js";
import { squareOf } from "./symmetry.js";

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const MIN_FONT = 8; // pixels
const MAX_COUNT = 13;
const MAX_LETTERS = 16;

const isAttacked = (board, row, column) =>
  board.some((other, line) => {
    const apart = Math.abs(line - row);
    return other !== null && (apart === 0 || other === column || Math.abs(other - column) === apart);
  });

const crosses = (squares, arm) =>
  squares
    .map(([row, column]) => `M${column + 0.5 - arm} ${row + 0.5 - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`)
    .join("");

/** A count as it fits a square. */
function short(count) {
  if (count < 10_000) return `${count}`;
  return count < 10_000_000 ? `${Math.round(count / 1000)}k` : `${Math.round(count / 1_000_000)}M`;
}

/** A board in an element of the page.
    `listener` hears `queen(row, column)`, `here(row, column)` and, if it can, `forbid(row, column)`,
    until the signal is aborted. */
function clickable(root, listener, hasCoordinates = true, signal = undefined) {
  let shown; // what was drawn last: board, forbidden, counts, letters
  let cells = [];
  let focused = [0, 0];
  const drawing = {};

  const cellAt = ([row, column]) => cells[row][column];

  function focus(place) {
    const before = cells[focused[0]]?.[focused[1]];
    if (before) before.tabIndex = -1;
    focused = place;
    cellAt(focused).tabIndex = 0;
  }

  function build(n) {
    const isNamed = hasCoordinates && n > 3;
    const [left, top, width, height] = box(n, isNamed);
    const names = isNamed ? ["squares", "coordinates"] : ["squares"];
    drawing.queens = shape("polyline", { fill: "none", "marker-mid": "url(#qa-queen)" });
    drawing.attacked = shape("path", { class: "qa-attacked" });
    drawing.forbidden = shape("path", { class: "qa-act" });
    const uses = names.map((name) => use(`${name}-${n}`));
    const svg = shape("svg", { class: "qa-board", "aria-hidden": true, viewBox: [left, top, width, height].join(" ") });
    svg.append(...uses, drawing.attacked, drawing.queens, drawing.forbidden);
    cells = Array.from({ length: n }, () => Array.from({ length: n }, () => element("div", { role: "gridcell", tabindex: -1 })));
    cells.forEach((line, row) => line.forEach((cell, column) => listen(cell, row, column)));
    const grid = element("div", { role: "grid", "aria-label": `Board of ${n} x ${n} squares`, class: "qa-click-grid" });
    grid.append(...cells.map((line) => element("div", { role: "row" }, ...line)));
    const sides = { left: -left / width, top: -top / height, width: n / width, height: n / height };
    for (const [side, share] of Object.entries(sides)) grid.style[side] = `${100 * share}%`;
    grid.style.setProperty("--n", n);
    root.replaceChildren(svg, grid);
    focus(focused.map((place) => Math.min(place, n - 1)));
  }

  function listen(cell, row, column) {
    const on = (type, action) => cell.addEventListener(type, action, { signal });
    on("click", () => {
      focus([row, column]);
      listener.queen(row, column);
    });
    if (listener.forbid) {
      on("contextmenu", (event) => {
        event.preventDefault();
        listener.forbid(row, column);
      });
    }
    on("focus", () => listener.here(row, column));
    on("pointerenter", () => listener.here(row, column));
  }

  function press(event) {
    const n = cells.length;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step) {
      focus(focused.map((place, axis) => Math.min(Math.max(place + step[axis], 0), n - 1)));
      cellAt(focused).focus();
    } else if (event.key === "Enter" || event.key === " ") listener.queen(...focused);
    else if (event.key === "x" && listener.forbid) listener.forbid(...focused);
    else return;
    event.preventDefault();
  }

  /** What a screen reader says of a square. */
  function words(row, column) {
    const { board, forbidden, counts, letters } = shown;
    if (letters) return listener.words(row, column);
    const name = squareOf(row, column, board.length);
    if (board[row] === column) return `${name}, queen`;
    if (forbidden.some(([r, c]) => r === row && c === column)) return `${name}, forbidden`;
    if (counts) return `${name}, ${counted(counts[row * board.length + column], "solution")}`;
    return isAttacked(board, row, column) ? `${name}, attacked` : name;
  }

  function fit() {
    const { board, counts, letters } = shown;
    const side = root.clientWidth / (board.length + 1);
    const longest = Math.max(1, ...(letters ?? counts?.map(short) ?? []).map((text) => text.length));
    const size = Math.min(side * 0.44, (side * 0.93) / (longest * 0.56), letters ? MAX_LETTERS : MAX_COUNT);
    root.style.setProperty("--count", `${size >= MIN_FONT ? size.toFixed(1) : 0}px`);
  }

  /** Show a board (columns, null for a row without queen), squares that are forbidden, and how many
      solutions remain with a queen on each square, if that is known; or the letters of each square, of
      which the listener has the `words(row, column)`, and a path of lines below them. */
  function draw({ board, forbidden = [], counts, letters, lines, showsAttacked = false }) {
    shown = { board, forbidden, counts, letters };
    if (cells.length !== board.length) build(board.length);
    const most = counts ? Math.max(1, ...counts.filter((_, place) => board[Math.floor(place / board.length)] === null)) : 1;
    const attacked = [];
    cells.forEach((line, row) =>
      line.forEach((cell, column) => {
        const count = board[row] === null ? counts?.[row * board.length + column] : counts && board[row] !== column ? 0 : undefined;
        cell.setAttribute("aria-label", words(row, column));
        cell.setAttribute("aria-selected", board[row] === column);
        const text = letters ? letters[row * board.length + column] : count ? short(count) : "";
        cell.replaceChildren(...(text ? [element("span", {}, text)] : []));
        const isDim = count === 0 && !forbidden.some(([r, c]) => r === row && c === column);
        cell.className = isDim ? "qa-click-none" : count ? "qa-click-some" : "";
        if (count) cell.style.setProperty("--part", `${Math.round(10 + (90 * count) / most)}%`);
        if (board[row] !== column && isAttacked(board, row, column)) attacked.push([row, column]);
      }),
    );
    drawing.queens.setAttribute("points", points(board));
    drawing.attacked.setAttribute("d", showsAttacked ? crosses(attacked, 0.14) : (lines ?? ""));
    drawing.forbidden.setAttribute("d", crosses(forbidden, 0.24));
    fit();
  }

  const observer = new ResizeObserver(() => shown && fit());
  observer.observe(root);
  root.addEventListener("keydown", press, { signal });
  signal?.addEventListener("abort", () => observer.disconnect());
  return { draw, words };
}

export { clickable };
