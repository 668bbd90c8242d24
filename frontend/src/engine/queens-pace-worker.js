/* Calls `measure` of queens-pace.js in a worker, and posts its result. */

import { measure } from "./queens-pace.js";

onmessage = ({ data: { n, milliseconds } }) => postMessage(measure(n, milliseconds));
