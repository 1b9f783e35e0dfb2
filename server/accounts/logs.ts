import { sql } from 'drizzle-orm';
import type { Sql } from '#server/db/sql.ts';
import type { AccountEvent } from '#server/documents/events.ts';
import { origin } from './visit.ts';

/** One entry of an account's log (WIRE-3). */
export interface Log {
  /** As 'session.create', 'user.update' (WIRE-4.1). */
  event: string;
  /** What was updated: 'password', 'email'; may be empty. */
  detail: string;
  ip: string;
  userAgent: string;
  time: Date;
}

/** Log entries kept for an account; one more deletes the oldest. */
export const MAX_LOGS = 200;

/** `update.password` is `user.update` of the password, `sessions.S.create` is `session.create`. */
function named({ name }: AccountEvent): Pick<Log, 'event' | 'detail'> {
  const [first = '', second = '', third] = name.split('.');
  if (third === undefined) return { event: `user.${first}`, detail: second };
  return { event: `${first === 'identities' ? 'identity' : first.replace(/s$/, '')}.${third}`, detail: '' };
}

/**
 * Writes account events to the log, in the transaction that caused them. Closed accounts have no log. Beyond
 * `MAX_LOGS` entries the oldest are deleted.
 */
export async function writeLogs(db: Sql, happened: readonly AccountEvent[], now: Date): Promise<void> {
  const { ip, userAgent } = origin();
  for (const each of happened) {
    const { event, detail } = named(each);
    await db.execute(
      sql`with outdated as (
          delete from account_logs where id in (
            select id from account_logs where account = ${each.account} order by id desc offset ${MAX_LOGS - 1}))
        insert into account_logs (account, event, detail, ip, user_agent, time)
        select a.id, ${event}, ${detail}, ${ip}, ${userAgent}, ${now}::timestamptz
        from accounts a where a.id = ${each.account} and a.active`,
      'write log',
    );
  }
}

/** A page of an account's log, newest first. */
export async function logsOf(
  db: Sql,
  account: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; logs: Log[] }> {
  const [all] = await db.query<{ total: number }>(
    sql`select count(*) as total from account_logs where account = ${account}`,
    'count logs',
  );
  const logs = await db.query<Log>(
    sql`select event, detail, ip, user_agent as "userAgent", time from account_logs where account = ${account}
      order by id desc limit ${limit} offset ${offset}`,
    'logs',
  );
  return { total: all?.total ?? 0, logs };
}
