import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Paise } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { readRecords } from '#domain/plans/read-records.ts';
import { addressCodec, type MealAddress } from '#domain/plans/subscription-attributes.ts';
import type { Day } from '#domain/time/local-time.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** A subscription as its customer sees it. */
export interface ShownSubscription {
  id: string;
  /** Its version: a change of an older one is refused. */
  updatedAt: string;
  planId: string;
  planName: string;
  isActive: boolean;
  isTrial: boolean;
  mealTimeIds: readonly string[];
  weekdays: readonly Weekday[];
  quantity: number;
  /** The chosen options, such as 'Bread: Roti'. */
  choices: readonly string[];
  /** What they said of the plan that they do not tolerate. */
  allergies: string | null;
  /** The address of the customer's book; null: that of the profile, or one that the kitchen has written. */
  addressId: string | null;
  /** Other addresses for single meal times. */
  addresses: readonly MealAddress[];
  startsOn: Day;
  endsOn: Day | null;
  paidBy: PaymentMethod;
  /** Whether the customer's company pays. */
  isCompanys: boolean;
  /** The name of the company that pays; null while it is not loaded, and if no company pays. */
  company: string | null;
  price: Paise;
  /** A higher price that was announced, and is not answered yet; `pauses`: nothing is cooked from its day on without an answer. */
  rise: { price: Paise; from: Day; pauses: boolean } | null;
  bundleLeft: number;
  bundleMealPrice: Paise | null;
  bundleUntil: Day | null;
}

const riseOf = (document: StoredDocument<'mealSubscriptions'>): ShownSubscription['rise'] => {
  const { newPrice, newPriceFrom, acceptsNewPrice, keepsPrice, pausesUnlessAgreed: pauses } = document;
  if (newPrice === null || newPriceFrom === null || acceptsNewPrice || keepsPrice) return null;
  return { price: newPrice, from: newPriceFrom, pauses };
};

export const shownSubscription = (document: StoredDocument<'mealSubscriptions'>): ShownSubscription => ({
  id: document.$id,
  updatedAt: document.$updatedAt,
  planId: document.planId,
  planName: document.planName ?? '',
  isActive: document.state === 'active',
  isTrial: document.trial,
  mealTimeIds: document.mealTimeIds,
  weekdays: WEEKDAYS.filter((day) => document.weekdays.includes(day)),
  quantity: document.quantity,
  choices: document.choices,
  allergies: document.allergies,
  addressId: document.addressId,
  addresses: readRecords(addressCodec, document.addresses),
  startsOn: document.startsOn,
  endsOn: document.endsOn,
  paidBy: document.paidBy,
  isCompanys: document.companyId !== null,
  company: null,
  price: document.price,
  rise: riseOf(document),
  bundleLeft: document.bundleLeft,
  bundleMealPrice: document.bundleMealPrice,
  bundleUntil: document.bundleUntil,
});

/** A customer's subscriptions, the oldest first. */
export const subscriptionsQuery = (sdk: Sdk, userId: string) =>
  queryOptions({
    queryKey: ['mealSubscriptions', userId],
    queryFn: async () =>
      (await listEvery(sdk, 'mealSubscriptions', [Query.equal('userId', userId)])).map((document) =>
        shownSubscription(document),
      ),
  });
