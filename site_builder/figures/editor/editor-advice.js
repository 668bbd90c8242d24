/* Lines that would make a program print its total, composed from the program's own names. Each is
   only a guess: the editor proposes one after it has run it. */

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
// The most candidates of `linesToAdd`. The editor runs them one after another, which takes time.
const MAX_TRIES = 40;

/** Whether a program defines functions or classes and calls none of them. */
export function callsNothing(source) {
  const { definitions, rest } = blocksOf(codeOf(source));
  return (
    definitions.length > 0 &&
    !definitions.some(({ name }) => new RegExp(`\\b${name}[ \\t]*\\(`).test(rest))
  );
}

/** Return the names that a program defines at its top level. */
export const definedNames = (source) =>
  blocksOf(codeOf(source)).definitions.map(({ name }) => name);

/** Return lines that may be added to the end of a program so that it prints its total, the
    likeliest first. */
export function linesToAdd(source) {
  const code = codeOf(source);
  const { definitions, rest } = blocksOf(code);
  const size = SIZE.exec(code)?.[1];
  const start = size ? "" : "N = 8\n";
  const n = size ?? "N";
  const variables = [...rest.matchAll(VARIABLE)]
    .map(([, name]) => name)
    .filter((name) => name !== size);
  const printsOf = (value) => [
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
    ...variables.filter((name) => TOTAL.test(name)).flatMap((name) => printsOf(name)),
    ...variables.map((name) => `print(${n}, ${name})`),
  ];
  const calls = byEntry(definitions, code, rest).flatMap((definition) => callsOf(definition, n));
  const withCall = (call) => [
    call,
    ...printsOf(call),
    ...variables.flatMap((name) => [
      `${call}\nprint(${n}, ${name})`,
      `${call}\nprint(${n}, len(${name}))`,
    ]),
  ];
  const candidates = callsNothing(source)
    ? calls.flatMap(withCall)
    : [...own.flatMap(printsOf), ...values, ...calls.flatMap(withCall)];
  return [...new Set(candidates)].slice(0, MAX_TRIES).map((lines) => start + lines);
}

/** Sort definitions: first those that the top level names, or that no other definition names;
    within each group the last ones first. */
function byEntry(definitions, code, rest) {
  const isNamed = (text, name) => new RegExp(`\\b${name}\\b`).test(text);
  const isEntry = ({ name, index, end }) =>
    isNamed(rest, name) || !isNamed(code.slice(0, index) + code.slice(end), name);
  const last = definitions.toReversed();
  return [...last.filter(isEntry), ...last.filter((definition) => !isEntry(definition))];
}

/** Return the last argument in the text of arguments of `print`; a whole call if the text is a
    call. */
function lastArgument(text) {
  let depth = 0;
  let start = 0;
  for (const [index, sign] of [...text].entries()) {
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth -= 1;
    if (sign === "," && depth === 0) start = index + 1;
  }
  return text.slice(start).trim();
}

/** Return the functions and classes at the top level of a program, and the remaining top-level
    code. */
function blocksOf(code) {
  const definitions = [];
  const block = /^(?:async[ \t]+)?(def|class)[ \t]+(\w+)[^\n]*(?:\n(?:[ \t)][^\n]*)?)*/gm;
  const rest = code.replaceAll(block, (text, kind, name, index) => {
    definitions.push({ kind, name, text, index, end: index + text.length });
    return "\n";
  });
  return { definitions, rest: rest.replaceAll(/^(?:@|from\b|import\b).*$/gm, "") };
}

/** Return calls of a function, or of the methods of a class. */
function callsOf({ kind, name, text }, n) {
  if (kind === "def") return argumentsOf(parametersIn(text), n).map((given) => `${name}(${given})`);
  const methods = [...text.matchAll(/^[ \t]+def[ \t]+(\w+)/gm)].map(({ 1: method, index }) => ({
    method,
    parameters: parametersIn(text.slice(index)),
  }));
  const isCalled = ({ method }) => new RegExp(`(?<!def[ \\t]+)\\b${method}[ \\t]*\\(`).test(text);
  // A dataclass lists its parameters as fields.
  const fields = [...text.matchAll(/^[ \t]+(\w+)[ \t]*:[^=\n()]+$/gm)].map(([, field]) => field);
  const makes = argumentsOf(
    methods.find(({ method }) => method === "__init__")?.parameters.slice(1) ?? fields,
    n,
  );
  const usable = methods.filter(({ method }) => !method.startsWith("__"));
  // Methods that no other method calls are likelier.
  const sorted = [...usable.filter((method) => !isCalled(method)), ...usable.filter(isCalled)];
  return sorted.flatMap(({ method, parameters }) => {
    const isStatic = !/^(?:self|cls)$/.test(parameters[0] ?? "");
    const names = isStatic ? parameters : parameters.slice(1);
    return argumentsOf(names, n).map((given) => `${name}(${makes[0]}).${method}(${given})`);
  });
}

/** Return the parameters of a function without a default. */
function parametersIn(text) {
  const open = text.indexOf("(");
  let depth = 0;
  const end = [...text].findIndex((sign, index) => {
    if (index < open) return false;
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth -= 1;
    return index > open && depth === 0;
  });
  const inside = text.slice(open + 1, end).replaceAll(/[[({][^[\](){}]*[\])}]/g, "");
  const all = inside.split(",").map((parameter) => parameter.trim());
  const required = all.filter((parameter) => parameter && !/[=*/]/.test(parameter));
  return required.map((parameter) => parameter.split(":")[0].trim());
}

/** Return likely arguments of a function, chosen by the `names` of its parameters. */
function argumentsOf(names, n) {
  if (!names.length) return [""];
  const guessOne = (name, list) => {
    if (NUMBER_OF_ROWS.test(name)) return n;
    return LIST.test(name) ? list : "0";
  };
  const guess = (list) => names.map((name) => guessOne(name, list)).join(", ");
  const guesses = [guess("[]"), guess(`[0] * ${n}`), guess(`[[0] * ${n} for row in range(${n})]`)];
  const isKnown = [NUMBER_OF_ROWS, POSITION, LIST].some((kind) => kind.test(names[0]));
  return [...new Set(names.length > 1 || isKnown ? guesses : [n, ...guesses])];
}
