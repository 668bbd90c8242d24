/* A guess before a race: which of two methods is faster, and how many times as fast. */

import "./queens-compare.css";
import { choices, define, Figure, html, keyed, nothing } from "#base";
import { isObject } from "#shared/storage.js";
import { capitalized } from "#shared/text.js";
import { readKept, savePage, saveProgress } from "#shared/progress.js";

const SPEED = "fast"; // a reader waits for the outcome

const keyOf = ({ methods, n, clock }) => [...methods, n, clock].join(" ");

/** Some races, each with a guess, and one figure that runs them. */
class RaceGuess extends Figure {
  static properties = {
    rounds: { type: Array },
    guesses: { type: Array }, // the places of the scale
    index: { state: true }, // of the round that is shown
    place: { state: true }, // in the scale that the reader has chosen
    stage: { reflect: true, attribute: "data-qa-stage" }, // open, running or judged
    failure: { state: true }, // why the race cannot run
  };
  fillsScreen = true;
  links = { "data-qa-open-race": (number) => void this.open(Number(number) - 1) };

  setup() {
    const { signal } = this;
    Object.assign(this, { index: 0, stage: "open" });
    this.addEventListener("qa-race-finish", () => this.#judge(), { signal });
    this.whenParsed(async () => {
      await customElements.whenDefined("queens-race");
      if (!signal.aborted)
        this.open(
          Math.max(
            this.rounds.findIndex((round) => this.#placeBefore(round) === undefined),
            0,
          ),
        );
    });
  }

  get #race() {
    return this.querySelector("queens-race");
  }

  get round() {
    return this.rounds[this.index];
  }

  get isSolved() {
    return this.rounds.every((round) => this.#placeBefore(round) !== undefined);
  }

  /** The place that was judged on an earlier visit, or before another race was opened. */
  #placeBefore(round) {
    const isPlace = (value) => /^\d$/.test(value) && Number(value) < this.guesses.length;
    const place = readKept(this.localName, ["races", keyOf(round)], isPlace);
    return place === undefined ? undefined : Number(place);
  }

  /** Open a race; one that the reader has guessed before is at its finish. */
  async open(index) {
    this.index = index;
    this.place = this.#placeBefore(this.round);
    if ((await this.#rewind()) && this.place !== undefined) this.#race.finish();
  }

  /** Show the race at its start, and no outcome. */
  #rewind() {
    Object.assign(this, { stage: "open", failure: undefined });
    return this.#race.open({ ...this.round });
  }

  #choose(place) {
    this.place = place;
    this.#rewind();
  }

  #submit(event) {
    event.preventDefault();
    if (this.stage === "judged") this.#openNext();
    else this.#run();
  }

  async #run() {
    const { round } = this;
    if (await this.#rewind()) {
      this.stage = "running";
      this.#race.play(SPEED);
    } else if (round === this.round && !this.#race.isBusy) this.failure = this.#race.failure;
  }

  async #openNext() {
    this.open((this.index + 1) % this.rounds.length);
    await this.updateComplete;
    (this.querySelector("input:checked") ?? this.querySelector("input")).focus();
  }

  #judge() {
    const { place } = this;
    this.stage = "judged";
    if (place === undefined) return;
    saveProgress(this.localName, {
      races: { ...readKept(this.localName, ["races"], isObject), [keyOf(this.round)]: place },
    });
    savePage();
  }

  /** The style sheet hides what of the race would give the answer away. */
  updated() {
    this.dataset.qaClock = this.round.clock;
  }

  /** Right or wrong, and the outcome. */
  get verdict() {
    const {
      place,
      round: { answer, sentence },
    } = this;
    const middle = (this.guesses.length - 1) / 2; // a tie
    if (place === undefined) return `${capitalized(sentence)}.`;
    if (place === answer) return `Right: ${sentence}.`;
    return Math.sign(place - middle) === Math.sign(answer - middle)
      ? `The right method, but ${sentence}.`
      : `No: ${sentence}.`;
  }

  render() {
    const { rounds, index, round, place, stage, failure } = this;
    const isJudged = stage === "judged";
    const isGuessed = place !== undefined;
    const told =
      failure ?? (isJudged ? this.verdict : `${round.titles.join(" against ")}, N = ${round.n}.`);
    // A link opens a race: a reader who does not see it hears which.
    const view = isJudged
      ? html`<b data-qa-part="verdict">${told}</b>`
      : (failure ?? html`<span class="qa-unseen">${told}</span>`);
    const more = failure
      ? nothing
      : html` <span data-qa-part="reason">${isJudged ? round.reason : round.hint}</span>`;
    return html`<form autocomplete="off" @submit=${(event) => this.#submit(event)}>
      <div class="qa-top-bar"><span role="group" aria-label="Races">Race ${choices(
        [...rounds.keys()],
        index,
        (at) => this.open(at),
        (at) => at + 1,
      )}</span></div>
      ${keyed(
        index,
        html`<fieldset>
        <legend>N = ${round.n}. ${round.rule} Which method is faster, and how many times as fast?</legend>
        <div class="qa-guess-names">${round.titles.map((title) => html`<b>${title}</b>`)}</div>
        <div class="qa-guess-scale">${this.guesses.map((guess, at) => this.#label(guess, at))}</div>
      </fieldset>`,
      )}
      <div class="qa-compare-act">
        <button
          type="submit"
          class=${isJudged || isGuessed ? "qa-main" : ""}
          data-qa-part=${isJudged ? "next" : "start"}>${isJudged ? "Next race" : isGuessed ? "Start" : "Just show me"}</button>
        ${this.message(told, { view, more, look: "qa-message qa-compare-verdict" })}
      </div>
    </form>`;
  }

  #label(guess, at) {
    const { round, guesses, place, stage } = this;
    const middle = (guesses.length - 1) / 2;
    const name = at === middle ? "tie" : `${round.titles[at < middle ? 0 : 1]}, ${guess} as fast`;
    const verdict =
      at === round.answer ? "qa-compare-right" : at === place ? "qa-compare-wrong" : "";
    return html`<label class=${stage === "judged" ? verdict : ""}><input
      type="radio"
      name="guess"
      value=${at}
      .checked=${at === place}
      aria-label=${name}
      @change=${() => this.#choose(at)}><span>${guess}</span></label>`;
  }
}

define("queens-race-guess", RaceGuess);
