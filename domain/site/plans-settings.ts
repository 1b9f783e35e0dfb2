import { flag, type Section } from './setting-rows.ts';

/** Whether the kitchen sells plans: meals that customers subscribe to (PLAN-9). */
export const plans = {
  isPublic: true,
  onEveryPage: true,
  title: 'Plans',
  settings: {
    isOn: flag(false, ['Meals that customers subscribe to'], {
      off: ['No plans', 'Customers order each meal themselves.'],
      on: [
        'Sell plans',
        'Lunch on every weekday, without ordering it. The kitchen must work with the board, and keep a ledger: meals are paid from it.',
      ],
    }),
    /** Whether a bundle lasts a day longer for each day on which the kitchen is closed; else its meals become balance. */
    extendsBundles: flag(true, ['Bundles on days on which the kitchen is closed'], {
      on: ['Last a day longer', 'For each such day on which a meal was planned.'],
      off: [
        'Turn the meal into balance',
        'Its part of the bundle becomes balance that the customer uses as they like.',
      ],
    }),
    /** Whether meals pause for whoever does not answer a higher price; else they keep the old one until they do (PLAN-5). */
    pausesUnanswered: flag(false, ['Who does not answer a higher price'], {
      off: ['Keeps the old price', 'Until they agree, or you write down on the phone that they do.'],
      on: [
        'Is paused',
        'From the day of the new price nothing is cooked for them until they agree. Holds for prices that you raise from now on.',
      ],
    }),
  },
} as const satisfies Section;
