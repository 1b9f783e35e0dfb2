import { checkedQuery, column } from '#server/db/checked-query.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';
import type { Work } from '#server/documents/collection.ts';
import type { dishBackAlert } from '#server/mail/alerts/dish-back-alert.ts';
import type {
  orderAcceptedAlert,
  orderChangedAlert,
  orderChangeProposedAlert,
  orderDeliveredAlert,
  orderEndedAlert,
  orderOnItsWayAlert,
} from '#server/mail/alerts/order-alerts.ts';
import { enqueueMail } from '#server/mail/outbox.ts';

export type CustomerAlert =
  | typeof dishBackAlert
  | typeof orderAcceptedAlert
  | typeof orderChangedAlert
  | typeof orderChangeProposedAlert
  | typeof orderDeliveredAlert
  | typeof orderEndedAlert
  | typeof orderOnItsWayAlert;

/** The profile's choice that turns each alert on or off. */
const IS_WANTED: Record<CustomerAlert['kind'], SQL> = {
  'dish-back-alert': sql`"alertWhenDishBack"`,
  'order-accepted-alert': sql`"alertWhenAccepted"`,
  'order-changed-alert': sql`"alertWhenChanged"`,
  'order-change-proposed-alert': sql`"alertWhenAsked"`,
  'order-delivered-alert': sql`"alertWhenDelivered"`,
  'order-ended-alert': sql`"alertWhenEnded"`,
  'order-on-its-way-alert': sql`"alertWhenOnItsWay"`,
};

/** By the kind of an alert: the browsers of a customer whose profile wants it. */
const BROWSERS = new Map(
  Object.entries(IS_WANTED).map(([kind, isWanted]) => {
    const browsersOf = checkedQuery(
      `browsers that want ${kind}`,
      { id: column.text() },
      (userId: string) => sql`select s.id from "pushSubscriptions" s join users u on u.id = s."userId"
        where u.id = ${userId} and u.${isWanted}`,
    );
    return [kind, browsersOf];
  }),
);

/**
 * Enqueues an alert for each browser of a customer who wants this kind.
 * @param aboutId the id of the order, of its change, or of the dish
 * @returns whether there was such a browser
 */
export async function alertCustomer(
  work: Work,
  alert: CustomerAlert,
  { userId, aboutId, notBefore }: { userId: string | null; aboutId: string; notBefore: Date },
): Promise<boolean> {
  if (userId === null) return false;
  const browsers = (await BROWSERS.get(alert.kind)?.(work.sql, userId)) ?? [];
  for (const { id } of browsers) await enqueueMail(work, alert, { to: id, userId, aboutId, notBefore });
  return browsers.length > 0;
}
