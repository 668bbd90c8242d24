/* Where a figure's links to labels lead. */

/** The page of a solution; undefined where it has none.
    @param {DOMStringMap} addresses  `qaPages` is the page of 0.0.0, `qaPaged` lists the N with such pages */
export function pageOf(label, { qaPages, qaPaged }) {
  const [n] = label.split(".");
  return qaPaged.split(" ").includes(n) ? qaPages.replace("/0/0.0.0", `/${n}/${label}`) : undefined;
}

/** The page of a solution, or its view in the finder; undefined where a site has neither.
    @param {DOMStringMap} addresses  as above, and `qaFinder`, the page of the finder */
export const labelAddress = (label, addresses) =>
  pageOf(label, addresses) ?? (addresses.qaFinder && `${addresses.qaFinder}?label=${label}`);
