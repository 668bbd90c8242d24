/* The track of a lane: how far it is on its way to the last solution, and its rank there. */

const MAX_MARKS = 60; // solutions that are marked on a track of full length

/** The track of a lane as an item of a list.
    @param {import("./race-clock.js").Lane} lane
    @param {number} share  of the longest track
    @returns {HTMLLIElement} */
export function trackOf({ title, course }, share) {
  const [track, name, bar, done, rank] = ["li", "span", "span", "i", "b"].map((tag) => document.createElement(tag));
  name.textContent = title;
  bar.style.setProperty("--share", share);
  bar.innerHTML = `<svg viewBox="0 0 ${course.finish} 1" preserveAspectRatio="none" aria-hidden="true"><path d="${marksOf(course, share)}"/></svg>`;
  bar.prepend(done);
  track.append(name, bar, rank);
  return track;
}

function marksOf({ found }, share) {
  if (found.length > MAX_MARKS * share) return "";
  return found.slice(0, -1).map(([node]) => `M${node} 0v1`).join("");
}

/** Show how far a lane is, and the text of its rank.
    @param {HTMLElement} track
    @param {number} part  from 0 to 1
    @param {string} text */
export function drawTrack(track, part, text) {
  track.querySelector("i").style.width = `${100 * part}%`;
  track.querySelector("b").textContent = text;
}
