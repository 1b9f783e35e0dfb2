const nextFree = (next: string | undefined) =>
  next ? ` The next free time is ${next}.` : ' Please choose another day, or call the kitchen.';

/** Messages about the time of an order, for server and pages. @param next a time on a day, '9:00 am on Monday' */
export const slotMessages = {
  taken: (next: string | undefined) => `This time has just been taken.${nextFree(next)}`,
  notOffered: (next: string | undefined) => `We can’t take orders for this time.${nextFree(next)}`,
  notAhead: 'We take no orders ahead right now. Please order as soon as possible instead.',
  tooFar:
    'This is too far for a chosen time. Please order as soon as possible: the kitchen answers, and says by when it comes.',
  full: (next: string | undefined) =>
    `The kitchen has as many orders as it can cook right now. ${next ? `You can order for ${next}.` : 'Please try again a little later.'}`,
} as const;

const ordersAhead = (count: number) => (count === 1 ? '1 order ahead is' : `${count} orders ahead are`);

/** Messages about the orders ahead that a change of the settings affects. */
export const affectedMessages = {
  hours: (count: number) => `${ordersAhead(count)} due outside these hours.`,
  capacity: (count: number) => `${ordersAhead(count)} more than these numbers allow.`,
  pause: (count: number) => `${ordersAhead(count)} due within a day.`,
  stay: 'These orders stay as they are. Call their customers, or cancel them on the board.',
  question: 'Save although orders are affected?',
  save: 'Save',
} as const;
