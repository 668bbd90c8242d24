/* Parts of the finder that it needs only after the reader has acted: they parse a typed text, and
   render a solution. The finder loads this script later, and reads the functions from the global
   `queensFinderParts`. */

import { nameOf, read } from "#shared/notations.js";
import { factsView, imagesView, solutionView } from "./solution-view.js";
import { addressOfText, labelsIn, withoutWords } from "./typed-text.js";

globalThis.queensFinderParts = {
  addressOfText,
  factsView,
  imagesView,
  labelsIn,
  nameOf,
  read,
  solutionView,
  withoutWords,
};
