/* Goes through the steps of a figure, moved by the reader or by a timer: play, step, and a slider. */

import { html, live, nothing, svg } from "../base/index.js";
import { watchSight } from "./sight.js";

const FIRST = "M6 5v14h2V5zm13 0-9 7 9 7z";
const BACK = "M16 5l-9 7 9 7z";
const PLAY = ["M8 5l11 7-11 7z", "M7 5h4v14H7zm6 0h4v14h-4z"]; // and pause
const FORWARD = "M8 5l9 7-9 7z";
const LAST = "M18 5v14h-2V5zM5 5l9 7-9 7z";

/** Holds the position of a figure, from 0 to `max`. */
export class Player {
  position = 0;
  max = 0;
  isPlaying = false;
  /** Whether it waits for other positions. */
  isHeld = false;
  #figure;
  #options;
  #timer;
  #isSeen = true;
  /** The step that is due when the figure is seen again.
      @type {(() => void) | undefined} */
  #due;
  /** @type {AbortSignal | undefined} */
  #watched;
  #held = 0; // where the slider stood when a finger came; if the finger scrolls the page, it goes back there

  /** @param {import("../base/figure.js").Figure} figure  is drawn again when anything changes here
      @param {object} options
      @param {() => [number, number]} options.pace  of playing: how many milliseconds each pause takes, and how
        many positions each step goes on
      @param {() => void} [options.changed]  called when the reader or the timer changes the position
      @param {(isPlaying: boolean) => boolean} [options.stays]  called before a step forward: whether the figure stays
        where it is, for example because it asks something first */
  constructor(figure, { pace, changed = () => {}, stays = () => false }) {
    this.#figure = figure;
    this.#options = { pace, changed, stays };
  }

