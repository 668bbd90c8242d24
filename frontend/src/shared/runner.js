/* Buttons and a slider that go through positions, moved by the reader or played by a timer. */

/** Goes through the positions 0 to `max` of a figure.

    The figure has the parts `back`, `play`, `forward`, `slider` and `progress`, and perhaps `first` and
    `last`. While a figure loads other positions, it holds its runner: then only Play works, and starts
    to play them once they are there. */
export class Runner {
  #figure;
  #options;
  #timer;
  #position = 0;
  #max = 0;
  #isHeld = false;

  /** @param {import("./element.js").QueensElement} figure
      @param {object} options
      @param {(max: number) => [number, number]} options.pace  of playing: how many milliseconds each pause
        takes, and how many positions each step goes on
      @param {(position: number, max: number) => string} options.describe
      @param {() => void} options.changed  called when the reader or the timer changes the position */
  constructor(figure, options) {
    this.#figure = figure;
    this.#options = options;
    this.#listen();
    this.#run(false);
  }

  /** Where it is. */
  get position() {
    return this.#position;
  }

  /** Stop, and take up another position, perhaps of another number of them; `changed` is not called.
      @param {number} position
      @param {number} max */
  set(position, max) {
    const playsOn = this.#isHeld && this.#isRunning;
    this.#isHeld = false;
    this.#run(false);
    this.#put(position, max);
    if (playsOn) this.#play();
  }

  /** Stop until `set` is called. */
  hold() {
    this.#run(false);
    this.#isHeld = true;
  }

  get #isRunning() {
    return this.#figure.find("play").getAttribute("aria-pressed") === "true";
  }

  #listen() {
    const { signal } = this.#figure;
    const on = (name, event, action) => this.#figure.find(name)?.addEventListener(event, action, { signal });
    on("back", "click", () => this.#jump(this.#position - 1));
    on("forward", "click", () => this.#jump(this.#position + 1));
    on("first", "click", () => this.#jump(0));
    on("last", "click", () => this.#jump(this.#max));
    on("slider", "input", (event) => this.#jump(Number(event.target.value)));
    on("play", "click", () => (this.#isRunning ? this.#run(false) : this.#play()));
  }

  #put(position, max = this.#max) {
    this.#position = Math.min(Math.max(position, 0), max);
    this.#max = max;
    const text = this.#options.describe(this.#position, max);
    const slider = this.#figure.find("slider");
    Object.assign(slider, { max, value: this.#position });
    slider.setAttribute("aria-valuetext", text);
    this.#figure.find("progress").textContent = text;
    // A disabled button would lose the focus of the keyboard.
    this.#figure.find("back").setAttribute("aria-disabled", this.#position === 0);
    this.#figure.find("forward").setAttribute("aria-disabled", this.#position === max);
  }

  #run(isOn) {
    clearTimeout(this.#timer);
    this.#figure.find("play").setAttribute("aria-pressed", isOn);
    if (!isOn || this.#isHeld) return;
    const [pause, step] = this.#options.pace(this.#max);
    this.#timer = this.#figure.later(pause, () => this.#tick(step));
  }

  #tick(step) {
    this.#go(this.#position + step);
    this.#run(this.#position < this.#max);
  }

  #go(position) {
    this.#put(position);
    this.#options.changed();
  }

  #jump(position) {
    this.#run(false);
    if (this.#isHeld) this.#put(this.#position); // the slider goes back
    else this.#go(position);
  }

  #play() {
    if (this.#position === this.#max && !this.#isHeld) this.#go(0);
    this.#run(true);
  }
}
