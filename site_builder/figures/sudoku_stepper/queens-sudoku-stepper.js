/* The stepper of a search for the solution of a sudoku: its grid, masks and program, step by
   step. */

import "../stepper/queens-stepper.css";
import "./queens-sudoku-stepper.css";
import { choiceIn, define, dropdown, formatted, html, nothing } from "#base";
import { grouped } from "#shared/text.js";
import { sourceView, StepPlayer } from "../stepper/step-player.js";
import { candidates, cellName, decode, digitsLeft, RELATED } from "./solver.js";

const ROWS = [...Array(9).keys()];

class QueensSudokuStepper extends StepPlayer {
  static properties = {
    // The puzzle that is selected when the page opens.
    puzzle: {},
    method: {},
    // The puzzles that a reader can choose, each with its name and the methods whose traces are cut
    // off.
    puzzles: { type: Array },
    // The program of each method.
    programs: { type: Object },
  };

  get defaults() {
    return { puzzle: this.puzzle, method: this.method };
  }

  choiceIn(query) {
    const texts = this.puzzles.map(([puzzle]) => puzzle);
    return {
      puzzle: choiceIn(query, "puzzle", texts) ?? this.puzzle,
      method: choiceIn(query, "method", Object.keys(this.programs)) ?? this.method,
    };
  }

  async load({ puzzle, method }) {
    const name = `${puzzle.replaceAll(".", "0")}/${method}`;
    const codes = await this.readTrace(name, puzzle === this.puzzle && method === this.method);
    const [, , cutMethods] = this.puzzles.find(([text]) => text === puzzle);
    const grid = Array.from(puzzle, (sign) => Number(sign) || 0);
    return { puzzle: grid, isCut: cutMethods.includes(method), states: decode(grid, codes) };
  }

  failureText({ method }) {
    return `The steps of ${method} could not be loaded.`;
  }

  views(state) {
    const { puzzle, isCut, choice, states } = this.run;
    const { kind, cell, digit, grid } = state;
    const masks = digitsLeft(grid, cell);
    const [row, column, box] = masks;
    const cut = isCut ? `The first ${grouped(states.length)} steps; the search goes on.` : "";
    return {
      options: this.#options(),
      hasDecimals: true,
      boardName: "Grid",
      board: html`${gridView(state, puzzle)}
        <p class="qa-note" data-qa-part="cut">${cut}</p>`,
      sentence: sentence(state),
      masks: masksView(cellName(cell), [...masks, row & column & box, (1 << digit) & ~1]),
      depth: grid.filter((value, k) => value && !puzzle[k]).length,
      program: html`<div data-qa-program=${choice.method}>
          <p class="qa-heading">The source of ${choice.method}</p>
          ${sourceView(this.programs[choice.method], kind, `Source of ${choice.method}`)}
        </div>`,
    };
  }

  #options() {
    const names = new Map(this.puzzles);
    const { puzzle, method } = this.wanted;
    const choosePuzzle = (chosen) => this.change({ puzzle: chosen });
    const chooseMethod = (chosen) => this.change({ method: chosen });
    const text = (offered) => names.get(offered);
    return html`${dropdown("puzzle", [...names.keys()], puzzle, choosePuzzle, { text })}
      ${dropdown("method", Object.keys(this.programs), method, chooseMethod)}`;
  }
}

/** Render a state of a search as the grid of a sudoku. */
function gridView(state, puzzle) {
  const row = (line) =>
    html`<tr>${ROWS.map((column) => cellView(9 * line + column, state, puzzle))}</tr>`;
  return html`<table
    class="qa-grid"
    aria-label="Sudoku"
    data-qa-part="grid"><tbody>${ROWS.map(row)}</tbody></table>`;
}

function cellView(k, { kind, cell, digit, grid }, puzzle) {
  const isNear = RELATED[cell].includes(k);
  const isRefused = kind === "reject" && k === cell;
  const isClash = kind === "reject" && isNear && grid[k] === digit;
  const styles = Object.entries({
    given: puzzle[k],
    near: isNear,
    refused: isRefused,
    clash: isClash,
  });
  const look = styles
    .filter(([, isOn]) => isOn)
    .map(([name]) => `qa-cell-${name}`)
    .join(" ");
  const digits = grid[k] ? [] : candidates(grid, k);
  const content = grid[k] || `may get ${digits.join(" ") || "nothing"}`;
  const label = isRefused ? `${digit}, refused` : content;
  return html`<td
    class=${look}
    aria-label=${puzzle[k] ? `${label}, given` : label}
    aria-current=${k === cell || nothing}>${(isRefused ? digit : grid[k]) || smallDigits(digits)}</td>`;
}

/** Render the candidates of a cell as small digits. Each digit has a position of its own. */
function smallDigits(digits) {
  const sign = (digit) => (digits.includes(digit) ? digit : "\u00a0");
  const line = (first) => [first, first + 1, first + 2].map(sign).join("");
  return html`<small>${[1, 4, 7].map(line).join("\n")}</small>`;
}

/** Render a table of the digits that are left for a cell, as bits and as numbers.
    @param {string} cell  the name of the cell
    @param {number[]} masks  the digits left in its row, column and box, in all three, and the digit
      of the step */
function masksView(cell, masks) {
  const bits = (value) => formatted(value.toString(2).padStart(10, "0").replace(/1+/g, "*$&*"));
  const row = (name, index) => {
    const mask = masks[index];
    const decimal = html`<td class="qa-decimal">${mask}</td>`;
    return html`<tr><th scope="row">${name}</th><td>${bits(mask)}</td>${decimal}</tr>`;
  };
  return html`<table class="qa-stepper-table qa-stepper-masks" data-qa-part="masks">
    <caption>Cell ${cell}: digits left, as bits</caption>
    <thead><tr><th scope="col">mask</th><th scope="col">9876543210</th><th
      scope="col"
      class="qa-decimal">decimal</th></tr></thead>
    <tbody>${["row", "column", "box", "and", "bit"].map(row)}</tbody>
  </table>`;
}

/** Return the sentence that describes a step. */
function sentence({ kind, cell, digit, grid, solutions }) {
  const name = cellName(cell);
  if (kind === "solution") return `Solution ${solutions}: the grid is full.`;
  if (kind === "place") return `${name} gets ${digit}.`;
  if (kind === "backtrack") return `${digit} is taken back from ${name}.`;
  const other = RELATED[cell].find((k) => grid[k] === digit);
  return `${name} may not get ${digit}: ${cellName(other)} has it.`;
}

define("queens-sudoku-stepper", QueensSudokuStepper);
