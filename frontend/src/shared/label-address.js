/* The addresses of solutions by their labels, and of galleries by N.

   They are derived from attributes of a figure, whose `dataset` is the parameter `addresses` below.
   `solution_links` of `site_builder/figures/solutions.py` writes three of them: `data-qa-pages` is
   the address that the page of the label 0.0.0 would have, `data-qa-paged` lists the N whose
   solutions have pages, and `data-qa-finder` is the page of the finder, if the site has one.
   `gallery_links` writes two: `data-qa-gallery` is the address that the gallery of N = 0 would
   have, and `data-qa-galleries` lists the N with a gallery. */

/** Return the query that makes the finder show a solution: `?label=8.8.1`. */
export const viewQuery = (label) => `?label=${label}`;

/** Return the address of the page of a solution, or undefined if it has no page.
    @param {DOMStringMap} addresses */
export function pageOf(label, { qaPages, qaPaged }) {
  const [n] = label.split(".");
  return qaPaged.split(" ").includes(n) ? qaPages.replace("0/0.0.0", `${n}/${label}`) : undefined;
}

/** Return the address of a solution in the finder, or undefined if the site has no finder.
    @param {DOMStringMap} addresses */
export const viewOf = (label, { qaFinder }) => qaFinder && `${qaFinder}${viewQuery(label)}`;

/** Return the address of the page of a solution, or else of its view in the finder, or undefined.
    @param {DOMStringMap} addresses */
export const labelAddress = (label, addresses) =>
  pageOf(label, addresses) ?? viewOf(label, addresses);

/** Return the address of the gallery of one N; undefined if the site does not have this gallery.
    @param {DOMStringMap} addresses  with `qaGallery` and `qaGalleries` */
export const galleryOf = (n, { qaGallery, qaGalleries }) =>
  qaGalleries.split(" ").includes(`${n}`)
    ? qaGallery.replace(/(?<=^|\/)0(?=(\/[^/]*)?$)/, `${n}`)
    : undefined;
