/* The addresses of solutions by their labels, and of galleries.

   A figure has them as attributes, which `solution_links` of `site_builder/figures/solutions.py`
   writes: `data-qa-pages` is the page of the label 0.0.0, `data-qa-paged` lists the N whose solutions
   have pages, and `data-qa-finder` is the page of the finder, if the site has one. `gallery_links`
   writes `data-qa-gallery`, the gallery of N = 0, and `data-qa-galleries`, the N with a gallery. */

/** Return the query by which the finder shows a solution. */
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
