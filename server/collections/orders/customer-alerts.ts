import {
  CHOSEN_MESSAGES,
  type ChosenMessage,
  choicesOf,
  MESSAGE_CHOICES,
} from '#domain/messages/message-choices.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
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

/** By the kind of an alert: the browsers of a customer whose profile wants it. */
const BROWSERS = new Map<string, ReturnType<typeof browsersThatWant>>(
  CHOSEN_MESSAGES.map((message) => [MESSAGE_CHOICES[message].alert, browsersThatWant(message)]),
);

function browsersThatWant(message: ChosenMessage) {
  const isWanted = sql.identifier(choicesOf(message).alert);
  return checkedQuery(
    `browsers that want ${message}`,
    { id: column.text() },
    (userId: string) => sql`select s.id from "pushSubscriptions" s join users u on u.id = s."userId"
      where u.id = ${userId} and u.${isWanted}`,
  );
}

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
