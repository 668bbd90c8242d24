/* What a reader has done in a chapter, or with a figure of any page: kept in this browser, and nowhere else. */

const key = (chapter) => `queens-atlas.chapter-${chapter}`;

/** What was kept for a chapter; empty if there is nothing, or if the browser keeps nothing.
    @param {number | string} chapter  its number, or the name of a figure
    @returns {Record<string, any>} */
export function readProgress(chapter) {
  try {
    return JSON.parse(localStorage.getItem(key(chapter)) ?? "{}") ?? {};
  } catch {
    return {}; // storage is forbidden, or a page of another kind wrote there
  }
}

/** Keep more for a chapter, beside what is kept already.
    @param {number | string} chapter
    @param {Record<string, any>} values */
export function saveProgress(chapter, values) {
  try {
    localStorage.setItem(key(chapter), JSON.stringify({ ...readProgress(chapter), ...values }));
  } catch {
    // storage is full or forbidden: the chapter works without it
  }
}
