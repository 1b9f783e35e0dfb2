import { lastPaidDay } from '#domain/companies/last-paid-day.ts';
import { mealTimeAttributes } from '#domain/plans/meal-time-attributes.ts';
import { mealSubscriptionAttributes } from '#domain/plans/subscription-attributes.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';

const subscriptionTable = tableOf('mealSubscriptions', mealSubscriptionAttributes);
const mealTimeTable = tableOf('mealTimes', mealTimeAttributes);

/** Ends what the company pays for somebody, from the next cutoff on. Their profile is locked. */
export async function endSubscriptions(work: Work, companyId: string, userId: string): Promise<void> {
  const { fields: of } = subscriptionTable;
  const paid = and(equal(of.userId, userId), equal(of.companyId, companyId), equal(of.state, 'active'));
  const [subscriptions, mealTimes] = await Promise.all([
    findAll(work.sql, subscriptionTable, paid),
    findAll(work.sql, mealTimeTable, and()),
  ]);
  const known = mealTimes.map(({ id, data }) => ({ id, ...data }));
  for (const { id, data } of subscriptions) {
    const last = lastPaidDay(data.mealTimeIds, known, work.now, work.site.shop.timeZone);
    if (data.endsOn === null || data.endsOn > last)
      await work.updateWhere(subscriptionTable, equal(of.id, id), { endsOn: last });
  }
}
