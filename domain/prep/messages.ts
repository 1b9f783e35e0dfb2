/** Messages about what the kitchen prepares, for server and pages. */
export const prepMessages = {
  noSuchStation: 'This station is not on the menu any more. Please choose another one.',
  dayWrong: 'Please give the day like 2026-08-03.',
  dishMissing: 'Please say which dish.',
  spanWrong: 'The end must be after the beginning.',
} as const;
