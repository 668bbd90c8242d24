/* The call stack of a search, step by step: the board, the calls that have not returned, and the
   program. */

import "../shared/queens-hand-search.css";
import "#shared/queens-laboratory.css";
import "./queens-call-stack.css";
import { choices, define, Figure, html, nothing } from "#base";
import { Player } from "#shared/player.js";
import { counted } from "#shared/text.js";
import { callRecord, describeFrame, FORMS } from "./calls.js";
import { searchBoard } from "../shared/search-board.js";
import { programText, programView } from "../shared/search-program.js";

// Milliseconds between two steps when they are played, by N.
const PAUSES = { 4: 800, 5: 400 };
// The beginning of the program line at which calls wait.
const WAITING_LINE = "found += place";

/** The figure: a search that the reader plays, with the calls that wait. */
class CallStack extends Figure {
  static properties = {
    n: { type: Number },
    sizes: { type: Array },
    // Pairs of the id of a program in the page and its name.
    programs: { type: Array },
    // The id of the program in view.
    form: { state: true },
    // The row whose call the reader has selected; undefined if there is no such row.
    row: { state: true },
  };
  fillsScreen = true;
  keys = "On the board, arrow keys go from square to square, and Enter shows the call of a row.";
  // A link in the text opens a step of a search: `4 9` is N and the step. A third word is the id of
  // the program to show: `4 9 loop-program`.
  links = {
    "data-qa-calls": (value) => {
      const [n, step, form = "recursive-program"] = value.split(" ");
      this.form = form;
      this.open(Number(n), Number(step));
    },
  };
  player = new Player(this, {
    pace: () => [PAUSES[this.n], 1],
    changed: () => {
      this.row = undefined;
    },
  });

  constructor() {
    super();
    this.form = "recursive-program";
  }

  setup() {
    this.open(this.n, this.player.position);
    // The programs come later in the page, so render again once they have been parsed.
    this.whenParsed(() => this.requestUpdate());
  }

  open(n, step = 0) {
    this.moments = callRecord(n);
    this.player.set(step, this.moments.length - 1);
    Object.assign(this, { n, row: undefined });
  }

  get moment() {
    return this.moments[this.player.position];
  }

  /** Select the call of a row, so that its arguments are shown. If it is selected already, show the
      whole board again. */
  select(row) {
    this.row = this.row === row ? undefined : row;
  }

  get sentence() {
    const { n, row, moment } = this;
    if (row === undefined) return FORMS[this.form].sentence(moment, n);
    const frame = moment.frames[row];
    return frame
      ? describeFrame(frame, n)
      : `Row ${row} has no frame: its call has not begun, or it has returned.`;
  }

  /** The state and the marks that the board shows: the selected call's own queens, or the whole
      board. */
  get board() {
    const { row, moment } = this;
    const { state, kind } = moment;
    const frame = moment.frames[row];
    if (!frame)
      return {
        state,
        attacked: kind === "skip" ? [state.queens.length, state.stepColumn] : undefined,
      };
    const { columns: queens, column, isWaiting } = frame;
    return { state: { ...state, queens, column }, ringed: isWaiting ? [row, column] : undefined };
  }

  render() {
    const { n, moment, player } = this;
    const form = FORMS[this.form];
    const program = this.programs.find(([id]) => id === this.form);
    const rows = [...Array(n + 1).keys()].toReversed();
    const frames = rows.map((row) => this.#frame(row, moment.frames[row]));
    const sizeChoices = choices(this.sizes, n, (size) => this.open(size));
    const board = searchBoard({
      name: this.ariaLabel,
      n,
      choose: ([row]) => this.select(row),
      ...this.board,
    });
    const counts = form.counts(moment.frames, moment.calls);
    const show = ([id]) => Object.assign(this, { form: id, row: undefined });
    const formChoices = choices(this.programs, program, show, ([, name]) => name);
    return html`<div class="qa-calls-stage" style="--n: ${n}">
      <div class="qa-top-bar">
        ${player.view("Step", `step ${player.position} of ${player.max}`)}
        <span role="group" aria-label="Size of the board">N = ${sizeChoices}</span>
      </div>
      <div class="qa-calls-scene">
        <div class="qa-hand">${board}</div>
        <div class="qa-calls-stack">
          <p class="qa-calls-head"><b>${form.name}</b> <span
            data-qa-part="counts">${counts}</span></p>
          <div
            class="qa-calls-frames"
            role="list"
            data-qa-part="stack">${frames}</div>
        </div>
      </div>
      ${this.message(this.sentence)}
      <div class="qa-calls-code">
        <div class="qa-calls-forms" role="group" aria-label="Program">${formChoices}</div>
        ${this.#program()}
        <div class="qa-calls-words" data-qa-part="words">${this.#args(moment.frames.at(-1))}</div>
      </div>
    </div>`;
  }

  /** Render the frame of a row, or an empty box if `frame` is undefined. */
  #frame(row, frame) {
    if (!frame) return html`<div aria-hidden="true"></div>`;
    const form = FORMS[this.form];
    // The text in brackets gets an element of its own, because the style sheet hides it in a narrow
    // figure.
    const details = form.detail(frame, this.moment, this.n).split(/( \([^)]+\))/);
    const detailView = details.map((text, index) => (index % 2 ? html`<i>${text}</i>` : text));
    return html`<div role="listitem">
      <button
        type="button"
        class=${frame.isWaiting ? "qa-calls-waits" : "qa-calls-runs"}
        data-qa-frame=${row}
        aria-pressed=${row === this.row}
        @click=${() => this.select(row)}><code>${form.title(frame)}</code> <span>${detailView}</span></button>
    </div>`;
  }

  /** Render the search of the program in view. The line at which calls wait has a note with their
      number. */
  #program() {
    // The text of a program has three parts: its title with N, the test of a square, and the
    // search. Show only the search.
    const search = (programText(this.form) ?? "").split("\n\n\n").slice(2).join("\n\n");
    const waiting = this.moment.frames.filter((frame) => frame.isWaiting).length;
    const note = `${waiting ? counted(waiting, "call waits", "calls wait") : "no call waits"} here`;
    const highlights = FORMS[this.form].lines(this.moment, this.n);
    const noteOn = (line) => (line.trim().startsWith(WAITING_LINE) ? note : undefined);
    return programView(search, this.n, highlights, noteOn);
  }

  /** Render the arguments of the running call `frame`, or nothing if it is undefined. */
  #args(frame) {
    if (!frame) return nothing;
    const { caption, items } = FORMS[this.form].args(frame, this.n);
    const item = ([name, value, meaning]) =>
      html`<div><code>${name}</code> = <b>${value}</b><span>${meaning}</span></div>`;
    return html`<p class="qa-calls-caption">${caption}</p>
      ${items.map(item)}`;
  }
}

define("queens-call-stack", CallStack);
