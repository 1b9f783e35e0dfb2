/** Messages about closing a day, for server and pages. */
export const dayCloseMessages = {
  notADay: 'Please give the day as 2026-11-22.',
  inFuture: 'This day has not begun yet.',
  periodWrong: 'Please choose a first and a last day, at most a year apart.',
  closedBy: (name: string) =>
    `${name || 'Somebody'} has closed this day already. Please look at their figures.`,
  closed: 'This day is closed already. Please look at its figures.',
  moneyRecorded: 'Money was recorded since you looked. Please check the figures and close the day again.',
  counts: {
    unknownPlace: 'Nobody has money of this day in a place that was counted. Please load the day again.',
    twice: 'A place was counted twice. Please give one amount for each.',
    missing: 'Please count the cash of everybody who has some.',
  },
  onlyReopen: 'A closed day stays as it is. The owner can open it again, with a reason.',
  isReopened: 'This day was opened again already.',
} as const;
