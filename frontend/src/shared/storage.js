/* Reads and writes values that this browser stores for the reader. An earlier version, another page
   of the same host or the reader may have changed them: a value without the expected type counts as
   absent. */

/** Whether a value is an object with names, not an array. */
export const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Whether a value is a string. */
export const isText = (value) => typeof value === "string";
/** Whether a value is a whole number of at least 0. */
export const isCount = (value) => Number.isSafeInteger(value) && value >= 0;

// The last text of each key with its value, because a reader may have thousands of puzzles in one
// value, which a figure reads many times for each view.
const parsedTexts = new Map();

/** Parse the text of a key. Callers must not change the value. */
function parsed(key, text) {
  const last = parsedTexts.get(key);
  if (last?.text === text) return last.value;
  const value = JSON.parse(text);
  parsedTexts.set(key, { text, value });
  return value;
}

/** Return a stored value, or a value within it; undefined if it is absent or not of the expected
    type. Do not change it.
    @param {string[]} path  the names that lead to the value within it
    @param {"localStorage" | "sessionStorage"} [storage]  `sessionStorage` is cleared when its tab
      is closed */
export function readStored(key, path, isExpected, storage = "localStorage") {
  let value;
  try {
    value = parsed(key, globalThis[storage].getItem(key) ?? "null");
  } catch {
    // Storage is forbidden, or the text is not JSON.
    return undefined;
  }
  for (const name of path)
    value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return isExpected(value) ? value : undefined;
}

/** Store a value. If storage is full or forbidden, do nothing, because pages work without it.
    @param {unknown} value  undefined removes it */
export function writeStored(key, value, storage = "localStorage") {
  try {
    if (value === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}
