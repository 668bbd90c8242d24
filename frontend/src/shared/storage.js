/* What this browser keeps for a reader, and nobody else has. An earlier version, another page of the same host or
   the reader may have written there: a value that has not the type that is expected counts as absent. */

/** Whether a value is an object with names, no list. */
export const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Whether a value is a text. */
export const isText = (value) => typeof value === "string";
/** Whether a value is a whole number from 0. */
export const isCount = (value) => Number.isSafeInteger(value) && value >= 0;

/** A value that is kept, or one within it; undefined where there is none of the expected type.
    @param {string[]} path  the names that lead to it
    @param {"localStorage" | "sessionStorage"} [storage]  the second one forgets when its tab is closed */
export function readStored(key, path, isExpected, storage = "localStorage") {
  let value;
  try {
    value = JSON.parse(globalThis[storage].getItem(key) ?? "null");
  } catch {
    return undefined; // storage is forbidden, or the text is no JSON
  }
  for (const name of path)
    value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return isExpected(value) ? value : undefined;
}

/** Keep a value; where storage is full or forbidden, pages work without it.
    @param {unknown} value  undefined removes it */
export function writeStored(key, value, storage = "localStorage") {
  try {
    if (value === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(value));
  } catch {
    // full or forbidden
  }
}
