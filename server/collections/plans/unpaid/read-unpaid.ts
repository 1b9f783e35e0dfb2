import { type Paise, paise, toRupees } from '#domain/money.ts';
import { HOUSE } from '#domain/payments/methods.ts';
import { mealsBetween } from '#domain/plans/meals-between.ts';
import { type PayableMeal, paymentsOf, type UnpaidMeal } from '#domain/plans/unpaid-meals.ts';
import { type Day, dayAt } from '#domain/time/local-time.ts';
import { leftOnHouseAccount, readStanding, usable } from '#server/collections/balances/standing.ts';
import { leftInMonth } from '#server/collections/memberships/month-limit.ts';
import { arePlansOn } from '#server/collections/plans-on.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal, isNull, or } from '#server/documents/where.ts';
import { readContexts, readMealTimes, type Subscription, subscriptionTable } from '../meals/planned-meals.ts';

const people = checkedQuery(
  'people whose meals are not paid',
  { id: column.text(), name: orNull(column.text()), phone: orNull(column.bigint()) },
  (ids: readonly string[]) => sql`select id, name, phone from users where id = any(${ids}::text[])`,
);

const payers = checkedQuery(
  'companies that pay for meals',
  {
    id: column.text(),
    name: column.text(),
    payerId: column.text(),
    monthLimit: orNull(column.bigint<Paise>()),
  },
  (ids: readonly string[]) =>
    sql`select id, name, "payerId", "monthLimit" from companies where id = any(${ids}::text[])`,
);

type Reading = Pick<Work, 'sql' | 'site' | 'now'>;
type Payers = Awaited<ReturnType<typeof payers>>;

const purseKey = ({ data: { companyId, userId, paidBy } }: Subscription) =>
  companyId === null ? `${paidBy} ${userId}` : `company ${companyId}`;

/** What each payer has free: of their balance, on their house account, or on that of a company within its month. */
async function readPurses(
  reading: Reading,
  userIds: readonly string[],
  companies: Payers,
): Promise<Map<string, Paise>> {
  const { sql: db } = reading;
  const purses = new Map<string, Paise>();
  await Promise.all([
    ...userIds.map(async (id) => {
      const standing = await readStanding(db, id);
      purses.set(`balance ${id}`, usable(standing));
      purses.set(`${HOUSE} ${id}`, leftOnHouseAccount(standing));
    }),
    ...companies.map(async (company) => {
      const [standing, month] = await Promise.all([
        readStanding(db, company.payerId),
        leftInMonth(reading, company),
      ]);
      const left = leftOnHouseAccount(standing);
      purses.set(`company ${company.id}`, month === null ? left : paise(Math.min(left, month)));
    }),
  ]);
  return purses;
}

/**
 * The planned meals of a day whose payers have no money for them, once everything before is paid; those too that are cooked on
 * credit. It is what their cutoffs will find (PLAN-66). None while the ledger or plans are off.
 */
export async function unpaidOn(reading: Reading, day: Day): Promise<UnpaidMeal[]> {
  const { sql: db, site, now } = reading;
  const today = dayAt(now, site.shop.timeZone);
  if (!site.ledger.isOn || !arePlansOn({ site }) || day < today) return [];
  const { fields } = subscriptionTable;
  const [mealTimes, subscriptions] = await Promise.all([
    readMealTimes(db),
    findAll(
      db,
      subscriptionTable,
      and(
        equal(fields.state, 'active'),
        { op: 'lessThanEqual', field: 'startsOn', value: day },
        or(isNull(fields.endsOn), { op: 'greaterThanEqual', field: 'endsOn', value: today }),
      ),
      'subscriptions until a day',
    ),
  ]);
  if (subscriptions.length === 0) return [];
  const userIds = [...new Set(subscriptions.flatMap(({ data }) => data.userId ?? []))];
  const companyIds = [...new Set(subscriptions.flatMap(({ data }) => data.companyId ?? []))];
  const [contexts, persons, companies] = await Promise.all([
    readContexts(db, site, subscriptions, today, mealTimes),
    people(db, userIds),
    payers(db, companyIds),
  ]);
  const purses = await readPurses(reading, userIds, companies);
  const meals = subscriptions.flatMap((subscription): PayableMeal[] => {
    const context = contexts.get(subscription.id);
    if (!context) return [];
    return mealsBetween(subscription.data, { from: today, to: day }, context)
      .filter(({ state }) => state === 'planned')
      .map((meal) => ({ ...meal, subscriptionId: subscription.id, purse: purseKey(subscription) }));
  });
  meals.sort((one, other) => one.cutoff.getTime() - other.cutoff.getTime());
  const byId = new Map(subscriptions.map((each) => [each.id, each.data]));
  return paymentsOf(meals, byId, purses).flatMap(({ meal, total, missing, isOnCredit }) => {
    const { subscriptionId, date, mealTimeId, quantity, cutoff } = meal;
    const data = byId.get(subscriptionId);
    if (missing === 0 || date !== day || !data || data.userId === null) return [];
    const person = persons.find(({ id }) => id === data.userId);
    return [
      {
        ...{ subscriptionId, date, mealTimeId, people: quantity, isOnCredit },
        userId: data.userId,
        name: person?.name || null,
        phone: person?.phone ?? null,
        company: companies.find(({ id }) => id === data.companyId)?.name ?? null,
        total: toRupees(total),
        missing: toRupees(missing),
        until: cutoff.toISOString(),
      },
    ];
  });
}
