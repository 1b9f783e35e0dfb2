import { pushSubscriptions } from '#server/collections/push-subscriptions.ts';
import { sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import { equal } from '#server/documents/where.ts';

/** Ends the Web Push messages of all browsers of an account, after a new password (ALERT-4). */
export async function endPushMessages(work: Work, account: string): Promise<void> {
  await work.removeWhere(pushSubscriptions, equal(pushSubscriptions.fields.userId, account));
}

/** Ends the messages of all browsers, and knows none of them any more: the person has signed out everywhere. */
export async function forgetBrowsers(work: Work, account: string): Promise<void> {
  await endPushMessages(work, account);
  await work.sql.execute(
    sql`update accounts set devices_known_from = ${work.now} where id = ${account}`,
    'forget browsers',
  );
}
