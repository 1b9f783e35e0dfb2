import { periodOf } from '#domain/ledger/house-account.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { boundsOfPeriod } from '../balances/read-statement.ts';
import type { PayingCompany } from './memberships.ts';

const spentBetween = checkedQuery(
  'what a company has paid for meals',
  { amount: column.bigint<Paise>() },
  (payerId: string, from: Date, to: Date) => sql`select coalesce(sum(debit - credit), 0)::bigint as amount
    from "ledgerEntries" where "userId" = ${payerId} and at >= ${from} and at < ${to} and "eaterId" is not null`,
);

/** What is left of a company's limit for this calendar month, of the kitchen's time zone; null: it has none (PLAN-62). */
export async function leftInMonth(
  { sql: tx, now, site }: Pick<Work, 'sql' | 'now' | 'site'>,
  { payerId, monthLimit }: Pick<PayingCompany, 'payerId' | 'monthLimit'>,
): Promise<Paise | null> {
  if (monthLimit === null) return null;
  const { timeZone } = site.shop;
  const { begin, end } = boundsOfPeriod(periodOf('monthly', dayAt(now, timeZone)), timeZone);
  const [spent] = await spentBetween(tx, payerId, begin, end);
  return paise(Math.max(0, monthLimit - (spent?.amount ?? ZERO_PAISE)));
}

/** Whether that covers another meal. The profile of its house account is locked, so that no other meal is charged meanwhile. */
export async function isWithinMonth(
  work: Pick<Work, 'sql' | 'now' | 'site'>,
  company: PayingCompany,
  total: Paise,
): Promise<boolean> {
  const left = await leftInMonth(work, company);
  return left === null || total <= left;
}
