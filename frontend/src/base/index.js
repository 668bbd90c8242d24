/* The script that all figures with a view share: built once, as queens-base.js. */

export { html, nothing, svg } from "lit";
export { keyed } from "lit/directives/keyed.js";
export { define, Figure } from "./figure.js";
export { choices, formatted, message, use } from "./view.js";
