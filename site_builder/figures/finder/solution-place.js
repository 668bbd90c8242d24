/* The place of a solution among the others of its N. */

/** The sizes of orbits. */
export const SIZES = [1, 2, 4, 8];

/** Return the place of a label among all of its N, and its neighbours.
    @param {Record<number, number>} counts  how many orbits of each size there are */
export function placeOf({ n, size, rank }, counts) {
  const groups = SIZES.flatMap((each) => (counts[each] ? { size: each, count: counts[each] } : []));
  const own = groups.findIndex((group) => group.size === size);
  const sum = (some) => some.reduce((total, { count }) => total + count, 0);
  const label = (group, number) => group && `${n}.${group.size}.${number}`;
  return {
    label: label(groups[own], rank),
    rank,
    countOfSize: groups[own].count,
    position: sum(groups.slice(0, own)) + rank,
    count: sum(groups),
    before:
      rank > 1 ? label(groups[own], rank - 1) : label(groups[own - 1], groups[own - 1]?.count),
    after: rank < groups[own].count ? label(groups[own], rank + 1) : label(groups[own + 1], 1),
  };
}
