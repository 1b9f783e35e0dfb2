/** The board lists orders that nobody has to accept, with their payments and changes, for this long (milliseconds). */
const LISTED_FOR = 12 * 3_600_000;

/** The earliest time that the board lists, as ISO text for queries. */
export const recently = (): string => new Date(Date.now() - LISTED_FOR).toISOString();
