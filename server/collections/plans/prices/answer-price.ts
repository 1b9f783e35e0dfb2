import { type Paise, toRupees } from '#domain/money.ts';
import { awaitsAnswer } from '#domain/plans/prices/agreed-price.ts';
import type { PriceAnswer } from '#domain/plans/prices/new-prices.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { checkPlansOn } from '#server/collections/plans-on.ts';
import { userOf } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { personsOf } from '#server/documents/audit-persons.ts';
import type { Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { tell } from '#server/messages/tell.ts';
import { mealSubscriptions } from '../meal-subscriptions.ts';
import {
  checkInTime,
  daysAround,
  lockSubscribers,
  readContexts,
  readMealTimes,
  type StoredContext,
  type Subscription,
  subscriptionTable,
} from '../meals/planned-meals.ts';
import { answered } from './answered.ts';
import { tellCompany } from './tell-company.ts';

// Answers to a higher price that people of the kitchen, or of a company, write down (PLAN-5). Each is to one price: it changes
// nothing once the plan has got another.

const { fields } = subscriptionTable;

/** What was written down, and how many were left out: another was faster, or the price has changed. */
export interface Answered {
  done: number;
  left: number;
}

interface Asked {
  answer: PriceAnswer;
  price: Paise;
}

const planOf = ({ data }: Subscription, { site }: Work) => data.planName ?? site.shop.name;

/** Tells whoever pays that they are asked again, or what was written down. @param about the same for one request */
async function tellPayer(work: Work, subscription: Subscription, answer: PriceAnswer, about: string) {
  const { data } = subscription;
  const { userId, companyId, price: before, newPrice, newPriceFrom, pausesUnlessAgreed: pauses } = data;
  if (newPrice === null || newPriceFrom === null || userId === null) return;
  const plan = planOf(subscription, work);
  const told = { plan, now: newPrice, from: newPriceFrom };
  if (answer === 'remind') {
    // Once a day, however often somebody presses.
    const again = { about: `${data.planId} ${newPrice} ${dayAt(work.now, work.site.shop.timeZone)}` };
    const values = { ...told, before, pauses };
    if (companyId === null) await tell(work, userId, { kind: 'meal-price', ...again, values });
    else await tellCompany(work, companyId, { kind: 'company-price', ...again, values });
    return;
  }
  const isAgreed = answer === 'agree';
  const message = isAgreed
    ? ({ kind: 'meal-price-agreed', about, values: told } as const)
    : ({ kind: 'meal-price-kept', about, values: { plan, now: before } } as const);
  if (companyId === null) return tell(work, userId, message);
  await tellCompany(work, companyId, message);
  // They had been told that their meals might pause.
  if (pauses) await tell(work, userId, { kind: 'company-price-over', about, values: { plan } });
}

/** Writes one answer down. The subscriber is locked. Throws Failure meal_cutoff_passed. */
async function store(
  work: UnitOfWork,
  subscription: Subscription,
  context: StoredContext,
  { answer, price }: { answer: Exclude<PriceAnswer, 'remind'>; price: Paise },
): Promise<void> {
  const { id, data } = subscription;
  const change = answered(work, answer);
  checkInTime(work, { agreement: data, context }, { agreement: { ...data, ...change } });
  const [after] = await work.updateWhere(subscriptionTable, equal(fields.id, id), change);
  if (!userOf(work.actor)?.role) return;
  const [old, next] = answer === 'agree' ? [data.price, price] : [price, data.price];
  await recordAudit(work, {
    action: 'update',
    collection: mealSubscriptions.name,
    documentId: id,
    label: `${planOf(subscription, work)} of ${data.userId}`,
    persons: personsOf(mealSubscriptions, [subscription, after]),
    changes: [
      { field: answer === 'agree' ? 'acceptsNewPrice' : 'keepsPrice', before: false, after: true },
      { field: 'newPrice', before: toRupees(old), after: toRupees(next) },
    ],
  });
}

const isSo = ({ data }: Subscription, answer: PriceAnswer): boolean =>
  answer === 'agree' ? data.acceptsNewPrice : answer === 'keep' ? data.keepsPrice : !awaitsAnswer(data);

/**
 * Writes down what subscribers, or companies for their people, have answered to a price, or reminds them. What somebody else has
 * written down already stays as it is, and is counted as done. Nobody leaves the old price to themselves.
 * @throws Failure plan_price_changed if none of them is asked for this price any more, meal_cutoff_passed for a single one
 */
async function answerAll(
  work: UnitOfWork,
  ids: readonly string[],
  { answer, price }: Asked,
): Promise<Answered> {
  checkPlansOn(work);
  await lockSubscribers(work, ids);
  const found = await findAll(
    work.sql,
    subscriptionTable,
    and(equal(fields.id, ...ids), equal(fields.state, 'active')),
  );
  const own = actorId(work.actor);
  const asked = found.filter(
    ({ data }) => data.newPrice === price && !(answer === 'keep' && data.userId === own),
  );
  if (asked.length === 0) throw new Failure('plan_price_changed');
  const mealTimes = await readMealTimes(work.sql);
  const contexts = await readContexts(work.sql, work.site, asked, daysAround(work).from, mealTimes);
  const about = work.now.toISOString();
  let done = 0;
  for (const subscription of asked) {
    const context = contexts.get(subscription.id);
    if (isSo(subscription, answer)) done++;
    else if (context) {
      try {
        if (answer !== 'remind') await store(work, subscription, context, { answer, price });
      } catch (error) {
        if (ids.length === 1 || !(error instanceof Failure)) throw error;
        continue;
      }
      await tellPayer(work, subscription, answer, `${subscription.data.planId} ${about}`);
      done++;
    }
  }
  return { done, left: ids.length - done };
}

/** What the kitchen writes down about some subscriptions. */
export const answerPrices = (
  work: UnitOfWork,
  { subscriptionIds, ...asked }: Asked & { subscriptionIds: readonly string[] },
): Promise<Answered> => answerAll(work, subscriptionIds, asked);

/** What a company agrees to once, for all its people on a plan. Throws Failure plan_price_changed. */
export async function agreeForCompany(
  work: UnitOfWork,
  companyId: string,
  { planId, price }: { planId: string; price: Paise },
): Promise<Answered> {
  const theirs = and(
    equal(fields.companyId, companyId),
    equal(fields.planId, planId),
    equal(fields.newPrice, price),
  );
  const found = await findAll(work.sql, subscriptionTable, and(theirs, equal(fields.state, 'active')));
  return answerAll(
    work,
    found.map(({ id }) => id),
    { answer: 'agree', price },
  );
}
