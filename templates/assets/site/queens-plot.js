/* Reads the values of a plot off at the N that a pointer, a finger or the arrow keys choose.
   All of them stand in the table below it, too. Each plot links this file, so it leaves alone
   what it has started before. */

const NOTHING = [Infinity, "\u2013"];

/** Moves the upright line of every frame to an N; a frame that does not reach it has none. */
function mark(figure, n) {
  for (const line of figure.querySelectorAll(".qa-cursor")) {
    const { qaLow: low, qaHigh: high, qaStart: start, qaEnd: end } = line.dataset;
    const share = (n - low) / (high - low || 1);
    line.setAttribute("visibility", share >= 0 && share <= 1 ? "visible" : "hidden");
    const x = Number(start) + share * (end - start);
    line.setAttribute("x1", x);
    line.setAttribute("x2", x);
  }
}

/** Writes the values at an N, the least first. */
function tell(figure, slider) {
  const n = slider.value;
  const list = figure.querySelector(".qa-reader ol");
  const lines = [...list.children].map((item) => ({ item, value: JSON.parse(item.dataset.qaValues)[n] ?? NOTHING }));
  lines.sort((a, b) => (a.value[0] === b.value[0] ? 0 : a.value[0] - b.value[0]));
  for (const { item, value } of lines) item.querySelector("b").textContent = value[1];
  list.append(...lines.map(({ item }) => item));
  figure.querySelector(".qa-reader output").textContent = n;
  const told = lines.filter(({ value }) => value !== NOTHING);
  const words = told.map(({ item, value }) => `${item.querySelector("span").textContent} ${value[1]}`);
  slider.setAttribute("aria-valuetext", `N = ${n}: ${words.join(", ")}`);
  mark(figure, n);
}

/** The N below the pointer: that of the frame which it is in, or which is nearest. */
function pointed(svg, event) {
  let nearest = { away: Infinity };
  for (const line of svg.querySelectorAll(".qa-cursor")) {
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(line.getScreenCTM().inverse());
    const { qaLow: low, qaHigh: high, qaStart: start, qaEnd: end } = line.dataset;
    const inside = Math.min(Math.max(place.x, start), end);
    const middle = (Number(line.getAttribute("y1")) + Number(line.getAttribute("y2"))) / 2;
    const away = Math.hypot(place.x - inside, place.y - middle);
    if (away < nearest.away) {
      const share = (inside - start) / (end - start || 1);
      nearest = { away, n: Math.round(Number(low) + share * (high - low)) };
    }
  }
  return nearest.n;
}

function start(figure) {
  figure.dataset.qaReads = "";
  figure.classList.add("qa-reading");
  const slider = figure.querySelector(".qa-reader input");
  slider.addEventListener("input", () => tell(figure, slider));
  for (const svg of figure.querySelectorAll(":scope > svg")) {
    const read = (event) => {
      const n = pointed(svg, event);
      if (n === undefined || String(n) === slider.value) return;
      slider.value = n;
      tell(figure, slider);
    };
    svg.addEventListener("pointermove", read);
    svg.addEventListener("pointerdown", read);
  }
  tell(figure, slider);
}

document.querySelectorAll(".qa-figure:has(> .qa-reader):not([data-qa-reads])").forEach(start);
