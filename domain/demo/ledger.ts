import type { ledgerEntryAttributes } from '#domain/ledger/attributes.ts';
import { periodOf } from '#domain/ledger/house-account.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { isLedger } from '#domain/payments/methods.ts';
import { mealWords } from '#domain/plans/meal-words.ts';
import type { NewData } from '#domain/rows/data.ts';
import { addDays, dayAt, momentOf } from '#domain/time/local-time.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoDocument } from './documents.ts';
import type { DemoMeals } from './meals.ts';
import type { DemoWorld } from './order-plan.ts';
import type { DemoOrder } from './orders.ts';
import { MEAL_TIMES } from './plans.ts';
import { DEMO_PEOPLE } from './roles.ts';

type Entry = DemoDocument<NewData<typeof ledgerEntryAttributes>>;
type Draft = Pick<Entry['data'], 'kind'> & Partial<Entry['data']>;

/** Where a customer stands after their entries. */
export interface DemoStanding {
  userId: string;
  /** Below 0 if they owe. */
  balance: Paise;
  /** The time of the oldest debit that is not paid. */
  owedSince: Date | null;
  /** What they may owe; null without a house account. */
  houseLimit: Paise | null;
}

export interface DemoLedger {
  /** The oldest first. */
  entries: readonly Entry[];
  standings: readonly DemoStanding[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIMIT = paise(1_000_000);
/** Whoever has used this part of their limit pays all of it, so that the meals of the next days are still within it. */
const NEARLY = 0.85;
const LATE = paise(4_000);
/** Most pay what they owe in the first days of the next month; whoever has ended a plan hardly ever does. */
const PAYS = 0.8;
const SELDOM = 0.1;
const FIRST_TRANSFER = 532_900_000_000;

const [{ id: CUSTOMER }] = DEMO_PEOPLE;

const byTime = (one: Entry, other: Entry) => Number(one.data.at) - Number(other.data.at);
const changeOf = ({ data }: Entry): number => (data.debit ?? 0) - (data.credit ?? 0);

/** Adds up entries as they come: credits pay the oldest debits first. */
function standingOf(userId: string, houseLimit: Paise | null, entries: readonly Entry[]): DemoStanding {
  const of = (side: 'debit' | 'credit') => entries.reduce((sum, { data }) => sum + (data[side] ?? 0), 0);
  let paid = of('credit');
  const unpaid = entries.find(({ data }) => {
    paid -= data.debit ?? 0;
    return paid < 0;
  });
  const balance = paise(of('credit') - of('debit'));
  return { userId, balance, owedSince: unpaid?.data.at ?? null, houseLimit };
}

/** What the customers with a ledger have paid ahead, eaten and ordered, and paid of that later (DEMO-2). */
export function ledgerOf(
  { random, now, site, people }: DemoWorld,
  orders: readonly DemoOrder[],
  { company, houseLimit }: DemoCompany,
  { cooked, topUps, subscriptions }: DemoMeals,
): DemoLedger {
  const manager = people.staff.find(({ role }) => role === 'manager')?.id ?? null;
  const { timeZone } = site.shop;
  const mealOf = new Map(cooked.map((meal) => [meal.orderId, meal]));
  let count = 0;
  const entry = (userId: string, at: Date, draft: Draft): Entry => {
    const id = `demo-entry-${`${++count}`.padStart(4, '0')}`;
    const data = { userId, at, debit: ZERO_PAISE, credit: ZERO_PAISE, recordedBy: manager, ...draft };
    return { id, created: at, updated: at, data };
  };
  const paidIn = (userId: string, at: Date, credit: Paise): Entry => {
    const byBank = random.chance(0.7);
    const transfer = { referenceKind: 'transfer', reference: `${FIRST_TRANSFER + 11 * count}` } as const;
    return entry(userId, at, {
      kind: 'payment',
      credit,
      paidBy: byBank ? 'bank' : 'cash',
      ...(byBank && transfer),
    });
  };

  /** What an order costs whoever pays for it, and what came back of it. */
  const entriesOf = ({ id, data, money: { payment, refunds } }: DemoOrder): Entry[] => {
    const payer = data.payerId ?? data.userId ?? '';
    const eaterId = data.payerId ? (data.userId ?? null) : null;
    const number = formatOrderNumber(data.number);
    const meal = mealOf.get(id);
    const mealTime = MEAL_TIMES.find((each) => each.id === meal?.mealTimeId)?.name ?? null;
    return [
      entry(payer, data.orderedOn, {
        kind: meal ? 'meal' : 'order',
        debit: data.totalAmount,
        ...{ eaterId, referenceKind: 'payment', reference: payment.id, recordedBy: data.takenBy ?? null },
        note: meal ? mealWords(mealTime, meal.date) : number,
        ...(meal && { mealDate: meal.date, mealTimeId: meal.mealTimeId }),
      }),
      ...refunds.map((refund) =>
        entry(payer, refund.created, {
          kind: 'refund',
          credit: refund.data.amount,
          ...{ eaterId, referenceKind: 'refund', reference: refund.id, note: number, recordedBy: null },
        }),
      ),
    ];
  };

  /** When what was owed at the end of each month since a moment is paid: some days later. */
  const settlementsSince = (first: Date): { end: number; at: Date }[] => {
    const found: { end: number; at: Date }[] = [];
    let { to } = periodOf('monthly', dayAt(first, timeZone));
    for (; ; to = periodOf('monthly', addDays(to, 1)).to) {
      const at = new Date(momentOf(addDays(to, random.whole(1, 8)), 11 * 60, timeZone));
      if (at >= now) return found;
      found.push({ end: momentOf(addDays(to, 1), 0, timeZone), at });
    }
  };

  /** Most pay at the end of each month; whoever comes near their limit pays before. */
  const paidLater = (userId: string, used: readonly Entry[], limit: Paise, pays: number): Entry[] => {
    const payments: Entry[] = [];
    let owed = 0;
    let due = 0;
    const pay = (at: Date, amount: number) => {
      if (amount <= 0) return;
      payments.push(paidIn(userId, at, paise(amount)));
      owed -= amount;
    };
    const fallDue = () => {
      due = owed;
    };
    const take = (each: Entry) => {
      const change = changeOf(each);
      if (owed + change > limit * NEARLY) pay(new Date(each.data.at.getTime() - HOUR), owed);
      owed += change;
    };
    const events = [
      ...used.map((each) => ({ at: Number(each.data.at), happens: () => take(each) })),
      ...settlementsSince(used[0]?.data.at ?? now).flatMap(({ end, at }) => [
        { at: end, happens: () => fallDue() },
        { at: Number(at), happens: () => pay(at, random.chance(pays) ? Math.min(due, owed) : 0) },
      ]),
    ];
    for (const { happens } of events.sort((one, other) => one.at - other.at)) happens();
    return payments;
  };

  const goodwill = (userId: string, at: Date, note: string): Entry =>
    entry(userId, at, { kind: 'goodwill', credit: LATE, note });
  /** What somebody was given because something went wrong; some are told with a word of thanks. */
  const gifts = (userId: string): Entry[] => {
    if (userId === CUSTOMER) return [goodwill(userId, new Date(now.getTime() - 6 * DAY), 'Late on Sunday')];
    const at = new Date(now.getTime() - random.between(2, 40) * DAY);
    return random.chance(0.3) ? [goodwill(userId, at, 'The food came late')] : [];
  };

  const usedBy = new Map<string, Entry[]>();
  for (const order of orders) {
    if (!isLedger(order.data.paymentMethod ?? 'cod')) continue;
    const payer = order.data.payerId ?? order.data.userId ?? '';
    usedBy.set(payer, [...(usedBy.get(payer) ?? []), ...entriesOf(order)]);
  }
  const used = (userId: string) => (usedBy.get(userId) ?? []).toSorted(byTime);
  const ahead = (userId: string) =>
    topUps.filter((each) => each.userId === userId).map(({ at, amount }) => paidIn(userId, at, amount));

  const later = (userId: string, limit: Paise, pays: number) => {
    const own = used(userId);
    return { userId, limit, entries: [...own, ...paidLater(userId, own, limit, pays)] };
  };
  const stopped = subscriptions.flatMap(({ data }) => (data.state === 'ended' ? [data.userId] : []));
  const each = people.customers.flatMap(
    ({ id, ledger }): { userId: string; limit: Paise | null; entries: Entry[] }[] => {
      if (ledger === 'later') return [later(id, LIMIT, stopped.includes(id) ? SELDOM : PAYS)];
      if (ledger !== 'ahead' && id !== CUSTOMER) return [];
      return [{ userId: id, limit: null, entries: [...ahead(id), ...used(id), ...gifts(id)] }];
    },
  );
  const all = [...each, later(company.data.payerId, houseLimit, 1)];
  return {
    entries: all.flatMap(({ entries }) => entries).sort(byTime),
    standings: all.map(({ userId, limit, entries }) => standingOf(userId, limit, entries.toSorted(byTime))),
  };
}
