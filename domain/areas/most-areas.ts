/** How many areas there may be: every page contains them. Apart from the attributes, which pages need not load. */
export const MOST_AREAS = 200;
