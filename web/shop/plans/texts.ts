/** Texts of the plans that are on sale. */
export const planTexts = {
  page: (shop: string) => ({
    title: 'Plans',
    description: `Home-style meals from ${shop} on the days you choose. Skip a day, pause or end at any time.`,
  }),
  planPage: { title: 'Plan' },
  heading: 'Plans',
  lead: 'Your meals on the days you choose, without ordering each one. Skip a day, pause or end at any time.',
  loading: 'Loading plans...',
  loadFailed: 'The plans could not be loaded',
  none: 'No plan is on sale right now',
  noneHint: 'You can order what you like from the menu.',
  toMenu: 'See the menu',
  toPlans: 'All plans',
  see: (plan: string) => `See ${plan}`,
  /** @param price of one meal */
  perMeal: (price: string) => `${price} a meal`,
  allIn: 'Packing, delivery and tax included',
  trial: (meals: number) => `Try it first: ${meals} meals`,
  /** @param price of all its meals, @param each of one meal */
  bundle: (meals: number, price: string, each: string) => `${meals} meals for ${price}, ${each} each`,
  /** Names of days, from the first to the last. */
  fromDayTo: (first: string, last: string) => `${first} to ${last}`,
  everyDay: 'Every day',
  thisWeek: 'This week',
  nextWeek: 'Next week',
  served: 'What you get',
  noMenu: 'The menu follows',
  closed: 'The kitchen is closed',
  when: 'When it comes',
  mealTime: {
    window: (from: string, until: string) => `${from} to ${until}`,
    sameDay: (time: string) => `You can skip or change it until ${time} on the same day.`,
    dayBefore: (time: string) => `You can skip or change it until ${time} the day before.`,
    daysBefore: (time: string, days: number) =>
      `You can skip or change it until ${time}, ${days} days before.`,
  },
  /** @param meal such as 'Lunch' */
  whereTo: (meal: string) => `${meal}: where to`,
  whereAll: 'Where to',
  where: 'Where we deliver',
  areas: (names: string) => `To these areas: ${names}.`,
  everywhere: 'To every address that the kitchen delivers to.',
} as const;
