/* The calls of a recursive search: its board, its call stack and its program, step by step. */

import "./queens-hand-search.css";
import "../laboratories/queens-laboratory.css";
import "./queens-call-stack.css";
import { element } from "../shared/drawing.js";
import { define, QueensElement } from "../shared/element.js";
import { Runner } from "../shared/runner.js";
import { counted } from "../shared/text.js";
import { describeFrame, FORMS } from "./call-messages.js";
import { callRecord } from "./call-record.js";
import { drawFrames } from "./call-stack.js";
import { followLinks } from "./links.js";
import { QueensRecursionQuestions } from "./recursion-questions.js";
import { SearchBoard } from "./search-board.js";
import { formatted } from "./search-messages.js";
import { lightLines, writeProgram } from "./search-program.js";

const PAUSES = { 4: 800, 5: 400 }; // milliseconds between two steps that are played
const WAITING_LINE = "found += place";

/** A search that the reader plays, with the calls that wait. */
class QueensCallStack extends QueensElement {
  #n = 0;
  #moments = [];
  #runner;
  #board;
  #form = "recursive-program";

  start() {
    this.whenParsed(() => this.#begin()); // the programs stand further down in the page
  }

  #begin() {
    const before = this.#runner?.position ?? 0; // of a figure that comes back
    this.#runner = new Runner(this, {
      pace: () => [PAUSES[this.#n], 1],
      describe: (step, last) => `step ${step} of ${last}`,
      changed: () => this.#show(),
    });
    this.#listen();
    this.#open(this.#n || Number(this.dataset.qaSize), before);
  }

  #listen() {
    const { signal } = this;
    const on = (name, action) => {
      for (const button of this.querySelectorAll(`[data-qa-${name}]`)) {
        button.addEventListener("click", () => action(button.getAttribute(`data-qa-${name}`)), { signal });
      }
    };
    on("choose", (n) => this.#open(Number(n)));
    on("form", (form) => this.#changeForm(form));
    this.find("stack").addEventListener("click", (event) => {
      const frame = event.target.closest("[data-qa-frame]");
      if (frame) this.#select(Number(frame.dataset.qaFrame));
    }, { signal });
    followLinks(this, "data-qa-calls", (place) => this.#follow(place));
  }

  /** A link of the text shows a step of a board, perhaps in the other program: `4 9 loop-program`. */
  #follow(place) {
    const [n, step, form = "recursive-program"] = place.split(" ");
    this.#form = form;
    this.#open(Number(n), Number(step));
  }

  #open(n, step = 0) {
    if (n !== this.#n) this.#moments = callRecord(n, this.getAttribute(`data-qa-search-${n}`));
    this.#n = n;
    this.find("stage").style.setProperty("--n", n);
    this.#press("choose", n);
    this.#board = new SearchBoard(this.find("board"), n, (row) => this.#select(row), this.signal);
    this.#runner.set(step, this.#moments.length - 1);
    this.#changeForm(this.#form);
  }

  #changeForm(form) {
    this.#form = form;
    this.#press("form", form);
    const text = document.getElementById(form)?.querySelector("code")?.textContent ?? "";
    const parts = text.split("\n\n\n"); // the title with N, the test of a square, and the search
    writeProgram(this.find("program"), parts.slice(2).join("\n\n"), this.#n);
    this.#show();
  }

  #press(name, value) {
    for (const button of this.querySelectorAll(`[data-qa-${name}]`)) {
      button.setAttribute("aria-pressed", String(button.getAttribute(`data-qa-${name}`) === String(value)));
    }
  }

  get #moment() {
    return this.#moments[this.#runner.position];
  }

  #show() {
    const [n, moment, form] = [this.#n, this.#moment, FORMS[this.#form]];
    const { frames, calls } = moment;
    this.#showBoard();
    const drawn = frames.map((frame) => ({ ...frame, title: form.title(frame), detail: form.detail(frame, moment, n) }));
    drawFrames(this.find("stack"), drawn, n + 1);
    this.find("stack-name").textContent = form.name;
    this.find("counts").textContent = form.counts(frames, calls);
    lightLines(this.find("program"), form.lines(moment, n));
    this.#markWaiting(frames.filter((frame) => frame.isWaiting).length);
    this.#showWords(frames.at(-1));
  }

  #showBoard() {
    const { state, kind } = this.#moment;
    this.#board.show(state, kind === "skip" ? { attacked: [state.queens.length, state.at] } : {});
    this.#say(FORMS[this.#form].sentence(this.#moment, this.#n));
  }

  /** All calls that wait do so in the same line. */
  #markWaiting(count) {
    for (const line of this.find("program").children) {
      if (!line.textContent.trim().startsWith(WAITING_LINE)) continue;
      line.dataset.qaWaiting = `${count ? counted(count, "call waits", "calls wait") : "no call waits"} here`;
    }
  }

  #showWords(frame) {
    const { caption, items } = frame ? FORMS[this.#form].words(frame, this.#n) : { caption: "", items: [] };
    const lines = items.map(([name, value, words]) => element("div", {}, element("code", {}, name), " = ", element("b", {}, value), element("span", {}, words)));
    this.find("words").replaceChildren(element("p", { class: "qa-calls-caption" }, caption), ...lines);
  }

  /** Show what a call knows, its row and the queens above, or again the whole board. */
  #select(row) {
    const button = this.find("stack").querySelector(`[data-qa-frame="${row}"]`);
    const isChosen = button?.getAttribute("aria-pressed") === "true";
    this.#press("frame", isChosen ? "" : row);
    if (isChosen) return this.#showBoard();
    const frame = this.#moment.frames[row];
    if (!frame) return this.#say(`Row ${row} has no frame: its call has not begun, or it has returned.`);
    const { columns: queens, column, isWaiting } = frame;
    this.#board.show({ ...this.#moment.state, queens, column }, isWaiting ? { ring: [row, column] } : {});
    this.#say(describeFrame(frame, this.#n));
  }

  #say(message) {
    const isPlaying = this.find("play").getAttribute("aria-pressed") === "true";
    this.find("message").setAttribute("aria-live", isPlaying ? "off" : "polite");
    this.find("message").replaceChildren(...formatted(message));
  }
}

define("queens-call-stack", QueensCallStack);
define("queens-recursion-questions", QueensRecursionQuestions);
