/* What the stepper shows of a search for a sudoku: the grid, three masks and what is left, the source. */

import { mark, markLine, part, showMasks, startAll, traces } from "../stepper/player.js";
import { candidates, cellName, decode, digitsLeft, parse, RELATED, search, textOf } from "./solver.js";

const MAX_STEPS = 5000; // of a search that is made here
const MAX_SOLUTIONS = 1000;

/* The grid ------------------------------------------------------------------------------------- */

/** The digits that a cell may get, each at a place of its own. */
function small(may) {
  const line = (first) => [0, 1, 2].map((more) => (may.includes(first + more) ? first + more : "\u00a0")).join(" ");
  const box = document.createElement("small");
  box.textContent = [1, 4, 7].map(line).join("\n");
  return box;
}

/** What a cell looks like, in names of classes. */
function looksOf({ kind, cell, digit, grid }, puzzle, k) {
  const isNear = RELATED[cell].includes(k);
  const looks = { given: puzzle[k], near: isNear, refused: kind === "reject" && k === cell };
  looks.clash = kind === "reject" && isNear && grid[k] === digit;
  return Object.keys(looks).filter((name) => looks[name]).map((name) => `qa-cell-${name}`);
}

function drawGrid(table, state, puzzle) {
  const { kind, cell, digit, grid } = state;
  [...table.querySelectorAll("td")].forEach((box, k) => {
    const isRefused = kind === "reject" && k === cell;
    const may = grid[k] ? [] : candidates(grid, k);
    box.className = looksOf(state, puzzle, k).join(" ");
    box.replaceChildren((isRefused ? digit : grid[k]) || small(may));
    const words = isRefused ? `${digit}, refused` : grid[k] || `may get ${may.join(" ") || "nothing"}`;
    box.setAttribute("aria-label", puzzle[k] ? `${words}, given` : words);
    mark(box, k === cell);
  });
}

/** What happened, in a sentence. */
function sentence({ kind, cell, digit, grid, solutions }) {
  const name = cellName(cell);
  if (kind === "solution") return `Solution ${solutions}: the grid is full.`;
  if (kind === "place") return `${name} gets ${digit}.`;
  if (kind === "backtrack") return `${digit} is taken back from ${name}.`;
  const other = RELATED[cell].find((k) => grid[k] === digit);
  return `${name} may not get ${digit}: ${cellName(other)} has it.`;
}

/* A reader's own puzzle ------------------------------------------------------------------------- */

const grouped = (number) => number.toLocaleString("en");
const counted = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
const inRows = (text) => text.replace(/.{9}(?=.)/g, "$&\n");

/** The puzzle in the field; undefined where it is none, which the page then says. */
function typed(root) {
  const [field, mistake] = [part(root, "typed"), part(root, "mistake")];
  let grid;
  mistake.textContent = "";
  try {
    grid = parse(field.value);
  } catch (error) {
    mistake.textContent = error.message;
  }
  field.setAttribute("aria-invalid", !grid);
  return grid;
}

/** What is said of a count. */
function countSaid({ solutions, nodes, ended }) {
  const placed = `${counted(nodes, "digit")} placed`;
  if (!ended) return `${counted(solutions, "solution")} so far, ${placed}`;
  if (solutions === MAX_SOLUTIONS) return `At least ${counted(solutions, "solution")}: the count ends there.`;
  return `${counted(solutions, "solution")}, ${placed}.`;
}

/** Counts solutions in a worker: `start` with a puzzle, `stop` it with what is said then. */
function counter(root) {
  const [button, said] = [part(root, "count"), part(root, "counted")];
  const label = button.textContent;
  let worker;
  let text; // of the puzzle that is counted
  function stop(words) {
    worker?.terminate();
    worker = undefined;
    button.textContent = label;
    said.setAttribute("aria-live", "polite");
    said.textContent = words;
  }
  function start(puzzle) {
    text = textOf(puzzle);
    try {
      worker = new Worker(root.dataset.qaWorker);
    } catch {
      return stop("Solutions cannot be counted on this page."); // not from a file
    }
    button.textContent = "Stop";
    said.textContent = countSaid({ solutions: 0, nodes: 0, ended: false });
    said.setAttribute("aria-live", "off");
    worker.onerror = () => stop("Solutions cannot be counted on this page.");
    worker.onmessage = ({ data }) => (data.ended ? stop(countSaid(data)) : (said.textContent = countSaid(data)));
    worker.postMessage({ puzzle, limit: MAX_SOLUTIONS });
  }
  return { start, stop, isOn: () => worker !== undefined, isOf: (other) => other === text, said };
}