  /** Stop, and take up another position, perhaps of another number of them.
      @param {number} position
      @param {number} [max] */
  set(position, max = this.max) {
    const playsOn = this.isHeld && this.isPlaying;
    this.stop();
    this.isHeld = false;
    this.max = max;
    this.position = Math.min(Math.max(position, 0), max);
    if (playsOn) this.playAfter(this.#options.pace()[0]);
  }

  /** Stop until `set` is called. Meanwhile only Play works: it plays the positions that are then set. */
  hold() {
    this.stop();
    this.isHeld = true;
  }

  /** Stop, and go to another position as the reader asks.
      @param {number} position */
  goTo(position) {
    if (this.isHeld) return this.stop();
    this.set(position);
    this.#options.changed();
  }

  forward() {
    if (this.isHeld || !this.#options.stays(false)) this.goTo(this.position + 1);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#due = undefined;
    this.isPlaying = false;
    this.#figure.requestUpdate();
  }

  /** Go on step by step, to a position that is wanted or to the last. From the last, begin again.
      @param {[number, number]} [pace]
      @param {(position: number) => boolean} [isWanted] */
  play(pace, isWanted = () => false) {
    const [pause, stride] = pace ?? this.#options.pace();
    this.#figure.hush(); // a screen reader would speak without end
    if (this.#options.stays(true)) this.#rest();
    else {
      this.goTo(this.position === this.max ? 0 : this.position + stride);
      if (this.position < this.max && !isWanted(this.position))
        this.playAfter(pause, pace, isWanted);
      else this.#figure.speakUp();
    }
  }

  /** Play, but wait before the first step.
      @param {number} pause  in milliseconds
      @param {[number, number]} [pace]
      @param {(position: number) => boolean} [isWanted] */
  playAfter(pause, pace, isWanted) {
    this.isPlaying = true;
    const step = () => this.play(pace, isWanted);
    this.#timer = this.#figure.later(pause, () => (this.#isSeen ? step() : (this.#due = step)));
    this.#watch();
  }

  /** Nothing plays unseen: from now on, until the figure leaves. */
  #watch() {
    const { signal } = this.#figure;
    if (signal === this.#watched) return;
    [this.#watched, this.#isSeen] = [signal, true];
    const changed = (isSeen) => {
      this.#isSeen = isSeen;
      if (isSeen) this.#due?.();
    };
    watchSight(this.#figure, changed, signal);
  }

  /** Stop, and say where it is. */
  #rest() {
    this.stop();
    this.#figure.speakUp();
  }

  toggle() {
    if (this.isPlaying) this.#rest();
    else if (this.isHeld) {
      this.isPlaying = true;
      this.#figure.requestUpdate();
    } else this.play();
  }

  /** Arrow keys step, Home and End go to the ends, and Space plays, unless a key means something else where the focus is.
      @param {KeyboardEvent} event
      @param {Record<string, number>} [positions]  to which more keys lead, such as `Shift ArrowLeft` */
  press(event, positions = {}) {
    const name = `${event.shiftKey ? "Shift " : ""}${event.key}`;
    const acts = {
      ArrowLeft: () => this.goTo(this.position - 1),
      ArrowRight: () => this.forward(),
      Home: () => this.goTo(0),
      End: () => this.goTo(this.max),
      " ": () => this.toggle(),
    };
    const act = name in positions ? () => this.goTo(positions[name]) : acts[name];
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    const target = /** @type {HTMLElement} */ (event.target);
    // The space bar presses buttons; a slider has arrows of its own, but none with Shift.
    const taking = event.key === " " ? "button, a, input:not([type=range])" : "[type=range]";
    const isTaken =
      target.closest("select, textarea, [role=region]") ||
      (!(name in positions) && target.closest(taking));
    if (!act || isModified || event.defaultPrevented || isTaken) return;
    event.preventDefault();
    act();
  }

  /** The buttons and the slider.
      @param {string} label
      @param {string} progress  where it is, in words */
  view(label, progress) {
    return html`<div class="qa-lab-run">${this.buttons(label)}${this.slider(label, progress)}</div>`;
  }

  /** The buttons alone.
      @param {string} label
      @param {{hasEnds?: boolean}} [options]  whether there are two more, to the first and the last position */
  buttons(label, { hasEnds = false } = {}) {
    const { position, max } = this;
    const [isFirst, isLast] = [position === 0, position === max];
    return html`<div class="qa-lab-buttons" role="group" aria-label=${label}>
      ${hasEnds ? iconButton("first", "Back to the start", [FIRST], () => this.goTo(0), isFirst) : nothing}
      ${iconButton("back", "Back", [BACK], () => this.goTo(position - 1), isFirst)}
      ${this.playButton()}
      ${iconButton("forward", "Forward", [FORWARD], () => this.forward(), isLast)}
      ${hasEnds ? iconButton("last", "To the end", [LAST], () => this.goTo(max), isLast) : nothing}
    </div>`;
  }

  playButton() {
    return html`<button
      type="button"
      data-qa-part="play"
      title="Play"
      aria-pressed=${this.isPlaying}
      @click=${() => this.toggle()}>${icon(PLAY)}</button>`;
  }

  /** The slider alone.
      @param {string} label
      @param {string} progress
      @param {number} [first]  the number of the first position */
  slider(label, progress, first = 0) {
    const { position, max } = this;
    return html`<input
      type="range"
      min=${first}
      max=${max + first}
      .value=${live(`${position + first}`)}
      aria-label=${label}
      aria-valuetext=${progress}
      autocomplete="off"
      data-qa-part="slider"
      @input=${({ target }) => this.goTo(Number(target.value) - first)}
      @pointerdown=${() => (this.#held = this.position)}
      @pointercancel=${() => this.goTo(this.#held)}><span data-qa-part="progress">${progress}</span>`;
  }
}

const icon = (paths) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">${paths.map((path) => svg`<path d=${path} />`)}</svg>`;

/** A button with an icon: its title is its name, too. One that does nothing now is not disabled: it would lose the focus of the keyboard.
    @param {string} name
    @param {string} label
    @param {string[]} paths  of the icon
    @param {() => void} press
    @param {boolean} isOff */
export const iconButton = (name, label, paths, press, isOff) =>
  html`<button
    type="button"
    data-qa-part=${name}
    title=${label}
    aria-disabled=${isOff}
    @click=${press}>${icon(paths)}</button>`;
