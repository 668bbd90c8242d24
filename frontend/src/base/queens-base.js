/* Makes the exports of ./index.js available to the scripts of figures. Themes may run this script
   again. */

import * as base from "./index.js";

globalThis.queensBase ??= base;
dispatchEvent(new Event("queens-base"));
