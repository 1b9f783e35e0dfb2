/** Texts of every import from a file; what names a noun stands with the noun. */
export const importTexts = {
  choose: 'Choose a file',
  another: 'Choose another file',
  reading: 'Reading the file...',
  notUtf8: 'This file is not UTF-8 text. Please save it as CSV UTF-8.',
  failed: 'The file could not be read. Please try again.',
  lost: 'The server did not answer. Please press again: nothing is entered twice.',
  preview: 'Preview',
  line: 'Line',
  effect: 'What happens',
  mistake: 'Mistake',
  /** What is wrong with a whole file. */
  file: {
    noColumns: (names: string) => `The first line must name the columns ${names}.`,
    columnTwice: 'Two columns of the file mean the same. Please take one of them out.',
    tooMany: (most: string) => `The file has more than ${most} lines. Please split it.`,
    empty: 'The file has no lines.',
    quotes: (line: string) =>
      `Line ${line} can’t be read: a quotation mark is missing or in the wrong place.`,
  },
  /** What can be wrong with lines of several files. */
  problems: {
    cells: 'This line has more cells than the first one. Put an amount with a comma into quotation marks.',
    longNote: 'The note is too long.',
  },
  mistakes: (count: number) =>
    count === 1
      ? '1 line has a mistake. Correct the file and choose it again.'
      : `${count} lines have mistakes. Correct the file and choose it again.`,
} as const;
