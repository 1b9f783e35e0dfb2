import type { Database, LongWorkDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';

/** Milliseconds between sweeps. */
const SWEEP_INTERVAL = 3_600_000;
/** Mails deleted per statement; a limit keeps each statement short. */
const BATCH_SIZE = 1000;
/** No mail waits longer than this on purpose (minutes). */
const LONGEST_WAIT = 180;

/** Mails that a clock put off which was ahead for a while are due now. Returns their number. */
export const bringForward = (database: Database, now: Date): Promise<number> =>
  database.execute(
    sql`update mails set "dueAt" = ${now}::timestamptz where status in ('queued', 'sending')
      and "dueAt" > ${now}::timestamptz + make_interval(mins => ${LONGEST_WAIT})`,
  );

/** Deletes expired secrets, and finished mails older than `keepDays` days. Returns the number of deleted mails. */
export async function sweepMails(database: Database, now: Date, keepDays: number): Promise<number> {
  await database.execute(sql`delete from mail_secrets where expires <= ${now}`);
  let swept = 0;
  for (let gone = BATCH_SIZE; gone === BATCH_SIZE; swept += gone) {
    gone = await database.execute(
      sql`delete from mails where id in (
        select id from mails
        where "createdAt" < ${now}::timestamptz - make_interval(days => ${keepDays}::int)
          and status not in ('queued', 'sending')
        order by "createdAt" limit ${BATCH_SIZE})`,
    );
  }
  return swept;
}

export const mailSweep = (database: LongWorkDatabase, clock: () => Date, keepDays: number) => ({
  every: SWEEP_INTERVAL,
  async run() {
    await bringForward(database, clock());
    await sweepMails(database, clock(), keepDays);
  },
});
