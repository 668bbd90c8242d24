/* What a finder says, and which of its parts are shown. */

import { findPart } from "../shared/parts.js";

/** Show or hide a part.
    @param {HTMLElement} root
    @param {string} name
    @param {boolean} isShown */
export function toggle(root, name, isShown) {
  findPart(root, name).hidden = !isShown;
}

/** Say what was found.
    @param {HTMLElement} root
    @param {string} text */
export function showStatus(root, text) {
  findPart(root, "status").textContent = text;
}

/** Say what is wrong with the text in the box; an empty text takes that back.
    @param {HTMLElement} root
    @param {string} text */
export function showMistake(root, text) {
  findPart(root, "mistake").textContent = text;
  findPart(root, "typed").setAttribute("aria-invalid", text !== "");
}
