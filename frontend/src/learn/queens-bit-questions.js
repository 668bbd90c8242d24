/* Questions about the lowest 1: the reader answers in bits or by a number, and learns why. */

import "../laboratories/queens-laboratory.css";
import "./queens-lowest-bit.css";
import { BitButtons } from "../laboratories/row-cells.js";
import { define, QueensElement } from "../shared/element.js";
import { findPart } from "../shared/parts.js";
import { isObject } from "../shared/storage.js";
import { readKept, saveProgress } from "./progress.js";

const CHAPTER = 7;

/** Some questions, each with its own answer. */
class QueensBitQuestions extends QueensElement {
  start() {
    for (const each of this.querySelectorAll("[data-qa-question]")) new Question(each).begin(this.signal);
  }
}

/** An answer that is typed. */
class NumberAnswer {
  #input;

  constructor(input) {
    this.#input = input;
  }

  get value() {
    return this.#input.value === "" ? undefined : Number(this.#input.value);
  }

  set value(value) {
    this.#input.value = `${value}`;
  }
}

/** An answer that is clicked, bit by bit. */
class BitAnswer {
  #buttons;
  #width;
  #x = 0;

  constructor(root, signal) {
    this.#width = Number(root.dataset.qaWidth);
    this.#buttons = new BitButtons(root, (x) => (this.value = x), signal);
    this.value = 0;
  }

  get value() {
    return this.#x;
  }

  set value(value) {
    this.#x = value;
    this.#buttons.draw({ x: value, width: this.#width, isSigned: false });
  }
}

class Question {
  #element;
  #verdict;
  #answer;

  constructor(question) {
    this.#element = question;
    this.#verdict = findPart(question, "verdict");
  }

  begin(signal) {
    const [bits, number] = ["bits", "number"].map((name) => findPart(this.#element, name));
    this.#answer = bits ? new BitAnswer(bits, signal) : new NumberAnswer(number);
    findPart(this.#element, "check").addEventListener("click", () => this.#check(), { signal });
    findPart(this.#element, "skip").addEventListener("click", () => this.#show(), { signal });
    number?.addEventListener("keydown", ({ key }) => key === "Enter" && this.#check(), { signal });
    const before = readKept(CHAPTER, ["answers", this.#name], Number.isFinite);
    if (before !== undefined) this.#judge(before);
  }

  get #name() {
    return this.#element.dataset.qaQuestion;
  }

  #check() {
    const { value } = this.#answer;
    if (value === undefined) return this.#tell("Type a number first.");
    this.#judge(value);
    saveProgress(CHAPTER, { answers: { ...readKept(CHAPTER, ["answers"], isObject), [this.#name]: value } });
  }

  #judge(value) {
    const { qaRight, qaWhy, qaSlips, qaHint } = this.#verdict.dataset;
    const isRight = value === Number(qaRight);
    this.#answer.value = value;
    this.#tell(isRight ? `Right. ${qaWhy}` : `Not yet. ${JSON.parse(qaSlips)[value] ?? qaHint}`, !isRight);
  }

  /** Show the answer to a reader who asks for it. */
  #show() {
    const { qaRight, qaWhy } = this.#verdict.dataset;
    this.#answer.value = Number(qaRight);
    this.#tell(qaWhy);
  }

  #tell(message, isWrong = false) {
    this.#verdict.textContent = message;
    this.#verdict.classList.toggle("qa-wrong", isWrong);
  }
}

define("queens-bit-questions", QueensBitQuestions);
