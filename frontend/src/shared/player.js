/* Steps through the positions of a figure, by a timer or by the reader, with buttons to play and to
   step and with a slider. */

import "./queens-player.css";
import { html, live, nothing, svg } from "../base/index.js";
import { observeVisibility } from "./sight.js";

const FIRST = "M6 5v14h2V5zm13 0-9 7 9 7z";
const BACK = "M16 5l-9 7 9 7z";
// The shape for Play and the shape for Pause. The style sheet shows one of them.
const PLAY = ["M8 5l11 7-11 7z", "M7 5h4v14H7zm6 0h4v14h-4z"];
const FORWARD = "M8 5l9 7-9 7z";
const LAST = "M18 5v14h-2V5zM5 5l9 7-9 7z";

/** The position of a figure, a number from 0 to `max`, with the controls that change it. */
export class Player {
  position = 0;
  max = 0;
  isPlaying = false;
  /** Whether the player waits for new positions; see `hold`. */
  isHeld = false;
  #figure;
  #options;
  #timer;
  #isVisible = true;
  /** The step to make when the figure is visible again.
      @type {(() => void) | undefined} */
  #pendingStep;
  /** The signal of the figure whose visibility is observed.
      @type {AbortSignal | undefined} */
  #observedSignal;
  // The position when a finger touched the slider. It is restored if the finger turns out to scroll
  // the page.
  #touchedPosition = 0;

  /** @param {import("../base/figure.js").Figure} figure  rendered again when anything changes here
      @param {object} options
      @param {() => [number, number]} options.pace  returns the pace of playing: the
        milliseconds between two steps, and the number of positions that each step advances
      @param {() => void} [options.changed]  called when the reader or the timer changes the
        position
      @param {(isPlaying: boolean) => boolean} [options.stays]  called before a step forward;
        returns true if the figure must not move, for example because it first asks a question */
  constructor(figure, { pace, changed = () => {}, stays = () => false }) {
    this.#figure = figure;
    this.#options = { pace, changed, stays };
  }

