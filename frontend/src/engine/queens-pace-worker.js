/* Times the search beside the page. */

import { measure } from "./queens-pace.js";

onmessage = ({ data: { n, milliseconds } }) => postMessage(measure(n, milliseconds));
