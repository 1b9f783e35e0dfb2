import type { IssueKind } from './attributes.ts';
import { REPORT_WITHIN_MINUTES } from './reporting.ts';

/** Messages about reports of problems with an order, for server and pages. */
export const issueMessages = {
  notYet: 'A problem can be reported once the food has come. Until then, please call the kitchen.',
  tooLate: `A problem can be reported within ${REPORT_WITHIN_MINUTES} minutes of delivery. Please call the kitchen: it will find a way.`,
  alreadyOpen:
    'You have reported a problem with this order already. The kitchen answers on the order’s page.',
  movedOn: 'This report has been answered or closed meanwhile.',
  stays: 'A report stays as it was written. It can only be answered or closed.',
  needsAnswer: 'Please write an answer to the customer.',
  onlyWithAnswer: 'Money goes back along with an answer only.',
  noSuchLine: 'This order has fewer lines.',
  noSuchPhoto: 'Please attach a picture that you have uploaded yourself.',
} as const;

/** Each kind of problem in a few words. */
export const issueKindWords: Record<IssueKind, string> = {
  missing: 'Something is missing',
  wrong: 'I got something else',
  spilled: 'It was spilled or damaged',
  late: 'It came late',
  quality: 'It was not good',
};
