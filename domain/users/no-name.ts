/** Words about people that several screens and papers have. @public */
export const userWords = { noName: 'No name given' } as const;

/** Shown to people at work in the place of a name that nobody has given. */
export const NO_NAME = userWords.noName;
