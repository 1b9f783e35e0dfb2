/** Names that pages and the service worker (web/service-worker) share. */

/** The cache with what belongs to the signed-in customer. Pages delete it when that person changes. */
export const PERSON_CACHE = 'person';
/** The entry of that cache that names its owner. While it is missing, nothing personal is stored. */
export const OWNER_ENTRY = '/owner-of-copies';

/** The cache with the tickets of the kitchen's board. Pages delete it when somebody else uses the browser. */
export const BOARD_CACHE = 'board';
/** The entry of that cache with the page that the worker shows instead of the board. */
export const BOARD_ENTRY = '/board-without-connection';

/** The name of the entry in Server-Timing by which a page knows that the worker has answered with a copy. */
export const COPY_MARK = 'copy';

/** Asks the worker to store pages, and the files that the open page has loaded already. All are paths. */
export interface KeepRequest {
  pages: readonly string[];
  files: readonly string[];
}

/** The message of the worker to a page that shows an old answer, because the server could not be reached. */
export const COPY_SHOWN = 'copy-shown';
