import type { Database, LongWorkDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';

/** The webhooks that are on, have a secret, and to which a message is due. */
export async function webhooksWithDue(database: Database, now: Date): Promise<string[]> {
  const found = await database.query<{ id: string }>(
    sql`select w.id from webhooks w join webhook_secrets s on s.webhook = w.id
      where w."isOn" and exists (select 1 from "webhookDeliveries"
        where "webhookId" = w.id and state = 'waiting' and "dueAt" <= ${now})`,
    'webhooks with due messages',
  );
  return found.map(({ id }) => id);
}

/** Messages to one webhook that are taken at once, to be sent one after the other. */
const AT_ONCE = 5;
/** How long they are leased (milliseconds): longer than the attempts for all of them can take. */
const LEASE = 120_000;
/** Days for which messages are kept. */
const KEEP_DAYS = 30;
/** Messages deleted per statement. */
const SWEPT_AT_ONCE = 1000;
/** Milliseconds between two sweeps. */
const SWEEP_INTERVAL = 3_600_000;

/** A message that this server sends now. */
export interface DueDelivery {
  id: string;
  type: string;
  documentId: string | null;
  created: Date;
  /** Attempts so far, including this one. */
  attempts: number;
  webhookId: string;
  url: string;
  withPersons: boolean;
  failingSince: Date | null;
  sealed: Buffer;
  /** The secret before, while messages are signed with it as well. */
  sealedBefore: Buffer | null;
}

/**
 * Takes due messages to a webhook that is on and has a secret. They are leased, so any number of servers may run this at once and
 * each is sent by one of them; those of a killed server are due again when the lease ends.
 */
export async function takeDueDeliveries(
  database: Database,
  webhookId: string,
  now: Date,
): Promise<DueDelivery[]> {
  const taken = await database.query<DueDelivery & { sequence: number }>(
    sql`with due as materialized (
        select d.id from webhooks w join webhook_secrets s on s.webhook = w.id
          cross join lateral (select id from "webhookDeliveries"
            where "webhookId" = w.id and state = 'waiting' and "dueAt" <= ${now}
            order by "dueAt", sequence limit ${AT_ONCE} for update skip locked) as d
        where w.id = ${webhookId} and w."isOn"
      )
      update "webhookDeliveries" d set attempts = d.attempts + 1, "dueAt" = ${new Date(now.getTime() + LEASE)},
        updated = greatest(${now}::timestamptz, d.updated + interval '1 millisecond')
      from due, webhooks w, webhook_secrets s
      where d.id = due.id and w.id = d."webhookId" and s.webhook = w.id
      returning d.id, d.sequence, d.type, d."documentId", d.created, d.attempts, w.id as "webhookId", w.url, w."withPersons",
        w."failingSince", s.sealed, case when s."beforeUntil" > ${now} then s."sealedBefore" end as "sealedBefore"`,
    'take due messages to webhooks',
  );
  return taken.sort((one, other) => one.sequence - other.sequence);
}

/** Deletes messages that are older than a month, whatever became of them. Returns their number. */
export async function sweepDeliveries(database: Database, now: Date): Promise<number> {
  let swept = 0;
  for (let gone = SWEPT_AT_ONCE; gone === SWEPT_AT_ONCE; swept += gone) {
    gone = await database.execute(
      sql`delete from "webhookDeliveries" where id in (select id from "webhookDeliveries"
        where created < ${new Date(now.getTime() - KEEP_DAYS * 86_400_000)} order by created limit ${SWEPT_AT_ONCE})`,
      'forget messages to webhooks',
    );
  }
  return swept;
}

export const deliverySweep = (database: LongWorkDatabase, clock: () => Date) => ({
  every: SWEEP_INTERVAL,
  run: () => sweepDeliveries(database, clock()),
});
