/* Handles keys in a text area with a program: Tab indents, and Enter keeps the indentation. */

const INDENT = "    ";
// Keys that type nothing.
const PASSING = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);

/** The keys of a program. Tab indents only while the reader types, until Escape, so that readers
    who move by keyboard can pass the text area. */
export class ProgramKeys {
  isTyping = false;

  /** @param {KeyboardEvent} event
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

/** Return the line of the cursor, up to the cursor. */
const beforeCursor = ({ value, selectionStart }) =>
  value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);

/** Type a text in place of the selection, so that the browser can undo it. */
const insert = (text) => document.execCommand("insertText", false, text);

function breakLine(text) {
  const before = beforeCursor(text);
  const deeper = /:\s*$/.test(before) ? INDENT : "";
  insert(`\n${/^ */.exec(before)[0]}${deeper}`);
}

/** Indent or unindent the selected lines. Without a selection, Tab inserts an indent at the cursor. */
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
