import { MAX_ALLERGIES } from '#domain/allergies/attributes.ts';
import { jsonFields } from '#domain/option-groups/json-fields.ts';
import { BALANCE, LEDGER_METHODS } from '#domain/payments/methods.ts';
import type { RecordCodec } from '#domain/rows/row.ts';
import { DAYS_OF_WEEK, MOST_MEAL_TIMES } from './attributes.ts';
import { MOST_CHOSEN } from './standing-choices.ts';

/** The most subscriptions that somebody has at once. */
export const MOST_SUBSCRIPTIONS = 10;
/** The most people that a subscription is for. */
export const MOST_PEOPLE = 10;
/** The longest address that staff type (characters). */
export const MOST_TYPED_ADDRESS = 1000;

const SUBSCRIPTION_STATES = ['active', 'ended'] as const;

/** Where the meals of a meal time go, if that is another address of the customer's book. */
export interface MealAddress {
  mealTimeId: string;
  addressId: string;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 36 && !value.includes('\u0000');

export const addressCodec: RecordCodec<MealAddress> = {
  parse(value) {
    const { mealTimeId, addressId } = jsonFields(value) ?? {};
    return isId(mealTimeId) && isId(addressId) ? { mealTimeId, addressId } : undefined;
  },
  format: (address) => address,
};

/**
 * A customer's subscription to a plan. Customers write its meal times, days, people, choices, addresses and last day; price,
 * state and bundle are the server's (PLAN-10).
 */
export const mealSubscriptionAttributes = {
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server', word: 'person' },
  /** The customer for whom staff subscribe. Only requests have it; the subscription stores it as `userId`. */
  forUserId: { type: 'string', size: 36, account: true, writtenBy: 'admins', requestOnly: true },
  planId: { type: 'string', size: 36, min: 1, required: true, word: 'plan' },
  planName: { type: 'string', size: 80, writtenBy: 'server', word: 'name of the plan' },
  mealTimeIds: { type: 'texts', max: MOST_MEAL_TIMES, size: 36, required: true, word: 'meal times' },
  weekdays: { ...DAYS_OF_WEEK, required: true, word: 'days of the week' },
  /** For how many people. */
  quantity: { type: 'integer', min: 1, max: MOST_PEOPLE, default: 1, word: 'people' },
  choices: { type: 'texts', max: 10, size: MOST_CHOSEN, default: [] },
  /** What they do not tolerate, beside what their profile says; kept only with consent, until the subscription ends (PLAN-61). */
  allergies: { type: 'string', size: MAX_ALLERGIES, trim: true },
  allergiesConsent: { type: 'boolean', default: false, requestOnly: true, word: 'consent to keep allergies' },
  /** The version of the privacy notice under which they agreed. */
  allergiesNotice: { type: 'string', size: 20, writtenBy: 'server', word: 'notice about allergies' },
  /** The address of the customer's book; null: the address of their profile, or the one that staff typed. */
  addressId: { type: 'string', size: 36, word: 'address of the book' },
  /** Other addresses for single meal times. */
  addresses: { type: 'records', max: MOST_MEAL_TIMES, codec: addressCodec, word: 'other addresses' },
  /** What staff typed for a customer on the phone. */
  address: { type: 'string', size: MOST_TYPED_ADDRESS, trim: true, writtenBy: 'admins' },
  startsOn: { type: 'string', size: 10, required: true, word: 'first day' },
  endsOn: { type: 'string', size: 10, word: 'last day' },
  /** How meals are paid: from what the customer has paid ahead, or on their house account. */
  paidBy: { type: 'string', size: 8, oneOf: LEDGER_METHODS, default: BALANCE, word: 'paid by' },
  /** The company of the customer that pays its meals, on its house account; null: they pay themselves (PLAN-41). */
  companyId: { type: 'string', size: 36, word: 'company that pays' },
  state: { type: 'string', size: 8, oneOf: SUBSCRIPTION_STATES, assigned: true },
  /** What a meal for one person costs, as agreed; a higher price is announced, and holds once it is agreed to (PLAN-5). */
  price: { type: 'money', min: 0, assigned: true },
  newPrice: { type: 'money', min: 0, writtenBy: 'server', word: 'new price' },
  newPriceFrom: { type: 'string', size: 10, writtenBy: 'server', word: 'new price from' },
  acceptsNewPrice: { type: 'boolean', default: false, writtenBy: 'server', word: 'accepts the new price' },
  /** The new price that its customer has read and accepts: another one is refused. Only requests have it. */
  acceptsPrice: { type: 'money', min: 0, requestOnly: true, word: 'accepted price' },
  keepsPrice: { type: 'boolean', default: false, writtenBy: 'server', word: 'keeps the old price' },
  /** Whether its meals pause from the day of the new price until it is agreed to. */
  pausesUnlessAgreed: { type: 'boolean', default: false, writtenBy: 'server', word: 'pauses until agreed' },
  /** When it was agreed to, or the old price left, and who of the kitchen or of the company recorded it; null: its customer. */
  priceAnsweredAt: { type: 'datetime', writtenBy: 'server', word: 'price answered' },
  priceAnsweredBy: {
    type: 'string',
    size: 36,
    account: true,
    writtenBy: 'server',
    word: 'answer recorded by',
  },
  /** Whether it is a trial, which has so many meals. */
  trial: { type: 'boolean', default: false },
  mealsAtMost: { type: 'integer', min: 1, writtenBy: 'server', word: 'most meals' },
  /** Whether the customer takes a bundle now. Only requests have it. */
  takesBundle: { type: 'boolean', default: false, requestOnly: true },
  bundleLeft: { type: 'integer', min: 0, default: 0, writtenBy: 'server', word: 'left of the bundle' },
  bundleMealPrice: { type: 'money', min: 0, writtenBy: 'server', word: 'price in the bundle' },
  bundleUntil: { type: 'string', size: 10, writtenBy: 'server', word: 'last day of the bundle' },
  agreedAt: { type: 'datetime', assigned: true, word: 'agreed' },
} as const;
