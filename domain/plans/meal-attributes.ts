import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { extraCodec, MOST_EXTRAS } from './meal-extras.ts';
import { MEAL_RATINGS, MOST_RATING_WORDS } from './meal-ratings.ts';
import { MEAL_STATES, MISSED_REASONS } from './meal-states.ts';
import { MONEY_CHOICES } from './missed-money.ts';
import { MOST_PEOPLE, MOST_TYPED_ADDRESS } from './subscription-attributes.ts';

/** How many days ahead a meal can be changed. Its documents are as many at most, for each meal time. */
export const MOST_DAYS_AHEAD = 62;

/** Days after which meals, pauses and ended subscriptions are deleted, as the privacy notice says (PLAN-19). */
export const MEAL_DAYS = 400;

/**
 * A meal of a subscription of which something differs, or that was decided at its cutoff. Planned meals that are as agreed have
 * no document. Customers skip one and bring it back, and change its people, address, note and extra dishes, until the cutoff (PLAN-11),
 * and rate it once it is delivered.
 */
export const mealAttributes = {
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  subscriptionId: { type: 'string', size: 36, min: 1, required: true, word: 'subscription' },
  date: { type: 'string', size: 10, required: true },
  mealTimeId: { type: 'string', size: 36, min: 1, required: true, word: 'meal time' },
  state: { type: 'string', size: 9, oneOf: MEAL_STATES, default: 'planned' },
  /** For how many people; null: as agreed. */
  quantity: { type: 'integer', min: 1, max: MOST_PEOPLE, word: 'people' },
  /** An address of the customer's book; null: as agreed. */
  addressId: { type: 'string', size: 36, word: 'address of the book' },
  /** Where to instead, as owners and managers typed it for somebody on the phone; null: as agreed. A meal has one of both. */
  address: { type: 'string', size: MOST_TYPED_ADDRESS, trim: true },
  note: { type: 'string', size: MAX_NOTE, trim: true },
  /** Dishes that are added to it at the price of the menu, and what they cost together. */
  extras: { type: 'records', max: MOST_EXTRAS, codec: extraCodec },
  extraCost: { type: 'money', min: 0, writtenBy: 'server', word: 'cost of extra dishes' },
  /** What it may cost although the money is short, and is owed then; null: it is cooked only if it is paid (PLAN-66). */
  onCreditUpTo: { type: 'money', min: 0, writtenBy: 'server', word: 'cooked on credit up to' },
  orderId: { type: 'string', size: 36, writtenBy: 'server', word: 'order' },
  /** How many people's meals were of the bundle. */
  fromBundle: { type: 'integer', min: 0, writtenBy: 'server', word: 'of the bundle' },
  /** What it costs for one person, without and in the bundle, since it was decided; null: not decided yet, or no bundle. */
  price: { type: 'money', min: 0, writtenBy: 'server' },
  bundleMealPrice: { type: 'money', min: 0, writtenBy: 'server', word: 'price in the bundle' },
  /** Why it was missed; null: it was not. */
  reason: {
    type: 'string',
    size: 8,
    oneOf: MISSED_REASONS,
    writtenBy: 'server',
  },
  /** What became of its money, if it did not reach its customer (PLAN-57); null: nobody has decided. */
  settledAs: { type: 'string', size: 6, oneOf: MONEY_CHOICES, writtenBy: 'server', word: 'money' },
  /** What its customer says of it once it is delivered, and in words (PLAN-53). */
  rating: { type: 'string', size: 4, oneOf: MEAL_RATINGS },
  ratingWords: { type: 'string', size: MOST_RATING_WORDS, trim: true, word: 'words of the rating' },
  /** When the cutoff, or what came after it, decided it. */
  decidedAt: { type: 'datetime', writtenBy: 'server', word: 'decided' },
} as const;
