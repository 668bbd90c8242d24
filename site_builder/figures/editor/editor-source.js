/* Analyses the program of a reader, without a page: the modules that it imports, and the place that
   sets its N. */

const TEXTS = /("""|''')(?:\\[^]|(?!\1)[^])*(?:\1|$)|(["'])(?:\\.|(?!\2)[^\\\n])*\2?|#.*/g;
const IMPORT =
  /(?:^|;)[ \t]*(?:import[ \t]+(?<names>\w[^;\n]*)|from[ \t]+(?<source>[\w.]+)[ \t]+import\b)/gm;
const ASSIGNED =
  /^(?<before>[ \t]*[Nn][ \t]*(?::[ \t]*int[ \t]*)?=[ \t]*)(?<number>\d+)(?=[ \t]*(?:;|$))/gm;
const NUMBER = /(?<![\w.])\d\w*(?![\w.])/g;
// The text before the only number of a program if that number is its N: `x =` of a constant, or the
// bracket of a call. The number in `print(92)` is a result.
const CONSTANT = /(?:^[ \t]*[A-Za-z_]\w*[ \t]*=[ \t]*|(?<!\b(?:range|print))\()$/;
const ASKS = /\binput[ \t]*\(|\bargv\b/;
// Smaller numbers are seldom the N of a program.
const SMALLEST = 4;

/** Return the program with blanks in place of its strings and comments, so that everything else
    keeps its position. */
export const codeOf = (source) =>
  source.replaceAll(TEXTS, (text) => text.replaceAll(/[^\n]/g, " "));

/** Return the first line whose indent CPython rejects, because tabs and spaces leave its depth
    ambiguous (TabError); 0 if it accepts all. A tab may reach the next multiple of 8, or be as wide
    as a space: both must give the same order. */
export function mixedIndent(source) {
  const hidden = source
    .replaceAll(TEXTS, (text) => (text[0] === "#" ? " " : "_").repeat(text.length))
    .replaceAll("\\\n", "__");
  const depths = [[0, 0]];
  let brackets = 0;
  for (const { 0: line, index } of hidden.matchAll(/[^\n]+/g)) {
    const isStart = brackets === 0 && line.trim();
    for (const sign of line) {
      if ("([{".includes(sign)) brackets += 1;
      if (")]}".includes(sign)) brackets -= 1;
    }
    if (!isStart) continue;
    const [wide, narrow] = widths(/^[ \t]*/.exec(line)[0]);
    while (depths.at(-1)[0] > wide) depths.pop();
    const [above, aboveNarrow] = depths.at(-1);
    const isMixed = wide === above ? narrow !== aboveNarrow : narrow <= aboveNarrow;
    if (isMixed) return source.slice(0, index).split("\n").length;
    if (wide > above) depths.push([wide, narrow]);
  }
  return 0;
}

/** Return the columns that an indent takes, with tabs to the next multiple of 8, and with tabs as
    wide as a space. */
function widths(indent) {
  const advance = (column, sign) => (sign === "\t" ? column - (column % 8) + 8 : column + 1);
  return [[...indent].reduce(advance, 0), indent.length];
}

/** Return the largest of `sizes` that occurs in the source of a program that says its N more than
    once; undefined if none does. */
export const sizeIn = (source, sizes) => {
  const numbers = new Set((codeOf(source).match(NUMBER) ?? []).map(Number));
  return sizes.findLast((n) => numbers.has(n));
};

/** Return the modules that a program imports, each with its first line. */
export function importsOf(source) {
  const lines = new Map();
  const code = codeOf(source);
  for (const { groups, index } of code.matchAll(IMPORT)) {
    const line = code.slice(0, index).split("\n").length;
    for (const name of (groups.source ?? groups.names).split(",")) {
      const [module] = name.trim().split(/[.\s]/);
      if (!lines.has(module)) lines.set(module, line);
    }
  }
  return lines;
}

/** Return a function that returns the program for any N; undefined if the program has not exactly
    one place that sets N, and does not ask for input. */
export function withN(source) {
  const code = codeOf(source);
  const assignments = [...code.matchAll(ASSIGNED)];
  const chosen =
    assignments.find(({ groups }) => Number(groups.number) >= SMALLEST) ??
    assignments.find(({ groups }) => Number(groups.number) > 0);
  if (chosen)
    return replaced(source, chosen.index + chosen.groups.before.length, chosen.groups.number);
  if (ASKS.test(code)) return () => source;
  const numbers = [...code.matchAll(NUMBER)].filter(([text]) => !(Number(text) < SMALLEST));
  if (numbers.length !== 1) return undefined;
  const [{ 0: text, index }] = numbers;
  const before = code.slice(code.lastIndexOf("\n", index) + 1, index);
  return CONSTANT.test(before) ? replaced(source, index, text) : undefined;
}

const replaced = (source, index, text) => (n) =>
  source.slice(0, index) + n + source.slice(index + text.length);
