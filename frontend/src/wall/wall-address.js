/* What names a part of the wall: `8` is the wall of N = 8, `12.8.1690` an orbit, `12.8.1690/3` its third image. */

const NAME = /^\s*#?([0-9]{1,2})(?:\.([248])\.([0-9]{1,5})(?:\/([1-8]))?)?\s*$/;

/** The parts of a name; undefined where a text is none.
    @param {string} text
    @returns {{ n: number, label: string | undefined, number: number } | undefined} */
export function readName(text) {
  const match = NAME.exec(text);
  if (!match) return undefined;
  const [, n, size, rank, number] = match;
  return { n: Number(n), label: size && `${Number(n)}.${size}.${Number(rank)}`, number: Number(number ?? 1) };
}
