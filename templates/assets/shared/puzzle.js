/* A board that a reader begins: queens and forbidden squares, undo, clear, a hint, and what completes it.

   The finder has it, and the pages of galleries. */

import { clickable } from "./click-board.js";
import { card, counted, element, grouped, part } from "./drawing.js";
import { clash, isWhole, NAMES, orbit, squareOf, WORDS } from "./symmetry.js";

const empty = (n) => Array(n).fill(null);
const isAt = (row, column) => (place) => place[0] === row && place[1] === column;
const remaining = (total) => `${counted(total, "solution")} ${total === 1 ? "remains" : "remain"}`;

/** A solution in words: its label, and the move that makes it of its representative. */
function named(label, board) {
  const { symmetry } = orbit(board);
  return `This is ${label}, ${symmetry === 0 ? "the representative of its orbit" : WORDS[symmetry]}.`;
}

/** A completion as a card, with its move. */
function moved(board, label, address) {
  const made = card(board, label, address);
  made.lastChild.append(element("span", { class: "qa-move" }, NAMES[orbit(board).symmetry]));
  return made;
}

/** A puzzle of n rows in an element that has its parts. `changed()` hears of each step of a reader, and
    `know` takes what it finds out. */
function startPuzzle(root, n, changed) {
  const at = (name) => part(root, name);
  const say = (name, text) => (at(name).textContent = text);
  const board = clickable(at("board"), { queen, forbid, here });
  let state = { board: empty(n), forbidden: [] }; // and the total, once it is known
  let undone = []; // the states before
  let known; // what completes the board, once it is known
  let spot; // the square where the reader is

  function draw() {
    const { board: columns, forbidden } = state;
    const counts = isWhole(columns) ? undefined : known?.counts;
    board.draw({ board: columns, forbidden, counts, showsAttacked: at("attacked").checked });
    if (spot && Math.max(...spot) < columns.length) say("here", board.words(...spot));
    at("help").hidden = isWhole(columns);
    at("undo").disabled = undone.length === 0;
    at("hint").disabled = !known?.total || isWhole(columns);
    const alike = [...undone, state].filter((each) => each.board.length === columns.length && each.total !== undefined);
    say("trail", alike.length > 1 ? alike.map(({ total }) => grouped(total)).join(" → ") : "");
  }

  function set(columns, forbidden) {
    state = { board: columns, forbidden };
    known = undefined;
    at("remaining").hidden = true;
  }

  /** Take up another board, which no step led to. */
  function open(columns, forbidden) {
    undone = [];
    set(columns, forbidden);
  }

  /** Take up the last of some boards as if steps had led there. */
  function recall(states) {
    open(states.at(-1).board, []);
    undone = states.slice(0, -1);
  }

  function edit(columns, forbidden = []) {
    undone.push(state);
    set(columns, forbidden);
    changed();
  }

  function undo() {
    const before = undone.pop();
    set(before.board, before.forbidden);
    changed();
  }

  /** What is wrong with the queens, if they attack each other. */
  function mistake() {
    const pair = clash(state.board)?.map((row) => squareOf(row, state.board[row], state.board.length));
    return pair && `The queens on ${pair[0]} and ${pair[1]} attack each other.`;
  }

  /** What to do where no solution remains. */
  function advice() {
    const n = state.board.length;
    if (n === 2 || n === 3) return `N = ${n} has no solution.`;
    const remedy = state.board.some((column) => column !== null) ? "take a queen" : "allow a forbidden square";
    return `No solution remains: ${undone.length ? "undo, or " : ""}${remedy}.`;
  }

  /** Show what completes the board; the first of those boards lead to the addresses of their labels. */
  function know(answer, addressOf) {
    const { total, solutions, labels } = (known = answer);
    state.total = total;
    draw();
    say("said", !total ? (mistake() ?? advice()) : isWhole(state.board) ? named(labels[0], state.board) : `${remaining(total)}.`);
    say("remaining-head", total > solutions.length ? `The first ${solutions.length} of ${counted(total, "board")}` : counted(total, "board"));
    at("cards").replaceChildren(...solutions.map((each, place) => moved(each, labels[place], addressOf(labels[place], each))));
    at("remaining").hidden = solutions.length === 0;
  }

  function queen(row, column) {
    const columns = state.board.with(row, state.board[row] === column ? null : column);
    edit(columns, state.forbidden.filter((place) => !isAt(row, column)(place)));
  }

  function forbid(row, column) {
    if (state.board[row] === column) return;
    const rest = state.forbidden.filter((place) => !isAt(row, column)(place));
    edit(state.board, rest.length < state.forbidden.length ? rest : [...rest, [row, column]]);
  }

  function here(row, column) {
    spot = [row, column];
    say("here", board.words(row, column));
  }

  /** Place a queen where most solutions remain. */
  function hint() {
    const size = state.board.length;
    const free = known.counts.map((count, place) => (state.board[Math.floor(place / size)] === null ? count : 0));
    const best = free.indexOf(Math.max(...free));
    queen(Math.floor(best / size), best % size);
  }

  at("undo").addEventListener("click", undo);
  at("clear").addEventListener("click", () => edit(empty(state.board.length)));
  at("hint").addEventListener("click", hint);
  at("attacked").addEventListener("change", draw);
  return { draw, edit, know, mistake, open, recall, state: () => state };
}

export { empty, named, remaining, startPuzzle };
