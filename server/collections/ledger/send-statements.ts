import { periodBefore, RHYTHMS, type Rhythm } from '#domain/ledger/house-account.ts';
import {
  isStatementDay,
  REMINDER_DAYS,
  reminderOn,
  statementKey,
  statementPeriod,
} from '#domain/ledger/statements.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import { attemptEach } from '#server/db/attempt-each.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { balanceReminder } from '#server/mail/emails/ledger/balance-reminder.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { tell } from '#server/messages/tell.ts';
import { boundsOfPeriod, stillToPay } from '../balances/read-statement.ts';
import { addressOfPerson } from '../people/address-of-person.ts';
import { noteReminder } from './reminders.ts';
import { sendStatement } from './statement-mails.ts';
import { statements } from './statements.ts';

/** Milliseconds between two runs. */
const RUN_INTERVAL = 600_000;
/** The most people of one run; the next one goes on. */
const AT_ONCE = 200;

/** Customers who owe, or have entries in a period, and have not got its statement. */
const withoutStatement = checkedQuery(
  'customers without their statement',
  { id: column.text() },
  ({
    rhythm,
    key,
    begin,
    end,
  }: {
    rhythm: Rhythm;
    key: string;
    begin: Date;
    end: Date;
  }) => sql`select u.id from users u
    where u.balance is not null and u."houseRhythm" = ${rhythm}
      and (u.balance < 0 or exists (select 1 from "ledgerEntries" e
        where e."userId" = u.id and e.at >= ${begin} and e.at < ${end}))
      and not exists (select 1 from statements s where s."userId" = u.id and s.period = ${key})
    order by u.id limit ${AT_ONCE}`,
);

/** Statements whose reminder is due. */
const dueAround = checkedQuery(
  'statements whose reminder is due',
  { id: column.text() },
  (today: Day, soon: Day, late: Day, tooLate: Day) => sql`select id from statements
    where ("remindedBefore" is null and "dueOn" >= ${today} and "dueOn" <= ${soon})
      or ("remindedAfter" is null and "dueOn" <= ${late} and "dueOn" >= ${tooLate})
    order by "dueOn", id limit ${AT_ONCE}`,
);

/** Reminds a customer of what is still to be paid of a statement: once before and once after the due date. */
async function remind(work: Work, id: string, today: Day): Promise<void> {
  const statement = await find(work.sql, statements, id, true);
  if (!statement) return;
  const { userId, dueOn, closing, period } = statement.data;
  const when = reminderOn(statement.data, today);
  if (!when || dueOn === null) return;
  const asked = statementPeriod(period);
  if (!asked) return;
  const { end } = boundsOfPeriod(asked.period, work.site.shop.timeZone);
  const unpaid = await stillToPay(work.sql, userId, closing, end);
  const mark = when === 'before' ? { remindedBefore: work.now } : { remindedAfter: work.now };
  await work.updateWhere(statements, equal(statements.fields.id, id), { ...mark, unpaid });
  const [recipient] = await addressOfPerson(work.sql, userId);
  if (unpaid <= 0) return;
  await noteReminder(work, userId);
  if (recipient) await enqueueMail(work, balanceReminder, { ...recipient, userId, aboutId: id });
  else
    await tell(work, userId, {
      kind: 'balance-reminder',
      about: `${id} ${when}`,
      values: { amount: unpaid, due: dueOn },
    });
}

/**
 * Sends the statements and reminders that are due, and returns when none is left for this run. Any number of instances may
 * run it at once: each statement is sent under the lock of its person's balance, each reminder under that of its statement.
 */
export async function sendDueStatements(engine: EngineDeps): Promise<void> {
  const { ledger, shop } = await engine.site.current();
  if (!ledger.isOn) return;
  const today = dayAt(engine.clock(), shop.timeZone);
  const rhythms = RHYTHMS.filter((rhythm) => isStatementDay(rhythm, today, ledger.statementDay));
  for (const rhythm of ledger.sendsStatements ? rhythms : []) {
    const period = periodBefore(rhythm, today);
    const due = await withoutStatement(engine.database, {
      rhythm,
      key: statementKey(rhythm, period),
      ...boundsOfPeriod(period, shop.timeZone),
    });
    await attemptEach(due, ({ id }) =>
      runUnitOfWork(engine, SYSTEM, (work) => sendStatement(work, { userId: id, rhythm, period })),
    );
  }
  if (!ledger.sendsReminders) return;
  const { before, after, until } = REMINDER_DAYS;
  const days = [addDays(today, before), addDays(today, -after), addDays(today, -until)] as const;
  const owed = await dueAround(engine.database, today, ...days);
  await attemptEach(owed, ({ id }) => runUnitOfWork(engine, SYSTEM, (work) => remind(work, id, today)));
}

export const dueStatements = (engine: EngineDeps) => ({
  every: RUN_INTERVAL,
  run: () => sendDueStatements(engine),
});
