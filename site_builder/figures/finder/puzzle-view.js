/* The view of a partial board: a board on which the reader places queens, and the solutions that
   complete it. */

import { button, checkbox, html, nothing } from "#base";
import { attackedBy, describeCell, emptySquares, hasSquare, queensOf } from "#shared/attacks.js";
import { boardCard, boardView, cross, line, pathLayer, queensLayer } from "#shared/board-view.js";
import { holdPress } from "#shared/presses.js";
import { empty } from "#shared/puzzle.js";
import { orbit } from "#shared/symmetry.js";
import { counted, hasPointer } from "#shared/text.js";

/** @typedef {import("#shared/puzzle.js").Puzzle} Puzzle */

/** Return the SVG path of a circle around a square. */
const circle = ([row, column]) =>
  `M${column + 0.03} ${row + 0.5}a.47 .47 0 1 0 .94 0a.47 .47 0 1 0-.94 0`;

/** Return a count as a text that fits a square: `9999`, `12k`, `3M`. */
function short(count) {
  if (count < 10_000) return `${count}`;
  return count < 10_000_000 ? `${Math.round(count / 1000)}k` : `${Math.round(count / 1_000_000)}M`;
}

/** The properties that the functions below use of a figure with a partial board.
    @typedef {object} PuzzleFigure
    @property {Puzzle} puzzle  the partial board
    @property {() => void} undo  takes back the last step
    @property {boolean} showsAttacked  whether attacked squares are marked
    @property {[number, number] | undefined} pointedSquare  the square at which the reader last
      pointed */

/** Return the description of a square for screen readers.
    @param {Puzzle} puzzle
    @param {[number, number]} square */
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

/** Render the buttons and the checkbox of the board.
    @param {PuzzleFigure} figure
    @param {{first?: unknown, more?: unknown}} [options]  content before and after the buttons */
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

/** Render the board, below it a message or buttons, and last the description of the square at which
    the reader points.
    @param {PuzzleFigure} figure
    @param {unknown} below  the message or buttons */
export function puzzleView(figure, below) {
  const { puzzle, pointedSquare } = figure;
  const point = (square) => {
    figure.pointedSquare = square;
  };
  // After a change of N, the pointed square may be outside of the board.
  const isPointed = pointedSquare && Math.max(...pointedSquare) < puzzle.state.board.length;
  return html`<div data-qa-part="board">${puzzleBoard(puzzle, figure.showsAttacked, point)}</div>
    ${below}
    <p class="qa-note" data-qa-part="here">${isPointed ? describe(puzzle, pointedSquare) : ""}</p>`;
}

/** Render instructions for the board. They are hidden while the board is complete.
    @param {Puzzle} puzzle
    @param {unknown} [example]  content after the instructions */
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

/** The sentence about the keys of the board, for the property `keys` of a figure. */
export const PUZZLE_KEYS =
  "On the board: arrow keys go from square to square, Enter puts or lifts a queen, " +
  "X forbids a square, Delete empties it, Ctrl Z takes back.";

/** Render the board of a puzzle. Each square shows how many solutions remain with a queen there.
    @param {Puzzle} puzzle
    @param {boolean} showsAttacked  whether attacked squares are marked
    @param {(square: [number, number]) => void} point  called when the reader points at a square */
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
  // undefined for the queen's own square. The list is undefined until the counts arrive.
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

/** Render the solutions that complete the board as cards. Until they are known, or if there are
    none, render nothing.
    @param {Puzzle} puzzle
    @param {(label: string, board: number[]) => string} addressOf  returns the address of a card's
      link */
export const completions = (puzzle, addressOf) =>
  puzzle.answer?.solutions.length
    ? solutionCards({ ...puzzle.answer, heading: puzzle.heading }, addressOf)
    : nothing;

/** Render solutions as cards below a heading.
    @param {{ solutions: number[][], labels: string[], heading: string }} found
    @param {(label: string, board: number[]) => string} addressOf  returns the address of a card's
      link */
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
