/* A question before a decision of the search: the reader clicks squares, or has it shown. */

import { blameBits, layPicks, markPicks } from "./bits.js";
import { judge, questionText } from "./decisions.js";
import { bitOf } from "./trace.js";

/** Asks at a step until the answer is right, or the reader wants to be shown. */
export class Question {
  chosen = 0; // squares of the row, as bits
  #stepper;
  #asked;
  #answered;
  #picks;
  #listeners = new AbortController();

  /** @param {import("./player.js").StepPlayer} stepper
      @param {{ decision: string, n: number, step: number, now: import("./trace.js").State, next: import("./trace.js").State }} asked
      @param {(isRight: boolean) => void} answered */
  constructor(stepper, asked, answered) {
    this.#stepper = stepper;
    this.#asked = asked;
    this.#answered = answered;
    this.message = questionText(asked.decision, asked.next.row);
    const stage = stepper.querySelector(`[data-qa-stage="${asked.n}"]`);
    this.#picks = layPicks(stage, asked.n, asked.next.row, (column) => this.#choose(column));
    const { signal } = this.#listeners;
    stepper.find("check").addEventListener("click", () => this.#check(), { signal });
    stepper.find("skip").addEventListener("click", () => answered(false), { signal });
    stepper.find("check").hidden = asked.decision === "next";
    stepper.find("ask").hidden = false;
  }

  get step() {
    return this.#asked.step;
  }

  /** The state to show beside the board: where free squares are asked for, the row without them. */
  get view() {
    const { decision, now, next } = this.#asked;
    if (decision === "next") return now;
    const masks = { ...next.masks, untried: undefined };
    return { ...next, masks, frames: [...next.frames.slice(0, -1), masks] };
  }

  /** The state to draw on the board, without what would give the answer away. */
  get board() {
    return { ...this.view, kind: "free", column: undefined, masks: { left: 0, down: 0, right: 0, untried: 0 } };
  }

  /** Take the question out of the page. */
  remove() {
    this.#listeners.abort();
    this.#picks.remove();
    this.#stepper.find("ask").hidden = true;
    blameBits(this.#stepper.find("masks"), []);
  }

  #choose(column) {
    const bit = bitOf(this.#asked.n, column);
    if (this.#asked.decision === "next") {
      this.chosen = bit;
      return this.#check();
    }
    this.chosen ^= bit;
    this.#show({ wrong: 0, blame: [] });
  }

  #check() {
    const { decision, next, n } = this.#asked;
    const verdict = judge(decision, this.chosen, next, n);
    if (verdict.isRight) return this.#answered(true);
    this.message = verdict.message;
    this.#stepper.find("message").textContent = verdict.message;
    this.#show(verdict);
  }

  #show({ wrong, blame, column }) {
    markPicks(this.#picks, this.chosen, wrong);
    this.#stepper.redraw();
    blameBits(this.#stepper.find("masks"), blame, column);
  }
}
