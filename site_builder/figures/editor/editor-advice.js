/* Lines that would let a program print its total, made of the program's own names. Each is only a guess: the editor
   advises one that it has run. */

import { codeOf } from "./editor-source.js";

const SIZE =
  /^([A-Za-z_]\w*)[ \t]*(?::[ \t]*int[ \t]*)?=[ \t]*(?:(?:[4-9]|[1-9]\d+)[ \t]*(?:;|$)|int[ \t]*\([ \t]*(?:input|sys|argv)\b)/m;
const BARE_CALL = /^(?!print\b|def\b|class\b|if\b|for\b|while\b)([A-Za-z_][\w.]*\(.*\))[ \t]*$/gm;
const PRINTED = /^print[ \t]*\((.*)\)[ \t]*$/gm;
const VARIABLE = /^([A-Za-z_]\w*)[ \t]*(?::[^=\n]+)?=(?!=)/gm;
const LIST =
  /^(?:s|x|a|arr|pos|positions|columns|cols|rows|board|state|path|placed|queens|solution|current|result|results|res|solutions)$/i;
const NUMBER_OF_ROWS = /^(?:n|size|num|side|nqueens|board_?size)$/i;
const POSITION = /^(?:row|r|i|j|k|c|col|column|depth|level|start|index|idx|pos|left|right|down)$/i;
const TOTAL = /count|total|found|number|num|sol|res|ans|sum|ways|boards/i;
const MOST = 40; // lines that are tried

/** Whether a program defines functions or classes and calls none of them. */
export function callsNothing(source) {
  const { definitions, rest } = blocksOf(codeOf(source));
  return (
    definitions.length > 0 &&
    !definitions.some(({ name }) => new RegExp(`\\b${name}[ \\t]*\\(`).test(rest))
  );
}

/** The names that a program defines in its outermost lines. */
export const definedNames = (source) =>
  blocksOf(codeOf(source)).definitions.map(({ name }) => name);

/** Return what may be added to the end of a program so that it prints its total, the likeliest first. */
export function linesToAdd(source) {
  const code = codeOf(source);
  const { definitions, rest } = blocksOf(code);
  const size = SIZE.exec(code)?.[1];
  const [start, n] = size ? ["", size] : ["N = 8\n", "N"];
  const variables = [...rest.matchAll(VARIABLE)]
    .map(([, name]) => name)
    .filter((name) => name !== size);
  const shown = (value) => [
    `print(${n}, ${value})`,
    `print(${n}, len(${value}))`,
    `print(${n}, len(list(${value})))`,
  ];
  const last = (text) =>
    [...code.matchAll(text)]
      .map(({ 1: part, index, 0: whole }) => [part, index + whole.indexOf(part)])
      .at(-1);
  const own = [BARE_CALL, PRINTED]
    .map(last)
    .filter(Boolean)
    .map(([part, index]) => lastArgument(source.slice(index, index + part.length)))
    .filter((value) => value !== n && !/^\w?["']/.test(value));
  const values = [
    ...variables.filter((name) => TOTAL.test(name)).flatMap((name) => shown(name)),
    ...variables.map((name) => `print(${n}, ${name})`),
  ];
  const calls = byEntry(definitions, code, rest).flatMap((each) => callsOf(each, n));
  const withCall = (call) => [
    call,
    ...shown(call),
    ...variables.flatMap((name) => [
      `${call}\nprint(${n}, ${name})`,
      `${call}\nprint(${n}, len(${name}))`,
    ]),
  ];
  const made = callsNothing(source)
    ? calls.flatMap(withCall)
    : [...own.flatMap(shown), ...values, ...calls.flatMap(withCall)];
  return [...new Set(made)].slice(0, MOST).map((lines) => start + lines);
}

/** The definitions, those first that the outermost lines name, or that no other definition names; then the last ones. */
function byEntry(definitions, code, rest) {
  const isNamed = (text, name) => new RegExp(`\\b${name}\\b`).test(text);
  const isEntry = ({ name, index, end }) =>
    isNamed(rest, name) || !isNamed(code.slice(0, index) + code.slice(end), name);
  const last = definitions.toReversed();
  return [...last.filter(isEntry), ...last.filter((each) => !isEntry(each))];
}

/** The last of what a call of `print` is given; a whole call otherwise. */
function lastArgument(text) {
  let depth = 0;
  let start = 0;
  for (const [at, sign] of [...text].entries()) {
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth -= 1;
    if (sign === "," && depth === 0) start = at + 1;
  }
  return text.slice(start).trim();
}

/** The functions and classes in the outermost lines of a program, and the rest of these lines. */
function blocksOf(code) {
  const definitions = [];
  const block = /^(?:async[ \t]+)?(def|class)[ \t]+(\w+)[^\n]*(?:\n(?:[ \t)][^\n]*)?)*/gm;
  const rest = code.replaceAll(block, (text, kind, name, index) => {
    definitions.push({ kind, name, text, index, end: index + text.length });
    return "\n";
  });
  return { definitions, rest: rest.replaceAll(/^(?:@|from\b|import\b).*$/gm, "") };
}

/** Calls of a function, or of the methods of a class. */
function callsOf({ kind, name, text }, n) {
  if (kind === "def") return argumentsOf(parametersIn(text), n).map((given) => `${name}(${given})`);
  const methods = [...text.matchAll(/^[ \t]+def[ \t]+(\w+)/gm)].map(({ 1: method, index }) => ({
    method,
    parameters: parametersIn(text.slice(index)),
  }));
  const isCalled = ({ method }) => new RegExp(`(?<!def[ \\t]+)\\b${method}[ \\t]*\\(`).test(text);
  const fields = [...text.matchAll(/^[ \t]+(\w+)[ \t]*:[^=\n()]+$/gm)].map(([, field]) => field); // of a dataclass
  const makes = argumentsOf(
    methods.find(({ method }) => method === "__init__")?.parameters.slice(1) ?? fields,
    n,
  );
  const usable = methods.filter((each) => !each.method.startsWith("__"));
  return [...usable.filter((each) => !isCalled(each)), ...usable.filter(isCalled)].flatMap(
    ({ method, parameters }) => {
      const isStatic = !/^(?:self|cls)$/.test(parameters[0] ?? "");
      return argumentsOf(isStatic ? parameters : parameters.slice(1), n).map(
        (given) => `${name}(${makes[0]}).${method}(${given})`,
      );
    },
  );
}

/** The parameters of a function that have no default. */
function parametersIn(text) {
  const open = text.indexOf("(");
  let depth = 0;
  const end = [...text].findIndex((sign, at) => {
    if (at >= open && "([{".includes(sign)) depth += 1;
    if (at >= open && ")]}".includes(sign)) depth -= 1;
    return at > open && depth === 0;
  });
  const inside = text.slice(open + 1, end).replaceAll(/[[({][^[\](){}]*[\])}]/g, "");
  const all = inside.split(",").map((each) => each.trim());
  return all.filter((each) => each && !/[=*/]/.test(each)).map((each) => each.split(":")[0].trim());
}

/** Return likely arguments of a function, chosen by the `names` of its parameters. */
function argumentsOf(names, n) {
  if (!names.length) return [""];
  const guess = (list) =>
    names.map((name) => (NUMBER_OF_ROWS.test(name) ? n : LIST.test(name) ? list : "0")).join(", ");
  const guesses = [guess("[]"), guess(`[0] * ${n}`), guess(`[[0] * ${n} for row in range(${n})]`)];
  const isKnown = [NUMBER_OF_ROWS, POSITION, LIST].some((kind) => kind.test(names[0]));
  return [...new Set(names.length > 1 || isKnown ? guesses : [n, ...guesses])];
}
