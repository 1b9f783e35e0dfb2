import { rupees, toPaise } from '#domain/money.ts';
import { planMessages } from '#domain/plans/messages.ts';
import type { UnpaidAct, UnpaidMeal } from '#domain/plans/unpaid-meals.ts';
import { type Day, dayAt, isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { checkPlansOn } from '#server/collections/plans-on.ts';
import { actorId } from '#server/documents/actor.ts';
import { audit } from '#server/documents/audit.ts';
import { find, findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { tell } from '#server/messages/tell.ts';
import { lockSubscribers, mealTable, mealTimeTable } from '../meals/planned-meals.ts';
import { meals } from '../meals.ts';
import { unpaidOn } from './read-unpaid.ts';

/** A meal that a request is about. */
interface Chosen {
  subscriptionId: string;
  mealTimeId: string;
}

/** How many meals something was done about, and how many were left out: they are paid by now, or it is too late. */
export interface ActedOn {
  done: number;
  left: number;
}

const keyOf = ({ subscriptionId, mealTimeId }: Chosen) => `${subscriptionId} ${mealTimeId}`;

/** Stores what a meal may cost on credit. Its subscription is locked. */
async function storeCredit(work: UnitOfWork, unpaid: UnpaidMeal, isCooked: boolean): Promise<void> {
  const { subscriptionId, userId, date, mealTimeId } = unpaid;
  const { fields } = mealTable;
  const itself = and(
    equal(fields.subscriptionId, subscriptionId),
    equal(fields.date, date),
    equal(fields.mealTimeId, mealTimeId),
  );
  const [before] = await findAll(work.sql, mealTable, itself);
  const onCreditUpTo = isCooked ? toPaise(rupees(unpaid.total)) : null;
  const after = before
    ? (await work.updateWhere(mealTable, equal(fields.id, before.id), { onCreditUpTo }))[0]
    : await work.add(mealTable, uniqueId(), { userId, subscriptionId, date, mealTimeId, onCreditUpTo });
  await audit(work, meals, before, after);
}

/** Tells its customer of a meal that is not paid, or that it is cooked anyway. Of a company's limit they can do nothing. */
async function tellUnpaid(work: UnitOfWork, unpaid: UnpaidMeal, act: UnpaidAct): Promise<void> {
  const { userId, date, mealTimeId, subscriptionId, until } = unpaid;
  const name = (await find(work.sql, mealTimeTable, mealTimeId))?.data.name ?? '';
  const missing = toPaise(rupees(unpaid.missing));
  const about = `${date} ${mealTimeId} ${subscriptionId}`;
  if (act === 'cook') {
    const values = { name, date, amount: missing };
    await tell(work, userId, {
      kind: 'meal-cooked-anyway',
      about: `${about} ${work.now.toISOString()}`,
      values,
    });
    return;
  }
  // A reminder goes out once a day, however often somebody presses.
  const when = act === 'remind' ? dayAt(work.now, work.site.shop.timeZone) : work.now.toISOString();
  const values = { name, date, until, missing };
  const expiresAt = new Date(until);
  await tell(work, userId, { kind: 'meal-short', about: `asked ${about} ${when}`, values, expiresAt });
}

/** Whether there is nothing to do about a meal. A company answers for its own limit, and nobody gives credit to themselves. */
function isLeft(work: UnitOfWork, unpaid: UnpaidMeal, act: UnpaidAct): boolean {
  if (unpaid.company !== null || new Date(unpaid.until) <= work.now) return true;
  if (act === 'remind') return unpaid.isOnCredit;
  return unpaid.userId === actorId(work.actor);
}

/**
 * Does something about meals of a day that are not paid: reminds their customers, has them cooked anyway, so that they are owed,
 * or takes that back (PLAN-66). What is so already stays, and is counted as done.
 * @throws Failure meal_cutoff_passed if nothing is left to do about a single one
 */
export async function actOnUnpaid(
  work: UnitOfWork,
  { act, date, meals: chosen }: { act: UnpaidAct; date: Day; meals: readonly Chosen[] },
): Promise<ActedOn> {
  checkPlansOn(work);
  if (!isDay(date)) throw new Failure('general_argument_invalid', planMessages.dayWrong);
  await lockSubscribers(
    work,
    chosen.map(({ subscriptionId }) => subscriptionId),
  );
  const wanted = new Set(chosen.map(keyOf));
  const found = (await unpaidOn(work, date)).filter((each) => wanted.has(keyOf(each)));
  let done = 0;
  for (const unpaid of found) {
    if (isLeft(work, unpaid, act)) continue;
    done++;
    const isSo = act === 'cook' ? unpaid.isOnCredit : act === 'stop' && !unpaid.isOnCredit;
    if (isSo) continue;
    if (act !== 'remind') await storeCredit(work, unpaid, act === 'cook');
    await tellUnpaid(work, unpaid, act);
  }
  if (done === 0) throw new Failure('meal_cutoff_passed');
  return { done, left: wanted.size - done };
}
