import { CHOSEN_MESSAGES, MESSAGE_CHOICES } from '#domain/messages/message-choices.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';

/** Mails that are only news, each with the alert that says the same. All other mails are sent as well as their alert. */
const NEWS = CHOSEN_MESSAGES.map((message) => MESSAGE_CHOICES[message]).filter(({ isNews }) => isNews);

/** How long such a mail waits for its alert to be delivered, in milliseconds; it is sent if the alert is not. */
export const ALERT_FIRST = 120_000;

export const isOnlyNews = (kind: string): boolean => NEWS.some(({ mail }) => mail === kind);

const kinds = (of: 'alert' | 'mail') => sql`${NEWS.map((row) => row[of])}`;

/** Joins an alert with the mail that was enqueued with it and says the same. */
const pairOf = (alertId: string) => sql`mails alert
  join unnest(${kinds('alert')}::text[], ${kinds('mail')}::text[]) as news (alert, mail) on news.alert = alert.kind
  where alert.id = ${alertId} and mails."aboutId" = alert."aboutId" and mails.kind = news.mail
    and mails."userId" = alert."userId" and mails."createdAt" = alert."createdAt"`;

/** Whether the mail that says the same as an alert went out before it. */
export async function isMailedAlready(database: Database, alertId: string): Promise<boolean> {
  const mailed = await database.query(
    sql`select 1 from mails, ${pairOf(alertId)} and mails.status in ('sending', 'sent', 'kept')`,
    'mail before its alert',
  );
  return mailed.length > 0;
}

/** Withdraws the waiting mail that says the same as an alert which a push service has taken (APP-7). */
export async function withdrawMailOf(database: Database, now: Date, alertId: string): Promise<void> {
  await database.execute(
    sql`update mails set status = 'expired', error = 'An alert has said the same.',
        updated = greatest(${now}::timestamptz, mails.updated + interval '1 millisecond')
      from ${pairOf(alertId)} and mails.status = 'queued'`,
    'withdraw the mail of an alert',
  );
}
