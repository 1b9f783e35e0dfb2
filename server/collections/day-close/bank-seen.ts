import { type Paise, toRupees } from '#domain/money.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';

const seenMoney = checkedQuery(
  'money seen at the bank on a day, in all',
  {
    matched: column.bigint(),
    matchedAmount: column.bigint<Paise>(),
    other: column.bigint(),
    otherAmount: column.bigint<Paise>(),
  },
  (from: Date, to: Date) => sql`select
      count(*) filter (where state = 'matched') as matched,
      coalesce(sum(amount) filter (where state = 'matched'), 0)::bigint as "matchedAmount",
      count(*) filter (where state <> 'matched') as other,
      coalesce(sum(amount) filter (where state <> 'matched'), 0)::bigint as "otherAmount"
    from "paymentSightings" where not "isReversal" and amount is not null and "receivedAt" >= ${from} and "receivedAt" < ${to}`,
);

/** The money that messages and statements of the bank told of: what belongs to payments, and the rest (SIGHT-22). */
export async function bankSeenIn(db: Sql, { from, to }: { from: Date; to: Date }) {
  const [seen] = await seenMoney(db, from, to);
  if (!seen) throw new Error('A count has one row.');
  return {
    matched: { count: seen.matched, amount: toRupees(seen.matchedAmount) },
    other: { count: seen.other, amount: toRupees(seen.otherAmount) },
  };
}
