/* Buttons and a slider that go through positions, moved by the reader or played by a timer. */

import { html } from "../base/index.js";

const BACK = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M16 5l-9 7 9 7z" /></svg>`;
const PLAY = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5l11 7-11 7z" /><path d="M7 5h4v14H7zm6 0h4v14h-4z" /></svg>`;
const FORWARD = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5l9 7-9 7z" /></svg>`;

/** Goes through the positions 0 to `max` of a figure, which draws its `view`. */
export class Player {
  position = 0;
  max = 0;
  isPlaying = false;
  #figure;
  #options;
  #timer;

  /** @param {import("../base/figure.js").Figure} figure
      @param {object} options
      @param {() => [number, number]} options.pace  of playing: how many milliseconds each pause takes, and how
        many positions each step goes on
      @param {() => void} options.changed  called when the reader or the timer changes the position */
  constructor(figure, options) {
    this.#figure = figure;
    this.#options = options;
  }

  /** Stop, and take up another position, perhaps of another number of them; `changed` is not called.
      @param {number} position
      @param {number} max */
  set(position, max) {
    this.max = max;
    this.position = Math.min(Math.max(position, 0), max);
    this.#stop();
  }

  /** The buttons and the slider.
      @param {string} label
      @param {string} progress  where it is, in words */
  view(label, progress) {
    const { position, max, isPlaying } = this;
    // A disabled button would lose the focus of the keyboard.
    return html`<div class="qa-lab-run">
      <div class="qa-lab-buttons" role="group" aria-label=${label}>
        <button type="button" data-qa-part="back" aria-label="Back" title="Back" aria-disabled=${position === 0} @click=${() => this.#jump(position - 1)}>${BACK}</button>
        <button type="button" data-qa-part="play" aria-label="Play" title="Play" aria-pressed=${isPlaying} @click=${() => (isPlaying ? this.#stop() : this.#play())}>${PLAY}</button>
        <button type="button" data-qa-part="forward" aria-label="Forward" title="Forward" aria-disabled=${position === max} @click=${() => this.#jump(position + 1)}>${FORWARD}</button>
      </div>
      <input type="range" min="0" max=${max} .value=${`${position}`} aria-label=${label} aria-valuetext=${progress} autocomplete="off" data-qa-part="slider" @input=${({ target }) => this.#jump(Number(target.value))}><span data-qa-part="progress">${progress}</span>
    </div>`;
  }

  #jump(position) {
    this.set(position, this.max);
    this.#options.changed();
  }

  #play() {
    if (this.position === this.max) this.#jump(0);
    this.isPlaying = true;
    this.#wait();
  }

  #wait() {
    const [pause, step] = this.#options.pace();
    this.#timer = this.#figure.later(pause, () => this.#tick(step));
    this.#figure.requestUpdate();
  }

  #tick(step) {
    this.position = Math.min(this.position + step, this.max);
    this.#options.changed();
    if (this.position < this.max) this.#wait();
    else this.#stop();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.isPlaying = false;
    this.#figure.requestUpdate();
  }
}
