/* The calls of a recursive search: its board, its call stack and its program, step by step. */

import "../shared/queens-hand-search.css";
import "#shared/queens-laboratory.css";
import "./queens-call-stack.css";
import { choices, define, Figure, html, nothing } from "#base";
import { Player } from "#shared/player.js";
import { counted } from "#shared/text.js";
import { callRecord, describeFrame, FORMS } from "./calls.js";
import { searchBoard } from "../shared/search-board.js";
import { programText, programView } from "../shared/search-program.js";

const PAUSES = { 4: 800, 5: 400 }; // milliseconds between two steps that are played
const WAITING_LINE = "found += place"; // in which all calls wait

/** A search that the reader plays, with the calls that wait. */
class CallStack extends Figure {
  static properties = {
    n: { type: Number },
    sizes: { type: Array },
    programs: { type: Array }, // the id of each in the page, and its name
    form: { state: true }, // the id of the program that is shown
    row: { state: true }, // the row whose call the reader looks at
  };
  fillsScreen = true;
  keys = "On the board, arrow keys go from square to square, and Enter shows the call of a row.";
  // A link of the text shows a step of a board, perhaps in the other program: `4 9 loop-program`.
  links = {
    "data-qa-calls": (place) => {
      const [n, step, form = "recursive-program"] = place.split(" ");
      this.form = form;
      this.open(Number(n), Number(step));
    },
  };
  player = new Player(this, {
    pace: () => [PAUSES[this.n], 1],
    changed: () => (this.row = undefined),
  });

  constructor() {
    super();
    this.form = "recursive-program";
  }

  setup() {
    this.open(this.n, this.player.position);
    this.whenParsed(() => this.requestUpdate()); // its programs stand below it
  }

  open(n, step = 0) {
    this.moments = callRecord(n);
    this.player.set(step, this.moments.length - 1);
    Object.assign(this, { n, row: undefined });
  }

  get moment() {
    return this.moments[this.player.position];
  }

  /** Show what a call knows, its row and the queens above, or again the whole board. */
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

  /** What the board shows. */
  get board() {
    const { row, moment } = this;
    const { state, kind } = moment;
    const frame = moment.frames[row];
    if (!frame)
      return { state, attacked: kind === "skip" ? [state.queens.length, state.at] : undefined };
    const { columns: queens, column, isWaiting } = frame;
    return { state: { ...state, queens, column }, ringed: isWaiting ? [row, column] : undefined };
  }

  render() {
    const { n, moment, player } = this;
    const form = FORMS[this.form];
    const shown = this.programs.find(([id]) => id === this.form);
    const rows = [...Array(n + 1).keys()].toReversed();
    return html`<div class="qa-calls-stage" style="--n: ${n}">
      <div class="qa-top-bar">
        ${player.view("Step", `step ${player.position} of ${player.max}`)}
        <span role="group" aria-label="Size of the board">N = ${choices(this.sizes, n, (size) => this.open(size))}</span>
      </div>
      <div class="qa-calls-scene">
        <div class="qa-hand">${searchBoard({ name: this.ariaLabel, n, choose: ([row]) => this.select(row), ...this.board })}</div>
        <div class="qa-calls-stack">
          <p class="qa-calls-head"><b>${form.name}</b> <span data-qa-part="counts">${form.counts(moment.frames, moment.calls)}</span></p>
          <div
            class="qa-calls-frames"
            role="list"
            data-qa-part="stack">${rows.map((row) => this.#frame(row, moment.frames[row]))}</div>
        </div>
      </div>
      ${this.message(this.sentence)}
      <div class="qa-calls-code">
        <div class="qa-calls-forms" role="group" aria-label="Program">${choices(
          this.programs,
          shown,
          ([id]) => Object.assign(this, { form: id, row: undefined }),
          ([, name]) => name,
        )}</div>
        ${this.#program()}
        <div class="qa-calls-words" data-qa-part="words">${this.#words(moment.frames.at(-1))}</div>
      </div>
    </div>`;
  }

  /** The frame of a row, or its empty place. */
  #frame(row, frame) {
    if (!frame) return html`<div aria-hidden="true"></div>`;
    const form = FORMS[this.form];
    // A narrow figure leaves out what stands in brackets.
    const details = form.detail(frame, this.moment, this.n).split(/( \([^)]+\))/);
    const words = details.map((text, at) => (at % 2 ? html`<i>${text}</i>` : text));
    return html`<div role="listitem">
      <button
        type="button"
        class=${frame.isWaiting ? "qa-calls-waits" : "qa-calls-runs"}
        data-qa-frame=${row}
        aria-pressed=${row === this.row}
        @click=${() => this.select(row)}><code>${form.title(frame)}</code> <span>${words}</span></button>
    </div>`;
  }

  #program() {
    // A program has three parts: the title with N, the test of a square, and the search.
    const search = (programText(this.form) ?? "").split("\n\n\n").slice(2).join("\n\n");
    const waiting = this.moment.frames.filter((frame) => frame.isWaiting).length;
    const note = `${waiting ? counted(waiting, "call waits", "calls wait") : "no call waits"} here`;
    const lit = FORMS[this.form].lines(this.moment, this.n);
    return programView(search, this.n, lit, (line) =>
      line.trim().startsWith(WAITING_LINE) ? note : undefined,
    );
  }

  /** The arguments of the running call. */
  #words(frame) {
    if (!frame) return nothing;
    const { caption, items } = FORMS[this.form].words(frame, this.n);
    return html`<p class="qa-calls-caption">${caption}</p>
      ${items.map(([name, value, words]) => html`<div><code>${name}</code> = <b>${value}</b><span>${words}</span></div>`)}`;
  }
}

define("queens-call-stack", CallStack);
