/* Keys in the text area with the program: Tab indents, and Enter keeps the indentation. */

const INDENT = "    ";
// Keys that do not type a character. They do not change `isTyping`.
const PASSING = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);

/** Handles the keys in the text area. Tab indents only while the reader is typing, and after Escape
    leaves the text area, so that readers who move by keyboard can pass it. */
export class ProgramKeys {
  isTyping = false;

  /** Handle a key press.
      @param {KeyboardEvent} event
      @param {() => void} run  called on Ctrl and Enter */
  press(event, run) {
    const { key, currentTarget: text } = event;
    if (event.isComposing) return;
    if (!PASSING.has(key)) this.isTyping = key !== "Escape";
    const act = this.#action(event, text, run);
    if (!act) return;
    event.preventDefault();
    act();
  }

  #action({ key, shiftKey, ctrlKey, metaKey, altKey }, text, run) {
    if (key === "Enter" && (ctrlKey || metaKey)) return run;
    if (ctrlKey || metaKey || altKey) return undefined;
    if (key === "Tab" && this.isTyping) return () => indent(text, shiftKey ? -1 : 1);
    if (key === "Enter" && !shiftKey) return () => breakLine(text);
    const isBehindIndent =
      text.selectionStart === text.selectionEnd && /^ +$/.test(beforeCursor(text));
    return key === "Backspace" && isBehindIndent ? () => indent(text, -1) : undefined;
  }
}

/** Return the text of the current line that is before the cursor. */
const beforeCursor = ({ value, selectionStart }) =>
  value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);

/** Replace the selection by `text` as if it were typed, so that the browser can undo it. */
const insert = (text) => document.execCommand("insertText", false, text);

function breakLine(text) {
  const before = beforeCursor(text);
  const deeper = /:\s*$/.test(before) ? INDENT : "";
  insert(`\n${/^ */.exec(before)[0]}${deeper}`);
}

/** Indent the selected lines, or unindent them. Indenting without a selection inserts the indent at
    the cursor.
    @param {HTMLTextAreaElement} text
    @param {1 | -1} direction  1 to indent, -1 to unindent */
function indent(text, direction) {
  const { value, selectionStart: start, selectionEnd: end } = text;
  if (direction > 0 && start === end) return insert(INDENT);
  const first = value.lastIndexOf("\n", start - 1) + 1;
  const stop = value.indexOf("\n", Math.max(first, end - 1));
  const old = value.slice(first, stop < 0 ? value.length : stop);
  const moved =
    direction > 0 ? old.replaceAll(/^(?=.)/gm, INDENT) : old.replaceAll(/^ {1,4}/gm, "");
  if (moved === old) return;
  text.setSelectionRange(first, first + old.length);
  insert(moved);
  const cursor = Math.max(first, start + moved.length - old.length);
  if (start === end) text.setSelectionRange(cursor, cursor);
  else text.setSelectionRange(first, first + moved.length);
}
