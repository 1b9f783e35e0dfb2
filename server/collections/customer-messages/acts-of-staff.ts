import type { LedgerKind } from '#domain/ledger/attributes.ts';
import type { Data } from '#domain/rows/data.ts';
import { userOf } from '#server/documents/access.ts';
import { changesOf, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { tell } from '#server/messages/tell.ts';
import { balanceAfterEntry } from '../balances/balances.ts';
import { ledgerEntries } from '../ledger/ledger-entries.ts';
import { topUps } from '../ledger/top-ups.ts';
import { mealPauses } from '../plans/meal-pauses.ts';
import { mealSubscriptions } from '../plans/meal-subscriptions.ts';
import { mealTimeTable, subscriptionTable } from '../plans/meals/planned-meals.ts';
import { meals } from '../plans/meals.ts';

// What people at work change of somebody's meals and money is told to them. Whoever changes their own sees it on the page.

const isByStaff = ({ actor }: Work, userId: string | null): userId is string =>
  userId !== null && actor.kind === 'user' && userOf(actor)?.id !== userId;

const anew = (id: string, { now }: Work) => `${id} ${now.toISOString()}`;

const planOf = ({ planName }: { planName: string | null }, { site }: Work) => planName ?? site.shop.name;

const toldSubscriptions = changesOf(mealSubscriptions, {
  async afterCreate(work, { id, data }) {
    const { userId, startsOn, price } = data;
    if (!isByStaff(work, userId)) return;
    const values = { plan: planOf(data, work), from: startsOn, price };
    await tell(work, userId, { kind: 'meal-subscribed', about: id, values });
  },
  async afterUpdate(work, before, { id, data }) {
    const { userId, endsOn } = data;
    if (!isByStaff(work, userId)) return;
    const plan = planOf(data, work);
    const ends = endsOn !== before.data.endsOn ? endsOn : null;
    if (ends === null)
      await tell(work, userId, {
        kind: 'meal-subscription-changed',
        about: anew(id, work),
        values: { plan },
      });
    else
      await tell(work, userId, {
        kind: 'meal-subscription-ended',
        about: anew(id, work),
        values: { plan, last: ends },
      });
  },
});

async function tellMeal(work: Work, id: string, data: Data<typeof meals.attributes>): Promise<void> {
  const { userId, mealTimeId, date, state } = data;
  if (!isByStaff(work, userId)) return;
  const mealTime = await find(work.sql, mealTimeTable, mealTimeId);
  await tell(work, userId, {
    kind: state === 'skipped' ? 'meal-skipped' : 'meal-changed',
    about: anew(id, work),
    values: { name: mealTime?.data.name ?? '', date },
  });
}

const toldMeals = changesOf(meals, {
  afterCreate: (work, { id, data }) => tellMeal(work, id, data),
  afterUpdate: (work, _before, { id, data }) => tellMeal(work, id, data),
});

const toldPauses = changesOf(mealPauses, {
  async afterCreate(work, { id, data: { userId, subscriptionId, from } }) {
    if (!isByStaff(work, userId)) return;
    const subscription = await find(work.sql, subscriptionTable, subscriptionId);
    if (!subscription) return;
    const values = { plan: planOf(subscription.data, work), from };
    await tell(work, userId, { kind: 'meal-paused', about: id, values });
  },
});

/** What is told of an entry that somebody recorded by hand; what stood in the notebook before is no news. */
function kindOf(kind: LedgerKind, isCredit: boolean) {
  if (kind === 'opening') return undefined;
  if (kind === 'payment') return isCredit ? 'money-received' : 'money-paid-back';
  return isCredit ? 'money-credited' : 'money-charged';
}

const toldEntries = changesOf(ledgerEntries, {
  async afterCreate(work, { id, data: { userId, kind, debit, credit } }) {
    const told = kindOf(kind, credit > 0);
    if (!told || !isByStaff(work, userId)) return;
    const values = { amount: credit > 0 ? credit : debit, balance: await balanceAfterEntry(work, userId) };
    await tell(work, userId, { kind: told, about: id, values });
  },
});

const toldTopUps = changesOf(topUps, {
  async afterUpdate(work, before, { id, data: { userId, amount, state, deniedAt } }) {
    if (!isByStaff(work, userId)) return;
    if (deniedAt !== null && before.data.deniedAt === null)
      await tell(work, userId, { kind: 'top-up-denied', about: anew(id, work), values: { amount } });
    if (state === 'paid' && before.data.state !== 'paid') {
      const values = { amount, balance: await balanceAfterEntry(work, userId) };
      await tell(work, userId, { kind: 'money-received', about: id, values });
    }
  },
});

/** Tells customers what people at work do for them. */
export const actsOfStaff = [toldSubscriptions, toldMeals, toldPauses, toldEntries, toldTopUps];
