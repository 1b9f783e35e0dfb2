import { FIRST_LANGUAGE, LANGUAGES, type Language, languageRow } from '#domain/languages/languages.ts';
import type { Words } from '#domain/rows/row.ts';
import { whole } from './rules/numbers.ts';
import {
  amountOrNone,
  choice,
  field,
  flag,
  type Section,
  type ValuesOf,
  withOwnNames,
} from './setting-rows.ts';

/** A time in whole minutes, at most a day. */
const minutes = (first: number, words: Words) => field('minutes', whole('minutes', 1, 1440), first, words);

/** The languages by their own names. */
const NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, [languageRow(language).name] as const]),
) as Readonly<Record<Language, readonly [string]>>;

/** How the kitchen accepts and times its orders. */
export const kitchen = {
  isPublic: true,
  onEveryPage: true,
  title: 'Orders and times',
  settings: {
    /**
     * Where the shown status of an order comes from:
     * - `age`: from the order's age, until the kitchen records a first step
     * - `board`: only from the steps that the kitchen records
     */
    orderMode: choice(['age', 'board'], 'age', ['How the status of an order is known'], {
      age: [
        'By the clock',
        'An order counts as on its way after 30 minutes and as delivered after 60, unless the kitchen says otherwise.',
      ],
      board: [
        'By the kitchen',
        'The kitchen accepts each order and takes every step. One that nobody accepts in time is cancelled.',
      ],
    }),
    /** The delivery time that is promised when an order is placed. */
    promiseMinutes: minutes(30, ['Promised within', 'Minutes from the order to the door.']),
    /** In `board` mode an order expires if nobody has accepted it after this time (LIFE-12). */
    acceptWithinMinutes: minutes(15, [
      'Accept within',
      'Minutes. By the kitchen, an order that waits longer is cancelled.',
    ]),
    /** In `board` mode the kitchen gets a mail if nobody has accepted an order after this time (ALERT-3). */
    alertAfterMinutes: minutes(3, [
      'Alert after',
      'Minutes that a new order may wait before the kitchen gets a mail about it.',
    ]),
    /** Whether the kitchen begins to cook when it accepts an order, so that starting is no step of its own (BOARD-24). */
    acceptStartsCooking: flag(false, ['Start of cooking'], {
      off: ['A step of its own', 'The kitchen accepts an order, and says later that it begins to cook it.'],
      on: [
        'With accepting',
        'One tap less for each order. Customers read ‘Preparing’ as soon as it is accepted.',
      ],
    }),
    /** An order counts as late this long after its promised time. */
    lateAfterMinutes: minutes(15, [
      'Late after',
      'Minutes past the promise; then the customer reads that the order is late.',
    ]),
    /** The age from which the board shows an order in amber, and in red. */
    amberAfterMinutes: minutes(15, ['Amber after', 'Minutes since the order, on the kitchen’s board.']),
    redAfterMinutes: minutes(25, ['Red after', 'Minutes since the order, on the kitchen’s board.']),
    /** Whether the board's tickets are large where a device has not chosen for itself (BOARD-32). */
    largeTickets: flag(false, ['Tickets of the board'], {
      off: [
        'Small',
        'More orders in sight at once. Each device can have its own size, under More on its board.',
      ],
      on: [
        'Large',
        'Larger letters and more room for fingers, on every device that has not chosen small ones.',
      ],
    }),
    /** Whether customers may fetch what they order, and how long it takes until it is ready. */
    pickup: flag(false, ['Pickup'], {
      off: ['Delivery only', 'Checkout asks for an address, as always.'],
      on: ['Delivery or pickup', 'Customers choose at checkout. Who fetches the food pays no delivery fee.'],
    }),
    pickupMinutes: minutes(20, ['Ready for pickup within', 'Minutes from the order to the counter.']),
    /** The most that a customer's order may come to if it is paid in cash, in rupees; null: any order (TRUST-2). */
    cashAtMost: amountOrNone(null, [
      'Cash up to (₹)',
      'Larger orders can’t be paid in cash. Leave it empty for any order.',
    ]),
    /** Whether a customer proves their phone number before their first order in cash (TRUST-3). */
    cashNeedsCode: flag(false, ['First order in cash'], {
      off: ['Without a code', 'Whoever has an account can order.'],
      on: [
        'With a code sent to the phone',
        'Asked once of each customer. To send the codes as text messages (SMS), ask whoever runs your server to connect a text message service. Until then each code waits under Mail, and you can read it out on the phone.',
      ],
    }),
    /**
     * The cart of visitors who are not signed in:
     * - `login`: adding a dish asks them to sign in first (CART-3)
     * - `browser`: their browser keeps the cart until they sign in (CART-19)
     */
    visitorCart: choice(['login', 'browser'], 'login', ['When customers can fill a cart'], {
      login: ['After signing in', 'Whoever adds a dish signs in first, and then has it in the cart.'],
      browser: [
        'Before signing in, too',
        'Visitors fill a cart that their browser keeps. They sign in at checkout, and nothing is lost.',
      ],
    }),
    /** The language of printed tickets and bills, and of mails to the kitchen and its future team (LANG-62). */
    language: withOwnNames(
      choice(
        LANGUAGES,
        FIRST_LANGUAGE,
        ['Language of the kitchen', 'Tickets, bills and mails to the kitchen are in it.'],
        NAMES,
      ),
    ),
  },
} as const satisfies Section;

export type KitchenSettings = ValuesOf<typeof kitchen.settings>;
export type OrderMode = KitchenSettings['orderMode'];
