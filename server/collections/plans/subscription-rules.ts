import { isDeepStrictEqual } from 'node:util';
import type { planAttributes } from '#domain/plans/attributes.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { Failure } from '#server/base/failure.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { takePlaces } from './meals/places.ts';
import type { Subscription } from './meals/planned-meals.ts';
import {
  type Asked,
  checkAddresses,
  checkChoices,
  checkDays,
  checkMealAddresses,
  checkMealTimes,
  checkPaidBy,
  checkWeekdays,
} from './subscribing.ts';

// Which rules of a subscription are checked again when which of its attributes changes (decision 110). What the cutoff asks again
// stands in `decide-meal.ts`.

/** The attributes that a change may write, by its customer or by admins for them. */
export const CHANGED = [
  'mealTimeIds',
  'weekdays',
  'quantity',
  'choices',
  'addressId',
  'addresses',
  'address',
  'endsOn',
  'paidBy',
  'companyId',
  'acceptsPrice',
  'takesBundle',
  'allergies',
  'allergiesConsent',
] as const;

/** What admins may change beside it: they move a customer to another plan (PLAN-34). */
export const CHANGED_BY_ADMINS = [...CHANGED, 'planId'] as const;

/** A subscription as somebody asks for it. */
export interface Asking {
  id: string;
  userId: string;
  plan: Document<typeof planAttributes>;
  /** Undefined: it is new. */
  before: Subscription['data'] | undefined;
  after: Asked & Pick<Subscription['data'], 'bundleLeft' | (typeof CHANGED_BY_ADMINS)[number]>;
}

/** What decides how a meal is cooked, brought and paid, beside its people: after its cutoff it stays until the meal is an order. */
export const OF_ORDERS = [
  'choices',
  'addressId',
  'addresses',
  'address',
  'paidBy',
  'companyId',
] as const satisfies readonly (typeof CHANGED)[number][];

/** What a company that pays agrees to. */
const PAID_FOR = ['planId', 'mealTimeIds', 'weekdays', 'quantity'] as const;

/** Whether somebody else pays after a change, or a company pays for something else, or longer. */
function isPaidOtherwise(before: Asked, after: Asked): boolean {
  if (after.paidBy !== before.paidBy || after.companyId !== before.companyId) return true;
  if (after.companyId === null) return false;
  const isLonger = before.endsOn !== null && (after.endsOn === null || after.endsOn > before.endsOn);
  return isLonger || PAID_FOR.some((name) => !isDeepStrictEqual(before[name], after[name]));
}

const RULES = {
  mealTimes: async (_, { plan, after }) => checkMealTimes(plan, after),
  weekdays: async (_, { plan, after }) => checkWeekdays(plan, after),
  choices: async (_, { plan, after }) => checkChoices(plan, after),
  days: async (work, { before, after }) => checkDays(work, after, before === undefined),
  async place(work, { userId, plan, after }) {
    await checkAddresses(work, userId, after, plan.data.areaIds);
  },
  async mealPlaces(work, { id, userId, plan, before }) {
    if (before) await checkMealAddresses(work, id, userId, plan.data.areaIds);
  },
  async payer(work, { id, userId, before, after }) {
    if (before && !isPaidOtherwise(before, after)) return;
    await checkPaidBy(work, id, userId, after);
    if (after.companyId !== null && after.bundleLeft > 0)
      throw new Failure('plan_bundle_refused', planMessages.bundleOpen);
  },
  places: (work, { id, before, after }) => takePlaces(work, id, before, after),
} as const satisfies Readonly<Record<string, (work: Work, asking: Asking) => Promise<void>>>;

type Rule = keyof typeof RULES;

/** An attribute that is missing here does not compile. Those without a rule are decided where their values are written. */
const CHECKED_AFTER: Readonly<Record<(typeof CHANGED_BY_ADMINS)[number], readonly Rule[]>> = {
  planId: ['mealTimes', 'weekdays', 'choices', 'place', 'mealPlaces', 'payer', 'places'],
  mealTimeIds: ['mealTimes', 'payer', 'places'],
  weekdays: ['weekdays', 'payer', 'places'],
  quantity: ['payer', 'places'],
  choices: ['choices'],
  addressId: ['place'],
  addresses: ['place'],
  address: ['place'],
  endsOn: ['days', 'payer', 'places'],
  paidBy: ['payer'],
  companyId: ['payer'],
  acceptsPrice: [],
  takesBundle: [],
  allergies: [],
  allergiesConsent: [],
};

const isRule = (name: string): name is Rule => Object.hasOwn(RULES, name);

/** Checks a new subscription, or a changed one by the rules of what has changed. Throws what its rules throw. */
export async function checkRules(work: Work, asking: Asking): Promise<void> {
  const { before, after } = asking;
  const isChanged = (name: keyof Asking['after']) => !before || !isDeepStrictEqual(before[name], after[name]);
  const asked = new Set(CHANGED_BY_ADMINS.filter(isChanged).flatMap((name) => CHECKED_AFTER[name]));
  for (const rule of Object.keys(RULES).filter(isRule)) if (asked.has(rule)) await RULES[rule](work, asking);
}
