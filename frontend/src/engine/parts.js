/* The parts of a count: their states, the solutions so far, and an estimate of the time. */

// The fractional parts of the multiples of this number are spread evenly between 0 and 1, so they
// are used as positions of samples.
const GOLDEN = (Math.sqrt(5) - 1) / 2;
// The states of a part: not begun, being counted by a worker, and counted.
const OPEN = "0";
const TAKEN = "1";
const DONE = "2";

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The parts of one count, numbered from 0. */
export class Parts {
  #efforts;
  // The sum of all efforts.
  #whole;
  // The state of each part: OPEN, TAKEN or DONE.
  #states;
  // The position of the latest sample among all parts, from 0 to 1.
  #samplePosition = 0;
  #doneEffort = 0;
  #timedEffort = 0;
  // Seconds that workers took for `#timedEffort`, which lacks the parts of an earlier count.
  #timedSeconds = 0;
  /** The number of solutions of the parts that are done. */
  total = 0;

  /** @param {number[]} efforts  the estimated time of each part, in any unit */
  constructor(efforts) {
    this.#efforts = efforts;
    this.#whole = sum(efforts);
    this.#states = Array(efforts.length).fill(OPEN);
  }

  /** The number of parts. */
  get count() {
    return this.#efforts.length;
  }

  /** Whether all parts are done. */
  get areDone() {
    return this.#states.every((state) => state === DONE);
  }

  /** The share of the work that is done, from 0 to 1. */
  get done() {
    return this.areDone ? 1 : this.#doneEffort / this.#whole;
  }

  /** The estimated seconds that one worker takes for all parts; Infinity before a part is done. */
  get seconds() {
    return this.#timedEffort ? (this.#whole * this.#timedSeconds) / this.#timedEffort : Infinity;
  }

  /** Mark open parts as taken, in their order: as many as a worker counts in `seconds`, and fewer
      at the end, so that all workers end at about the same time.
      @param {number} seconds
      @param {number} workers  the number of workers that share the parts
      @returns {number[]} the numbers of these parts; empty if all parts are taken */
  next(seconds, workers) {
    const rate = this.#timedSeconds ? this.#timedEffort / this.#timedSeconds : 0;
    const maxEffort = Math.min(seconds * rate, (this.#whole - this.#doneEffort) / (2 * workers));
    const numbers = [];
    let effort = 0;
    let number = this.#states.indexOf(OPEN);
    while (number >= 0) {
      effort += this.#efforts[number];
      if (numbers.length && effort > maxEffort) break;
      this.#states[number] = TAKEN;
      numbers.push(number);
      number = this.#states.indexOf(OPEN, number);
    }
    return numbers;
  }

  /** Mark one open part as taken, for an estimate. The parts that several calls take are evenly
      spread.
      @returns {number[]} a list with the number of the part; empty if all parts are taken */
  sample() {
    for (let tries = 0; tries < this.count; tries++) {
      this.#samplePosition = (this.#samplePosition + GOLDEN) % 1;
      const number = Math.floor(this.#samplePosition * this.count);
      if (this.#states[number] !== OPEN) continue;
      this.#states[number] = TAKEN;
      return [number];
    }
    return [];
  }

  /** Mark parts as done.
      @param {number[]} numbers  of the parts
      @param {number} total  the number of their solutions
      @param {number} seconds  that a worker took for them */
  finish(numbers, total, seconds) {
    const effort = sum(numbers.map((number) => this.#efforts[number]));
    for (const number of numbers) this.#states[number] = DONE;
    this.total += total;
    this.#doneEffort += effort;
    this.#timedEffort += effort;
    this.#timedSeconds += seconds;
  }

  /** Mark parts as open again, because the worker that counted them failed. */
  release(numbers) {
    for (const number of numbers) this.#states[number] = OPEN;
  }

  /** The state of the count, which `recall` of another object takes to continue from it. */
  get state() {
    return {
      total: this.total,
      whole: this.#whole,
      states: this.#states.map((state) => (state === DONE ? DONE : OPEN)).join(""),
    };
  }

  /** Continue from the state of an earlier count, unless that count had other parts.
      @returns {boolean} whether the parts are the same */
  recall({ total, whole, states }) {
    if (whole !== this.#whole || states.length !== this.count) return false;
    this.#states = [...states];
    this.total = total;
    this.#doneEffort = sum(this.#efforts.filter((_, number) => states[number] === DONE));
    return true;
  }
}
