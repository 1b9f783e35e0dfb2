import type { FastifyInstance } from 'fastify';
import { ageBegins, DEBT_AGES, type DebtAge } from '#domain/ledger/ages.ts';
import type { LedgerTotals } from '#domain/ledger/totals.ts';
import { type Paise, sum, toRupees } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';

interface Total {
  people: number;
  amount: Paise;
}

const debts = checkedQuery(
  'debts by age',
  { age: column.text<DebtAge>(), people: column.bigint(), amount: column.bigint<Paise>() },
  (
    week: Date,
    month: Date,
  ) => sql`select case when "owedSince" > ${week} then 'week' when "owedSince" > ${month} then 'month'
      else 'older' end as age, count(*) as people, coalesce(-sum(balance), 0)::bigint as amount
    from users where balance < 0 group by 1`,
);
const credits = checkedQuery(
  'credit of all customers',
  { people: column.bigint(), amount: column.bigint<Paise>() },
  () =>
    sql`select count(*) as people, coalesce(sum(balance), 0)::bigint as amount from users where balance > 0`,
);

const present = (totals: readonly Total[]) => ({
  people: totals.reduce((all, { people }) => all + people, 0),
  amount: toRupees(sum(...totals.map(({ amount }) => amount))),
});

async function ledgerTotals(database: Sql, now: Date): Promise<LedgerTotals> {
  const begins = (age: DebtAge) => ageBegins(age, now) ?? now;
  const [owed, held] = await Promise.all([
    debts(database, begins('week'), begins('month')),
    credits(database),
  ]);
  const ages = DEBT_AGES.map((age) => [age, present(owed.filter((total) => total.age === age))] as const);
  return {
    owed: present(owed),
    ages: Object.fromEntries(ages) as LedgerTotals['ages'],
    held: present(held),
  };
}

/** The route of the ledger's totals, for owners and managers (LEDGER-11). */
export function ledgerRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { database, site, clock } = deps.engine;
  app.get('/ledger', async (request, reply) => {
    await requireAdmin(deps, request, reply);
    if (!(await site.current()).ledger.isOn) throw new Failure('ledger_off');
    reply.header('cache-control', 'private, no-store');
    return ledgerTotals(database, clock());
  });
}
