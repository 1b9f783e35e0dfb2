import { ledgerMessages } from '#domain/ledger/messages.ts';
import { statementKey } from '#domain/ledger/statements.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { recordAudit } from '#server/documents/audit.ts';
import type { Work } from '#server/documents/collection.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { balanceStatement } from '#server/mail/emails/ledger/balance-statement.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { tell } from '#server/messages/tell.ts';
import { lockBalance } from '../balances/balances.ts';
import { type Asked, readStatement } from '../balances/read-statement.ts';
import { companyOf } from '../memberships/memberships.ts';
import { addressOfPerson } from '../people/address-of-person.ts';
import { statements } from './statements.ts';

const invalid = (message: string) => new Failure('general_argument_invalid', message);

const recordedStatement = checkedQuery(
  'statement of a period',
  { id: column.text() },
  (userId: string, period: string) =>
    sql`select id from statements where "userId" = ${userId} and period = ${period}`,
);

/** Minutes in which a second request sends no second mail: a double press, or a repeat after a lost answer. */
const MINUTES_APART = 10;

const mailedJustNow = checkedQuery(
  'statement that was just mailed',
  { id: column.text() },
  (statementId: string, now: Date) => sql`select id from mails
    where kind = ${balanceStatement.kind} and "aboutId" = ${statementId}
      and "createdAt" > ${now}::timestamptz - ${MINUTES_APART} * interval '1 minute' limit 1`,
);

/** Records what a statement said when it went out. Whoever records it has locked the balance. */
async function record(work: Work, asked: Asked): Promise<{ id: string; isEmpty: boolean; closing: number }> {
  const { entries, closing, dueOn } = await readStatement(work.sql, asked, work.site);
  const period = statementKey(asked.rhythm, asked.period);
  const ofCompany = (await companyOf(work.sql, asked.userId)) !== undefined;
  const values = { userId: asked.userId, period, closing, dueOn, ofCompany, createdAt: work.now };
  const { id } = await work.add(statements, uniqueId(), values);
  return { id, isEmpty: entries.length === 0 && closing >= 0, closing };
}

/**
 * Sends the statement of a period to a customer, once. A statement without entries and debts is not sent (LEDGER-34). Whoever has no
 * mail address is told what they owe.
 */
export async function sendStatement(work: Work, asked: Asked): Promise<void> {
  const { userId, rhythm, period } = asked;
  await lockBalance(work, userId);
  const [sent] = await recordedStatement(work.sql, userId, statementKey(rhythm, period));
  const [recipient] = await addressOfPerson(work.sql, userId);
  if (sent) return;
  const { id, isEmpty, closing } = await record(work, asked);
  if (recipient && !isEmpty) await enqueueMail(work, balanceStatement, { ...recipient, userId, aboutId: id });
  if (recipient || closing >= 0) return;
  const values = { period: statementKey(rhythm, period), amount: -closing };
  await tell(work, userId, { kind: 'balance-statement', about: id, values });
}

/**
 * Sends a statement because staff want it, also a second time (LEDGER-37). Only of a period that is over, so that what it says
 * stays true.
 * @throws Failure general_argument_invalid
 */
export async function sendStatementByHand(work: UnitOfWork, asked: Asked): Promise<void> {
  const { userId, rhythm, period } = asked;
  if (period.to >= dayAt(work.now, work.site.shop.timeZone)) throw invalid(ledgerMessages.periodNotOver);
  await lockBalance(work, userId);
  const [recipient] = await addressOfPerson(work.sql, userId);
  if (!recipient) throw invalid(ledgerMessages.noAddress);
  const key = statementKey(rhythm, period);
  const [recorded] = await recordedStatement(work.sql, userId, key);
  const { id } = recorded ?? (await record(work, asked));
  if ((await mailedJustNow(work.sql, id, work.now)).length > 0) return;
  const documentId = await enqueueMail(work, balanceStatement, { ...recipient, userId, aboutId: id });
  await recordAudit(work, {
    action: 'create',
    collection: 'mails',
    documentId,
    label: `Statement ${key} of ${userId}`,
  });
}
