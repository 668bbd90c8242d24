/* A guess from measured times: how long a larger N takes. */

import "./queens-compare.css";
import { timeText } from "../laboratories/race-clock.js";
import { define, QueensElement } from "../shared/element.js";
import { isObject } from "../shared/storage.js";
import { grouped } from "../shared/text.js";
import { followLinks } from "./links.js";
import { readKept, saveProgress } from "./progress.js";

const CHAPTER = 10;
const CLOSE = 1.25; // a guess within this factor is right: fingers are not finer on a phone

/** Some questions, of which one is shown. */
class QueensTimeGuess extends QueensElement {
  #question; // the fieldset that is shown

  start() {
    const { signal } = this;
    const form = this.querySelector("form");
    form.addEventListener("submit", (event) => this.#answer(event), { signal });
    form.addEventListener("input", () => this.#guess(), { signal });
    for (const [at, button] of this.#buttons.entries()) button.addEventListener("click", () => this.#open(at), { signal });
    followLinks(this, "data-qa-open-time", (number) => this.#open(Number(number) - 1));
    for (const question of this.#questions) restore(question);
    this.#open(0);
  }

  get #questions() {
    return [...this.querySelectorAll("fieldset")];
  }

  get #buttons() {
    return [...this.querySelectorAll("[data-qa-method]")];
  }

  #open(index) {
    this.#question = this.#questions[index];
    for (const question of this.#questions) question.hidden = question !== this.#question;
    for (const [at, button] of this.#buttons.entries()) button.setAttribute("aria-pressed", String(at === index));
    this.#nameButton();
  }

  #guess() {
    const seconds = secondsOf(this.#question);
    this.#question.dataset.qaGuess = String(seconds);
    showGuess(this.#question, seconds);
    this.#nameButton();
  }

  #nameButton() {
    const { qaGuess, qaShown } = this.#question.dataset;
    this.find("show").classList.toggle("qa-compare-main", Boolean(qaGuess));
    this.find("show").textContent = qaGuess ? "Show the time" : "Just show me";
    this.find("show").disabled = qaShown !== undefined;
  }

  #answer(event) {
    event.preventDefault();
    const { qaGuess, qaQuestion } = this.#question.dataset;
    reveal(this.#question);
    this.#nameButton();
    if (qaGuess) saveProgress(CHAPTER, { times: { ...readKept(CHAPTER, ["times"], isObject), [qaQuestion]: Number(qaGuess) } });
  }
}

/** A reader who comes back finds the guess and the answer of last time. */
function restore(question) {
  const seconds = readKept(CHAPTER, ["times", question.dataset.qaQuestion], (value) => Number.isFinite(value) && value > 0);
  if (seconds === undefined) return;
  const [low, high] = powersOf(question);
  const input = question.querySelector("input");
  input.value = String((input.max * (Math.log10(seconds) - low)) / (high - low));
  question.dataset.qaGuess = String(seconds);
  showGuess(question, seconds);
  reveal(question);
}

/** The ends of the scale, as powers of ten. */
const powersOf = ({ dataset }) => dataset.qaPowers.split(" ").map(Number);

/** The time at which the slider stands. */
function secondsOf(question) {
  const { value, max } = question.querySelector("input");
  const [low, high] = powersOf(question);
  return 10 ** (low + ((high - low) * value) / max);
}

function showGuess(question, seconds) {
  question.querySelector("output").textContent = timeText(seconds);
  question.querySelector("input").setAttribute("aria-valuetext", timeText(seconds));
}

/** Show the times that were hidden, and what the guess was worth. */
function reveal(question) {
  const { qaGuess, qaSeconds, qaReason } = question.dataset;
  question.dataset.qaShown = "";
  question.querySelector("input").disabled = true;
  question.querySelector("b").textContent = verdict(Number(qaGuess), Number(qaSeconds));
  question.querySelector("p > span").textContent = qaReason;
}

/** How far a guess is from the truth; a guess that is missing is not a number. */
function verdict(guess, truth) {
  const time = timeText(truth);
  const factor = Math.max(guess / truth, truth / guess);
  if (Number.isNaN(factor)) return `It takes ${time}.`;
  if (factor <= CLOSE) return `Right: it takes ${time}.`;
  const times = factor < 10 ? factor.toFixed(1) : grouped(Math.round(factor));
  return guess < truth ? `Too low: it takes ${time}, ${times} times as long.` : `Too high: it takes ${time}. You were ${times} times above.`;
}

define("queens-time-guess", QueensTimeGuess);
