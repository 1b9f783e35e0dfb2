import { randomInt, timingSafeEqual } from 'node:crypto';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { hashSecret } from '#server/db/secret-hash.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { phoneStatementCode } from '#server/mail/emails/ledger/phone-statement-code.ts';
import { enqueueMail } from '#server/mail/outbox.ts';

// The codes that open a statement from its link (LEDGER-42): sent to its customer's number, good for this statement alone. They sign
// nobody in, and have a table of their own because most of these customers have no account.

/** Milliseconds for which a code works. */
const LIFETIME = 900_000;
/** Wrong guesses after which a code stops working, by everybody together. */
const MOST_TRIES = 5;

/** Whose statement a code opens, and the number that it goes to: +919876543210. */
export interface CodedStatement {
  userId: string;
  period: string;
  phone: string;
}

/**
 * Sends a code to the number of a customer; an earlier one stops working. Returns when it ends.
 * @throws Failure general_rate_limit_exceeded, phone_country_refused, text_messages_spent
 */
export async function sendStatementCode(
  work: Work,
  { userId, period, phone }: CodedStatement,
): Promise<Date> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expires = new Date(work.now.getTime() + LIFETIME);
  await work.sql.execute(
    sql`delete from statement_codes where expires <= ${work.now}`,
    'delete old statement codes',
  );
  await work.sql.execute(
    sql`insert into statement_codes ("userId", period, phone, code_hash, created, expires)
      values (${userId}, ${period}, ${phone}, ${hashSecret(code)}, ${work.now}, ${expires})
      on conflict ("userId") do update set period = excluded.period, phone = excluded.phone, tries = 0,
        code_hash = excluded.code_hash, created = excluded.created, expires = excluded.expires`,
    'store a statement code',
  );
  await enqueueMail(work, phoneStatementCode, { to: phone, userId, secret: { code }, expires });
  return expires;
}

const usableCode = checkedQuery(
  'usable code of a statement',
  { hash: column.text() },
  ({ userId, period, phone }: CodedStatement, now: Date) => sql`select code_hash as hash from statement_codes
    where "userId" = ${userId} and period = ${period} and phone = ${phone} and expires > ${now} and tries < ${MOST_TRIES}
    for update`,
);

/**
 * Whether a code opens a statement now. A wrong one is counted; the caller must commit for that. A right one works again until it
 * ends, because an answer may be lost.
 */
export async function isStatementCode(work: Work, asked: CodedStatement, code: string): Promise<boolean> {
  const [stored] = await usableCode(work.sql, asked, work.now);
  if (!stored) return false;
  if (timingSafeEqual(Buffer.from(hashSecret(code)), Buffer.from(stored.hash))) return true;
  await work.sql.execute(
    sql`update statement_codes set tries = tries + 1 where "userId" = ${asked.userId}`,
    'count a wrong statement code',
  );
  return false;
}
