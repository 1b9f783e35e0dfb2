import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import type { AccountEvent } from '#server/documents/events.ts';
import { origin } from '../client-info.ts';

/** One entry of an account's log (WIRE-3). */
export interface Log {
  /** The kind of event, such as 'session.create' or 'user.update' (WIRE-4.1). */
  event: string;
  /** The updated part, such as 'password' or 'email'; may be empty. */
  detail: string;
  ip: string;
  userAgent: string;
  time: Date;
}

/** Log entries kept per account. Another one replaces the oldest. */
export const MAX_LOGS = 200;

/** Converts an event's name: `update.password` to `user.update` with a detail, `sessions.S.create` to `session.create`. */
function toLogFields({ name }: AccountEvent): Pick<Log, 'event' | 'detail'> {
  const [first = '', second = '', third] = name.split('.');
  if (third === undefined) return { event: `user.${first}`, detail: second };
  return { event: `${first === 'identities' ? 'identity' : first.replace(/s$/, '')}.${third}`, detail: '' };
}

/**
 * Writes account events to the accounts' logs, in the transaction that caused them. Keeps the newest `MAX_LOGS` entries
 * of an account. Closed accounts have no log.
 */
export async function writeLogs(db: Sql, happened: readonly AccountEvent[], now: Date): Promise<void> {
  const { ip, userAgent } = origin();
  for (const each of happened) {
    const { event, detail } = toLogFields(each);
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