function listen(root, count, choose) {
  part(root, "own").addEventListener("submit", async (event) => {
    event.preventDefault();
    const grid = typed(root);
    if (!grid) return;
    if (!(await choose({ puzzle: textOf(grid) }))) {
      part(root, "mistake").textContent = part(root, "said").textContent;
      return;
    }
    root.scrollIntoView(); // with room for the header of the theme, which the focus knows nothing of
    root.querySelector(".qa-stepper-board").focus({ preventScroll: true });
  });
  part(root, "count").addEventListener("click", () => {
    if (count.isOn()) return count.stop(`Stopped: ${count.said.textContent}.`);
    const grid = typed(root);
    if (grid) count.start(grid);
  });
  part(root, "typed").addEventListener("input", () => count.stop(""));
}

/** The puzzle that is shown, where it is chosen and where one is typed. */
function showPuzzle(root, count, puzzle) {
  const text = textOf(puzzle);
  const isOffered = [...part(root, "puzzle").options].some((option) => option.value === text);
  if (!isOffered) Object.assign(part(root, "yours"), { value: text, hidden: false });
  if (part(root, "typed").dataset.qaShown === text) return; // what is being typed stays
  part(root, "typed").dataset.qaShown = text;
  part(root, "typed").value = inRows(text);
  if (!count.isOf(text)) count.stop("");
}

/* The scene ---------------------------------------------------------------------------------- */

/** The first steps of a search, and whether there are more. */
function searched(puzzle, method) {
  const codes = [];
  for (const code of search(puzzle, method)) {
    if (codes.length === MAX_STEPS) return { codes, isCut: true };
    codes.push(code);
  }
  return { codes, isCut: false };
}

function show(root, { puzzle, method }, state) {
  const masks = digitsLeft(state.grid, state.cell);
  const [row, column, box] = masks;
  drawGrid(part(root, "grid"), state, puzzle);
  showMasks(part(root, "masks"), [...masks, row & column & box, (1 << state.digit) & ~1], 10);
  markLine(part(programOf(root, method), "source"), state.kind);
}

const programOf = (root, method) => root.querySelector(`[data-qa-program="${method}"]`);

function setUp(root, count, { puzzle, method, isCut }) {
  showPuzzle(root, count, puzzle);
  for (const program of root.querySelectorAll("[data-qa-program]")) {
    program.hidden = program.dataset.qaProgram !== method;
  }
  part(root, "cut").textContent = isCut ? `The first ${grouped(MAX_STEPS)} steps; the search goes on.` : "";
}

function words(state, puzzle) {
  const { cell, grid, nodes, solutions } = state;
  const depth = grid.filter((digit, k) => digit && !puzzle[k]).length;
  return { said: sentence(state), cell: cellName(cell), depth, nodes, solutions };
}

function sceneOf(root) {
  const { qaPuzzle, qaMethod } = root.dataset;
  const [traceOf, count] = [traces(root), counter(root)];
  const methods = [...part(root, "method").options].map((option) => option.value);
  return {
    preset: { puzzle: qaPuzzle, method: qaMethod },
    asked(query) {
      const method = methods.includes(query.get("method")) ? { method: query.get("method") } : {};
      try {
        return { puzzle: textOf(parse(query.get("puzzle") ?? "")), ...method };
      } catch {
        return method;
      }
    },
    async load({ puzzle, method }) {
      const grid = parse(puzzle);
      const found = puzzle === qaPuzzle ? { codes: await traceOf(method) } : searched(grid, method);
      if (!found.codes.length) throw new Error("no steps");
      return { ...found, puzzle: grid, method, states: decode(grid, found.codes) };
    },
    failure({ puzzle, method }) {
      if (puzzle === qaPuzzle) return `The steps of ${method} could not be loaded.`;
      return `The search of ${method} has no step: no digit fits the first cell.`;
    },
    setUp: (played) => setUp(root, count, played),
    show: (played, state) => show(root, played, state),
    words: (state, { puzzle }) => words(state, puzzle),
    listen: ({ choose }) => listen(root, count, choose),
  };
}

startAll("sudoku", sceneOf);
