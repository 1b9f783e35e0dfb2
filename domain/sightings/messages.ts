/** Messages about money that was seen, for server and pages. */
export const sightingMessages = {
  modeTooEarly: (days: number) =>
    `This can be chosen once the step before it has run for ${days} days, so that there are figures to judge it by.`,
  notOpen: 'Somebody has decided about this money meanwhile. Please load the list again.',
  notForThis: 'This money can’t be for that order: its amount is another one.',
  notMarked: 'This amount or this UTR does not stand in the text. Please load the list again.',
  textGone: 'The text is a week old and gone. Please look at the bank.',
} as const;
