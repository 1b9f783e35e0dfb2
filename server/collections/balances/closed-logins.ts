import { balanceRefundAttributes } from '#domain/ledger/balance-refund-attributes.ts';
import { uniqueId } from '#server/base/ids.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { lockBalance } from './balances.ts';

const refunds = tableOf('balanceRefunds', balanceRefundAttributes);

const closedLogin = checkedQuery(
  'closed login of a balance',
  { id: column.text() },
  (userId: string) => sql`select id from accounts where id = ${userId} and not active`,
);

/**
 * Keeps the refund of a closed login equal to its balance, which nobody else can use: credit that comes later becomes due
 * too, and what is paid out by hand is no longer due (LEDGER-32). The caller has locked the balance.
 */
export async function keepDueRefund(work: Work, userId: string): Promise<void> {
  if ((await closedLogin(work.sql, userId)).length === 0) return;
  const amount = await lockBalance(work, userId);
  const { fields } = refunds;
  const isDue = and(equal(fields.userId, userId), equal(fields.state, 'due'));
  const [due] = await findAll(work.sql, refunds, isDue);
  if (due) await work.updateWhere(refunds, isDue, amount > 0 ? { amount } : { state: 'withdrawn' });
  else if (amount > 0) {
    const values = { userId, amount, state: 'due', closedLogin: true, createdAt: work.now } as const;
    await work.add(refunds, uniqueId(), values);
  }
}
