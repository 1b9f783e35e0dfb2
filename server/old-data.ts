import { sql } from 'drizzle-orm';
import { messages } from './collections/messages.ts';
import { prints } from './collections/printing/prints.ts';
import { subscribers } from './collections/subscribers.ts';
import { SYSTEM } from './documents/actor.ts';
import { type EngineDeps, runUnitOfWork, type UnitOfWork } from './documents/unit-of-work.ts';
import { and, equal, lessThan } from './documents/where.ts';
import type { Settings } from './settings/list.ts';

const DAY = 86_400_000;
/** Milliseconds between two sweeps. */
const SWEEP_INTERVAL = 3_600_000;

/** Deletes the data of each kind that is older than `before`. */
const DELETE: Record<keyof Settings['oldData'], (work: UnitOfWork, before: Date) => Promise<unknown>> = {
  logs: (work, before) => work.sql.execute(sql`delete from account_logs where time < ${before}`),
  messages: (work, before) => work.removeWhere(messages, lessThan(messages.fields.created, before)),
  subscribers: (work, before) =>
    work.removeWhere(
      subscribers,
      and(equal(subscribers.fields.state, 'pending'), lessThan(subscribers.fields.askedAt, before)),
    ),
  prints: (work, before) => work.removeWhere(prints, lessThan(prints.fields.created, before)),
  // Foreign keys also delete the account's sessions, carts and other data.
  accounts: (work, before) =>
    work.sql.execute(
      sql`delete from users u using accounts a
        where a.id = u.id and a.active and not a.phone_verified and not a.owner_known
          and not u."emailVerification" and u.role is null
          and coalesce(u."accessedAt", u.created) < ${before}
          and not exists (select 1 from orders where "userId" = u.id)
          and not exists (select 1 from reviews where "userId" = u.id)
          and not exists (select 1 from identities where "userId" = u.id)`,
    ),
};

/** Deletes data that is older than the settings allow, each kind in its own unit of work. */
export async function deleteOldData(engine: EngineDeps): Promise<void> {
  const { oldData } = engine.settings;
  for (const [kind, remove] of Object.entries(DELETE) as [
    keyof Settings['oldData'],
    (typeof DELETE)['logs'],
  ][]) {
    const days = oldData[kind];
    if (days === 0) continue;
    await runUnitOfWork(engine, SYSTEM, (work) => remove(work, new Date(work.now.getTime() - days * DAY)));
  }
}

/** Deletes old data every hour. Returns a function that stops it. */
export function scheduleOldDataSweep(engine: EngineDeps, onError: (error: unknown) => void) {
  const timer = setInterval(() => deleteOldData(engine).catch(onError), SWEEP_INTERVAL);
  timer.unref();
  return async (): Promise<void> => clearInterval(timer);
}
