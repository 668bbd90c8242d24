/* The reader is the search: a board to click, and the tree that grows beside it. */

import { define, QueensElement } from "../shared/element.js";

/** A search that the reader does square by square. */
class QueensHandSearch extends QueensElement {
  start() {}
}

define("queens-hand-search", QueensHandSearch);
