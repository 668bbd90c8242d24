/* The parts of a count: which ones are left, what the others have found, and how long the rest takes. */

const GOLDEN = (Math.sqrt(5) - 1) / 2; // the fractions of its multiples are spread evenly
const [OPEN, TAKEN, DONE] = ["0", "1", "2"]; // states of a part

/** What numbers make together. */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The parts of one count, numbered from 0. */
export class Parts {
  #efforts;
  #whole;
  #states; // by part: OPEN, TAKEN or DONE
  #place = 0; // of the latest sample, from 0 to 1
  #doneEffort = 0;
  #timedEffort = 0;
  #timed = 0;
  /** Solutions of the parts that are done. */
  total = 0;

  /** @param {number[]} efforts  by part: the estimated time, relative to the others */
  constructor(efforts) {
    this.#efforts = efforts;
    this.#whole = sum(efforts);
    this.#states = Array(efforts.length).fill(OPEN);
  }

  /** How many there are. */
  get count() {
    return this.#efforts.length;
  }

  /** Whether all are done. */
  get areDone() {
    return this.#states.every((state) => state === DONE);
  }

  /** How much of the work is done, from 0 to 1. */
  get done() {
    return this.areDone ? 1 : this.#doneEffort / this.#whole;
  }

  /** The seconds that one worker takes for all; infinite before a part is done. */
  get seconds() {
    return this.#timedEffort ? (this.#whole * this.#timed) / this.#timedEffort : Infinity;
  }

  /** Take open parts, in their order: as many as a worker counts in some seconds, and fewer at the end.
      @returns {number[]} none if no part is open */
  next(seconds, workers) {
    const rate = this.#timed ? this.#timedEffort / this.#timed : 0;
    const most = Math.min(seconds * rate, (this.#whole - this.#doneEffort) / (2 * workers));
    const numbers = [];
    let effort = 0;
    for (
      let number = this.#states.indexOf(OPEN);
      number >= 0;
      number = this.#states.indexOf(OPEN, number)
    ) {
      effort += this.#efforts[number];
      if (numbers.length && effort > most) break;
      this.#states[number] = TAKEN;
      numbers.push(number);
    }
    return numbers;
  }

  /** Take one open part; those that are taken like this are a fair sample.
      @returns {number[]} none if no part is open */
  sample() {
    for (let tries = 0; tries < this.count; tries++) {
      this.#place = (this.#place + GOLDEN) % 1;
      const number = Math.floor(this.#place * this.count);
      if (this.#states[number] !== OPEN) continue;
      this.#states[number] = TAKEN;
      return [number];
    }
    return [];
  }

  /** Parts are done.
      @param {number} total  their solutions
      @param {number} seconds  that a worker took */
  finish(numbers, total, seconds) {
    const effort = sum(numbers.map((number) => this.#efforts[number]));
    for (const number of numbers) this.#states[number] = DONE;
    this.total += total;
    this.#doneEffort += effort;
    this.#timedEffort += effort;
    this.#timed += seconds;
  }

  /** Parts are open again, because a worker gave up. */
  release(numbers) {
    for (const number of numbers) this.#states[number] = OPEN;
  }

  /** What `recall` takes. */
  get state() {
    return {
      total: this.total,
      whole: this.#whole,
      states: this.#states.map((state) => (state === DONE ? DONE : OPEN)).join(""),
    };
  }

  /** Go on where another count ended, if that had the same parts.
      @returns {boolean} whether it had */
  recall({ total, whole, states }) {
    if (whole !== this.#whole || states.length !== this.count) return false;
    this.#states = [...states];
    this.total = total;
    this.#doneEffort = sum(this.#efforts.filter((_, number) => states[number] === DONE));
    return true;
  }
}
