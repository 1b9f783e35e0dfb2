/** Texts of the page that the link of a message about a meal opens (PLAN-16). */
export const skipMealTexts = {
  page: { title: 'Skip a meal' },
  loading: 'Loading the meal',
  loadFailed: 'The meal could not be loaded',
  question: (name: string, day: string) => `Skip ${name} on ${day}?`,
  people: (count: number) => (count === 1 ? 'For one person' : `For ${count} people`),
  free: 'You pay nothing for a meal that you skip.',
  until: (moment: string) => `It can be skipped until ${moment}.`,
  skip: 'Skip this meal',
  failed: 'The meal could not be skipped. Please try again.',
  skipped: (name: string, day: string) => `${name} on ${day} is skipped`,
  skippedHint: 'You pay nothing for it. Sign in to bring it back.',
  late: 'This came too late',
  lateHint: (name: string, day: string, moment: string) =>
    `${name} on ${day} could be skipped until ${moment}. The kitchen cooks it now.`,
  none: (name: string, day: string) => `There is no ${name} on ${day}`,
  noneHint: 'It is not planned, so there is nothing to skip.',
  gone: 'This link does not work',
  goneHint: 'Please open it from the message again, or sign in to change your meals.',
  toMeals: 'See my meals',
} as const;
