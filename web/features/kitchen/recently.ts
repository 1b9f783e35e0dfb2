/** What is older than this is not on the board: orders that nobody had to accept, with their payments and changes (milliseconds). */
const LISTED_FOR = 12 * 3_600_000;

/** The time from which the board lists, as queries need it. */
export const recently = (): string => new Date(Date.now() - LISTED_FOR).toISOString();
