/* A guess before each race: which of two methods is faster, and by which factor. */

import "./queens-compare.css";
import { choices, define, Figure, html, keyed, nothing } from "#base";
import { isObject } from "#shared/storage.js";
import { capitalized } from "#shared/text.js";
import { readProgressAt, savePage, saveProgress } from "#shared/progress.js";

// Play the race fast, so that the reader does not wait long for the outcome.
const SPEED = "fast";

/** Return the key under which the guess of a race is saved in the reader's progress. */
const keyOf = ({ methods, n, clock }) => [...methods, n, clock].join(" ");

/** The figure: several races, each with a guess, and one element that runs the race in view. */
class RaceGuess extends Figure {
  static properties = {
    rounds: { type: Array },
    // The texts of the scale from which the reader chooses a guess.
    guesses: { type: Array },
    // The index of the race in view.
    index: { state: true },
    // The index of the guess that the reader has chosen from the scale; undefined if the reader has
    // not chosen.
    choice: { state: true },
    // The stage of the race in view: `open` before it runs, `running`, or `judged` with the
    // verdict.
    stage: { reflect: true, attribute: "data-qa-stage" },
    // The reason why the race cannot run; undefined if it can.
    failure: { state: true },
  };
  fillsScreen = true;
  links = {
    "data-qa-open-race": (number) => {
      this.open(Number(number) - 1);
    },
  };

  setup() {
    const { signal } = this;
    Object.assign(this, { index: 0, stage: "open" });
    this.addEventListener("qa-race-finish", () => this.#judge(), { signal });
    this.whenParsed(async () => {
      await customElements.whenDefined("queens-race");
      if (signal.aborted) return;
      const isOpen = (round) => this.#earlierGuess(round) === undefined;
      this.open(Math.max(this.rounds.findIndex(isOpen), 0));
    });
  }

  get #race() {
    return this.querySelector("queens-race");
  }

  get round() {
    return this.rounds[this.index];
  }

  get isSolved() {
    return this.rounds.every((round) => this.#earlierGuess(round) !== undefined);
  }

  /** Return the index of the guess that the reader has made of a race, in this visit or in an
      earlier one. Return undefined if there is no such guess. */
  #earlierGuess(round) {
    const isIndex = (value) => /^\d$/.test(value) && Number(value) < this.guesses.length;
    const guess = readProgressAt(this.localName, ["races", keyOf(round)], isIndex);
    return guess === undefined ? undefined : Number(guess);
  }

  /** Show the race with this index. If the reader has guessed it earlier, show its finish at
      once. */
  async open(index) {
    this.index = index;
    this.choice = this.#earlierGuess(this.round);
    if ((await this.#rewind()) && this.choice !== undefined) this.#race.finish();
  }

  /** Show the race at its start, without its outcome. Resolve to whether the race can run. */
  #rewind() {
    Object.assign(this, { stage: "open", failure: undefined });
    return this.#race.open({ ...this.round });
  }

  #choose(choice) {
    this.choice = choice;
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

  /** Show the verdict. If the reader has made a guess, save it. */
  #judge() {
    const { choice } = this;
    this.stage = "judged";
    if (choice === undefined) return;
    const earlier = readProgressAt(this.localName, ["races"], isObject);
    saveProgress(this.localName, { races: { ...earlier, [keyOf(this.round)]: choice } });
    savePage();
  }

  /** Set the attribute for the clock. The style sheet uses it to hide the parts of the race that
      would reveal the answer. */
  updated() {
    this.dataset.qaClock = this.round.clock;
  }

  /** The sentence that judges the guess and gives the outcome. */
  get verdict() {
    const {
      choice,
      round: { answer, sentence },
    } = this;
    // The index of the tie, which is in the middle of the scale.
    const middle = (this.guesses.length - 1) / 2;
    if (choice === undefined) return `${capitalized(sentence)}.`;
    if (choice === answer) return `Right: ${sentence}.`;
    return Math.sign(choice - middle) === Math.sign(answer - middle)
      ? `The right method, but ${sentence}.`
      : `No: ${sentence}.`;
  }

  render() {
    const { rounds, index, round, choice, stage, failure } = this;
    const isJudged = stage === "judged";
    const isGuessed = choice !== undefined;
    const title = `${round.titles.join(" against ")}, N = ${round.n}.`;
    const text = failure ?? (isJudged ? this.verdict : title);
    // A link in the text can open a race while this figure is out of view, so its title is
    // announced.
    const view = isJudged
      ? html`<b data-qa-part="verdict">${text}</b>`
      : (failure ?? html`<span class="qa-unseen">${text}</span>`);
    const more = failure
      ? nothing
      : html` <span data-qa-part="reason">${isJudged ? round.reason : round.hint}</span>`;
    const raceChoices = choices(
      [...rounds.keys()],
      index,
      (other) => this.open(other),
      (other) => other + 1,
    );
    const names = round.titles.map((method) => html`<b>${method}</b>`);
    const scale = this.guesses.map((guess, guessIndex) => this.#label(guess, guessIndex));
    const question = html`<fieldset>
        <legend>N = ${round.n}. ${round.rule} Which is faster, and by what factor?</legend>
        <div class="qa-guess-names">${names}</div>
        <div class="qa-guess-scale">${scale}</div>
      </fieldset>`;
    const startLabel = isGuessed ? "Start" : "Just show me";
    return html`<form autocomplete="off" @submit=${(event) => this.#submit(event)}>
      <div class="qa-top-bar"><span role="group" aria-label="Races">Race ${raceChoices}</span></div>
      ${keyed(index, question)}
      <div class="qa-compare-act">
        <button
          type="submit"
          class=${isJudged || isGuessed ? "qa-main" : ""}
          data-qa-part=${isJudged ? "next" : "start"}>${isJudged ? "Next race" : startLabel}</button>
        ${this.message(text, { view, more, look: "qa-message qa-compare-verdict" })}
      </div>
    </form>`;
  }

  /** Render a value of the scale as a radio button.
      @param {string} guess  the text of the value
      @param {number} index  its index in the scale */
  #label(guess, index) {
    const { round, guesses, choice, stage } = this;
    const middle = (guesses.length - 1) / 2;
    const title = round.titles[index < middle ? 0 : 1];
    const name = index === middle ? "tie" : `${title}, ${guess} as fast`;
    const wrong = index === choice ? "qa-compare-wrong" : "";
    const verdict = index === round.answer ? "qa-compare-right" : wrong;
    return html`<label class=${stage === "judged" ? verdict : ""}><input
      type="radio"
      name="guess"
      value=${index}
      .checked=${index === choice}
      aria-label=${name}
      @change=${() => this.#choose(index)}><span>${guess}</span></label>`;
  }
}

define("queens-race-guess", RaceGuess);