  /** Stop playing, and set another position, perhaps with another number of positions. If the
      reader pressed Play while the player was held, it starts to play.
      @param {number} position  clamped to 0 to `max`
      @param {number} [max]  the last position */
  set(position, max = this.max) {
    const playsOn = this.isHeld && this.isPlaying;
    this.stop();
    this.isHeld = false;
    this.max = max;
    this.position = Math.min(Math.max(position, 0), max);
    if (playsOn) this.playAfter(this.#options.pace()[0]);
  }

  /** Stop playing, and wait for new positions until `set` is called. Meanwhile only Play works: the
      player will play the positions that `set` provides. */
  hold() {
    this.stop();
    this.isHeld = true;
  }

  /** Stop playing, and go to a position that the reader has asked for; while held, only stop.
      @param {number} position */
  goTo(position) {
    if (this.isHeld) return this.stop();
    this.set(position);
    this.#options.changed();
  }

  /** Go to the next position, unless `stays` of the options returns true. */
  forward() {
    if (this.isHeld || !this.#options.stays(false)) this.goTo(this.position + 1);
  }

  /** Stop playing. */
  stop() {
    clearTimeout(this.#timer);
    this.#pendingStep = undefined;
    this.isPlaying = false;
    this.#figure.requestUpdate();
  }

  /** Play step by step, up to the first wanted position or to the last. From the last position,
      begin again.
      @param {[number, number]} [pace]  as in the options
      @param {(position: number) => boolean} [isWanted]  returns whether to stop at a position */
  play(pace, isWanted = () => false) {
    const [pause, stride] = pace ?? this.#options.pace();
    // Mute announcements, because a screen reader would speak without end while the figure plays.
    this.#figure.muteAnnouncements();
    if (this.#options.stays(true)) this.#stopAndAnnounce();
    else {
      this.goTo(this.position === this.max ? 0 : this.position + stride);
      if (this.position < this.max && !isWanted(this.position))
        this.playAfter(pause, pace, isWanted);
      else this.#figure.announceAgain();
    }
  }

  /** Play, but wait before the first step.
      @param {number} pause  in milliseconds
      @param {[number, number]} [pace]  as in `play`
      @param {(position: number) => boolean} [isWanted]  as in `play` */
  playAfter(pause, pace, isWanted) {
    this.isPlaying = true;
    const step = () => this.play(pace, isWanted);
    this.#timer = this.#figure.later(pause, () => {
      if (this.#isVisible) step();
      else this.#pendingStep = step;
    });
    this.#observeVisibility();
  }

  /** Start to observe whether the figure is visible. While it is not, the next step is delayed. */
  #observeVisibility() {
    const { signal } = this.#figure;
    if (signal === this.#observedSignal) return;
    this.#observedSignal = signal;
    this.#isVisible = true;
    const changed = (isVisible) => {
      this.#isVisible = isVisible;
      if (isVisible) this.#pendingStep?.();
    };
    observeVisibility(this.#figure, changed, signal);
  }

  /** Stop playing, and announce the message about the position. */
  #stopAndAnnounce() {
    this.stop();
    this.#figure.announceAgain();
  }

  /** Play or stop. While held, Play is only noted for the next call of `set`. */
  toggle() {
    if (this.isPlaying) this.#stopAndAnnounce();
    else if (this.isHeld) {
      this.isPlaying = true;
      this.#figure.requestUpdate();
    } else this.play();
  }

  /** Handle a key: arrows step, Home and End go to the ends, and Space plays, unless the focused
      element uses the key itself.
      @param {KeyboardEvent} event
      @param {Record<string, number>} [positions]  the positions to which further keys lead, such as
        `Shift ArrowLeft` */
  press(event, positions = {}) {
    const name = `${event.shiftKey ? "Shift " : ""}${event.key}`;
    const actions = {
      ArrowLeft: () => this.goTo(this.position - 1),
      ArrowRight: () => this.forward(),
      Home: () => this.goTo(0),
      End: () => this.goTo(this.max),
      " ": () => this.toggle(),
    };
    const act = name in positions ? () => this.goTo(positions[name]) : actions[name];
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    const target = /** @type {HTMLElement} */ (event.target);
    // The space bar presses a focused button. A focused slider handles arrow keys itself, but not
    // with Shift.
    const ownUsers = event.key === " " ? "button, a, input:not([type=range])" : "[type=range]";
    const isUsedByTarget =
      target.closest("select, textarea, [role=region]") ||
      (!(name in positions) && target.closest(ownUsers));
    if (!act || isModified || event.defaultPrevented || isUsedByTarget) return;
    event.preventDefault();
    act();
  }

  /** Render the buttons and the slider.
      @param {string} label  for screen readers
      @param {string} progress  the position in words */
  view(label, progress) {
    return html`<div class="qa-lab-run">${this.buttons(label)}${this.slider(label, progress)}</div>`;
  }

  /** Render the buttons.
      @param {string} label  for screen readers
      @param {{hasEnds?: boolean}} [options]  whether to add buttons to the first and the last
        position */
  buttons(label, { hasEnds = false } = {}) {
    const { position, max } = this;
    const isFirst = position === 0;
    const isLast = position === max;
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

  /** Render the slider, with the position in words after it.
      @param {string} label  for screen readers
      @param {string} progress  the position in words
      @param {number} [first]  the number that the slider has for position 0 */
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
      @pointerdown=${() => (this.#touchedPosition = this.position)}
      @pointercancel=${() => this.goTo(this.#touchedPosition)}><span data-qa-part="progress">${progress}</span>`;
  }
}

const icon = (paths) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">${paths.map((path) => svg`<path d=${path} />`)}</svg>`;

/** Render a button with an icon. While `isOff`, it is `aria-disabled` instead of disabled, so that
    it keeps the focus.
    @param {string} name  its `data-qa-part`
    @param {string} label  its title, which is also its accessible name
    @param {string[]} paths  the SVG paths of the icon
    @param {() => void} press  called by a click, even while `isOff`
    @param {boolean} isOff */
export const iconButton = (name, label, paths, press, isOff) =>
  html`<button
    type="button"
    data-qa-part=${name}
    title=${label}
    aria-disabled=${isOff}
    @click=${press}>${icon(paths)}</button>`;
