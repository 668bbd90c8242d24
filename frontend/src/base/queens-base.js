/* Makes the exports of ./index.js available to the scripts of figures. If a theme runs this script
   again, the first exports stay. */

import * as base from "./index.js";

globalThis.queensBase ??= base;
dispatchEvent(new Event("queens-base"));
