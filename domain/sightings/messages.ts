/** Messages about money that was seen, for server and pages. */
export const sightingMessages = {
  modeTooEarly: (days: number) =>
    `This can be chosen once the step before it has run for ${days} days, so that there are figures to judge it by.`,
  notOpen: 'Somebody has decided about this money meanwhile. Please load the list again.',
  notForThis: 'This money can’t be for that order: its amount is another one.',
} as const;
