/* A small figure that moves while it is in view. Readers who want no motion start it themselves. */

import "./queens-home.css";
import { define, QueensElement } from "../shared/element.js";
import { watchSight } from "../shared/sight.js";
import { LiveBlocks } from "./live-blocks.js";
import { LiveOrbit } from "./live-orbit.js";
import { LiveSearch } from "./live-search.js";

const SHOWN = { blocks: LiveBlocks, orbit: LiveOrbit, position: LiveBlocks, search: LiveSearch };

/** Asks what it shows for one step after the other, and pauses out of view. */
class QueensLive extends QueensElement {
  #shown;
  #timer;
  #isSeen = false;

  start() {
    this.#shown = new SHOWN[this.dataset.qaShown](this);
    this.#press(!matchMedia("(prefers-reduced-motion: reduce)").matches);
    const button = this.find("play");
    button.addEventListener("click", () => this.#press(!this.#isOn), { signal: this.signal });
    const changed = (isSeen) => {
      this.#isSeen = isSeen;
      this.#plan(this.#shown.pause);
    };
    watchSight(this, changed, this.signal);
    this.signal.addEventListener("abort", () => {
      clearTimeout(this.#timer);
      this.#shown.end?.();
    });
  }

  get #isOn() {
    return this.find("play").getAttribute("aria-pressed") === "true";
  }

  #press(isOn) {
    this.find("play").setAttribute("aria-pressed", String(isOn));
    this.#plan(0);
  }

  #plan(milliseconds) {
    clearTimeout(this.#timer);
    if (!this.#isOn || !this.#isSeen) return;
    this.#timer = this.later(milliseconds, async () => {
      await this.#shown.step();
      this.#plan(this.#shown.pause);
    });
  }
}

define("queens-live", QueensLive);
