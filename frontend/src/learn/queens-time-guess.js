/* A guess from measured times: how long a larger N takes. */

import "./queens-compare.css";
import { choices, define, Figure, html, keyed, live } from "../base/index.js";
import { timeText } from "../laboratories/race-clock.js";
import { isObject } from "../shared/storage.js";
import { grouped } from "../shared/text.js";
import { readKept, saveProgress } from "./progress.js";

const CLOSE = 1.25; // a guess within this factor is right: fingers are not finer on a phone
const STEPS = 1000; // of the slider

const isTime = (value) => Number.isFinite(value) && value > 0;

/** Some questions, of which one is shown. */
class TimeGuess extends Figure {
  static properties = {
    questions: { type: Array },
    known: { type: Number }, // how many times the reader sees before the guess
    machine: {}, // where and when they were measured
    timesPage: { attribute: "times-page" }, // of all its times, if the site has it
    index: { state: true },
    guesses: { state: true }, // seconds, by question
    answered: { state: true }, // the questions whose answer is shown
  };
  fillsScreen = true;
  links = { "data-qa-open-time": (number) => void (this.index = Number(number) - 1) };

  /** A reader who comes back finds the guesses and the answers of last time. */
  start() {
    const kept = this.questions
      .map(({ key }) => [key, readKept(this.localName, ["times", key], isTime)])
      .filter(([, seconds]) => seconds);
    Object.assign(this, {
      index: 0,
      guesses: Object.fromEntries(kept),
      answered: kept.map(([key]) => key),
    });
  }

  get question() {
    return this.questions[this.index];
  }

  #guess({ value }) {
    const {
      key,
      powers: [low, high],
    } = this.question;
    if (this.answered.includes(key)) return this.requestUpdate(); // puts the slider back
    this.guesses = { ...this.guesses, [key]: 10 ** (low + ((high - low) * value) / STEPS) };
  }

  #answer(event) {
    event.preventDefault();
    const { key } = this.question;
    if (this.answered.includes(key)) return;
    const guess = this.guesses[key];
    this.answered = [...this.answered, key];
    if (guess)
      saveProgress(this.localName, {
        times: { ...readKept(this.localName, ["times"], isObject), [key]: guess },
      });
  }

  render() {
    const { questions, index, question, known } = this;
    const {
      key,
      title,
      rows,
      powers: [low, high],
      ticks,
      reason,
    } = question;
    const guess = this.guesses[key];
    const isShown = this.answered.includes(key);
    const { n, seconds } = rows.at(-1);
    const share = guess ? (Math.log10(guess) - low) / (high - low) : rows[known - 1].share;
    const text = guess ? timeText(guess) : "your guess";
    const told = isShown ? verdict(guess, seconds) : `${title}: guess the time for N = ${n}.`;
    const more = html` <span>${isShown ? reason : "Each line to the right means ten times as long."}</span>`;
    const row = (
      each,
      at,
    ) => html`<tr ?data-qa-hidden=${at >= known}><th scope="row">${each.n}</th><td class="qa-times-plot"><div><i style="--share: ${each.share}"></i></div></td>
      <td>${each.time}</td><td>${at ? each.times : ""}</td><td>${at ? each.nodes : ""}</td></tr>`;
    return html`<form autocomplete="off" @submit=${(event) => this.#answer(event)}>
      <div class="qa-top-bar"><span role="group" aria-label="Methods">${choices(
        [...questions.keys()],
        index,
        (at) => (this.index = at),
        (at) => questions[at].title,
      )}</span></div>
      ${keyed(
        key,
        html`<fieldset
          class="qa-times-question"
          ?data-qa-shown=${isShown}
          ?data-qa-guess=${guess}
          style="--steps: ${high - low}">
        <legend>${title}: how long does N = ${n} take?</legend>
        <table class="qa-times-table">
          <thead><tr><th scope="col">N</th><th class="qa-times-plot" scope="col">scale</th><th scope="col">time</th><th scope="col">time ×</th><th scope="col">nodes ×</th></tr></thead>
          <tbody>${rows.map(row)}
            <tr class="qa-times-guess"><th scope="row">${n}?</th><td class="qa-times-plot"><div><input
              type="range"
              min="0"
              max=${STEPS}
              .value=${live(`${STEPS * share}`)}
              aria-disabled=${isShown}
              aria-label="Your guess for N = ${n}"
              aria-valuetext=${text}
              @input=${({ target }) => this.#guess(target)}></div></td><td colspan="3"><b>${text}</b></td></tr></tbody>
          <tfoot aria-hidden="true"><tr><td></td><td class="qa-times-plot"><div>${ticks.map((tick, at) => html`<span style="--share: ${at / (high - low)}">${tick}</span>`)}</div></td><td colspan="3"></td></tr></tfoot>
        </table>
      </fieldset>`,
      )}
      <div class="qa-compare-act">
        <button
          type="submit"
          class=${guess ? "qa-main" : ""}
          aria-disabled=${isShown}
          data-qa-part="show">${guess ? "Show the time" : "Just show me"}</button>
        ${this.say(told, { view: isShown ? html`<b>${told}</b>` : html`<span class="qa-unseen">${told}</span>`, more, look: "qa-message qa-compare-verdict" })}
      </div>
    </form>
    <p class="qa-note">The best times of the recursive form, measured on ${this.machine}${this.timesPage ? html` <a href=${this.timesPage}>All its times</a>` : ""}</p>`;
  }
}

/** How far a guess is from the truth, if there is one. */
function verdict(guess, truth) {
  const time = timeText(truth);
  if (!guess) return `It takes ${time}.`;
  const factor = Math.max(guess / truth, truth / guess);
  if (factor <= CLOSE) return `Right: it takes ${time}.`;
  const times = factor < 10 ? factor.toFixed(1) : grouped(Math.round(factor));
  return guess < truth
    ? `Too low: it takes ${time}, ${times} times as long.`
    : `Too high: it takes ${time}. You were ${times} times above.`;
}

define("queens-time-guess", TimeGuess);
