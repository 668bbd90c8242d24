/* Analyses the program of a reader: the modules that it imports, and the place in it that sets its
   N. */

const TEXTS = /("""|''')(?:\\[^]|(?!\1)[^])*(?:\1|$)|(["'])(?:\\.|(?!\2)[^\\\n])*\2?|#.*/g;
const IMPORT =
  /(?:^|;)[ \t]*(?:import[ \t]+(?<names>\w[^;\n]*)|from[ \t]+(?<source>[\w.]+)[ \t]+import\b)/gm;
const ASSIGNED =
  /^(?<before>[ \t]*[Nn][ \t]*(?::[ \t]*int[ \t]*)?=[ \t]*)(?<number>\d+)(?=[ \t]*(?:;|$))/gm;
const NUMBER = /(?<![\w.])\d\w*(?![\w.])/g;
// The text before a number that is the N of a program, if the program has no other number: `x =`,
// or the opening bracket of a call. After `print(` it is a result, and after `range(` it need not
// be N.
const CONSTANT = /(?:^[ \t]*[A-Za-z_]\w*[ \t]*=[ \t]*|(?<!\b(?:range|print))\()$/;
const ASKS = /\binput[ \t]*\(|\bargv\b/;
// The smallest number that is taken for the N of a program, because smaller numbers are seldom its
// N.
const SMALLEST = 4;

/** Return the program with blanks in place of its strings and comments. All other code keeps its
    position. */
export const codeOf = (source) =>
  source.replaceAll(TEXTS, (text) => text.replaceAll(/[^\n]/g, " "));

/** Return the number of the first line whose indentation Python rejects with a TabError, or 0 if it
    accepts all lines. It rejects a line if tabs and spaces leave its depth ambiguous: a tab may
    reach to the next multiple of 8, or be as wide as a space, and both must lead to the same
    depth. */
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

/** Return two widths of an indent in columns: with tabs that reach to the next multiple of 8, and
    with tabs as wide as a space. */
function widths(indent) {
  const advance = (column, sign) => (sign === "\t" ? column - (column % 8) + 8 : column + 1);
  return [[...indent].reduce(advance, 0), indent.length];
}

/** Return the largest of `sizes` that occurs as a number in a program, or undefined if none occurs.
    It is meant for programs in which N occurs in several places. */
export const sizeIn = (source, sizes) => {
  const numbers = new Set((codeOf(source).match(NUMBER) ?? []).map(Number));
  return sizes.findLast((n) => numbers.has(n));
};

/** Return the modules that a program imports, each with the number of the first line that imports
    it.
    @returns {Map<string, number>} */
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

/** Return a function that takes an N and returns the program for it. If the program asks for its
    input, the function returns the program unchanged. Return undefined if it is not clear which
    number in the program is its N. */
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
