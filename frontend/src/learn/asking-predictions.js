/* Squares with three numbers to predict: how many questions does each program ask? */

import { element } from "../shared/drawing.js";
import { QueensElement } from "../shared/element.js";
import { findPart } from "../shared/parts.js";
import { PROGRAMS, readSquare } from "./asking-questions.js";
import { answersOf } from "./asking-words.js";
import { readSolved, saveSolved } from "./progress.js";

const CHAPTER = 4;

/** Some squares, each with a form. */
export class QueensAskingPredictions extends QueensElement {
  start() {
    for (const form of this.querySelectorAll("form")) {
      form.addEventListener("submit", (event) => this.#check(event, form), { signal: this.signal });
      findPart(form, "show").addEventListener("click", () => this.#reveal(form), { signal: this.signal });
      if (readSolved(CHAPTER).includes(form.dataset.qaSquare)) findPart(form, "message").textContent = "You have solved this one.";
    }
  }

  #check(event, form) {
    event.preventDefault();
    const fields = fieldsOf(form);
    const empty = fields.find((field) => field.value === "");
    if (empty) {
      findPart(form, "message").textContent = "Write a number for each program.";
      return empty.focus();
    }
    const verdicts = verdictsOf(form, (right, index) => Number(fields[index].value) === right);
    if (verdicts.every(({ isRight }) => isRight)) saveSolved(CHAPTER, form.dataset.qaSquare);
    show(form, verdicts);
  }

  #reveal(form) {
    show(form, verdictsOf(form, () => undefined));
  }
}

const fieldsOf = (form) => [...form.querySelectorAll("input")];

function verdictsOf(form, judge) {
  const square = readSquare(form.dataset.qaSquare);
  return PROGRAMS.map(({ ask, reason }, index) => {
    const questions = ask(square);
    return { questions, isRight: judge(questions.length, index), reason: reason(square) };
  });
}

/** The right numbers, whether the reader's were right, and why. */
function show(form, verdicts) {
  const fields = fieldsOf(form);
  const items = verdicts.map(({ questions, isRight, reason }, index) => {
    const name = fields[index].labels[0].textContent;
    const judged = isRight === undefined ? "" : isRight ? ", right" : `, not ${Number(fields[index].value)}`;
    const head = element("b", {}, `${name}: ${questions.length}${judged}.`);
    fields[index].setAttribute("aria-invalid", String(isRight === false));
    return element("li", {}, head, ` ${reason}`, answersOf(questions));
  });
  findPart(form, "message").replaceChildren(element("ul", {}, ...items));
}
