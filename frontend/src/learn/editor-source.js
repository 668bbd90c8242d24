/* Reads the program of a reader: what it imports, and where it says its N. No page is needed. */

const TEXTS = /("""|''')(?:\\[^]|(?!\1)[^])*(?:\1|$)|(["'])(?:\\.|(?!\2)[^\\\n])*\2?|#.*/g;
const IMPORT = /(?:^|;)[ \t]*(?:import[ \t]+(?<names>\w[^;\n]*)|from[ \t]+(?<source>[\w.]+)[ \t]+import\b)/gm;
const ASSIGNED = /^(?<before>[ \t]*[Nn][ \t]*(?::[ \t]*int[ \t]*)?=[ \t]*)(?<number>\d+)(?=[ \t]*(?:;|$))/gm;
const NUMBER = /(?<![\w.])\d\w*(?![\w.])/g;
// Of one number in a program: a constant, or all that a function is given.
const CONSTANT = /(?:^[ \t]*[A-Za-z_]\w*[ \t]*=[ \t]*|(?<!\brange)\()$/;
const ASKS = /\binput[ \t]*\(|\bargv\b/;
const SMALLEST = 4; // smaller numbers are seldom the N of a program

/** The program with blanks in place of its texts and comments, so that all else stands where it stood. */
export const codeOf = (source) => source.replaceAll(TEXTS, (text) => text.replaceAll(/[^\n]/g, " "));

/** The modules that a program imports, each with its first line. */
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

/** A program for any N; undefined if it has no one place that says N, and asks for nothing. */
export function withN(source) {
  const code = codeOf(source);
  const found = [...code.matchAll(ASSIGNED)];
  const chosen = found.find(({ groups }) => Number(groups.number) >= SMALLEST) ?? found.find(({ groups }) => Number(groups.number) > 0);
  if (chosen) return replaced(source, chosen.index + chosen.groups.before.length, chosen.groups.number);
  if (ASKS.test(code)) return () => source;
  const numbers = [...code.matchAll(NUMBER)].filter(([text]) => !(Number(text) < SMALLEST));
  if (numbers.length !== 1) return undefined;
  const [{ 0: text, index }] = numbers;
  const before = code.slice(code.lastIndexOf("\n", index) + 1, index);
  return CONSTANT.test(before) ? replaced(source, index, text) : undefined;
}

const replaced = (source, index, text) => (n) => source.slice(0, index) + n + source.slice(index + text.length);
