import type { GrievanceCategory, GrievanceOutcome } from './attributes.ts';

/** Messages about complaints, for server and pages. */
export const grievanceMessages = {
  empty: 'Please fill in this field',
  invalidEmail: 'Please enter a valid email address',
  notANumber: 'Please enter the number of the order, such as 1042, or leave it empty',
  tooLong: (most: number) => `Please use at most ${most} characters`,
  unknownCategory: 'Please choose what it is about',
  notFound: 'There is no complaint with this link. Please open the link in the newest mail about it.',
  closed: 'This complaint is closed. Please ask its author to file a new one.',
  stays: 'A complaint stays as it was written. It can only be answered and closed.',
  needsAnswer: 'Please write an answer.',
  needsOutcome: 'Please say how the complaint ended.',
} as const;

/** What a complaint is about, in a few words. */
export const grievanceCategoryWords: Record<GrievanceCategory, string> = {
  order: 'An order',
  payment: 'A payment',
  refund: 'A refund',
  food: 'The food',
  delivery: 'The delivery',
  privacy: 'My personal data',
  other: 'Something else',
};

/** How a complaint ended, in a few words. */
export const grievanceOutcomeWords: Record<GrievanceOutcome, string> = {
  settled: 'Settled',
  refused: 'Not accepted',
  withdrawn: 'Withdrawn',
};
