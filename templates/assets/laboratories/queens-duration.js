/* How long a method takes: on the machine of a record, and on this one once its browser is timed. */

import { keeper, part, startAll } from "../shared/runner.js";

const MILLISECONDS = 500;
const YEAR = 365.25 * 86400;
const UNITS = [
  ["billion years", 1e9 * YEAR],
  ["million years", 1e6 * YEAR],
  ["year", YEAR],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
  ["millisecond", 1e-3],
];

/* Words for durations ------------------------------------------------------------------------- */

const unitOf = (seconds) => UNITS.find(([, size]) => seconds >= size) ?? UNITS.at(-1);

/** A number in one figure, or in two where the first is a 1, no nearer to 0 or no further by `round`. */
function rounded(value, round) {
  const step = 10 ** Math.floor(Math.log10(value));
  const fine = value / step < 2 ? step / 10 : step;
  return Number((round(Number((value / fine).toPrecision(12))) * fine).toPrecision(2));
}

const worded = (count, unit) => `${count.toLocaleString("en")} ${unit}${count === 1 || unit.endsWith("s") ? "" : "s"}`;

/** One duration, in two figures. */
function told(seconds) {
  if (seconds < 1e-3) return "less than a millisecond";
  const [unit, size] = unitOf(seconds);
  return worded(Number((seconds / size).toPrecision(2)), unit);
}

/** A span of durations, rounded outwards. */
function between(low, high) {
  if (high < 1e-3) return "less than a millisecond";
  const [[lowUnit, lowSize], [highUnit, highSize]] = [unitOf(low), unitOf(high)];
  const most = rounded(high / highSize, Math.ceil);
  if (low < 1e-3) return `at most ${worded(most, highUnit)}`;
  const least = rounded(low / lowSize, Math.floor);
  const first = lowUnit === highUnit ? least.toLocaleString("en") : worded(least, lowUnit);
  return `between ${first} and ${worded(most, highUnit)}`;
}

/** How long it takes with these doubts on a machine that is `factor` times as fast. */
function answer({ seconds, doubt }, factor, more) {
  // Doubts of different causes are added as the legs of a right triangle, by their logarithms.
  const [time, times] = [seconds / factor, Math.exp(Math.hypot(Math.log(doubt), Math.log(more)))];
  return times === 1 ? told(time) : between(time / times, time * times);
}

/* The figure ---------------------------------------------------------------------------------- */

function start(root) {
  const { qaFirst, qaN, qaMethod, qaLanguage, qaReference, qaCalibrated, qaWorker, qaMachine } = root.dataset;
  const { qaSameDoubt, qaOtherDoubt } = root.dataset;
  const programs = JSON.parse(part(root, "programs").textContent);
  const [sizes, methods, languages] = ["n", "method", "language"].map((name) => part(root, name));
  const measure = part(root, "measure");
  let here; // seconds that this browser takes for what the reference was timed with

  const find = (method, language) => programs.find((each) => each.method === method && each.language === language);
  const chosen = () => find(methods.value, languages.value);
  const text = (select) => select.selectedOptions[0].textContent;

  /** A method is not in every language: go to one that it has. */
  function offer() {
    for (const option of languages.options) option.disabled = !find(methods.value, option.value);
    if (!chosen()) languages.value = [...languages.options].find((option) => !option.disabled).value;
  }

  function basis(program, isMeasured) {
    const there = `The reference machine is ${qaMachine}.`;
    if (isMeasured) return `${there} The time was measured there.`;
    const reach = `This program was measured there up to N = ${program.measured}; beyond, its time is taken to grow as`;
    const known = program.counted === 0 ? "" : ` the queens that its search places, counted up to N = ${program.counted}, then as`;
    return `${there} ${reach}${known} the number of solutions. The span widens with each queen.`;
  }

  function tell(found, words) {
    part(root, "answer").textContent = found[0].toUpperCase() + found.slice(1);
    part(root, "said").textContent = words;
  }

  function draw() {
    const program = chosen();
    const [seconds, doubt] = program.durations[Number(sizes.value) - Number(qaFirst)];
    const isMeasured = doubt === 1;
    const kind = isMeasured ? "measured" : "an estimate";
    const name = `${text(methods)} in ${text(languages)}, N = ${sizes.value}`;
    const there = answer({ seconds, doubt }, 1, 1);
    if (here === undefined) {
      tell(there, `${name}, on the reference machine: ${kind}.`);
      part(root, "basis").textContent = basis(program, isMeasured);
      return;
    }
    const factor = Number(qaReference) / here;
    const isSame = languages.value === "javascript";
    const more = Number(isSame ? qaSameDoubt : qaOtherDoubt);
    const millis = (value) => `${(1000 * value).toPrecision(2)} ms`;
    const speed = `This browser takes ${millis(here)} for the bitmap of N = ${qaCalibrated}, that of the reference machine ${millis(qaReference)}: this machine is ${factor.toPrecision(2)} times as fast.`;
    const doubted = isSame ? "" : ` Another language may gain more or less than JavaScript: the answer allows for ${more} times either way.`;
    const found = answer({ seconds, doubt }, factor, more);
    tell(found, `${name}, on this machine: an estimate. On the reference machine: ${there}, ${kind}.`);
    part(root, "basis").textContent = `${speed}${doubted} ${basis(program, isMeasured)}`;
  }

  function say(words) {
    measure.removeAttribute("aria-disabled");
    part(root, "said").textContent = words;
  }

  function time() {
    if (measure.hasAttribute("aria-disabled")) return;
    let worker;
    try {
      worker = new Worker(qaWorker); // throws in a page that is opened from a file
    } catch {
      return say("This page cannot measure: open it from a server.");
    }
    say("Measuring, for half a second.");
    measure.setAttribute("aria-disabled", "true"); // a disabled button would lose the focus of the keyboard
    worker.onerror = () => say("This browser cannot measure beside the page.");
    worker.onmessage = ({ data }) => {
      worker.terminate();
      here = data.seconds;
      measure.removeAttribute("aria-disabled");
      measure.textContent = "Measure again";
      draw();
    };
    worker.postMessage({ n: Number(qaCalibrated), milliseconds: MILLISECONDS });
  }

  function changed() {
    offer();
    draw();
    keep({ n: sizes.value, method: methods.value.replaceAll("_", "-"), language: languages.value });
  }

  /** Take up what an address has; what makes no sense is left out. */
  function asked(query) {
    const take = (select, word, usual) => {
      const known = [...select.options].some((option) => option.value === word);
      select.value = known ? word : usual;
    };
    take(sizes, query.get("n"), qaN);
    take(methods, query.get("method")?.replaceAll("-", "_"), qaMethod);
    take(languages, query.get("language"), qaLanguage);
    offer();
    draw();
  }

  const keep = keeper(root, ["n", "method", "language"], asked);
  for (const select of [sizes, methods, languages]) select.addEventListener("change", changed);
  measure?.addEventListener("click", time);
}

export { told, between };
startAll("durations", start);
