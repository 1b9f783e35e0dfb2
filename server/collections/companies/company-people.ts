import type { CompanyRole } from '#domain/companies/attributes.ts';
import type { WireCompanyPeople } from '#domain/companies/wire.ts';
import { periodOf } from '#domain/ledger/house-account.ts';
import { type Paise, paise, sum, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { find } from '#server/documents/store.ts';
import { boundsOfPeriod } from '../balances/read-statement.ts';
import { leftOnHouseAccount, readStanding } from '../balances/standing.ts';
import { pricesForCompany } from '../plans/prices/new-prices.ts';
import { companies } from './companies.ts';

const listed = checkedQuery(
  'people of a company',
  {
    memberId: column.text(),
    userId: orNull(column.text()),
    name: column.text(),
    contact: column.text(),
    role: column.text<CompanyRole>(),
    joinedAt: orNull(column.moment()),
    until: orNull(column.moment()),
  },
  (
    companyId: string,
    since: Date,
  ) => sql`select id as "memberId", "userId", name, contact, role, "joinedAt", until
    from "companyMembers" where "companyId" = ${companyId} and (until is null or (until >= ${since} and "userId" is not null))
    order by lower(name), sequence`,
);

const spent = checkedQuery(
  'what people of a company cost',
  { eaterId: orNull(column.text()), amount: column.bigint<Paise>(), meals: column.bigint() },
  (payerId: string, from: Date, to: Date) => sql`select "eaterId", sum(debit - credit)::bigint as amount,
      count(*) filter (where kind = 'meal' and "referenceKind" is distinct from 'meal') as meals
    from "ledgerEntries" where "userId" = ${payerId} and at >= ${from} and at < ${to} and "eaterId" is not null
    group by "eaterId"`,
);

/**
 * The people of a company with what each has cost in a month (PLAN-44): never what they eat, where, or what they do not
 * tolerate. Those who were removed are listed in the months that they ate in.
 * @param month `2026-12`
 * @param now tells whether it is the present one
 */
export async function companyPeople(
  db: Sql,
  companyId: string,
  month: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<WireCompanyPeople> {
  const company = await find(db, companies, companyId);
  if (!company) throw new Failure('document_not_found');
  const { name, gstin, payerId, isOpen, monthLimit } = company.data;
  const isNow = dayAt(now, timeZone).startsWith(month);
  const { begin, end } = boundsOfPeriod(periodOf('monthly', `${month}-01`), timeZone);
  const [members, costs, standing, newPrices] = await Promise.all([
    listed(db, companyId, begin),
    spent(db, payerId, begin, end),
    readStanding(db, payerId),
    pricesForCompany(db, companyId),
  ]);
  const left = new Map(costs.map(({ eaterId, ...cost }) => [eaterId, cost]));
  // Whoever was added again is listed twice, and has cost what they have once: the last time.
  const costOf = (userId: string | null) => {
    const cost = left.get(userId) ?? { amount: ZERO_PAISE, meals: 0 };
    left.delete(userId);
    return { amount: toRupees(cost.amount), meals: cost.meals };
  };
  const open = members.filter(({ until }) => until === null);
  const removed = members.filter(({ until }) => until !== null);
  const people = [...open, ...removed].map(({ userId, joinedAt, until, ...person }) => ({
    ...person,
    isEntered: userId !== null && joinedAt === null,
    joinedAt: joinedAt?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    ...(userId === null ? { amount: toRupees(ZERO_PAISE), meals: 0 } : costOf(userId)),
  }));
  const rest = [...left.values()];
  const total = sum(...costs.map(({ amount }) => amount));
  return {
    company: { $id: companyId, name, gstin, payerId, isOpen },
    month,
    people,
    others: {
      amount: toRupees(sum(...rest.map(({ amount }) => amount))),
      meals: rest.reduce((all, { meals }) => all + meals, 0),
    },
    total: toRupees(total),
    newPrices,
    house:
      standing.limit === null
        ? null
        : { left: toRupees(leftOnHouseAccount(standing)), limit: toRupees(standing.limit) },
    monthLimit:
      monthLimit === null || !isNow
        ? null
        : { left: toRupees(paise(Math.max(0, monthLimit - total))), limit: toRupees(monthLimit) },
  };
}
