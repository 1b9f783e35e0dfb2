import { prepSheetTexts } from '#domain/prep/sheet-texts.ts';

/** Texts of the prep list. */
export const prepTexts = {
  page: {
    title: prepSheetTexts.title,
    name: 'Prep',
    lead: 'How much of what must be ready until when: orders, meals of plans, and what is likely besides.',
  },
  loading: 'Loading the prep list...',
  failed: 'The prep list could not be loaded',
  day: 'Day',
  before: 'The day before',
  after: 'The next day',
  today: 'Today',
  span: 'Which part of the day',
  allDay: 'All day',
  ownSpan: 'From – until',
  from: 'From',
  until: 'Until',
  station: 'Station',
  everyStation: 'All stations',
  counts: {
    orders: (count: number) => (count === 1 ? '1 order ahead' : `${count} orders ahead`),
    soon: (count: number) => (count === 1 ? '1 order for now' : `${count} orders for now`),
    meals: (count: number) => (count === 1 ? '1 meal of plans' : `${count} meals of plans`),
    expected: (count: number) => `${count} can still be skipped`,
    unpaid: (count: number) => (count === 1 ? '1 is not paid for' : `${count} are not paid for`),
  },
  likely: {
    usual: (range: string, ordered: string) => `${range} on such a day, ${ordered} ordered so far`,
    tooFew:
      'What is likely is not said yet: not enough days. It needs four of the same weekday with orders, without holidays.',
  },
  notes: {
    choices: 'Chosen with plans',
    allergy: 'Allergy',
  },
  ready: (name: string, quantity: string) => `${name}, ${quantity}: ready`,
  readyPart: (ready: string, of: string) => `${ready} of ${of} ready`,
  notTicked: 'This could not be ticked. Please try again.',
  print: {
    open: 'Print',
    title: 'Print the prep list',
    failed: 'The print could not be noted, so changes will not be marked. Please try again.',
    more: (quantity: string, time: string) => `+${quantity} since ${time}`,
    less: (quantity: string, time: string) => `−${quantity} since ${time}`,
    /** On the screen, above what stands on paper only. */
    gone: (time: string) => `On the list of ${time}, and not needed any more`,
  },
  none: 'Nothing to prepare',
  noneHint: 'There are no orders ahead and no meals of plans for this time.',
} as const;
