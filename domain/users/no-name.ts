/** Shown to people at work in the place of a name that nobody has given. */
export const NO_NAME = 'No name given';
