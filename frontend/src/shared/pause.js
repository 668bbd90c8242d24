/* Long work in parts, so that a page answers its reader in between. */

/** Until the browser has done what is due: a task of its own begins after it. */
export const pause = () => new Promise((done) => setTimeout(done));
