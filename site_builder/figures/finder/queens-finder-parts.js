/* What the finder needs only after a reader has acted: it reads what is typed, and shows a solution. The exports are in
   the global `queensFinderParts`. */

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
