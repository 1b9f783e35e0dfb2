/** Texts about when an order comes: as soon as possible, or at a time that its customer chooses. */
export const whenTexts = {
  title: 'When?',
  soon: 'As soon as possible',
  /** Of a delivery and of a pickup. */
  comes: {
    delivery: (window: string) => `With you ${window}`,
    pickup: (window: string) => `Ready for you ${window}`,
  },
  /** Why an order as soon as possible comes later than usual. */
  busy: (minutes: number) =>
    `The kitchen is busy right now, so it takes about ${minutes} minutes longer than usual.`,
  notNow: 'Not while the kitchen is closed',
  /** While the kitchen is open and has no room. */
  fullNow: 'Not now: the kitchen is full for the next hours',
  later: 'Order for later',
  laterNote: 'You choose a day and a time.',
  day: 'Day',
  time: 'Time',
  today: (date: string) => `Today, ${date}`,
  tomorrow: (date: string) => `Tomorrow, ${date}`,
  chooseTime: 'Choose a time',
  fullAt: (time: string) => `${time} · full`,
  /** Where the kitchen is closed, and takes orders ahead. */
  orInstead: 'You can order for later now: choose a time below.',
  taken: 'The time that you chose is not free any more. Please choose another one.',
  missing: 'Please choose a time.',
  /** Of an order ahead. */
  plannedFor: (moment: string) => `Ordered for ${moment}`,
} as const;
