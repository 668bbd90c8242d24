/* The exports of the script that all figures with a view share. It is built once, as
   queens-base.js. */

export { html, nothing, svg } from "lit";
export { keyed } from "lit/directives/keyed.js";
export { live } from "lit/directives/live.js";
export { Address, choiceIn, numberIn } from "../shared/address.js";
export { scaleOf } from "../shared/full-screen.js";
export { moveTabStop, pressInGrid, squareUnder } from "../shared/keys.js";
export { define, QueensElement, showControls } from "../shared/element.js";
export { Figure, Part } from "./figure.js";
export { button, checkbox, choices, dropdown, fill, formatted, use } from "./view.js";
