/* Where a figure's links to labels lead. */

/** The page of a solution, or its view in the finder; undefined where a site has neither.
    @param {string} label
    @param {DOMStringMap} addresses  `qaPages` is the page of 0.0.0, `qaPaged` lists the N with such pages, and
      `qaFinder` is the page of the finder
    @returns {string | undefined} */
export function labelAddress(label, { qaPages, qaPaged, qaFinder }) {
  const [n] = label.split(".");
  if (qaPaged.split(" ").includes(n)) return qaPages.replace("/0/0.0.0", `/${n}/${label}`);
  return qaFinder && `${qaFinder}?label=${label}`;
}
