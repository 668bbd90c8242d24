/* The stepper of a search for queens: board, masks, tree, and the program in both forms. */

import { define } from "../shared/element.js";
import { landmark, lineNames, memoryOf, sharedText, valueText } from "./memory.js";
import { mark, markLine, showMasks } from "./parts.js";
import { StepPlayer } from "./player.js";
import { drawBoard, drawImage } from "./stage.js";
import { decode } from "./trace.js";
import { treeOf } from "./tree.js";
import { TreeView } from "./tree-view.js";

const FORMS = ["recursive", "iterative"];

class QueensStepper extends StepPlayer {
  /** @type {TreeView} */
  #tree;

  start() {
    this.#tree = new TreeView(this.find("tree"), this.signal, (step) => this.jump(step));
    return super.start();
  }

  get defaults() {
    return { n: this.dataset.qaN };
  }

  choiceIn(query) {
    const n = query.get("n");
    return [...this.find("n").options].some((option) => option.value === n) ? { n } : {};
  }

  async load({ n }) {
    const trace = await this.readTrace(n);
    const states = decode(trace);
    return { trace, states, tree: treeOf(states) };
  }

  failure({ n }) {
    return `The steps for N = ${n} could not be loaded.`;
  }

  setUp({ trace: { n } }) {
    for (const stage of this.querySelectorAll("[data-qa-stage]")) stage.hidden = stage.dataset.qaStage !== String(n);
    for (const form of FORMS) {
      setRows(this.#program(form).querySelector("table"), lineNames(this.dataset.qaMethod, form, n));
    }
  }

  showState({ trace, tree }, state) {
    const board = this.querySelector(`[data-qa-stage="${trace.n}"] svg`);
    drawBoard(board, state, trace, this.find("show-letters")?.checked);
    if (trace.branches) this.#showBranch(trace.branches[state.branch]);
    if (trace.rivals) this.#showRival(trace, state, board);
    if (this.find("masks")) this.#showMasks(trace.n, state); // a search without bits has none
    for (const form of FORMS) this.#showProgram(form, state, trace);
    for (const cell of this.querySelectorAll("[data-qa-shared]")) {
      cell.textContent = sharedText(cell.dataset.qaShared, state, trace.n);
    }
    this.#tree.show(tree, state.step);
  }

  texts(run, state) {
    const { queens, nodes, solutions } = state;
    return { message: sentence(state, this.dataset.qaRefusal), depth: queens.length, nodes, solutions };
  }

  addListeners() {
    const listen = (name, action) => this.find(name)?.addEventListener("change", action, { signal: this.signal });
    listen("form", (event) => {
      this.dataset.qaShows = event.target.value; // where there is room for one
    });
    listen("show-tree", () => this.find("tree").scrollIntoView({ block: "nearest" }));
    listen("show-letters", () => this.redraw());
    listen("decimal", (event) => {
      this.classList.toggle("qa-with-decimals", event.target.checked);
      this.redraw();
    });
  }

  #program(form) {
    return this.querySelector(`[data-qa-form="${form}"]`);
  }

  #showMasks(n, { row, bit, masks: { left, down, right, untried } }) {
    const free = (2 ** n - 1) & ~(left | down | right);
    showMasks(this.find("masks"), [left, down, right, free, untried, bit], n);
    this.find("row").textContent = row;
  }

  #showProgram(form, state, trace) {
    const [program, method] = [this.#program(form), this.dataset.qaMethod];
    fillRows(program.querySelector("table"), memoryOf(method, form, state, trace), this.find("decimal")?.checked);
    markLine(program.querySelector("pre"), landmark(method, state, trace.n));
  }

  /** What the marks of a branch mean. */
  #showBranch({ bounds, checks }) {
    ["bound1", "bound2"].forEach((name, index) => {
      this.find(name).textContent = bounds[index];
      this.find(name).parentElement.hidden = bounds[index] === undefined;
    });
    this.find("checks").hidden = !checks.length;
  }

  /** Beside a refused board, the image because of which it is refused. */
  #showRival({ rivals, compared }, { judged, kind, refused }, board) {
    const isRefused = judged && kind === "reject";
    this.find("rival").hidden = !isRefused;
    if (!isRefused) return;
    const [move, queens, own, other, first, area] = rivals[refused - 1];
    const image = board.cloneNode(true);
    drawImage(image, queens, area);
    image.querySelector("title").textContent = `The board ${move}`;
    this.find("image").replaceChildren(image);
    const [name, ...heads] = compared;
    this.find("move").textContent = `${move}; ${name} ${heads[first]} decides`;
    this.find("compared").textContent = name;
    const { rows } = this.find("lists");
    [heads, own, other].forEach((values, index) => fillCells(rows[index], values, first));
  }
}

/** What happened, in a sentence. */
function sentence({ kind, row, column, judged, queens, weight }, refusal) {
  const columns = queens.toSorted(([one], [other]) => one - other).map((queen) => queen[1]);
  const stands = weight > 1 ? `; it stands for ${weight} boards` : "";
  if (kind === "solution") return `Solution: ${columns.join(" ")}${stands}.`;
  if (judged) return `Refused: ${refusal}.`;
  if (kind === "place") return `A queen goes to row ${row}, column ${column}.`;
  if (kind === "reject") return `Row ${row}, column ${column} is attacked.`;
  return `Back to row ${row}: its queen leaves column ${column}.`;
}

/** Give a table all rows that it can ever need, so that nothing on the page moves later. */
function setRows(table, names) {
  const cells = "<td></td>".repeat(table.tHead.rows[0].cells.length - 1);
  table.tBodies[0].innerHTML = names.map((name) => `<tr><th scope="row">${name}</th>${cells}</tr>`).join("");
}

/** Fill the first rows of a table; the last of them is the current one. */
function fillRows(table, lines, isDecimal) {
  const names = [...table.tHead.rows[0].cells].slice(1).map((cell) => cell.textContent);
  [...table.tBodies[0].rows].forEach((row, index) => {
    const line = lines[index];
    mark(row, index === lines.length - 1);
    names.forEach((name, column) => {
      row.cells[column + 1].textContent = line ? valueText(name, line, isDecimal) : "";
    });
  });
}

/** Fill a row that compares two boards; the first value that differs is marked. */
function fillCells(row, values, first) {
  row.querySelectorAll("td").forEach((cell) => cell.remove());
  values.forEach((value, index) => {
    const cell = row.insertCell();
    cell.textContent = value ?? "–";
    cell.classList.toggle("qa-uncompared", index > first);
    mark(cell, index === first);
  });
}

define("queens-stepper", QueensStepper);
