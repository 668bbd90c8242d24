/* Parses a text that names properties in words, and perhaps squares and N: `no three in a line, b4,
   not c6, N = 8`. */

const NOT = "(?<not>(?:no|not|non|without)(?: an?)?[ -])?";
const SYMMETRIC = "symmetr(?:ic(?:al)?|y)";
// The value of phrases such as `all corners`. No board has queens in several corners, because they
// attack each other.
const CROWDED = "several";
const DIAGONALS = "(?:on|in) (?:the )?(?:main )?diagonals?";

// For each phrase: a pattern, the key of a filter, and the value of its choice. Without a value,
// the group `value` of the pattern has it. The order matters, because the first match wins: `doubly
// centrosymmetric` must come before `centrosymmetric`, which it contains, and that before
// `symmetric`.
const PROPERTIES = [
  ["(?:three|3)[ -](?:queens )?(?:in|on)[ -](?:(?:a|one)[ -])?(?:line|row)", "lines", "yes"],
  ["super[ -]?queens?", "knight_pairs", "yes"],
  ["knight'?s?'?[ -]moves?", "knight_pairs", "no"],
  ["(?:on (?:the |a )?)?torus|toroidal|modular", "conflicts", "yes"],
  ["orbits? (?:of )?(?:size )?(?<value>[248](?: or [248])*)\\b(?: boards)?", "size"],
  [`doubly[ -](?:centro-?|centrally )?${SYMMETRIC}|quarter[ -]turn(?: ${SYMMETRIC})?`, "size", "2"],
  [`centro-?${SYMMETRIC}|central(?:ly)? ${SYMMETRIC}`, "size", "4"],
  ["ordinary|a-?symmetric(?:al)?|unsymmetric(?:al)?", "size", "8"],
  [
    `(?:point[ -]|rotational(?:ly)? )?${SYMMETRIC}|half[ -](?:a )?turn(?: ${SYMMETRIC})?`,
    "size",
    "24",
  ],
  [`(?<value>0|1|2|zero|one|two) queens? ${DIAGONALS}`, "diagonal_queens"],
  [`(?:queens? )?${DIAGONALS}|main diagonals?`, "diagonal_queens", "12"],
  [
    "(?:queens? )?(?:(?:on|in) )?(?:all|both|each|every|two|three|four|opposite|[234])(?: (?:four|4|of the|the))* corners?",
    "corners",
    CROWDED,
  ],
  ["(?:queens? )?(?:(?:on|in) )?(?:(?:the|a|one|any) )?corners?", "corners", "yes"],
].map(([pattern, key, value]) => ({
  pattern: new RegExp(`\\b${NOT}(?:${pattern})(?![\\w])`, "g"),
  key,
  value,
}));
const NUMBERS = { zero: "0", one: "1", two: "2" };
const SIZE = /\bn ?=? ?([1-9][0-9]?)\b|\b([1-9][0-9]?) queens\b|\b([1-9][0-9]?) ?[x×] ?\3\b/;
const SQUARES =
  /(\b(?:no|not|without|forbid|forbidden)\b(?: an?)?(?: queens?)?(?: on)? )?\b([a-r][1-9][0-9]?)\b/g;
// Words that are ignored, because they do not name a property.
const FILLERS =
  /\b(?:all|an?|and|any|after|are|at|boards?|exactly|find|for|fundamental|has|have|in|is|looks?|of|on|queens?|same|show|solutions?|that|the|which|with)\b|[,.;:?!]/g;

const YES_OR_NO = ["yes", "no"];
// All single values of the filters whose values are digits.
const ALL = { size: [..."248"], diagonal_queens: [..."012"] };

/** Return the single values that a choice includes: `24` includes 2 and 4. */
const singles = (key, value) => (key in ALL ? [...value] : [value]);

/** Return the choice of all values of the filter `key` that `value` does not include. */
const complement = (key, value) =>
  (ALL[key] ?? YES_OR_NO).filter((single) => !singles(key, value).includes(single)).join("");

/** Return the choice of the values that two choices of the filter `key` share; "" if they share no
    value. */
function intersection(key, one, other) {
  const common = singles(key, other);
  return singles(key, one)
    .filter((single) => common.includes(single))
    .join("");
}

/** Return the value that a text names: `8 or 4` names 48, and `two` names 2. */
const valueIn = (text) => NUMBERS[text] ?? text.split(" or ").toSorted().join("");

/** Parse a text into chosen properties, squares with a queen, forbidden squares, and N, which may
    be undefined. `left` is the part of the text that was not understood. `excluding` has phrases
    that exclude each other, and `crowded` is a phrase for queens in several corners; both are
    undefined if there are no such phrases. Return undefined if the text has no property, square or
    N. */
export function parseProperties(text) {
  let left = text.toLowerCase().replaceAll("’", "'").split(/\s+/).join(" ").trim();
  const chosen = {};
  const phrases = {};
  const queens = [];
  const forbidden = [];
  let excluding;
  let crowded;
  for (const { pattern, key, value } of PROPERTIES) {
    left = left.replace(pattern, (phrase, ...rest) => {
      const groups = rest.at(-1);
      if (value === CROWDED && !groups.not) crowded = phrase.trim();
      const named = value === CROWDED ? "yes" : (value ?? valueIn(groups.value));
      const choice = groups.not ? complement(key, named) : named;
      chosen[key] = key in chosen ? intersection(key, chosen[key], choice) : choice;
      phrases[key] = [...(phrases[key] ?? []), phrase.trim()];
      if (!chosen[key]) excluding ??= phrases[key];
      return ",";
    });
  }
  let n;
  left = left.replace(SIZE, (_, ...sizes) => {
    n = Number(sizes.find(Boolean));
    return ",";
  });
  left = left.replace(SQUARES, (_, not, square) => {
    if (not) forbidden.push(square);
    else queens.push(square);
    return ",";
  });
  const count = Object.keys(chosen).length + queens.length + forbidden.length;
  if (!count && n === undefined) return undefined;
  return {
    n,
    chosen,
    queens,
    forbidden,
    excluding,
    crowded,
    left: left.replace(FILLERS, " ").split(/\s+/).join(" ").trim(),
  };
}
