import { mealTimeAttributes } from '#domain/plans/meal-time-attributes.ts';
import { rowWords } from '#domain/rows/words.ts';

/** Texts of the list of meal times. */
export const mealTimeTexts = {
  page: {
    title: 'Meal times',
    lead: 'When meals are delivered, and until when customers can change them.',
  },
  loading: 'Loading the meal times...',
  loadFailed: 'The meal times could not be loaded',
  none: 'No meal time yet',
  noneHint: 'Begin with one, such as lunch: when it is delivered, and until when customers can change it.',
  add: 'New meal time',
  window: (from: string, until: string) => `Delivered ${from} to ${until}`,
  /** Until when a meal can be changed. */
  cutoffs: {
    sameDay: (time: string) => `can be changed until ${time} on the same day`,
    dayBefore: (time: string) => `can be changed until ${time} the day before`,
    daysBefore: (days: number, time: string) => `can be changed until ${time}, ${days} days before`,
  },
  atMost: (count: number) => `at most ${count} meals a day`,
  fields: rowWords(mealTimeAttributes),
  saved: 'Meal time saved',
  failed: 'This could not be saved. Please try again.',
  gone: 'This was deleted meanwhile.',
  removeConsequence: 'It goes for good.',
  removed: 'Meal time deleted',
} as const;
