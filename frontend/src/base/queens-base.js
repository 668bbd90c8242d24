/* Gives scripts of figures what they import from ./index.js; themes may run it again. */

import * as base from "./index.js";

globalThis.queensBase ??= base;
dispatchEvent(new Event("queens-base"));
