/* A question about a search: the reader answers, then the machine runs and shows. */

import { Figure, html, nothing, Player } from "../base/index.js";
import { boardPicture } from "../shared/board-view.js";
import { isText } from "../shared/storage.js";
import { readKept, saveProgress } from "./progress.js";
import { searchRecord } from "./search-record.js";

const CHAPTER = 2;
const PACE = [16, 5]; // milliseconds between two pictures, and steps from one to the next
const SKIPPED = ""; // the answer of a reader who only wants to see

/** A number to choose, and the reply to it.
    @typedef {{number: number, verdict: string, reason: string}} Answer */

/** A question with some numbers to choose from. */
export class SearchPrediction extends Figure {
  static properties = { n: { type: Number }, search: {}, question: {}, growth: {}, answers: { type: Array }, chosen: { state: true } };
  player = new Player(this, { pace: () => PACE });

  /** A reader who comes back finds the answer of last time. */
  start() {
    this.record = searchRecord(this.n, this.search);
    const known = [SKIPPED, ...this.answers.map(({ number }) => `${number}`)];
    this.chosen = readKept(CHAPTER, ["prediction"], (value) => isText(value) && known.includes(value));
    const { last } = this.record;
    this.player.set(this.chosen === undefined ? 0 : last, last);
  }

  choose(answer) {
    saveProgress(CHAPTER, { prediction: answer });
    this.chosen = answer;
    this.player.set(this.record.last);
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.player.play(); // from the beginning
  }

  get isRunning() {
    return this.player.position < this.record.last;
  }

  get verdict() {
    if (this.chosen === undefined) return "";
    if (this.isRunning) return "Let us see …";
    const { placed, solutions } = this.record.states.at(-1);
    const { verdict } = this.#answer;
    return `*${verdict ? `${verdict}: ` : ""}${placed} queens*, for ${solutions} solutions.`;
  }

  /** @returns {Answer} */
  get #answer() {
    return this.answers.find(({ number }) => `${number}` === this.chosen) ?? { number: 0, verdict: "", reason: "" };
  }

  /** How an answer looks, once the machine has run. */
  #markOf(number) {
    if (this.chosen === undefined || this.isRunning) return "";
    if (number === this.record.states.at(-1).placed) return "qa-predict-right";
    return `${number}` === this.chosen ? "qa-predict-wrong" : "";
  }

  #button(number) {
    return html`<button type="button" class=${this.#markOf(number)} @click=${() => this.choose(`${number}`)}>${number}</button>`;
  }

  render() {
    const { n, record, player } = this;
    const { queens, placed } = record.states[player.position];
    const more = this.chosen === undefined || this.isRunning ? nothing : ` ${this.#answer.reason} ${this.growth}`;
    const board = Array.from({ length: n }, (_, row) => queens[row] ?? null);
    return html`<div class="qa-predict-question">
        <p>${this.question}</p>
        <p class="qa-predict-answers">
          ${this.answers.map(({ number }) => this.#button(number))}
          <button type="button" class="qa-skip" @click=${() => this.choose(SKIPPED)}>Just show me</button>
        </p>
        ${this.say(this.verdict, { more })}
      </div>
      <div class="qa-predict-stage">
        <div><div>${boardPicture(board, "The board of the machine")}</div><p><b data-qa-part="placed">${placed}</b> queens placed</p></div>
        <queens-search-tree class="qa-hand-tree" label="Search tree of the machine" hint="First answer. Then the machine runs."
          .record=${record} .step=${player.position}></queens-search-tree>
      </div>`;
  }
}
