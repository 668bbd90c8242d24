/* What a finder says, and which of its parts are shown. */

import { part } from "../shared/drawing.js";

/** Show or hide a part.
    @param {HTMLElement} root
    @param {string} name
    @param {boolean} isShown */
export function toggle(root, name, isShown) {
  part(root, name).hidden = !isShown;
}

/** Say what was found.
    @param {HTMLElement} root
    @param {string} text */
export function showStatus(root, text) {
  part(root, "status").textContent = text;
}

/** Say what is wrong with the text in the box; an empty text takes that back.
    @param {HTMLElement} root
    @param {string} text */
export function showMistake(root, text) {
  part(root, "mistake").textContent = text;
  part(root, "typed").setAttribute("aria-invalid", text !== "");
}
