/* What the stepper shows of a search for queens: the board, the masks, and the program in both forms. */
(() => {
  "use strict";

  if (window.queensStepper) return; // each stepper of a page links this file

  const { part, mark, markLine, showMasks, traces, startAll } = window.queensPlayer;
  const { decode, landmark, remembered, linesOf, written, shared, bitOf, isAt } = window.queensTrace;
  const FORMS = ["recursive", "iterative"];

  /* The board --------------------------------------------------------------------------------- */

  const programOf = (root, form) => root.querySelector(`[data-qa-form="${form}"]`);

  /** Crosses on the squares, or dots. */
  const crosses = (squares, arm) => {
    const cross = `l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;
    return squares.map(([row, column]) => `M${column + 0.5 - arm} ${row + 0.5 - arm}${cross}`).join("");
  };
  const dots = (squares) =>
    squares.map(([row, column]) => `M${column + 0.39} ${row + 0.5}a.11.11 0 1 0 .22 0a.11.11 0 1 0-.22 0z`).join("");
  /** Which masks have each square, as letters in the middle of it. */
  const letters = (squares, { left, down, right }, n) =>
    squares.map(([row, column]) => {
      const bit = bitOf(n, column);
      const word = (left & bit ? "L" : "") + (down & bit ? "D" : "") + (right & bit ? "R" : "");
      const size = Math.min(word.length < 3 ? 0.5 : 0.42, (n + 0.7) / 16); // at most 18 pixels
      return `<text x="${column + 0.5}" y="${row + 0.5 + 0.36 * size}" font-size="${size}">${word}</text>`;
    }).join("");
  const outline = ([row, column]) => `M${column + 0.06} ${row + 0.06}h.88v.88h-.88z`;

  /** The mark of what a step does, and its class. */
  function act(state, n) {
    if (state.judged) return [`M0 0h${n}v${n}h-${n}z`, state.kind === "solution" ? "solution" : "fail"];
    const square = [state.row, state.column];
    return [state.kind === "reject" ? crosses([square], 0.26) : outline(square), state.kind];
  }

  function drawBoard(board, state, n, isLettered) {
    const { row, column, queens, masks } = state;
    const among = (bits) => [...Array(n).keys()].filter((place) => bits & bitOf(n, place)).map((place) => [row, place]);
    const taken = ([, place]) => place === column || queens.some((queen) => isAt(queen, row, place));
    const attacked = (masks.left | masks.down | masks.right) & ~masks.untried;
    const [mark, name] = act(state, n);
    const closed = among(attacked).filter((square) => !taken(square));
    part(board, "attacked").setAttribute("d", isLettered ? "" : crosses(closed, 0.17));
    part(board, "letters").innerHTML = isLettered ? letters(closed, masks, n) : "";
    part(board, "untried").setAttribute("d", dots(among(masks.untried)));
    part(board, "pointer").setAttribute("d", `M-.5 ${row + 0.24}v.52l.34-.26z`);
    part(board, "act").setAttribute("d", mark);
    part(board, "act").setAttribute("class", `qa-act qa-act-${name}`);
    // Only middle points are marked: the first and the last carry no queen.
    part(board, "queens").setAttribute("points", ["0,0", ...queens.map(([r, c]) => `${c},${r}`), "0,0"].join(" "));
    const where = queens.map(([r, c]) => `row ${r}, column ${c}`).join("; ");
    board.querySelector("desc").textContent = where ? `Queens: ${where}.` : "No queens.";
  }

  /** What happened, in a sentence. */
  function sentence({ kind, row, column, judged, queens, weight }, refusal) {
    const columns = [...queens].sort(([one], [other]) => one - other).map((queen) => queen[1]);
    const stands = weight > 1 ? `; it stands for ${weight} boards` : "";
    if (kind === "solution") return `Solution: ${columns.join(" ")}${stands}.`;
    if (judged) return `Refused: ${refusal}.`;
    if (kind === "place") return `A queen goes to row ${row}, column ${column}.`;
    if (kind === "reject") return `Row ${row}, column ${column} is attacked.`;
    return `Back to row ${row}: its queen leaves column ${column}.`;
  }

  /* What the program remembers ----------------------------------------------------------------- */

  /** The lines of a table, as many as there can be, so that nothing on the page moves later. */
  function layOut(table, names) {
    const cells = "<td></td>".repeat(table.tHead.rows[0].cells.length - 1);
    table.tBodies[0].innerHTML = names.map((name) => `<tr><th scope="row">${name}</th>${cells}</tr>`).join("");
  }

  function fill(table, lines, isDecimal) {
    const names = [...table.tHead.rows[0].cells].slice(1).map((cell) => cell.textContent);
    [...table.tBodies[0].rows].forEach((row, place) => {
      const line = lines[place];
      mark(row, place === lines.length - 1);
      names.forEach((name, index) => (row.cells[index + 1].textContent = line ? written(name, line, isDecimal) : ""));
    });
  }

  function showProgram(root, form, state, trace) {
    const [program, method] = [programOf(root, form), root.dataset.qaMethod];
    fill(program.querySelector("table"), remembered(method, form, state, trace), part(root, "decimal")?.checked);
    markLine(part(program, "source"), landmark(method, state, trace.n));
  }

  /* The scene ---------------------------------------------------------------------------------- */

  function setUp(root, { n }) {
    for (const stage of root.querySelectorAll("[data-qa-stage]")) stage.hidden = stage.dataset.qaStage !== String(n);
    for (const form of FORMS) {
      layOut(programOf(root, form).querySelector("table"), linesOf(root.dataset.qaMethod, form, n));
    }
  }

  function show(root, trace, state) {
    const { left, down, right, untried } = state.masks;
    const free = (2 ** trace.n - 1) & ~(left | down | right);
    const board = root.querySelector(`[data-qa-stage="${trace.n}"] svg`);
    drawBoard(board, state, trace.n, part(root, "lettered")?.checked);
    const table = part(root, "masks"); // a search without bits has none
    if (table) {
      showMasks(table, [left, down, right, free, untried, state.bit], trace.n);
      part(root, "row").textContent = state.row;
    }
    for (const form of FORMS) showProgram(root, form, state, trace);
    for (const cell of root.querySelectorAll("[data-qa-shared]")) {
      cell.textContent = shared(cell.dataset.qaShared, state, trace.n);
    }
  }

  function words(state, refusal) {
    const { queens, nodes, solutions } = state;
    return { said: sentence(state, refusal), depth: queens.length, nodes, solutions };
  }

  function sceneOf(root) {
    const traceOf = traces(root);
    const isOffered = (n) => [...part(root, "n").options].some((option) => option.value === n);
    return {
      preset: { n: root.dataset.qaN },
      asked: (query) => (isOffered(query.get("n")) ? { n: query.get("n") } : {}),
      async load({ n }) {
        const trace = await traceOf(n);
        return { trace, states: decode(trace) };
      },
      failure: ({ n }) => `The steps for N = ${n} could not be loaded.`,
      setUp: ({ trace }) => setUp(root, trace),
      show: ({ trace }, state) => show(root, trace, state),
      words: (state) => words(state, root.dataset.qaRefusal),
      listen({ again }) {
        part(root, "form").addEventListener("change", (event) => {
          root.dataset.qaShows = event.target.value; // where there is room for one
          again();
        });
        part(root, "lettered")?.addEventListener("change", again);
        part(root, "decimal")?.addEventListener("change", (event) => {
          root.classList.toggle("qa-with-decimals", event.target.checked);
          again();
        });
      },
    };
  }

  window.queensStepper = true;
  startAll("queens", sceneOf);
})();
