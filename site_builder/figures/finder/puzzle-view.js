/* The view of a partial board: the board to click, and what completes it. */

import { button, checkbox, html, nothing } from "#base";
import { attackedBy, describeCell, emptySquares, hasSquare, queensOf } from "#shared/attacks.js";
import { boardCard, boardView, cross, line, pathLayer, queensLayer } from "#shared/board-view.js";
import { empty } from "#shared/puzzle.js";
import { orbit } from "#shared/symmetry.js";
import { counted, hasPointer } from "#shared/text.js";

/** @typedef {import("#shared/puzzle.js").Puzzle} Puzzle */

const circle = ([row, column]) =>
  `M${column + 0.03} ${row + 0.5}a.47 .47 0 1 0 .94 0a.47 .47 0 1 0-.94 0`;

/** A count as it fits a square. */
function short(count) {
  if (count < 10_000) return `${count}`;
  return count < 10_000_000 ? `${Math.round(count / 1000)}k` : `${Math.round(count / 1_000_000)}M`;
}

/** A figure with a board to click.
    @typedef {object} PuzzleFigure
    @property {Puzzle} puzzle  what it shows
    @property {() => void} undo  takes back the last step
    @property {boolean} showsAttacked  whether it marks attacked squares
    @property {[number, number] | undefined} pointed  the square at which the reader has pointed */

/** A square in words, for screen readers. */
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

/** The board with its buttons.
    @param {{first?: unknown, more?: unknown, said?: unknown}} [options]  `first` and `more`: what stands
      before and after the buttons; `said`: below the board */
export function puzzleView(figure, { first = nothing, more = nothing, said = nothing } = {}) {
  const { puzzle, pointed } = figure;
  const n = puzzle.state.board.length;
  return html`<div class="qa-find-bar">
      ${first}
      ${button("undo", "Undo", () => figure.undo(), !puzzle.canUndo)}
      ${button("clear", "Empty board", () => puzzle.edit(empty(n), [], "empty board"), puzzle.isBlank)}
      ${button("hint", "Hint", () => puzzle.takeHint(), !puzzle.canHint)}
      ${more}
      ${checkbox("attacked", "attacked squares", Boolean(figure.showsAttacked), (isOn) => (figure.showsAttacked = isOn))}
    </div>
    <div data-qa-part="board">${puzzleBoard(puzzle, figure.showsAttacked, (square) => (figure.pointed = square))}</div>
    ${said}
    <p class="qa-note" data-qa-part="here">${pointed && Math.max(...pointed) < n ? describe(puzzle, pointed) : ""}</p>`;
}

/** How to use it, until that is clear. */
export const puzzleHelp = (puzzle, example = "") =>
  html`<p
    class="qa-note"
    data-qa-part="help"
    ?hidden=${puzzle.isDone}>Each square says how many solutions remain with a queen there. Choose a square to place a queen or take it. ${hasPointer() ? html`A right click or <kbd>x</kbd> forbids the square. Keys: arrows, <kbd>Enter</kbd>, <kbd>x</kbd>.` : "Hold a square to forbid it."}${example}</p>`;

/** What keys do on it. */
export const PUZZLE_KEYS =
  "On the board: arrow keys go from square to square, Enter puts or lifts a queen, X forbids a square, Delete empties it, Ctrl Z takes back.";

/** The board: each square says how many solutions remain with a queen there. */
function puzzleBoard(puzzle, showsAttacked, point) {
  const { state, counts, clash } = puzzle;
  const { board, forbidden } = state;
  const n = board.length;
  const queens = queensOf(board);
  const attacked = showsAttacked ? emptySquares(n, queens).attacked : [];
  const layers = [
    pathLayer(
      "qa-attacked",
      attacked.map((square) => cross(square, 0.14)),
    ),
    pathLayer("qa-act", clash ? [line(clash), ...clash.map(circle)] : []),
    queensLayer("", queens),
    pathLayer(
      "qa-act",
      forbidden.map((square) => cross(square, 0.24)),
    ),
  ];
  const placeOf = ([row, column]) => row * n + column;
  // None beside the queen of a row; undefined on it, and where nothing is known.
  const shown = counts?.map((count, place) => {
    const queen = board[Math.floor(place / n)];
    return queen === null ? count : queen === place % n ? undefined : 0;
  });
  const max = Math.max(1, ...(shown ?? []).filter(Boolean));
  const look = (square) => {
    const count = shown?.[placeOf(square)];
    if (count) return "qa-click-some";
    return count === 0 && !hasSquare(forbidden, square) ? "qa-click-none" : "";
  };
  return boardView({
    name: "Solutions that remain",
    n,
    layers,
    describe: (square) => describe(puzzle, square),
    isSelected: (square) => hasSquare(queens, square),
    texts: shown?.map((count) => (count ? short(count) : "")),
    heat: (square) => Math.round(10 + (90 * (shown?.[placeOf(square)] ?? 0)) / max),
    look,
    choose: (square) => puzzle.toggleQueen(square),
    empty: (square) =>
      hasSquare(queens, square)
        ? puzzle.toggleQueen(square)
        : hasSquare(forbidden, square) && puzzle.toggleForbidden(square),
    forbid: (square) => puzzle.toggleForbidden(square),
    point,
  });
}

/** The boards that complete it, once they are known. */
export const completions = (puzzle, addressOf) =>
  puzzle.answer?.solutions.length
    ? solutionCards({ ...puzzle.answer, heading: puzzle.heading }, addressOf)
    : nothing;

/** Solutions as cards. */
export function solutionCards({ solutions, labels, heading }, addressOf) {
  const cards = solutions.map((board, place) =>
    boardCard(board, labels[place], addressOf(labels[place], board), {
      symmetry: orbit(board).symmetry,
    }),
  );
  return html`<section class="qa-group qa-find-remaining" data-qa-part="remaining">
    <h2><span data-qa-part="remaining-head">${heading}</span></h2>
    <div class="qa-boards" data-qa-part="cards">${cards}</div>
  </section>`;
}
