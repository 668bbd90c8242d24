/* What the stepper shows of a search for queens: the board, the masks, and the program in both forms. */

import { mark, markLine, part, showMasks, startAll, traces } from "./player.js";
import { drawBoard, drawImage } from "./stage.js";
import { decode, landmark, linesOf, remembered, shared, written } from "./trace.js";
import { operate, treeOf } from "./tree.js";

const FORMS = ["recursive", "iterative"];

const programOf = (root, form) => root.querySelector(`[data-qa-form="${form}"]`);

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

/* Symmetry ----------------------------------------------------------------------------------- */

/** What the marks of a branch mean. */
function showBranch(root, { branches }, state) {
  if (!branches) return;
  const { bounds, checks } = branches[state.branch];
  ["bound1", "bound2"].forEach((name, place) => {
    part(root, name).textContent = bounds[place];
    part(root, name).parentElement.hidden = bounds[place] === undefined;
  });
  part(root, "checks").hidden = !checks.length;
}

/** On a refusal, the image for whose sake it is refused, beside the board. */
function showRival(root, { rivals, compared }, state, board) {
  if (!rivals) return;
  const isRefused = state.judged && state.kind === "reject";
  part(root, "rival").hidden = !isRefused;
  if (!isRefused) return;
  const [move, queens, own, other, first, area] = rivals[state.refused - 1];
  const twin = board.cloneNode(true);
  drawImage(twin, queens, area);
  twin.querySelector("title").textContent = `The board ${move}`;
  part(root, "image").replaceChildren(twin);
  const [name, ...heads] = compared;
  part(root, "move").textContent = `${move}; ${name} ${heads[first]} decides`;
  part(root, "compared").textContent = name;
  const { rows } = part(root, "lists");
  [heads, own, other].forEach((values, line) => fillLine(rows[line], values, first));
}

function fillLine(row, values, first) {
  row.querySelectorAll("td").forEach((cell) => cell.remove());
  values.forEach((value, place) => {
    const cell = row.insertCell();
    cell.textContent = value ?? "–";
    cell.classList.toggle("qa-uncompared", place > first);
    mark(cell, place === first);
  });
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
  drawBoard(board, state, trace, part(root, "lettered")?.checked);
  showBranch(root, trace, state);
  showRival(root, trace, state, board);
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
  let player;
  const grow = operate(part(root, "tree"), (step) => player.jump(step));
  const isOffered = (n) => [...part(root, "n").options].some((option) => option.value === n);
  return {
    preset: { n: root.dataset.qaN },
    asked: (query) => (isOffered(query.get("n")) ? { n: query.get("n") } : {}),
    async load({ n }) {
      const trace = await traceOf(n);
      const states = decode(trace);
      return { trace, states, tree: treeOf(states) };
    },
    failure: ({ n }) => `The steps for N = ${n} could not be loaded.`,
    setUp: ({ trace }) => setUp(root, trace),
    show({ trace, tree }, state) {
      show(root, trace, state);
      grow(tree, state.step);
    },
    words: (state) => words(state, root.dataset.qaRefusal),
    listen(listener) {
      player = listener;
      const { again } = player;
      part(root, "form").addEventListener("change", (event) => {
        root.dataset.qaShows = event.target.value; // where there is room for one
        again();
      });
      part(root, "treed").addEventListener("change", () => part(root, "tree").scrollIntoView({ block: "nearest" }));
      part(root, "lettered")?.addEventListener("change", again);
      part(root, "decimal")?.addEventListener("change", (event) => {
        root.classList.toggle("qa-with-decimals", event.target.checked);
        again();
      });
    },
  };
}

startAll("queens", sceneOf);
