/* Goes through the steps of a figure, moved by the reader or by a timer: play, step, and a slider. */

import { html } from "../base/index.js";

const BACK = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M16 5l-9 7 9 7z" /></svg>`;
const PLAY = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5l11 7-11 7z" /><path d="M7 5h4v14H7zm6 0h4v14h-4z" /></svg>`;
const FORWARD = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5l9 7-9 7z" /></svg>`;

/** Holds the position of a figure, from 0 to `max`. */
export class Player {
  position = 0;
  max = 0;
  isPlaying = false;
  /** Milliseconds between two steps that are played. */
  pause = 0;
  #figure;
  #options;
  #timer;

  /** @param {import("../base/figure.js").Figure} figure  is drawn again when anything changes here
      @param {object} options
      @param {() => [number, number]} options.pace  of playing: how many milliseconds each pause takes, and how
        many positions each step goes on
      @param {() => void} [options.changed]  called when the reader or the timer changes the position */
  constructor(figure, { pace, changed = () => {} }) {
    this.#figure = figure;
    this.#options = { pace, changed };
  }

  /** Stop, and take up another position, perhaps of another number of them.
      @param {number} position
      @param {number} [max] */
  set(position, max = this.max) {
    this.stop();
    this.max = max;
    this.position = Math.min(Math.max(position, 0), max);
  }

  /** Stop, and go to another position as the reader asks.
      @param {number} position */
  goTo(position) {
    this.set(position);
    this.#options.changed();
  }

  stop() {
    clearTimeout(this.#timer);
    this.isPlaying = false;
    this.#figure.requestUpdate();
  }

  /** Go on step by step, to a position that is wanted or to the last. From the last, begin again.
      @param {[number, number]} [pace]
      @param {(position: number) => boolean} [isWanted] */
  play([pause, stride] = this.#options.pace(), isWanted = () => false) {
    const step = (by) => {
      this.goTo(this.position + by);
      this.isPlaying = this.position < this.max && !isWanted(this.position);
      if (this.isPlaying) this.#timer = this.#figure.later(pause, () => step(stride));
    };
    this.pause = pause;
    step(this.position === this.max ? -this.max : stride);
  }

  toggle() {
    if (this.isPlaying) this.stop();
    else this.play();
  }

  /** The buttons and the slider.
      @param {string} label
      @param {string} progress  where it is, in words */
  view(label, progress) {
    const { position, max, isPlaying } = this;
    // A disabled button would lose the focus of the keyboard.
    return html`<div class="qa-lab-run">
      <div class="qa-lab-buttons" role="group" aria-label=${label}>
        <button type="button" data-qa-part="back" aria-label="Back" title="Back" aria-disabled=${position === 0} @click=${() => this.goTo(position - 1)}>${BACK}</button>
        <button type="button" data-qa-part="play" aria-label="Play" title="Play" aria-pressed=${isPlaying} @click=${() => this.toggle()}>${PLAY}</button>
        <button type="button" data-qa-part="forward" aria-label="Forward" title="Forward" aria-disabled=${position === max} @click=${() => this.goTo(position + 1)}>${FORWARD}</button>
      </div>
      <input type="range" min="0" max=${max} .value=${`${position}`} aria-label=${label} aria-valuetext=${progress} autocomplete="off" data-qa-part="slider" @input=${({ target }) => this.goTo(Number(target.value))}><span data-qa-part="progress">${progress}</span>
    </div>`;
  }
}
