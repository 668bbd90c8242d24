/* What the finder says of a text that it cannot answer: sentences with what to type instead. */

import { capitalized } from "../shared/text.js";

const LONGEST_QUOTED = 60;

/** A text in quotation marks, cut where it is long. */
const quoted = (text) => `“${text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text}”`;

/** The sentence for a text that has neither a board nor words of properties. */
export const notUnderstood = (text) =>
  `Not understood: ${quoted(text)}. Type columns (0 4 7 5 2 6 1 3), squares (b4 d5), a label (8.8.1) or words such as “no three in a line”.`;

/** The sentence for words that no board can have together. */
export const exclusion = (phrases) => `No board is both ${phrases.slice(-2).map(quoted).join(" and ")}. Leave one of them out.`;

/** A message in the words of the command line as a sentence, with the value that was typed in quotation marks. */
export function sentenceOf(message) {
  const told = message.replace(/\.$/, "").replace(/, got (.+)$/, (_, value) => `, not ${quoted(value)}`);
  return `${capitalized(told)}.`;
}
