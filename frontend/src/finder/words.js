/* Reads words of properties, with squares among them: `no three in a line, b4, not c6, N = 8`. */

const NOT = "(?:no|not|not an?|without)";
const LINE = "(?:three|3)(?: queens)? (?:in|on) (?:a |one )?(?:line|row)";

// What is read first stands first: `no three in a line` has `three in a line`.
const PROPERTIES = [
  [`${NOT} ${LINE}`, "lines", "no"],
  [LINE, "lines", "yes"],
  [`${NOT} super-?queens?`, "knight_pairs", "no"],
  ["super-?queens?", "knight_pairs", "yes"],
  ["(?:not on (?:the|a) |no )torus", "conflicts", "no"],
  ["(?:on (?:the|a) )?torus|toroidal|modular", "conflicts", "yes"],
  ["orbits? of (?:size )?([248])", "size"],
  ["(no|one|two|[012]) queens? on (?:the )?(?:main )?diagonals?", "diagonal_queens"],
].map(([pattern, key, value]) => ({ pattern: new RegExp(`\\b(?:${pattern})\\b`), key, value }));
const NUMBERS = { no: "0", one: "1", two: "2" };
const SIZE = /\bn ?=? ?([1-9][0-9]?)\b|\b([1-9][0-9]?) queens\b/;
const SQUARES = /(\b(?:no|not|without)\b(?: an?)?(?: queens?)?(?: on)? )?\b([a-r][1-9][0-9]?)\b/g;
const FILLERS = /\b(?:an?|and|are|at|boards?|for|has|have|in|is|of|on|queens?|solutions?|the|with)\b|[,.;:?!]/g;

/** What words ask for: the properties, squares with and without a queen, perhaps N, and what is left
    of the text; undefined where nothing of it is understood.
    @param {string} text
    @returns {{ n?: number, chosen: Record<string, string>, queens: string[], forbidden: string[], left: string } | undefined} */
export function readWords(text) {
  let left = text.toLowerCase().split(/\s+/).join(" ").trim();
  const [chosen, queens, forbidden] = [{}, [], []];
  for (const { pattern, key, value } of PROPERTIES) {
    left = left.replace(pattern, (_, number) => {
      chosen[key] ??= value ?? NUMBERS[number] ?? number;
      return ",";
    });
  }
  let n;
  left = left.replace(SIZE, (_, size, count) => ((n = Number(size ?? count)), ","));
  left = left.replace(SQUARES, (_, not, square) => ((not ? forbidden : queens).push(square), ","));
  const understood = Object.keys(chosen).length + queens.length + forbidden.length > 0 || n !== undefined;
  return understood ? { n, chosen, queens, forbidden, left: left.replace(FILLERS, " ").split(/\s+/).join(" ").trim() } : undefined;
}
