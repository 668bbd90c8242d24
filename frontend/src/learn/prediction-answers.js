/* The answers of a prediction: which one the reader chose, and which one is right. */

/** The buttons to answer with; the one that skips the question has an empty answer.
    @param {Element} figure
    @returns {HTMLButtonElement[]} */
export const answerButtons = (figure) => [...figure.querySelectorAll("[data-qa-answer]")];

/** Mark no answer.
    @param {HTMLButtonElement[]} buttons */
export function unmarkAnswers(buttons) {
  for (const button of buttons) button.classList.remove("qa-predict-right", "qa-predict-wrong");
}

/** Mark the right answer, and the chosen one if it is wrong.
    @param {HTMLButtonElement[]} buttons
    @param {HTMLButtonElement} chosen */
export function markAnswers(buttons, chosen) {
  for (const button of buttons) {
    const isRight = "qaRight" in button.dataset;
    button.classList.toggle("qa-predict-right", isRight);
    button.classList.toggle("qa-predict-wrong", button === chosen && !isRight && button.dataset.qaAnswer !== "");
  }
}
