/* Times the search beside the page. */

import { measure } from "./pace.js";

onmessage = ({ data: { n, milliseconds } }) => postMessage(measure(n, milliseconds));
