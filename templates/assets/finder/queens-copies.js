/* `<queens-copies>`, on the page of a solution. */

import { define } from "../shared/element.js";
import { QueensCopies } from "./copies-element.js";

define("queens-copies", QueensCopies);
