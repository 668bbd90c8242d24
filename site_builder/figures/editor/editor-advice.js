/* Proposes lines that make a program print its total, composed from the names in the program. Each
   proposal is a guess, so the editor runs the program with it before it shows the line. */

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
// The largest number of lines that `linesToAdd` returns. The editor runs them one after another,
// which takes time.
const MAX_TRIES = 40;

/** Return whether a program defines functions or classes but calls none of them at its top
    level. */
export function callsNothing(source) {
  const { definitions, rest } = blocksOf(codeOf(source));
  return (
    definitions.length > 0 &&
    !definitions.some(({ name }) => new RegExp(`\\b${name}[ \\t]*\\(`).test(rest))
  );
}

/** Return the names of the functions and classes that a program defines at its top level. */
export const definedNames = (source) =>
  blocksOf(codeOf(source)).definitions.map(({ name }) => name);

/** Return candidates for a line, or several lines, at the end of a program that would print its
    total. The likeliest candidate comes first. */
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

/** Sort definitions by how likely the program begins there. First come definitions that the
    top-level code names, or that no other definition names, then the others; in both groups the
    last definition comes first.
    @param {string} code  the code of the program, without strings and comments
    @param {string} rest  its top-level code */
function byEntry(definitions, code, rest) {
  const isNamed = (text, name) => new RegExp(`\\b${name}\\b`).test(text);
  const isEntry = ({ name, index, end }) =>
    isNamed(rest, name) || !isNamed(code.slice(0, index) + code.slice(end), name);
  const last = definitions.toReversed();
  return [...last.filter(isEntry), ...last.filter((definition) => !isEntry(definition))];
}

/** Return the last argument in `text`, the text between the brackets of `print`. If the text is a
    call of another function, return the whole call. */
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

/** Return the functions and classes at the top level of a program (`definitions`), and the other
    code at its top level (`rest`). */
function blocksOf(code) {
  const definitions = [];
  const block = /^(?:async[ \t]+)?(def|class)[ \t]+(\w+)[^\n]*(?:\n(?:[ \t)][^\n]*)?)*/gm;
  const rest = code.replaceAll(block, (text, kind, name, index) => {
    definitions.push({ kind, name, text, index, end: index + text.length });
    return "\n";
  });
  return { definitions, rest: rest.replaceAll(/^(?:@|from\b|import\b).*$/gm, "") };
}

/** Return likely calls of a definition: of a function, or of the methods of a class.
    @param {string} n  the name of the program's N, or its number */
function callsOf({ kind, name, text }, n) {
  if (kind === "def") return argumentsOf(parametersIn(text), n).map((given) => `${name}(${given})`);
  const methods = [...text.matchAll(/^[ \t]+def[ \t]+(\w+)/gm)].map(({ 1: method, index }) => ({
    method,
    parameters: parametersIn(text.slice(index)),
  }));
  const isCalled = ({ method }) => new RegExp(`(?<!def[ \\t]+)\\b${method}[ \\t]*\\(`).test(text);
  // A dataclass has no `__init__`: its fields are the parameters.
  const fields = [...text.matchAll(/^[ \t]+(\w+)[ \t]*:[^=\n()]+$/gm)].map(([, field]) => field);
  const makes = argumentsOf(
    methods.find(({ method }) => method === "__init__")?.parameters.slice(1) ?? fields,
    n,
  );
  const usable = methods.filter(({ method }) => !method.startsWith("__"));
  // Methods that no other method calls come first, because they are likelier entry points.
  const sorted = [...usable.filter((method) => !isCalled(method)), ...usable.filter(isCalled)];
  return sorted.flatMap(({ method, parameters }) => {
    const isStatic = !/^(?:self|cls)$/.test(parameters[0] ?? "");
    const names = isStatic ? parameters : parameters.slice(1);
    return argumentsOf(names, n).map((given) => `${name}(${makes[0]}).${method}(${given})`);
  });
}

/** Return the names of the parameters that have no default, in the text of a function. */
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

/** Return likely arguments of a function, as texts such as `N, []`.
    @param {string[]} names  the names of its parameters, from which the arguments are guessed
    @param {string} n  the name of the program's N, or its number */
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
