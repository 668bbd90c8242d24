/* Times the search beside the page that asks. */
"use strict";

importScripts("queens-pace.js");

onmessage = ({ data: { n, milliseconds } }) => postMessage(queensPace.measured(n, milliseconds));
