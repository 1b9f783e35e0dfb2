/** Texts of entering opening balances from a file. */
export const openingTexts = {
  open: 'Bring your notebook',
  title: 'Balances from your notebook',
  text: 'A CSV file with the columns phone, name, balance and note. A minus before the balance means that the customer owes it: -1240. Nothing is entered before you have seen the preview.',
  choose: 'Choose a file',
  another: 'Choose another file',
  reading: 'Reading the file...',
  notUtf8: 'This file is not UTF-8 text. Please save it as CSV UTF-8.',
  failed: 'The file could not be read. Please try again.',
  lost: 'The server did not answer. Please press again: nothing is entered twice.',
  preview: 'Preview',
  columns: { line: 'Line', phone: 'Phone', name: 'Name', balance: 'Balance', effect: 'What happens' },
  kinds: { add: 'Is entered', known: 'Has one already: nothing is added', error: 'Mistake' },
  problems: {
    noPhone: 'This is no phone number. If it looks like 9.8E+09, set its column to text in your spreadsheet.',
    phoneTwice: 'This number stands in an earlier line.',
    noBalance: 'This is no balance, such as 340 or -1240.',
    longNote: 'The note is too long.',
    noColumns: 'The first line must name the columns phone and balance.',
    tooMany: 'The file has more than 2,000 lines. Please split it.',
    empty: 'The file has no lines.',
  },
  mistakes: (count: number) =>
    count === 1
      ? '1 line has a mistake. Correct the file and choose it again.'
      : `${count} lines have mistakes. Correct the file and choose it again.`,
  enter: (count: number) => (count === 1 ? 'Enter 1 balance' : `Enter ${count} balances`),
  done: (added: number) => (added === 1 ? '1 balance is entered' : `${added} balances are entered`),
  nothing: 'All of these are entered already.',
} as const;
