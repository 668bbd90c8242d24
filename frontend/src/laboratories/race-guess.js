/* The guess before a race: which method finishes first. */

const PRESSED = "aria-pressed";

/** A button for each lane, open until the race starts. */
export class RaceGuess {
  #buttons;
  #isOpen = true;

  /** @param {HTMLElement} root
      @param {AbortSignal} signal */
  constructor(root, signal) {
    this.#buttons = [...root.querySelectorAll("button")];
    for (const button of this.#buttons) button.addEventListener("click", () => this.#choose(button), { signal });
  }

  /** Ask about another race.
      @param {string[]} titles  of its methods */
  ask(titles) {
    this.#buttons.forEach((button, at) => {
      button.textContent = titles[at] ?? "";
      button.hidden = at >= titles.length;
      button.setAttribute(PRESSED, "false");
    });
  }

  /** @param {boolean} isOpen */
  set isOpen(isOpen) {
    this.#isOpen = isOpen;
    for (const button of this.#buttons) button.setAttribute("aria-disabled", String(!isOpen));
  }

  /** How good the guess was; empty without one.
      @param {string[][]} ranking  the titles by rank; those that tie share one
      @returns {string} */
  verdict(ranking) {
    const guess = this.#buttons.find((button) => button.getAttribute(PRESSED) === "true")?.textContent;
    if (!guess) return "";
    return ranking[0].includes(guess) ? "You guessed right. " : `You guessed ${guess.toLowerCase()}. `;
  }

  #choose(chosen) {
    if (!this.#isOpen) return;
    for (const button of this.#buttons) button.setAttribute(PRESSED, String(button === chosen));
  }
}
