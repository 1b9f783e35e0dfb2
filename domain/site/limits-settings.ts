import * as v from 'valibot';
import { whole, wholeOrNone } from './rules/numbers.ts';
import { field, flag, type Section } from './setting-rows.ts';

const MOST_COUNTRIES = 50;
const COUNTRIES = 'must name calling codes such as 91, one a line';
const country = v.pipe(
  v.string(COUNTRIES),
  v.trim(),
  v.transform((code) => code.replace(/^\+/, '')),
  v.regex(/^[1-9]\d{0,5}$/, COUNTRIES),
);
const countries = v.pipe(
  v.array(country, COUNTRIES),
  v.minLength(1, COUNTRIES),
  v.maxLength(MOST_COUNTRIES, COUNTRIES),
);
const count = wholeOrNone('count', 1, 1000);

/** What one customer or one network can use up at most. */
export const limits = {
  isPublic: false,
  title: 'Limits against misuse',
  settings: {
    /** The calling codes of the countries to which text messages are sent, such as 91. */
    textCountries: field(
      'lines',
      countries,
      ['91'],
      [
        'Countries that get text messages',
        'Their calling codes, one a line, such as 91. Messages to other countries cost more, and programs ask for them.',
      ],
    ),
    /** Codes that are sent as text messages in one day of the kitchen, to all people together (LIMIT-2). */
    codesPerDay: field('count', whole('count', 0, 100_000), 300, [
      'Codes by text message a day',
      'To all people together. Above it nobody gets a code until midnight, and you get a mail.',
    ]),
    /** Texts about meals, orders and money in one day of the kitchen, beside its codes (TELL-3). */
    textsPerDay: field('count', whole('count', 0, 100_000), 300, [
      'Texts about meals and orders a day',
      'To all customers together, beside the codes. Above it, messages wait on your list “To tell”.',
    ]),
    /** The same to one number (TELL-3). */
    textsPerNumber: field('count', whole('count', 0, 100), 6, [
      'Of these to one number',
      'More messages of a day to the same customer wait on your list.',
    ]),
    /** What the gateway takes for a text, in paise, so that the owner sees what an import will cost. */
    textPaise: field('count', whole('count', 0, 10_000), 25, [
      'Price of one text, in paise',
      'Only to show you what messages cost before they go out.',
    ]),
    /** Orders of one anonymous account that wait for the kitchen's answer, in `board` mode (LIMIT-4); null: any number. */
    ordersPerGuest: field('countOrNone', count, 2, [
      'Waiting orders without an account',
      'Of one customer who has not signed in, until you accept them. Empty: any number.',
    ]),
    /** The same of all anonymous accounts of one network together. */
    ordersPerNetwork: field('countOrNone', count, 10, [
      'The same from one network',
      'All customers of a home or a phone network together. Empty: any number.',
    ]),
    /** Portions of a dish with a limited number of them, in one such order; null: any number. */
    portionsPerGuest: field('countOrNone', count, 10, [
      'Portions in one such order',
      'Of a dish with a number of portions a day. Empty: any number.',
    ]),
    /** Whether accounts that have verified neither e-mail nor phone count as anonymous in these three. */
    unverifiedAreGuests: flag(false, ['For whom these three limits hold'], {
      off: ['Only who has not signed in', 'Whoever makes up an e-mail address can hold more dishes, too.'],
      on: [
        'Also accounts without a proven address',
        'Customers first prove their e-mail address or phone number. Turn this on if somebody takes your dishes with made-up accounts.',
      ],
    }),
    /** Whether only people who have received a dish review it (REVIEW-9). For anonymous accounts it is always so. */
    onlyBuyersReview: flag(false, ['Who may review a dish'], {
      off: ['Whoever has an account', 'People without an account need to have received the dish.'],
      on: ['Only who has received it', 'Whoever has not ordered the dish can’t review it.'],
    }),
  },
} as const satisfies Section;
