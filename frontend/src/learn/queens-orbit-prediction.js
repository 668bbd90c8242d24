/* A question about an orbit: the reader answers, then its images appear. */

import "./queens-hand-search.css";
import { define, QueensElement } from "../shared/element.js";
import { isText } from "../shared/storage.js";
import { answerButtons, markAnswers } from "./prediction-answers.js";
import { readKept, saveProgress } from "./progress.js";
import { formatted } from "./search-messages.js";

const CHAPTER = 9;

/** A board, some sizes to choose from, and the images that show which one is right. */
class QueensOrbitPrediction extends QueensElement {
  start() {
    for (const button of this.#buttons) {
      button.addEventListener("click", () => this.#choose(button), { signal: this.signal });
    }
    const answer = readKept(CHAPTER, [this.#key], isText);
    const chosen = this.#buttons.find((button) => button.dataset.qaAnswer === answer);
    if (chosen) this.#show(chosen);
  }

  get #buttons() {
    return answerButtons(this);
  }

  get #key() {
    return `orbit of ${this.dataset.qaLabel}`;
  }

  #choose(button) {
    saveProgress(CHAPTER, { [this.#key]: button.dataset.qaAnswer });
    this.#show(button);
  }

  #show(chosen) {
    markAnswers(this.#buttons, chosen);
    this.find("verdict").replaceChildren(...formatted(chosen.dataset.qaVerdict));
    this.find("images").hidden = false;
  }
}

define("queens-orbit-prediction", QueensOrbitPrediction);
