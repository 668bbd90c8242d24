/* The rank of a solution among all fundamental solutions of its N. */

/** The possible sizes of an orbit. */
export const SIZES = [1, 2, 4, 8];

/** Return the position of a label among all labels of its N, and the labels before and after it,
    which may be undefined.
    @param {{ n: number, size: number, rank: number }} label
    @param {Record<number, number>} counts  the number of orbits of each size */
export function rankingOf({ n, size, rank }, counts) {
  const groups = SIZES.filter((groupSize) => counts[groupSize]).map((groupSize) => ({
    size: groupSize,
    count: counts[groupSize],
  }));
  const index = groups.findIndex((group) => group.size === size);
  const group = groups[index];
  const previous = groups[index - 1];
  const next = groups[index + 1];
  const sum = (some) => some.reduce((total, { count }) => total + count, 0);
  const labelIn = (ofGroup, number) => ofGroup && `${n}.${ofGroup.size}.${number}`;
  return {
    label: labelIn(group, rank),
    rank,
    countOfSize: group.count,
    position: sum(groups.slice(0, index)) + rank,
    count: sum(groups),
    before: rank > 1 ? labelIn(group, rank - 1) : labelIn(previous, previous?.count),
    after: rank < group.count ? labelIn(group, rank + 1) : labelIn(next, 1),
  };
}
