/* A guess before a race: which of two methods is faster, and how many times as fast. */

import "./queens-compare.css";
import { define, QueensElement } from "../shared/element.js";
import { isObject } from "../shared/storage.js";
import { followLinks } from "./links.js";
import { readKept, saveProgress } from "./progress.js";

const CHAPTER = 10;
const SPEED = "fast"; // a reader waits for the outcome
const RIGHT = "qa-compare-right";
const WRONG = "qa-compare-wrong";

/** Some races, each with a guess, and one figure that runs them. */
class QueensRaceGuess extends QueensElement {
  #round; // the fieldset that is shown

  async start() {
    const { signal } = this;
    const form = this.querySelector("form");
    form.addEventListener("submit", (event) => this.#run(event), { signal });
    form.addEventListener("change", () => this.#rewind(), { signal });
    this.addEventListener("qa-race-finish", () => this.#judge(), { signal });
    this.find("next").addEventListener("click", () => this.#openNext(), { signal });
    for (const button of this.#buttons) button.addEventListener("click", () => this.#open(this.#indexOf(button)), { signal });
    followLinks(this, "data-qa-open-race", (number) => void this.#open(Number(number) - 1));
    for (const round of this.#rounds) this.#choose(round, guessBefore(round));
    await customElements.whenDefined("queens-race");
    if (!signal.aborted) this.#open(Math.max(this.#rounds.findIndex((round) => !guessBefore(round)), 0));
  }

  get #rounds() {
    return [...this.querySelectorAll("fieldset")];
  }

  get #buttons() {
    return [...this.querySelectorAll("[data-qa-round]")];
  }

  get #race() {
    return this.querySelector("queens-race");
  }

  #indexOf = (button) => this.#buttons.indexOf(button);

  #openNext() {
    const next = (this.#rounds.indexOf(this.#round) + 1) % this.#rounds.length;
    this.#open(next);
    (this.#guess ?? this.#round.querySelector("input")).focus();
  }

  /** Open a race; one that the reader has guessed before is at its finish. */
  async #open(index) {
    this.#round = this.#rounds[index];
    for (const round of this.#rounds) round.hidden = round !== this.#round;
    for (const [at, button] of this.#buttons.entries()) button.setAttribute("aria-pressed", String(at === index));
    const wasGuessed = guessBefore(this.#round);
    if ((await this.#rewind()) && wasGuessed) this.#race.finish();
  }

  /** The place in the scale that the reader chose. */
  get #guess() {
    return this.#round.querySelector("input:checked");
  }

  #choose(round, value) {
    const input = round.querySelector(`input[value="${Number(value)}"]`);
    if (input) input.checked = true;
  }

  /** Show the race at its start, and no outcome. */
  #rewind() {
    const [first, second, n, clock] = this.#round.dataset.qaRace.split(" ");
    for (const label of this.#round.querySelectorAll("label")) label.classList.remove(RIGHT, WRONG);
    this.find("verdict").textContent = "";
    this.find("reason").textContent = this.#round.dataset.qaHint;
    this.find("start").classList.toggle("qa-compare-main", Boolean(this.#guess));
    this.find("start").textContent = this.#guess ? "Start" : "Just show me";
    this.#showButton("start", "next");
    delete this.dataset.qaRuns;
    delete this.dataset.qaJudged;
    this.dataset.qaClock = clock;
    return this.#race.open({ methods: [first, second], n: Number(n), isTimed: clock === "time" });
  }

  /** Show one of two buttons; it has the focus if the other one had. */
  #showButton(shown, hidden) {
    const hadFocus = document.activeElement === this.find(hidden);
    this.find(shown).hidden = false;
    this.find(hidden).hidden = true;
    if (hadFocus) this.find(shown).focus();
  }

  async #run(event) {
    event.preventDefault();
    const round = this.#round;
    if (await this.#rewind()) this.#play();
    else if (round === this.#round && !this.#race.hasAttribute("aria-busy")) this.#reportMissing();
  }

  #play() {
    this.dataset.qaRuns = "";
    this.#race.play(SPEED);
  }

  /** The race says why it cannot run. */
  #reportMissing() {
    this.find("reason").textContent = this.#race.find("message").textContent;
  }

  #judge() {
    const { qaAnswer, qaOutcome, qaReason, qaRace } = this.#round.dataset;
    const guess = this.#guess?.value;
    for (const input of this.#round.querySelectorAll("input")) {
      const isRight = input.value === qaAnswer;
      input.parentElement.classList.toggle(RIGHT, isRight);
      input.parentElement.classList.toggle(WRONG, input.checked && !isRight);
    }
    this.find("verdict").textContent = verdict(guess, qaAnswer, this.#middle, qaOutcome);
    this.find("reason").textContent = qaReason;
    this.#showButton("next", "start");
    this.dataset.qaJudged = "";
    if (guess) saveProgress(CHAPTER, { races: { ...readKept(CHAPTER, ["races"], isObject), [qaRace]: guess } });
  }

  /** The place of a tie. */
  get #middle() {
    return (this.#round.querySelectorAll("input").length - 1) / 2;
  }
}

/** The place in the scale that was chosen on an earlier visit, or before another race was opened. */
const guessBefore = (round) => {
  const places = [...round.querySelectorAll("input")].map((input) => input.value);
  return readKept(CHAPTER, ["races", round.dataset.qaRace], (value) => places.includes(value));
};

/** Right or wrong, and the outcome. */
function verdict(guess, answer, middle, outcome) {
  const sideOf = (place) => Math.sign(Number(place) - middle);
  const sentence = `${outcome}.`;
  if (guess === undefined) return sentence[0].toUpperCase() + sentence.slice(1);
  if (guess === answer) return `Right: ${sentence}`;
  return sideOf(guess) === sideOf(answer) ? `The right method, but ${sentence}` : `No: ${sentence}`;
}

define("queens-race-guess", QueensRaceGuess);
