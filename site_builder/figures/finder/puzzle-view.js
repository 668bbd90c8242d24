/* The view of a partial board: the board to click, and the solutions that complete it. */

import { button, checkbox, html, nothing } from "#base";
import { attackedBy, describeCell, emptySquares, hasSquare, queensOf } from "#shared/attacks.js";
import { boardCard, boardView, cross, line, pathLayer, queensLayer } from "#shared/board-view.js";
import { holdPress } from "#shared/presses.js";
import { empty } from "#shared/puzzle.js";
import { orbit } from "#shared/symmetry.js";
import { counted, hasPointer } from "#shared/text.js";

/** @typedef {import("#shared/puzzle.js").Puzzle} Puzzle */

/** Return the path of a circle around a square. */
const circle = ([row, column]) =>
  `M${column + 0.03} ${row + 0.5}a.47 .47 0 1 0 .94 0a.47 .47 0 1 0-.94 0`;

/** Abbreviate a count so that it fits a square. */
function short(count) {
  if (count < 10_000) return `${count}`;
  return count < 10_000_000 ? `${Math.round(count / 1000)}k` : `${Math.round(count / 1_000_000)}M`;
}

/** A figure with a board to click, as the functions below use it.
    @typedef {object} PuzzleFigure
    @property {Puzzle} puzzle  the board that it shows
    @property {() => void} undo  takes back the last step
    @property {boolean} showsAttacked  whether it marks attacked squares
    @property {[number, number] | undefined} pointedSquare  the square at which the reader last
      pointed */

/** Describe a square for screen readers. */
function describe({ state, counts }, square) {
  const { board, forbidden } = state;
  const n = board.length;
  const queens = queensOf(board);
  const attacked = attackedBy(square, n, queens);
  if (hasSquare(queens, square)) return describeCell(square, n, "queen", attacked);
  if (hasSquare(forbidden, square)) return describeCell(square, n, "forbidden");
  if (attacked || !counts) return describeCell(square, n, "empty", attacked);
  return describeCell(square, n, "empty", counted(counts[square[0] * n + square[1]], "solution"));
}

/** Render the buttons of the board.
    @param {{first?: unknown, more?: unknown}} [options]  come before and after the buttons */
export function puzzleBar(figure, { first = nothing, more = nothing } = {}) {
  const { puzzle } = figure;
  const n = puzzle.state.board.length;
  const clear = () => puzzle.edit(empty(n), [], "empty board");
  const showAttacked = (isOn) => {
    figure.showsAttacked = isOn;
  };
  return html`<div class="qa-find-bar">
      ${first}
      ${button("undo", "Undo", () => figure.undo(), !puzzle.canUndo)}
      ${button("clear", "Empty board", clear, puzzle.isBlank)}
      ${button("hint", "Hint", () => puzzle.takeHint(), !puzzle.canHint)}
      ${more}
      ${checkbox("attacked", "attacked squares", Boolean(figure.showsAttacked), showAttacked)}
    </div>`;
}

/** Render the board, `below` it a message or buttons, and the description of the square at which the
    reader points. */
export function puzzleView(figure, below) {
  const { puzzle, pointedSquare } = figure;
  const point = (square) => {
    figure.pointedSquare = square;
  };
  // After a change of N, the pointed square may be outside the board.
  const isPointed = pointedSquare && Math.max(...pointedSquare) < puzzle.state.board.length;
  return html`<div data-qa-part="board">${puzzleBoard(puzzle, figure.showsAttacked, point)}</div>
    ${below}
    <p class="qa-note" data-qa-part="here">${isPointed ? describe(puzzle, pointedSquare) : ""}</p>`;
}

/** Render instructions. They are hidden while the board is complete. */
export function puzzleHelp(puzzle, example = "") {
  const text =
    "Each square says how many solutions remain with a queen there. " +
    "Choose a square to place a queen or take it. ";
  const keys = html`Keys: arrows, <kbd>Enter</kbd>, <kbd>x</kbd>.`;
  const forbidding = hasPointer()
    ? html`A right click or <kbd>x</kbd> forbids the square. ${keys}`
    : "Hold a square to forbid it.";
  return html`<p
    class="qa-note"
    data-qa-part="help"
    ?hidden=${puzzle.isDone}>${text}${forbidding}${example}</p>`;
}

/** The sentence about the keys of the board, for `Figure.keys`. */
export const PUZZLE_KEYS =
  "On the board: arrow keys go from square to square, Enter puts or lifts a queen, " +
  "X forbids a square, Delete empties it, Ctrl Z takes back.";

/** Render the board, on which each square shows how many solutions remain with a queen there. */
function puzzleBoard(puzzle, showsAttacked, point) {
  const { state, counts, clash } = puzzle;
  const { board, forbidden } = state;
  const n = board.length;
  const queens = queensOf(board);
  const attacked = showsAttacked ? emptySquares(n, queens).attacked : [];
  const attackedCrosses = attacked.map((square) => cross(square, 0.14));
  const forbiddenCrosses = forbidden.map((square) => cross(square, 0.24));
  const layers = [
    pathLayer("qa-attacked", attackedCrosses),
    pathLayer("qa-act", clash ? [line(clash), ...clash.map(circle)] : []),
    queensLayer("", queens),
    pathLayer("qa-act", forbiddenCrosses),
  ];
  const indexOf = ([row, column]) => row * n + column;
  // The number to show on each square. In a row with a queen it is 0 for the other squares. It is
  // undefined for the queen's own square, and for all squares until the counts arrive.
  const numbers = counts?.map((count, index) => {
    const queen = board[Math.floor(index / n)];
    if (queen === null) return count;
    return queen === index % n ? undefined : 0;
  });
  const max = Math.max(1, ...(numbers ?? []).filter(Boolean));
  const look = (square) => {
    const count = numbers?.[indexOf(square)];
    if (count) return "qa-click-some";
    return count === 0 && !hasSquare(forbidden, square) ? "qa-click-none" : "";
  };
  const makeEmpty = (square) => {
    if (hasSquare(queens, square)) puzzle.toggleQueen(square);
    else if (hasSquare(forbidden, square)) puzzle.toggleForbidden(square);
  };
  return boardView({
    name: "Solutions that remain",
    n,
    layers,
    describe: (square) => describe(puzzle, square),
    isSelected: (square) => hasSquare(queens, square),
    texts: numbers?.map((count) => (count ? short(count) : "")),
    heat: (square) => Math.round(10 + (90 * (numbers?.[indexOf(square)] ?? 0)) / max),
    look,
    choose: (square) => puzzle.toggleQueen(square),
    empty: makeEmpty,
    forbid: (square) => puzzle.toggleForbidden(square),
    press: holdPress,
    point,
  });
}

/** Render the solutions that complete the board, once they are known. */
export const completions = (puzzle, addressOf) =>
  puzzle.answer?.solutions.length
    ? solutionCards({ ...puzzle.answer, heading: puzzle.heading }, addressOf)
    : nothing;

/** Render solutions as cards. */
export function solutionCards({ solutions, labels, heading }, addressOf) {
  const cards = solutions.map((board, index) => {
    const label = labels[index];
    return boardCard(board, label, addressOf(label, board), { symmetry: orbit(board).symmetry });
  });
  return html`<section class="qa-group qa-find-remaining" data-qa-part="remaining">
    <h2><span data-qa-part="remaining-head">${heading}</span></h2>
    <div class="qa-boards" data-qa-part="cards">${cards}</div>
  </section>`;
}
