/* Times the search beside the page that asks. */

import { measured } from "./pace.js";

onmessage = ({ data: { n, milliseconds } }) => postMessage(measured(n, milliseconds));
