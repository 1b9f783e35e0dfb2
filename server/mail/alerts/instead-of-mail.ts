import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { dishBack } from '#server/mail/emails/dishes/dish-back.ts';
import { mealMessages } from '#server/mail/emails/meals/meal-messages.ts';
import { orderAccepted } from '#server/mail/emails/order-accepted.ts';
import { orderChanged } from '#server/mail/emails/order-changed.ts';
import { orderDelivered } from '#server/mail/emails/order-delivered.ts';
import { orderOnItsWay } from '#server/mail/emails/order-on-its-way.ts';
import { dishBackAlert } from './dish-back-alert.ts';
import {
  orderAcceptedAlert,
  orderChangedAlert,
  orderDeliveredAlert,
  orderOnItsWayAlert,
} from './order-alerts.ts';

/** Mails that are only news, each with the alert that says the same. All other mails are sent as well as their alert. */
const NEWS = [
  [orderAcceptedAlert, orderAccepted],
  [orderChangedAlert, orderChanged],
  [orderOnItsWayAlert, orderOnItsWay],
  [orderDeliveredAlert, orderDelivered],
  [dishBackAlert, dishBack],
  [mealMessages.next.push, mealMessages.next.email],
] as const;

/** How long such a mail waits for its alert to be delivered, in milliseconds; it is sent if the alert is not. */
export const ALERT_FIRST = 120_000;

export const isOnlyNews = (kind: string): boolean => NEWS.some(([, mail]) => mail.kind === kind);

const kinds = (at: 0 | 1) => sql`${NEWS.map((pair) => pair[at].kind)}`;

/** Joins an alert with the mail that was enqueued with it and says the same. */
const pairOf = (alertId: string) => sql`mails alert
  join unnest(${kinds(0)}::text[], ${kinds(1)}::text[]) as news (alert, mail) on news.alert = alert.kind
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
