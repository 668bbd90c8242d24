/* How sharply the wall is drawn: with fewer pixels while it moves, where a machine is too slow for all of them. */

const LATE = 24; // milliseconds between two frames
const PAUSE = 150; // milliseconds after which the wall stands still
const PATIENCE = 3; // late frames in a row

/** Watches the frames of a figure. */
export class Pace {
  #last = 0;
  #late = 0;
  #isSlow = false;

  /** How many pixels of the screen one of the canvas stands for, in a row.
      @param {number} now  the time of the frame
      @param {boolean} isMoving
      @param {number} ratio  pixels of the screen in a CSS pixel */
  times(now, isMoving, ratio) {
    const gap = now - this.#last;
    this.#last = now;
    this.#late = isMoving && gap > LATE && gap < PAUSE ? this.#late + 1 : 0;
    this.#isSlow ||= this.#late >= PATIENCE;
    return isMoving && this.#isSlow ? ratio : 1;
  }

  /** After how many milliseconds without a move all pixels are drawn. */
  get pause() {
    return PAUSE;
  }
}
