/* Reads and writes values that this browser stores for the reader. An earlier version, another page
   of the same host or the reader may have changed them. So a value without the expected type is
   treated as if it were not stored. */

/** Return whether a value is an object with names, not an array. */
export const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Return whether a value is a string. */
export const isText = (value) => typeof value === "string";
/** Return whether a value is a whole number of at least 0. */
export const isCount = (value) => Number.isSafeInteger(value) && value >= 0;

// A cache of the last stored text of each key and its parsed value. It is needed because one value
// may have thousands of puzzles, and a figure reads it many times for each view.
const parsedTexts = new Map();

/** Parse `text`, the stored text of a key. Callers must not change the result, because it is
    cached. */
function parsed(key, text) {
  const last = parsedTexts.get(key);
  if (last?.text === text) return last.value;
  const value = JSON.parse(text);
  parsedTexts.set(key, { text, value });
  return value;
}

/** Return a stored value, or a value within it; undefined if it is absent or not of the expected
    type. Do not change it, because it is cached.
    @param {string} key
    @param {string[]} path  the names that lead to a value within the stored one; empty for all of
      it
    @param {(value: unknown) => boolean} isExpected  returns whether a value has the expected type
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
    @param {string} key
    @param {unknown} value  undefined removes the stored value
    @param {"localStorage" | "sessionStorage"} [storage] */
export function writeStored(key, value, storage = "localStorage") {
  try {
    if (value === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}
