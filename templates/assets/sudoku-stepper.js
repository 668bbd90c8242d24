/* What the stepper shows of a search for a sudoku: the grid, three masks and what is left, the source. */
(() => {
  "use strict";

  if (window.sudokuStepper) return; // each stepper of a page links this file

  const { part, mark, markLine, showMasks, traces, startAll } = window.queensPlayer;
  const { RELATED, candidates, cellName, decode, digitsLeft, parse, search, textOf } = window.sudokuSearch;
  const MOST_STEPS = 5000; // of a search that is made here

  /* The grid ------------------------------------------------------------------------------------- */

  /** The digits that a cell may get, each at a place of its own. */
  function small(grid, k) {
    const may = candidates(grid, k);
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
      const written = kind === "reject" && k === cell ? digit : grid[k];
      box.className = looksOf(state, puzzle, k).join(" ");
      box.replaceChildren(written || small(grid, k));
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

  /* The scene ---------------------------------------------------------------------------------- */

  /** The first steps of a search, and whether there are more. */
  function searched(puzzle, method) {
    const codes = [];
    for (const code of search(puzzle, method)) {
      if (codes.length === MOST_STEPS) return { codes, isCut: true };
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

  function setUp(root, { method, isCut }) {
    for (const program of root.querySelectorAll("[data-qa-program]")) {
      program.hidden = program.dataset.qaProgram !== method;
    }
    part(root, "cut").textContent = isCut ? `The first ${MOST_STEPS.toLocaleString("en")} steps; the search goes on.` : "";
  }

  function words(state, puzzle) {
    const { cell, grid, nodes, solutions } = state;
    const depth = grid.filter((digit, k) => digit && !puzzle[k]).length;
    return { said: sentence(state), cell: cellName(cell), depth, nodes, solutions };
  }

  function sceneOf(root) {
    const { qaPuzzle, qaMethod } = root.dataset;
    const traceOf = traces(root);
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
      failure: ({ method }) => `The search of ${method} has no steps that can be shown.`,
      setUp: (played) => setUp(root, played),
      show: (played, state) => show(root, played, state),
      words: (state, { puzzle }) => words(state, puzzle),
      listen() {},
    };
  }

  window.sudokuStepper = true;
  startAll("sudoku", sceneOf);
})();
