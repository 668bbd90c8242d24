/* The parts of a figure: the elements with a name in `data-qa-part`. */

/** The first part with a name; null where there is none.
    @param {ParentNode} root
    @param {string} name
    @returns {any} */
export const findPart = (root, name) => root.querySelector(`[data-qa-part="${name}"]`);
