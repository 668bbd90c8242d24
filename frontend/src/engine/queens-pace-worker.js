/* Times the search in a worker. */

import { measure } from "./queens-pace.js";

onmessage = ({ data: { n, milliseconds } }) => postMessage(measure(n, milliseconds));
