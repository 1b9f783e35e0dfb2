import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import type { ComposableMail } from './compose.ts';
import { emails } from './emails.ts';
import { isRefusedBeyondLimit, maxPerHour, RECIPIENTS } from './hourly-limits.ts';

/** A mail that a worker has leased from the outbox. */
export interface LeasedMail extends ComposableMail {
  /** `sending`: the worker must send it. `kept` (no transport) and `withheld` (over the hourly limit) are final. */
  status: 'sending' | 'kept' | 'withheld';
  /** An address or phone number; null for the kitchen itself. */
  to: string | null;
  /** Attempts so far, including this one. */
  attempts: number;
}

/** The outcome of one attempt to send a mail. */
export interface Outcome {
  id: string;
  /** The number of this attempt. The outcome is ignored if a later attempt has begun. */
  attempts: number;
  status: 'queued' | 'sent' | 'expired' | 'failed';
  error: string | null;
  /** When the mail is due again, if it is queued. */
  dueAt: Date | null;
  /** True if the mail was returned to the queue before the attempt began. The attempt then does not count. */
  released?: boolean;
}

/** Hourly limits of the kinds that are withheld. Codes and links are refused when they are enqueued (outbox.ts). */
const limitRows = emails
  .filter((email) => !isRefusedBeyondLimit(email))
  .flatMap((email) => RECIPIENTS.map((recipient) => [email.kind, recipient, maxPerHour(email, recipient)]));

const column = (at: number) => sql`${limitRows.map((bound) => bound[at])}`;

/**
 * Takes the due mails in one statement. Each is leased to the worker `leasedBy` until `leasedUntil`, or gets its final status if
 * no transport carries it or its recipient is over the hourly limit. Any number of workers may run this at once.
 */
export async function leaseDue(
  database: Database,
  {
    now,
    leasedUntil,
    leasedBy,
    carried,
    leftOut,
    limit,
  }: {
    now: Date;
    leasedUntil: Date;
    leasedBy: string;
    carried: readonly string[];
    /** Kinds that others take. */
    leftOut: readonly string[];
    limit: number;
  },
): Promise<LeasedMail[]> {
  const taken = await database.query<LeasedMail & { sequence: number }>(
    sql`with due as materialized (
        select id, kind, "to", coalesce("to", '') as recipient, attempts, "createdAt", sequence,
          case when "to" is null then 'kitchen' when "addressProven" then 'proven' else 'unproven' end as standing
        from mails where status in ('queued', 'sending') and "dueAt" <= ${now} and kind <> all(${leftOut}::text[])
        order by "dueAt", sequence limit ${limit} for update skip locked
      ), bounds as (
        select * from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::int[]) as b (kind, standing, most)
      ), judged as materialized (
        select due.id, case
          when due.attempts = 0 and bounds.most <= (
            select count(*) from (
              select 1 from mails earlier
              where earlier.kind = due.kind and coalesce(earlier."to", '') = due.recipient
                and earlier."createdAt" > due."createdAt" - interval '1 hour' and earlier.sequence < due.sequence
              limit bounds.most
            ) as lately
          ) then 'withheld'
          when due.kind = any(${carried}::text[]) then 'sending'
          else 'kept' end as status
        from due left join bounds on bounds.kind = due.kind and bounds.standing = due.standing
      ), unsaid as (
        delete from mail_secrets using judged where mail_secrets.mail = judged.id and judged.status = 'withheld'
      )
      update mails set status = judged.status,
        "leasedBy" = ${leasedBy}, attempts = attempts + (judged.status = 'sending')::int,
        "dueAt" = case when judged.status = 'sending' then ${leasedUntil}::timestamptz else "dueAt" end,
        updated = greatest(${now}::timestamptz, updated + interval '1 millisecond')
      from judged left join mail_secrets on mail_secrets.mail = judged.id
        and (mail_secrets.expires is null or mail_secrets.expires > ${now})
      where mails.id = judged.id
      returning mails.id, mails.kind, mails.status, mails."to", mails."addressProven",
        mails."userId", mails."aboutId", mails."createdAt", mails.attempts, mails.sequence, mail_secrets.sealed`,
    'take due mails',
  );
  return taken.sort((one, other) => one.sequence - other.sequence);
}

/** Records the outcomes of attempts in one statement, and deletes the secrets of finished mails. */
export async function recordOutcomes(
  database: Database,
  now: Date,
  outcomes: readonly Outcome[],
): Promise<void> {
  const all = <K extends keyof Outcome>(name: K) => sql`${outcomes.map((outcome) => outcome[name] ?? null)}`;
  await database.execute(
    sql`with outcomes as (
        select * from unnest(${all('id')}::text[], ${all('attempts')}::bigint[], ${all('status')}::text[],
          ${all('error')}::text[], ${all('dueAt')}::timestamptz[], ${all('released')}::boolean[]
        ) as o (id, attempts, status, error, due, released)
      ), finished as (
        update mails set status = outcomes.status, error = outcomes.error,
          attempts = mails.attempts - coalesce(outcomes.released, false)::int,
          "dueAt" = coalesce(outcomes.due, mails."dueAt"),
          "sentAt" = case when outcomes.status = 'sent' then ${now}::timestamptz end,
          updated = greatest(${now}::timestamptz, mails.updated + interval '1 millisecond')
        from outcomes where mails.id = outcomes.id and mails.attempts = outcomes.attempts
        returning mails.id, mails.status
      )
      delete from mail_secrets using finished
      where mail_secrets.mail = finished.id and finished.status in ('sent', 'expired', 'failed')`,
    'finish mails',
  );
}
