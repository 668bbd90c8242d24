/* A text area with numbers of lines, for a program: Tab indents, and Enter keeps the indentation. */

import { element } from "../shared/drawing.js";

const INDENT = "    ";
const PASSING = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]); // they type nothing

/** The text area with its column of numbers.

    Tab indents only after the reader has begun to type, and until Escape: who walks through the page by
    keyboard passes. */
export class EditorBox {
  #text;
  #lines;
  #isTyping = false;

  /** @param {HTMLTextAreaElement} text
      @param {HTMLElement} lines
      @param {object} options
      @param {AbortSignal} options.signal
      @param {() => void} options.changed
      @param {() => void} options.run  called for Ctrl and Enter */
  constructor(text, lines, { signal, changed, run }) {
    this.#text = text;
    this.#lines = lines;
    text.addEventListener("keydown", (event) => this.#press(event, run), { signal });
    text.addEventListener("pointerdown", () => (this.#isTyping = true), { signal });
    text.addEventListener("blur", () => (this.#isTyping = false), { signal });
    text.addEventListener(
      "input",
      () => {
        this.mark(0);
        changed();
      },
      { signal },
    );
  }

  get value() {
    return this.#text.value;
  }

  set value(text) {
    this.#text.value = text;
    this.mark(0);
  }

  /** Number the lines, and mark one that has a mistake.
      @param {number} line  0 for none */
  mark(line) {
    const count = this.#text.value.split("\n").length;
    const numbers = Array.from({ length: count }, (_, index) => element("span", {}, String(index + 1)));
    numbers[line - 1]?.classList.add("qa-editor-bad");
    this.#lines.replaceChildren(...numbers);
    this.#text.rows = count;
    this.#text.setAttribute("aria-invalid", String(line > 0));
  }

  #press(event, run) {
    const { key, shiftKey } = event;
    if (event.isComposing) return;
    if (!PASSING.has(key)) this.#isTyping = key !== "Escape";
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) return this.#act(event, run);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Tab" && this.#isTyping) this.#act(event, () => this.#indent(shiftKey ? -1 : 1));
    else if (key === "Enter" && !shiftKey) this.#act(event, () => this.#breakLine());
    else if (key === "Backspace" && this.#isBehindIndent) this.#act(event, () => this.#indent(-1));
  }

  #act(event, action) {
    event.preventDefault();
    action();
  }

  /** The line of the cursor, up to it. */
  get #before() {
    const { value, selectionStart } = this.#text;
    return value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
  }

  get #isBehindIndent() {
    const { selectionStart, selectionEnd } = this.#text;
    return selectionStart === selectionEnd && /^ +$/.test(this.#before);
  }

  #breakLine() {
    const before = this.#before;
    const deeper = /:\s*$/.test(before) ? INDENT : "";
    this.#insert(`\n${/^ */.exec(before)[0]}${deeper}`);
  }

  /** Move the selected lines in by one step, or out; without a selection, Tab moves what is behind the cursor. */
  #indent(direction) {
    const text = this.#text;
    const { value, selectionStart: start, selectionEnd: end } = text;
    if (direction > 0 && start === end) return this.#insert(INDENT);
    const first = value.lastIndexOf("\n", start - 1) + 1;
    const stop = value.indexOf("\n", Math.max(first, end - 1));
    const old = value.slice(first, stop < 0 ? value.length : stop);
    const moved = direction > 0 ? old.replaceAll(/^(?=.)/gm, INDENT) : old.replaceAll(/^ {1,4}/gm, "");
    if (moved === old) return;
    text.setSelectionRange(first, first + old.length);
    this.#insert(moved);
    const cursor = Math.max(first, start + moved.length - old.length);
    if (start === end) text.setSelectionRange(cursor, cursor);
    else text.setSelectionRange(first, first + moved.length);
  }

  /** Type a text in place of the selection; the browser can undo it. */
  #insert(text) {
    document.execCommand("insertText", false, text);
  }
}
