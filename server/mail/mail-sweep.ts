import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';

/** Milliseconds between sweeps. */
const SWEEP_INTERVAL = 3_600_000;
/** Mails deleted per statement; a limit keeps each statement short. */
const BATCH_SIZE = 1000;

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

/** Runs the sweep every hour. Returns a function that stops it. */
export function scheduleMailSweep(
  database: Database,
  clock: () => Date,
  keepDays: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const sweep = () => void sweepMails(database, clock(), keepDays).catch(onError);
  const timer = setInterval(sweep, SWEEP_INTERVAL);
  timer.unref();
  return async () => clearInterval(timer);
}
