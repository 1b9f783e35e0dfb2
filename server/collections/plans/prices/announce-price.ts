import type { Paise } from '#domain/money.ts';
import { type AgreedPrice, awaitsAnswer, priceOn, withPrice } from '#domain/plans/prices/agreed-price.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { tell } from '#server/messages/tell.ts';
import { type Subscription, subscriptionTable } from '../meals/planned-meals.ts';
import { NOT_ANSWERED } from './not-answered.ts';
import { tellCompany } from './tell-company.ts';

/** What another price of a plan makes of the agreement of each of its subscribers. Writes nothing. */
export async function agreementsAfter(
  work: Work,
  planId: string,
  price: Paise,
): Promise<{ subscription: Subscription; agreed: AgreedPrice }[]> {
  const { fields } = subscriptionTable;
  const terms = {
    today: dayAt(work.now, work.site.shop.timeZone),
    pausesUnlessAgreed: work.site.plans.pausesUnanswered,
  };
  const theirs = and(equal(fields.planId, planId), equal(fields.state, 'active'));
  return (await findAll(work.sql, subscriptionTable, theirs)).map((subscription) => ({
    subscription,
    agreed: withPrice(subscription.data, price, terms),
  }));
}

/** Whether a subscriber is asked to agree to another price than before. */
export const isAskedAnew = ({ data }: Subscription, agreed: AgreedPrice): boolean =>
  awaitsAnswer(agreed) && (agreed.newPrice !== data.newPrice || !awaitsAnswer(data));

type Change = Awaited<ReturnType<typeof agreementsAfter>>[number];

/** Tells a subscriber what a new price of the plan does to them. @param about the same for all subscriptions of a person */
async function tellSubscriber(work: Work, { subscription, agreed }: Change, about: string): Promise<void> {
  const { data } = subscription;
  const { userId, companyId } = data;
  const today = dayAt(work.now, work.site.shop.timeZone);
  const plan = data.planName ?? work.site.shop.name;
  if (userId === null) return;
  const { newPrice: now, newPriceFrom: from } = agreed;
  if (isAskedAnew(subscription, agreed) && now !== null && from !== null) {
    const { price: before, pausesUnlessAgreed: pauses } = agreed;
    const values = { plan, before, now, from, pauses };
    if (companyId === null) await tell(work, userId, { kind: 'meal-price', about, values });
    else {
      await tellCompany(work, companyId, { kind: 'company-price', about, values });
      // Their meals would pause without anybody having told them.
      if (pauses) await tell(work, userId, { kind: 'company-price-waits', about, values: { plan, from } });
    }
    return;
  }
  if (companyId !== null) return;
  const before = priceOn(data, today) ?? data.price;
  const isCalledOff = agreed.newPrice === null && data.newPrice !== null && !data.keepsPrice;
  if (agreed.price < before || isCalledOff) {
    const values = { plan, before, now: agreed.price, hasBundle: data.bundleLeft > 0 };
    await tell(work, userId, { kind: 'meal-price-lower', about, values });
  } else if (now !== null && from !== null && now !== data.newPrice && agreed.acceptsNewPrice)
    await tell(work, userId, { kind: 'meal-price-agreed', about, values: { plan, now, from } });
}

/**
 * Gives the subscribers of a plan its new price: a lower one holds at once, a higher one is announced (PLAN-5, PLAN-59). Whoever
 * has several subscriptions is told once, and a company once for its people. The plan is locked, so that nobody subscribes at the
 * old price meanwhile, and so are the subscribers: an answer that comes at the same time is to the old price or to the new one.
 */
export async function announcePrice(work: Work, planId: string, price: Paise): Promise<void> {
  await work.sql.query(
    sql`select 1 from users where id in (select "userId" from "mealSubscriptions" where "planId" = ${planId} and state = 'active')
      order by id for no key update`,
    'lock the subscribers of a plan',
  );
  const about = `${planId} ${work.now.toISOString()}`;
  for (const change of await agreementsAfter(work, planId, price)) {
    const { subscription, agreed } = change;
    const isAnswered = agreed.newPrice !== null && !awaitsAnswer(agreed);
    await work.updateWhere(subscriptionTable, equal(subscriptionTable.fields.id, subscription.id), {
      ...agreed,
      ...(!isAnswered && NOT_ANSWERED),
    });
    await tellSubscriber(work, change, about);
  }
}
